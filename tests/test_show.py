"""Showing one thing: a piece, a template, a page, by name; and its picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from printkit.check import check
from printkit.cli.main import cli
from printkit.contracts import Inspection
from printkit.new_kit import new_kit
from printkit.show import UnknownThingError, picture, show
from tests.minikit import write_kit


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The new kit, to which a template is added that no piece wears and that has the name of a piece."""
    folder = new_kit("demo", tmp_path_factory.mktemp("show"))
    path = folder / "templates.yaml"
    extra = "\n  - {id: tide-cart, width: 20mm, height: 20mm, elements: [{shape: face, fill: tide}]}\n"
    path.write_text(path.read_text(encoding="utf-8").rstrip() + extra, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def seen(kit: Path) -> Inspection:
    inspection = check(kit).inspection
    assert inspection is not None
    return inspection


def test_a_piece_says_what_it_is_where_it_lies_and_what_is_on_it(seen: Inspection) -> None:
    shown = show(seen, "ember-porter")
    facts = dict(shown.facts)
    assert shown.title == "ember-porter: Porter"
    assert (facts["kind"], facts["from"]) == ("counter, in section 'Counters'", "tables/pieces.csv:6:1")
    assert (facts["size"], facts["copies"]) == ("15.875 x 15.875 mm, bleed 1.5 mm", "3")
    for paper in ("letter", "a4"):
        fronts, backs = facts[paper].split("; ")
        assert re.fullmatch(r"page \d+: 3 fronts( \([\d.]+, [\d.]+\),?){3} mm", fronts)
        assert re.fullmatch(r"page \d+: 3 backs( \([\d.]+, [\d.]+\),?){3} mm", backs)
    assert re.fullmatch(r"\d+ marks: \d+ outlines, 2 texts", facts["front"])
    assert facts["front: texts"] == "'PORTER' 7.0 pt, '4' 13.0 pt"
    assert facts["front: fonts"] == "Barlow Condensed ExtraBold, Barlow Condensed SemiBold"
    assert facts["front: art"] == "art/porter.svg (flat SVG)"
    assert facts["back: art"] == "art/beacon.svg (flat SVG)"
    assert "back: texts" not in facts


def test_a_template_says_who_wears_it(seen: Inspection) -> None:
    shown = show(seen, "piece-back")
    facts = dict(shown.facts)
    assert (facts["kind"], facts["size"]) == ("template", "15.875 x 15.875 mm, bleed 2.5 mm")
    assert facts["fields"] == "team"
    assert facts["worn by"].startswith("tide-scout, tide-porter, tide-cart, ember-scout,")
    assert shown.picture is not None


def test_a_template_that_only_extends_has_its_bases_parts_and_wearers(tmp_path: Path) -> None:
    templates = "templates:\n  - {id: big, extends: plain, width: 1in, height: 1in}\n"
    rows = "tables:\n  - {id: names, rows: [{id: a, name: Ada}]}\n"
    counters = "counters:\n  - {id: all, table: names, template: big}\n"
    seen = check(write_kit(tmp_path / "kit", {"it.yaml": templates + rows + counters})).inspection
    assert seen is not None
    own, base = dict(show(seen, "big").facts), dict(show(seen, "plain").facts)
    assert (own["elements"], own["fields"], own["worn by"]) == ("shape, name", "name", "a")
    assert (own["size"], base["worn by"]) == ("25.4 x 25.4 mm", "a")
    with pytest.raises(UnknownThingError, match="stock is read once the kit names some"):
        show(seen, "stock-nato")


def test_a_page_says_what_lies_on_it(seen: Inspection) -> None:
    label = next(sheet.label for sheet in seen.sheets if any(p.piece.id == "die-tide" for p in sheet.placed))
    shown = show(seen, label)
    facts = dict(shown.facts)
    assert (facts["holds"], facts["side"]) == ("die-tide, die-ember", "fronts")
    assert facts["paper"] == "letter, 215.9 x 279.4 mm"
    assert shown.picture in seen.sheets


def test_a_name_of_two_things_is_the_pieces_and_the_other_is_told(seen: Inspection) -> None:
    shown = show(seen, "tide-cart")
    assert (shown.title, shown.also) == ("tide-cart: Cart", ("template:tide-cart",))
    other = show(seen, "template:tide-cart")
    assert (dict(other.facts)["worn by"], other.picture, other.also) == ("no piece", None, ())


DECKS = """\
tables:
  - {id: names, rows: [{id: a, name: Ada}, {id: b, name: Bo}]}
templates:
  - {id: one, extends: plain, width: 1in, height: 1in}
counters:
  - {id: small, name: Small ones, table: names, template: plain, copies: "2"}
  - {id: large, name: Large ones, table: names, template: one, back: one}
"""


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Inspection:
    """Two definitions from one table."""
    inspection = check(write_kit(tmp_path_factory.mktemp("decks"), {"it.yaml": DECKS})).inspection
    assert inspection is not None
    return inspection


def test_two_pieces_of_one_id_are_told_apart_by_their_definitions(decks: Inspection) -> None:
    first = show(decks, "a")
    assert (dict(first.facts)["size"], first.also) == ("12.7 x 12.7 mm", ("large/a",))
    second = show(decks, "large/a")
    assert (dict(second.facts)["size"], second.also) == ("25.4 x 25.4 mm", ())


@pytest.mark.parametrize("word", ["large", "Large ones", "definition:large"])
def test_a_definition_is_shown_with_all_of_its_pieces(word: str, decks: Inspection) -> None:
    shown = show(decks, word)
    facts = dict(shown.facts)
    assert (facts["kind"], facts["pieces"], facts["copies"]) == ("counter", "a, b", "2")
    assert shown.picture is not None
    lying = [(placed.piece.id, placed.back) for placed in shown.picture.placed]
    assert lying == [("a", False), ("b", False), ("a", True), ("b", True)]
    boxes = [placed.box for placed in shown.picture.placed]
    apart = [(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]) for a in boxes for b in boxes if a != b]
    assert len(set(boxes)) == 4 and all(apart)
    assert dict(show(decks, "small").facts)["pieces"] == "a x 2, b x 2"


