"""The checks that a kit declares, run: findings named ``check:ID`` that begin with the check's sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from printkit import catalog
from printkit.contracts import Violation
from printkit.findings import MOST_ALIKE, Finding, Level
from printkit.kit import Kit
from printkit.models.check import KitCheck

PREFIX = "check:"
"""Before a check's id: the name of what it finds."""

MOST_COUNTED = 10_000
"""Findings of one check that are counted at all."""


def run(kit: Kit, only: str | None = None) -> Iterator[Finding]:
    """What the kit's checks find (``only``: of the one so named). What they name and the kit lacks: ``kit.faults``."""
    for check in kit.of("check"):
        name = f"{PREFIX}{check.id}"
        if only in (None, name):
            yield from (_finding(check, name, violation) for violation in _bounded(check, kit))


def word_of(check: KitCheck) -> str:
    """The word that says what a check asks."""
    return next(name for name, plug_in in catalog.checks().items() if plug_in.model is type(check))


def law(check: KitCheck) -> str:
    """The check's sentence with its source: 'every id is used once (rules, page 3)'."""
    about = check.about.rstrip(". ")
    return f"{about} ({check.source})" if check.source else about


def _bounded(check: KitCheck, kit: Kit) -> Iterator[Violation]:
    found = list(islice(catalog.checks()[word_of(check)].run(check, kit), MOST_COUNTED))
    more = len(found) - MOST_ALIKE
    yield from found[: MOST_ALIKE - 1 if more > 0 else MOST_ALIKE]
    if more > 0:
        last = found[MOST_ALIKE - 1]
        yield replace(last, message=f"{last.message}; {more} more are as wrong")


def _finding(check: KitCheck, name: str, violation: Violation) -> Finding:
    message = f"{law(check)}: {violation.message}"
    return Finding(Level(check.level), name, violation.span, message, check.fix or violation.fix)
