"""What the word ``equal`` says of two sides that differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit


@pytest.mark.parametrize(
    ("equal", "told"),
    [
        ("[table:ships/fox/points, 16]", "table:ships/fox/points is 15, not 16"),
        ("[16, table:ships/fox/points]", "table:ships/fox/points is 15, not 16"),
        ("[table:ships/fox/points, 8 + 8]", "table:ships/fox/points is 15, 8 + 8 is 16"),
        ("[15, 16]", "it adds up: 15 is not 16"),
        (
            "[table:ships/fox/class, table:ships/elk/class]",
            "is 'scout', table:ships/elk/class is 'line'",
        ),
    ],
)
def test_a_number_is_not_said_to_be_itself(equal: str, told: str, tmp_path: Path) -> None:
    body = (
        "tables: [{id: ships, rows: [{id: fox, points: 15, class: scout}, {id: elk, points: 1, class: line}]}]\n"
        f"checks: [{{id: c, about: it adds up, equal: {equal}}}]\n"
    )
    (finding,) = check(write_kit(tmp_path, {"a.yaml": body})).findings
    assert told in finding.message
