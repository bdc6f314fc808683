"""Small marks that pages and charts share: rules, panels, discs, pictures moved into place."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.colour import Colour
from printkit.drawing import Group, Mark, Paint, Path, Role
from printkit.findings import NOWHERE, Span
from printkit.shapes import circle, lines, rectangle
from printkit.units import um


def panel(
    x: float, y: float, width: float, height: float, fill: Colour, radius: float = 0.0, span: Span = NOWHERE
) -> Path:
    """A filled rectangle behind text."""
    return Path(rectangle(x, y, width, height, radius), Paint(fill=fill), role=Role.BACKGROUND, name="panel", span=span)


def rule(x: float, y: float, width: float, colour: Colour, weight: float = 0.15) -> Path:
    """A horizontal line, ``weight`` thick, its middle at y."""
    return Path(lines([((x, y), (x + width, y))]), Paint(stroke=colour, width=um(weight)), role=Role.RULE, name="rule")


def uprights(xs: Sequence[float], y: float, height: float, colour: Colour, weight: float = 0.15) -> Path:
    """Vertical lines from y down, as one path."""
    strokes = lines([((x, y), (x, y + height)) for x in xs])
    return Path(strokes, Paint(stroke=colour, width=um(weight)), role=Role.RULE, name="rule")


def frame(
    x: float, y: float, width: float, height: float, colour: Colour, weight: float = 0.2, radius: float = 0.0
) -> Path:
    """An outlined rectangle."""
    return Path(
        rectangle(x, y, width, height, radius), Paint(stroke=colour, width=um(weight)), role=Role.RULE, name="frame"
    )


def disc(x: float, y: float, radius: float, fill: Colour) -> Path:
    """A filled circle about (x, y)."""
    return Path(circle(x, y, radius), Paint(fill=fill), role=Role.BACKGROUND, name="disc")


def moved(marks: Sequence[Mark], x: float, y: float, name: str = "") -> Group:
    """Marks drawn about their own origin, put at (x, y)."""
    return Group(tuple(marks), (1.0, 0.0, 0.0, 1.0, float(um(x)), float(um(y))), name=name)
