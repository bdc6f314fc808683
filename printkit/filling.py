"""An element's values for one row: fields filled, lengths and colours read, each fault at the cell it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from printkit.colour import BLACK, Colour
from printkit.contracts import Scene
from printkit.findings import Span
from printkit.models.base import Model, read_number
from printkit.models.part import read_extent
from printkit.placeholders import fields_of, fill, named_in

_ACROSS = frozenset({"x", "x2", "width", "rx", "room"})
_DOWN = frozenset({"y", "y2", "height", "ry"})
"""Fields whose shares are of the scene's width, and of its height; other shares are of the smaller of the two."""


def lacking(text: str, fields: Mapping[str, str], spans: Mapping[str, Span]) -> bool:
    """Does a text need a field that nobody typed: a column that is not there, a row that lends nothing?

    That is told where it is asked for, so what follows from it is not told again.
    """
    return any(not fields.get(field) and field not in spans for field in fields_of(text))


@dataclass(frozen=True, slots=True)
class Filled:
    """One part, or something that it lists, on one scene.

    Fields are known to be there: printkit.faces draws no part that asks for more.
    """

    part: Model
    scene: Scene

    def span(self, name: str) -> Span:
        """The cell that a field's value comes from; where it comes from none, its place in the template."""
        value = getattr(self.part, name)
        asked = named_in(value) if isinstance(value, str) else ()
        return next((self.scene.spans[field] for field in asked if field in self.scene.spans), self.part.span_of(name))

    def text(self, name: str) -> str:
        """Text, filled."""
        return fill(getattr(self.part, name), self.scene.fields)

    def item(self, name: str, key: str) -> str:
        """An item of a mapping of texts, filled."""
        return fill(getattr(self.part, name)[key], self.scene.fields)

    def length(self, name: str, default: float = 0.0) -> float:
        """A length in millimetres; not typed: the default. A share is of the scene's side along which it runs."""
        return self._measure(name, getattr(self.part, name), default, lambda text: self._extent(name, text))

    def number(self, name: str, default: float = 0.0) -> float:
        """A plain number; not typed: the default."""
        return self._measure(name, getattr(self.part, name), default, read_number)

    def lengths(self, name: str) -> tuple[float, ...]:
        """A list of lengths in millimetres."""
        values = getattr(self.part, name)
        return tuple(self._measure(name, value, 0.0, lambda text: self._extent(name, text)) for value in values)

    def _extent(self, name: str, text: str) -> float:
        share, length = read_extent(text)
        across, down = self.scene.width, self.scene.height
        whole = across if name in _ACROSS else down if name in _DOWN else min(across, down)
        return share * whole + length

    def _measure(self, name: str, value: float | str | None, default: float, read: Callable[[str], float]) -> float:
        if not isinstance(value, str):
            return default if value is None else value
        try:
            return read(fill(value, self.scene.fields))
        except ValueError as err:
            if not lacking(value, self.scene.fields, self.scene.spans):
                self.scene.kit.faults.error("bad-value", self.span(name), f"{name}: {err}")
            return default

    def colour(self, name: str) -> Colour | None:
        """A colour of the template, the palette or '#RRGGBB'; not typed, empty or 'none': None."""
        if getattr(self.part, name) is None or self.text(name) in ("", "none"):
            return None
        return self.ink(name)

    def ink(self, name: str) -> Colour:
        """A colour that must be there; a fault is told at the cell that it comes from."""
        if lacking(getattr(self.part, name), self.scene.fields, self.scene.spans):
            return BLACK
        word, known = self.text(name), self.scene.colour_spans
        span = next((known[part] for part in word.split() if part in known), self.span(name))
        return self.scene.kit.colour(word, span, self.scene.colours)
