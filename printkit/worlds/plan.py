"""What is asked of a new mapsheet, and the YAML in which it is written: short, commented, made to be edited."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

_WIDE = 110
_ID = re.compile(r"[^a-z0-9]+")


class PlanError(ValueError):
    """The mapsheet that is asked for cannot be; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A mapsheet that is asked for. Lengths and numbers are the text that stands in the YAML."""

    name: str
    seed: int
    landform: str = ""
    numeral: str = ""
    size: tuple[tuple[str, str], ...] = ()
    """Fields and values that say how large the sheet is: paper, or width and height; none: as large as its hexes."""
    grid: tuple[tuple[str, str], ...] = ()
    """Fields and values of the grid."""
    base: str = ""
    """The terrain of hexes that nothing is said of; none: plain."""

    @property
    def id(self) -> str:
        """'great-basin' for 'Great Basin'."""
        return _ID.sub("-", self.name.lower()).strip("-") or "mapsheet"


@dataclass(frozen=True, slots=True)
class Content:
    """What is on the map, as labels and words."""

    terrain: Mapping[str, Sequence[str]] = field(default_factory=dict)
    hexsides: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    relief: Mapping[str, str] = field(default_factory=dict)
    stations: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Notes:
    """Comments: at the head, and before each field that has one."""

    head: Sequence[str] = ()
    before: Mapping[str, str] = field(default_factory=dict)


def written(plan: Plan, content: Content, notes: Notes) -> str:
    """The file. The same arguments give the same text."""
    return "\n".join([*notes.head, "mapsheets:", *_lines(plan, content, notes), ""])


def _lines(plan: Plan, content: Content, notes: Notes) -> Iterator[str]:
    def noted(name: str, *lines: str) -> Iterator[str]:
        if name in notes.before:
            for comment in textwrap.wrap(notes.before[name], _WIDE - 6):
                yield f"    # {comment}"
        yield from lines

    yield f"  - id: {plan.id}"
    yield f"    name: {quoted(plan.name)}"
    if plan.numeral:
        yield from noted("numeral", f"    numeral: {plan.numeral}")
    for i, (name, value) in enumerate(plan.size):
        yield from noted("size" if i == 0 else "", f"    {name}: {value}")
    yield from noted("seed", f"    seed: {plan.seed}")
    yield from noted("grid", "    grid:", *(f"      {name}: {value}" for name, value in plan.grid))
    if plan.landform:
        yield from noted("landform", f"    landform: {plan.landform}")
        if content.relief:
            yield "    relief:"
            yield from (f"      {name}: {value}" for name, value in content.relief.items())
    if plan.base:
        yield f"    base_terrain: {plan.base}"
    if content.terrain:
        lines = (line for name, labels in content.terrain.items() for line in _flow(f"      {name}: ", labels))
        yield from noted("terrain", "    terrain:", *lines)
    if content.hexsides:
        yield from noted("hexsides", "    hexsides:", *_runs(content.hexsides))
    if content.stations:
        yield from noted("stations", *_flow("    stations: ", content.stations))
    yield from noted("end")


def _runs(hexsides: Mapping[str, Sequence[Sequence[str]]]) -> Iterator[str]:
    for name, runs in hexsides.items():
        yield f"      {name}:"
        for run in runs:
            yield from _flow("        - ", run)


def _flow(head: str, words: Sequence[str]) -> Iterator[str]:
    """A list in brackets, broken between its words."""
    inner = textwrap.wrap(", ".join(map(quoted, words)), _WIDE - len(head), break_on_hyphens=False)
    for i, part in enumerate(inner):
        begin = f"{head}[" if i == 0 else " " * (len(head) + 1)
        yield f"{begin}{part}{']' if i == len(inner) - 1 else ''}"


def quoted(text: str) -> str:
    """A scalar that YAML and its editors read as this text: in quotes unless it is a plain word."""
    return text if re.fullmatch(r"[A-Za-z][A-Za-z0-9 /-]*", text) else json.dumps(text, ensure_ascii=False)
