"""The seam test of field.md: hexes of one colour, printed and looked at with 150 dpi, show no seam."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from printkit.cartography.atlas import Atlas
from printkit.cartography.face import face
from printkit.colour import Colour, rgb
from printkit.drawing import Drawing, Group, Mark, Paint, Path, walk
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import polygon
from tests.cartography.map_pages import pixels
from tests.maps import as_read, plain_atlas

FILL = Colour("#7FA36B")
GRID = {"columns": 12, "rows": 10, "flat_to_flat": "15mm", "margin": "5mm"}


def a_map(**fields: Any) -> Mapsheet:
    own = [{"id": "moss", "name": "Moss", "fill": str(FILL), "symbol": "none", "edge": {"width": "0mm"}}]
    return Mapsheet.model_validate(as_read({"id": "one", "name": "One", "grid": GRID, "terrains": own, **fields}))


def atlas(sheet: Mapsheet) -> Atlas:
    """Ground red, so that a seam is seen."""
    return plain_atlas(sheet, ground="#FF0000")


def fills(drawing: Drawing) -> Drawing:
    """Only the ground and the areas: numbers and grid lie over any seam."""

    def kept(mark: Mark) -> bool:
        return mark.name == "ground" or mark.name.startswith("area:")

    return replace(drawing, marks=tuple(mark for mark in drawing.marks if kept(mark)))


def off_colour(drawing: Drawing, sheet: Mapsheet) -> int:
    """Pixels within the field, a hex from its border, that are not of the fill's colour."""
    image = pixels(drawing)
    x0, y0, x1, y1 = (round(at / 25.4 * 150) for at in sheet.hexes.frame)
    inner = image.crop((x0 + 60, y0 + 60, x1 - 60, y1 - 60))
    colours = inner.getcolors(1_000_000) or []
    return sum(count for count, colour in colours if colour != rgb(FILL))


def one_by_one(sheet: Mapsheet, drawing: Drawing) -> Drawing:
    """What peers do: every hex filled for itself."""
    shapes = [Path(polygon(sheet.hexes.outline(hex)), Paint(FILL)) for hex in sheet.hexes.hexes()]
    return replace(drawing, marks=(drawing.marks[0], *shapes))


def test_hexes_of_one_terrain_are_one_area_without_a_seam() -> None:
    sheet = a_map(base_terrain="moss")
    assert off_colour(fills(face(sheet, atlas(sheet))), sheet) == 0


def test_hexes_filled_one_by_one_show_seams() -> None:
    sheet = a_map(base_terrain="moss")
    assert off_colour(one_by_one(sheet, fills(face(sheet, atlas(sheet)))), sheet) > 1000


def test_no_ground_shows_between_two_terrains() -> None:
    sheet = a_map(base_terrain="moss", terrain={"lake": ["D3:F6"], "woods": ["G3:H6"]})
    image = pixels(fills(face(sheet, atlas(sheet))))
    x0, y0, x1, y1 = (round(at / 25.4 * 150) for at in sheet.hexes.frame)
    inner = image.crop((x0 + 60, y0 + 60, x1 - 60, y1 - 60))
    reddest = max(red - green for _, (red, green, _) in inner.getcolors(1_000_000) or [])
    assert reddest < 10


def test_an_area_is_one_outline_in_its_own_group() -> None:
    sheet = a_map(terrain={"woods": ["C3:E6"]})
    (group,) = (mark for mark in face(sheet, atlas(sheet)).marks if mark.name == "area:woods")
    assert isinstance(group, Group)
    fill = next(seen.mark for seen in walk((group,)) if seen.mark.name == "fill")
    assert isinstance(fill, Path)
    assert sum(op == "M" for op, _ in fill.segments) == 1
