"""XML to a small tree that knows its lines. Entity bombs, external entities and outsize files are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.sax import SAXException, SAXParseException
from xml.sax.handler import ContentHandler

MOST_BYTES = 2_000_000
MOST_ELEMENTS = 20_000
MOST_DEPTH = 64
SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"


class XmlError(ValueError):
    """The file is no XML that printkit takes; ``line`` and ``column`` say where."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line, self.column = line, column


@dataclass(slots=True)
class Node:
    """An element: its local name, its namespace, its attributes (xlink:href as href), its children and its place.

    ``text`` stands before the first child, ``tail`` between the element's end and what follows it.
    """

    tag: str
    namespace: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list[Node] = field(default_factory=list)
    text: str = ""
    tail: str = ""

    def all(self) -> Iterator[Node]:
        """This element and all below it, in file order."""
        yield self
        for child in self.children:
            yield from child.all()


class _Builder(ContentHandler):
    def __init__(self) -> None:
        super().__init__()
        self.root: Node | None = None
        self._open: list[Node] = []
        self._count = 0
        self._place: Any = None

    def setDocumentLocator(self, locator: Any) -> None:  # noqa: N802 (SAX's own name)
        self._place = locator

    def startElementNS(self, name: Any, qname: str | None, attrs: Any) -> None:  # noqa: N802 (SAX's own name)
        line, column = self._place.getLineNumber() or 1, (self._place.getColumnNumber() or 0) + 1
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise XmlError(f"more than {MOST_ELEMENTS} elements", line, column)
        if len(self._open) >= MOST_DEPTH:
            raise XmlError(f"elements nested more than {MOST_DEPTH} deep", line, column)
        plain = {local: value for (space, local), value in attrs.items() if space is None}
        linked = {local: value for (space, local), value in attrs.items() if space == XLINK and local == "href"}
        node = Node(name[1], name[0] or "", {**linked, **plain}, line, column)
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node
        self._open.append(node)

    def characters(self, content: str) -> None:
        """Text before, between and behind children."""
        if not self._open:
            return
        node = self._open[-1]
        if node.children:
            node.children[-1].tail += content
        else:
            node.text += content

    def endElementNS(self, name: Any, qname: str | None) -> None:  # noqa: N802 (SAX's own name)
        self._open.pop()


def parse_xml(data: bytes) -> Node:
    """The root of an XML file. Raises XmlError."""
    from io import BytesIO

    from defusedxml.common import DefusedXmlException, ExternalReferenceForbidden
    from defusedxml.sax import make_parser

    if len(data) > MOST_BYTES:
        raise XmlError(f"the file holds {len(data):,} bytes; the limit is {MOST_BYTES:,}")
    builder = _Builder()
    parser = make_parser()
    parser.setFeature("http://xml.org/sax/features/namespaces", True)
    parser.setContentHandler(builder)
    try:
        parser.parse(BytesIO(data))
    except ExternalReferenceForbidden:
        raise XmlError("its DOCTYPE names another file: delete the line that begins with <!DOCTYPE") from None
    except DefusedXmlException:
        raise XmlError("entities are not allowed: delete what begins with <!DOCTYPE or <!ENTITY") from None
    except SAXParseException as err:
        line, column = err.getLineNumber() or 1, (err.getColumnNumber() or 0) + 1
        raise XmlError(f"not well-formed: {err.getMessage()}", line, column) from None
    except (SAXException, LookupError, ValueError) as err:
        if isinstance(err, XmlError):
            raise
        raise XmlError(f"not XML: {err}") from None
    if builder.root is None:
        raise XmlError("the file is empty")
    return builder.root
