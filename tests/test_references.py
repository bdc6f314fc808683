"""References: a number is typed once, and running text finds it there."""

from __future__ import annotations

import pytest

from printkit import catalog
from printkit.kit import Kit
from printkit.load import load
from printkit.references import ReferenceFaultError, fill
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
