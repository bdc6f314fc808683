"""Findings: what is wrong, where, and how to mend it. Never a traceback for a mistake in a kit."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import PurePath


class Level(StrEnum):
    """How bad a finding is. Only an error stops a build."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A place in a kit: file (relative to the kit's folder, with /), line and column from 1."""

    file: str
    line: int = 1
    column: int = 1
    sheet: str = ""
    """Of a workbook: the sheet that the line and the column are those of."""

    @property
    def cell(self) -> str:
        """How a spreadsheet calls a cell: ``cell B2 of sheet 'prices'``; nothing for a place in a text."""
        if not self.sheet:
            return ""
        name, column = "", self.column
        while column:
            column, letter = divmod(column - 1, 26)
            name = chr(ord("A") + letter) + name
        return f"cell {name}{self.line} of sheet {self.sheet!r}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


KIT_FILE = "kit.yaml"
"""The file that makes a folder a kit."""

NOWHERE = Span(KIT_FILE)
"""The span of what no line of the kit made."""


LONGEST_SENTENCE = 400
"""Characters of a finding's message, and of its fix."""
_LONG_QUOTE = re.compile(r"'[^']{61,}'|\"[^\"]{61,}\"")
_KEPT_OF_QUOTE = 57


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: its level, the rule that found it, its place, the sentence and the fix.

    What a kit says is quoted in them, and may be of any length: long sentences have their quotations cut.
    """

    level: Level
    rule: str
    span: Span
    message: str
    fix: str = ""

    def __post_init__(self) -> None:
        for name in ("message", "fix"):
            text = getattr(self, name)
            if len(text) > LONGEST_SENTENCE:
                object.__setattr__(self, name, _cut(text))

    @property
    def advice(self) -> str:
        """Sentence and fix, after the cell if it is about one of a workbook."""
        told = f"{self.message}; {self.fix}" if self.fix else self.message
        return f"{self.span.cell}: {told}" if self.span.sheet else told

    def __str__(self) -> str:
        return f"{self.span}: {self.level}: {self.advice} [{self.rule}]"

    def seen_from(self, folder: PurePath) -> str:
        """The line for somebody to whom the kit's folder has this path."""
        file = (folder / self.span.file).as_posix()
        return f"{file}{str(self).removeprefix(self.span.file)}"


def _cut(text: str) -> str:
    """A sentence that is too long, with the begin of each quotation only; cut itself where that is not enough."""
    text = _LONG_QUOTE.sub(lambda quote: f"{quote[0][: _KEPT_OF_QUOTE + 1]}...{quote[0][-1]}", text)
    return text if len(text) <= LONGEST_SENTENCE else text[: LONGEST_SENTENCE - 3] + "..."


def error(rule: str, span: Span, message: str, fix: str = "") -> Finding:
    """A finding that stops the build."""
    return Finding(Level.ERROR, rule, span, message, fix)


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings by place, then rule, then text; the same finding twice is said once."""
    return tuple(sorted(dict.fromkeys(findings), key=lambda f: (f.span, f.rule, f.message)))


MOST_ALIKE = 10
"""So many findings of one rule in one file are told one by one."""


def capped(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings in order; of one rule and level in one file the first ones, the last of which says how many follow.

    One slip, such as a map that begins at the wrong letter, would else fill the screen and hide all others.
    """
    alike: dict[tuple[str, str, Level], list[Finding]] = {}
    for found in in_order(findings):
        alike.setdefault((found.span.file, found.rule, found.level), []).append(found)
    told: list[Finding] = []
    for each in alike.values():
        more = len(each) - MOST_ALIKE
        told += each[:MOST_ALIKE]
        if more > 1:
            last = told.pop()
            rest = f" (and {more} more of {last.rule} in this file)"
            told.append(replace(last, fix=last.fix + rest) if last.fix else replace(last, message=last.message + rest))
        else:
            told += each[MOST_ALIKE:]
    return in_order(told)


def has_error(findings: Iterable[Finding]) -> bool:
    """Does any of them stop the build?"""
    return any(f.level is Level.ERROR for f in findings)


def counts(findings: Iterable[Finding]) -> str:
    """'0 errors, 2 warnings'."""
    levels = [finding.level for finding in findings]
    return ", ".join(f"{(n := levels.count(level))} {level}{'' if n == 1 else 's'}" for level in Level)


def nearest(word: str, known: Iterable[str], alike: float = 0.6) -> str:
    """The known name that the word was most likely meant to be; empty where none is as ``alike`` (0 to 1)."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=alike)), "")


def did_you_mean(word: str, known: Iterable[str], limit: int = 8) -> str:
    """The fix for an unknown name: the nearest known one, or the list of them."""
    names = list(known)
    near = nearest(word, names)
    return f"did you mean {near!r}?" if near else known_names(names, limit)


def known_names(known: Iterable[str], limit: int = 8) -> str:
    """The fix that lists what there is; nothing where there is none."""
    names = list(known)
    shown = ", ".join(names[:limit]) + (", ..." if len(names) > limit else "")
    return f"known: {shown}" if names else ""


def rows_in_words(number: int) -> str:
    """How many rows a fault touches: '1 row', '12 rows'."""
    return f"{number} row{'' if number == 1 else 's'}"


class Faults:
    """Collects findings while a kit is read and drawn, so that one run tells them all."""

    def __init__(self) -> None:
        self._found: list[Finding] = []
        self._missing: dict[tuple[str, str, str], set[Span]] = {}

    def error(self, rule: str, span: Span, message: str, fix: str = "") -> None:
        """Note an error."""
        self._found.append(Finding(Level.ERROR, rule, span, message, fix))

    def missing(self, rule: str, span: Span, message: str, fix: str = "") -> None:
        """Note what is not there: told once, where it is first asked for, with the number of places that do."""
        self._missing.setdefault((rule, message, fix), set()).add(span)

    def add(self, finding: Finding) -> None:
        """Note a finding made elsewhere."""
        self._found.append(finding)

    def tells_of(self, span: Span) -> bool:
        """Is something noted at this place?"""
        return any(found.span == span for found in self._found) or any(
            span in spans for spans in self._missing.values()
        )

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far, by place."""
        return in_order([*self._found, *self._told_once()])

    def _told_once(self) -> Iterator[Finding]:
        for (rule, message, fix), spans in self._missing.items():
            uses = f" ({len(spans)} uses)" if len(spans) > 1 else ""
            yield Finding(Level.ERROR, rule, min(spans), f"{message}{uses}", fix)
