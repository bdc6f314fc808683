"""Art that is not flat (gradients, masks, filters, text): made canonical, so that it can be nested and converted whole.

Canonical: UTF-8, SVG elements only, ids of its own, currentColor filled in, each text in one font family of the kit.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from printkit.colour import Colour
from printkit.drawing import Symbol, Vector
from printkit.flatart.reader import MOST_DRAWN, FlatArt, page
from printkit.flatart.style import StyleError, declared
from printkit.flatart.xml_tree import SVG, Node

_SILENT = frozenset({"metadata", "title", "desc", "style"})
_REFERENCE = re.compile(r"url\(\s*['\"]?#([^)'\"\s]+)['\"]?\s*\)")
_TEXTS = frozenset({"text", "tspan", "textPath"})
_ROOT_ONLY = frozenset({"width", "height", "viewBox", "x", "y", "preserveAspectRatio"})


class VectorError(ValueError):
    """Art that cannot be converted; ``node`` says where."""

    def __init__(self, message: str, node: Node) -> None:
        super().__init__(message)
        self.node = node


@dataclass(slots=True)
class _Writer:
    """Writes a tree anew; ``families`` (lower case to name) are the font families that its text may ask for."""

    prefix: str
    families: Mapping[str, str]
    letters: dict[str, set[str]]

    def element(self, node: Node, inherited: str = "", shell: Mapping[str, str] | None = None) -> str:
        """The element with all that is drawn in it; the root is given a ``shell`` in place of its own size."""
        family = self._family(node, inherited)
        attributes = self._attributes(node, family)
        if shell is not None:
            own = {name: value for name, value in attributes.items() if name not in _ROOT_ONLY}
            attributes = {**shell, **own}
        inside = node.text if node.tag in _TEXTS else ""
        if inside.strip() and not family:
            raise VectorError("text needs a font-family, one of the kit's", node)
        if family:
            self.letters.setdefault(family, set()).update(inside)
        out = [escape(inside)]
        for child in node.children:
            if child.namespace == SVG and child.tag not in _SILENT:
                out.append(self.element(child, family))
            if node.tag in _TEXTS:
                out.append(escape(child.tail))
                self.letters.setdefault(family, set()).update(child.tail)
        written = "".join(f" {name}={quoteattr(value)}" for name, value in attributes.items())
        return f"<{node.tag}{written}>{''.join(out)}</{node.tag}>"

    def _family(self, node: Node, inherited: str) -> str:
        try:
            own = declared(node.attributes)
        except StyleError as err:
            raise VectorError(f"<{node.tag}>: {err}", node) from None
        if "font" in own:
            raise VectorError("write font-family and font-size in place of font", node)
        if "font-family" not in own:
            return inherited
        asked = [name.strip().strip("'\"") for name in own["font-family"].split(",")]
        found = next((self.families[name.lower()] for name in asked if name.lower() in self.families), "")
        if not found and node.tag in _TEXTS:
            known = ", ".join(sorted(self.families.values()))
            raise VectorError(f"no font of the kit is of the family {asked[0]!r}; known: {known}", node)
        return found

    def _attributes(self, node: Node, family: str) -> dict[str, str]:
        out: dict[str, str] = {}
        for name, value in node.attributes.items():
            if name in ("class", "font-family"):
                continue
            if name == "id":
                out[name] = self.prefix + value
            elif name == "href":
                out[name] = f"#{self.prefix}{value[1:]}" if value.startswith("#") else value
            else:
                out[name] = _REFERENCE.sub(lambda found: f"url(#{self.prefix}{found[1]})", value)
        if "style" in out:
            kept = (part for part in out["style"].split(";") if part.partition(":")[0].strip() != "font-family")
            out["style"] = ";".join(kept)
        if family and node.tag in _TEXTS:
            out["font-family"] = family
        return out


def read_vector(root: Node, data: bytes, symbol_id: str, colour: Colour, families: Mapping[str, str]) -> FlatArt:
    """The art as a symbol of one Vector. ``root`` has passed printkit.flatart.screen; ``data`` is its file.

    Raises VectorError.
    """
    try:
        view, unit = page(root)
    except StyleError as err:
        raise VectorError(f"size of the picture: {err}", root) from None
    _bounded(root)
    writer = _Writer(f"v{hashlib.sha256(data + colour.encode()).hexdigest()[:10]}-", families, {})
    shown = " ".join(f"{value:g}" for value in view)
    shell = {"xmlns": SVG, "viewBox": shown, "preserveAspectRatio": "none", "color": colour}
    svg = writer.element(root, shell=shell).encode()
    x, y, width, height = (value * unit for value in view)
    box = (round(x), round(y), round(x + width), round(y + height))
    letters = tuple((name, "".join(sorted(used))) for name, used in sorted(writer.letters.items()) if name)
    mark = Vector(box[0], box[1], box[2] - box[0], box[3] - box[1], svg, letters)
    return FlatArt(Symbol(symbol_id, (mark,), box), (x, y, width, height))


def _bounded(root: Node) -> None:
    """No picture within a picture without end: what is drawn is counted through every reference."""
    named = {node.attributes["id"]: node for node in root.all() if "id" in node.attributes}
    counts: dict[int, int] = {}
    open_nodes: set[int] = set()

    def count(node: Node) -> int:
        if id(node) in open_nodes:
            raise VectorError(f"<{node.tag}> refers to itself", node)
        if id(node) not in counts:
            open_nodes.add(id(node))
            total = 1 + sum(map(count, (*node.children, *_referred(node, named))))
            open_nodes.discard(id(node))
            if total > MOST_DRAWN:
                raise VectorError(f"the art draws more than {MOST_DRAWN} elements", node)
            counts[id(node)] = total
        return counts[id(node)]

    count(root)


def _referred(node: Node, named: Mapping[str, Node]) -> Iterator[Node]:
    for name, value in node.attributes.items():
        targets = [value[1:]] if name == "href" and value.startswith("#") else _REFERENCE.findall(value)
        yield from (named[target] for target in targets if target in named)
