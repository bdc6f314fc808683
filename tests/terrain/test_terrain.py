"""What the painters draw in a hex, on the five sheets of the kit and in hexes made for the purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from printkit.cartography.find import hex_terrains, side_terrains, terrains
from printkit.cartography.numbers import cell_of
from printkit.cartography.palette import Palette
from printkit.cartography.records import Cell, Course, Plot, SidePlot
from printkit.cartography.survey import survey
from printkit.drawing import Group, Path, walk
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import flatten
from printkit.units import mm
from tests.maps import drawn, mapsheet, mmm_faces, mmm_sheets

CELL = Cell("G3", 50.0, 40.0, 10.28, 8.89)
PALETTE = Palette.of({})
LOWERED = {"R10", "S10", "T9", "U9", "V8", "W8"}
"""Hexes of sheet III whose label makes room for the chasm above it."""


def outlines(name: str, cell: Cell = CELL, seed: int = 1) -> list[Path]:
    return [mark for mark in hex_terrains()[name].paint(Plot(cell, seed, PALETTE)) if isinstance(mark, Path)]


def corners(paths: list[Path]) -> Iterator[tuple[float, float]]:
    return ((mm(round(x)), mm(round(y))) for path in paths for line in flatten(path.segments) for x, y in line)


def sheets_with_hexes() -> Iterator[tuple[Mapsheet, str, Cell, tuple[Path, ...]]]:
    """Every hex of the kit that carries terrain: its sheet, terrain, cell and marks."""
    for sheet in mmm_sheets():
        found = survey(sheet)
        assert found is not None
        groups = {mark.name: mark for mark in mmm_faces()[sheet.numeral].marks if isinstance(mark, Group)}
        for hex, name in found.terrain.items():
            group = groups[f"hex:{found.grid.label(hex)}"]
            paths = tuple(seen.mark for seen in walk(group.marks) if isinstance(seen.mark, Path))
            yield sheet, name, cell_of(found.grid, hex), paths


def test_the_terrains_of_the_rule_text_have_painters() -> None:
    assert {"chasm", "dense", "plain", "rough"} <= set(terrains())


def test_plain_draws_nothing() -> None:
    assert outlines("plain") == []


def test_every_rough_hex_has_two_to_six_rocks_and_every_dense_one_more() -> None:
    counts = Counter()
    for _, name, cell, paths in sheets_with_hexes():
        rocks = sum(path.name == "rock" for path in paths)
        assert (2 <= rocks <= 6) if name == "rough" else rocks > 6 or _has_rim(paths), (cell.label, name, rocks)
        counts[name] += 1
    assert counts["rough"] > 150
    assert counts["dense"] > 90


def _has_rim(paths: tuple[Path, ...]) -> bool:
    return any(path.name == "crater rim" for path in paths)


def test_only_dense_hexes_have_a_patch() -> None:
    for _, name, cell, paths in sheets_with_hexes():
        assert any(path.name == "patch" for path in paths) == (name == "dense"), cell.label


def test_no_ink_crosses_a_hexside() -> None:
    for sheet, _, cell, paths in sheets_with_hexes():
        outside = [at for at in corners(list(paths)) if not cell.inside(*at, inset=0.1)]
        assert outside == [], f"{sheet.numeral} {cell.label}"


def test_no_ink_but_the_patch_enters_a_label() -> None:
    for sheet, _, cell, paths in sheets_with_hexes():
        if cell.label in LOWERED:
            continue
        drawn_ink = [path for path in paths if path.name not in ("patch", "crater floor")]
        inside = [at for at in corners(drawn_ink) if cell.in_label(*at, pad=-0.1)]
        assert inside == [], f"{sheet.numeral} {cell.label}"


def test_no_two_hexes_are_alike() -> None:
    shapes = Counter()
    for _, _, cell, paths in sheets_with_hexes():
        x, y = round(cell.x * 1000), round(cell.y * 1000)
        moved = tuple((op, *(v - (x, y)[i % 2] for i, v in enumerate(args))) for p in paths for op, args in p.segments)
        shapes[moved] += 1
    assert max(shapes.values()) == 1


def test_a_hex_depends_on_its_label_and_the_seed_and_on_nothing_else() -> None:
    elsewhere = Cell("G3", 150.0, 240.0, 10.28, 8.89)
    assert outlines("rough")[0].segments != outlines("rough", elsewhere)[0].segments
    steps = [[args for _, args in mark.segments] for mark in outlines("rough")]
    moved = [[args for _, args in mark.segments] for mark in outlines("rough", elsewhere)]
    assert [[len(a) for a in mark] for mark in steps] == [[len(a) for a in mark] for mark in moved]
    assert outlines("rough") == outlines("rough")
    assert outlines("rough", seed=2) != outlines("rough")


def test_editing_one_hex_leaves_the_others_as_they_are() -> None:
    before = drawn(mapsheet(terrain={"rough": ["C2", "D2"]}))
    after = drawn(mapsheet(terrain={"rough": ["C2"], "dense": ["D2", "E3"]}))
    pick = [[m for m in face.marks if isinstance(m, Group) and m.name == "hex:C2"] for face in (before, after)]
    assert pick[0][0].marks == pick[1][0].marks


@pytest.mark.parametrize("joined", [(False, False), (True, False), (True, True)])
def test_a_chasm_narrows_to_a_point_at_open_ends_only(joined: tuple[bool, bool]) -> None:
    course = Course("chasm-0", ((10.0, 50.0), (20.0, 50.0), (25.0, 58.9), (35.0, 58.9)), joined)
    plot = SidePlot((course,), 1, PALETTE, lambda x, y: False)
    wall = next(m for m in side_terrains()["chasm"].paint(plot) if isinstance(m, Path) and m.name == "wall")
    near_start = [abs(y - 50.0) for x, y in corners([wall]) if x < 10.4]
    near_end = [abs(y - 58.9) for x, y in corners([wall]) if x > 34.6]
    assert (max(near_start) > 1.0, max(near_end) > 1.0) == joined


def test_rocks_keep_away_from_a_chasm() -> None:
    sheet = mapsheet(terrain={"rough": ["D2"]}, hexsides={"chasm": [["D2/N", "D2/NE"]]})
    found = survey(sheet)
    assert found is not None
    (group,) = (mark for mark in drawn(sheet).marks if isinstance(mark, Group) and mark.name == "hex:D2")
    top = found.grid.centre(found.grid.find("D2"))[1] - found.grid.flat_to_flat / 2
    rocks = [mark for mark in group.marks if isinstance(mark, Path) and mark.name == "rock"]
    assert rocks
    assert min(y for _, y in corners(rocks)) > top + 2.5
