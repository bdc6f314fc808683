"""What a YAML parser complains of, said in plain words with the fix. It knows their sentences, not their classes."""

from __future__ import annotations

import re

from printkit.findings import Finding, Span, error

_FIXES = (
    ("mapping values are not allowed", "put a text that holds ': ' in quotes, or mend the indent"),
    ("could not find expected ':'", "write 'key: value', with a space after the colon"),
    ("expected ',' or", "close the bracket, and put a comma between items"),
    ("unexpected end of stream", "close the quote"),
    ("found undefined alias", "define the anchor with & before you use it"),
    ("cannot start any token", "put a text that begins with this character in quotes"),
    ("node content", "close the bracket, and write a value"),
    ("did not find expected", "mend the indent: the lines of one list or mapping begin in one column"),
    ("expected <block end>", "mend the indent: the lines of one list or mapping begin in one column"),
)
"""What libyaml or its pure Python twin say, and what a person has to do about it; the first that fits."""
_BARE_COLOUR = re.compile(r"[:,\[]\s+(#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}))(?=[\s,}\]]|$)")
"""A colour where a value begins, which YAML takes for a comment."""
_BACK = 8
"""Lines that are looked at for one: the parser gives up where it misses the bracket that the comment has taken away."""


def unprintable(text: str, offset: int, file: str) -> Finding:
    """A control character, which YAML does not allow."""
    place = Span(file, text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))
    return error("yaml-syntax", place, f"character U+{ord(text[offset]):04X} cannot be printed", "delete it")


def too_deep(span: Span, limit: int) -> Finding:
    """Lists and mappings inside each other beyond the limit."""
    return error("limit", span, f"nested deeper than the limit of {limit}", "lay the data out flatter")


def syntax(err: Exception, text: str, file: str, deepest: int) -> Finding:
    """The finding of a parser's error, at the place where the parser gave up."""
    mark = getattr(err, "problem_mark", None) or getattr(err, "context_mark", None)
    problem = str(getattr(err, "problem", None) or err)
    if mark is None:
        return error("yaml-syntax", Span(file), problem)
    span = Span(file, mark.line + 1, mark.column + 1)
    if "nesting depth" in problem:
        return too_deep(span, deepest)
    lines = text.splitlines()
    last = min(mark.line, len(lines) - 1)
    for number in range(last, max(-1, last - _BACK), -1):
        if colour := _BARE_COLOUR.search(lines[number]):
            message = f"{colour[1]} without quotes is a comment: the rest of the line is not read"
            place = Span(file, number + 1, colour.start(1) + 1)
            return error("yaml-syntax", place, message, f'put the colour in quotes: "{colour[1]}"')
    line = lines[mark.line] if mark.line < len(lines) else ""
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return error("yaml-syntax", span, "a tab is used to indent", "indent with spaces")
    fix = next((fix for words, fix in _FIXES if words in problem), "")
    context = getattr(err, "context", None)
    return error("yaml-syntax", span, f"{context}: {problem}" if context else problem, fix)
