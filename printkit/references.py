"""References in running text, so that no number is typed twice.

``{table:pieces/space-crawler/speed}`` gives a cell (table, row id, column);
``{scenario:search-for-storm/rescue/find_by}`` a field of a definition (kind, id, fields on the way);
``{= table:pieces/jet-pak/speed // 2}`` reckons with such values and plain numbers, left to right, by + - * and //
(how often it goes whole); ``{section:cargo}`` gives the number of a heading. A kind is said in singular or plural.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType

from pydantic import BaseModel

from printkit.findings import Span, did_you_mean
from printkit.kit import Kit
from printkit.models.part import Part
from printkit.placeholders import is_reference

PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
"""A reference in a text."""
_NUMBER = re.compile(r"\d{1,9}(\.\d{1,6})?")
_OPERATORS: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: Fraction(a // b),
}


class ReferenceFaultError(ValueError):
    """A reference that leads nowhere; ``fix`` names what there is, ``table`` the table that is not there."""

    def __init__(self, message: str, fix: str = "", table: str = "") -> None:
        super().__init__(message)
        self.fix, self.table = fix, table


def tell(fault: ReferenceFaultError, kit: Kit, span: Span) -> None:
    """Note a reference at ``span`` that leads nowhere. A missing table is told once, whoever asks for it."""
    if fault.table:
        kit.table(fault.table, span)
    else:
        kit.faults.error("reference", span, str(fault), fault.fix)


def fill(text: str, kit: Kit, known: Mapping[str, str] = MappingProxyType({})) -> str:
    """Text with every reference replaced; ``known`` holds those that no table answers, such as 'section:cargo'.

    Raises ReferenceFaultError.
    """

    def replace(found: re.Match[str]) -> str:
        body = found.group(1).strip()
        if body.startswith("="):
            return decimal(reckon(body[1:], kit))
        if body in known:
            return known[body]
        if body.partition(":")[0] in {name.partition(":")[0] for name in known}:
            raise ReferenceFaultError(f"{{{body}}} refers to nothing", did_you_mean(body, known))
        return value(body, kit)

    return PLACEHOLDER.sub(replace, text)


def answers(kit: Kit, parts: Iterable[Part]) -> dict[str, str]:
    """What parts that are drawn for no row ask for: references, answered. A fault where one leads nowhere."""
    asked = [pair for part in parts for pair in part.asked()]
    found = answered(kit, asked)
    for field, span in asked:
        if field not in found:
            found[field] = ""
            message = f"{{{field}}} asks for a column, and nothing here is drawn for a row"
            kit.faults.error("unknown-column", span, message, "write a reference such as {table:TABLE/ROW/COLUMN}")
    return found


def answered(kit: Kit, asked: Iterable[tuple[str, Span]]) -> dict[str, str]:
    """The references among fields that are asked for at these places, and what they say; a fault and '' for no more."""
    found: dict[str, str] = {}
    for field, span in asked:
        if not is_reference(field) or field in found:
            continue
        found[field] = ""
        try:
            found[field] = fill(f"{{{field}}}", kit)
        except ReferenceFaultError as err:
            tell(err, kit, span)
    return found


def value(reference: str, kit: Kit) -> str:
    """The text of ``table:TABLE/ROW/COLUMN`` or ``KIND:ID/FIELD/...``. Raises ReferenceFaultError."""
    word, _, path = reference.partition(":")
    if word in _PRINTED and "/" not in path:
        message = f"{{{reference}}}: page numbers and scales are known in assembly and notes of kit.yaml only"
        raise ReferenceFaultError(message, "say it in words here")
    if word == "section":
        raise _unknown_section(path, kit)
    if word in ("table", "tables"):
        return _cell(path, kit)
    kind = next((kind for kind in kit.definitions if word.replace("_", "-") in (kind, f"{kind}s")), None)
    if kind is not None:
        return _field(kind, path, kit)
    raise ReferenceFaultError(
        f"{{{reference}}} is no reference", "write {table:TABLE/ROW/COLUMN}, {KIND:ID/FIELD}, {= A + B} or {section:ID}"
    )


_PRINTED = ("page", "pages", "scale")
"""Words of references that only the front matter answers, which is set when all sheets are laid."""


def _unknown_section(own_id: str, kit: Kit) -> ReferenceFaultError:
    blocks = (block for page in kit.of("page") for block in page.blocks)
    known = [name for block in blocks if (name := getattr(block, "id", ""))]
    if own_id in known:
        fix = "write what the heading says"
        return ReferenceFaultError(f"{{section:{own_id}}}: sections are known in pages and prose only", fix)
    fix = did_you_mean(own_id, known) if known else f"write 'id: {own_id}' at a heading of a page"
    return ReferenceFaultError(f"no heading of a page has the id {own_id!r}", fix)


def _cell(path: str, kit: Kit) -> str:
    table_id, _, rest = path.partition("/")
    row_id, _, column = rest.partition("/")
    table = kit.tables.get(table_id)
    if table is None:
        raise ReferenceFaultError(f"no table {table_id!r}", did_you_mean(table_id, kit.tables), table_id)
    if column not in table.columns:
        raise ReferenceFaultError(f"no column {column!r} in table {table_id!r}", did_you_mean(column, table.columns))
    row = table.find("id", row_id) if "id" in table.columns else None
    if row is None:
        known = [found["id"] for found in table.rows] if "id" in table.columns else []
        raise ReferenceFaultError(f"no row {row_id!r} in table {table_id!r}", did_you_mean(row_id, known))
    return row[column]


def _field(kind: str, path: str, kit: Kit) -> str:
    own_id, *names = path.split("/")
    known = {definition.id: definition for definition in kit.of(kind)}
    if own_id not in known:
        raise ReferenceFaultError(f"no {kind} {own_id!r}", did_you_mean(own_id, known))
    found = known[own_id]
    for name in names:
        if not isinstance(found, BaseModel) or name not in type(found).model_fields:
            fields = list(type(found).model_fields) if isinstance(found, BaseModel) else []
            raise ReferenceFaultError(f"no field {name!r} in {kind} {path!r}", did_you_mean(name, fields))
        found = getattr(found, name)
    if not isinstance(found, str | int | float | Fraction):
        raise ReferenceFaultError(f"{kind} {path!r} is no single value")
    return found if isinstance(found, str) else decimal(Fraction(found))


def reckon(expression: str, kit: Kit, known: Mapping[str, str] = MappingProxyType({})) -> Fraction:
    """Values and numbers joined by operators between spaces, strictly left to right. Raises ReferenceFaultError.

    ``known`` holds words that stand for a text, such as the columns of a row.
    """
    tokens = expression.split()
    if len(tokens) % 2 == 0:
        raise ReferenceFaultError(
            f"cannot reckon {expression.strip()!r}", "write values with ' + ', ' - ', ' * ' or ' // ' between"
        )
    result = _operand(tokens[0], kit, known)
    for operator, token in zip(tokens[1::2], tokens[2::2], strict=True):
        other = _operand(token, kit, known)
        if operator not in _OPERATORS:
            raise ReferenceFaultError(f"{operator!r} is no operator in {expression.strip()!r}", "use +, -, * or //")
        if operator == "//" and other == 0:
            raise ReferenceFaultError(f"{expression.strip()!r} divides by zero")
        result = _OPERATORS[operator](result, other)
    return result


def _operand(token: str, kit: Kit, known: Mapping[str, str]) -> Fraction:
    text = known[token] if token in known else value(token, kit) if ":" in token else token
    if not _NUMBER.fullmatch(text):
        raise ReferenceFaultError(f"{token} is {text!r}, no number to reckon with")
    return Fraction(text)


def decimal(number: Fraction) -> str:
    """A number as kits write it: 3, 1.5."""
    return str(number.numerator) if number.denominator == 1 else f"{float(number):.6f}".rstrip("0")
