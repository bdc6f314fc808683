"""The run of a check: read the kit, draw every piece, lay the sheets, ask every rule and every check of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from printkit import catalog, kit_checks
from printkit.contracts import Inspection
from printkit.findings import Finding, capped, has_error, in_order
from printkit.impose import impose
from printkit.kit import Kit
from printkit.load import load
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.shape_rules import DANGLING, LEFT_OUT, LIMIT
from printkit.sheets import Request

MOST_PIECES = 20_000
"""Pieces of a kit, each copy counted: a monster game has some 5,000 counters."""

EVERY_REQUEST = tuple(Request(paper, flip) for paper in PAPERS.values() for flip in ("long",))
"""What a check lays out when nobody asks for less."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found. ``kit`` and ``inspection`` are None where the kit could not be read or drawn."""

    kit: Kit | None
    inspection: Inspection | None
    findings: tuple[Finding, ...]

    @property
    def clean(self) -> bool:
        """No finding of level error."""
        return not has_error(self.findings)


def draw(kit: Kit) -> tuple[Piece, ...]:
    """Every piece of the kit, kind by kind, definitions in file order; faults of drawing go to ``kit.faults``.

    None where that is more than the limits: half a kit is not worth laying out.
    """
    kinds = catalog.kinds()
    pieces: list[Piece] = []
    total = 0
    for name, found in kit.definitions.items():
        for one in found:
            for piece in kinds[name].draw(one, kit):
                total += piece.copies
                if total > MOST_PIECES:
                    message = f"with {piece.name!r} the kit has more than the limit of {MOST_PIECES:,} pieces"
                    kit.faults.error("limit", one.span_of("copies"), message, "print fewer copies")
                    return ()
                pieces.append(piece)
    return () if kit.drawn.spent else tuple(pieces)


def inspect(kit: Kit, requests: Iterable[Request] = EVERY_REQUEST) -> Inspection:
    """The kit with its pieces drawn and its sheets laid for each request."""
    pieces = draw(kit)
    return Inspection(kit, pieces, tuple(sheet for one in requests for sheet in impose(kit, pieces, one)))


def ask(inspection: Inspection, only: str | None = None, partly_read: bool = False) -> tuple[Finding, ...]:
    """What the built-in rules and the kit's own checks (or one of them) say, with the faults met while drawing.

    Of a kit that was read or drawn in part only, nothing is told that may follow from what is missing: one slip in a
    file would else become a hundred findings.
    """
    if any(fault.rule == LIMIT for fault in inspection.kit.faults.findings):
        return inspection.kit.faults.findings
    partly = partly_read or any(fault.rule in LEFT_OUT for fault in inspection.kit.faults.findings)
    told = [
        Finding(v.level or rule.level, name, v.span, v.message, v.fix)
        for name, rule in catalog.rules().items()
        if only in (None, name) and not (partly and rule.whole)
        for v in rule.check(inspection)
    ]
    declared = [] if partly_read else list(kit_checks.run(inspection.kit, only))
    faults = (f for f in inspection.kit.faults.findings if not (partly_read and f.rule in DANGLING))
    return in_order([*faults, *told, *declared])


def check(folder: Path | str, requests: Iterable[Request] = EVERY_REQUEST) -> Checked:
    """Read and check the kit in ``folder``: all findings at once, by place.

    A kit.yaml that cannot be read gives ``kit`` None and the findings that say why.
    """
    kit, found = load(Path(folder), catalog.kinds(), catalog.elements())
    if kit is None:
        return Checked(None, None, capped(found))
    inspection = inspect(kit, requests)
    return Checked(kit, inspection, capped([*found, *ask(inspection, partly_read=has_error(found))]))
