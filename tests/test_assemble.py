"""A board laid at random: the same for a seed, its set-up as the scenario asks, hexes named as on the sheets."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from printkit.assemble import AssembleError, SetUp, set_up
from printkit.kit import Kit
from tests.maps import mapsheet, mmm


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_the_set_up_keeps_the_scenarios_rules(seed: int) -> None:
    made = set_up(mmm(), None, seed)
    assert (made.across, made.down, len(made.places)) == (3, 2, 6)
    assert made.base is not None and made.base.letter == "E", "the middle of the southern edge"
    assert len(made.counters) == 15, "three for each of five players"
    sheets = {place.letter: place.sheet for place in made.places}
    for spot in made.counters:
        assert spot.letter in "ABC", "the northern half"
        assert spot.label not in sheets[spot.letter].terrain["dense"]
    grid = made.grid
    assert min(grid.distance(one.hex, other.hex) for one, other in combinations(made.counters, 2)) >= 5


def test_a_hex_is_named_by_the_label_that_lies_there() -> None:
    """Where a sheet lies turned, its own lattice runs from the opposite corner."""
    made = set_up(mmm(), None, 4)
    for spot in (*made.counters, made.base):
        assert spot is not None
        place = next(place for place in made.places if place.letter == spot.letter)
        own = place.sheet.hexes
        x, y = own.centre(own.find(spot.label))
        if place.turned:
            x, y = own.width / 1000 - x, own.height / 1000 - y
        at = made.grid.centre(spot.hex)
        assert at == pytest.approx((x + place.column * own.width / 1000, y + place.row * own.height / 1000), abs=0.002)


def test_one_seed_lays_one_board_and_another_another() -> None:
    one, again, other = (set_up(mmm(), None, seed).record() for seed in (1, 1, 2))
    assert one == again
    assert one["sheets"] != other["sheets"]


def test_sheets_that_lie_twice_are_told_and_none_lies_more_often_than_it_must() -> None:
    made = set_up(mmm(), (3, 2), 4)
    names = [place.name for place in made.places]
    assert made.copies == {name: names.count(name) for name in dict.fromkeys(names) if names.count(name) > 1}
    assert max(names.count(name) for name in names) == 2
    assert set_up(mmm(), (5, 1), 4).copies == {}


def test_the_list_names_places_turns_base_and_counters() -> None:
    lines = list(set_up(mmm(), None, 4).lines())
    assert lines[0] == "MMM: The Simulation: 3 x 2 mapsheets, seed 4"
    assert any(line.startswith("  A  ") for line in lines)
    assert sum("lies 2 times: print it 2 times." in line for line in lines) >= 1
    assert any(line.startswith("  Base: E ") for line in lines)


def _kit(*sheets: object) -> Kit:
    return replace(mmm(), definitions={"mapsheet": sheets})


@pytest.mark.parametrize(
    ("kit", "said"),
    [
        (_kit, "has no mapsheets"),
        (lambda: _kit(mapsheet(), mapsheet(width="6in", grid={"pitches": "8", "rows": "4"})), "of 2 sizes"),
        (lambda: _kit(mapsheet(width="4.34in", grid={"pitches": "5", "rows": "4"})), "even number of pitches"),
    ],
)
def test_what_cannot_be_laid_says_why(kit, said: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(AssembleError, match=said):
        set_up(kit(), (2, 2), 1)


def test_a_kit_without_a_scenario_gets_a_board_and_nothing_on_it() -> None:
    made: SetUp = set_up(_kit(mapsheet()), None, 1)
    assert (made.across, made.down, made.base, made.counters) == (3, 2, None, ())
