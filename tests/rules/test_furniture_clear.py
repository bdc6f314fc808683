"""What a cartouche, a compass or a key hides, read back from drawn maps."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

CORNER = "put it into another corner ('at'), or take these hexes off the map ('leave_out' under grid)"


def told(folder: Path, grid: str, more: str) -> list[str]:
    lines = [
        "mapsheets:",
        "  - id: one",
        "    name: One",
        f"    grid: {{{grid}}}",
        *(f"    {line}" for line in more.split("\n")),
    ]
    findings = check(write_kit(folder, {"it.yaml": "\n".join(lines) + "\n"})).findings
    return [f"{found.span.line} {found.message}; {found.fix}" for found in findings if found.rule == "furniture-clear"]


@pytest.mark.parametrize(
    ("grid", "more", "expected"),
    [
        pytest.param(
            "columns: 6, rows: 5, flat_to_flat: 18mm",
            "compass: {at: top-right}",
            [f"5 the compass lies over hex F1; {CORNER}"],
            id="one hex",
        ),
        pytest.param(
            "columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: [F1]", "compass: {at: top-right}", [], id="left out"
        ),
        pytest.param(
            "columns: 14, rows: 12, flat_to_flat: 10mm",
            "cartouche: {title: Far and Wide, at: bottom-left}",
            [f"5 the cartouche lies over 5 hexes: A12, B12, C12, D12, E12; {CORNER}"],
            id="more than one",
        ),
        pytest.param(
            "columns: 8, rows: 8, flat_to_flat: 9mm, numbering: {every: 0}",
            "compass: {at: top-left}",
            ["5 the compass lies over 4 hexes: A1, A2, B1, B2; " + CORNER],
            id="without numbers, what is under the middle",
        ),
        pytest.param(
            "columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: [A4, A5, B5, C5]",
            "cartouche: {title: Five, at: bottom-left}\nnames: [{name: Bay, along: [A3], size: 30pt}]",
            [],
            id="a name beside it",
        ),
        pytest.param(
            "columns: 6, rows: 5, flat_to_flat: 18mm, leave_out: [A5]",
            "cartouche: {title: Five, at: bottom-left}\nnames: [{name: Bay of Five Winds, along: [B5], size: 30pt}]",
            ["5 the cartouche lies over the name Bay of Five Winds; put one of them elsewhere"],
            id="a name under it",
        ),
        pytest.param(
            "columns: 6, rows: 5, flat_to_flat: 18mm, half_hexes: {edges: [right], labels: own}, leave_out: [F1]",
            "compass: {at: top-right}",
            [f"5 the compass lies over 2 hexes: G1, G2; {CORNER}"],
            id="a half-hex with a number",
        ),
    ],
)  # fmt: skip
def test_what_furniture_hides(tmp_path: Path, grid: str, more: str, expected: list[str]) -> None:
    assert told(tmp_path / "kit", grid, more) == expected
