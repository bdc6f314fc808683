"""The rules about a scenario and its numbers, each shown a copy of the MMM kit with one thing changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from printkit import catalog
from printkit.contracts import Inspection
from printkit.load import load

MMM = Path(__file__).parents[2] / "components" / "mmm"
RULES = (
    "values-sourced",
    "costs-in-halves",
    "speed-limits",
    "roster-exists",
    "search-counters",
    "counter-shows-values",
    "chart-covers-pieces",
    "turn-track-length",
)
CRAWLER = "speed: 3, plain: 1, rough: 1, dense: 1.5"
SPEED_OF_VEHICLES = '{text: "{speed}", name: speed, when: {speed: "?"}, x: 13.4mm'


def told(folder: Path) -> list[str]:
    """What these rules say of a kit: its counters and charts are drawn, its maps are not needed."""
    kit, findings = load(folder, catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    kinds = catalog.kinds()
    pieces = tuple(
        piece for name in ("counter", "chart") for one in kit.of(name) for piece in kinds[name].draw(one, kit)
    )
    inspection = Inspection(kit, pieces)
    return [f"{rule}: {found.message}" for rule in RULES for found in catalog.rules()[rule].check(inspection)]


def test_the_kit_as_it_is_breaks_no_rule() -> None:
    assert told(MMM) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        (
            "tables/pieces.yaml",
            CRAWLER,
            "speed: 3, plain: 0, rough: 1, dense: 1.5",
            ["costs-in-halves: plain '0' is not a positive multiple of 1/2"],
        ),
        (
            "tables/pieces.yaml",
            CRAWLER,
            "speed: 3, plain: 1.3, rough: 1, dense: n/a",
            [
                "costs-in-halves: plain '1.3' is not a positive multiple of 1/2",
                "costs-in-halves: dense 'n/a' is not a positive multiple of 1/2",
            ],
        ),
        (
            "tables/pieces.yaml",
            CRAWLER,
            'speed: 3, plain: 1, rough: "", dense: 1.5',
            ["values-sourced: rough is stated but empty", "costs-in-halves: no cost for rough"],
        ),
        (
            "tables/pieces.yaml",
            "speed: 6, plain: 1",
            "speed: 9, plain: 1",
            ["speed-limits: chosen speed 9 of jet-pak is above the limit of 8"],
        ),
        (
            "tables/pieces.yaml",
            CRAWLER,
            "speed: 7, plain: 1, rough: 1, dense: 1.5",
            [
                "speed-limits: speed 7 of space-crawler is not between slowest and fastest (space-crawler 7, "
                "unitred 2, astro-trac 5, jet-pak 6, cat-trac-orange 3, cat-trac-white 3)"
            ],
        ),
        (
            "tables/pieces.yaml",
            'chosen: speed plain rough dense weight capacity crew,\n         reason: "One',
            'chosen: speed plain rough dense weight crew,\n         reason: "One',
            ["values-sourced: capacity 3 is neither stated nor chosen"],
        ),
        (
            "tables/pieces.yaml",
            "reason: As Matt Mason}",
            'reason: ""}',
            2 * ["values-sourced: chasm, capacity chosen without a reason"],
        ),
        (
            "tables/pieces.yaml",
            "copies: 2, art: art/jet-pak.svg",
            "copies: 1, art: art/jet-pak.svg",
            ["roster-exists: 2 of jet-pak are needed and the kit has 1"],
        ),
        (
            "tables/pieces.yaml",
            "copies: 2, art: art/flask.svg",
            "copies: 1, art: art/flask.svg",
            ["search-counters: a game of 5 needs 15 search counters and the kit has 14 decoys"],
        ),
        (
            "scenarios.yaml",
            "{piece: matt-mason,",
            "{piece: matt-masson,",
            ["roster-exists: table 'pieces' has no piece 'matt-masson'"],
        ),
        (
            "scenarios.yaml",
            "per_player: 3 ",
            "per_player: 5 ",
            [f"search-counters: a game of {n} needs {5 * n} search counters and the kit has 15 decoys" for n in (4, 5)],
        ),
        (
            "counters.yaml",
            "where: {class: vehicle},",
            "where: {class: vehicle}, without: [astro-trac],",
            [
                "roster-exists: piece 'astro-trac' has no counter",
                "roster-exists: piece 'astro-trac' has no counter",
                "counter-shows-values: astro-trac has a speed and no counter",
                "chart-covers-pieces: a chart has a row for astro-trac, which has no counter",
            ],
        ),
        (
            "templates.yaml",
            SPEED_OF_VEHICLES,
            SPEED_OF_VEHICLES.replace("{speed}", "3", 1),
            [
                "counter-shows-values: the counter of unitred shows speed '3', the table says '2'",
                "counter-shows-values: the counter of astro-trac shows speed '3', the table says '5'",
            ],
        ),
        (
            "templates.yaml",
            SPEED_OF_VEHICLES,
            SPEED_OF_VEHICLES.replace("13.4", "2.4"),
            [
                f"counter-shows-values: the speed of {name} is not in the lower right corner"
                for name in ("space-crawler", "unitred", "astro-trac")
            ],
        ),
        (
            "charts.yaml",
            '- track: "{scenario:search-for-storm/rescue/return_by}"',
            '- track: "19"',
            ["turn-track-length: the turn record lacks space 20"],
        ),
    ],
)
def test_a_change_is_found(file: str, old: str, new: str, expected: list[str], tmp_path: Path) -> None:
    copy = Path(shutil.copytree(MMM, tmp_path / "mmm"))
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    assert told(copy) == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('cell: "{dense}"', 'cell: "1", name: dense', "a chart shows dense '1' of space-crawler, the table says '1.5'"),
        ('cell: "{dense}"', 'cell: "{rough}"', "no chart shows dense"),
        ("given: [speed]", "given: [crew]", "no chart shows plain 1 of matt-mason"),
        (
            'empty: "–", group: Transport',
            'empty: "0", group: Transport',
            "a chart shows crew '0' of scorpio, the table says ''",
        ),
    ],
)
def test_a_chart_that_says_something_else_is_found(old: str, new: str, expected: str, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(MMM, tmp_path / "mmm"))
    path = copy / "charts.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    found = told(copy)
    assert f"chart-covers-pieces: {expected}" in found
    assert all(line.startswith("chart-covers-pieces: ") for line in found)
