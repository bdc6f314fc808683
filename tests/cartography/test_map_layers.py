"""A drawn map: layers in order, paths that end at the map's edge, symbols that keep clear, names and furniture."""

from __future__ import annotations

import math
from typing import Any

import pytest

from printkit.cartography.area_marks import MANY
from printkit.drawing import Drawing, Group, Mark, Path, Text, Use, apply, walk
from printkit.models.mapsheet import Mapsheet
from printkit.shapes import flatten
from printkit.units import mm
from tests.maps import as_read, drawn

GRID = {"columns": 6, "rows": 5, "flat_to_flat": "18mm", "margin": "6mm"}


def sheet(**fields: Any) -> Mapsheet:
    return Mapsheet.model_validate(
        as_read({"id": "one", "name": "One", "grid": GRID, "base_terrain": "clear", **fields})
    )


def named(face: Drawing, name: str) -> Group:
    (found,) = (mark for mark in face.marks if isinstance(mark, Group) and mark.name == name)
    return found


def order(face: Drawing) -> list[str]:
    """Names of the layers, each once."""
    found = (mark.name.partition(":")[0] for mark in face.marks)
    return list(dict.fromkeys(found))


def line(face: Drawing, name: str) -> list[tuple[float, float]]:
    """The points of a path's line, in millimetres."""
    path = next(mark for mark in named(face, name).marks if mark.name == "line")
    assert isinstance(path, Path)
    return [(x / 1000, y / 1000) for x, y in flatten(path.segments)[0]]


def test_layers_lie_in_the_order_in_which_maps_are_read() -> None:
    face = drawn(
        sheet(
            terrain={"woods": ["A1:B3"], "lake": ["E4"]},
            paths={"river": [["C2", "D2", "E3", "E4"]], "road": [["A1", "B1", "C2"]]},
            hexsides={"wall": [["C4/N"]]},
            towns=[{"hex": "C2", "name": "Ash"}],
            elevation={"levels": {"1": ["F5"]}},
            frame="yes",
            cartouche={"title": "One"},
        )
    )
    layers = order(face)
    expected = ["ground", "level", "hex", "slopes", "grid", "hexside", "town", "label", "frame", "cartouche"]
    assert [name for name in layers if name in expected] == expected
    at = {mark.name: i for i, mark in enumerate(face.marks) if mark.name}
    assert at["path:river"] < at["area:lake"] < at["grid"] < at["path:road"]


@pytest.mark.parametrize("word", ["A1/NW", "A1/N", "F5/SE", "F5/S"])
def test_a_road_ends_on_the_hexside_where_the_map_ends(word: str) -> None:
    found = sheet(paths={"road": [[word, word.partition("/")[0]]]})
    grid = found.hexes
    (ax, ay), (bx, by) = (grid.point(at) for at in grid.find_side(word))
    assert math.dist(line(drawn(found), "path:road")[0], ((ax + bx) / 2, (ay + by) / 2)) < 0.01


def test_casings_of_all_roads_lie_under_all_lines_so_that_junctions_are_open() -> None:
    face = drawn(sheet(paths={"road": [["A1", "B1", "C2"], ["C2", "C3"], ["C2", "D2"]]}))
    assert [mark.name for mark in named(face, "path:road").marks] == ["casing", "line"]


def test_roads_that_meet_share_the_centre() -> None:
    found = sheet(paths={"road": [["B2", "C3", "D3"], ["C3", "C4"]]})
    path = next(mark for mark in named(drawn(found), "path:road").marks if mark.name == "line")
    assert isinstance(path, Path)
    one, other = flatten(path.segments)
    centre = found.hexes.centre(found.hexes.find("C3"))
    for points in (one, other):
        assert min(math.dist((x / 1000, y / 1000), centre) for x, y in points) < 0.01


def uses(face: Drawing, label: str) -> list[Use]:
    return [mark for mark in named(face, f"hex:{label}").marks if isinstance(mark, Use)]


