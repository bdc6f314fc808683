"""What the setters of a document's blocks work with, and the lines of running text that most of them make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from printkit.drawing import Mark
from printkit.findings import Span
from printkit.flow.columns import Box
from printkit.flow.inline import Voices, Word, as_typed, place, wrap
from printkit.flow.look import Look
from printkit.flow.ornament import moved
from printkit.flow.reading import read
from printkit.kit import Kit
from printkit.references import ReferenceFaultError, fill, tell

ASCENT = 0.74
"""Share of the leading that lies above the baseline."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The kit, the look, the column's width (mm), and what references may name beside tables."""

    kit: Kit
    look: Look
    width: float
    known: Mapping[str, str]

    def words(self, text: str, voices: Voices, span: Span, capitals: bool = False) -> list[Word]:
        """Text with references filled and markup read; a fault is noted and the text stands as typed.

        ``capitals`` come last: a reference is found by the letters that were typed.
        """
        filled = self.filled(text, span)
        if filled is None:
            return as_typed(text, voices.plain, capitals)
        return read(filled, voices, self.kit, span, capitals)

    def filled(self, text: str, span: Span) -> str | None:
        """Text with its references filled; a fault and None where one leads nowhere."""
        try:
            return fill(text, self.kit, self.known)
        except ReferenceFaultError as err:
            tell(err, self.kit, span)
            return None

    def lines(
        self,
        text: Sequence[Word],
        span: Span,
        *,
        indent: float = 0.0,
        before: float = 0.0,
        first: Sequence[Mark] = (),
        keep: bool = False,
    ) -> list[Box]:
        """A box a line, none left alone at the head or foot of a column.

        ``first`` is drawn beside the first line; ``keep`` holds the last line to what follows.
        """
        rows = wrap(text, self.width - indent)
        last = len(rows) - 1
        return [
            self._line(
                row,
                span,
                indent,
                before if i == 0 else 0.0,
                first if i == 0 else (),
                keep if i == last else i in (0, last - 1),
            )
            for i, row in enumerate(rows)
        ]

    def _line(
        self, row: list[Word], span: Span, indent: float, before: float, beside: Sequence[Mark], keep: bool
    ) -> Box:
        leading = self.look.leading

        def draw(x: float, y: float) -> Sequence[Mark]:
            marks = place(row, x + indent, y + leading * ASCENT, self.width - indent, span)
            return (moved(beside, x, y), *marks) if beside else marks

        return Box(leading, draw, before, keep, span)
