"""What is asked under each name that a finding may have: a rule's, one of reading, or a check's that a kit declares;
and what a kind or an element is, by the name that ``printkit list`` gives it."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from printkit import catalog
from printkit.contracts import Law
from printkit.files import read_text
from printkit.findings import Finding
from printkit.kit import Kit
from printkit.kit_checks import PREFIX, word_of
from printkit.models.base import Model
from printkit.models.check import KitCheck
from printkit.rule_page import read_rule_page, read_word_page
from printkit.shape_rules import SHAPE_RULES


def names(kit: Kit | None = None) -> tuple[str, ...]:
    """All names that law_of knows: rules, words of checks, findings of reading, and the kit's checks."""
    declared = [f"{PREFIX}{check.id}" for check in kit.of("check")] if kit else []
    return (*catalog.names("rules"), *catalog.checks(), *SHAPE_RULES, *declared)


def law_of(name: str, kit: Kit | None = None) -> Law:
    """What is asked under a name; ``check:ID`` is looked for in ``kit``. Raises KeyError for an unknown name."""
    if name in SHAPE_RULES:
        return Law(SHAPE_RULES[name], f"{name} (error): {SHAPE_RULES[name]}")
    for check in kit.of("check") if kit else ():
        if name == f"{PREFIX}{check.id}":
            return Law(check.about, _declared(check, kit))
    page = read_word_page(name) if name in catalog.checks() else read_rule_page(name)
    return Law(page.about, page.text().rstrip())


def things() -> dict[str, str]:
    """Kinds by their key in YAML and elements by name: what each is, its fields, and where they are explained."""
    told: dict[str, list[str]] = {}
    for kind in catalog.kinds().values():
        told.setdefault(kind.key, []).append(_told(f"{kind.key} (kind): {kind.about}", kind.model, kind.key))
    for name, element in catalog.elements().items():
        told.setdefault(name, []).append(_told(f"{name} (element): {element.about}", element.model, name))
    return {name: "\n\n".join(texts) for name, texts in told.items()}


def _told(head: str, model: type[Model], heading: str) -> str:
    fields = ", ".join(info.alias or name for name, info in model.model_fields.items())
    where = f"docs/kinds.md, '{heading}', says what each takes."
    return "\n".join((head, "", fill(f"Fields: {fields}.", 100, subsequent_indent="  "), "", where))


def laws_of(findings: Iterable[Finding], kit: Kit | None) -> dict[str, Law]:
    """The law of each name under which something was found."""
    return {name: law_of(name, kit) for name in sorted({finding.rule for finding in findings})}


def _declared(check: KitCheck, kit: Kit | None) -> str:
    """A declared check: its sentence, its source, and its own lines of YAML."""
    word = word_of(check)
    lines = [f"{PREFIX}{check.id} ({check.level}): {check.about}", ""]
    lines += [f"Source: {check.source}", ""] if check.source else []
    lines += [f"Declared at {check.span}:", "", *(f"    {line}" for line in _typed(check, kit)), ""]
    lines += [f"{word}: {catalog.checks()[word].about}. 'printkit explain {word}' says more."]
    return "\n".join(lines)


def _typed(check: KitCheck, kit: Kit | None) -> list[str]:
    """The lines of a definition as they were typed, moved to the left margin."""
    if kit is None:
        return []
    lines = read_text(kit.folder, check.span.file).splitlines()[check.span.line - 1 :]
    margin = check.span.column - 1
    more = next((n for n, line in enumerate(lines[1:], 1) if line[:margin].strip()), len(lines))
    return [line[margin:] for line in lines[:more] if line.strip()]
