"""group: parts that share a box: its x and y are their origin, and their percentages are of its sides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from printkit.contracts import Element, Scene
from printkit.drawing import Group, Mark, Matrix, multiply
from printkit.filling import Filled
from printkit.flatart.transform import turn
from printkit.models.base import Flag
from printkit.models.part import Amount, Factor, Part
from printkit.models.template import Elements
from printkit.placing import arrange
from printkit.shapes import rectangle
from printkit.units import um


class Assembly(Part):
    """Elements inside a box. Not given, its sides reach to those of the face, or of the group around it."""

    group: Elements
    """The elements."""
    x: Amount = 0.0
    y: Amount = 0.0
    width: Amount | None = None
    height: Amount | None = None
    turn: Factor = 0.0
    """Degrees clockwise about the middle of the box."""
    clip: Flag = False
    """Cut off what runs out of the box."""

    def draw(self, scene: Scene) -> Iterable[Mark]:
        """One group of marks; nothing if none of its elements draws."""
        filled = Filled(self, scene)
        x, y = filled.length("x"), filled.length("y")
        width = filled.length("width", max(0.0, scene.width - x))
        height = filled.length("height", max(0.0, scene.height - y))
        whole = not {"x", "y", "width", "height"} & self.model_fields_set
        inner = replace(scene, width=width, height=height, bleed=scene.bleed if whole else 0.0)
        marks = tuple(arrange(self.group, inner))
        if marks:
            moved: Matrix = (1.0, 0.0, 0.0, 1.0, float(um(x)), float(um(y)))
            degrees = filled.number("turn")
            turned = multiply(moved, turn(degrees, um(width) / 2, um(height) / 2)) if degrees else moved
            clip = rectangle(0.0, 0.0, width, height) if self.clip else ()
            yield Group(marks, turned, clip, self.name, self.span)


ELEMENT = Element(
    name="group",
    model=Assembly,
    draw=Assembly.draw,
    about="Elements that share a box: moved, turned, shown and placed as one",
)
