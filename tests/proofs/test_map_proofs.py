"""The proofs about mapsheets: what they print for the kit, and that they fail for a kit that breaks the law."""

from __future__ import annotations

from dataclasses import replace

from printkit.contracts import Inspection
from printkit.kinds.mapsheet import KIND
from printkit.pieces import Piece
from printkit.proofs.map_grids import PROOF as GRIDS
from printkit.proofs.seams import PROOF as SEAMS
from printkit.proofs.terrain_tables import PROOF as TABLES
from tests.maps import mapsheet, mmm, mmm_sheets


def inspection(*sheets: object) -> Inspection:
    kit = replace(mmm(), definitions={"mapsheet": tuple(sheets)})
    pieces: tuple[Piece, ...] = tuple(piece for sheet in sheets for piece in KIND.draw(sheet, kit))
    return Inspection(kit, pieces)


def test_the_seams_of_the_kit_are_shown_joint_by_joint() -> None:
    report = SEAMS.run(inspection(*mmm_sheets()))
    assert report.holds
    assert report.method.startswith("exhaustive")
    assert report.lines[1].split() == ["I", "8/8", "8/8", "8/8", "8/8", "8/8"]
    assert report.lines[-1].startswith("200 of 200 joints hold")


def test_a_sheet_that_does_not_fit_fails_the_proof_and_is_named() -> None:
    odd = mapsheet(numeral="II", id="odd", width="8.5in", height="10.5in", grid={"pitches": 13, "rows": 15})
    report = SEAMS.run(inspection(mmm_sheets()[0], odd))
    assert not report.holds
    assert any(line.startswith("II E to II turned 0: ") for line in report.lines)


def test_the_tables_count_every_hex() -> None:
    report = TABLES.run(inspection(*mmm_sheets()))
    assert report.holds
    rows = {line.split()[0]: line for line in report.lines[1:6]}
    assert " 188 " in rows["I"]
    assert "20 (11%)" in rows["I"]
    assert any(line.startswith("III chasm: 12 hexsides") for line in report.lines)


def test_two_sheets_of_one_landform_fail_the_tables() -> None:
    report = TABLES.run(inspection(mapsheet(), mapsheet(id="two", numeral="II", terrain={"rough": ["C2"]})))
    assert not report.holds


def test_a_kit_without_mapsheets_has_nothing_to_prove() -> None:
    assert SEAMS.run(inspection()).holds
    assert TABLES.run(inspection()).holds


def test_the_grids_of_the_kit_are_told_sheet_by_sheet() -> None:
    report = GRIDS.run(inspection(*mmm_sheets()))
    assert report.holds
    words = "sheet-1 flat-top A to O 0 to 15 188 44 17.78 mm (0.700 in) +0.15% 215.9 x 266.7"
    assert report.lines[1].split() == words.split()


def test_a_grid_beyond_its_margins_fails_the_proof_of_grids() -> None:
    large = mapsheet(grid={"columns": 6, "rows": 4, "flat_to_flat": "1in"})
    assert not GRIDS.run(inspection(large)).holds
