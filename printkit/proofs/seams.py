"""Seam proof: every mapsheet abuts every mapsheet, on all four edges, as it lies and turned by 180 degrees.

Law: along each seam the grid lines of both drawn faces close into whole regular hexagons, and nothing else is drawn
in them (rule text L13; facts.md 4.1). The rule mapsheets-abut names the sheet that breaks it; this shows all joints.
"""

from __future__ import annotations

from printkit.contracts import Inspection, Proof, ProofReport
from printkit.solvers.seams import Joint, joints


def run(inspection: Inspection) -> ProofReport:
    """A matrix of joints that hold, sheet by sheet, then every joint that does not."""
    faces = {
        piece.name.removeprefix("Mapsheet "): piece.front for piece in inspection.pieces if piece.kind == "mapsheet"
    }
    if not faces:
        return ProofReport(True, "exhaustive", ("this kit has no mapsheets",))
    found = list(joints(faces))
    lines = ["       " + "".join(f"{name:>6}" for name in faces)]
    for one in faces:
        cells = [[joint for joint in found if (joint.one, joint.other) == (one, other)] for other in faces]
        lines.append(
            f"  {one:>5}" + "".join(f"{sum(not j.faults for j in cell)}/{len(cell)}".rjust(6) for cell in cells)
        )
    good = sum(not joint.faults for joint in found)
    hexes = sum(joint.hexes for joint in found)
    lines.append(
        f"{good} of {len(found)} joints hold (pairs x 4 edges x 2 turns); {hexes} hexes made whole across the seams"
    )
    lines += [_told(joint) for joint in found if joint.faults]
    return ProofReport(good == len(found), "exhaustive, read from the drawn faces", tuple(lines))


def _told(joint: Joint) -> str:
    return f"{joint.one} {joint.edge} to {joint.other} turned {joint.turn}: {'; '.join(joint.faults)}"


PROOF = Proof("all mapsheets abut with all, on every edge, at 0 and 180 degrees", run)
