"""YAML text with positions: every key and value keeps its line and column, scalars stay the text that was typed.

The only door to yaml. A builder on the event stream (libyaml's where it is there: design.md section 2) that refuses
tags and second documents, tells duplicate keys, and bounds depth and size while it consumes events, aliases counted as
if they were written out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import yaml

from printkit.findings import Finding, Span, error
from printkit.models.base import SpannedDict, SpannedList
from printkit.yaml_faults import syntax, too_deep, unprintable

DEEPEST = 64
"""Most mappings and lists inside each other."""

MOST_NODES = 500_000
"""Most keys, values, lists and mappings in one file, each alias counted as what it stands for."""

LONGEST_SCALAR = 20_000
"""Characters of one text: a paragraph of ten pages, and as many as a cell of a table may hold."""

LONGEST_BLOCK = 150_000
"""Characters of a text that is kept line by line (|): the block of the largest map has 100,000."""

MERGE = "<<"
"""The key whose mapping is copied into the one around it, under the keys written there."""

_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _EndOfFile(Exception):  # noqa: N818 (not an error: the reading of one file is over)
    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not been met."""

    made: SpannedDict | SpannedList
    anchor: str | None
    nodes_before: int
    spans: Any
    height: int = 1
    """Levels from here to the deepest met inside, aliases written out."""
    key_spans: dict[str, Span] = field(default_factory=dict)
    key: str | None = None
    merged: list[SpannedDict] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Anchored:
    """What an alias stands for: the value, where it was typed, and its size when written out."""

    value: Any
    span: Span
    nodes: int
    height: int


def read_yaml(text: str, file: str, parser: Any = None) -> tuple[Any, tuple[Finding, ...]]:
    """One YAML document as SpannedDict, SpannedList and str, and what is wrong with it.

    ``file`` is the name for spans. After a fault that ends the file the value is None. ``parser`` is a yaml loader
    class: tests read with both. Never raises for what a text may hold.
    """
    builder = _Builder(file, text)
    try:
        odd = _UNPRINTABLE.search(text)
        if odd:
            raise _EndOfFile(unprintable(text, odd.start(), file))
        for event in yaml.parse(text, Loader=parser or _PARSER):
            builder.take(event)
    except _EndOfFile as end:
        return None, (*builder.findings, end.finding)
    except yaml.YAMLError as err:
        return None, (*builder.findings, syntax(err, text, file, DEEPEST))
    return builder.root, tuple(builder.findings)


