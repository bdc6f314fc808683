"""<style> in art: simple rules (``path``, ``.st0``, ``#moon``, ``path.st0``) written onto the elements that they style.

Drawing programs style by classes. After this no element needs its class, so that art of two files cannot meet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from printkit.flatart.style import StyleError
from printkit.flatart.xml_tree import SVG, Node

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r"(?P<tag>[A-Za-z][\w-]*|\*)?(?P<id>#[\w-]+)?(?P<classes>(\.[\w-]+)*)")


class Selector:
    """One simple selector."""

    def __init__(self, text: str) -> None:
        """Raises StyleError for a selector with combinators, attributes or states."""
        match = _SELECTOR.fullmatch(text)
        if not text or match is None:
            raise StyleError(f"selector {text!r} is more than an element, a class and an id")
        self.tag = (match["tag"] or "").replace("*", "")
        self.id = (match["id"] or "")[1:]
        self.classes = frozenset(filter(None, match["classes"].split(".")))
        self.weight = (bool(self.id), len(self.classes), bool(self.tag))

    def suits(self, node: Node) -> bool:
        """Does it select this element?"""
        own = node.attributes
        return (
            self.tag in ("", node.tag)
            and self.id in ("", own.get("id", ""))
            and self.classes <= {*own.get("class", "").split()}
        )


def dissolve(root: Node) -> None:
    """Write every rule onto its elements, as ``style`` before their own, and take the sheets out. Raises StyleError."""
    rules = [rule for sheet in _sheets(root) for rule in _rules(sheet.text + "".join(c.tail for c in sheet.children))]
    if not rules:
        return
    rules.sort(key=lambda rule: rule[0].weight)
    for node in root.all():
        styles = [text for selector, text in rules if selector.suits(node)]
        if styles:
            node.attributes["style"] = ";".join([*styles, node.attributes.get("style", "")]).strip(";")
    for node in root.all():
        node.children = [child for child in node.children if child.tag != "style"]


def _sheets(root: Node) -> Iterator[Node]:
    return (node for node in root.all() if node.tag == "style" and node.namespace == SVG)


def _rules(text: str) -> Iterator[tuple[Selector, str]]:
    plain = _COMMENT.sub(" ", text)
    if _RULE.sub("", plain).strip():
        raise StyleError("<style> holds more than plain rules")
    for match in _RULE.finditer(plain):
        for one in match[1].split(","):
            yield Selector(one.strip()), match[2].strip().strip(";")
