"""Every case of tests/cases/reading gives the findings that it announces: rule, line, column, sentence and fix."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from pydantic import Field

from printkit.contracts import Element, Kind
from printkit.kinds.check import KIND as CHECK_KIND
from printkit.load import load
from printkit.models.base import Cost, Count, Flag, Integer, Length, Model, Number, PlainColour, Words
from printkit.shape_rules import READING_RULES
from tests.casebook import cases, expected, lay_out, told


class Inner(Model):
    name: Words
    size: Length = 1.0


class Probe(Model):
    """A definition with a field of every type that kits know."""

    id: Words
    speed: Count = 1
    year: Integer = 1967
    cost: Cost = None
    width: Length = 1.0
    share: Number = 1.0
    shown: Flag = True
    ink: PlainColour = "#000000"
    align: Literal["start", "middle", "end"] = "start"
    hexes: dict[str, Words] = Field({})
    either: Words | tuple[Words, ...] = ""
    inner: tuple[Inner, ...] = ()


class Shape(Model):
    shape: Words
    width: Length
    height: Length
    fill: Words = ""
    role: Words = ""


class Text(Model):
    text: Words
    name: Words = ""
    style: Words = ""
    x: Length
    y: Length
    font: Words
    size: Length
    floor: Length
    room: Length
    align: Literal["start", "middle", "end"] = "start"
    colour: Words


KINDS = {
    "probe": Kind("probe", "probes", Probe, lambda probe, kit: (), "what the tests read"),
    "check": CHECK_KIND,
}
ELEMENTS = {
    "shape": Element("shape", Shape, lambda shape, scene: (), "a shape"),
    "text": Element("text", Text, lambda text, scene: (), "a text"),
}


@pytest.mark.parametrize("case", cases("reading"), ids=lambda case: case.name)
def test_case_gives_what_it_announces(case: Path, tmp_path: Path) -> None:
    _, findings = load(lay_out(case, tmp_path / "mini"), KINDS, ELEMENTS)
    assert list(map(str, sorted(map(told, findings)))) == list(map(str, expected(case)))
    assert {finding.rule for finding in findings} <= READING_RULES.keys()


def test_every_reading_rule_has_a_case() -> None:
    announced = {wanted.rule for case in cases("reading") for wanted in expected(case)}
    assert announced == READING_RULES.keys()
