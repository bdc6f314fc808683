"""Map grids: what the grid of each mapsheet comes to, given or computed.

Law: hexes are regular within 1 % (rule grid-regular) and lie on the sheet within its margins (rule grid-on-sheet).
"""

from __future__ import annotations

from printkit.contracts import Inspection, Proof, ProofReport
from printkit.grids.field import MOST_STRETCH
from printkit.models.mapsheet import Mapsheet
from printkit.units import MM_PER_INCH


def run(inspection: Inspection) -> ProofReport:
    """One line a sheet."""
    sheets = [sheet for sheet in inspection.kit.of("mapsheet") if sheet.within_limit]
    if not sheets:
        return ProofReport(True, "exact", ("this kit has no mapsheets",))
    head = f"{'sheet':<16}{'hexes':<12}{'columns':<12}{'rows':<12}{'whole':>6}{'half':>6}{'flat to flat':>20}"
    rows = [f"{head}{'stretch':>9}{'sheet, mm':>16}", *map(_row, sheets)]
    holds = all(abs(sheet.hexes.stretch) <= MOST_STRETCH and not any(sheet.laid.overflow) for sheet in sheets)
    return ProofReport(holds, "exact", tuple(rows))


def _row(sheet: Mapsheet) -> str:
    grid = sheet.hexes
    whole = sum(1 for _ in grid.wholes())
    half = sum(1 for _ in grid.hexes()) - whole
    size = f"{grid.flat_to_flat:.2f} mm ({grid.flat_to_flat / float(MM_PER_INCH):.3f} in)"
    columns, rows = (f"{first} to {last}" for first, last in (grid.names.columns, grid.names.rows))
    words = f"{sheet.id:<16}{grid.orientation.name:<12}{columns:<12}{rows:<12}{whole:>6}{half:>6}{size:>20}"
    return f"{words}{grid.stretch:>+9.2%}{f'{sheet.width:.1f} x {sheet.height:.1f}':>16}"


PROOF = Proof("hexes of every map are regular and on their sheet; what was computed for them", run)
