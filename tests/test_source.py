"""YAML text to a tree with positions, by libyaml and by its pure Python twin."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from printkit.findings import Span
from printkit.grids.words import MOST_HEXES
from printkit.models.base import SpannedDict
from printkit.source import DEEPEST, LONGEST_BLOCK, LONGEST_SCALAR, MOST_NODES, read_yaml

PARSERS = [getattr(yaml, "CSafeLoader", yaml.SafeLoader), yaml.SafeLoader]
both = pytest.mark.parametrize("parser", PARSERS, ids=["libyaml", "python"])


@both
def test_scalars_stay_what_was_typed(parser: Any) -> None:
    data, findings = read_yaml("{0101: 1_000, NO: 1:30, a: '007', b: ~, c: , d: 0x1F}", "k.yaml", parser)
    assert data == {"0101": "1_000", "NO": "1:30", "a": "007", "b": "~", "c": "", "d": "0x1F"}
    assert findings == ()


@both
def test_keys_and_values_know_their_places(parser: Any) -> None:
    data, _ = read_yaml("a: é\n# remark\nb:\n  - one\n  - {c: two}\n", "k.yaml", parser)
    assert isinstance(data, SpannedDict)
    assert data.span == Span("k.yaml", 1, 1)
    assert data.key_spans == {"a": Span("k.yaml", 1, 1), "b": Span("k.yaml", 3, 1)}
    assert data.spans == {"a": Span("k.yaml", 1, 4), "b": Span("k.yaml", 4, 3)}
    assert data["b"].spans == (Span("k.yaml", 4, 5), Span("k.yaml", 5, 5))
    assert data["b"][1].spans == {"c": Span("k.yaml", 5, 9)}


@both
def test_columns_count_characters_not_bytes(parser: Any) -> None:
    data, _ = read_yaml("{größe: 3}", "k.yaml", parser)
    assert data.spans["größe"].column == 9


@both
def test_an_alias_points_to_where_its_value_is_typed(parser: Any) -> None:
    data, _ = read_yaml("a: &x 3\nb: *x\n", "k.yaml", parser)
    assert data == {"a": "3", "b": "3"}
    assert data.spans["b"] == Span("k.yaml", 1, 4)


@both
def test_a_merged_mapping_yields_to_what_is_written_there(parser: Any) -> None:
    data, findings = read_yaml("- &x {a: 1, b: 2}\n- &y {b: 3, c: 4}\n- {<<: [*x, *y], a: 5}\n", "k.yaml", parser)
    assert data[2] == {"a": "5", "b": "2", "c": "4"}
    assert data[2].key_spans["c"] == Span("k.yaml", 2, 13)
    assert findings == ()


@both
def test_ten_thousand_brackets_end_at_the_limit(parser: Any) -> None:
    for text in ("[" * 10_000, "{a: " * 10_000, "- " * 10_000):
        data, findings = read_yaml(text, "k.yaml", parser)
        assert data is None
        assert [f.rule for f in findings] == ["limit"]
        assert str(DEEPEST) in findings[0].message


@both
@pytest.mark.parametrize(
    ("before", "column"),
    [
        ("a: ", 4),
        ("a: '", 4),
        ("a: >-\n  ", 4),
        ("? ", 3),
    ],
)
def test_a_text_ends_at_the_limit_and_is_told_at_its_place(before: str, column: int, parser: Any) -> None:
    after = "'" if "'" in before else ""
    data, findings = read_yaml(f"{before}{'x' * LONGEST_SCALAR}{after}\n", "k.yaml", parser)
    assert (data is None, findings) == (False, ())
    data, findings = read_yaml(f"{before}{'x' * (LONGEST_SCALAR + 1)}{after}\n", "k.yaml", parser)
    assert data is None
    assert list(map(str, findings)) == [
        f"k.yaml:1:{column}: error: a text of 20,001 characters is longer than the limit of 20,000; "
        "shorten it, or split it into several [limit]"
    ]


@both
def test_the_block_of_the_largest_map_is_read(parser: Any) -> None:
    line = "  " + "w" * 316 + "\n"
    data, findings = read_yaml("rows: |\n" + line * 316, "k.yaml", parser)
    assert len(data["rows"]) > MOST_HEXES
    assert findings == ()
    _, findings = read_yaml("rows: |\n" + line * (LONGEST_BLOCK // 316), "k.yaml", parser)
    assert [(str(f.span), f.rule) for f in findings] == [("k.yaml:1:7", "limit")]


@both
def test_the_deepest_allowed_nesting_is_read(parser: Any) -> None:
    for levels, rules in ((DEEPEST, []), (DEEPEST + 1, ["limit"])):
        _, findings = read_yaml("[" * levels + "]" * levels, "k.yaml", parser)
        assert [f.rule for f in findings] == rules


def test_the_number_of_nodes_is_bounded() -> None:
    _, findings = read_yaml("[" + "x," * MOST_NODES + "]", "k.yaml")
    assert [f.rule for f in findings] == ["limit"]


@both
@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("a:\n\tb: 1", (2, 1), "a tab is used to indent; indent with spaces"),
        ("a: [1, 2\n", (2, 1), "close the bracket"),
        ("a: @b", (1, 4), "quotes"),
        ("a: *b", (1, 4), "alias *b stands for nothing yet"),
        ("a: b: c", (1, 5), "quotes"),
        ("- a\nb: 1", (2, 1), "begin in one column"),
        ("a\x00", (1, 2), "U+0000"),
        ("%YAML 9", (1, 1), ""),
    ],
)
def test_syntax_faults_are_one_finding_in_plain_words(
    parser: Any, text: str, place: tuple[int, int], words: str
) -> None:
    data, findings = read_yaml(text, "k.yaml", parser)
    assert data is None
    (finding,) = findings
    assert finding.rule == "yaml-syntax"
    assert finding.span.line == place[0]
    assert words in f"{finding.message}; {finding.fix}"
