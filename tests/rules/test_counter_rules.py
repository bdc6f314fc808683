"""The rules about counters as cut and seen, each shown a copy of the MMM kit with one thing changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit import catalog
from printkit.contracts import Inspection
from printkit.drawing import Drawing
from printkit.load import load
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet

MMM = Path(__file__).parents[2] / "components" / "mmm"
BACKS, FIGURES, FITS = "backs-identical", "silhouettes-differ", "counter-fits-hex"
DECOYS = "template: decoy, back: search-back"
DISC = "- {icon: art/back-search.svg, name: emblem, x: 6.35mm, y: 6.35mm}"
DECOY_WIDTH = "- id: decoy\n    width: 1/2in"
SPARE_BACKS = """\
  - {id: other-back, width: 1/2in, height: 1/2in, bleed: 2.5mm, elements: [{shape: face, fill: ink}]}
  - {id: large-back, extends: search-back, width: 5/8in, height: 5/8in, bleed: 2.5mm}
  - id: twin-back
    width: 1/2in
    height: 1/2in
    bleed: 2.5mm
    elements:
      - {shape: face, fill: search, role: background}
      - {icon: art/back-search.svg, name: emblem, x: 6.35mm, y: 6.35mm}
"""


def inspected(folder: Path, scale: float = 0.9138) -> Inspection:
    """The kit's counters, and a mapsheet laid on a sheet at this scale (its map is not drawn)."""
    kit, findings = load(folder, catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    pieces = tuple(p for one in kit.of("counter") for p in catalog.kinds()["counter"].draw(one, kit))
    sheet = kit.of("mapsheet")[0]
    board = Piece("mapsheet", sheet.id, sheet.name, Drawing(215_900, 266_700, ()))
    laid = Sheet(PAPERS["a4"], "1", "", "", (Placed(board, False, 0, 0, scale),), ())
    return Inspection(kit, pieces, (laid,))


def told(rule: str, inspection: Inspection) -> list[str]:
    return [violation.message for violation in catalog.rules()[rule].check(inspection)]


def changed(folder: Path, file: str, old: str, new: str) -> Inspection:
    """A copy of the kit, some spare backs in its templates, and one text in one file replaced."""
    shutil.copytree(MMM, folder)
    with (folder / "templates.yaml").open("a", encoding="utf-8") as templates:
        templates.write(SPARE_BACKS)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return inspected(folder)


@pytest.mark.parametrize("rule", [BACKS, FIGURES, FITS])
def test_the_kit_as_it_is_breaks_no_rule(rule: str) -> None:
    assert told(rule, inspected(MMM)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "difference"),
    [
        ("counters.yaml", DECOYS, "template: decoy, back: other-back", "the backs differ"),
        ("counters.yaml", DECOYS, "template: decoy", "one of them has no back"),
        ("counters.yaml", DECOYS, "template: decoy, back: large-back", "the backs differ in size"),
        ("templates.yaml", DISC, DISC.replace("x: 6.35mm", 'x: "{x}"'), "the backs differ"),
        ("templates.yaml", DISC, DISC.replace("name: emblem", "when: {class: crew}"), "the backs differ"),
        ("templates.yaml", DECOY_WIDTH, DECOY_WIDTH.replace("1/2in", "13mm"), "the fronts differ in size"),
    ],
)
def test_a_decoy_that_can_be_told_from_storm(file: str, old: str, new: str, difference: str, tmp_path: Path) -> None:
    found = told(BACKS, changed(tmp_path / "kit", file, old, new))
    assert found[0] == f"Lunch box can be told from Sgt. Storm: {difference}"
    assert len(found) == 8


def test_two_backs_that_look_alike_are_alike(tmp_path: Path) -> None:
    """What counts is what is printed: a second template with the same marks gives nobody away."""
    assert told(BACKS, changed(tmp_path / "kit", "counters.yaml", DECOYS, "template: decoy, back: twin-back")) == []


def test_two_figures_of_one_outline(tmp_path: Path) -> None:
    found = told(
        FIGURES, changed(tmp_path / "kit", "tables/pieces.yaml", "art: art/jeff-long.svg", "art: art/matt-mason.svg")
    )
    assert [message.split(" of ")[0] for message in found] == ["Jeff Long and Matt Mason differ in 4%"]


@pytest.mark.parametrize(
    ("scale", "too_large"),
    [(1.0, []), (0.9138, []), (0.89, ["space-crawler", "unitred", "astro-trac", "space-station"])],
)
def test_counters_and_hexes_at_the_printed_scale(scale: float, too_large: list[str]) -> None:
    found = told(FITS, inspected(MMM, scale))
    assert [message.split("'")[1] for message in found] == too_large


def test_the_finding_says_both_sizes() -> None:
    assert told(FITS, inspected(MMM, 0.8))[-1] == (
        "counter 'space-station' is 0.625 in, a printed hex 0.560 in between its flats"
    )
