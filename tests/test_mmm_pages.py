"""The pages and charts of MMM: numbers follow the tables, every gap of the facts is ruled on, the clock is marked."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from printkit import catalog
from printkit.load import load
from printkit.pieces import Piece
from tests.kinds.documents import texts

MMM = Path(__file__).parent.parent / "components" / "mmm"
NO_RULING = {43}
"""MB43 is the balance of the scenario, which `printkit prove` answers and no ruling can."""


def drawn(folder: Path) -> dict[str, Piece]:
    """Pages and charts of the kit in ``folder`` by id; it must draw without a fault."""
    kit, findings = load(folder, catalog.kinds(), catalog.elements())
    assert kit is not None
    kinds = catalog.kinds()
    pieces = [piece for name in ("page", "chart") for made in kit.of(name) for piece in kinds[name].draw(made, kit)]
    assert [*findings, *kit.faults.findings] == []
    return {piece.id: piece for piece in pieces}


@pytest.fixture(scope="module")
def mmm() -> dict[str, Piece]:
    return drawn(MMM)


def prose(pieces: dict[str, Piece], document: str) -> str:
    """The running text of a document in reading order, lines joined."""
    pages = [piece for name, piece in pieces.items() if name.rpartition("-")[0] == document]
    return " ".join(mark.text for page in pages for _, mark, _, _ in texts(page.front))


def test_documents_and_charts(mmm: dict[str, Piece]) -> None:
    assert [piece.id for piece in mmm.values() if piece.kind == "chart"] == [
        "weight-chart",
        "speed-chart",
        "turn-record",
    ]
    assert {name.rpartition("-")[0] for name, piece in mmm.items() if piece.kind == "page"} == {
        "rules", "scenario-one", "positions", "rulings",
    }  # fmt: skip


def test_the_worked_example_is_that_of_the_rules(mmm: dict[str, Piece]) -> None:
    """Rule text L66: 3 points; 3 hexes of plain or rough, 2 of dense; rough and dense together 2.5, the rest lost."""
    text = prose(mmm, "rules")
    for expected in ("has 3 points", "3 hexes of Plain or Rough", "2 of Dense", "1 + 1.5 = 2.5", "0.5 is lost"):
        assert expected in text


def test_a_changed_table_changes_every_page_that_says_it(tmp_path: Path) -> None:
    """The Crawler at speed 4: the example, the chart and nothing else is retyped."""
    folder = tmp_path / "mmm"
    shutil.copytree(MMM, folder)
    table = folder / "tables" / "pieces.yaml"
    before = table.read_text(encoding="utf-8")
    after = before.replace("speed: 3, plain: 1, rough: 1, dense: 1.5", "speed: 4, plain: 1, rough: 1, dense: 1.5")
    assert after != before
    table.write_text(after, encoding="utf-8")
    changed = drawn(folder)
    assert "has 4 points" in prose(changed, "rules")
    cells = {name: mark.text for name, mark, _, _ in texts(changed["speed-chart"].front)}
    assert cells["cell:space-crawler:speed"] == "4"


def test_every_gap_of_the_facts_has_a_ruling_and_players_see_no_number_of_a_list_that_they_lack(
    mmm: dict[str, Piece],
) -> None:
    text = (MMM / "pages" / "rulings.yaml").read_text(encoding="utf-8")
    ruled = {int(number) for number in re.findall(r"\bMB(\d+)\b", text)}
    assert ruled == set(range(1, 44)) - NO_RULING
    assert not [name for name in mmm for _ in re.findall(r"\bMB?\d+\b", prose(mmm, name))]


def test_one_word_for_each_thing(mmm: dict[str, Piece]) -> None:
    """Backs, charts and the record form say what the rules and the parts list say."""
    kit, _ = load(MMM, catalog.kinds(), catalog.elements())
    assert kit is not None
    counters = [piece for made in kit.of("counter") for piece in catalog.kinds()["counter"].draw(made, kit)]
    backs = {
        piece.id: [mark.text for _, mark, _, _ in texts(piece.back) if mark.name == "class"]
        for piece in counters
        if piece.back is not None
    }
    for name, word in (
        ("matt-mason", "ASTRONAUT"), ("callisto", "ALIEN"), ("jet-pak", "VEHICLE"), ("cat-trac-white", "VEHICLE"),
        ("space-shelter", "EQUIPMENT"), ("unitred", "VEHICLE"), ("space-station", "BUILDING"), ("turn", "MARKER"),
    ):  # fmt: skip
        assert backs[name] == [word], name
    said = {name: " ".join(mark.text for _, mark, _, _ in texts(piece.front)) for name, piece in mmm.items()}
    assert mmm["speed-chart"].name == "Speed chart"
    assert "Capacity" in said["weight-chart"] and "Carries" not in said["weight-chart"]
    assert "evive" not in " ".join(said.values())
    for title in ("Recono-Jet", "Captain Laser", "Space Shelter"):
        assert title in said["positions-2"]


def test_scenario_one_states_its_numbers(mmm: dict[str, Piece]) -> None:
    """M31 to M33, M39, M42, M43 as the rule text has them."""
    text = prose(mmm, "scenario-one")
    for expected in (
        "3 wide and 2 high",
        "3 counters for each player",
        "5 hexes or more",
        "within 2 hexes of the Station",
        "by the end of turn 10",
    ):
        assert expected in re.sub(r" +", " ", text)


def test_the_turn_record_has_20_boxes_for_a_half_inch_marker_and_marks_its_limits_in_words(
    mmm: dict[str, Piece],
) -> None:
    found = texts(mmm["turn-record"].front)
    spaces = {mark.text: (x, y) for name, mark, x, y in found if name.startswith("space:")}
    assert list(spaces) == [str(number) for number in range(1, 21)]
    assert abs(spaces["2"][0] - spaces["1"][0]) >= 15 + 4
    limits = [(mark.text, x, y) for name, mark, x, y in found if name == "milestone"]
    for number, words in (("10", "OXYGEN LIMIT"), ("20", "THE END")):
        x, y = spaces[number]
        assert any(text == words and 0 <= left - x < 31 and 0 < base - y < 31 for text, left, base in limits)


def test_no_line_of_any_page_overflows(mmm: dict[str, Piece]) -> None:
    assert [
        (name, mark.text)
        for name, piece in mmm.items()
        for _, mark, _, _ in texts(piece.front)
        if mark.width > mark.room + 1
    ] == []
