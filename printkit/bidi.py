"""Right to left: the order in which the characters of a line stand on paper (Unicode Standard Annex 9, implicit rules).

Text keeps the order in which it is read; only who places glyphs asks here. Explicit embeddings are not read: the few
characters that make them have no glyph, and the rule glyph-in-font tells them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import bidirectional

_PAIRS = "()[]{}\u2045\u2046\u207d\u207e\u208d\u208e\u2329\u232a\u27e8\u27e9\u3008\u3009"
_CLOSES = dict(zip(_PAIRS[0::2], _PAIRS[1::2], strict=True))
_SIDED = "<>\u00ab\u00bb\u2039\u203a\u2264\u2265" + _PAIRS
_MIRRORS = {sign: _SIDED[i ^ 1] for i, sign in enumerate(_SIDED)}
_NEUTRAL = frozenset({"B", "S", "WS", "ON", "BN", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
_NUMBERS = ("EN", "AN")


def reads_right_to_left(text: str) -> bool:
    """Is its first letter one that is written from right to left?"""
    if text.isascii():
        return False
    return next((kind != "L" for kind in map(bidirectional, text) if kind in ("L", "R", "AL")), False)


def mirrored(character: str) -> str:
    """The glyph that a bracket or other sided sign has between letters that run to the left."""
    return _MIRRORS.get(character, character)


@lru_cache(maxsize=1024)
def levels(text: str, right_to_left: bool = False) -> tuple[int, ...]:
    """The embedding level of each character of a line, whose paragraph runs as said; odd levels run to the left."""
    base = int(right_to_left)
    if text.isascii() and not base:
        return (0,) * len(text)
    kinds = [bidirectional(character) or "L" for character in text]
    _weak(kinds, "R" if base else "L")
    _brackets(text, kinds, base)
    _neutral(kinds, base)
    # A number within letters of its own level stands one level deeper.
    steps = {"R": (1, 0), "L": (0, 1), "AN": (2, 1), "EN": (2, 1)}
    out = [base + steps[kind][base] for kind in kinds]
    for i in range(len(text) - 1, -1, -1):
        if bidirectional(text[i]) not in ("WS", "S", "B"):
            break
        out[i] = base
    return tuple(out)


def visual_order(levels_: Sequence[int]) -> list[int]:
    """The indices of a line from left to right on paper."""
    order = list(range(len(levels_)))
    for level in range(max(levels_, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels_[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order


def on_paper(text: str, right_to_left: bool = False) -> str:
    """The characters of a line from left to right on paper, sided signs mirrored where they must be."""
    depths = levels(text, right_to_left)
    if not any(depths):
        return text
    return "".join(mirrored(text[i]) if depths[i] % 2 else text[i] for i in visual_order(depths))


def _weak(kinds: list[str], outside: str) -> None:
    """Rules W1 to W7: marks, numbers and what stands between numbers."""
    strong = before = outside
    for i, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[i] = before
        elif kind == "EN" and strong == "AL":
            kinds[i] = "AN"
        if kind in ("L", "R", "AL"):
            strong = kind
        before = kinds[i]
    for i, kind in enumerate(kinds):
        if kind == "AL":
            kinds[i] = "R"
    for i in range(1, len(kinds) - 1):
        around = kinds[i - 1]
        if around == kinds[i + 1] and (
            (kinds[i] == "ES" and around == "EN") or (kinds[i] == "CS" and around in _NUMBERS)
        ):
            kinds[i] = around
    for way in (range(len(kinds)), range(len(kinds) - 1, -1, -1)):
        last = ""
        for i in way:
            if kinds[i] == "ET" and last == "EN":
                kinds[i] = "EN"
            last = kinds[i]
    strong = outside
    for i, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[i] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[i] = "L"


def _side(kind: str) -> str:
    """The direction that a kind counts for; numbers count as R."""
    return "R" if kind in _NUMBERS else kind if kind in ("L", "R") else ""


def _brackets(text: str, kinds: list[str], base: int) -> None:
    """Rule N0: both brackets of a pair go the way of what is in them."""
    own = "R" if base else "L"
    open_: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for i, character in enumerate(text):
        if kinds[i] != "ON":
            continue
        if character in _CLOSES:
            open_.append((_CLOSES[character], i))
        else:
            match = next((n for n in range(len(open_) - 1, -1, -1) if open_[n][0] == character), None)
            if match is not None:
                pairs.append((open_[match][1], i))
                del open_[match:]
    for start, end in sorted(pairs):
        inside = {_side(kind) for kind in kinds[start + 1 : end]} - {""}
        if own in inside:
            kinds[start] = kinds[end] = own
        elif inside:
            before = next((side for kind in reversed(kinds[:start]) if (side := _side(kind))), own)
            kinds[start] = kinds[end] = before if before != own else own


def _neutral(kinds: list[str], base: int) -> None:
    """Rules N1 and N2: what has no direction goes with its neighbours if they agree, else with the paragraph."""
    own = "R" if base else "L"
    start = 0
    while start < len(kinds):
        if kinds[start] not in _NEUTRAL:
            start += 1
            continue
        end = start
        while end < len(kinds) and kinds[end] in _NEUTRAL:
            end += 1
        before = _side(kinds[start - 1]) if start else own
        after = _side(kinds[end]) if end < len(kinds) else own
        kinds[start:end] = [before if before == after else own] * (end - start)
        start = end
