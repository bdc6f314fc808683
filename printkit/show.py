"""One thing of a kit by its name: its facts in words, and a picture of it as the exporters write it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from printkit import catalog
from printkit.contracts import Inspection, Product
from printkit.drawing import Drawing
from printkit.face_facts import face_facts
from printkit.faces import layout
from printkit.findings import did_you_mean
from printkit.flatart.intake import art_files
from printkit.kit import Kit
from printkit.models.template import Template
from printkit.piece_names import full_name, one_by_one, together
from printkit.pieces import Piece
from printkit.sheets import Sheet
from printkit.show_together import facts_of, side_by_side, spread
from printkit.stock import STOCK
from printkit.units import mm

Facts = Iterator[tuple[str, str]]


class UnknownThingError(Exception):
    """Nothing of the kit has that name; the message names what is near."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What there is to say of one thing."""

    title: str
    facts: tuple[tuple[str, str], ...]
    """What is told, and what it is."""
    picture: Sheet | None
    """Its faces on a sheet of their own, or the page itself; None for a template that no piece wears."""
    also: tuple[str, ...] = ()
    """Other things of that name, each as it can be asked for: 'template:crew'."""


def show(inspection: Inspection, word: str) -> Shown:
    """The piece, template, page or definition called ``word``: 'jet-pak', '7', 'omens', or 'template:crew' where one
    name is many things, 'omens/storm' where two definitions have a piece of that id.

    Pages are those of the first paper that was laid out. Raises UnknownThingError.
    """
    things = _things(inspection)
    what, _, rest = word.partition(":")
    if what in things and rest:
        things, word = {what: things[what]}, rest
    found = [name for name, named in things.items() if word in named]
    if not found:
        names = [name for named in things.values() for name in named]
        fix = "stock is read once the kit names some" if word.startswith(STOCK) else did_you_mean(word, names)
        raise UnknownThingError(f"there is no piece, template or page {word!r}; {fix}".rstrip("; "))
    first, *others = found
    shown = _TELL[first](things[first][word], inspection)
    also = [f"{other}:{word}" for other in others]
    if first == "piece":
        also = [*map(full_name, one_by_one(inspection.pieces)[word][1:]), *also]
    return Shown(shown.title, shown.facts, shown.picture, tuple(also))


def picture(kit: Kit, sheet: Sheet, form: str) -> bytes:
    """A sheet as one file. ``form`` is an exporter that writes sheets: 'svg' or 'png'."""
    ((_, data),) = catalog.exporters()[form].write(Product(kit, (), {sheet.paper.name: (sheet,)}))
    return data


def _things(inspection: Inspection) -> dict[str, Mapping[str, Any]]:
    """Names by what they name, in the order in which a word is looked up."""
    pieces = {name: found[0] for name, found in one_by_one(inspection.pieces).items()}
    return {
        "piece": pieces,
        "template": inspection.kit.templates,
        "page": {sheet.label: sheet for sheet in _first_paper(inspection)},
        # A board's id is its piece's: that is one thing, not two.
        "definition": {
            name: (name, found)
            for name, found in together(inspection.pieces).items()
            if len(found) > 1 or name not in pieces
        },
    }


def _first_paper(inspection: Inspection) -> tuple[Sheet, ...]:
    return tuple(sheet for sheet in inspection.sheets if sheet.paper == inspection.sheets[0].paper)


def _piece(piece: Piece, inspection: Inspection) -> Shown:
    def facts() -> Facts:
        yield "kind", f"{piece.kind}, in section {piece.section!r}"
        yield "from", str(piece.span)
        yield "size", _size(piece.front)
        yield "copies", str(piece.copies)
        for paper in dict.fromkeys(sheet.paper for sheet in inspection.sheets):
            yield (
                paper.name,
                "; ".join(_places(piece, [s for s in inspection.sheets if s.paper == paper])) or "on no page",
            )
        for side, face in (("front", piece.front), ("back", piece.back)):
            if face is not None:
                yield from (
                    (f"{side}: {what}" if what else side, says)
                    for what, says in face_facts(face, art_files(inspection.kit))
                )

    return Shown(f"{piece.id}: {piece.name}", tuple(facts()), side_by_side(piece))


