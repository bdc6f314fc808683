"""Front matter: contents, parts and page labels are counted from the sheets; two pages, whatever the kit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from printkit import catalog
from printkit.cover import draw_front
from printkit.drawing import Drawing, Text, walk
from printkit.front_facts import contents, parts, places, ranges
from printkit.kit import Kit
from printkit.load import load
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Placed, Sheet
from tests.minikit import KIT, write_kit

PAPER = PAPERS["letter"]


def piece(kind: str, name: str, **more: str) -> Piece:
    return Piece(kind, name.lower().replace(" ", "-"), name, Drawing(1000, 1000, ()), **more)  # type: ignore[arg-type]


MAPS = [piece("mapsheet", f"Mapsheet {n}", scheme="mapsheet", section="Mapsheets") for n in ("I", "II")]
CREW = [piece("counter", name, scheme="die-cut", section="Counters", group="Crew") for name in ("Matt", "Doug")]
RULES = piece("page", "Rules, page 1 of 1", scheme="page", section="Rules")


def sheet(label: str, section: str, *placed: Piece, back: bool = False, scale: float = 1.0) -> Sheet:
    lying = tuple(Placed(each, back, 0, 0, scale) for each in placed)
    return Sheet(PAPER, label, placed[0].name if placed else "", section, lying, (), back)


SHEETS = (
    sheet("1", "Mapsheets", MAPS[0], scale=0.9138),
    sheet("2", "Mapsheets", back=True),
    sheet("3", "Mapsheets", MAPS[1], scale=0.9138),
    sheet("4", "Mapsheets", back=True),
    sheet("5", "Counters", *CREW, CREW[1]),
    sheet("6", "Counters", *CREW, back=True),
    sheet("7", "Rules", RULES),
)


def kit(folder: Path, extra: str = "") -> Kit:
    made, findings = load(
        write_kit(folder, {"a.yaml": "tables: []\n"}, kit=KIT.format(include="templates.yaml, a.yaml") + extra),
        catalog.kinds(),
        catalog.elements(),
    )
    assert made is not None
    assert findings == ()
    return made


def said(page: Drawing) -> list[str]:
    return [seen.mark.text for seen in walk(page.marks) if isinstance(seen.mark, Text)]


def named(page: Drawing, start: str) -> dict[str, str]:
    return {
        seen.mark.name.removeprefix(start): seen.mark.text
        for seen in walk(page.marks)
        if isinstance(seen.mark, Text) and seen.mark.name.startswith(start)
    }


def test_contents_name_sections_and_the_pieces_of_short_ones() -> None:
    assert [(entry.title, entry.label, entry.inner) for entry in contents(SHEETS)] == [
        ("Mapsheets", "1", False),
        ("Mapsheet I", "1", True),
        ("Mapsheet II", "3", True),
        ("Counters", "5", False),
        ("Rules", "7", False),
    ]


def test_parts_are_counted_by_group_fronts_only_and_pages_are_no_parts() -> None:
    assert [(part.name, part.count, part.pages) for part in parts(SHEETS)] == [
        ("Mapsheet I", 1, "1"),
        ("Mapsheet II", 1, "3"),
        ("Crew", 3, "5"),
    ]


def test_a_piece_taken_from_its_sheet_is_missed() -> None:
    fewer = (*SHEETS[:4], replace(SHEETS[4], placed=SHEETS[4].placed[:1]), *SHEETS[5:])
    assert {part.name: part.count for part in parts(fewer)}["Crew"] == 1


def test_places_answer_the_references_of_assembly_and_notes() -> None:
    assert places(SHEETS, {"mapsheet": "mapsheets"}) == {
        "page:mapsheet-i": "1",
        "page:mapsheet-ii": "3",
        "page:matt": "5",
        "page:doug": "5",
        "page:rules,-page-1-of-1": "7",
        "pages:mapsheet": "1\u20133",
        "pages:mapsheets": "1\u20133",
        "pages:counter": "5",
        "pages:page": "7",
        "scale:mapsheets": "91.4\u00a0%",
        "scale:mapsheet": "91.4\u00a0%",
        "scale:counter": "100\u00a0%",
        "scale:page": "100\u00a0%",
    }


@pytest.mark.parametrize(
    ("labels", "text"),
    [
        (["1", "3", "5"], "1\u20135"),
        (["1", "1", "2"], "1\u20132"),
        (["1", "4", "9", "11"], "1, 4, 9\u201311"),
        (["ii"], "ii"),
        ([], ""),
    ],
)
def test_page_ranges(labels: list[str], text: str) -> None:
    assert ranges(labels) == text


def test_the_cover_tells_title_players_minutes_age_version_and_contents(tmp_path: Path) -> None:
    cover, _ = draw_front(kit(tmp_path), (), SHEETS)
    words = said(cover)
    for expected in ("MINI", "PLAYERS", "2", "MINUTES", "10", "AGE", "8", "VERSION", "1", "CONTENTS", "Mapsheet II"):
        assert expected in words
    assert (cover.width, cover.height) == (184_000, 246_000)


def test_the_second_page_lists_parts_and_how_to_print_them(tmp_path: Path) -> None:
    extra = 'assembly: ["Cut page {pages:counter}."]\nnotes: ["Print page {page:mapsheet-ii} twice."]\n'
    _, making = draw_front(kit(tmp_path, extra), (), SHEETS)
    assert named(making, "part:") == {
        "Mapsheet I:name": "Mapsheet I", "Mapsheet I:count": "1", "Mapsheet I:pages": "1",
        "Mapsheet II:name": "Mapsheet II", "Mapsheet II:count": "1", "Mapsheet II:pages": "3",
        "Crew:name": "Crew", "Crew:count": "3", "Crew:pages": "5",
    }  # fmt: skip
    words = " ".join(said(making))
    for expected in (
        "Letter",
        "100 %",
        "both sides, flipped on the long",
        "100 mm",
        "4 in",
        "Cut page 5.",
        "Print page 3 twice.",
    ):
        assert expected in words


def test_a_kit_without_steps_of_its_own_is_told_how_to_make_each_kind_that_it_has(tmp_path: Path) -> None:
    _, making = draw_front(kit(tmp_path), (), SHEETS)
    words = " ".join(said(making))
    assert "Counters (page 5): print both sides on card" in words
    assert "Mapsheets (pages 1\u20133): cut exactly" in words
    assert "Cut the blocks apart first, then in each block all cuts one way" in words
    assert "Dice" not in words and "Cards" not in words
    own = " ".join(said(draw_front(kit(tmp_path, 'assembly: ["Cut."]\n'), (), SHEETS)[1]))
    assert "print both sides on card" not in own


def test_what_is_measured_is_the_ruler_wherever_it_stands(tmp_path: Path) -> None:
    words = " ".join(said(draw_front(kit(tmp_path), (), SHEETS)[1]))
    assert "The ruler printed on it must measure 100 mm and 4 in" in words.replace("\u00a0", " ")


def test_fronts_only_says_so(tmp_path: Path) -> None:
    _, making = draw_front(kit(tmp_path), (), tuple(one for one in SHEETS if not one.back))
    assert "one side" in " ".join(said(making))
    assert "long edge" not in " ".join(said(making))


@pytest.mark.parametrize(
    ("extra", "finding"),
    [
        (
            'notes: ["Fine.", "See {page:mapsheet-i1}."]\n',
            "kit.yaml:20:18: error: {page:mapsheet-i1} refers to nothing; did you mean 'page:mapsheet-i'? [reference]",
        ),
        (
            'assembly:\n  - Fine.\n  - "Cut {pages:countrs}."\n',
            "kit.yaml:22:5: error: {pages:countrs} refers to nothing; did you mean 'pages:counters'? [reference]",
        ),
        (f'notes: ["{"word " * 3000}"]\n', "[front-matter]"),
        (
            "assembly: [" + ", ".join(['"Cut out and fold."'] * 60) + "]\n",
            "the front matter does not fit its two pages",
        ),
        ("cover: art/none.svg\n", "there is no file 'art/none.svg'"),
    ],
)  # fmt: skip
def test_front_matter_that_is_wrong_or_too_long_is_a_fault(extra: str, finding: str, tmp_path: Path) -> None:
    made = kit(tmp_path, extra)
    draw_front(made, (), SHEETS)
    assert any(finding in str(fault) for fault in made.faults.findings), made.faults.findings
