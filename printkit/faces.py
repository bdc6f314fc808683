"""Faces from templates: a template with what it extends, checked once against a table's columns, drawn row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from printkit.contracts import Scene
from printkit.drawing import Drawing
from printkit.filling import lacking
from printkit.findings import Finding, Level, Span, did_you_mean, nearest, rows_in_words
from printkit.kit import Kit
from printkit.models.part import Part
from printkit.models.template import Template
from printkit.placeholders import fields_of, fill, is_reference, named_in
from printkit.placing import arrange
from printkit.references import answered
from printkit.units import um


@dataclass(frozen=True, slots=True)
class Trim:
    """A piece's own size, where its kind has one (a poker card): millimetres, and the radius of its corners."""

    width: float
    height: float
    corner: float = 0.0


@dataclass(frozen=True, slots=True)
class Layout:
    """A template ready to draw: its parts and those of the templates that it extends, and the palette words of all."""

    template: Template
    bases: tuple[Template, ...]
    """What it extends, nearest first."""
    parts: tuple[Part, ...]
    colours: Mapping[str, str]
    trim: Trim
    bleed: float
    safe: float | None
    """How far text keeps inside the trim, if one of the templates says so."""
    answers: Mapping[str, str]
    """References that it makes, each answered once for all rows."""

    def asked(self) -> Iterator[tuple[str, Span]]:
        """Every field that it needs of a row, and where."""
        chain = (self.template, *self.bases)
        return (pair for pair in _asked(self.parts, chain) if not is_reference(pair[0]))

    def named_fields(self) -> Iterator[str]:
        """Every field that it has a place for, needed or not."""
        for part in self.parts:
            yield from (field for field in part.named_fields() if not is_reference(field))
        for text in self.colours.values():
            yield from (field for field in named_in(text) if not is_reference(field))

    def draw(
        self,
        kit: Kit,
        fields: Mapping[str, str],
        spans: Mapping[str, Span],
        title: str,
        shown_on: Scene | None = None,
    ) -> Drawing:
        """One face for one row, maybe ``shown_on`` another.

        Parts that ask for a field that the row lacks are left out: ``check`` told of them.
        """
        fields = {**self.answers, **fields}
        words = {
            word: _STAND_IN if lacking(text, fields, spans) else fill(text, fields)
            for word, text in self.colours.items()
        }
        typed = {word: span for word in words if (span := self._typed(word, spans, len(words))) is not None}
        size = self.trim.width, self.trim.height
        within = (*(shown_on.within if shown_on else ()), self.template.id)
        tally = shown_on.tally if shown_on else None
        scene = Scene(kit, *size, fields, spans, words, typed, self.bleed, self.trim.corner, within, tally)
        marks = tuple(arrange(self.parts, scene))
        return Drawing(um(self.trim.width), um(self.trim.height), marks, um(self.bleed), title)

    def _typed(self, word: str, spans: Mapping[str, Span], depth: int) -> Span | None:
        """The cell that a palette word of the template comes from, by way of other such words if need be."""
        text = self.colours[word]
        cell = next((spans[field] for field in named_in(text) if field in spans), None)
        if cell is not None or not depth:
            return cell
        others = (other for other in text.split() if other in self.colours and other != word)
        return next((span for other in others if (span := self._typed(other, spans, depth - 1)) is not None), None)


_STAND_IN = "black"
"""The colour of a palette word whose column is not there."""


