"""Faces from templates: a template with what it extends, checked once against a table's columns, drawn row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from printkit.contracts import Scene
from printkit.drawing import Drawing
from printkit.findings import Span, did_you_mean
from printkit.kit import Kit
from printkit.models.part import Part
from printkit.models.template import Template
from printkit.placeholders import fields_of, fill
from printkit.units import um


@dataclass(frozen=True, slots=True)
class Layout:
    """A template ready to draw: its parts and those of the templates that it extends, and the palette words of all."""

    template: Template
    bases: tuple[Template, ...]
    """What it extends, nearest first."""
    parts: tuple[Part, ...]
    colours: Mapping[str, str]

    def asked(self) -> Iterator[tuple[str, Span]]:
        """Every field that it asks a row for, and where."""
        for part in self.parts:
            yield from part.asked()
        for template in (self.template, *self.bases):
            for word, text in template.colours.items():
                yield from ((field, template.span_of("colours", word)) for field in fields_of(text))

    def draw(self, kit: Kit, fields: Mapping[str, str], spans: Mapping[str, Span], title: str) -> Drawing:
        """One face for one row. Parts that ask for a field that the row lacks are left out: ``check`` told of them."""
        template = self.template
        words = {word: fill(text, fields) for word, text in self.colours.items() if fields.keys() >= {*fields_of(text)}}
        scene = Scene(kit, template.width, template.height, fields, spans, words, template.bleed)
        marks = (
            mark
            for part in self.parts
            if fields.keys() >= {field for field, _ in part.asked()} and part.shown(fields)
            for mark in part.draw(scene)
        )
        return Drawing(um(template.width), um(template.height), tuple(marks), um(template.bleed), title)


def layout(kit: Kit, name: str, asked_at: Span) -> Layout | None:
    """The template of that name with all that it extends. None where there is none; the kit's faults say so."""
    chain: list[Template] = []
    while name or not chain:
        found = kit.templates.get(name)
        if found is None:
            kit.faults.error("unknown-template", asked_at, f"no template {name!r}", did_you_mean(name, kit.templates))
            return None
        if found in chain:
            message = f"template {name!r} extends itself"
            kit.faults.error("unknown-template", asked_at, message, "take one 'extends' out")
            return None
        chain.append(found)
        name, asked_at = found.extends, found.span_of("extends")
    parts: tuple[Part, ...] = ()
    colours: dict[str, str] = {}
    for template in reversed(chain):
        parts = _merged(parts, template.elements)
        colours |= template.colours
    return Layout(chain[0], tuple(chain[1:]), parts, colours)


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
            touched = f"{rows} row{'' if rows == 1 else 's'}"
            message = f"template {drawn.template.id!r} asks for unknown field {field!r} ({touched})"
            kit.faults.error("unknown-column", span, message, did_you_mean(field, known))
