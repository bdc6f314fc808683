"""Elevation: slope hexsides computed from levels, stepped tints."""

from __future__ import annotations

from printkit.cartography.elevation import fill_at, slopes, tints_of
from printkit.cartography.survey import Survey, survey
from printkit.colour import luminance
from printkit.drawing import Group, Path
from printkit.models.mapsheet import Mapsheet
from tests.cartography.test_placements import sheet
from tests.maps import drawn, plain_atlas


def read(found: Mapsheet) -> Survey:
    made = survey(found)
    assert made is not None
    return made


def falls(**levels: list[str]) -> list[tuple[str, str, int]]:
    made = read(sheet(elevation={"levels": {name.removeprefix("at_"): hexes for name, hexes in levels.items()}}))
    return sorted((made.grid.label(s.high), made.grid.label(s.low), s.fall) for s in slopes(made))


def test_a_single_hill_slopes_to_every_neighbour() -> None:
    grid = sheet().hexes
    around = sorted(grid.label(hex) for hex in grid.neighbours(grid.find("B2")))
    assert falls(at_1=["B2"]) == [("B2", label, 1) for label in around]


def test_no_slope_between_hexes_of_one_level_and_a_deeper_one_where_levels_are_skipped() -> None:
    found = falls(at_1=["B2"], at_3=["B3"])
    assert ("B3", "B2", 2) in found
    assert {fall for high, _, fall in found if high == "B3"} == {2, 3}
    assert not [f for f in falls(at_1=["B2", "B3"]) if {f[0], f[1]} == {"B2", "B3"}]


def test_a_pit_slopes_from_its_neighbours() -> None:
    found = read(sheet(elevation={"levels": {"-1": ["B2"]}}))
    assert {(s.low, s.fall) for s in slopes(found)} == {(found.grid.find("B2"), 1)}
    assert len(list(slopes(found))) == 6


def test_tints_grow_darker_with_height_and_lie_only_on_the_base_terrain() -> None:
    found = sheet(
        base_terrain="clear",
        elevation={"levels": {"1": ["A1"], "2": ["B1"], "3": ["C1"]}, "high": "#5A3A10"},
        terrain={"woods": ["C1"]},
    )
    atlas = plain_atlas(found)
    looks = type(atlas)(atlas.palette, atlas.fonts, atlas.terrains, colours={"#5A3A10": "#5A3A10"})  # type: ignore[dict-item]
    tints = tints_of(found, read(found), looks)
    light = [luminance(tints[level]) for level in (1, 2, 3)]
    assert light == sorted(light, reverse=True)
    at = {label: fill_at(found.hexes.find(label), read(found), looks, tints) for label in ("A1", "B1", "C1", "D1")}
    assert (at["A1"], at["B1"]) == (tints[1], tints[2])
    assert at["C1"] == looks.terrains["woods"].fill
    assert at["D1"] == looks.terrains["clear"].fill


def test_the_face_has_a_tint_for_each_level_and_the_slopes() -> None:
    face = drawn(sheet(base_terrain="clear", elevation={"levels": {"1": ["B2"], "2": ["C2"]}}))
    levels = [mark for mark in face.marks if isinstance(mark, Path) and mark.name == "level"]
    (steps,) = (mark for mark in face.marks if isinstance(mark, Group) and mark.name == "slopes")
    assert len(levels) == 2
    assert [mark.name for mark in steps.marks] == ["hachures", "step"]
