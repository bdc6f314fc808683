"""What SQLite says of a query that it cannot run, in our words, with the nearest names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from printkit.checks._sql_functions import ALLOWED
from printkit.findings import did_you_mean, nearest
from printkit.tables import Table

_ALIKE = 0.75
"""How near (difflib's ratio) a function's name is to another for it to be taken for a slip."""


class QueryFaultError(ValueError):
    """A query that is refused, or that could not be answered; ``fix`` says what to write.

    ``table`` is a table of the kit that is not there.
    """

    def __init__(self, message: str, fix: str = "", table: str = "") -> None:
        super().__init__(message)
        self.message, self.fix, self.table = message, fix, table


def refused(what: str, name: str) -> QueryFaultError:
    """For what the authorizer forbade: a function, a table, or any other act."""
    if what == "function":
        return QueryFaultError(f"a query may not call {name}()", f"known: {', '.join(sorted(ALLOWED))}")
    if what == "table":
        return QueryFaultError(f"a query may not read {name!r}", "read the kit's own tables")
    return QueryFaultError("a query may only read", "write one SELECT over the kit's tables")


def explained(words: str, tables: Mapping[str, Table], unfit: Mapping[str, str], steps: int) -> QueryFaultError:
    """For SQLite's own words."""
    name = words.rpartition(": ")[2]
    match words.partition(":")[0]:
        case "no such table" if name in unfit:
            return QueryFaultError(f"table {name!r} cannot be queried: {unfit[name]}", "give it another name")
        case "no such table":
            return QueryFaultError(f"there is no table {name!r}", did_you_mean(name, tables), name)
        case "no such column":
            return _no_column(name, tables)
        case "no such function":
            near = nearest(name.lower(), ALLOWED, _ALIKE)
            return (
                QueryFaultError(f"there is no function {name}()", f"did you mean {near}()?")
                if near
                else refused("function", name)
            )
        case "ambiguous column name":
            return QueryFaultError(f"{name!r} is a column of several tables here", f"write TABLE.{name}")
        case "interrupted":
            return QueryFaultError(f"the query takes more than {steps:,} steps", "join fewer rows, or narrow them")
        case "user-defined function raised exception":
            return QueryFaultError("a function is called with what it cannot take", "see SQLite's list of functions")
        case "string or blob too big":
            return QueryFaultError("the query makes a text that is too long", "select the cells themselves")
        case "out of memory":
            return QueryFaultError("the query takes too much memory", "join fewer rows, or narrow them")
    syntax = re.match(r'near "(.*)": syntax error', words, re.DOTALL)
    if syntax:
        return QueryFaultError(f"the query is no SQL from {syntax[1]!r} on", "see SQLite's description of SELECT")
    if "one statement at a time" in words:
        return QueryFaultError("the query is more than one statement", "write one SELECT, without a semicolon inside")
    if words == "incomplete input":
        return QueryFaultError("the query ends too early", "complete it")
    return QueryFaultError(f"the query cannot be run: {words}", "see SQLite's description of SELECT")


def _no_column(name: str, tables: Mapping[str, Table]) -> QueryFaultError:
    owner, _, column = name.rpartition(".")
    lower = {table.lower(): table for table in tables}
    asked = [tables[lower[owner.lower()]]] if owner.lower() in lower else list(tables.values())
    known = dict.fromkeys(known for table in asked for known in table.columns)
    return QueryFaultError(f"there is no column {name!r}", did_you_mean(column, known))
