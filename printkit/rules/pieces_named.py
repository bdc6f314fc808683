"""Every counter, card and token of a table with names has its name.

Law: where a table has a column ``name``, no row from which pieces are made leaves it empty, unless a table that is
joined lends it one.
Why: a cell that was forgotten prints a face without a title, and the list of parts falls back to the row's id.

Bad::

    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}, {id: two, name: ""}]
    counters:
      - {id: all, table: names, template: plain}

Good::

    tables:
      - id: names
        rows: [{id: one, name: Jet-pak}, {id: two, name: Crawler}]
    counters:
      - {id: all, table: names, template: plain}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Level
from printkit.kit import Kit
from printkit.models.pieces import Pieces

_NAME = "name"


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each row without a name."""
    kit = inspection.kit
    told: set[tuple[str, str]] = set()
    for definition in (one for of_kind in kit.definitions.values() for one in of_kind if isinstance(one, Pieces)):
        table = kit.tables.get(definition.table)
        if table is None or _NAME not in table.columns or _lends_names(definition, kit):
            continue
        for row in definition.chosen(table):
            own_id = row.texts().get("id", "")
            if row.texts().get(_NAME, "").strip() or (table.id, own_id) in told:
                continue
            told.add((table.id, own_id))
            which = f"row {own_id!r}" if own_id else "a row"
            yield Violation(row.span_of(_NAME), f"{which} of table {table.id!r} has no name", "give it one")


def _lends_names(definition: Pieces, kit: Kit) -> bool:
    return any(_NAME in kit.tables[join.table].columns for join in definition.join if join.table in kit.tables)


RULE = Rule("no piece of a table with names is without one", check, Level.WARNING)
