"""All mapsheets abut; and each way in which a sheet may fail to is found in what is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.colour import Colour
from printkit.drawing import Drawing, Mark, Paint, Path, Role, Text
from printkit.lettering import Style, line
from printkit.shapes import circle, rectangle
from printkit.solvers.seams import Joint, joints
from tests.maps import drawn, label_font, mapsheet, mmm_faces

RED = Colour("#D4402F")


def failing(one: Drawing, other: Drawing) -> list[Joint]:
    """Joints of two faces that do not hold."""
    return [joint for joint in joints({"one": one, "other": other}) if joint.faults]


def with_grid(face: Drawing, move: dict[str, int]) -> Drawing:
    """A face whose grid lines near one edge are moved down by some micrometres."""

    def moved(mark: Mark) -> Mark:
        if not (isinstance(mark, Path) and mark.name == "grid"):
            return mark
        steps = tuple((op, (x, y + (move["by"] if x < move["left_of"] else 0))) for op, (x, y) in mark.segments)
        return replace(mark, segments=steps)

    return replace(face, marks=tuple(moved(mark) for mark in face.marks))


def with_mark(face: Drawing, mark: Mark) -> Drawing:
    return replace(face, marks=(*face.marks, mark))


def test_every_sheet_of_the_kit_abuts_every_sheet_on_every_edge_both_ways_up() -> None:
    found = list(joints(mmm_faces()))
    assert len(found) == 5 * 5 * 4 * 2
    assert [joint for joint in found if joint.faults] == []
    assert {(joint.edge, joint.hexes) for joint in found} == {("N", 7), ("S", 7), ("E", 15), ("W", 15)}


def test_a_small_regular_sheet_abuts_itself() -> None:
    assert failing(drawn(mapsheet()), drawn(mapsheet(numeral="II"))) == []


@pytest.mark.parametrize("width", ["8.5in", "7.892857in"], ids=["stretched to the same width", "with regular hexes"])
def test_a_sheet_of_13_pitches_fails(width: str) -> None:
    odd = drawn(mapsheet(width=width, height="10.5in", grid={"pitches": 13, "rows": 15}))
    bad = failing(mmm_faces()["I"], odd)
    assert {(joint.one, joint.other) for joint in bad} == {("one", "other"), ("other", "one"), ("other", "other")}
    by_itself = [
        joint for joint in bad if joint.one == joint.other == "other" and joint.edge in "EW" and joint.turn == 0
    ]
    assert len(by_itself) == 2, "an odd number of pitches does not even continue itself"


def test_a_grid_shifted_by_half_a_hex_along_one_edge_fails_on_that_edge_only() -> None:
    whole = mmm_faces()["I"]
    shifted = with_grid(whole, {"by": 8890, "left_of": 12_000})
    bad = [joint for joint in failing(whole, shifted) if (joint.one, joint.other) == ("one", "other")]
    assert {(joint.edge, joint.turn) for joint in bad} >= {("E", 0), ("W", 180)}
    assert not {("W", 0), ("E", 180)} & {(joint.edge, joint.turn) for joint in bad}


def test_a_shift_of_a_tenth_of_a_millimetre_is_seen() -> None:
    whole = mmm_faces()["I"]
    assert failing(whole, with_grid(whole, {"by": 100, "left_of": 1}))


@pytest.mark.parametrize(("label", "edge"), [("A5", "W"), ("O9", "E"), ("F0", "N"), ("J15", "S")])
def test_a_rough_edge_half_hex_fails(label: str, edge: str) -> None:
    rough = drawn(
        mapsheet(width="8.5in", height="10.5in", grid={"pitches": 14, "rows": 15}, terrain={"rough": [label]})
    )
    bad = [joint for joint in failing(mmm_faces()["I"], rough) if joint.one == joint.other == "other"]
    assert bad
    assert {joint.edge for joint in bad} >= {edge}
    assert all(f"hex:{label} lies in a half-hex of edge {edge}" in joint.faults for joint in bad if joint.turn == 180)


def test_a_tone_over_an_edge_fails_even_if_no_outline_lies_in_it() -> None:
    tone = Path(rectangle(-3, 100, 40, 60), Paint(RED), Role.BACKGROUND, "tone")
    bad = failing(mmm_faces()["I"], with_mark(mmm_faces()["I"], tone))
    assert any("tone lies in a half-hex of edge W" in joint.faults for joint in bad)
    cover = Path(rectangle(-9, -9, 240, 300), Paint(RED), Role.BACKGROUND, "wash")
    covered = failing(mmm_faces()["I"], with_mark(mmm_faces()["I"], cover))
    assert any("wash covers a half-hex of edge N" in joint.faults for joint in covered)


def test_a_label_in_a_half_hex_fails_and_one_speck_does() -> None:
    label: Text = line("A5", 1.0, 80.0, Style(label_font(), 2.0, RED), name="label")
    assert failing(mmm_faces()["I"], with_mark(mmm_faces()["I"], label))
    speck = Path(circle(213.0, 80.0, 0.2), Paint(RED), name="speck")
    assert failing(mmm_faces()["I"], with_mark(mmm_faces()["I"], speck))


def test_ground_of_another_colour_or_short_of_an_edge_fails() -> None:
    face = mmm_faces()["I"]
    other = replace(face, marks=(replace_ground(face, RED), *face.marks[1:]))
    assert {joint.faults[0] for joint in failing(face, other)} == {
        "the ground is #F5F3EE on one sheet and #D4402F on the other",
        "the ground is #D4402F on one sheet and #F5F3EE on the other",
    }
    ground = Path(rectangle(0, 0, 215, 266.7), Paint(Colour("#F5F3EE")), Role.BACKGROUND, "ground")
    short = replace(face, marks=(ground, *face.marks[1:]))
    assert "the ground does not reach all edges" in failing(face, short)[0].faults


def replace_ground(face: Drawing, colour: Colour) -> Path:
    ground = face.marks[0]
    assert isinstance(ground, Path)
    assert ground.name == "ground"
    return replace(ground, paint=Paint(colour))


def test_a_sheet_of_another_height_joins_on_the_edges_of_its_width_only() -> None:
    low = drawn(mapsheet(width="8.5in", height="9.8in", grid={"pitches": 14, "rows": 14}))
    bad = {(j.edge, j.turn) for j in failing(mmm_faces()["I"], low) if (j.one, j.other) == ("one", "other")}
    assert bad == {("E", 0), ("E", 180), ("W", 0), ("W", 180)}
