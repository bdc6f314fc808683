"""What the front matter tells of the imposed sheets: contents, parts, where each piece lies. Counted, never typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from printkit.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents: what begins on which page, and whether it stands under the line before."""

    title: str
    label: str
    inner: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A line of the parts list: what it is, how many are on the sheets, and on which pages."""

    kind: str
    name: str
    count: int
    pages: str


def contents(sheets: Sequence[Sheet], most_inner: int = 6) -> tuple[Entry, ...]:
    """Sections in order; one of several titled pieces that is short enough names each of them."""
    out: list[Entry] = []
    for section, run in groupby(
        (sheet for sheet in sheets if sheet.placed and not _is_back(sheet)), key=lambda s: s.section
    ):
        pages = list(run)
        out.append(Entry(section, pages[0].label))
        titles: dict[str, str] = {}
        for sheet in pages:
            if len(sheet.placed) == 1:
                titles.setdefault(sheet.placed[0].piece.name, sheet.label)
        if 1 < len(titles) <= most_inner and pages[0].placed[0].piece.scheme != "page":
            out += [Entry(title, label, True) for title, label in titles.items()]
    return tuple(out)


def _is_back(sheet: Sheet) -> bool:
    return all(placed.back for placed in sheet.placed)


def parts(sheets: Sequence[Sheet]) -> tuple[Part, ...]:
    """What is cut out or used at the table, by kind and group, in the order of the sheets; no pages to read."""
    found: dict[tuple[str, str], list[tuple[str, bool]]] = {}
    for sheet in sheets:
        for placed in sheet.placed:
            if not placed.back and placed.piece.scheme != "page":
                key = placed.piece.kind, placed.piece.group or placed.piece.name
                found.setdefault(key, []).append((sheet.label, placed.counts))
    return tuple(
        Part(kind, name, sum(counts for _, counts in lying), ranges([label for label, _ in lying]))
        for (kind, name), lying in found.items()
    )


def places(sheets: Sequence[Sheet], keys: Mapping[str, str]) -> dict[str, str]:
    """References of the front matter: 'page:ID' of a piece, 'pages:KIND' and 'scale:KIND' of all of a kind.

    ``keys`` are the kinds' keys in YAML: 'pages:counters' is said as well as 'pages:counter', and so of the scale.
    """
    known: dict[str, str] = {}
    by_kind: dict[str, list[str]] = {}
    for sheet in sheets:
        for placed in sheet.placed:
            if not placed.back:
                kind, scale = placed.piece.kind, f"{placed.scale * 100:.1f}".removesuffix(".0") + "\u00a0%"
                known.setdefault(f"page:{placed.piece.id}", sheet.label)
                known.setdefault(f"scale:{kind}", scale)
                known.setdefault(f"scale:{keys.get(kind, kind)}", scale)
                by_kind.setdefault(kind, []).append(sheet.label)
    for kind, labels in by_kind.items():
        known |= dict.fromkeys((f"pages:{kind}", f"pages:{keys.get(kind, kind)}"), ranges(labels))
    return known


def ranges(labels: Sequence[str], apart: int = 2) -> str:
    """Page numbers, each once, runs joined by a dash: '3, 5–9'. Pages two apart are fronts of one run."""
    numbers = [label for label in dict.fromkeys(labels) if label.isdecimal()]
    others = [label for label in dict.fromkeys(labels) if not label.isdecimal()]
    runs: list[list[int]] = []
    for number in map(int, numbers):
        if runs and 0 < number - runs[-1][-1] <= apart:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join([*others, *(str(run[0]) if len(run) == 1 else f"{run[0]}\u2013{run[-1]}" for run in runs)])
