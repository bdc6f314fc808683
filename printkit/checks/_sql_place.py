"""Which row of a table a returned row is: ``_row`` is put into the columns of a plain SELECT that does not name it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from printkit.checks._sql_faults import QueryFaultError
from printkit.findings import did_you_mean, nearest

PLACE = "_row"
"""The column, in every table, that numbers the rows of all tables."""

LONGEST_QUERY = 10_000
"""Characters."""

_TOKEN = re.compile(
    r"""(?P<text>'(?:[^']|'')*') | (?P<name>"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|[^\W\d]\w*)
      | (?P<blank>\s+|--[^\n]*|/\*.*?\*/) | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)
_AFTER_TABLE = re.compile(
    "where|group|order|limit|join|left|right|full|inner|outer|cross|natural|on|using|having|window|indexed"
)
"""Words after a table's name that are no other name for it."""
_COMPOUND = frozenset({"union", "intersect", "except"})


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    start: int
    depth: int
    kind: str

    @property
    def word(self) -> str:
        return self.text.lower()


_FIRST = ("select", "with")
"""Words with which a query may begin."""


def check_form(sql: str, names: Iterable[str]) -> None:
    """Is it one SELECT, with texts in single quotes? Raises QueryFaultError.

    SQLite takes a name in double quotes that it does not know for a text, so a slip in one would go unseen.
    """
    if len(sql) > LONGEST_QUERY:
        raise QueryFaultError(
            f"the query is longer than {LONGEST_QUERY:,} characters", "shorten it, or write several checks"
        )
    tokens = list(_tokens(sql))
    if not tokens:
        raise QueryFaultError("the query is empty", "write one SELECT over the kit's tables")
    if tokens[0].word not in _FIRST:
        if near := nearest(tokens[0].word, _FIRST, 0.8):
            raise QueryFaultError(f"a query begins with SELECT, not {tokens[0].text!r}", f"did you mean {near!r}?")
        raise QueryFaultError("a query may only read, and begins with SELECT", "write one SELECT over the kit's tables")
    made = {token.text.strip('"') for before, token in pairwise(tokens) if before.word == "as"}
    known = {name: None for name in names} | dict.fromkeys([PLACE, *sorted(made)])
    lower = {name.lower() for name in known}
    for token in tokens:
        inside = token.text[1:-1].replace('""', '"')
        if token.text.startswith('"') and inside.lower() not in lower:
            near = did_you_mean(inside, known)
            fix = f"{near} A text is written in single quotes" if near.startswith("did") else "write a text as 'text'"
            raise QueryFaultError(f"{token.text} names no table and no column", fix)


def placed(sql: str) -> Iterator[str]:
    """The query with ``_row`` added, in the ways that may be right, then the query itself."""
    top = [token for token in _tokens(sql) if token.depth == 0]
    words = [token.word for token in top]
    if "select" in words and "from" in words and not _COMPOUND & set(words):
        select, source = words.index("select"), words.index("from")
        if select < source and words[select + 1] != "distinct":
            before, after = sql[: top[source].start], sql[top[source].start :]
            for column in (PLACE, f"{_alias(top[source + 1 :])}.{PLACE}"):
                yield f"{before}, {column} AS {PLACE} {after}"
    yield sql


def _alias(tokens: list[_Token]) -> str:
    """The name by which the first table after FROM goes; a name of nothing where there is no table."""
    names = [token for token in tokens[:3] if token.word != "as"]
    if not names or names[0].kind != "name":
        return PLACE
    renamed = len(names) > 1 and names[1].kind == "name" and not _AFTER_TABLE.fullmatch(names[1].word)
    return names[1].text if renamed else names[0].text


def _tokens(sql: str) -> Iterator[_Token]:
    """Words, texts and signs, each with how many parentheses are open around it."""
    depth = 0
    for match in _TOKEN.finditer(sql):
        kind = match.lastgroup or ""
        if kind == "blank":
            continue
        depth -= match[0] == ")"
        yield _Token(match[0], match.start(), depth, kind)
        depth += match[0] == "("
