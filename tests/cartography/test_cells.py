"""A cell knows its inside by inset, whichever way it stands: held against the six hexsides of the geometry."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.cartography.numbers import cell_of
from printkit.models.grid import Grid
from printkit.models.laying import lay

GRIDS = {
    name: lay(
        Grid.model_validate({"orientation": name, "columns": "3", "rows": "3", "flat_to_flat": "20mm"}), None, None
    ).hexes
    for name in ("flat-top", "pointy-top")
}


def clear(orientation: str, dx: float, dy: float) -> float:
    """How far a point about the centre of hex B2 lies inside the nearest of its hexsides."""
    grid = GRIDS[orientation]
    x, y = grid.centre((2, 2))
    corners = grid.outline((2, 2))
    found = []
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        cross = (bx - ax) * (y + dy - ay) - (by - ay) * (x + dx - ax)
        found.append(cross / math.hypot(bx - ax, by - ay))
    return min(found)


@settings(max_examples=150)
@given(st.sampled_from(sorted(GRIDS)), st.floats(-13, 13), st.floats(-13, 13), st.floats(0, 6))
def test_inside_is_as_far_from_every_hexside_as_the_inset(orientation: str, dx: float, dy: float, inset: float) -> None:
    cell = cell_of(GRIDS[orientation], (2, 2))
    room = clear(orientation, dx, dy)
    if abs(room - inset) > 0.01:
        assert cell.inside(cell.x + dx, cell.y + dy, inset) == (room > inset)


@settings(max_examples=100)
@given(st.sampled_from(sorted(GRIDS)), st.floats(0, 6.3), st.floats(0, 6))
def test_reach_ends_on_the_border_of_the_shrunk_hex(orientation: str, angle: float, inset: float) -> None:
    cell = cell_of(GRIDS[orientation], (2, 2))
    away = cell.reach(angle, inset)
    assert clear(orientation, away * math.cos(angle), away * math.sin(angle)) == pytest.approx(inset, abs=0.01)
