"""Cards: sizes, copies, order, colours row by row, optional columns, and faults that stay in their row."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.drawing import Path as Outline
from printkit.drawing import Text, walk
from printkit.kinds.card import KIND
from printkit.models.card import SIZES
from printkit.pieces import Piece
from tests.elements.drawn import kit_of

DECK = "id,name,colour,copies\n1,One,red,1\n10,Ten,blue,2\n100,Hundred,#123456,3\n2,Two,,1\n"


def dealt(folder: Path, cards: str, csv: str = DECK, more: str = "") -> tuple[list[Piece], list[str]]:
    kit, findings = kit_of(folder, {"deck.csv": csv, "cards.yaml": f"cards:\n  - {{{cards}}}\n{more}"})
    pieces = [piece for definition in kit.of("card") for piece in KIND.draw(definition, kit)]
    return pieces, findings + [str(fault) for fault in kit.faults.findings]


def ground(piece: Piece) -> object:
    """The colour of the first thing that is drawn."""
    mark = next(seen.mark for seen in walk(piece.front.marks))
    assert isinstance(mark, Outline)
    return mark.paint.fill


def texts(piece: Piece) -> list[str]:
    return [seen.mark.text for seen in walk(piece.front.marks) if isinstance(seen.mark, Text)]


def test_three_words_make_a_deck(tmp_path: Path) -> None:
    pieces, faults = dealt(tmp_path, "id: deck, table: deck")
    assert faults == []
    assert [piece.id for piece in pieces] == ["1", "10", "100", "2"]  # the file's order, not 1, 10, 100, 2 by sorting
    assert [(piece.front.width, piece.front.height) for piece in pieces] == [(63_500, 88_900)] * 4
    assert texts(pieces[0]) == ["One"]
    assert {piece.scheme for piece in pieces} == {"card"} and {piece.safe for piece in pieces} == {3_000}


def test_rows_that_do_not_sort_as_numbers_keep_their_order(tmp_path: Path) -> None:
    pieces, _ = dealt(tmp_path, "id: d, table: deck", "id,name\n1,a\n10,b\n9,c\n2,d\n")
    assert [piece.id for piece in pieces] == ["1", "10", "9", "2"]


def test_a_colour_of_the_row_is_its_own(tmp_path: Path) -> None:
    pieces, faults = dealt(tmp_path, "id: deck, table: deck")
    assert faults == []
    assert [ground(piece) for piece in pieces] == ["#D4402F", "#2B5C94", "#123456", "#22314F"]


@pytest.mark.parametrize(
    ("copies", "made", "told"),
    [
        ("1", [1], ""),
        ("0", [], ""),
        ("x", [], "deck.csv:2:7: error: copies: 'x' is not a count; write a whole number in plain digits, such as 3"),
        ("", [], "deck.csv:2:7: error: copies: '' is not a count"),
        ("-1", [], "deck.csv:2:7: error: copies: '-1' is not a count"),
        ("1.0", [], "deck.csv:2:7: error: copies: '1.0' is not a count"),
    ],
)
def test_zero_is_none_and_what_is_no_count_is_told(copies: str, made: list[int], told: str, tmp_path: Path) -> None:
    csv = f"id,name,copies\nann,A,{copies}\nbob,B,2\n"
    pieces, faults = dealt(tmp_path, 'id: deck, table: deck, copies: "{copies}"', csv)
    assert [piece.copies for piece in pieces] == [*made, 2]
    assert len(faults) == bool(told) and all(fault.startswith(told) for fault in faults)


@pytest.mark.parametrize("size", SIZES)
def test_trade_sizes(size: str, tmp_path: Path) -> None:
    (piece, *_), faults = dealt(tmp_path, f"id: deck, table: deck, size: {size}, back: stock-card-back")
    wide, high = SIZES[size]
    assert faults == []
    assert piece.back is not None
    assert {(face.width, face.height) for face in (piece.front, piece.back)} == {
        (round(wide * 1000), round(high * 1000))
    }


def test_sizes_in_inches_are_what_printers_call_them() -> None:
    inches = {"poker": (2.5, 3.5), "bridge": (2.25, 3.5), "tarot": (2.75, 4.75), "mini": (1.75, 2.5)}
    assert {name: SIZES[name] for name in inches} == {
        name: pytest.approx((wide * 25.4, high * 25.4)) for name, (wide, high) in inches.items()
    }


def test_a_size_of_its_own(tmp_path: Path) -> None:
    (piece, *_), faults = dealt(tmp_path, "id: deck, table: deck, width: 50mm, height: 2in")
    assert (faults, piece.front.width, piece.front.height) == ([], 50_000, 50_800)
    _, faults = dealt(tmp_path / "half", "id: deck, table: deck, width: 50mm")
    assert len(faults) == 1 and "a card's own size needs both width and height" in faults[0]


def test_a_fault_stays_in_its_row(tmp_path: Path) -> None:
    csv = "id,name,colour,text\na,A,red,fine\nb,B,rde,**never closed\nc,C,blue,fine\n"
    pieces, faults = dealt(tmp_path, "id: deck, table: deck", csv)
    assert [piece.id for piece in pieces] == ["a", "b", "c"]
    assert [fault.split(":")[1] for fault in faults] == ["3"] * len(faults) and len(faults) == 2
    assert any("unknown colour 'rde'; did you mean 'red'?" in fault for fault in faults)
    assert [texts(piece)[-1] for piece in (pieces[0], pieces[2])] == ["fine", "fine"]


def test_a_misspelt_column_is_a_warning_with_its_place_in_the_template(tmp_path: Path) -> None:
    _, faults = dealt(tmp_path, "id: deck, table: deck", "id,name,cots,kind\na,A,3,x\n")
    assert faults == [
        "deck.csv:1:1: warning: column 'cots' is not printed; the template has a place for 'cost'; "
        "did you mean 'cost'? [unknown-column]"
    ]


MINE = """\
templates:
  - id: mine
    extends: stock-card
    colours: {accent: green}
    elements:
      - {name: name, text: "No. {id}: {name}", x: 5mm, y: 9mm, font: display, size: 12pt, colour: on accent}
"""


def test_a_template_that_extends_a_stock_one(tmp_path: Path) -> None:
    pieces, faults = dealt(tmp_path, "id: deck, table: deck, template: mine", more=MINE)
    assert faults == []
    assert {ground(piece) for piece in pieces} == {"#3F7042"}
    assert texts(pieces[0]) == ["No. 1: One"]


def test_an_unknown_column_is_one_error_for_all_rows(tmp_path: Path) -> None:
    wrong = MINE.replace("{name}", "{nmae}")
    _, faults = dealt(tmp_path, "id: deck, table: deck, template: mine", more=wrong)
    (fault,) = faults
    assert "template 'mine' asks for unknown field 'nmae' (4 rows); did you mean 'name'?" in fault
