"""Presentation attributes: inherited fill and stroke, from attributes and from plain ``style`` text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from printkit.colour import BLACK, Colour, parse_colour


class StyleError(ValueError):
    """A property that flat art cannot have; the message names it and its value."""


LONGEST = 1e7
"""No length of a kit's art may be longer, in user units."""

_UNITS = {"": 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}
"""CSS pixels (SVG user units) in each unit."""
_LENGTH = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)([a-z%]*)")
_RGB = re.compile(r"rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)")
_PLAIN_VALUES = {
    "clip-path": {"none"},
    "mask": {"none"},
    "filter": {"none"},
    "mix-blend-mode": {"normal"},
    "isolation": {"auto"},
    "paint-order": {"normal", "fill", "fill stroke", "fill stroke markers"},
    "vector-effect": {"none"},
    "marker": {"none"},
    "marker-start": {"none"},
    "marker-mid": {"none"},
    "marker-end": {"none"},
    "transform-origin": {"0 0", "0px 0px"},
    "stroke-miterlimit": {"4", "4.0"},
}
"""Properties that flat art may carry only with the value that changes nothing."""


def user_length(text: str) -> float:
    """A number with or without an absolute unit, in user units. Raises StyleError."""
    match = _LENGTH.fullmatch(text.strip())
    if not match or match[2] not in _UNITS:
        raise StyleError(f"{text!r} is not a plain length; write a number, or one with mm, cm, in, pt or px")
    length = float(match[1]) * _UNITS[match[2]]
    if abs(length) > LONGEST:
        raise StyleError(f"length {text[:20]!r} is longer than {LONGEST:.0f}")
    return length


@dataclass(frozen=True, slots=True)
class Look:
    """What a shape inherits, in user units. ``stroke`` and ``fill`` None: not painted."""

    fill: Colour | None = BLACK
    stroke: Colour | None = None
    width: float = 1.0
    cap: str = "butt"
    join: str = "miter"
    dash: tuple[float, ...] = ()
    dash_offset: float = 0.0
    even_odd: bool = False
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    colour: Colour = BLACK
    """What currentColor means."""
    visible: bool = True

    def with_attributes(self, attributes: Mapping[str, str]) -> Look:
        """This look under an element's own attributes and style. Raises StyleError."""
        own = declared(attributes)
        look = replace(self, colour=_paint(own["color"], self.colour) or BLACK) if "color" in own else self
        changes: dict[str, object] = {}
        for name, value in own.items():
            if name in _PLAIN_VALUES and value not in _PLAIN_VALUES[name]:
                raise StyleError(f"{name}: {value} is not flat")
            if name in _READERS and value != "inherit":
                key, read = _READERS[name]
                changes[key] = read(value, look.colour)
        return replace(look, **changes) if changes else look  # type: ignore[arg-type]


def declared(attributes: Mapping[str, str]) -> dict[str, str]:
    """Attributes with the declarations of ``style`` over them. Raises StyleError."""
    own = {name: value.strip() for name, value in attributes.items() if name != "style"}
    for part in attributes.get("style", "").split(";"):
        name, colon, value = part.partition(":")
        if not part.strip():
            continue
        if not colon or "!" in value or "/*" in part:
            raise StyleError(f"style {part.strip()!r} is not a plain declaration")
        own[name.strip()] = value.strip()
    return own


def opacity(text: str) -> float:
    """An opacity, 0 to 1, or in percent. Raises StyleError."""
    match = _LENGTH.fullmatch(text.strip())
    if not match or match[2] not in ("", "%"):
        raise StyleError(f"opacity {text!r} is not a number from 0 to 1")
    return min(1.0, max(0.0, float(match[1]) / (100 if match[2] else 1)))


@lru_cache(maxsize=512)
def _paint(text: str, current: Colour) -> Colour | None:
    if text in ("none", "transparent"):
        return None
    if text.lower() == "currentcolor":
        return current
    if text.startswith("#"):
        try:
            return parse_colour(text)
        except ValueError as err:
            raise StyleError(str(err)) from None
    if match := _RGB.fullmatch(text):
        red, green, blue = (min(255, int(part)) for part in match.groups())
        return Colour(f"#{red:02X}{green:02X}{blue:02X}")
    if text.startswith("url("):
        raise StyleError(f"paint {text} is a gradient or pattern")
    from PIL.ImageColor import colormap

    known = colormap.get(text.lower())
    if not isinstance(known, str):
        raise StyleError(f"{text!r} is not a colour; write six hex digits, such as #1F3F7A")
    return Colour(known.upper())


def _dashes(text: str, _: Colour) -> tuple[float, ...]:
    if text == "none":
        return ()
    lengths = tuple(user_length(part) for part in text.replace(",", " ").split())
    if any(length < 0 for length in lengths):
        raise StyleError(f"stroke-dasharray {text!r} has a negative length")
    # An odd list is walked twice; all zeros is a plain line (SVG 2, 13.5.6).
    return () if not any(lengths) else lengths if len(lengths) % 2 == 0 else lengths * 2


def _one_of(*known: str) -> Callable[[str, Colour], str]:
    def read(text: str, _: Colour) -> str:
        if text not in known:
            raise StyleError(f"{text!r} is not one of {', '.join(known)}")
        return text

    return read


_FILL_RULES = _one_of("nonzero", "evenodd")

_READERS: dict[str, tuple[str, Callable[[str, Colour], object]]] = {
    "fill": ("fill", _paint),
    "stroke": ("stroke", _paint),
    "stroke-width": ("width", lambda text, _: user_length(text)),
    "stroke-linecap": ("cap", _one_of("butt", "round", "square")),
    "stroke-linejoin": ("join", _one_of("miter", "round", "bevel")),
    "stroke-dasharray": ("dash", _dashes),
    "stroke-dashoffset": ("dash_offset", lambda text, _: user_length(text)),
    "fill-rule": ("even_odd", lambda text, _: _FILL_RULES(text, BLACK) == "evenodd"),
    "fill-opacity": ("fill_opacity", lambda text, _: opacity(text)),
    "stroke-opacity": ("stroke_opacity", lambda text, _: opacity(text)),
    "visibility": ("visible", lambda text, _: text == "visible"),
}
"""Property: the field of Look that holds it, and how its value is read."""
