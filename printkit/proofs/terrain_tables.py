"""Terrain tables: what lies on each mapsheet, counted hex by hex, and how much ink its face takes.

Law: every whole hex has one terrain; of sheets that are laid edge to edge each has a table and a landform of its own,
and its face takes less than a tenth of full ink (style.md: below 10 % mean coverage), so that counters stand out on it.
Of other maps the table is shown, and nothing is asked.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from printkit.cartography.palette import Palette
from printkit.cartography.survey import PLAIN, Survey, survey
from printkit.contracts import Inspection, Proof, ProofReport
from printkit.models.mapsheet import Mapsheet
from printkit.solvers.ink import ink_share

MOST_INK = 0.10


def run(inspection: Inspection) -> ProofReport:
    """One line a sheet, then its hexes by terrain."""
    sheets = [(sheet, found) for sheet in inspection.kit.of("mapsheet") if (found := survey(sheet)) is not None]
    if not sheets:
        return ProofReport(True, "exact", ("this kit has no mapsheets",))
    ground = Palette.of(inspection.kit.info.colours).ground
    ink = {piece.id: ink_share(piece.front, ground) for piece in inspection.pieces if piece.kind == "mapsheet"}
    terrains = list(dict.fromkeys(name for _, found in sheets for name in found.count()))
    sides = list(dict.fromkeys(name for _, found in sheets for name in found.sides.values()))
    head = "".join(f"{name:>13}" for name in (*terrains, *(f"{side} sides" for side in sides)))
    lines = [f"{'sheet':<7}{'landform':<14}{'columns':<10}{'whole':>6}{head}{'mean ink':>11}"]
    for sheet, found in sheets:
        lines.append(_row(sheet, found, terrains, sides, ink.get(sheet.id, 0.0)))
    for sheet, found in sheets:
        lines += _hexes(sheet, found)
    asked = [(sheet, found) for sheet, found in sheets if sheet.hexes.is_full_sheet]
    tables = {tuple(sorted(found.terrain.items())) for _, found in asked}
    landforms = {sheet.landform for sheet, _ in asked}
    told_apart = len(tables) == len(landforms) == len(asked)
    most = max((ink.get(sheet.id, 0.0) for sheet, _ in asked), default=0.0)
    return ProofReport(told_apart and most < MOST_INK, "exact; ink sampled every 3.7 mm", tuple(lines))


def _row(sheet: Mapsheet, found: Survey, terrains: list[str], sides: list[str], ink: float) -> str:
    counts = found.count()
    whole = sum(counts.values())
    cells = [f"{counts.get(name, 0)} ({counts.get(name, 0) / whole:.0%})" for name in terrains]
    cells += [str(sum(name == side for name in found.sides.values())) for side in sides]
    columns = " to ".join(found.grid.names.columns)
    row = "".join(f"{cell:>13}" for cell in cells)
    return f"{_short(sheet):<7}{sheet.landform or 'none':<14}{columns:<10}{whole:>6}{row}{ink:>11.1%}"


def _short(sheet: Mapsheet) -> str:
    return sheet.numeral or sheet.id


def _hexes(sheet: Mapsheet, found: Survey) -> Iterator[str]:
    for name in found.count():
        labels = [found.grid.label(hex) for hex in found.grid.wholes() if found.at(hex) == name]
        if name not in (PLAIN, sheet.base_terrain):
            yield from textwrap.wrap(f"{_short(sheet)} {name}: {' '.join(labels)}", 110, subsequent_indent="    ")
    for name, runs in found.runs.items():
        for listed in runs:
            yield f"{_short(sheet)} {name}: {len(listed)} hexsides in a run"


PROOF = Proof("mapsheets that abut have a terrain table and a landform each, and faces that are light on ink", run)