@pytest.mark.parametrize(
    ("word", "near"),
    [("tide-scuot", "did you mean 'tide-scout'?"), ("template:peice", "did you mean 'piece'?"), ("zzz", "known: ")],
)
def test_an_unknown_name_is_told_with_what_is_near(word: str, near: str, seen: Inspection) -> None:
    with pytest.raises(UnknownThingError, match=re.escape(near)):
        show(seen, word)


def test_front_and_back_lie_side_by_side_enlarged_and_cut_at_the_trim(seen: Inspection) -> None:
    sheet = show(seen, "tide-scout").picture
    assert sheet is not None
    front, back = sheet.placed
    assert (front.back, back.back) == (False, True)
    assert front.box[2] - front.box[0] == 100_000
    assert back.box[0] - front.box[2] == front.box[0] == sheet.paper.width - back.box[2] == 4_000
    assert front.window == (0, 0, front.face.width, front.face.height)


def test_pictures(seen: Inspection) -> None:
    sheet = show(seen, "tide-scout").picture
    assert sheet is not None
    svg = picture(seen.kit, sheet, "svg").decode()
    assert 'width="212mm"' in svg
    assert all(word in svg for word in ("counter:tide-scout:front", "counter:tide-scout:back", ">SCOUT<"))
    assert picture(seen.kit, sheet, "png").startswith(b"\x89PNG")


def test_the_command(kit: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> Result:
        return CliRunner().invoke(cli, ["show", str(kit), *words], catch_exceptions=False)

    told = run("tide-scout")
    assert told.exit_code == 0
    assert told.output.startswith("tide-scout: Scout\n  kind          counter, in section 'Counters'\n")
    assert not any(tmp_path.iterdir())
    assert run("tide-cart", "--svg").output.endswith("There is also template:tide-cart.\ntide-cart.svg written\n")
    assert run("template:piece", "--png").output.endswith("\ntemplate-piece.png written\n")
    assert run("tide-scout", "--output", "mine.png").output.endswith("\nmine.png written\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.png", "template-piece.png", "tide-cart.svg"]
    assert Path("mine.png").read_bytes().startswith(b"\x89PNG")
    unworn = run("template:tide-cart", "--png")
    assert (unworn.exit_code, "no piece wears it" in unworn.stderr) == (2, True)
    unknown = run("tide-scuot")
    assert (unknown.exit_code, "did you mean 'tide-scout'?" in unknown.stderr) == (2, True)
    nowhere = run("tide-scout", "--output", "no/such/folder.svg")
    assert (nowhere.exit_code, nowhere.stderr) == (
        2, "printkit: cannot write no/such/folder.svg: No such file or directory\n"
    )  # fmt: skip