def layout(
    kit: Kit, name: str, asked_at: Span, trim: Trim | None = None, sized_at: Span | None = None
) -> Layout | None:
    """The template of that name with all that it extends, at its own size or the piece's ``trim``.

    None where there is no such template, or no size; the kit's faults say so, at ``sized_at`` (not given: at the
    template).
    """
    chain = _chain(kit, name, asked_at)
    if not chain:
        return None
    parts: tuple[Part, ...] = ()
    colours: dict[str, str] = {}
    for template in reversed(chain):
        parts = _merged(parts, template.elements)
        colours |= template.colours
    width, height = (next((v for t in chain if (v := getattr(t, side)) is not None), None) for side in _SIDES)
    if trim is None and (width is None or height is None):
        message = f"template {name!r} has no size"
        fix = f"add 'width: ...' and 'height: ...'{'' if sized_at is None else f' to it, at {chain[0].span}'}"
        kit.faults.error("missing-field", sized_at or chain[0].span, message, fix)
        return None
    return Layout(
        template=chain[0],
        bases=tuple(chain[1:]),
        parts=parts,
        colours=colours,
        trim=trim or Trim(width or 0.0, height or 0.0),
        bleed=next((template.bleed for template in chain if template.bleed is not None), 0.0),
        safe=next((template.safe for template in chain if template.safe is not None), None),
        answers=answered(kit, _asked(parts, chain)),
    )


def _asked(parts: Iterable[Part], chain: Iterable[Template]) -> Iterator[tuple[str, Span]]:
    """Everything between braces that parts and palettes of templates cannot do without, and where."""
    for part in parts:
        yield from part.asked()
    for template in chain:
        for word, text in template.colours.items():
            yield from ((field, template.span_of("colours", word)) for field in fields_of(text))


_SIDES = ("width", "height")


def _chain(kit: Kit, name: str, asked_at: Span) -> list[Template]:
    """The template and what it extends, nearest first; empty where one is not there."""
    chain: list[Template] = []
    while name or not chain:
        found = kit.templates.get(name)
        if found is None:
            kit.faults.error("unknown-template", asked_at, f"no template {name!r}", did_you_mean(name, kit.templates))
            return []
        if found in chain:
            message = f"template {name!r} extends itself"
            kit.faults.error("unknown-template", asked_at, message, "take one 'extends' out")
            return []
        chain.append(found)
        name, asked_at = found.extends, found.span_of("extends")
    return chain


def _merged(base: tuple[Part, ...], own: tuple[Part, ...]) -> tuple[Part, ...]:
    """A named part stands where the base's first part of that name stood, and replaces all of them; others follow."""
    named = {part.name for part in own if part.name} & {part.name for part in base if part.name}
    out: list[Part] = []
    placed: set[str] = set()
    for part in base:
        if part.name not in named:
            out.append(part)
        elif part.name not in placed:
            placed.add(part.name)
            out += [new for new in own if new.name == part.name]
    return (*out, *(part for part in own if part.name not in named))


def check(kit: Kit, drawn: Layout, columns: Iterable[str], rows: int) -> None:
    """Tell each unknown field of a layout once, with the nearest column and how many rows it touches."""
    known = tuple(columns)
    told: set[str] = set()
    for field, span in drawn.asked():
        if field not in known and field not in told:
            told.add(field)
            message = f"template {drawn.template.id!r} asks for unknown field {field!r} ({rows_in_words(rows)})"
            kit.faults.error("unknown-column", span, message, did_you_mean(field, known))


_ALIKE = 0.75
"""How near (difflib's ratio) a column's name is to a place of the template for it to be taken for a slip."""


def check_spelling(kit: Kit, drawn: Iterable[Layout], columns: Mapping[str, Span], used: Iterable[str]) -> None:
    """Warn of columns that no face prints while a place that may stay empty has nearly the same name.

    ``columns`` says where each is typed; ``used`` are those that the definition itself reads.
    """
    faces = tuple(drawn)
    places = dict.fromkeys(field for layout in faces for field in layout.named_fields())
    needed = {field for layout in faces for field, _ in layout.asked()}
    empty = [field for field in places if field not in columns and field not in needed]
    for column, span in columns.items():
        meant = nearest(column, empty, _ALIKE)
        if meant and column not in places and column not in used:
            message = f"column {column!r} is not printed; the template has a place for {meant!r}"
            kit.faults.add(Finding(Level.WARNING, "unknown-column", span, message, f"did you mean {meant!r}?"))
