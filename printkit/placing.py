"""Parts on a scene, in order, each where it asks to be: by its own x and y, or by the frame of a part before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from printkit.contracts import Scene
from printkit.drawing import Group, Image, Mark, Path, Seen, Text, Vector, apply, walk
from printkit.filling import Filled
from printkit.findings import NOWHERE, Span, did_you_mean
from printkit.lettering import ALIGN
from printkit.models.part import Part
from printkit.shapes import Box
from printkit.tally import MOST_ON_FACE, Tally
from printkit.units import mm, um

_WAYS = ("below", "above", "right_of", "left_of")
_CAPITALS = 0.7
"""Height of capitals in ems, where the font is not the kit's."""


def arrange(parts: Iterable[Part], scene: Scene) -> Iterator[Mark]:
    """The marks of all parts that are drawn for the scene's row.

    Parts that ask for a field that the row lacks are left out: who checks the template against the table tells that.
    """
    tally = scene.tally or Tally("face", MOST_ON_FACE, scene.kit.drawn)
    placer = _Placer(replace(scene, tally=tally), tally)
    for part in parts:
        yield from placer.place(part)


def located(marks: Iterable[Mark], span: Span) -> tuple[Mark, ...]:
    """Marks that know no line of the kit, such as the trees of a terrain key, with that of what drew them."""
    return tuple(_located(mark, span) for mark in marks)


def _located(mark: Mark, span: Span) -> Mark:
    place = span if mark.span == NOWHERE else mark.span
    if isinstance(mark, Group):
        inner = located(mark.marks, place)
        same = all(one is other for one, other in zip(inner, mark.marks, strict=True))
        return mark if same and place is mark.span else replace(mark, marks=inner, span=place)
    return mark if place is mark.span else replace(mark, span=place)


@dataclass(slots=True)
class _Placer:
    scene: Scene
    tally: Tally
    frames: dict[str, Box] = field(default_factory=dict)
    """Where named parts stand, in millimetres: x0, y0, x1, y1."""

    def place(self, part: Part) -> Sequence[Mark]:
        """The part's marks, where it asks to be; its frame is kept under its name."""
        fields = self.scene.fields
        if self.tally.spent or not part.needs <= fields.keys():
            return ()
        filled = Filled(part, self.scene)
        by = {way: frame for way in _WAYS if (frame := self._named(part, way)) is not None}
        x0, y0, x1, y1 = self._region(part, by, filled.length("gap"))
        inner = self.scene
        if by or part.inside:
            inner = replace(inner, width=max(0.0, x1 - x0), height=max(0.0, y1 - y0), bleed=0.0)
        marks = located(part.draw(inner), part.span) if part.shown(fields) else ()
        self._count(part, 1 + len(marks))
        if self.tally.spent:
            return ()
        if not marks:
            # What draws nothing takes no room: parts that are placed by it stand where it would.
            if part.name:
                x, y = (filled.length(name) if hasattr(part, name) else 0.0 for name in ("x", "y"))
                self.frames[part.name] = next(iter(by.values()), (x0 + x, y0 + y, x0 + x, y0 + y))
            return ()
        if not part.name and not by and not part.inside:
            return marks
        frame = _frame(part, marks, inner)
        dx, dy = _lined_up(part, by, frame, (x0, y0, x1, y1))
        if part.name:
            self.frames[part.name] = (frame[0] + dx, frame[1] + dy, frame[2] + dx, frame[3] + dy)
        if not um(dx) and not um(dy):
            return marks
        return (Group(marks, (1.0, 0.0, 0.0, 1.0, float(um(dx)), float(um(dy))), span=part.span),)

    def _count(self, part: Part, number: int) -> None:
        if over := self.tally.take(number):
            message = f"the {over.of} draws more than the limit of {over.most:,} parts and marks"
            self.scene.kit.faults.error("limit", part.span, message, "repeat less, or leave some out")

    def _named(self, part: Part, way: str) -> Box | None:
        """The frame of the part that ``part`` names in its field ``way``; unknown: a fault."""
        name: str = getattr(part, way)
        if not name:
            return None
        if name not in self.frames:
            message = f"no part named {name!r} stands before this one"
            fix = did_you_mean(name, self.frames) or "give a part above it that 'name'"
            self.scene.kit.faults.error("unknown-part", part.span_of(way), message, fix)
        return self.frames.get(name)

    def _region(self, part: Part, by: dict[str, Box], gap: float) -> Box:
        """What is left of the scene for a part: inside one, beside others."""
        x0, y0, x1, y1 = 0.0, 0.0, self.scene.width, self.scene.height
        outer = self._named(part, "inside")
        if outer is not None:
            x0, y0, x1, y1 = outer[0] + gap, outer[1] + gap, outer[2] - gap, outer[3] - gap
        if "below" in by:
            y0 = by["below"][3] + gap
        if "above" in by:
            y1 = by["above"][1] - gap
        if "right_of" in by:
            x0 = by["right_of"][2] + gap
        if "left_of" in by:
            x1 = by["left_of"][0] - gap
        return x0, y0, x1, y1


def _lined_up(part: Part, by: dict[str, Box], frame: Box, region: Box) -> tuple[float, float]:
    """How far the marks move: from the region's corner, or so that they stand against the part they are placed by."""
    x0, y0, x1, y1 = region
    dx, dy = x0, y0
    if "x" not in part.model_fields_set and not part.inside:
        share = ALIGN.get(getattr(part, "align", ""), 0.0)
        if "right_of" in by:
            dx = x0 - frame[0]
        elif "left_of" in by:
            dx = x1 - frame[2]
        elif by:
            over = next(iter(by.values()))
            dx = over[0] + share * (over[2] - over[0]) - frame[0] - share * (frame[2] - frame[0])
    if "y" not in part.model_fields_set:
        if "below" in by:
            dy = y0 - frame[1]
        elif "above" in by:
            dy = y1 - frame[3]
        elif by and not part.inside:
            beside = next(iter(by.values()))
            dy = (beside[1] + beside[3] - frame[1] - frame[3]) / 2
    return dx, dy


def _frame(part: Part, marks: tuple[Mark, ...], scene: Scene) -> Box:
    """The box that a part says it has; else that of its marks, without strokes, text from capitals to baseline."""
    if getattr(part, "width", None) is not None and getattr(part, "height", None) is not None:
        filled = Filled(part, scene)
        x, y = filled.length("x"), filled.length("y")
        return x, y, x + filled.length("width"), y + filled.length("height")
    corners = [corner for seen in walk(marks) for corner in _corners(seen, scene)]
    if not corners:
        return 0.0, 0.0, 0.0, 0.0
    xs, ys = zip(*corners, strict=True)
    return mm(min(xs)), mm(min(ys)), mm(max(xs)), mm(max(ys))


def _corners(seen: Seen, scene: Scene) -> Iterator[tuple[int, int]]:
    mark = seen.mark
    if isinstance(mark, Path):
        points = [(args[i], args[i + 1]) for _, args in mark.segments for i in range(0, len(args), 2)]
    elif isinstance(mark, Text):
        fonts = scene.kit.fonts
        rise = fonts[mark.font].cap_height if mark.font in fonts else _CAPITALS
        points = [(mark.x, round(mark.y - rise * mark.size)), (mark.x + mark.width, mark.y)]
    else:
        assert isinstance(mark, Image | Vector)
        points = [(mark.x, mark.y), (mark.x + mark.width, mark.y + mark.height)]
    for x, y in points:
        px, py = apply(seen.matrix, x, y)
        yield round(px), round(py)
