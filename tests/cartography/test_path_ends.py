"""Where a path ends, seen in pixels: flush with the hexside at the map's edge, round in a hex."""

from __future__ import annotations

from printkit.cartography.face import face
from printkit.models.mapsheet import Mapsheet
from tests.cartography.map_pages import pixels
from tests.maps import as_read, plain_atlas

GRID = {"columns": 3, "rows": 3, "flat_to_flat": "30mm", "margin": "12mm", "numbering": {"every": "0"}}
DPI = 300


def inked(run: list[str], at: str, away: float) -> bool:
    """Is there road beside the bare map, ``away`` millimetres above the middle of a hexside or hex?"""
    paths = {"paths": {"road": [run]}}
    point = None
    images = []
    for more in ({}, paths):
        sheet = Mapsheet.model_validate(
            as_read({"id": "one", "name": "One", "grid": GRID, "base_terrain": "clear", **more})
        )
        grid = sheet.hexes
        if "/" in at:
            (ax, ay), (bx, by) = (grid.point(end) for end in grid.find_side(at))
            point = (ax + bx) / 2, (ay + by) / 2
        else:
            point = grid.centre(grid.find(at))
        images.append(pixels(face(sheet, plain_atlas(sheet)), DPI))
    assert point is not None
    x, y = (round(v / 25.4 * DPI) for v in (point[0], point[1] - away))
    bare, drawn = (image.getpixel((x, y)) for image in images)
    return bare != drawn


def test_a_road_is_cut_off_where_the_map_ends() -> None:
    run = ["A1/N", "A1", "A2"]
    assert inked(run, "A1/N", -0.3)
    assert not inked(run, "A1/N", 0.3)


def test_a_road_that_ends_in_a_hex_has_a_round_end() -> None:
    run = ["A2", "A3", "A3/S"]
    assert inked(run, "A2", 0.25)
    assert not inked(run, "A2", 2.0)


def test_both_ends_of_a_road_within_the_map_are_round() -> None:
    run = ["A2", "A3"]
    assert inked(run, "A2", 0.25)
    assert inked(run, "A3", -0.25)
