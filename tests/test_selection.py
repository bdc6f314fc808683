"""Building a part: the leaves of a kind, a piece or some pages, with the numbers that they have in the whole."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner

from printkit import catalog
from printkit.check import check
from printkit.cli.main import cli
from printkit.contracts import Product
from printkit.new_kit import new_kit
from printkit.output import OutputError
from printkit.piece_names import full_name
from printkit.selection import select
from tests.minikit import write_kit

TEAMS, WALKERS = ("tide", "ember"), ("scout", "porter", "cart")
KEYS = {name: kind.key for name, kind in catalog.kinds().items()}


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_kit("demo", tmp_path_factory.mktemp("selection"))


@pytest.fixture(scope="module")
def whole(kit: Path) -> Product:
    inspection = check(kit).inspection
    assert inspection is not None
    sheets = {name: tuple(s for s in inspection.sheets if s.paper.name == name) for name in ("letter", "a4")}
    return Product(inspection.kit, inspection.pieces, sheets)


def labels(product: Product) -> list[str]:
    (letter, a4) = product.sheets.values()
    assert [sheet.label for sheet in letter] == [sheet.label for sheet in a4]
    return [sheet.label for sheet in letter]


@pytest.mark.parametrize(
    ("words", "sections", "pieces"),
    [
        (["counters"], ["Counters", "Counters"], {f"{team}-{who}" for team in TEAMS for who in WALKERS}),
        (["sparks"], ["Cards", "Cards"], {"fair-wind", "downpour", "strong-backs", "borrowed-mule", "sparks"}),
        (["tokens", "boards"], ["Tokens", "Tokens", "Boards", "Boards"], {"fuel", "turn", "tower"}),
    ],
)  # fmt: skip
def test_whole_leaves_are_chosen_and_what_lies_on_them(
    words: list[str], sections: list[str], pieces: set[str], whole: Product
) -> None:
    part = select(whole, words, KEYS)
    assert [sheet.section for sheet in part.sheets["letter"]] == sections
    assert [sheet.back for sheet in part.sheets["letter"]] == [False, True] * (len(sections) // 2)
    assert {piece.id for piece in part.pieces} == pieces
    assert all(sheet in whole.sheets["letter"] for sheet in part.sheets["letter"])


DECKS = """\
tables:
  - {id: names, rows: [{id: a, name: Ada}, {id: b, name: Bo}]}
templates:
  - {id: one, extends: plain, width: 1in, height: 1in}
cards:
  - {id: small, name: Small ones, table: names, template: one, size: mini, section: Minis}
  - {id: large, name: Large ones, table: names, template: one, size: tarot}
pages:
  - {id: rules, title: Rules, blocks: [{text: Deal.}]}
"""


@pytest.mark.parametrize(
    ("word", "lying"),
    [
        ("small", {"small/a", "small/b"}),
        ("Large ones", {"large/a", "large/b"}),
        ("Minis", {"small/a", "small/b"}),
        ("large/b", {"large/a", "large/b"}),
        ("a", {"small/a", "small/b", "large/a", "large/b"}),
        ("rules", {"rules/rules-1"}),
    ],
)
def test_definitions_names_and_sections_are_chosen(word: str, lying: set[str], tmp_path: Path) -> None:
    inspection = check(write_kit(tmp_path, {"it.yaml": DECKS})).inspection
    assert inspection is not None
    sheets = {"letter": tuple(sheet for sheet in inspection.sheets if sheet.paper.name == "letter")}
    part = select(Product(inspection.kit, inspection.pieces, sheets), [word], KEYS)
    assert {full_name(piece) for piece in part.pieces} == lying


def test_pages_are_chosen_by_their_numbers_and_a_back_brings_its_front(whole: Product) -> None:
    assert labels(select(whole, ["7"], KEYS)) == ["7", "8"]
    assert labels(select(whole, ["8"], KEYS)) == ["7", "8"]
    assert labels(select(whole, ["5-8", "1"], KEYS)) == ["1", "2", "5", "6", "7", "8"]


@pytest.mark.parametrize(
    ("word", "near"),
    [("countres", "did you mean 'counters'?"), ("tide-scuot", "did you mean 'tide-scout'?"), ("7-99", "known: ")],
)
def test_an_unknown_word_is_told(word: str, near: str, whole: Product) -> None:
    with pytest.raises(OutputError, match=rf"there is no kind, piece or page '{word}'; {re.escape(near)}"):
        select(whole, [word], KEYS)


def test_the_command_builds_a_part_and_then_the_whole(kit: Path, tmp_path: Path) -> None:
    def run(*words: str) -> tuple[int, str, str]:
        told = CliRunner().invoke(cli, ["build", str(kit), "--output", str(tmp_path), "--paper", "a4", *words])
        return told.exit_code, told.stdout, told.stderr

    code, told, _ = run("--only", "counters")
    assert code == 0
    assert re.match(r"demo: 12 counters \(6 unique\), 2 pages, ", told)
    with (tmp_path / "demo" / "parts-a4.csv").open(encoding="utf-8", newline="") as stream:
        assert {row["kind"] for row in csv.DictReader(stream)} == {"counter"}
    with pypdfium2.PdfDocument(tmp_path / "demo" / "demo-a4.pdf") as pdf:
        assert [pdf.get_page_label(number) for number in range(len(pdf))] == ["7", "8"]
    assert "unchanged" in run("--only", "counters")[1]
    assert "1 mapsheet, 18 pages, " in run()[1]
    code, _, complaint = run("--only", "countres")
    assert (code, complaint) == (2, "printkit: there is no kind, piece or page 'countres'; did you mean 'counters'?\n")
