"""text with a width: wrapped into its box, shrunk to its floor, with bullets, voices and icons, faults at the cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Text, Use, apply
from printkit.faces import layout
from printkit.findings import NOWHERE, Span
from printkit.kit import Kit
from tests.elements.drawn import kit_of
from tests.minikit import KIT

BOX = 'text: "{body}", name: body, x: 5mm, y: 10mm, width: 40mm, height: 30mm, size: 10pt, colour: ink'
COIN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'
    '<rect width="20" height="10" fill="currentColor"/></svg>'
)
HEAD = "templates:\n  - id: face\n    width: 50mm\n    height: 50mm\n    elements:\n"
FOX = "A quick brown fox jumps over the lazy dog. "


def drawn(
    folder: Path, body: str, more: str = "floor: 6pt", font: str = "body"
) -> tuple[list[Text | Use], list[str], Kit]:
    """Text and icon marks of a 50 x 50 mm face, and what reading and drawing found."""
    face = f"{HEAD}      - {{{BOX}, font: {font}, {more}}}\n"
    icons = KIT.format(include="face.yaml") + "icons: {gold: art/gold.svg}\n"
    files: dict[str, str | bytes] = {"face.yaml": face, "art/gold.svg": COIN, "kit.yaml": icons}
    kit, findings = kit_of(folder, files)
    made = layout(kit, "face", NOWHERE)
    assert made is not None
    marks = made.draw(kit, {"body": body}, {"body": Span("cards.csv", 7, 3)}, "").marks
    found = [mark for mark in marks if isinstance(mark, Text | Use)]
    return found, findings + [str(fault) for fault in kit.faults.findings], kit


def texts(marks: list[Text | Use]) -> list[str]:
    return [mark.text for mark in marks if isinstance(mark, Text)]


def test_wraps_and_every_line_stays_in_the_box(tmp_path: Path) -> None:
    marks, faults, kit = drawn(tmp_path, FOX * 2)
    assert faults == []
    assert " ".join(texts(marks)) == (FOX * 2).strip()
    assert len(marks) > 2
    font = kit.fonts["body"]
    for mark in marks:
        assert isinstance(mark, Text)
        assert mark.x == 5_000
        assert mark.x + mark.width <= 45_000 + 2
        assert str(mark.span) == "cards.csv:7:3"
    first, second = marks[0], marks[1]
    assert isinstance(first, Text) and isinstance(second, Text)
    assert first.y - font.cap_height * first.size == pytest.approx(10_000, abs=1)
    assert second.y - first.y == pytest.approx(1.22 * first.size, abs=2)


def test_shrinks_until_the_box_holds_it(tmp_path: Path) -> None:
    short, _, _ = drawn(tmp_path / "a", FOX * 3)
    long, faults, kit = drawn(tmp_path / "b", FOX * 9)
    assert faults == []
    sizes = {mark.size for mark in long if isinstance(mark, Text)}
    assert len(sizes) == 1
    assert round(6 * 352.78) < min(sizes) < next(m.size for m in short if isinstance(m, Text)) == 3528
    last = long[-1]
    assert isinstance(last, Text)
    assert 38_000 < last.y + kit.fonts["body"].descent * last.size <= 40_001


def test_what_no_size_makes_fit_is_told_at_the_cell(tmp_path: Path) -> None:
    _, faults, _ = drawn(tmp_path, FOX * 30)
    (fault,) = faults
    assert fault.startswith("cards.csv:7:3: error: 'A quick brown fox")
    assert "lines at its smallest size (6.0 pt), more than its box of 40.0 x 30.0 mm holds" in fault
    assert fault.endswith("[text-fits]")


def test_line_breaks_paragraphs_and_bullets_are_those_that_were_typed(tmp_path: Path) -> None:
    body = "One:\n- a point that is so long that it wraps\n- b\n\nTwo"
    marks, _, _ = drawn(tmp_path, body)
    lines: dict[int, list[tuple[int, str]]] = {}
    for mark in marks:
        assert isinstance(mark, Text)
        lines.setdefault(mark.y, []).append((mark.x, mark.text))
    rows = [lines[y] for y in sorted(lines)]
    indent = 5_000 + round(0.95 * 3528)
    assert rows[0] == [(5_000, "One:")]
    assert [x for x, _ in rows[1]] == [5_000, pytest.approx(indent, abs=2)]
    assert rows[1][0][1] == "\u2022"
    assert [x for x, _ in rows[2]] == [pytest.approx(indent, abs=2)]
    assert rows[-1] == [(5_000, "Two")]
    ys = sorted(lines)
    assert ys[-1] - ys[-2] > 1.4 * (ys[1] - ys[0])


@pytest.mark.parametrize(("valign", "where"), [("top", 0.0), ("middle", 0.5), ("bottom", 1.0)])
def test_lies_where_valign_says(valign: str, where: float, tmp_path: Path) -> None:
    (mark,), _, kit = drawn(tmp_path, "ATTACK", f"valign: {valign}, align: middle")
    assert isinstance(mark, Text)
    font = kit.fonts["body"]
    top, tails = mark.y - font.cap_height * mark.size, mark.y + font.descent * mark.size
    expected = {"top": (top, 10_000), "middle": ((top + mark.y) / 2, 25_000), "bottom": (tails, 40_000)}[valign]
    assert expected[0] == pytest.approx(expected[1], abs=2)
    assert mark.x + mark.width / 2 == pytest.approx(25_000, abs=1)


def test_voices_and_icons_stand_in_the_line(tmp_path: Path) -> None:
    marks, faults, _ = drawn(tmp_path, "Pay **2** :gold: or *lose*")
    assert faults == []
    assert [m.font if isinstance(m, Text) else m.name for m in marks] == [
        "Source Sans Pro Regular",
        "Source Sans Pro Semibold",
        "icon:gold",
        "Source Sans Pro Regular",
        "Source Sans Pro Italic",
    ]
    two, coin, other = marks[1:4]
    assert isinstance(two, Text) and isinstance(coin, Use) and isinstance(other, Text)
    (left, top), (right, bottom) = (apply(coin.matrix, *coin.symbol.box[i : i + 2]) for i in (0, 2))
    assert two.x + two.width < left < right < other.x
    assert (right - left, bottom - top) == pytest.approx((2 * 3528, 3528), abs=3)
    assert coin.symbol.marks[0].paint.fill == "#1E2230"  # type: ignore[union-attr]


def test_bold_of_a_word_without_one_is_the_bold_of_its_family(tmp_path: Path) -> None:
    marks, faults, _ = drawn(tmp_path, "a **b** *c* ***d***", "floor: 6pt", "label")
    assert faults == []
    assert [m.font for m in marks if isinstance(m, Text)] == [
        "Barlow Condensed Medium",
        "Barlow Condensed Bold",
        "Barlow Condensed MediumItalic",
        "Barlow Condensed BoldItalic",
    ]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("an **open mark", "cards.csv:7:3: error: ** is opened"),
        ("one :goldd: piece", "cards.csv:7:3: error: no icon is called :goldd:; did you mean 'gold'?"),
    ],
)
def test_bad_markup_is_told_at_the_cell_and_prints_as_typed(body: str, told: str, tmp_path: Path) -> None:
    marks, faults, _ = drawn(tmp_path, body)
    assert texts(marks) == [body]
    (fault,) = faults
    assert fault.startswith(told)


def test_a_box_takes_no_room_and_needs_a_width(tmp_path: Path) -> None:
    rest = "font: body, size: 9pt, colour: ink"
    _, one = kit_of(tmp_path / "a", {"a.yaml": f"{HEAD}      - {{text: A, width: 5mm, room: 4mm, {rest}}}\n"})
    _, two = kit_of(tmp_path / "b", {"a.yaml": f"{HEAD}      - {{text: A, height: 5mm, {rest}}}\n"})
    assert "a text takes a box (width) or a line (room), not both" in one[0]
    assert "a text's box needs a width" in two[0]
