"""SVG art of a kit, by the first of two readers that can: outlines where it is flat, else one picture whole."""

from __future__ import annotations

from printkit.colour import BLACK, Colour
from printkit.drawing import Vector
from printkit.findings import Faults, Span
from printkit.flatart.reader import NOT_FLAT, UNREADABLE, FlatArt, read_flat
from printkit.flatart.screen import refused
from printkit.flatart.style import StyleError
from printkit.flatart.stylesheet import dissolve
from printkit.flatart.typeset import TypesetError, pdf_page
from printkit.flatart.vector import VectorError, read_vector
from printkit.flatart.xml_tree import Node, XmlError, parse_xml
from printkit.fonts import Font

UNSAFE = "art-unsafe"
"""The rule that art with a script, an event or a link out of its file breaks."""


def read_art(
    data: bytes, file: str, symbol_id: str, faults: Faults, colour: Colour = BLACK, fonts: tuple[Font, ...] = ()
) -> FlatArt | None:
    """Read one SVG file; ``colour`` is what currentColor means, ``fonts`` are those in which it may write.

    Art that is not flat is converted at once, so that what the converter cannot draw is told here. None if anything
    was refused: ``faults`` says what, at its line of the file.
    """

    def at(place: Node) -> Span:
        return Span(file, place.line, place.column)

    try:
        root = parse_xml(data)
    except XmlError as err:
        faults.error(UNREADABLE, Span(file, err.line, err.column), f"{file}: {err}", "save it again as plain SVG")
        return None
    unsafe = list(refused(root))
    for node, message in unsafe:
        faults.error(UNSAFE, at(node), message, "save it again as plain SVG without it")
    if unsafe:
        return None
    try:
        dissolve(root)
    except StyleError as err:
        faults.error(UNREADABLE, at(root), f"{file}: {err}", "save it again as plain SVG, styled by attributes")
        return None
    told = Faults()
    flat = read_flat(root, file, symbol_id, told, colour)
    if flat is not None or any(fault.rule != NOT_FLAT for fault in told.findings):
        for fault in told.findings:
            faults.add(fault)
        return flat
    families = {font.style.family.lower(): font.style.family for font in fonts}
    try:
        whole = read_vector(root, data, symbol_id, colour, families)
        for mark in whole.symbol.marks:
            if isinstance(mark, Vector):
                pdf_page(mark, fonts)
    except VectorError as err:
        faults.error(UNREADABLE, at(err.node), f"{file}: {err}", "convert text to paths in the drawing program")
        return None
    except TypesetError as err:
        faults.error(UNREADABLE, at(root), f"{file}: {err}", "save it again as plain SVG")
        return None
    return whole
