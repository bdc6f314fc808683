"""A rule's page: its docstring taken apart into law, why, bad and good example, for explain, the docs and the tests.

The words of kit checks have such pages, too.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from types import ModuleType

from printkit import catalog


@dataclass(frozen=True, slots=True)
class RulePage:
    """What a rule's docstring says. ``bad`` and ``good`` are YAML text without indent."""

    name: str
    about: str
    level: str
    law: str
    why: str
    bad: str
    good: str

    def text(self) -> str:
        """The page as plain text."""
        example = "\n".join(
            f"{title}:\n\n{textwrap.indent(body.rstrip(), '    ')}\n"
            for title, body in (("Bad", self.bad), ("Good", self.good))
        )
        return f"{self.name} ({self.level}): {self.about}\n\nLaw: {self.law}\n\nWhy: {self.why}\n\n{example}"


def _part(doc: str, start: str, *ends: str) -> str:
    _, found, rest = doc.partition(start)
    if not found:
        return ""
    stops = [at for end in ends if (at := rest.find(end)) >= 0]
    return rest[: min(stops)] if stops else rest


def read_rule_page(name: str) -> RulePage:
    """The page of a rule by name. Raises KeyError for an unknown name."""
    rule = catalog.rules()[name]
    return _page(name, rule.about, str(rule.level), catalog.module_of("rules", name))


def read_word_page(word: str) -> RulePage:
    """The page of a word of kit checks, such as 'not_null'. Raises KeyError for an unknown word."""
    check = catalog.checks()[word]
    return _page(word, check.about, "word of checks", catalog.module_of("checks", word.replace("_", "-")))


def _page(name: str, about: str, level: str, module: ModuleType) -> RulePage:
    doc = "\n" + textwrap.dedent((module.__doc__ or "").partition("\n")[2])
    return RulePage(
        name=name,
        about=about,
        level=level,
        law=" ".join(_part(doc, "\nLaw:", "\nWhy:", "\nBad::").split()),
        why=" ".join(_part(doc, "\nWhy:", "\nBad::").split()),
        bad=textwrap.dedent(_part(doc, "\nBad::\n", "\nGood::")).lstrip("\n"),
        good=textwrap.dedent(_part(doc, "\nGood::\n")).lstrip("\n"),
    )