class _Builder:
    """Takes events, makes the tree. No recursion: what is open stands on a stack of at most DEEPEST."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self._text = text
        self.findings: list[Finding] = []
        self.root: Any = None
        self._stack: list[_Open] = []
        self._anchors: dict[str, _Anchored] = {}
        self._nodes = 0
        self._documents = 0
        self._take: dict[type, Callable[[Any, Span], None]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.AliasEvent: self._alias,
            yaml.MappingStartEvent: self._open_mapping,
            yaml.SequenceStartEvent: self._open_list,
            yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close,
            yaml.DocumentStartEvent: self._document,
        }

    def take(self, event: Any) -> None:
        """Build with one more event. Raises _EndOfFile."""
        handle = self._take.get(type(event))
        if handle is None:
            return
        mark = event.start_mark
        span = Span(self.file, mark.line + 1, mark.column + 1)
        if getattr(event, "tag", None):
            self._end(
                "tag", span, f"tag {event.tag!r} is refused", "leave it out: every value is the text that is typed"
            )
        handle(event, span)

    def _end(self, rule: str, span: Span, message: str, fix: str) -> None:
        raise _EndOfFile(error(rule, span, message, fix))

    def _document(self, event: Any, span: Span) -> None:
        self._documents += 1
        if self._documents > 1:
            self._end("yaml-syntax", span, "a second document begins here", "take the line '---' out, or use two files")

    def _count(self, nodes: int, span: Span) -> None:
        self._nodes += nodes
        if self._nodes > MOST_NODES:
            fix = "use fewer aliases (each counts as all it stands for), or split the file"
            self._end("limit", span, f"more than the limit of {MOST_NODES:,} keys and values", fix)

    def _scalar(self, event: Any, span: Span) -> None:
        self._count(1, span)
        longest = LONGEST_BLOCK if event.style == "|" else LONGEST_SCALAR
        if len(event.value) > longest:
            message = f"a text of {len(event.value):,} characters is longer than the limit of {longest:,}"
            self._end("limit", span, message, "shorten it, or split it into several")
        if event.style == '"' and (odd := _UNPRINTABLE.search(event.value)):
            message = f"character U+{ord(odd[0]):04X} cannot be printed"
            fix = "delete what stands for it behind the backslash"
            self.findings.append(error("yaml-syntax", span, message, fix))
        if event.style in ("|", ">"):
            span = self._first_of_block(event, span)
        if event.anchor:
            self._anchors[event.anchor] = _Anchored(event.value, span, nodes=1, height=0)
        self._put(event.value, span)

    def _first_of_block(self, event: Any, span: Span) -> Span:
        """A block of text stands on its first line, at its indentation: each line of it can then be told its place."""
        block = self._text[event.start_mark.index : event.end_mark.index].splitlines()[1:]
        indent = next((len(line) - len(line.lstrip(" ")) for line in block if line.strip()), None)
        return span if indent is None else Span(self.file, span.line + 1, indent + 1)

    def _alias(self, event: Any, span: Span) -> None:
        if event.anchor not in self._anchors:
            fix = "define the anchor with & before you use it, and never inside itself"
            self._end("yaml-syntax", span, f"alias *{event.anchor} stands for nothing yet", fix)
        anchored = self._anchors[event.anchor]
        self._count(anchored.nodes, span)
        self._deepen(anchored.height, span)
        self._put(anchored.value, anchored.span, place=span)

    def _deepen(self, levels: int, span: Span) -> None:
        if len(self._stack) + levels > DEEPEST:
            raise _EndOfFile(too_deep(span, DEEPEST))
        if self._stack:
            self._stack[-1].height = max(self._stack[-1].height, levels + 1)

    def _open_mapping(self, event: Any, span: Span) -> None:
        self._open(SpannedDict(), {}, event, span)

    def _open_list(self, event: Any, span: Span) -> None:
        self._open(SpannedList(), [], event, span)

    def _open(self, made: SpannedDict | SpannedList, spans: Any, event: Any, span: Span) -> None:
        self._count(1, span)
        self._deepen(1, span)
        made.span = span
        self._stack.append(_Open(made, event.anchor, self._nodes - 1, spans))

    def _close(self, event: Any, span: Span) -> None:
        done = self._stack.pop()
        made = done.made
        if isinstance(made, SpannedDict):
            for base in done.merged:
                for key, value in base.items():
                    if key not in made:
                        made[key] = value
                        done.spans[key], done.key_spans[key] = base.spans[key], base.key_spans[key]
            made.spans, made.key_spans = done.spans, done.key_spans
        else:
            made.spans = tuple(done.spans)
        if done.anchor:
            nodes = self._nodes - done.nodes_before
            self._anchors[done.anchor] = _Anchored(made, made.span, nodes, done.height)
        if self._stack:
            self._stack[-1].height = max(self._stack[-1].height, done.height + 1)
        self._put(made, made.span)

    def _put(self, value: Any, span: Span, place: Span | None = None) -> None:
        """Hand a value to what is open; ``span`` is where it was typed, ``place`` where an alias stands for it."""
        if not self._stack:
            self.root = value
            return
        top = self._stack[-1]
        if isinstance(top.made, SpannedList):
            top.made.append(value)
            top.spans.append(span)
        elif top.key is None:
            self._key(top, value, place or span)
        else:
            key, top.key = top.key, None
            if key == MERGE:
                self._merge(top, value, place or span)
            elif key not in top.made:
                top.made[key] = value
                top.spans[key] = span

    def _key(self, top: _Open, value: Any, span: Span) -> None:
        if not isinstance(value, str):
            self._end("yaml-syntax", span, "a list or mapping cannot be a key", "write a plain word before the colon")
        top.key = value
        first = top.key_spans.setdefault(value, span)
        if first is not span:
            message = f"key {value!r} is already on line {first.line}"
            self.findings.append(
                error("duplicate-key", span, message, f"keep one of lines {first.line} and {span.line}")
            )

    def _merge(self, top: _Open, value: Any, span: Span) -> None:
        bases = value if isinstance(value, SpannedList) else [value]
        del top.key_spans[MERGE]
        for base in bases:
            if isinstance(base, SpannedDict):
                top.merged.append(base)
            else:
                fix = "write '<<: *name', with the anchor &name on a mapping"
                self.findings.append(error("bad-value", span, "'<<' needs a mapping to copy from", fix))
