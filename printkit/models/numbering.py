"""numbering: how the hexes of a map are numbered, and where and how their labels are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, field_validator, model_validator

from printkit.grids.numbering import Numbering as Spec
from printkit.grids.series import NUMBERS, Series
from printkit.grids.words import GridError
from printkit.models.base import Count, Length, Model, SpannedDict, Words

_SAMPLE = re.compile(r"([A-Z]{1,2}|[0-9]{1,4})([^A-Z0-9{}]{0,3})([A-Z]{1,2}|[0-9]{1,4})")
_WIDTH = re.compile(r"(0[1-6])?")


class Every(Model):
    """Labels are printed only in some columns and rows."""

    columns: Count = 1
    """In columns whose number is a multiple of this; 0: in none."""
    rows: Count = 1
    """In rows whose number is a multiple of this; 0: in none."""


def _every(value: Any) -> Any:
    return {"columns": value, "rows": value} if isinstance(value, str) else value


class Numbering(Model):
    """Numbers and labels of hexes. Also the label of a hex as an example: ``A1``, ``0101``, ``01.01``, ``1-1``."""

    format: Words = "{column}{row}"
    """``{column}`` and ``{row}`` with what stands about them; ``{column:02}`` pads with zeros."""
    columns: Literal["numbers", "letters", "repeated-letters"] | None = None
    """letters (A, Z, AA, AB), repeated-letters (A, Z, AA, BB) or numbers. Not given: letters, or numbers if padded."""
    rows: Literal["numbers", "letters", "repeated-letters"] = "numbers"
    """As for columns."""
    first_column: Words = ""
    """The first whole column: a letter or a number. Not given: 1 or A (B, if a half column comes before it)."""
    first_row: Words = ""
    """The first whole row. Not given: 1 or A."""
    origin: Literal["top-left", "top-right", "bottom-left", "bottom-right"] = "top-left"
    """The corner from which columns and rows are counted."""
    count: Literal["zigzag", "alternate", "rising", "falling"] = "zigzag"
    """How rows (columns, if pointy-top) are counted: zigzag, 1, 2, 3 in each column; alternate, 1, 3, 5 and 2, 4, 6 in
    turn; rising or falling, obliquely along the grain of the hexes."""
    every: Annotated[Every, BeforeValidator(_every, json_schema_input_type=Count | Every)] = Every()
    """Print every n-th label only: a number, or a number each for columns and rows; 0: none is printed."""
    position: Literal["top", "bottom", "centre", "vertex"] = "top"
    """Where in the hex the label stands; vertex: in the corner at its left (flat-top) or top (pointy-top). A label over
    which a path runs stands beside it."""
    size: Annotated[Length, Field(ge=0.7, le=20)] | None = None
    """Size of type. Not given: 6.2 pt, less in small hexes."""
    halo: Annotated[Length, Field(ge=0, le=3)] | None = None
    """Width of the rim that keeps a label readable on terrain. Not given: 0.35 mm on terrain that fills hexes."""
    turn: Literal["0", "180"] = "0"
    """180: labels are printed the other way up, for a sheet that is used turned."""

    @field_validator("format")
    @classmethod
    def _is_format(cls, text: str) -> str:
        fields = [(name, width or "") for _, name, width, _ in _parts(text) if name is not None]
        if sorted(name for name, _ in fields) != ["column", "row"]:
            raise ValueError(
                f"{text!r} is not a format; it has {{column}} and {{row}} once each, such as {{column:02}}{{row:02}}"
            )
        if any(c.isalnum() for c in list(_parts(text))[1][0]):
            raise ValueError(f"{text!r}: what stands between {{column}} and {{row}} can be no letter or digit")
        if not all(_WIDTH.fullmatch(width) for _, width in fields):
            raise ValueError(f"{text!r}: after a colon comes 0 and the number of digits, such as {{column:02}}")
        return text

    @model_validator(mode="after")
    def _can_be_read_back(self) -> Numbering:
        joined = "}{" in self.format
        if joined and self.rows != "numbers" and self._series("column", "").lettered:
            raise ValueError("letters of columns and rows run into each other; put something between them in format")
        return self

    def spec(self) -> Spec:
        """As geometry reads it. Raises GridError for a first column or row that is not written like the others."""
        texts = ["", "", ""]
        order: list[str] = []
        series: dict[str, Series] = {}
        for literal, name, width, _ in _parts(self.format):
            texts[len(order)] += literal
            if name is not None:
                order.append(name)
                series[name] = self._series(name, width or "")
        column, row = series["column"], series["row"]
        return Spec(
            column=column,
            row=row,
            before=texts[0],
            between=texts[1],
            after=texts[2],
            row_first=order[0] == "row",
            column_start=_start("first_column", self.first_column, column),
            row_start=_start("first_row", self.first_row, row),
            from_right=self.origin.endswith("right"),
            from_bottom=self.origin.startswith("bottom"),
            count=self.count,
            column_every=self.every.columns,
            row_every=self.every.rows,
        )

    def _series(self, name: str, width: str) -> Series:
        style = self.rows if name == "row" else self.columns or ("numbers" if width else "letters")
        return Series(style, int(width or 1))


def _parts(text: str) -> Iterator[tuple[str, str | None, str | None, str | None]]:
    try:
        yield from Formatter().parse(text)
    except ValueError as err:
        raise ValueError(f"{text!r} is not a format: {err}") from None


def _start(field: str, text: str, series: Series) -> int:
    """The number of the first whole line, as a field of the numbering says it."""
    if not text:
        return 1
    number = series.read(text) if series.lettered else NUMBERS.read(text.lstrip("0") or "0")
    if number is None:
        message = f"{text!r} is no first number here; write it as {series.write(1)}"
        raise GridError(message, "numbering", field)
    return number


def read_numbering(value: Any) -> Any:
    """The label of the first hex as an example (``0101``) to what it stands for; a mapping as it is."""
    if not isinstance(value, str):
        return value
    sample = _SAMPLE.fullmatch(value)
    if sample is None or (value.isdigit() and len(value) % 2) or value.isalpha():
        raise ValueError(f"{value!r} is no example of a label; write A1, 0101, 01.01 or 1-1, or fields of numbering")
    column, between, row = sample.groups()
    if value.isdigit():
        column, row = value[: len(value) // 2], value[len(value) // 2 :]
    first = {"first_column": column, "first_row": row}
    return SpannedDict(
        format=f"{_field('column', column)}{between}{_field('row', row)}",
        columns="letters" if column.isalpha() else "numbers",
        rows="letters" if row.isalpha() else "numbers",
        **{name: text for name, text in first.items() if text.lstrip("0") not in ("1", "A")},
    )


def _field(name: str, sample: str) -> str:
    return f"{{{name}:0{len(sample)}}}" if sample.startswith("0") and len(sample) > 1 else f"{{{name}}}"
