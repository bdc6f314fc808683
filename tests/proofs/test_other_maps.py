"""Maps that are not laid edge to edge are shown in the tables and asked nothing."""

from __future__ import annotations

from pathlib import Path

from printkit import catalog
from printkit.check import check
from tests.minikit import write_kit

LONE = """\
mapsheets:
  - id: vale
    name: Vale
    grid: {columns: 6, rows: 5, flat_to_flat: 18mm}
    terrain: {sea: ["A1:F5"]}
"""


def test_a_lone_map_full_of_ink_fails_no_proof(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path / "kit", {"map.yaml": LONE}))
    assert checked.inspection is not None and not checked.findings
    reports = {name: proof.run(checked.inspection) for name, proof in catalog.proofs().items()}
    assert all(report.holds for report in reports.values())
    assert "no mapsheets that are laid edge to edge" in reports["seams"].lines[0]
    row = next(line for line in reports["terrain-tables"].lines if line.startswith("vale"))
    assert float(row.split()[-1].rstrip("%")) > 10
