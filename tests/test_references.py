"""References: a number is typed once, and running text finds it there."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit import catalog
from printkit.check import check
from printkit.kit import Kit
from printkit.load import load
from printkit.references import ReferenceFaultError, fill
from printkit.rules._marks import face_texts
from tests.minikit import write_kit

TABLE = """\
tables:
  - id: pieces
    rows:
      - {id: crawler, speed: 3, rough: 1, dense: 1.5, chasm: NA}
scenarios:
  - id: one
    rescue: {lost: crawler, station: crawler, walker: crawler, find_by: 10, return_by: 20}
"""


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    made, findings = load(
        write_kit(tmp_path_factory.mktemp("kit"), {"a.yaml": TABLE}), catalog.kinds(), catalog.elements()
    )
    assert made is not None
    assert findings == ()
    return made


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("no braces", "no braces"),
        ("{table:pieces/crawler/speed} points", "3 points"),
        ("Chasm: {table:pieces/crawler/chasm}", "Chasm: NA"),
        ("by turn {scenario:one/rescue/find_by}", "by turn 10"),
        ("by turn {scenarios:one/rescue/find_by}", "by turn 10"),
        ("{= table:pieces/crawler/rough + table:pieces/crawler/dense}", "2.5"),
        ("{= table:pieces/crawler/speed // table:pieces/crawler/dense} hexes", "2 hexes"),
        ("{= table:pieces/crawler/speed - 1 * 2}", "4"),
        ("{= 1.5 - 2}", "-0.5"),
        ("see {section:cargo}", "see R9"),
    ],
)
def test_filled(typed: str, printed: str, kit: Kit) -> None:
    assert fill(typed, kit, {"section:cargo": "R9"}) == printed


@pytest.mark.parametrize(
    ("typed", "message", "fix"),
    [
        ("{table:piece/crawler/speed}", "no table 'piece'", "did you mean 'pieces'?"),
        ("{table:pieces/crawlr/speed}", "no row 'crawlr' in table 'pieces'", "did you mean 'crawler'?"),
        ("{table:pieces/crawler/sped}", "no column 'sped' in table 'pieces'", "did you mean 'speed'?"),
        ("{scenario:two/rescue}", "no scenario 'two'", "known: one"),
        ("{scenario:one/rescue/find}", "no field 'find' in scenario 'one/rescue/find'", "did you mean 'find_by'?"),
        ("{scenario:one/rescue}", "is no single value", ""),
        ("{section:cargoo}", "{section:cargoo} refers to nothing", "did you mean 'section:cargo'?"),
        ("{speed}", "{speed} is no reference", "write {table:"),
        ("{= table:pieces/crawler/chasm + 1}", "is 'NA', no number to reckon with", ""),
        ("{= 1 ^ 2}", "'^' is no operator", "use +, -, * or //"),
        ("{= 1 +}", "cannot reckon '1 +'", "write values"),
        ("{= 1 // 0}", "divides by zero", ""),
        ("{= __import__('os') + 1}", "no number to reckon with", ""),
    ],
)
def test_broken_references_say_what_there_is(typed: str, message: str, fix: str, kit: Kit) -> None:
    with pytest.raises(ReferenceFaultError) as caught:
        fill(typed, kit, {"section:cargo": "R9"})
    assert message in str(caught.value)
    assert fix in caught.value.fix


@pytest.mark.parametrize(
    ("typed", "message", "fix"),
    [
        ("{section:cargoo}", "no heading of a page has the id 'cargoo'", "did you mean 'cargo'?"),
        ("{section:cargo}", "{section:cargo}: sections are known in pages and prose only", "write what the heading"),
        ("{pages:counters}", "page numbers and scales are known in assembly and notes of kit.yaml only", ""),
        ("{scale:mapsheets}", "page numbers and scales are known in assembly and notes of kit.yaml only", ""),
    ],
)
def test_a_reference_at_the_wrong_place_is_told_where_it_is_known(
    typed: str, message: str, fix: str, tmp_path: Path
) -> None:
    files: dict[str, str | bytes] = {
        "boards.yaml": "boards:\n  - id: b\n    name: B\n    width: 80mm\n    height: 40mm\n    elements:\n"
        f'      - {{text: "{typed}", x: 5mm, y: 20mm, size: 8pt}}\n',
        "rules.yaml": "pages:\n  - {id: r, title: R, blocks: [{heading: Cargo, id: cargo}, {text: Load it.}]}\n",
    }
    (finding,) = check(write_kit(tmp_path, files)).findings
    assert (finding.rule, finding.span.file, finding.span.line) == ("reference", "boards.yaml", 7)
    assert message in finding.message and fix in finding.fix


PIECES = "tables: [{id: pieces, rows: [{id: crawler, speed: 3, rough: 1, dense: 1.5, chasm: NA}]}]\n"
TEMPLATE = """\
templates:
  - id: unit
    width: 1in
    height: 1in
    colours: {band: "{table:sides/a/colour}"}
    elements:
      - {shape: face, fill: band}
      - {text: "{name} {table:pieces/crawler/speed} {= table:pieces/crawler/rough + 1}", x: 12mm, y: 12mm, room: 12mm,
         size: 6pt, colour: white}
      - repeat: [{text: "{colour} {table:pieces/crawler/dense}", x: 1mm, y: 3mm, size: 6pt, colour: white}]
        rows: sides
        x: 2mm
        y: 14mm
        width: 20mm
        height: 5mm
  - {id: back, width: 1in, height: 1in, elements: [{text: "{table:pieces/crawler/chasm}", x: 9mm, y: 9mm}]}
tables:
  - {id: units, rows: [{id: u, name: Ann}, {id: v, name: Bob}]}
  - {id: sides, rows: [{id: a, colour: navy}]}
counters:
  - {id: all, table: units, template: unit, back: back}
"""


def test_templates_answer_references_beside_their_rows(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path, {"a.yaml": PIECES, "b.yaml": TEMPLATE}))
    assert checked.inspection is not None and not checked.findings
    ann, bob = (
        [text.text for text in face_texts([piece])] for piece in checked.inspection.pieces if piece.kind == "counter"
    )
    assert ann == ["Ann 3 2", "navy 1.5", "NA"]
    assert bob[0] == "Bob 3 2"


def test_a_wrong_reference_of_a_template_is_told_once_for_all_rows(tmp_path: Path) -> None:
    body = TEMPLATE.replace("crawler/chasm", "crawlr/chasm")
    found = check(write_kit(tmp_path, {"a.yaml": PIECES, "b.yaml": body})).findings
    assert [finding.message for finding in found if finding.rule == "reference"] == [
        "no row 'crawlr' in table 'pieces'"
    ]
