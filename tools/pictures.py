"""Pictures of real pages for README and docs: built, rendered and laid side by side (``make docs``).

Every picture is made from a finished PDF, so it shows what a printer would print.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pypdfium2
from PIL import Image, ImageChops, ImageOps

import printkit
from printkit.sheets import Sheet
from tests.guides import write_guide

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
GAP, DESK = 24, "#8A8F98"
"""Pixels between pages, and the colour that they lie on."""


def pages_of(pdf: Path, labels: Sequence[str], dpi: float) -> list[Any]:
    """The pages with these labels, rendered to RGB images."""
    document = pypdfium2.PdfDocument(pdf)
    by_label = {document.get_page_label(number): number for number in range(len(document))}
    return [document[by_label[label]].render(scale=dpi / 72).to_pil().convert("RGB") for label in labels]


def side_by_side(images: Sequence[Any]) -> Any:
    """Images in a row on a grey desk, centred on one line."""
    height = max(image.height for image in images) + 2 * GAP
    width = sum(image.width + GAP for image in images) + GAP
    desk = Image.new("RGB", (width, height), DESK)
    x = GAP
    for image in images:
        desk.paste(image, (x, (height - image.height) // 2))
        x += image.width + GAP
    return desk


def save(image: Any, name: str) -> None:
    """Write docs/pictures/NAME, in as few colours as do it justice."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    buffer = io.BytesIO()
    image.quantize(192, dither=0).save(buffer, "PNG", optimize=True)
    (PICTURES / name).write_bytes(buffer.getvalue())


def page_with(sheets: Sequence[Sheet], piece: str) -> str:
    """The label of the first sheet on which a piece lies."""
    return next(sheet.label for sheet in sheets if any(p.piece.id == piece for p in sheet.placed))


def mmm() -> None:
    """The pictures of the MMM kit."""
    kit = ROOT / "components" / "mmm"
    inspection = printkit.check(kit).inspection
    if inspection is None:
        raise SystemExit("components/mmm does not check clean")
    sheets = [sheet for sheet in inspection.sheets if sheet.paper.name == "letter"]
    counters, chart, board = (page_with(sheets, piece) for piece in ("matt-mason", "turn-record", "sheet-3"))
    with TemporaryDirectory() as folder:
        printkit.build(kit, folder, papers=["letter"])
        pdf = Path(folder) / "mmm" / "mmm-letter.pdf"
        save(side_by_side(pages_of(pdf, ["1", board, chart], 64)), "mmm-pages.png")
        (sheet,) = pages_of(pdf, [counters], 180)
        save(sheet.crop(_inked(sheet)), "mmm-counters.png")
        (sheet,) = pages_of(pdf, [board], 110)
        save(sheet.crop((0, 0, sheet.width, sheet.height * 45 // 100)), "mmm-map.png")


def _inked(sheet: Any) -> tuple[int, int, int, int]:
    """The box of all but the footer, with some paper around it."""
    upper = sheet.crop((0, 0, sheet.width, sheet.height * 94 // 100))
    x0, y0, x1, y1 = ImageChops.invert(ImageOps.grayscale(upper)).getbbox() or (0, 0, *upper.size)
    return max(0, x0 - GAP), max(0, y0 - GAP), x1 + GAP, y1 + GAP


def guides() -> None:
    """The pictures of the guides' own kits."""
    with TemporaryDirectory() as folder:
        kit = write_guide("faces.md", Path(folder) / "kit")
        printkit.build(kit, folder, papers=["letter"], flip="none")
        pdf = Path(folder) / "guide-faces" / "guide-faces-letter.pdf"
        cards, counters, board = pages_of(pdf, ["3"], 90) + pages_of(pdf, ["4"], 200) + pages_of(pdf, ["5"], 60)
        save(cards.crop((0, 0, cards.width, cards.height * 7 // 10)), "guide-cards.png")
        save(counters.crop(_inked(counters)), "guide-counters.png")
        save(board, "guide-board.png")
        kit = write_guide("kits.md", Path(folder) / "first")
        built = printkit.build(kit, folder, papers=["letter"], flip="none")
        pdf = Path(folder) / built.name / f"{built.name}-letter.pdf"
        save(side_by_side(pages_of(pdf, ["3", "4", "5", "6"], 40)), "guide-first.png")
        kit = write_guide("mapsheets.md", Path(folder) / "map")
        printkit.build(kit, folder, papers=["letter"], flip="none")
        (sheet,) = pages_of(Path(folder) / "guide-map" / "guide-map-letter.pdf", ["3"], 80)
        save(sheet, "guide-map.png")


def five_arches() -> None:
    """The pictures of the second kit."""
    kit = ROOT / "components" / "five-arches"
    inspection = printkit.check(kit).inspection
    if inspection is None:
        raise SystemExit("components/five-arches does not check clean")
    sheets = [sheet for sheet in inspection.sheets if sheet.paper.name == "letter"]
    labels = [
        next(s.label for s in sheets if any(p.piece.kind == k for p in s.placed)) for k in ("mapsheet", "board", "card")
    ]
    with TemporaryDirectory() as folder:
        printkit.build(kit, folder, papers=["letter"])
        pdf = Path(folder) / "five-arches" / "five-arches-letter.pdf"
        save(side_by_side(pages_of(pdf, labels, 64)), "five-arches.png")


if __name__ == "__main__":
    mmm()
    five_arches()
    guides()
