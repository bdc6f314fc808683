"""The parts list, beside what lies on the sheets."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

from printkit.contracts import Product
from printkit.exporters import parts
from tests.exporters.sample import product


def rows(made: Product, paper: str = "letter") -> list[list[str]]:
    data = dict(parts.EXPORTER.write(made))[f"parts-{paper}.csv"]
    return list(csv.reader(io.StringIO(data.decode())))


def test_one_row_a_piece_counted_from_the_sheets() -> None:
    assert rows(product()) == [
        ["kind", "id", "name", "copies", "width_mm", "height_mm", "page"],
        # The name starts with '=': as it stands, a spreadsheet would run it.
        ["chart", "all marks", '\'=All, "marks"', "1", "100", "60", "1"],
        # The first of the three copies lies at half scale.
        ["counter", "small", "Small", "3", "50", "30", "3"],
    ]


def test_copies_are_what_lies_there_and_not_what_was_ordered() -> None:
    made = product(("a4",))
    missing, doubled = made.sheets["a4"][0], made.sheets["a4"][2]
    fewer = replace(made, sheets={"a4": (replace(missing, placed=()), doubled, replace(doubled, label="4"))})
    assert [(row[1], row[3], row[6]) for row in rows(fewer, "a4")[1:]] == [
        ("all marks", "0", ""),
        ("small", "6", "3;4"),
    ]


def test_cells_that_spreadsheets_run_are_disarmed() -> None:
    for start in "=+-@\t\r":
        assert parts._harmless(f"{start}1+1") == f"'{start}1+1"
    assert parts._harmless("Jet-pak") == "Jet-pak"


def test_lines_end_alike_on_every_system() -> None:
    assert b"\r" not in dict(parts.EXPORTER.write(product()))["parts-letter.csv"]
