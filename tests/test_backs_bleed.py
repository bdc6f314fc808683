"""Backs of what is butted or punched bleed farther than fronts, since a printer at home shifts the second side."""

from __future__ import annotations

from pathlib import Path

import pytest

import printkit
from printkit.check import inspect
from printkit.paper import PAPERS
from printkit.sheets import Request
from tests.guides import write_guide

ROOT = Path(__file__).parents[1]
KITS = (ROOT / "components" / "mmm", ROOT / "components" / "five-arches", ROOT / "printkit" / "skeleton")
DRIFT = 1_000
"""Micrometres: print.md has 1 to 2 mm of drift at home."""


def shallow(folder: Path) -> list[str]:
    """Counters and tokens whose back bleeds less than the drift beyond the front."""
    kit, _ = printkit.load(folder)
    assert kit is not None
    pieces = inspect(kit, [Request(PAPERS["letter"])]).pieces
    return [
        f"{piece.id}: {piece.front.bleed} and {piece.back.bleed}"
        for piece in pieces
        if piece.kind in ("counter", "token") and piece.back and piece.back.bleed < piece.front.bleed + DRIFT
    ]


@pytest.mark.parametrize("folder", KITS, ids=lambda folder: folder.name)
def test_backs_of_counters_and_tokens_bleed_farther_than_fronts(folder: Path) -> None:
    assert shallow(folder) == []


@pytest.mark.parametrize("guide", ["faces.md", "kits.md"])
def test_so_do_those_of_the_guides(guide: str, tmp_path: Path) -> None:
    assert shallow(write_guide(guide, tmp_path)) == []
