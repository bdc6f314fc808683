"""Every piece lies on the paper that it is printed on, inside the printer's margins.

Law: the trim of every piece lies inside the paper less 6.35 mm on each side, which many home printers cannot reach.
Mapsheets that the kit wants printed full-bleed at 100 % have the whole paper: 8.5 in fit Letter, and not A4.
Why: what lies outside is cut off by the printer without a word, and with it the edge half-hexes that sheets abut by.

Bad::

    templates:
      - {id: long, width: 30cm, height: 1in, elements: [{shape: face, fill: paper, role: background}]}
    tables:
      - {id: crew, rows: [{id: ann, name: Ann}]}
    counters:
      - {id: all, table: crew, template: long}

Good::

    templates:
      - {id: short, width: 1in, height: 1in, elements: [{shape: face, fill: paper, role: background}]}
    tables:
      - {id: crew, rows: [{id: ann, name: Ann}]}
    counters:
      - {id: all, table: crew, template: short}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.paper import Paper
from printkit.sheets import Placed
from printkit.units import mm


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each piece and paper."""
    full_bleed = inspection.kit.info.print.mapsheets == "full-bleed"
    told: set[tuple[str, str, str]] = set()
    for sheet in inspection.sheets:
        for placed in sheet.placed:
            piece = placed.piece
            reach = full_bleed and piece.scheme == "mapsheet"
            key = (piece.kind, piece.id, sheet.paper.name)
            if key in told or _inside(placed, sheet.paper, 0 if reach else sheet.paper.margin):
                continue
            told.add(key)
            fix = "print mapsheets margin-safe (kit.yaml), or build for a larger paper" if reach else "make it smaller"
            yield Violation(piece.span, _sentence(placed, sheet.paper, reach), fix)


def _inside(placed: Placed, paper: Paper, margin: int) -> bool:
    x0, y0, x1, y1 = placed.box
    return min(x0, y0) >= margin and x1 <= paper.width - margin and y1 <= paper.height - margin


def _sentence(placed: Placed, paper: Paper, reach: bool) -> str:
    x0, y0, x1, y1 = placed.box
    margins = "" if reach else f" inside margins of {mm(paper.margin):g} mm"
    return (
        f"{placed.piece.kind} {placed.piece.id!r} of {mm(x1 - x0):g} x {mm(y1 - y0):g} mm does not fit "
        f"{paper.name} paper ({mm(paper.width):g} x {mm(paper.height):g} mm){margins}"
    )


RULE = Rule("every piece lies on the paper that it is printed on", check)
