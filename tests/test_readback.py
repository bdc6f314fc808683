"""The numbers that the rule text states stand on the finished PDF, each in its place, read by a stranger's library.

The values are typed here from the rule text and nowhere else; printkit's tables and marks are not asked.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from printkit import catalog
from printkit.check import inspect
from printkit.contracts import Product
from printkit.load import load
from printkit.paper import PAPERS
from printkit.sheets import Request
from tests.pdf_words import Run, runs, titled

MMM = Path(__file__).parents[1] / "components" / "mmm"
HALF_INCH, FIVE_EIGHTHS = 12.7, 15.875

ASTRONAUTS = ("Matt Mason", "Sgt. Storm", "Doug Davis", "Jeff Long")
# Rule text L64 (astronaut), L66 (Space Crawler), L68 (Recono-Jet), L99 (an astronaut weighs 1).
SPEEDS = {**dict.fromkeys(ASTRONAUTS, "1"), "Space Crawler": "3", "Recono-Jet": "15"}
COSTS = {
    **dict.fromkeys(ASTRONAUTS, ("1", "1", "1")),
    "Space Crawler": ("1", "1", "1.5"),
    "Recono-Jet": ("1", "1", "1"),
}
WEIGHTS = dict.fromkeys(ASTRONAUTS, "1")
SIZES = {**dict.fromkeys((*ASTRONAUTS, "Recono-Jet"), HALF_INCH), "Space Crawler": FIVE_EIGHTHS}

COUNTER_SHEET = "RECONO-JET"
"""A name band that no other page shows: figures on the rules pages are enlarged counters."""
SPEED_CHART = "SPEED CHART"
WEIGHT_CHART = "WEIGHT CHART"


def printed(folder: Path, paper: str, kinds: tuple[str, ...] = ()) -> list[Run]:
    """All words of the kit's PDF on a paper; of a changed copy only the kinds in question are drawn, to be quick."""
    kit, findings = load(folder, catalog.kinds(), catalog.elements())
    assert kit is not None and not findings
    if kinds:
        kit = replace(kit, definitions={kind: kit.of(kind) for kind in kinds})
    inspection = inspect(kit, [Request(PAPERS[paper])])
    product = Product(kit, inspection.pieces, {paper: inspection.sheets})
    ((_, pdf),) = catalog.exporters()["pdf"].write(product)
    return runs(pdf)


def counter_corner(words: list[Run], name: str) -> list[str]:
    """What stands in the lower right quarter of the counter whose name band reads ``name`` in capitals."""
    band = next(run for run in titled(words, COUNTER_SHEET) if run.text == name.upper())
    side = SIZES[name]
    left, top = band.x, band.top + side / 2
    return [
        run.text
        for run in words
        if run.page == band.page and left < run.x < left + side / 2 and top < run.y < top + side / 2
    ]


def chart_cell(words: list[Run], chart: str, row: str, heading: str) -> list[str]:
    """What stands beside a row's name and under a heading; of two tables side by side, in the one of the row."""
    page = titled(words, chart)
    label = next(run for run in page if run.text == row)
    above = [run for run in page if run.text == heading and run.top < label.top and run.left > label.right]
    column = min(above, key=lambda run: run.left)
    return [run.text for run in page if abs(run.y - label.y) < 2 and abs(run.x - column.x) < 4]


def said(words: list[Run]) -> dict[str, list[str]]:
    """Everything that the rule text states, as it stands on paper."""
    found = {f"{name}, counter": counter_corner(words, name) for name in SPEEDS}
    for name in SPEEDS:
        found[f"{name}, Speed"] = chart_cell(words, SPEED_CHART, name, "Speed")
        for heading in ("Plain", "Rough", "Dense"):
            found[f"{name}, {heading}"] = chart_cell(words, SPEED_CHART, name, heading)
    for name in WEIGHTS:
        found[f"{name}, Weight"] = chart_cell(words, WEIGHT_CHART, name, "Weight")
    return found


def stated() -> dict[str, list[str]]:
    """Everything that the rule text states, as it is typed above."""
    found = {f"{name}, counter": [speed] for name, speed in SPEEDS.items()}
    for name, speed in SPEEDS.items():
        found[f"{name}, Speed"] = [speed]
        for heading, cost in zip(("Plain", "Rough", "Dense"), COSTS[name], strict=True):
            found[f"{name}, {heading}"] = [cost]
    for name, weight in WEIGHTS.items():
        found[f"{name}, Weight"] = [weight]
    return found


@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_stated_numbers_stand_in_their_place(paper: str) -> None:
    assert said(printed(MMM, paper)) == stated()


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "tables/pieces.yaml",
            "speed: 3, plain: 1, rough: 1, dense: 1.5",
            "speed: 4, plain: 1, rough: 1, dense: 1.5",
            {"Space Crawler, counter": ["4"], "Space Crawler, Speed": ["4"]},
        ),
        (
            "tables/pieces.yaml",
            "speed: 3, plain: 1, rough: 1, dense: 1.5",
            "speed: 3, plain: 1, rough: 1, dense: 2",
            {"Space Crawler, Dense": ["2"]},
        ),
        ("charts.yaml", 'cell: "{dense}"', 'cell: "{rough}"', {"Space Crawler, Dense": ["1"]}),
        (
            "charts.yaml",
            '{heading: Plain, cell: "{plain}"',
            '{heading: Plain, cell: ""',
            {f"{name}, Plain": [] for name in SPEEDS},
        ),
        (
            "charts.yaml",
            '{heading: Weight, cell: "{weight}"',
            '{heading: Weight, cell: "{speed}{weight}"',
            {f"{name}, Weight": ["11"] for name in WEIGHTS},
        ),
        # The large vehicles' template, whose speed stands at x 13.4 mm: another number, then another corner.
        (
            "templates.yaml",
            '{text: "{speed}", name: speed, when: {speed: "?"}, x: 13.4mm',
            '{text: "9", name: speed, when: {speed: "?"}, x: 13.4mm',
            {"Space Crawler, counter": ["9"]},
        ),
        (
            "templates.yaml",
            '{text: "{speed}", name: speed, when: {speed: "?"}, x: 13.4mm',
            '{text: "{speed}", name: speed, when: {speed: "?"}, x: 2.4mm',
            {"Space Crawler, counter": []},
        ),
    ],
    ids=["table-speed", "table-cost", "chart-column", "chart-blank", "chart-weight", "counter-digit", "counter-corner"],
)
def test_a_changed_number_is_seen(file: str, old: str, new: str, told: dict[str, list[str]], tmp_path: Path) -> None:
    copy = Path(shutil.copytree(MMM, tmp_path / "mmm"))
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    assert said(printed(copy, "letter", ("counter", "chart"))) == {**stated(), **told}
