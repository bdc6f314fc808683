"""What the rules about a scenario's numbers share: its table, its cells, and the texts that were drawn under a name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from printkit.contracts import Inspection
from printkit.drawing import Text, walk_only
from printkit.models.scenario import Scenario
from printkit.pieces import Piece
from printkit.tables import Row, Table

COUNTER = "counter"
"""Kind of the pieces that are pushed over the map."""


def scenario_tables(inspection: Inspection) -> Iterator[tuple[Scenario, Table]]:
    """Every scenario with its table of pieces; one whose table is missing is told by rule roster-exists."""
    kit = inspection.kit
    for scenario in kit.of("scenario"):
        if scenario.pieces in kit.tables:
            yield scenario, kit.tables[scenario.pieces]


def cell(row: Row, column: str) -> str:
    """A cell's text; a column that the table has not is empty."""
    return row.cells[column].text if column in row.cells else ""


def movers(table: Table) -> Iterator[Row]:
    """Rows of the pieces that move: those with a speed."""
    return (row for row in table.rows if cell(row, "speed"))


def counters(pieces: Iterable[Piece]) -> dict[str, Piece]:
    """Counters by id."""
    return {piece.id: piece for piece in pieces if piece.kind == COUNTER}


def named_texts(piece: Piece, prefix: str) -> Iterator[Text]:
    """Texts on a piece's front whose name begins so, in drawing order."""
    for seen in walk_only(piece.front.marks, Text):
        if isinstance(seen.mark, Text) and seen.mark.name.startswith(prefix):
            yield seen.mark
