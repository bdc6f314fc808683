"""Names of areas keep off hex numbers, and trees keep off names: read back from drawn maps as boxes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from printkit.check import check
from printkit.drawing import Drawing, Text, Use, apply, walk
from printkit.models.mapsheet import Mapsheet
from tests.maps import as_read, drawn
from tests.minikit import write_kit

Point = tuple[float, float]
MAP = """\
mapsheets:
  - id: one
    name: One
    grid: {columns: 9, rows: 8, flat_to_flat: 9mm}
    names:
      - {name: THE GREAT NORTHERN SEA, along: [A2, I6], size: 20pt}
"""


def face(size: str, names: list[dict[str, Any]], **fields: Any) -> Drawing:
    grid = {"columns": 6, "rows": 5, "flat_to_flat": size}
    return drawn(Mapsheet.model_validate(as_read({"id": "one", "name": "One", "grid": grid, "names": names, **fields})))


def corners(face: Drawing, name: str) -> list[list[Point]]:
    """The corners of the capitals of each text of a name, wherever it is turned."""
    found = []
    for seen in walk(face.marks):
        if isinstance(seen.mark, Text) and seen.mark.name == name:
            x, y, text = seen.mark.x, seen.mark.y, seen.mark
            across, up = (x, x + text.width), (y - round(0.66 * text.size), y)
            found.append([apply(seen.matrix, u, v) for u in across for v in up])
    return found


def apart(one: list[Point], other: list[Point]) -> bool:
    """Does a line along a side of one of two rectangles, however they are turned, part them?"""
    for a, b, c, _ in (one, other):
        for x, y in ((b[0] - a[0], b[1] - a[1]), (c[0] - a[0], c[1] - a[1])):
            first, second = ([p[0] * x + p[1] * y for p in box] for box in (one, other))
            if max(first) <= min(second) or max(second) <= min(first):
                return True
    return False


@pytest.mark.parametrize(
    "along",
    [["C1", "C4"], ["B2", "B3", "B4"], ["A2", "F2"], ["A1", "B2", "D4"]],
    ids=["down a column", "down in letters", "across", "bent"],
)
def test_a_name_keeps_off_the_numbers_that_it_would_cover(along: list[str]) -> None:
    found = face("18mm", [{"name": "THE WOLD", "along": along, "size": "11pt"}])
    letters, numbers = corners(found, "area-name"), corners(found, "label")
    assert letters and len(numbers) == 30
    assert [(a, b) for a in letters for b in numbers if not apart(a, b)] == []


def test_a_name_that_is_in_nobodys_way_stands_where_it_was_put() -> None:
    found = face("18mm", [{"name": "Sea", "along": ["B2"], "size": "6pt"}])
    ((*points,),) = corners(found, "area-name")
    middle = sum(x for x, _ in points) / 4
    centre = Mapsheet.model_validate(
        as_read({"id": "one", "name": "One", "grid": {"columns": 6, "rows": 5, "flat_to_flat": "18mm"}})
    ).hexes
    assert math.isclose(middle / 1000, centre.centre(centre.find("B2"))[0], abs_tol=0.6)


@pytest.mark.parametrize("along", [["B2"], ["A1", "B2", "C3"]])
def test_a_name_that_an_empty_cell_gave_is_drawn_as_nothing(along: list[str]) -> None:
    grid = {"columns": 6, "rows": 5, "flat_to_flat": "18mm"}
    names = [{"name": "Sea", "along": along}]
    sheet = Mapsheet.model_validate(as_read({"id": "one", "name": "One", "grid": grid, "names": names}))
    found = drawn(sheet.model_copy(update={"names": (sheet.names[0].model_copy(update={"name": ""}),)}))
    assert all(
        not seen.mark.text.strip() for seen in walk(found.marks) if getattr(seen.mark, "name", "") == "area-name"
    )


@pytest.mark.parametrize("along", [["B2"], ["A1", "B2", "C3"]])
def test_a_name_of_blanks_is_refused(along: list[str]) -> None:
    with pytest.raises(ValueError, match="the name is blank"):
        face("18mm", [{"name": "  ", "along": along}])


@pytest.mark.parametrize(("italic", "font"), [("yes", "Source Sans Pro Italic"), ("no", "Barlow Condensed SemiBold")])
def test_names_of_areas_lean_unless_they_are_told_not_to(italic: str, font: str, tmp_path: Path) -> None:
    text = MAP.replace("THE GREAT NORTHERN SEA", "Sea").replace("20pt", f"8pt, italic: {italic}")
    inspection = check(write_kit(tmp_path / "kit", {"it.yaml": text})).inspection
    assert inspection is not None
    marks = [seen.mark for seen in walk(inspection.pieces[0].front.marks)]
    assert {mark.font for mark in marks if isinstance(mark, Text) and mark.name == "area-name"} == {font}


def trees(face: Drawing) -> Iterator[tuple[float, float, float]]:
    """Centre and radius of every tree, in micrometres."""
    for mark in walk_uses(face.marks):
        yield mark.matrix[4], mark.matrix[5], mark.symbol.box[2] * math.hypot(*mark.matrix[:2])


def walk_uses(marks: Any) -> Iterator[Use]:
    for mark in marks:
        if isinstance(mark, Use):
            yield mark
        elif hasattr(mark, "marks"):
            yield from walk_uses(mark.marks)


def covered(face: Drawing, letters: list[list[Point]]) -> int:
    """How many trees have their middle or most of a radius in a letter."""

    def over(x: float, y: float, r: float, box: list[Point]) -> bool:
        dx = max(min(p[0] for p in box) - x, 0.0, x - max(p[0] for p in box))
        dy = max(min(p[1] for p in box) - y, 0.0, y - max(p[1] for p in box))
        return math.hypot(dx, dy) < 0.5 * r

    return sum(any(over(x, y, r, box) for box in letters) for x, y, r in trees(face))


def test_trees_keep_off_the_letters() -> None:
    with_name = face("18mm", [{"name": "DARK WOOD", "along": ["A3", "E3"], "size": "12pt"}], base_terrain="woods")
    bare = face("18mm", [], base_terrain="woods")
    letters = corners(with_name, "area-name")
    assert covered(with_name, letters) == 0 < covered(bare, letters)
    assert len(list(trees(with_name))) > 0.8 * len(list(trees(bare)))


def test_a_name_that_cannot_keep_off_is_told(tmp_path: Path) -> None:
    (finding,) = check(write_kit(tmp_path / "kit", {"it.yaml": MAP})).findings
    assert (finding.rule, finding.span.line) == ("labels-clear", 6)
    assert "the name THE GREAT NORTHERN SEA lies over hex number" in finding.message
    assert "'along'" in finding.fix and "'size'" in finding.fix
