"""checks: laws that a kit declares for its own tables. The word that says what is asked is read by its plug-in."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema, model_validator

from printkit.findings import Span
from printkit.models.base import SCALAR, Model, OneOrMore, Words, for_editors, read_number, read_text
from printkit.units import shortened


def read_figure(value: Any) -> Fraction:
    """A plain decimal number, exactly. Raises ValueError."""
    read_number(value)
    return Fraction(read_text(value))


Figure = Annotated[Fraction, BeforeValidator(read_figure), for_editors("[+-]?[0-9.]+", "number", "string")]
"""A number that is reckoned with exactly: 0.1 + 0.2 is 0.3."""


OPERATORS = ("+", "-", "*", "//")
"""What joins the words of an expression; printkit.references reckons with them."""


def read_expression(value: Any) -> str:
    """Words with operators between, as it was typed. Raises ValueError."""
    text = read_text(value)
    words = text.split()
    if len(words) % 2 == 0 or any(word not in OPERATORS for word in words[1::2]):
        joined = ", ".join(OPERATORS)
        raise ValueError(
            f"{shortened(text)} cannot be reckoned; write columns and numbers with {joined} between blanks"
        )
    return text


Expression = Annotated[str, BeforeValidator(read_expression), WithJsonSchema(SCALAR)]
"""A column or number, or several joined by operators."""


class KitCheck(Model):
    """One law of the game. A kit's checks run with the built-in rules; what one finds is named ``check:ID``.

    Beside the fields below it has one word that says what it asks, such as ``unique`` or ``query``.
    """

    id: Words = Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")
    about: Words = Field(min_length=1)
    """The law, as a sentence: every finding begins with it."""
    source: Words = ""
    """Where the law comes from: a line of the rules, a designer's note."""
    fix: Words = ""
    """What to do about a finding; not given: the word's own advice."""
    level: Literal["error", "warning"] = "error"
    """An error stops a build."""


class TableCheck(KitCheck):
    """A law over the rows of one table."""

    table: Words
    where: dict[str, OneOrMore] = Field(default_factory=dict)
    """Only rows whose columns hold these texts, or one of several: ``{class: [crew, visitor]}``."""


class Bounds(Model):
    """How much there must be; at least one of the three is given."""

    at_least: Figure | None = None
    at_most: Figure | None = None
    exactly: Figure | None = None

    @model_validator(mode="after")
    def _says_how_much(self) -> Bounds:
        if self.at_least is self.at_most is self.exactly is None:
            raise ValueError("it does not say how much; add at_least, at_most or exactly")
        if self.exactly is not None and not self.at_least is self.at_most is None:
            raise ValueError("exactly says all; take at_least and at_most out")
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise ValueError(
                "at_least is more than at_most, which nothing can be; write the smaller number at at_least"
            )
        return self

    def lacking(self, number: Fraction) -> str:
        """What is wanted instead of ``number``, in words; empty: nothing."""
        if self.exactly is not None and number != self.exactly:
            return f"exactly {_said(self.exactly)}"
        if self.at_least is not None and number < self.at_least:
            return f"at least {_said(self.at_least)}"
        if self.at_most is not None and number > self.at_most:
            return f"at most {_said(self.at_most)}"
        return ""


def _said(number: Fraction) -> str:
    return f"{number.numerator}" if number.denominator == 1 else f"{float(number):g}"


def named(check: Model, field: str) -> Iterator[tuple[str, Span]]:
    """The texts of a field that holds one or several, each with its place."""
    texts: str | tuple[str, ...] = getattr(check, field)
    if isinstance(texts, str):
        yield texts, check.span_of(field)
    else:
        yield from ((text, check.span_of(field, item)) for item, text in enumerate(texts))
