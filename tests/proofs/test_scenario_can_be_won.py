"""The proof on boards of one lane, whose shares are reckoned by hand, and on the kit itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit import catalog
from printkit.contracts import Inspection, ProofReport
from printkit.grids.hex import full_sheet
from printkit.kit import Kit
from printkit.load import load
from printkit.models.scenario import Board, Rescue, Scenario, Search
from printkit.proofs import scenario_can_be_won
from printkit.proofs.scenario_can_be_won import Trial
from printkit.solvers.layout import Ground
from tests.minikit import write_kit

MMM = Path(__file__).parents[2] / "components" / "mmm"

TABLE = """\
tables:
  - id: pieces
    columns: [id, name, copies, speed, plain, rough, dense, chasm, weight, capacity]
    rows:
      - {id: man, name: Man, copies: 1, speed: 1, plain: 1, rough: 1, dense: 1, chasm: 1, weight: 1, capacity: 0}
      - {id: lost, name: Lost, copies: 1, speed: 1, plain: 1, rough: 1, dense: 1, chasm: 1, weight: 1, capacity: 0}
      - {id: home, name: Home, copies: 1}
      - {id: car, name: Car, copies: 1, speed: 3, plain: 1, rough: 1, dense: NA, chasm: NA, weight: 2, capacity: 2}
      - {id: scout, name: Scout, copies: 2, speed: 6, plain: 1, rough: 1, dense: 1, chasm: 1, weight: 1, capacity: 1}
scenarios:
  - id: lane
    players: {least: 1, most: 1}
    roster:
      - {piece: car, copies: 1, role: vehicle}
      - {piece: scout, copies: 1, role: vehicle}
    board: {across: 1, down: 2, station_columns: [1], start_within: 0}
    search: {decoys: decoy, per_player: 3, spacing: 1, not_on: [dense]}
    rescue: {lost: lost, station: home, walker: man, find_by: FIND, return_by: BACK}
    together:
      - {id: both, name: Scout finds and car fetches, finders: [scout], carriers: [car], players: 2, source: test}
      - {id: two, name: Two scouts, carriers: [scout, scout], pace: half, players: 2, source: test}
      - {id: walked, name: Walked scout, carriers: [scout], pace: on-foot, players: 1, source: test}
"""
SHEET = full_sheet(2, 4, 20_000, 40_000)
"""Two in a row are a lane of seven hexes: the station is row 7, he may lie in rows 1 to 3, 6 to 4 hexes away."""


def run(folder: Path, find: int, back: int, ground: Ground) -> tuple[ProofReport, dict[str, list[int]]]:
    """The report, and per choice: least, mean and greatest found, home and home though found late, in percent."""
    table = TABLE.replace("FIND", str(find)).replace("BACK", str(back))
    kit, findings = load(write_kit(folder, {"example.yaml": table}), catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    (scenario,) = kit.of("scenario")
    report = trial(scenario, ground).run(kit, layouts=2)
    head = next(i for i, line in enumerate(report.lines) if line.startswith("choice"))
    rows = {}
    for line in report.lines[head + 1 : head + 6]:
        rows[line[:36].strip()] = [int(number) for number in line[46:].split()]
    return report, rows


def trial(scenario: Scenario, ground: Ground) -> Trial:
    plan, search, rescue = scenario.board, scenario.search, scenario.rescue
    assert isinstance(plan, Board) and isinstance(search, Search) and isinstance(rescue, Rescue)
    return Trial(scenario, plan, search, rescue, 1, (ground,))


def test_a_bare_lane(tmp_path: Path) -> None:
    # Out: car 2 turns to each of rows 1 to 3, scouts 1. Home: car 2, scouts at half speed 2, walked beside 6, 5 and 4.
    report, rows = run(tmp_path, 2, 5, Ground("bare", SHEET, {}))
    assert rows == {
        "Car": 3 * [100] + 3 * [100] + 3 * [100],
        "Scout (finds only)": 3 * [100] + 3 * [0] + 3 * [0],
        "Scout finds and car fetches": 9 * [100],
        "Two scouts": 9 * [100],
        "Walked scout": 3 * [100] + 3 * [33] + 3 * [0],
    }
    assert report.holds


def test_too_short_a_clock_fails(tmp_path: Path) -> None:
    report, rows = run(tmp_path, 2, 2, Ground("bare", SHEET, {}))
    assert rows["Car"][3:6] == rows["Two scouts"][3:6] == [0, 0, 0]
    assert not report.holds


def test_a_chasm_stops_the_car_and_not_the_scouts(tmp_path: Path) -> None:
    chasm = Ground("cut", SHEET, {}, frozenset([SHEET.side((1, 2), "S")]))
    report, rows = run(tmp_path, 2, 4, chasm)
    assert rows["Car"] == 9 * [0]
    assert rows["Two scouts"][3:6] == [100, 100, 100]
    assert report.holds


def test_dense_ground_stops_the_car_and_takes_no_counter(tmp_path: Path) -> None:
    # Row 2 of both sheets is dense (a half-turn leaves it there): no counter lies on it, two places are left for three.
    report, rows = run(tmp_path, 2, 4, Ground("dense", SHEET, {(1, 2): "dense"}))
    assert rows["Car"][3:6] == [0, 0, 0]
    assert "found room on 0 of 2 boards (places: 2 or more)" in report.lines[-1]
    assert not report.holds


def mmm(folder: Path) -> Kit:
    kit, findings = load(folder, catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    return kit


def test_scenario_one_can_be_won() -> None:
    report = scenario_can_be_won.run(Inspection(mmm(MMM), ()), layouts=6)
    assert report.holds, "\n".join(report.lines)
    assert any(line.startswith("a solo player's best: ") for line in report.lines)


@pytest.mark.parametrize(
    ("old", "new"),
    [("find_by: 10 ", "find_by: 3 "), ("return_by: 20 ", "return_by: 8 "), ("spacing: 5 ", "spacing: 9 ")],
)
def test_a_harder_scenario_is_refused(old: str, new: str, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(MMM, tmp_path / "mmm"))
    path = copy / "scenarios.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert not scenario_can_be_won.run(Inspection(mmm(copy), ()), layouts=4).holds


def test_the_same_seeds_give_the_same_table() -> None:
    one, other = (scenario_can_be_won.run(Inspection(mmm(MMM), ()), layouts=2) for _ in range(2))
    assert one == other
