"""The checks that MMM declares: each cites the rule text, and each finds the one cell that is spoilt for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from printkit import catalog, kit_checks
from printkit.findings import Faults
from printkit.kit import Kit
from printkit.load import load
from printkit.tables import Cell, Row, Table

MMM = Path(__file__).parents[1] / "components" / "mmm"

SPOILT = {
    "piece-ids": ("pieces", "scorpio", "id", "callisto"),
    "pieces-complete": ("pieces", "unitred", "art", ""),
    "classes": ("pieces", "unitred", "class", "vehicel"),
    "placed": ("placement", "turn", "id", "turn-2"),
    "placement-of-pieces": ("placement", "turn", "id", "turn-2"),
    "baseline": ("pieces", "doug-davis", "rough", "2"),
    "astronaut-weight": ("pieces", "sgt-storm", "weight", "2"),
    "crawler": ("pieces", "space-crawler", "dense", "2"),
    "crawler-example": ("pieces", "space-crawler", "dense", "1"),
    "recono-jet": ("pieces", "recono-jet", "dense", "1.5"),
    "one-seat": ("pieces", "cat-trac-white", "capacity", "2"),
    "dense-barred": ("pieces", "unitred", "dense", "3"),
    "chasm-barred": ("pieces", "astro-trac", "chasm", "2"),
    "speed-digits": ("pieces", "scorpio", "speed", "1.5"),
    "storm-once": ("pieces", "sgt-storm", "copies", "2"),
    "two-cat-tracs": ("pieces", "cat-trac-white", "copies", "2"),
    "two-jet-paks": ("pieces", "jet-pak", "copies", "1"),
    "decoys-named": ("pieces", "costume", "id", "mask"),
    "decoys-idle": ("pieces", "wallet", "weight", "1"),
    "drivers-fit": ("pieces", "unitred", "capacity", "0"),
    "storm-fits": ("pieces", "sgt-storm", "weight", "9"),
    "shelter-fits": ("pieces", "space-shelter", "weight", "4"),
    "captain-laser": ("pieces", "captain-laser", "speed", "1"),
    "pairs-at-half-speed": ("pieces", "jet-pak", "speed", "7"),
}
"""Check to a cell (table, row, column) and the text that breaks the law."""


@pytest.fixture(scope="module")
def mmm() -> Kit:
    kit, findings = load(MMM, catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    return kit


def with_tables(kit: Kit, tables: Mapping[str, Table]) -> Kit:
    return replace(kit, tables={**kit.tables, **tables}, faults=Faults(), kept={})


def spoilt(table: Table, row_id: str, column: str, text: str) -> Table:
    def cells(row: Row) -> Row:
        return Row({**row.cells, column: Cell(text, row.span_of(column))}, row.span) if row["id"] == row_id else row

    return replace(table, rows=tuple(map(cells, table.rows)))


def test_mmm_keeps_its_laws(mmm: Kit) -> None:
    assert [*kit_checks.run(mmm), *mmm.faults.findings] == []


@pytest.mark.parametrize("check", SPOILT)
def test_a_spoilt_cell_is_found(mmm: Kit, check: str) -> None:
    name, row_id, column, text = SPOILT[check]
    broken = with_tables(mmm, {name: spoilt(mmm.tables[name], row_id, column, text)})
    found = list(kit_checks.run(broken, f"check:{check}"))
    assert found and not broken.faults.findings
    assert {finding.span.file for finding in found} <= {"tables/pieces.yaml", "tables/placement.yaml"}


def test_too_few_kinds_of_decoys_are_found(mmm: Kit) -> None:
    pieces = mmm.tables["pieces"]
    rows = [row for row in pieces.rows if row["class"] != "decoy" or row["id"] in ("lunch-box", "costume")]
    broken = with_tables(mmm, {"pieces": replace(pieces, rows=tuple(rows))})
    (found,) = kit_checks.run(broken, "check:decoy-items")
    assert found.message == (
        "several different things serve as decoys (L87, M30, MB15): 2 different id where at least 5 should be"
    )


def test_another_clock_is_found(mmm: Kit) -> None:
    (scenario,) = mmm.of("scenario")
    rescue = scenario.rescue.model_copy(update={"find_by": 11, "return_by": 19})
    broken = replace(
        with_tables(mmm, {}),
        definitions={**mmm.definitions, "scenario": (scenario.model_copy(update={"rescue": rescue}),)},
    )
    assert [finding.rule for finding in kit_checks.run(broken)] == ["check:air", "check:way-home"]


def test_every_check_is_tried_and_cites_its_source(mmm: Kit) -> None:
    checks = {check.id: check for check in mmm.of("check")}
    assert checks.keys() == SPOILT.keys() | {"decoy-items", "air", "way-home"}
    assert not [check.id for check in checks.values() if not re.search(r"\bL\d+|\.(yaml|md)\b", check.source)]
