"""A mapsheet as a piece: front, plate, key; labels, numeral and grid as the rules and the printer need them."""

from __future__ import annotations

import os
import time
from pathlib import Path as File

import pytest

from printkit.cartography.survey import survey
from printkit.drawing import Drawing, Group, Path, Role, Text, walk
from printkit.kinds.mapsheet import KIND
from printkit.models.mapsheet import Mapsheet
from printkit.pieces import Piece
from printkit.shapes import bounds, flatten
from printkit.units import mm
from tests.maps import drawn, mapsheet, mmm, mmm_faces, mmm_sheets

GOLDEN = File(__file__).parent.parent / "golden" / "small_map.txt"
LETTERS = {"plain": ".", "rough": "r", "dense": "D"}


def pieces() -> dict[str, Piece]:
    return {piece.id: piece for sheet in mmm_sheets() for piece in KIND.draw(sheet, mmm())}


def texts(face: Drawing, name: str) -> list[Text]:
    return [seen.mark for seen in walk(face.marks) if isinstance(seen.mark, Text) and seen.mark.name == name]


def test_the_words_of_a_key_stand_where_the_sheet_does() -> None:
    for piece in pieces().values():
        assert piece.legend is not None
        assert {mark.span for mark in piece.legend.marks} == {piece.span}
        words = [seen.mark for seen in walk(piece.legend.marks) if isinstance(seen.mark, Text)]
        assert words and {word.span for word in words} == {piece.span}


def test_five_sheets_of_8_5_by_10_5_inches_with_bleed_back_and_key() -> None:
    found = pieces()
    assert [piece.name for piece in found.values()] == [f"Mapsheet {n}" for n in ("I", "II", "III", "IV", "V")]
    for piece in found.values():
        assert (piece.front.width, piece.front.height, piece.front.bleed) == (215_900, 266_700, 3_000)
        assert piece.back is not None
        assert (piece.back.width, piece.back.height) == (215_900, 266_700)
        assert piece.legend is not None
        assert (piece.scheme, piece.section, piece.copies) == ("mapsheet", "Mapsheets", 1)


def test_all_five_are_drawn_in_good_time() -> None:
    start = time.process_time()
    pieces()
    assert time.process_time() - start < 2.5


def test_every_whole_hex_is_labelled_once_and_no_half_hex_is() -> None:
    for sheet in mmm_sheets():
        found = survey(sheet)
        assert found is not None
        labels = [text.text for text in texts(mmm_faces()[sheet.numeral], "label")]
        assert labels == [found.grid.label(hex) for hex in found.grid.wholes()]
        assert len(labels) == 188


def test_columns_begin_where_the_rule_text_and_the_plan_say() -> None:
    first = {sheet.numeral: sheet.grid.first_column for sheet in mmm_sheets()}
    assert first == {"I": "A", "II": "AA", "III": "K", "IV": "BA", "V": "CA"}


def test_only_sheets_i_and_iii_share_labels() -> None:
    labels = {name: {text.text for text in texts(face, "label")} for name, face in mmm_faces().items()}
    shared = {(a, b) for a in labels for b in labels if a < b and labels[a] & labels[b]}
    assert shared == {("I", "III")}, "the rule text forces these two: G11 on I, R10 and X7 on III"


def test_station_hexes_are_the_even_columns_by_the_middle_on_the_north_and_south_edge() -> None:
    for sheet in mmm_sheets():
        found = survey(sheet)
        assert found is not None
        assert {found.grid.find(label) for label in sheet.stations} == {(6, 1), (8, 1), (6, 15), (8, 15)}
        assert all(found.at(found.grid.find(label)) == "plain" for label in sheet.stations)


def test_numeral_stands_at_the_centre_on_plain_hexes() -> None:
    for sheet in mmm_sheets():
        (slab,) = (m for m in mmm_faces()[sheet.numeral].marks if isinstance(m, Path) and m.name == "numeral")
        x0, y0, x1, y1 = bounds([slab])
        assert slab.role is Role.BACKGROUND
        assert abs((x0 + x1) / 2 - 215_900 / 2) < 20
        assert abs((y0 + y1) / 2 - 266_700 / 2) < 20
        found = survey(sheet)
        assert found is not None
        covered = {
            hex
            for hex in found.grid.wholes()
            if x0 < found.grid.centre(hex)[0] * 1000 < x1 and y0 < found.grid.centre(hex)[1] * 1000 < y1
        }
        assert covered
        assert {found.at(hex) for hex in covered} == {"plain"}


def test_ground_and_grid_run_into_the_bleed_and_nothing_beyond_it() -> None:
    for face in mmm_faces().values():
        points = [
            (mm(round(x)), mm(round(y)))
            for seen in walk(face.marks)
            if isinstance(seen.mark, Path)
            for line in flatten(seen.mark.segments)
            for x, y in line
        ]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        assert (min(xs), min(ys), max(xs), max(ys)) == (-3.0, -3.0, 218.9, 269.7)


