"""The run of a build: draw, check, impose, export, write. Nothing heavy is imported before something has changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from printkit import manifest
from printkit.findings import Finding
from printkit.output import OutputError, publish
from printkit.paper import PAPERS

if TYPE_CHECKING:
    from printkit.check import Checked
    from printkit.contracts import Inspection, Product


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did."""

    name: str
    """The kit's."""
    findings: tuple[Finding, ...]
    folder: Path | None = None
    """Where the output is; None: nothing was written, because of the findings."""
    summary: str = ""
    """What was made: '5 mapsheets, 74 counters (61 unique), 3 charts, 18 pages, 412 KB'."""
    unchanged: bool = False
    """Was everything there already?"""
    readable: bool = True
    """Could kit.yaml be read?"""


@contextmanager
def _no_collector() -> Iterator[None]:
    """Frozen marks hold no cycles: the cyclic collector would only walk them again and again."""
    import gc

    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@_no_collector()
def build(
    folder: Path | str,
    output: Path | str = "output",
    papers: Sequence[str] = tuple(PAPERS),
    flip: str = "long",
    tell: Callable[[str], None] = lambda stage: None,
    taken: Collection[Path] = (),
    only: Sequence[str] = (),
) -> Built:
    """Build the kit in ``folder`` into ``output/<kit>``.

    ``flip`` is 'long' (backs follow their fronts, for a long-edge duplexer) or 'none' (fronts only). A kit with a
    finding of level error is not built, and the old output stays. ``tell`` hears the name of each stage. ``only`` names
    kinds, pieces or pages (printkit.selection) whose leaves alone are made. Raises OutputError if the output cannot be
    written, would replace one of the folders ``taken``, or is of something that the kit has not.
    """
    folder, output = Path(folder), Path(output)
    key = manifest.key_of(folder, output, (*papers, flip, *only))
    found = manifest.unchanged(folder, output, key)
    if found is not None and output / found.kit not in taken:
        return Built(found.kit, found.findings, output / found.kit, found.summary, unchanged=True)
    tell("drawing and checking")
    checked = _check(folder, papers, flip)
    if checked.kit is None or checked.inspection is None or not checked.clean:
        name = checked.kit.name if checked.kit else folder.name
        return Built(name, checked.findings, readable=checked.kit is not None)
    name = checked.kit.name
    if output / name in taken:
        raise OutputError(f"{folder}: another kit is called {name!r} too; give one of them another name")
    product = _product(checked.inspection, papers, only)
    sizes: dict[str, int] = {}

    def files() -> Iterator[tuple[str, bytes]]:
        """Each file as it is made, so that a large kit is never whole in memory; the seal, which knows all, last."""
        for path, data in _export(product, tell):
            sizes[path] = len(data)
            yield path, data
        yield manifest.Manifest(key, name, summarise(product, sizes), checked.findings, sizes).seal()

    publish(output / name, files())
    return Built(name, checked.findings, output / name, summarise(product, sizes))


def _check(folder: Path, papers: Sequence[str], flip: str) -> Checked:
    from printkit.check import check
    from printkit.sheets import Request

    return check(folder, [Request(PAPERS[paper], flip) for paper in papers])


def _product(inspection: Inspection, papers: Sequence[str], only: Sequence[str]) -> Product:
    from printkit import catalog
    from printkit.contracts import Product
    from printkit.selection import select

    sheets = {paper: tuple(sheet for sheet in inspection.sheets if sheet.paper.name == paper) for paper in papers}
    product = Product(inspection.kit, inspection.pieces, sheets)
    return select(product, only, {name: kind.key for name, kind in catalog.kinds().items()}) if only else product


def _export(product: Product, tell: Callable[[str], None]) -> Iterator[tuple[str, bytes]]:
    from printkit import catalog

    for name, exporter in catalog.exporters().items():
        tell(name)
        yield from exporter.write(product)


def summarise(product: Product, sizes: Mapping[str, int]) -> str:
    """What was made: pieces by kind with their copies, pages and size of the first paper's PDF."""
    from printkit import catalog

    kinds = catalog.kinds()
    parts = []
    for name in dict.fromkeys(piece.kind for piece in product.pieces):
        copies = [piece.copies for piece in product.pieces if piece.kind == name and piece.copies]
        if kinds[name].plural and copies:
            unique = f" ({len(copies)} unique)" if len(copies) != sum(copies) else ""
            parts.append(_counted(sum(copies), name, kinds[name].plural) + unique)
    sheets = next(iter(product.sheets.values()))
    size = next((size for path, size in sizes.items() if path.endswith(".pdf")), 0)
    return ", ".join([*parts, _counted(len(sheets), "page", "pages"), f"{size / 1000:.0f} KB"])


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
