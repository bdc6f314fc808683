"""A part of a build: the leaves on which some pieces lie, or some pages, to be printed again without the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from printkit.contracts import Product
from printkit.findings import did_you_mean
from printkit.output import OutputError
from printkit.piece_names import one_by_one, together
from printkit.sheets import Sheet

Leaf = tuple[Sheet, ...]
"""A front with the back behind it; both keep the numbers that they have in the whole."""


def select(product: Product, words: Sequence[str], keys: Mapping[str, str]) -> Product:
    """The product cut down to the leaves that the words name, and to the pieces that lie on them.

    A word is a kind by its key in YAML (``keys``: kind name to key), the id of a piece, or DEFINITION/ID, the id of a
    definition, its name or section, or a page number or two with a hyphen: 'counters', 'jet-pak', 'omens/storm',
    'omens', '7', '15-18'. Raises OutputError for a word that means nothing.
    """
    sheets = {}
    for paper, whole in product.sheets.items():
        leaves = list(_leaves(whole))
        wanted = [_named(word, whole, keys) for word in words]
        sheets[paper] = tuple(
            s for leaf in leaves if any(is_meant(s) for s in leaf for is_meant in wanted) for s in leaf
        )
    lying = {id(placed.piece) for kept in sheets.values() for sheet in kept for placed in sheet.placed}
    return Product(product.kit, tuple(piece for piece in product.pieces if id(piece) in lying), sheets)


def _leaves(sheets: Sequence[Sheet]) -> Iterator[Leaf]:
    leaf: Leaf = ()
    for sheet in sheets:
        if leaf and not sheet.back:
            yield leaf
            leaf = ()
        leaf = (*leaf, sheet)
    if leaf:
        yield leaf


def _named(word: str, sheets: Sequence[Sheet], keys: Mapping[str, str]) -> Callable[[Sheet], bool]:
    """Is a sheet one of those that the word means?"""
    pieces = tuple({id(placed.piece): placed.piece for sheet in sheets for placed in sheet.placed}.values())
    kinds = {keys.get(piece.kind, piece.kind): piece.kind for piece in pieces}
    single, whole = one_by_one(pieces), together(pieces)
    labels = [sheet.label for sheet in sheets]
    if word in kinds:
        return lambda sheet: any(placed.piece.kind == kinds[word] for placed in sheet.placed)
    for named in (single, whole):
        if word in named:
            meant = {id(piece) for piece in named[word]}
            return lambda sheet: any(id(placed.piece) in meant for placed in sheet.placed)
    first, _, last = word.partition("-")
    if first in labels and (last or first) in labels:
        pages = range(labels.index(first), labels.index(last or first) + 1)
        return lambda sheet: labels.index(sheet.label) in pages
    near = did_you_mean(word, [*kinds, *single, *whole, *labels])
    raise OutputError(f"there is no kind, piece or page {word!r}; {near}".rstrip("; "))
