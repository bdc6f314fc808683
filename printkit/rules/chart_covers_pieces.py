"""Charts, table and counters agree: no piece without a row, no row without a piece, no other number.

Law: for each column that a scenario wants ``on_charts``, every piece with a value there has a chart cell that shows it;
and every such cell belongs to a row of the table that has a counter (rule text L39, L60, L79; facts.md M15). A cell is
a text that the chart names ``cell:<row id>:<column>``; it is the drawn text that is compared.
Why: a vehicle without a row cannot be moved, and two numbers for one thing are argued over at the table.

Bad::

    tables:
      - id: movers
        columns: [id, name, weight]
        rows: [{id: sled, name: Sled, weight: 1}, {id: crate, name: Crate, weight: 2}]
    counters:
      - {id: all, table: movers, template: plain}
    charts:
      - id: weights
        title: Weights
        elements:
          - table:
              rows: movers
              where: {id: sled}
              columns: [{heading: Piece, cell: "{name}"}, {heading: Weight, cell: "{weight}"}]
            width: 80mm
            height: 60mm
    scenarios:
      - {id: one, pieces: movers, on_charts: [weight]}

Good::

    tables:
      - id: movers
        columns: [id, name, weight]
        rows: [{id: sled, name: Sled, weight: 1}, {id: crate, name: Crate, weight: 2}]
    counters:
      - {id: all, table: movers, template: plain}
    charts:
      - id: weights
        title: Weights
        elements:
          - table:
              rows: movers
              columns: [{heading: Piece, cell: "{name}"}, {heading: Weight, cell: "{weight}"}]
            width: 80mm
            height: 60mm
    scenarios:
      - {id: one, pieces: movers, on_charts: [weight]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Text
from printkit.findings import did_you_mean
from printkit.models.scenario import Scenario
from printkit.rules._values import COUNTER, cell, counters, named_texts, scenario_tables
from printkit.tables import Table

PREFIX = "cell:"
Cells = dict[tuple[str, str], list[Text]]
"""(row id, column) to the texts that show it, on whatever chart or page."""


def _cells(inspection: Inspection) -> Cells:
    cells: Cells = {}
    for piece in inspection.pieces:
        if piece.kind == COUNTER:
            continue
        for text in named_texts(piece, PREFIX):
            row, _, column = text.name.removeprefix(PREFIX).rpartition(":")
            cells.setdefault((row, column), []).append(text)
    return cells


def _uncharted(scenario: Scenario, table: Table, cells: Cells) -> Iterator[Violation]:
    charted = {column for _, column in cells}
    for number, column in enumerate(scenario.on_charts):
        if column not in charted:
            place = scenario.span_of("on_charts", number)
            yield Violation(place, f"no chart shows {column}", f"add a column {{{column}}}")
    for row in table.rows:
        name = cell(row, "id")
        for column in (one for one in scenario.on_charts if one in charted):
            said, shown = cell(row, column), cells.get((name, column), [])
            if said and not shown:
                fix = f"add the row to the chart that shows {column}"
                yield Violation(row.span_of(column), f"no chart shows {column} {said} of {name}", fix)
            for text in shown:
                # An empty cell may be printed as a dash, never as a number.
                wrong = text.text != said if said else any(c.isdecimal() for c in text.text)
                if wrong:
                    yield Violation(
                        text.span,
                        f"a chart shows {column} {text.text!r} of {name}, the table says {said!r}",
                        f"write {{{column}}} in the chart",
                    )


def _strays(scenario: Scenario, table: Table, cells: Cells, drawn: dict[str, int]) -> Iterator[Violation]:
    ids = [cell(row, "id") for row in table.rows]
    told: set[str] = set()
    for (name, column), texts in cells.items():
        if column not in scenario.on_charts:
            continue
        if name not in ids:
            fix = did_you_mean(name, ids)
            said = f"a chart shows {column} {texts[0].text!r} of {name!r}, which is no piece"
            yield Violation(texts[0].span, said, fix)
        elif name not in drawn and name not in told:
            told.add(name)
            fix = "draw it, or take its row out of the chart"
            yield Violation(texts[0].span, f"a chart has a row for {name}, which has no counter", fix)


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a cell that is missing, wrong or astray."""
    cells = _cells(inspection)
    drawn = {name: piece.copies for name, piece in counters(inspection.pieces).items()}
    for scenario, table in scenario_tables(inspection):
        yield from _uncharted(scenario, table, cells)
        yield from _strays(scenario, table, cells, drawn)


RULE = Rule("charts show every piece and value of the table, and nothing else", check, whole=True)
