"""shape: a rectangle, circle, ellipse, polygon, line, free path, or the whole face with its bleed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from printkit import shapes
from printkit.contracts import Element, Scene
from printkit.drawing import Paint, Path, Segment
from printkit.filling import Filled
from printkit.flatart.marks import baked
from printkit.flatart.path_data import PathDataError, read_path, read_points
from printkit.models.base import Flag, Number
from printkit.models.part import Amount, Part, Phrase
from printkit.units import LONGEST_MM, um

_NEVER_NEGATIVE = ("width", "height", "radius", "rx", "ry", "stroke_width")
_MICROMETRES_PER_MM = 1000.0
_FARTHEST = 2.0 * LONGEST_MM
"""Millimetres from the corner of a face: no other shape, made of two lengths, can run farther."""


def _typed(value: Any) -> Any:
    return value.replace(",", " ").split() if isinstance(value, str) else value


Dashes = Annotated[tuple[Amount, ...], BeforeValidator(_typed, json_schema_input_type=Phrase | tuple[Amount, ...])]
"""Lengths of dash and gap in turn, as a list or as one text."""


class Shape(Part):
    """One outline, filled, stroked or both. Lengths have units; numbers in ``d`` and ``points`` are millimetres, or
    percent of the face or group if it is ``scaled``."""

    shape: Literal["face", "rect", "circle", "ellipse", "polygon", "line", "path"]
    x: Amount | None = None
    """Left side, centre or start; a polygon or path is moved by it."""
    y: Amount | None = None
    width: Amount | None = None
    height: Amount | None = None
    radius: Amount | None = None
    """Of a circle, or of a rectangle's corners."""
    inset: Amount | None = None
    """Of a face: how far inside the trim; not given: it runs over the bleed. Its corners follow the card's."""
    rx: Amount | None = None
    ry: Amount | None = None
    x2: Amount | None = None
    y2: Amount | None = None
    points: Phrase | None = None
    """Corners of a polygon: '0,0 2,0 1,1'."""
    d: Phrase | None = None
    """Path data as in SVG: 'M0 0 L2 0 A1 1 0 0 1 0 0 Z'."""
    scaled: Flag = False
    """The numbers of a polygon or path are percent of the width and height of the face or group."""
    fill: Phrase | None = None
    """A word of the palette or '#RRGGBB'; a tint of it ('red 20%'), or mixed with another ('red 80% black')."""
    stroke: Phrase | None = None
    stroke_width: Amount = 0.25
    dash: Dashes = ()
    """A list, or a text with blanks between: [2mm, 1.4mm], "2mm 1.4mm"."""
    dash_offset: Amount = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    even_odd: Flag = False
    opacity: Number = Field(default=1.0, ge=0, le=1)

    @model_validator(mode="after")
    def _fits_its_form(self) -> Shape:
        form = FORMS[self.shape]
        lacking = [name for name in form.needs if name not in self.model_fields_set]
        if lacking:
            raise ValueError(f"a {self.shape} needs {' and '.join(lacking)}")
        strange = sorted(name for name in (self.model_fields_set & _OUTLINE) - {*form.needs, *form.takes})
        if strange:
            known = ", ".join((*form.needs, *form.takes)) or "no measures"
            raise ValueError(f"a {self.shape} has no {strange[0]}; it takes {known}")
        if self.opacity < 1 and self.fill is not None and self.stroke is not None:
            raise ValueError("opacity is for a fill or a stroke alone; draw two shapes")
        if any(isinstance(length, float) and length < 0 for length in self.dash):
            raise ValueError("a dash is not negative")
        if self.dash and not any(self.dash):
            raise ValueError("a dash of no length; write the lengths of line and gap, such as [2mm, 1mm]")
        return self

    @model_validator(mode="after")
    def _is_seen(self) -> Shape:
        for name in _NEVER_NEGATIVE:
            if isinstance(value := getattr(self, name), float) and value < 0:
                raise ValueError(f"{name} is negative; write 0mm or more")
        if self.shape == "line" and self.stroke is None:
            raise ValueError("a line has no inside to be filled; write 'stroke: ...'")
        if self.fill is None and self.stroke is None and not self.name:
            raise ValueError(
                f"nothing of this {self.shape} is seen; add fill or stroke, or the name by which it is placed"
            )
        return self

    def draw(self, scene: Scene) -> Iterable[Path]:
        """One path."""
        filled = Filled(self, scene)
        try:
            segments = FORMS[self.shape].outline(filled)
        except PathDataError as err:
            place = filled.span("d" if self.d is not None else "points")
            scene.kit.faults.error("bad-value", place, str(err))
            return
        stroke = filled.colour("stroke")
        paint = Paint(
            fill=filled.colour("fill"),
            stroke=stroke,
            width=um(filled.length("stroke_width")) if stroke else 0,
            cap=self.cap,
            join=self.join,
            dash=tuple(um(length) for length in filled.lengths("dash")),
            dash_offset=um(filled.length("dash_offset")),
            even_odd=self.even_odd,
            opacity=self.opacity,
        )
        if segments and (paint.fill or (stroke and paint.width)):
            yield Path(segments, paint, self.role, self.name, self.span)


