"""Labels of hexes stand inside what is there of their hex, at every position, upright and turned, whole and half."""

from __future__ import annotations

from typing import Any

import pytest

from printkit.cartography.label_spot import LABEL_SIZE, label_sides, label_size, label_spot
from printkit.grids.hex import HexGrid
from printkit.models.grid import Grid
from printkit.models.laying import lay
from printkit.models.numbering import Numbering
from printkit.units import points


def laid(size: str, orientation: str, **numbering: Any) -> tuple[HexGrid, Numbering]:
    asked = Grid.model_validate(
        {
            "orientation": orientation,
            "columns": "4",
            "rows": "4",
            "flat_to_flat": size,
            "half_hexes": "all",
            "numbering": {"format": "{column:02}{row:02}", **numbering},
        }
    )
    return lay(asked, None, None).hexes, asked.numbering


def inside(grid: HexGrid, hex: tuple[int, int], x: float, y: float) -> bool:
    """Is a point within what is shown of a hex? By the side of each edge on which it lies."""
    corners = [grid.point(at) for at in grid.shown(hex)]
    ends = [*corners[1:], corners[0]]
    turns = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in zip(corners, ends, strict=True)]
    return all(turn >= -1e-6 for turn in turns)


@pytest.mark.parametrize("turn", ["0", "180"])
@pytest.mark.parametrize("position", ["top", "bottom", "centre", "vertex"])
@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@pytest.mark.parametrize("size", ["8mm", "15mm", "25mm"])
def test_a_label_lies_within_its_hex(size: str, orientation: str, position: str, turn: str) -> None:
    grid, numbering = laid(size, orientation, position=position, turn=turn)
    for hex in grid.hexes():
        if len(grid.cut_by(hex)) > 1 or (grid.cut_by(hex) and position == "vertex"):
            continue
        spot = label_spot(grid, hex, numbering)
        high = 0.7 * spot.size * (-1 if spot.turned else 1)
        wide = 0.5 * 4 * 0.46 * spot.size
        for dx in (-wide, wide):
            assert inside(grid, hex, spot.x + dx, spot.base), (grid.label(hex), "baseline")
            assert inside(grid, hex, spot.x + dx, spot.base - high), (grid.label(hex), "top of the digits")


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_a_turned_label_stands_where_the_upright_one_comes_to_lie(orientation: str) -> None:
    grid, upright = laid("20mm", orientation)
    turned = upright.model_copy(update={"turn": "180"})
    hex = (2, 2)
    x, y = grid.centre(hex)
    here, there = label_spot(grid, hex, upright), label_spot(grid, hex, turned)
    assert (there.x - x, there.base - y) == pytest.approx((x - here.x, y - here.base))
    assert there.turned and not here.turned
    assert there.covers(2 * x - here.x, 2 * y - here.top - 0.1)


@pytest.mark.parametrize(("size", "expected"), [("20mm", 1.0), ("15mm", 1.0), ("8mm", 0.73), ("5mm", 0.45)])
def test_labels_are_smaller_in_small_hexes(size: str, expected: float) -> None:
    grid, numbering = laid(size, "flat-top")
    assert label_size(grid, numbering) / points(LABEL_SIZE) == pytest.approx(expected, abs=0.2)
    stated = numbering.model_copy(update={"size": 2.0})
    assert label_size(grid, stated) == 2.0


@pytest.mark.parametrize(
    ("orientation", "numbering", "sides"),
    [
        ("flat-top", {}, ("N",)),
        ("flat-top", {"position": "bottom"}, ("S",)),
        ("flat-top", {"turn": "180"}, ("S",)),
        ("flat-top", {"position": "centre"}, ()),
        ("flat-top", {"position": "vertex"}, ()),
        ("pointy-top", {}, ("NE", "NW")),
        ("pointy-top", {"position": "vertex"}, ("NE", "NW")),
        ("pointy-top", {"position": "bottom"}, ("SW", "SE")),
        ("pointy-top", {"position": "bottom", "turn": "180"}, ("NE", "NW")),
    ],
)
def test_hexsides_beyond_a_label(orientation: str, numbering: dict[str, str], sides: tuple[str, ...]) -> None:
    assert label_sides(*laid("20mm", orientation, **numbering)) == sides