def test_the_grid_is_one_path_and_leaves_out_the_hexsides_with_a_chasm() -> None:
    plain, cut = drawn(mapsheet()), drawn(mapsheet(hexsides={"chasm": [["C2/N", "C2/NE"]]}))
    lines = [sum(op == "M" for op, _ in grid(face).segments) for face in (plain, cut)]
    assert lines[0] - lines[1] == 2


def grid(face: Drawing) -> Path:
    (found,) = (mark for mark in face.marks if isinstance(mark, Path) and mark.name == "grid")
    assert found.role is Role.RULE
    return found


def test_a_chasm_moves_the_label_below_it_down() -> None:
    plain, cut = drawn(mapsheet()), drawn(mapsheet(hexsides={"chasm": [["C2/N", "C2/NE"]]}))
    y = [{text.text: text.y for text in texts(face, "label")} for face in (plain, cut)]
    assert {label for label in y[0] if y[0][label] != y[1][label]} == {"C2"}
    assert y[1]["C2"] > y[0]["C2"]


def test_art_of_a_hex_knows_the_line_that_names_it() -> None:
    face = mmm_faces()["I"]
    (group,) = (mark for mark in face.marks if isinstance(mark, Group) and mark.name == "hex:G3")
    source = File("components/mmm") / group.span.file
    line = (File(__file__).parents[2] / source).read_text(encoding="utf-8").splitlines()[group.span.line - 1]
    assert line[group.span.column - 1 :].startswith("G3")


def test_a_grid_above_the_limit_is_drawn_as_bare_ground() -> None:
    huge = drawn(mapsheet(grid={"pitches": 2236, "rows": 2236}))
    assert [mark.name for mark in huge.marks] == ["ground"]


@pytest.mark.parametrize(
    ("numeral", "titles"),
    [("I", ["Plain", "Rough", "Dense"]), ("III", ["Plain", "Rough", "Dense", "Chasm"])],
)
def test_the_key_shows_what_the_sheet_uses(numeral: str, titles: list[str]) -> None:
    (piece,) = (p for p in pieces().values() if p.name == f"Mapsheet {numeral}")
    assert piece.legend is not None
    words = [text.text for text in texts(piece.legend, "key")]
    assert words[0::2] == titles
    right = max(text.x + text.width for text in texts(piece.legend, "key"))
    assert right <= piece.legend.width


def test_the_plate_tells_sheet_landform_columns_and_counts() -> None:
    back = pieces()["sheet-3"].back
    assert back is not None
    assert [text.text for text in texts(back, "plate")] == [
        "Mapsheet III: Winding Rille",
        "Rille: a winding channel",
        "Columns K to Y, rows 1 to 15",
        "Plain 131 · Rough 38 · Dense 19 · Chasm 12 hexsides",
    ]


def small() -> Mapsheet:
    terrain = {"rough": ["B2", "E4"], "dense": ["D2", "D3", "E3", "F1"]}
    craters = [{"centre": "D2-D3-E3"}]
    return mapsheet(terrain=terrain, craters=craters, hexsides={"chasm": [["C2/N", "C2/NE"]]})


def listing(sheet: Mapsheet) -> str:
    """A map as text: a letter a hex, odd columns a line lower, then every mark with its paint and box in 0.1 mm."""
    found = survey(sheet)
    assert found is not None
    rows = [[" "] * (2 * found.grid.pitches + 1) for _ in range(2 * found.grid.rows + 1)]
    for hex in found.grid.hexes():
        x, y = found.grid.lattice(hex)
        rows[y][2 * x // 3] = LETTERS[found.at(hex)] if found.grid.whole(hex) else ","
    lines = ["".join(row).rstrip() for row in rows]
    for seen in walk(drawn(sheet).marks):
        where = "/".join((*seen.names, seen.mark.name))
        if isinstance(seen.mark, Path):
            paint = seen.mark.paint
            box = " ".join(f"{v / 1000:.1f}" for v in bounds([seen.mark]))
            stroke = f" {paint.stroke} {paint.width}" if paint.stroke else ""
            lines.append(f"{where}: {paint.fill or '-'}{stroke} {len(seen.mark.segments)} steps in {box}")
        elif isinstance(seen.mark, Text):
            lines.append(f"{where}: {seen.mark.text} at {seen.mark.x / 1000:.1f} {seen.mark.y / 1000:.1f}")
    return "\n".join(lines) + "\n"


def test_a_small_map_is_drawn_as_it_was() -> None:
    text = listing(small())
    if os.environ.get("PRINTKIT_BLESS") == "1":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8"), "run with PRINTKIT_BLESS=1 if the new drawing is the better one"
