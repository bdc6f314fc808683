"""What no art may hold: scripts, events, motion, links out of the file. Looked for before any library sees it."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator

from printkit.flatart.raster import PictureError, read_picture
from printkit.flatart.xml_tree import SVG, Node

_FORBIDDEN = {
    "script": "scripts are refused",
    "foreignObject": "<foreignObject> is refused: art is SVG throughout",
    "font-face": "fonts in art are refused: use those of the kit",
    "animate": "art that moves is refused",
    "animateMotion": "art that moves is refused",
    "animateTransform": "art that moves is refused",
    "set": "art that moves is refused",
}
_LINK = re.compile(r"url\(\s*['\"]?\s*(?!#)", re.IGNORECASE)
_EMBEDDED = re.compile(r"data:image/(png|jpeg|jpg);base64,(?P<data>[A-Za-z0-9+/=\s]*)")


def refused(root: Node) -> Iterator[tuple[Node, str]]:
    """Every element that must not be there, and why."""
    for node in root.all():
        if node.tag in _FORBIDDEN:
            yield node, _FORBIDDEN[node.tag]
        for name, value in node.attributes.items():
            if name.startswith("on"):
                yield node, f"event handler {name} of <{node.tag}> is refused"
            elif name == "href" and not value.startswith("#"):
                yield from _link(node, value)
            elif _LINK.search(value):
                yield node, f"link in {name} of <{node.tag}> is refused: art holds all that it shows"
        if node.tag == "style" and node.namespace == SVG and ("@" in node.text or _LINK.search(node.text)):
            yield node, "@ rules and links in <style> are refused: art holds all that it shows"


def _link(node: Node, value: str) -> Iterator[tuple[Node, str]]:
    """Only an image may hold a picture, within the file and within the limits of any picture."""
    embedded = _EMBEDDED.fullmatch(value.strip()) if node.tag == "image" else None
    if embedded is None:
        yield node, f"link of <{node.tag}> to {value[:40]!r} is refused: art holds all that it shows"
        return
    try:
        read_picture(base64.b64decode(embedded["data"]))
    except (PictureError, binascii.Error) as err:
        yield node, f"the picture in <{node.tag}> is refused: {err}"