def test_trees_keep_off_roads_numbers_and_towns() -> None:
    found = sheet(
        terrain={"woods": ["A1:F5"]}, paths={"road": [["A3", "B3", "C3", "D3", "E3", "F3"]]}, towns=[{"hex": "C3"}]
    )
    face = drawn(found)
    road = line(face, "path:road")
    for label in ("B3", "C3", "D3", "E3"):
        for use in uses(face, label):
            x, y = mm(round(use.matrix[4])), mm(round(use.matrix[5]))
            radius = 0.6 * mm(use.symbol.box[2]) * math.hypot(*use.matrix[:2])
            assert min(math.dist((x, y), at) for at in road) > radius, label


def test_editing_one_hex_leaves_the_others_as_they_were() -> None:
    one, other = (drawn(sheet(terrain={"woods": words})) for words in (["A1:C3"], ["A1:C3", "E5"]))
    for label in ("A1", "B2", "C3"):
        assert uses(one, label) == uses(other, label)


def test_large_maps_share_patterns() -> None:
    rows = MANY // 50 + 1
    grid = {"columns": 50, "rows": rows, "flat_to_flat": "5mm"}
    face = drawn(sheet(grid=grid, base_terrain="woods"))
    hexes = [mark for mark in face.marks if mark.name.startswith("hex:")]
    assert len(hexes) == 50 * rows
    assert len({mark.symbol.id for mark in hexes if isinstance(mark, Use)}) <= 24


def texts(face: Drawing, name: str) -> list[Text]:
    return [seen.mark for seen in walk(face.marks) if isinstance(seen.mark, Text) and seen.mark.name == name]


def test_a_straight_name_is_one_text_and_a_bent_one_is_letters() -> None:
    names = [{"name": "Grey Sea", "along": ["A1", "C2"]}, {"name": "Wold", "along": ["A4", "C5", "E4"]}]
    words = [text.text for text in texts(drawn(sheet(names=names)), "area-name")]
    assert words == ["Grey Sea", "W", "o", "l", "d"]


def test_a_name_fills_its_line_with_letterspacing() -> None:
    near, far = (
        texts(drawn(sheet(names=[{"name": "Sea", "along": along}])), "area-name")[0]
        for along in (["B2", "C3"], ["A2", "F4"])
    )
    assert far.tracking > near.tracking


def test_the_larger_town_chooses_its_place_first_and_every_name_has_a_halo() -> None:
    towns = [{"hex": "B2", "name": "Small", "size": "village"}, {"hex": "C3", "name": "Large", "size": "capital"}]
    found = texts(drawn(sheet(towns=towns)), "town")
    assert [text.text for text in found] == ["Large", "Small"]
    assert all(text.halo is not None for text in found)


def test_numbers_under_the_cartouche_are_not_printed() -> None:
    plain, titled = drawn(sheet()), drawn(sheet(cartouche={"title": "The Vale", "at": "top-left"}))
    hidden = {text.text for text in texts(plain, "label")} - {text.text for text in texts(titled, "label")}
    assert "A1" in hidden
    assert "F5" not in hidden


def boxes(mark: Mark) -> tuple[float, float, float, float]:
    points = [
        apply(seen.matrix, x, y)
        for seen in walk((mark,))
        if isinstance(seen.mark, Path)
        for part in flatten(seen.mark.segments)
        for x, y in part
    ]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def test_two_things_in_one_corner_stand_side_by_side() -> None:
    face = drawn(sheet(cartouche={"title": "Vale", "at": "top-right"}, compass={"at": "top-right"}))
    one, other = boxes(named(face, "cartouche")), boxes(named(face, "compass"))
    assert one[2] <= other[0] or other[2] <= one[0]


def test_names_in_a_key_keep_a_little_off_the_points_of_its_hexes() -> None:
    key = named(drawn(sheet(terrain={"woods": ["B2"]}, key={"at": "top-left"})), "key")
    samples = [mark for mark in key.marks if isinstance(mark, Group) and mark.name.startswith("key:")]
    names = [mark for mark in key.marks if isinstance(mark, Text) and mark.name == "key"]
    for sample, name in zip(samples, names, strict=True):
        outline = next(seen for seen in walk((sample,)) if isinstance(seen.mark, Path))
        assert isinstance(outline.mark, Path)
        point = max(apply(outline.matrix, *args)[0] for _, args in outline.mark.segments if args)
        assert mm(name.x - point) > 1.6
