"""icon: flat SVG art of the kit, drawn once as a symbol and placed by its own origin or fitted into a box."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import model_validator

from printkit.colour import BLACK
from printkit.contracts import Element, Scene
from printkit.drawing import Matrix, Use, multiply
from printkit.filling import Filled
from printkit.flatart.intake import icon
from printkit.flatart.reader import FlatArt
from printkit.flatart.transform import fit, turn
from printkit.kit import Kit
from printkit.models.part import Amount, Factor, Part, Phrase
from printkit.units import um

_NO_SCALE = "the scale of an icon is more than 0, such as 1 or 0.5"


class Icon(Part):
    """Art by file name. Without a box its own origin comes to (x, y), at its own size times ``scale``."""

    icon: Phrase
    """The file within the kit: 'art/moon.svg'."""
    x: Amount = 0.0
    y: Amount = 0.0
    width: Amount | None = None
    """With ``height``: a box from (x, y) into which the picture's frame is fitted, centred. One of the two alone: the
    other follows from the frame's proportions."""
    height: Amount | None = None
    scale: Factor = 1.0
    turn: Factor = 0.0
    """Degrees clockwise about (x, y), or about the middle of the box."""
    colour: Phrase | None = None
    """What currentColor in the art means."""

    @model_validator(mode="after")
    def _whole_box(self) -> Icon:
        if self._boxed and "scale" in self.model_fields_set:
            raise ValueError("an icon takes a box or a scale, not both")
        if not isinstance(self.scale, str) and self.scale <= 0:
            raise ValueError(_NO_SCALE)
        return self

    def draw(self, scene: Scene) -> Iterable[Use]:
        """One use of the art's symbol; none where the name is empty."""
        filled = Filled(self, scene)
        name = filled.text("icon")
        if not name:
            return
        art = icon(scene.kit, name, filled.span("icon"), filled.colour("colour") or BLACK)
        if art is not None:
            yield Use(art.symbol, self._matrix(filled, art, scene.kit), self.role, self.name, self.span)

    @property
    def _boxed(self) -> bool:
        return self.width is not None or self.height is not None

    def _box(self, filled: Filled, art: FlatArt) -> tuple[int, int]:
        """Width and height in micrometres."""
        _, _, wide, high = art.view
        if self.width is None:
            height = filled.length("height")
            return um(height * wide / high), um(height)
        width = filled.length("width")
        return um(width), um(filled.length("height", width * high / wide))

    def _matrix(self, filled: Filled, art: FlatArt, kit: Kit) -> Matrix:
        x, y = um(filled.length("x")), um(filled.length("y"))
        degrees = filled.number("turn")
        if self._boxed:
            width, height = self._box(filled, art)
            fitted = fit(art.view, (x, y, width, height))
            return multiply(turn(degrees, x + width / 2, y + height / 2), fitted) if degrees else fitted
        scale = filled.number("scale", 1.0)
        if scale <= 0:
            kit.faults.error("bad-value", filled.span("scale"), _NO_SCALE)
        placed: Matrix = (scale, 0.0, 0.0, scale, float(x), float(y))
        return multiply(turn(degrees, x, y), placed) if degrees else placed


ELEMENT = Element(
    name="icon",
    model=Icon,
    draw=Icon.draw,
    about="Flat SVG art of the kit, by its own origin and a scale or fitted into a box",
)
