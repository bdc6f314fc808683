"""A heading that is referred to is one heading.

Law: the ids of headings are unique among all documents of a kit, and so are the letters before their numbers.
Why: {section:cargo} leads to one of two headings, and of two rules R3 players read the wrong one.

Bad::

    pages:
      - {id: one, title: One, prefix: R, blocks: [{heading: Cargo, id: cargo}, {text: Words.}]}
      - {id: two, title: Two, prefix: R, blocks: [{heading: Crew, id: cargo}, {text: Words.}]}

Good::

    pages:
      - {id: one, title: One, prefix: R, blocks: [{heading: Cargo, id: cargo}, {text: Words.}]}
      - {id: two, title: Two, prefix: S, blocks: [{heading: Crew, id: crew}, {text: Words.}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.findings import Span
from printkit.models.page import Heading


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each id or letter that an earlier heading or document has."""
    first: dict[tuple[str, str], Span] = {}
    for what, word, span in _named(inspection):
        if word and (earlier := first.setdefault((what, word), span)) is not span:
            yield Violation(span, f"{what} {word!r} is taken already, at {earlier}", "give one of the two another")


def _named(inspection: Inspection) -> Iterator[tuple[str, str, Span]]:
    for document in inspection.kit.of("page"):
        yield "prefix", document.prefix, document.span_of("prefix")
        for block in document.blocks:
            if isinstance(block, Heading):
                yield "heading id", block.id, block.span_of("id")


RULE = Rule("ids of headings and prefixes of documents are unique", check)
