"""What of a drawing reaches into a box: marks beside the answer, and the same picture inside the box."""

from __future__ import annotations

from printkit.colour import Colour
from printkit.cropping import BoxIndex, Layer, mark_box
from printkit.drawing import Drawing, Group, Mark, Paint, Path, Symbol, Use
from printkit.shapes import circle, lines, rectangle

INK = Colour("#102030")
BOX = (0, 0, 50_000, 50_000)


def square(x: float, y: float, name: str) -> Path:
    return Path(rectangle(x, y, 10, 10), Paint(fill=INK), name=name)


def names(marks: tuple[Mark, ...]) -> list[str]:
    return [mark.name for mark in marks if not isinstance(mark, Symbol)]


def test_marks_outside_the_box_are_left_out_and_the_order_stays() -> None:
    layer = Layer([square(45, 45, "half in"), square(60, 0, "right of it"), square(0, 0, "in"), square(0, 51, "below")])
    assert names(layer.within(BOX)) == ["half in", "in"]


def test_a_stroke_reaches_as_far_as_its_width_and_its_corners() -> None:
    thin = Path(lines([((51, 0), (51, 50))]), Paint(stroke=INK, width=200, join="round"), name="thin")
    thick = Path(lines([((51, 0), (51, 50))]), Paint(stroke=INK, width=2200, join="round"), name="thick")
    assert names(Layer([thin, thick]).within(BOX)) == ["thick"]


def test_a_path_of_many_strokes_keeps_those_that_touch_the_box() -> None:
    grid = Path(lines([((x, 0), (x, 200)) for x in range(0, 1000, 5)]), Paint(stroke=INK, width=100), name="grid")
    (kept,) = Layer([grid]).within((100_000, 0, 120_000, 50_000))
    assert isinstance(kept, Path)
    xs = sorted({at[0] for _, at in kept.segments})
    assert xs == [100_000, 105_000, 110_000, 115_000, 120_000]


def test_a_large_group_is_looked_into_and_keeps_its_name() -> None:
    group = Group(tuple(square(20.0 * i, 0, str(i)) for i in range(100)), name="landform")
    (kept,) = Layer([group]).within((0, 0, 65_000, 5_000))
    assert isinstance(kept, Group)
    assert (kept.name, names(kept.marks)) == ("landform", ["0", "1", "2", "3"])


def test_a_symbol_is_bounded_by_its_box_under_its_matrix() -> None:
    disc = Symbol("disc", (Path(circle(0, 0, 1), Paint(fill=INK)),), (-1000, -1000, 1000, 1000))
    use = Use(disc, (2.0, 0.0, 0.0, 2.0, 10_000.0, 0.0))
    box = mark_box(use)
    assert box is not None
    assert all(abs(a - b) <= 1 for a, b in zip(box, (8000, -2000, 12_000, 2000), strict=True))


def test_inside_the_box_nothing_changes_by_what_was_left_out() -> None:
    """A ring whose hole is another subpath: even-odd, both halves of it in the box or neither."""
    rings = [s for x in range(40) for s in (*circle(x * 10, 5, 4), *circle(x * 10, 5, 2))]
    path = Path(tuple(rings), Paint(fill=INK, even_odd=True))
    (kept,) = Layer([path]).within((95_000, 0, 125_000, 10_000))
    assert isinstance(kept, Path)
    assert sum(step == "M" for step, _ in kept.segments) == 6, "the rings about 100, 110 and 120, with their holes"


def test_an_index_says_whether_anything_is_touched() -> None:
    index = BoxIndex()
    index.add(0, (0, 0, 10, 10))
    index.add(1, (-(10**7), 500, 10**7, 600))
    assert index.touches((5, 5, 6, 6))
    assert index.touches((900_000, 550, 900_001, 551)), "a vast box is asked about everywhere"
    assert not index.touches((20, 20, 30, 30))


def test_a_box_larger_than_all_paper_is_asked_about_at_once() -> None:
    index = BoxIndex()
    index.add(0, (0, 0, 10, 10))
    index.add(1, (-50_000, 0, -40_000, 10))
    assert index.touching((0, 0, 10**15, 10**15)) == [0]
    assert index.touches((-(10**15), 5, 10**15, 10**15))
    assert not index.touches((20, 20, 10**15, 10**15))


def test_a_crop_of_everything_is_the_drawing() -> None:
    drawing = Drawing(100_000, 100_000, (square(0, 0, "a"), square(80, 80, "b")))
    assert Layer(drawing.marks).within((0, 0, 100_000, 100_000)) == drawing.marks