Outline = tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """What one kind of shape needs, what it may have besides, and its outline."""

    needs: tuple[str, ...]
    takes: tuple[str, ...]
    outline: Callable[[Filled], Outline]


def _face(filled: Filled) -> Outline:
    scene = filled.scene
    inset = filled.length("inset", -scene.bleed)
    radius = filled.length("radius", max(0.0, scene.corner - inset) if inset >= 0 else 0.0)
    return shapes.rectangle(inset, inset, scene.width - 2 * inset, scene.height - 2 * inset, radius)


def _rect(filled: Filled) -> Outline:
    at = filled.length
    return shapes.rectangle(at("x"), at("y"), at("width"), at("height"), at("radius"))


def _circle(filled: Filled) -> Outline:
    return shapes.circle(filled.length("x"), filled.length("y"), filled.length("radius"))


def _ellipse(filled: Filled) -> Outline:
    at = filled.length
    return shapes.ellipse(at("x"), at("y"), at("rx"), at("ry"))


def _line(filled: Filled) -> Outline:
    at = filled.length
    return shapes.polygon([(at("x"), at("y")), (at("x2"), at("y2"))], close=False)


def _polygon(filled: Filled) -> Outline:
    x, y, (across, down) = filled.length("x"), filled.length("y"), _unit(filled)
    corners = [(x + px * across, y + py * down) for px, py in read_points(filled.text("points"))]
    return _in_reach(shapes.polygon(corners))


def _path(filled: Filled) -> Outline:
    k, (across, down) = _MICROMETRES_PER_MM, _unit(filled)
    moved = k * across, 0.0, 0.0, k * down, k * filled.length("x"), k * filled.length("y")
    return _in_reach(baked(read_path(filled.text("d")), moved))


def _in_reach(outline: Outline) -> Outline:
    """The outline, if it is no slip of the unit. Raises PathDataError."""
    farthest = max((abs(number) for _, args in outline for number in args), default=0)
    if farthest > um(_FARTHEST):
        fix = "write smaller numbers: they are millimetres, or percent if it is scaled"
        raise PathDataError(f"this runs {farthest / um(1000):,.0f} m away, more than the limit of 10 m; {fix}")
    return outline


def _unit(filled: Filled) -> tuple[float, float]:
    """Millimetres that the numbers of a path stand for, across and down."""
    scaled = isinstance(filled.part, Shape) and filled.part.scaled
    return (filled.scene.width / 100, filled.scene.height / 100) if scaled else (1.0, 1.0)


FORMS: Mapping[str, Form] = {
    "face": Form((), ("inset", "radius"), _face),
    "rect": Form(("width", "height"), ("x", "y", "radius"), _rect),
    "circle": Form(("x", "y", "radius"), (), _circle),
    "ellipse": Form(("x", "y", "rx", "ry"), (), _ellipse),
    "line": Form(("x", "y", "x2", "y2"), (), _line),
    "polygon": Form(("points",), ("x", "y", "scaled"), _polygon),
    "path": Form(("d",), ("x", "y", "scaled"), _path),
}
"""Word to form."""
_OUTLINE = frozenset({name for form in FORMS.values() for name in (*form.needs, *form.takes)})

ELEMENT = Element(
    name="shape",
    model=Shape,
    draw=Shape.draw,
    about="A rectangle, circle, ellipse, polygon, line, free path, or the whole face with its bleed",
)
