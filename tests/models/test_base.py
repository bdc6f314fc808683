"""Field types: what each makes of the text that was typed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from printkit.models.base import MOST_COPIES, Cost, Count, Flag, Integer, Length, Number, PlainColour, Words


@pytest.mark.parametrize(
    ("field", "typed", "read"),
    [
        (Count, "0", 0),
        (Count, "007", 7),
        (Count, str(MOST_COPIES), MOST_COPIES),
        (Integer, "-1967", -1967),
        (Number, "1.5", 1.5),
        (Number, "-.5", -0.5),
        (Length, "1 1/2in", 38.1),
        (Length, "14.4pt", 5.08),
        (Flag, "yes", True),
        (Flag, "false", False),
        (PlainColour, "#1f3", "#11FF33"),
        (Cost, "1.5", Fraction(3, 2)),
        (Cost, "NA", None),
        (Words, "NO", "NO"),
        (Words, "", ""),
    ],
)
def test_what_is_typed_is_read(field: Any, typed: str, read: object) -> None:
    value = TypeAdapter(field).validate_python(typed)
    assert value == (pytest.approx(read) if isinstance(read, float) else read)
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        *((Count, text) for text in ("1_000", "3.0", "t", "nan", "-1", "+1", " 1", "1 ", "", "1e3", "٣", "9" * 400)),
        *((Integer, text) for text in ("1.0", "1_0", "--1", "9" * 400)),
        *((Number, text) for text in ("nan", "inf", "1e3", "1,5", "1.", "9" * 400)),
        *((Length, text) for text in ("5", "5 m", "mm", "nanmm", "1/0in", "1/00in", "9" * 400 + "mm", "5mm5mm")),
        *((Flag, text) for text in ("YES", "on", "t", "1", "")),
        *((PlainColour, text) for text in ("red", "#12", "#12345G", "112233")),
        *((Cost, text) for text in ("na", "N/A", "1/2", "", "nan")),
    ],
)
def test_what_only_looks_like_it_is_refused(field: Any, typed: str) -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(field).validate_python(typed)
    assert len(str(caught.value.errors()[0]["ctx"]["error"])) < 200, "a finding stays one line"
