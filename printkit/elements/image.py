"""image: a PNG or JPEG of the kit in a box."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.contracts import Element, Scene
from printkit.drawing import Image
from printkit.filling import Filled
from printkit.flatart.intake import picture
from printkit.models.part import Amount, Part, Phrase
from printkit.units import um

_FIX = "write how large it is printed, such as 20mm"


class Photo(Part):
    """A raster picture, as wide as ``width``; its height follows from its own shape unless given."""

    image: Phrase
    """The file within the kit: 'art/moon.png'."""
    x: Amount = 0.0
    y: Amount = 0.0
    width: Amount
    height: Amount | None = None

    def draw(self, scene: Scene) -> Iterable[Image]:
        """One picture; none where the name is empty."""
        filled = Filled(self, scene)
        name = filled.text("image")
        found = picture(scene.kit, name, filled.span("image")) if name else None
        if found is None:
            return
        width = filled.length("width")
        height = filled.length("height", width * found.pixels[1] / found.pixels[0])
        for side, length in (("width", width), ("height", height)):
            if um(length) <= 0:
                typed = side if getattr(self, side) is not None else "width"
                scene.kit.faults.error("bad-value", filled.span(typed), f"a picture has a {side} of more than 0", _FIX)
                return
        box = um(filled.length("x")), um(filled.length("y")), um(width), um(height)
        yield Image(*box, found.data, found.pixels, self.role, self.name, filled.span("image"))


ELEMENT = Element(
    name="image",
    model=Photo,
    draw=Photo.draw,
    about="A PNG or JPEG of the kit in a box",
)
