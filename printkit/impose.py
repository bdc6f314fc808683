"""From pieces to numbered sheets: front matter, then each scheme's sheets in the kit's print order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from printkit import catalog
from printkit.cover import FRONT_PAGES, draw_front
from printkit.imposition._footer import blank_note, footer
from printkit.kit import Kit
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet


def impose(kit: Kit, pieces: tuple[Piece, ...], request: Request) -> tuple[Sheet, ...]:
    """Every sheet of one request, in print order, with its footer.

    For a duplex printer each front is an odd page and its back the next one. Pages are labelled from 1 on the cover,
    reverses too, so that the number printed on a page is the one that a print dialogue asks for.
    """
    schemes = catalog.schemes()
    body = [
        sheet
        for (scheme, _), group in _groups(pieces).items()
        for sheet in schemes[scheme].impose(tuple(group), kit, request)
    ]
    numbered = [replace(sheet, label=str(number)) for number, sheet in enumerate(body, FRONT_PAGES + 1)]
    pages = draw_front(kit, pieces, numbered)
    front = schemes["page"].impose(
        tuple(
            Piece(kind="cover", id=f"front-{n}", name=page.title, front=page, scheme="page", section="Cover")
            for n, page in enumerate(pages, 1)
        ),
        kit,
        request,
    )
    opening = [replace(sheet, label=str(number)) for number, sheet in enumerate(front, 1)]
    return tuple(_stamp(kit, opening + numbered))


def _groups(pieces: Iterable[Piece]) -> dict[tuple[str, str], list[Piece]]:
    """Pieces by scheme and section, in the order in which the kit's files first define one of their kind."""
    groups: dict[tuple[str, str], list[Piece]] = {}
    for piece in pieces:
        groups.setdefault((piece.scheme, piece.section), []).append(piece)
    return groups


def _stamp(kit: Kit, sheets: Sequence[Sheet]) -> Iterable[Sheet]:
    before = ""
    for sheet in sheets:
        note = () if sheet.placed else (blank_note(kit, sheet.paper, before),)
        yield replace(sheet, guides=(*sheet.guides, *note, *footer(kit, sheet.paper, sheet.label, sheet.upright)))
        before = sheet.label
