"""repeat: elements drawn once a word of a cell, once a row of a table, or a number of times, along a line or a grid."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from pydantic import Field, model_validator

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark
from printkit.filling import Filled
from printkit.findings import Span
from printkit.lettering import ALIGN
from printkit.models.base import Count, Words, read_count
from printkit.models.part import Amount, Part, Phrase, suits
from printkit.models.template import Elements
from printkit.placeholders import fill, is_reference, named_in
from printkit.placing import arrange
from printkit.units import um

MOST_CELLS = 500
"""No repeat draws more."""
_WORDS = re.compile(r"[\s,;]+")
ITEM, NUMBER = "item", "number"
"""Fields that the elements may ask for beside those of the row: the word, and its number from 1."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One time that the elements are drawn: the fields that it adds, and where they were typed."""

    fields: Mapping[str, str]
    spans: Mapping[str, Span]


class Repeat(Part):
    """Elements again and again, in cells of `width` by `height` that stand side by side from (x, y). They may ask for
    `{item}`, the word, and `{number}`, which counts from 1; with `rows`, for the columns of that table."""

    repeat: Elements
    """The elements of one cell."""
    each: Phrase | None = None
    """Once for each word: "{icons}" of a cell that holds `sword, sword, shield`."""
    split: Words = ""
    """What stands between the words of `each`; not given: blanks, commas or semicolons."""
    times: Phrase | None = None
    """So many times: 3, or "{pips}"."""
    rows: Words | None = None
    """Once for each row of this table."""
    where: dict[str, Phrase] = Field(default_factory=dict)
    """Only rows of `rows` whose columns suit: {unit: "{id}"}, or patterns as in `when`."""
    x: Amount = 0.0
    y: Amount = 0.0
    width: Amount
    """Of one cell."""
    height: Amount
    columns: Count | None = Field(None, ge=1)
    """Cells in a line; not given: all of them. 1: one below the other."""
    space: Amount = 0.0
    """Between cells."""
    align: Literal["start", "middle", "end"] = "start"
    """Where x is in each line of cells: at its start, middle or end."""

    @model_validator(mode="after")
    def _one_way(self) -> Repeat:
        given = [name for name in ("each", "times", "rows") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError("a repeat has one of each, times and rows")
        if self.where and self.rows is None:
            raise ValueError("where belongs to rows")
        return self

    def asked(self) -> Iterator[tuple[str, Span]]:
        """What it asks its own row for: neither what it gives to its elements, nor a table's columns."""
        own = {(field, span) for part in self.inner() for field, span in part.asked()}
        for field, span in super().asked():
            ours = (field, span) not in own or (self.rows is None and field not in (ITEM, NUMBER))
            if ours or is_reference(field):
                yield field, span

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """A group a cell."""
        if not self.repeat:
            return
        filled = Filled(self, scene)
        turns = list(self._turns(filled))
        if len(turns) > MOST_CELLS:
            message = f"repeat of {len(turns)} is more than the limit of {MOST_CELLS}"
            scene.kit.faults.error("repeat", self.span, message, "repeat it less often")
            return
        at = filled.length
        x, y, width, height, space = at("x"), at("y"), at("width"), at("height"), at("space")
        columns = self.columns or max(1, len(turns))
        for number, turn in enumerate(turns):
            line, place = divmod(number, columns)
            held = min(columns, len(turns) - line * columns)
            left = x - ALIGN[self.align] * (held * width + (held - 1) * space) + place * (width + space)
            top = y + line * (height + space)
            fields = {**scene.fields, **turn.fields, NUMBER: str(number + 1)}
            cell = replace(
                scene, width=width, height=height, bleed=0.0, fields=fields, spans={**scene.spans, **turn.spans}
            )
            marks = tuple(arrange(self.repeat, cell))
            if marks:
                yield Group(marks, (1.0, 0.0, 0.0, 1.0, float(um(left)), float(um(top))), (), self.name, self.span)

    def _turns(self, filled: Filled) -> Iterator[Turn]:
        if self.each is not None:
            text, span = filled.text("each").strip(), filled.span("each")
            words = text.split(self.split) if self.split else _WORDS.split(text)
            yield from (Turn({ITEM: word.strip()}, {ITEM: span}) for word in words if word.strip())
        elif self.times is not None:
            yield from (Turn({}, {}) for _ in range(self._count(filled)))
        else:
            yield from self._rows(filled)

    def _count(self, filled: Filled) -> int:
        """How often; an empty cell is never, and what is no count is told and is never, too."""
        text = filled.text("times").strip()
        try:
            return read_count(text) if text else 0
        except ValueError as err:
            filled.scene.kit.faults.error("bad-value", filled.span("times"), f"times: {err}")
            return 0

    def _rows(self, filled: Filled) -> Iterator[Turn]:
        scene = filled.scene
        table = scene.kit.table(self.rows or "", self.span_of("rows"))
        lacking = [column for column in self.where if table.columns and column not in table.columns]
        for column in lacking:
            scene.kit.faults.add(table.lacks(column, self.span_of("where", column)))
        wanted = {column: (fill(text, scene.fields),) for column, text in self.where.items()}
        known = {*table.columns, *scene.fields, NUMBER}
        for part in self.inner():
            for field, span in part.asked():
                if table.columns and field not in known:
                    scene.kit.faults.add(table.lacks(field, span))
        if lacking:
            return
        found = [row for row in table.rows if all(suits(row[column], texts) for column, texts in wanted.items())]
        if not found and table.id in scene.kit.tables and not any(map(named_in, self.where.values())):
            scene.kit.faults.add(table.has_none(wanted, self.span_of("where" if self.where else "rows")))
        yield from (Turn(row.texts(), row.spans()) for row in found)


ELEMENT = Element(
    name="repeat",
    model=Repeat,
    draw=Repeat.draw,
    about="Elements drawn once a word of a cell, once a row of a table, or a number of times, in line or in a grid",
)
