"""Terrain and landforms that a mapsheet names can be drawn.

Law: every terrain, hexside terrain, path and landform is one that printkit has or that the kit defines, what the kit
defines is like one that there is, terrain of hexes is not used along hexsides nor the other way round, and ``relief``
holds what the landform understands.
Why: a misspelt terrain would leave its hexes blank, and blank means Plain.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
        terrain: {rouhg: [C3]}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {pitches: 6, rows: 4}
        terrain: {rough: [C3]}
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from printkit.cartography.find import area_terrains, hex_terrains, landforms, side_terrains
from printkit.cartography.relief import read_relief
from printkit.cartography.stock_paths import STOCK_PATHS
from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import NOWHERE, Span, did_you_mean
from printkit.models.mapsheet import Mapsheet
from printkit.models.terrain import NO_SYMBOL, NONE, is_file

_CALLED = {"terrain": "terrain", "hexside-type": "hexside terrain", "path-type": "path"}


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each word that nothing answers to, and for each fault of a ``relief``."""
    kit = inspection.kit
    for sheet in kit.of("mapsheet"):
        yield from _sheet(sheet, kit.lacking)
    local = [own for sheet in kit.of("mapsheet") for own in sheet.terrains]
    for own in (*kit.of("terrain"), *local):
        word = own.symbol
        if word is not None and not is_file(word) and word != NO_SYMBOL and word not in area_terrains():
            fix = did_you_mean(word, [*area_terrains(), NO_SYMBOL])
            yield Violation(own.span_of("symbol"), f"no stock terrain has a symbol {word!r}", fix)
    for models, known, what in (
        ((*kit.of("terrain"), *local), area_terrains(), "stock terrain"),
        (kit.of("path-type"), STOCK_PATHS, "stock path"),
        (kit.of("hexside-type"), side_terrains(), "stock hexside"),
    ):
        for own in models:
            if own.like not in known:
                yield Violation(own.span_of("like"), f"no {what} is named {own.like!r}", did_you_mean(own.like, known))


def _sheet(sheet: Mapsheet, lacking: Container[str]) -> Iterator[Violation]:
    in_hexes = [*hex_terrains(), *area_terrains(), *sheet.own_terrains]
    on_sides = [*side_terrains(), *(own.id for own in sheet.shared.hexsides)]
    paths = [*STOCK_PATHS, *(own.id for own in sheet.shared.paths)]
    answers = {"terrain": in_hexes, "hexside-type": on_sides, "path-type": paths}
    for kind, name, span in _named(sheet):
        known, what = answers[kind], _CALLED[kind]
        if name not in known and kind not in lacking:
            yield Violation(span, f"unknown {what} {name!r}", did_you_mean(name, known))
    if not sheet.landform:
        if sheet.relief is not None:
            message = "relief tells a landform what to draw, and there is none"
            yield Violation(sheet.span_of("relief"), message, "add 'landform: ...', or take relief out")
        return
    form = landforms().get(sheet.landform)
    if form is None:
        yield Violation(
            sheet.span_of("landform"), f"unknown landform {sheet.landform!r}", did_you_mean(sheet.landform, landforms())
        )
        return
    for fault in read_relief(sheet.relief, form)[1]:
        place = sheet.span_of("relief") if fault.span == NOWHERE else fault.span
        yield Violation(place, fault.message, fault.fix)


def _named(sheet: Mapsheet) -> Iterator[tuple[str, str, Span]]:
    """What the sheet names: the kind, the name and its place; each name of a kind once."""
    yield "terrain", sheet.base_terrain, sheet.span_of("base_terrain")
    for name in sheet.terrain:
        yield "terrain", name, sheet.span_of("terrain", name)
    if sheet.terrain_block is not None:
        for character, name in sheet.terrain_block.legend.items():
            if name == NONE:
                continue
            yield "terrain", name, sheet.terrain_block.span_of("legend", character)
    told: set[str] = set()
    for row in sheet.shared.rows:
        name = row.cells["terrain"].text if "terrain" in row.cells else ""
        if name and name not in told:
            told.add(name)
            yield "terrain", name, row.span_of("terrain")
    for name in sheet.hexsides:
        yield "hexside-type", name, sheet.span_of("hexsides", name)
    for name in sheet.paths:
        yield "path-type", name, sheet.span_of("paths", name)


RULE = Rule("terrain and landforms of a mapsheet can be drawn", check)
