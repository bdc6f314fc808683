"""Seam proof: every mapsheet abuts every mapsheet, on all four edges, as it lies and turned by 180 degrees.

Law: of the sheets whose every edge runs through hex centres, along each seam the grid lines of both drawn faces close
into whole regular hexagons, and nothing else is drawn in them (rule text L13; facts.md 4.1). The rule mapsheets-abut
names the sheet that breaks it; this shows all joints.
"""

from __future__ import annotations

from printkit.contracts import Inspection, Proof, ProofReport
from printkit.solvers.joint_table import table, told
from printkit.solvers.seams import joints


def run(inspection: Inspection) -> ProofReport:
    """A matrix of joints that hold, sheet by sheet, then every joint that does not."""
    full = {sheet.id for sheet in inspection.kit.of("mapsheet") if sheet.within_limit and sheet.hexes.is_full_sheet}
    faces = {
        piece.name.removeprefix("Mapsheet "): piece.front
        for piece in inspection.pieces
        if piece.kind == "mapsheet" and piece.id in full
    }
    if not faces:
        return ProofReport(True, "nothing to prove", ("this kit has no mapsheets that are laid edge to edge",))
    found = list(joints(faces))
    holds = not any(joint.faults for joint in found)
    lines = (*table(faces, found), *(told(joint) for joint in found if joint.faults))
    return ProofReport(holds, "exhaustive, read from the drawn faces", lines)


PROOF = Proof("all mapsheets abut with all, on every edge, at 0 and 180 degrees", run)
