"""Art named by a kit: found inside its folder, read once, kept. What is wrong with it is told where it was named."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from printkit.colour import BLACK, Colour
from printkit.files import FileRefusedError, read_bytes
from printkit.findings import Span
from printkit.flatart.art import read_art
from printkit.flatart.raster import Picture, PictureError, TooLargeError, read_picture
from printkit.flatart.reader import UNREADABLE, FlatArt
from printkit.kit import Kit

TOO_LARGE = "image-too-large"
MOST_BYTES = 40_000_000


def icon(kit: Kit, name: str, span: Span, colour: Colour = BLACK) -> FlatArt | None:
    """The SVG of that name, currentColor being ``colour``. None, with a fault noted, if it cannot be had.

    Flat art becomes outlines; art with gradients, masks, filters or text becomes one Vector, which is converted whole.
    """
    data = _bytes(kit, name, span)
    if data is None:
        return None
    key = ("icon", name, colour)
    if key not in kit.kept:
        tint = f"-{colour[1:].lower()}" if b"currentcolor" in data.lower() else ""
        slug = re.sub(r"[^a-z0-9]+", "-", str(PurePosixPath(name).with_suffix("")).lower()).strip("-")
        kit.kept[key] = read_art(data, name, slug + tint, kit.faults, colour, kit.fonts.faces())
    found = kit.kept[key]
    if isinstance(found, FlatArt) and not found.symbol.marks:
        kit.faults.error(UNREADABLE, span, f"{name} draws nothing", "draw something in it, or name another file")
        return None
    return found if isinstance(found, FlatArt) else None


def art_files(kit: Kit) -> dict[str, str]:
    """Id of each symbol that was drawn from an SVG of the kit so far, and the file's name."""
    return {art.symbol.id: key[1] for key, art in kit.kept.items() if isinstance(art, FlatArt)}


def picture(kit: Kit, name: str, span: Span) -> Picture | None:
    """The PNG or JPEG of that name. None, with a fault noted, if it cannot be had."""
    data = _bytes(kit, name, span)
    if data is None:
        return None
    key = ("picture", name)
    if key not in kit.kept:
        try:
            kit.kept[key] = read_picture(data)
        except PictureError as err:
            kit.kept[key] = err
    found = kit.kept[key]
    if isinstance(found, TooLargeError):
        kit.faults.error(TOO_LARGE, span, f"{name}: {found}", "scale it down")
    elif isinstance(found, PictureError):
        kit.faults.error(UNREADABLE, span, f"{name}: {found}", "save it again as PNG or JPEG")
    return found if isinstance(found, Picture) else None


def _bytes(kit: Kit, name: str, span: Span) -> bytes | None:
    key = ("bytes", name)
    if key not in kit.kept:
        try:
            kit.kept[key] = read_bytes(kit.folder, name, MOST_BYTES)
        except FileRefusedError as refused:
            kit.kept[key] = refused
    found = kit.kept[key]
    if isinstance(found, FileRefusedError):
        kit.faults.add(found.finding(span, name))
    return found if isinstance(found, bytes) else None
