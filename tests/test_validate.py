"""pydantic's errors as findings: one for each mistake, at its place, with the nearest name."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import Field

from printkit.models.base import Count, Length, Model, Words
from printkit.source import read_yaml
from printkit.validate import Reader


class Disc(Model):
    kind: Literal["disc"]
    radius: Length


class Box(Model):
    kind: Literal["box"]
    width: Length = Field(ge=1)
    sides: tuple[Count, ...] = Field((), max_length=2)


class Gap(Model):
    gap: Length


class Strip(Model):
    id: Words = Field(alias="class")
    pieces: tuple[Annotated[Disc | Box, Field(discriminator="kind")], ...] = ()
    named: dict[str, Gap] = Field({})
    first: Count = Field(1, gt=0, le=20)


def told(text: str) -> list[str]:
    data, _ = read_yaml(text, "k")
    reader = Reader({})
    made = reader.read(Strip, data)
    assert (made is None) == bool(reader.findings)
    return [f"{f.span.line}:{f.span.column} {f.rule}: {f.message}; {f.fix}" for f in reader.findings]


@pytest.mark.parametrize(
    ("text", "findings"),
    [
        ("class: a", []),
        ("class: a\npieces: [{kind: disc, radius: 1mm}, {kind: box, width: 2mm}]", []),
        (
            "class: a\npieces:\n  - {kind: dsic, radius: 1mm}",
            ["3:5 bad-value: 'dsic' is not known here; did you mean 'disc'?"],
        ),
        (
            "class: a\npieces:\n  - {radius: 1mm}",
            ["3:5 missing-field: field 'kind' is missing; add 'kind: ...', which says what this is"],
        ),
        (
            "class: a\npieces:\n  - {kind: disc, radios: 1mm}",
            ["3:18 unknown-field: unknown field 'radios'; did you mean 'radius'?"],
        ),
        (
            "class: a\npieces:\n  - {kind: box, width: 0.5mm, sides: [1, x, 3]}",
            [
                "3:24 bad-value: '0.5mm' is too small; write 1mm or more",
                "3:42 bad-value: 'x' is not a count; write a whole number in plain digits, such as 3",
            ],
        ),
        (
            "class: a\npieces:\n  - {kind: box, width: 5mm, sides: [1, 2, 3]}",
            ["3:36 bad-value: too long: 3 where at most 2 fit; take some out"],
        ),
        ("class: a\nfirst: 0", ["2:8 bad-value: '0' is too small; write more than 0"]),
        ("class: a\nfirst: 21", ["2:8 bad-value: '21' is too large; write 20 or less"]),
        ("class: a\nnamed: {x: {gap: 3}}", ["2:18 bad-value: length '3' has no unit; write 3mm, 3in or 3pt"]),
        ("class: a\nnamed: {x: {gab: 3mm}}", ["2:13 unknown-field: unknown field 'gab'; did you mean 'gap'?"]),
        (
            "class: a\npieces:\n  - {kind: disc, radius: 1mm, width: 1mm}",
            ["3:31 unknown-field: unknown field 'width'; known: kind, radius"],
        ),
        ("clas: a", ["1:1 unknown-field: unknown field 'clas'; did you mean 'class'?"]),
        ("first: 1", ["1:1 missing-field: field 'class' is missing; add 'class: ...'"]),
    ],
)
def test_each_mistake_is_told_once(text: str, findings: list[str]) -> None:
    assert told(text) == findings