def _size(face: Drawing) -> str:
    bleed = f", bleed {mm(face.bleed):g} mm" if face.bleed else ""
    return f"{mm(face.width):g} x {mm(face.height):g} mm{bleed}"


def _places(piece: Piece, sheets: list[Sheet]) -> Iterator[str]:
    """Where its faces lie: 'page 7: 2 fronts at 31.8, 68.5; 44.5, 68.5 mm'."""
    for sheet in sheets:
        for side, back in (("front", False), ("back", True)):
            lying = [placed for placed in sheet.placed if placed.piece is piece and placed.back is back]
            if lying:
                corners = ", ".join(f"({mm(x):.1f}, {mm(y):.1f})" for x, y, _, _ in (placed.box for placed in lying))
                scale = f", at {lying[0].scale:.1%}" if lying[0].scale != 1 else ""
                yield f"page {sheet.label}: {len(lying)} {side}{'' if len(lying) == 1 else 's'} {corners} mm{scale}"


def _template(template: Template, inspection: Inspection) -> Shown:
    worn = dict(_wearers(template, inspection))
    whole = layout(inspection.kit, template.id, template.span)
    parts = whole.parts if whole else template.elements

    def facts() -> Facts:
        yield "kind", "template"
        yield "from", str(template.span)
        if template.extends:
            yield "extends", template.extends
        if worn:
            yield "size", _size(next(iter(worn.values())))
        yield "elements", ", ".join(dict.fromkeys(part.name or type(part).__name__.lower() for part in parts))
        yield "fields", ", ".join(dict.fromkeys(name for part in parts for name in part.named_fields())) or "none"
        yield "worn by", ", ".join(worn) or "no piece"

    first = next((piece for piece in inspection.pieces if piece.id in worn), None)
    return Shown(f"template {template.id}", tuple(facts()), side_by_side(first) if first else None)


def _wearers(template: Template, inspection: Inspection) -> Iterator[tuple[str, Drawing]]:
    """Pieces with a face by this template or by one that extends it, and that face."""
    kit, kinds = inspection.kit, catalog.kinds()
    pieces = {piece.id: piece for piece in inspection.pieces}
    chains = {name: layout(kit, name, each.span) for name, each in kit.templates.items()}
    names = {name for name, chain in chains.items() if chain and template in (chain.template, *chain.bases)}
    for kind, definitions in kit.definitions.items():
        for one in definitions:
            sides = [side for side in ("template", "back") if getattr(one, side, "") in names]
            for drawn in kinds[kind].draw(one, kit) if sides else ():
                face = drawn.front if sides[0] == "template" else drawn.back
                if drawn.id in pieces and face is not None:
                    yield drawn.id, face


def _page(sheet: Sheet, inspection: Inspection) -> Shown:
    def facts() -> Facts:
        yield "kind", f"page, in section {sheet.section!r}"
        yield "paper", f"{sheet.paper.name}, {mm(sheet.paper.width):g} x {mm(sheet.paper.height):g} mm"
        side = {placed.back for placed in sheet.placed}
        yield "side", "backs" if sheet.back or side == {True} else "fronts"
        counts: dict[str, int] = {}
        for placed in sheet.placed:
            counts[placed.piece.id] = counts.get(placed.piece.id, 0) + 1
        yield "holds", ", ".join(f"{id} x {n}" if n > 1 else id for id, n in counts.items()) or "nothing"

    return Shown(f"page {sheet.label}: {sheet.title}", tuple(facts()), sheet)


def _definition(named: tuple[str, tuple[Piece, ...]], inspection: Inspection) -> Shown:
    name, pieces = named
    return Shown(name, tuple(facts_of(pieces, inspection.sheets)), spread(pieces, name))


_TELL: Mapping[str, Callable[[Any, Inspection], Shown]] = {
    "piece": _piece,
    "template": _template,
    "page": _page,
    "definition": _definition,
}
"""How each sort of thing is told."""
