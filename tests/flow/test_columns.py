"""Columns and pages: nothing lost, nothing in two, headings held, the last page balanced."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.findings import Span
from printkit.flow.columns import Area, Box, FlowError, Strand, pour

AREA = Area(0.0, 10.0, 100.0, 60.0, 4.0)


def box(height: float, keep: bool = False, before: float = 0.0, line: int = 1) -> Box:
    return Box(height, lambda x, y: (), before, keep, Span("a.yaml", line))


def tops(page: list) -> list[tuple[int, float, float]]:  # type: ignore[type-arg]
    """Each box as (line of its span, x, y)."""
    return [(put.box.span.line, put.x, put.y) for put in page]


def test_two_columns_are_balanced_where_the_text_ends() -> None:
    (page,) = pour([Strand(2, tuple(box(5, line=n) for n in range(1, 6)))], AREA)
    assert tops(page) == [(1, 0, 10), (2, 0, 15), (3, 0, 20), (4, 52, 10), (5, 52, 15)]


def test_full_pages_first_then_a_balanced_one() -> None:
    pages = pour([Strand(2, tuple(box(10, line=n) for n in range(1, 17)))], AREA)
    assert [[line for line, _, _ in tops(page)] for page in pages] == [list(range(1, 13)), [13, 14, 15, 16]]
    assert {(x, y) for _, x, y in tops(pages[1])} == {(0, 10), (0, 20), (52, 10), (52, 20)}


def test_space_above_is_dropped_at_the_head_of_a_column() -> None:
    (page,) = pour([Strand(2, tuple(box(10, before=3, line=n) for n in range(1, 5)))], AREA)
    assert tops(page) == [(1, 0, 10), (2, 0, 23), (3, 52, 10), (4, 52, 23)]


def test_a_wide_band_stands_below_balanced_columns_and_above_the_next() -> None:
    strands = [
        Strand(2, tuple(box(10, line=n) for n in range(1, 4))),
        Strand(1, (box(8, line=4),), 2.0),
        Strand(2, (box(5, line=5),), 2.0),
    ]
    (page,) = pour(strands, AREA)
    assert tops(page) == [(1, 0, 10), (2, 0, 20), (3, 52, 10), (4, 0, 32), (5, 0, 42)]


def test_a_fresh_strand_begins_a_page() -> None:
    pages = pour([Strand(1, (box(5, line=1),)), Strand(1, (), fresh=True), Strand(1, (box(5, line=2),))], AREA)
    assert [tops(page) for page in pages] == [[(1, 0, 10)], [(2, 0, 10)]]


def test_what_fits_no_column_is_told_with_its_place() -> None:
    with pytest.raises(FlowError, match="needs 61 mm and a column has 60 mm") as caught:
        pour([Strand(1, (box(5, line=1), box(61, line=7)))], AREA)
    assert caught.value.span.line == 7


def test_what_is_kept_together_and_too_tall_is_told_too() -> None:
    with pytest.raises(FlowError):
        pour([Strand(1, (box(40, keep=True), box(30)))], AREA)


@given(st.lists(st.tuples(st.integers(1, 12), st.booleans()), min_size=1, max_size=60), st.integers(1, 3))
def test_every_box_once_in_order_inside_the_area_and_kept_boxes_never_last(
    made: list[tuple[int, bool]], columns: int
) -> None:
    runs = 0
    boxes = []
    for number, (height, keep) in enumerate(made, 1):
        runs = runs + 1 if keep else 0
        boxes.append(box(height, keep and runs < 4, line=number))
    boxes[-1] = box(5, line=len(boxes))
    pages = pour([Strand(columns, tuple(boxes))], AREA)
    lines = [put.box.span.line for page in pages for put in page]
    assert lines == list(range(1, len(boxes) + 1))
    for page in pages:
        assert all(put.y + put.box.height <= 70 + 1e-6 for put in page)
        for put, after in zip(page, [*page[1:], None], strict=True):
            last_of_column = after is None or after.x != put.x
            assert not (put.box.keep and last_of_column)
