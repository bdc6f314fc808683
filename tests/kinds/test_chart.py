"""Charts: numbers are read back from the face at their place, tables choose their rows, tracks mark their limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kinds.documents import draw, texts

ROWS = """\
tables:
  - id: pieces
    rows:
      - {id: matt, name: Matt Mason, class: crew, speed: 1, dense: 1}
      - {id: crawler, name: Space Crawler, class: vehicle, speed: 3, dense: 1.5}
      - {id: unitred, name: Unitred, class: vehicle, speed: 2, dense: NA}
      - {id: shelter, name: Space Shelter, class: equipment}
"""
TABLE = """\
      - table:
          rows: pieces
          given: [speed]
          columns:
            - {heading: Piece, cell: "{name}", name: who}
            - {heading: Speed, cell: "{speed}", width: 20mm, align: middle}
            - {heading: Dense, cell: "{dense}", width: 20mm, align: middle}
        width: 120mm
        height: 60mm
"""


def chart(elements: str) -> dict[str, str | bytes]:
    return {"a.yaml": f"{ROWS}charts:\n  - id: speeds\n    title: Speeds\n    accent: red\n    elements:\n{elements}"}


def cells(folder: Path, elements: str) -> dict[str, tuple[str, str, float, float]]:
    """Cell name to text, place in the kit, x and y."""
    (piece,), faults = draw(folder, "chart", chart(elements))
    assert faults == []
    return {
        name: (mark.text, str(mark.span), x, y) for name, mark, x, y in texts(piece.front) if name.startswith("cell:")
    }


def test_cells_are_read_back_by_row_and_column(tmp_path: Path) -> None:
    found = cells(tmp_path, TABLE)
    assert {name: cell[0] for name, cell in found.items()} == {
        "cell:matt:who": "Matt Mason", "cell:matt:speed": "1", "cell:matt:dense": "1",
        "cell:crawler:who": "Space Crawler", "cell:crawler:speed": "3", "cell:crawler:dense": "1.5",
        "cell:unitred:who": "Unitred", "cell:unitred:speed": "2", "cell:unitred:dense": "NA",
    }  # fmt: skip
    assert found["cell:crawler:dense"][1] == "a.yaml:5:77"


def test_a_row_is_a_line_and_a_column_is_a_lane(tmp_path: Path) -> None:
    found = cells(tmp_path, TABLE)
    rows = [
        [found[f"cell:{row}:{column}"][3] for column in ("who", "speed", "dense")]
        for row in ("matt", "crawler", "unitred")
    ]
    assert all(max(row) - min(row) < 1 for row in rows)
    assert rows[0][0] < rows[1][0] < rows[2][0]
    middles = {found[f"cell:{row}:speed"][2] for row in ("matt", "crawler", "unitred")}
    assert max(middles) - min(middles) < 0.5


def test_where_takes_one_value_or_several_and_given_wants_something(tmp_path: Path) -> None:
    one = cells(tmp_path / "one", TABLE.replace("given: [speed]", "where: {class: vehicle}"))
    two = cells(tmp_path / "two", TABLE.replace("given: [speed]", "where: {class: [crew, equipment]}"))
    assert {name.split(":")[1] for name in one} == {"crawler", "unitred"}
    assert {name.split(":")[1] for name in two} == {"matt", "shelter"}


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        (
            "rows: pieces",
            "rows: piece",
            "a.yaml:14:17: error: there is no table 'piece'; did you mean 'pieces'? [unknown-table]",
        ),
        (
            "given: [speed]",
            "given: [sped]",
            "error: table 'pieces' has no column 'sped'; did you mean 'speed'? [unknown-column]",
        ),
        ('"{dense}"', '"{dens}"', "error: no column 'dens' in this table; did you mean 'dense'? [unknown-column]"),
        ('"{dense}"', '"{dense"', "lone '{'"),
        (
            "height: 60mm",
            "height: 9mm",
            "and has 9.0 mm; give it more height, smaller rows or a smaller size [table-fits]",
        ),
        ("width: 120mm", "width: 0mm", "'0mm' is too small"),
        ("height: 60mm", "", "field 'height' is missing"),
    ],
)  # fmt: skip
def test_broken_tables_say_where_and_how(old: str, new: str, finding: str, tmp_path: Path) -> None:
    _, faults = draw(tmp_path, "chart", chart(TABLE.replace(old, new)))
    assert any(finding in fault for fault in faults), faults


TRACK = """\
      - track: "20"
        columns: 5
        side: 20mm
        gap: 3mm
        milestones:
          - {at: "10", title: Limit, text: No air after this, colour: red}
          - {at: "20", title: End, colour: ink}
"""


def test_a_track_snakes_and_names_its_spaces(tmp_path: Path) -> None:
    (piece,), faults = draw(tmp_path, "chart", chart(TRACK))
    assert faults == []
    spaces = {mark.text: (x, y) for name, mark, x, y in texts(piece.front) if name.startswith("space:")}
    assert list(spaces) == [str(n) for n in range(1, 21)]
    assert spaces["6"][0] == pytest.approx(spaces["5"][0])
    assert spaces["10"][0] == pytest.approx(spaces["1"][0])
    assert spaces["11"][1] - spaces["10"][1] == pytest.approx(23.0)
    said = [mark.text for name, mark, _, _ in texts(piece.front) if name == "milestone"]
    assert said == ["LIMIT", "No air after this", "END"]


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ('track: "20"', 'track: "12"', "the track has no space 20 [track]"),
        ('track: "20"', 'track: "0"', "a track has 1 to 500 spaces, not 0 [track]"),
        ('track: "20"', 'track: "99999"', "'99999' is no count of spaces; write a whole number"),
        ('track: "20"', 'track: "{table:pieces/matt/class}"', "'crew' is no count of spaces"),
        ('at: "10"', 'at: "{table:pieces/mat/speed}"', "no row 'mat' in table 'pieces'; did you mean 'matt'?"),
    ],
)  # fmt: skip
def test_broken_tracks_say_what_is_wrong(old: str, new: str, finding: str, tmp_path: Path) -> None:
    _, faults = draw(tmp_path, "chart", chart(TRACK.replace(old, new)))
    assert any(finding in fault for fault in faults), faults


def test_prose_that_does_not_fit_its_box_is_a_fault(tmp_path: Path) -> None:
    prose = '      - prose: [{text: "' + "word " * 200 + '"}]\n        width: 60mm\n        height: 20mm\n'
    _, faults = draw(tmp_path, "chart", chart(prose))
    assert [fault.partition(": ")[2] for fault in faults] == [
        "error: from here on the text does not fit its 20 mm; shorten it [prose-fits]"
    ]
