"""terrain-key: columns that rows share, names within their columns, and samples on the ground that the map has."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from printkit.drawing import Mark, Seen, Text, walk
from printkit.drawing import Path as Outline
from printkit.units import mm
from tests.kinds.documents import draw
from tests.minikit import write_kit

SHEET = """\
terrains:
  - {id: meadow, name: Meadow, about: easy going, like: clear, fill: "#EEF4E0"}
  - {id: crags, name: "NAME", about: scouts only, like: mountain}
path_types:
  - {id: brook, name: Brook, like: river, along: hexsides}
mapsheets:
  - id: one
    name: One
    seed: 1
    grid: {columns: 6, rows: 5, flat_to_flat: 20mm, orientation: WAY}
    base_terrain: BASE
    terrain: {crags: [B1], woods: [C1], hills: [D1], meadow: [D3]}
    hexsides: {bridge: [[C3-C4]], wall: [[E2-E3]]}
    paths: {brook: [[C3-C4]], road: [[B2, C3]], trail: [[E3, E4]]}
    towns: [{hex: B2, size: town}, {hex: C3, size: city}]
"""
KEY = """\
charts:
  - id: chart
    title: Chart
    elements:
      - {terrain-key: all, x: 4mm, width: 76mm, hex: 9mm}
"""


def key(folder: Path, name: str = "Crags", base: str = "meadow", way: str = "flat-top", more: str = "") -> list[Mark]:
    sheet = SHEET.replace("NAME", name).replace("BASE", base).replace("WAY", way)
    (piece,), faults = draw(folder, "chart", {"sheet.yaml": sheet, "a.yaml": KEY.replace("9mm}", f"9mm{more}}}")})
    assert faults == []
    return list(piece.front.marks)


def names(marks: list[Mark]) -> list[Text]:
    texts = (seen.mark for seen in walk(tuple(marks)) if isinstance(seen.mark, Text))
    return [text for text in texts if text.name == "key"]


def middles(marks: list[Mark]) -> list[list[float]]:
    """The middle of each name, row by row."""
    rows: dict[int, list[float]] = {}
    for text in names(marks):
        rows.setdefault(text.y, []).append(mm(text.x + text.width / 2))
    return list(rows.values())


@pytest.mark.parametrize("name", ["Crags", "Stony Highlands"])
def test_rows_share_their_columns_from_the_left(name: str, tmp_path: Path) -> None:
    first, *others = middles(key(tmp_path, name))
    assert others
    for row in others:
        for x in row:
            assert min(abs(x - column) for column in first) < 0.01
    assert others[-1] == pytest.approx(first[: len(others[-1])], abs=0.01)


def test_a_long_name_is_broken_and_stays_in_the_key(tmp_path: Path) -> None:
    marks = key(tmp_path, "Almost Impassable Highlands")
    texts = names(marks)
    assert {"Almost", "Impassable", "Highlands"} <= {word for text in texts for word in text.text.split()}
    left = min(mm(text.x) for text in texts)
    assert max(mm(text.x + text.width) for text in texts) - left < 76.0
    assert [text for text in texts if text.width > text.room] == []


def test_a_name_that_fits_nowhere_is_told(tmp_path: Path) -> None:
    sheet = SHEET.replace("NAME", "Unpassierbarkeitsgebirgslandschaft").replace("BASE", "meadow")
    files: dict[str, str | bytes] = {"sheet.yaml": sheet.replace("WAY", "flat-top"), "a.yaml": KEY}
    found = check(write_kit(tmp_path, files)).findings
    assert "text-fits" in [finding.rule for finding in found if finding.span.file == "a.yaml"]


def test_words_about_a_terrain_are_printed_where_they_are_asked_for(tmp_path: Path) -> None:
    assert "scouts only" not in [text.text for text in names(key(tmp_path / "a"))]
    texts = {text.text: text for text in names(key(tmp_path / "b", more=", about: yes"))}
    assert {"scouts only", "easy going"} <= {*texts}
    assert texts["scouts only"].y > texts["Crags"].y


@pytest.mark.parametrize("way", ["flat-top", "pointy-top"])
def test_names_stand_clear_of_the_hexes(way: str, tmp_path: Path) -> None:
    marks = key(tmp_path, way=way)
    (name,) = (seen for seen in walk(tuple(marks)) if isinstance(seen.mark, Text) and seen.mark.text == "Meadow")
    assert isinstance(name.mark, Text)
    top = name.matrix[5] + name.mark.y - 0.72 * name.mark.size
    assert top - lowest(sample(marks, "Meadow")) > 900


def sample(marks: list[Mark], title: str) -> list[Seen]:
    """The marks of one thing's hex."""
    found = [seen for seen in walk(tuple(marks)) if f"key:{title}" in seen.names]
    assert found
    return found


def lowest(seen: list[Seen]) -> float:
    """The lower end of a hex."""
    first = seen[0]
    assert isinstance(first.mark, Outline)
    return max(first.matrix[3] * args[1] + first.matrix[5] for _, args in first.mark.segments if args)


@pytest.mark.parametrize("title", ["Road", "Brook", "Wall", "Town", "City", "Bridge"])
@pytest.mark.parametrize(("base", "fill"), [("meadow", "#EEF4E0"), ("sea", "#EEF4E0")])
def test_samples_lie_on_the_maps_own_land(title: str, base: str, fill: str, tmp_path: Path) -> None:
    sheet = SHEET.replace("D3]", "D3, E1, E2, E3]").replace("NAME", "Crags").replace("BASE", base)
    files: dict[str, str | bytes] = {"sheet.yaml": sheet.replace("WAY", "flat-top"), "a.yaml": KEY}
    (piece,), _ = draw(tmp_path, "chart", files)
    ground = sample(list(piece.front.marks), title)[0].mark
    assert isinstance(ground, Outline)
    assert ground.paint.fill == fill


def test_a_bridge_is_shown_once_over_the_path_that_it_spans(tmp_path: Path) -> None:
    seen = sample(key(tmp_path), "Bridge")
    (parapets,) = (one.mark for one in seen if one.mark.name == "parapets")
    assert isinstance(parapets, Outline)
    assert sum(op == "M" for op, _ in parapets.segments) == 2
    kinds = [name for one in seen for name in one.names if name.startswith("path:")]
    assert kinds and set(kinds) == {"path:brook"}
    assert [one.mark.name for one in seen].index("line") < [one.mark.name for one in seen].index("parapets")


def test_a_wall_is_shown_on_three_sides(tmp_path: Path) -> None:
    assert not any("path:brook" in one.names for one in sample(key(tmp_path), "Wall"))
