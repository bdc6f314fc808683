"""Names choose the clearest of eight places."""

from __future__ import annotations

import pytest

from printkit.cartography.placing import PLACES, Crowd, best, box_at, crosses, overlap

AT = (50.0, 50.0, 2.0, 10.0, 3.0)
"""x, y, radius, width and height."""


def test_right_of_the_town_unless_something_is_there() -> None:
    assert best(*AT, Crowd()) == box_at("right", *AT)
    taken = Crowd([box_at("right", *AT)])
    assert not overlap(best(*AT, taken), box_at("right", *AT))


@pytest.mark.parametrize("free", PLACES)
def test_every_place_is_taken_if_it_is_the_only_free_one(free: str) -> None:
    x0, y0, x1, y1 = box_at(free, *AT)
    inner = (x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1)
    others = [box_at(place, *AT) for place in PLACES if place != free]
    blocked = Crowd([box for box in others if not overlap(box, inner)])
    assert blocked.cost(best(*AT, blocked)) == 0


def test_no_box_touches_the_symbol() -> None:
    x, y, radius, *_ = AT
    for place in PLACES:
        x0, y0, x1, y1 = box_at(place, *AT)
        near = min(max(x0, x), x1), min(max(y0, y), y1)
        assert abs(near[0] - x) + abs(near[1] - y) >= radius, place


def test_a_road_costs_less_than_a_number_and_the_edge_is_not_crossed() -> None:
    road = Crowd(lines=[((40.0, 50.0), (80.0, 50.0), 0.5)])
    assert not any(crosses(best(*AT, road), a, b, half) for a, b, half in road.lines)
    edge = Crowd(frame=(0.0, 0.0, 55.0, 100.0))
    assert best(*AT, edge)[2] <= 55.0


def test_what_the_kit_wants_is_done_even_over_a_number() -> None:
    taken = Crowd([box_at("above", *AT)])
    assert best(*AT, taken, "above") == box_at("above", *AT)
