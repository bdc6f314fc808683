"""Art named by a kit: found inside its folder, read once, kept. What is wrong with it is told where it was named."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from printkit.colour import BLACK, Colour
from printkit.findings import Faults, Span, did_you_mean
from printkit.flatart.raster import Picture, PictureError, TooLargeError, read_picture
from printkit.flatart.reader import UNREADABLE, FlatArt, read_flat
from printkit.kit import Kit

MISSING = "art-missing"
OUTSIDE = "outside-kit"
TOO_LARGE = "image-too-large"
MOST_BYTES = 40_000_000


def icon(kit: Kit, name: str, span: Span, colour: Colour = BLACK) -> FlatArt | None:
    """The flat SVG of that name, currentColor being ``colour``. None, with a fault noted, if it cannot be had."""
    data = _bytes(kit, name, span)
    if data is None:
        return None
    key = ("icon", name, colour)
    if key not in kit.kept:
        tint = f"-{colour[1:].lower()}" if b"currentcolor" in data.lower() else ""
        slug = re.sub(r"[^a-z0-9]+", "-", str(PurePosixPath(name).with_suffix("")).lower()).strip("-")
        kit.kept[key] = read_flat(data, name, slug + tint, kit.faults, colour)
    found = kit.kept[key]
    return found if isinstance(found, FlatArt) else None


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
    if isinstance(found, PictureError):
        large = isinstance(found, TooLargeError)
        rule, fix = (TOO_LARGE, "scale it down") if large else (UNREADABLE, "save it again as PNG or JPEG")
        kit.faults.error(rule, span, f"{name}: {found}", fix)
    return found if isinstance(found, Picture) else None


def _bytes(kit: Kit, name: str, span: Span) -> bytes | None:
    path = _inside(kit.folder, name, span, kit.faults)
    if path is None:
        return None
    key = ("bytes", name)
    if key not in kit.kept:
        try:
            size = path.stat().st_size
            kit.kept[key] = path.read_bytes() if size <= MOST_BYTES else TooLargeError(f"{size:,}")
        except OSError as err:
            kit.kept[key] = err
    found = kit.kept[key]
    if isinstance(found, bytes):
        return found
    if isinstance(found, TooLargeError):
        kit.faults.error(TOO_LARGE, span, f"{name} holds {found} bytes; the limit is {MOST_BYTES:,}", "scale it down")
    elif isinstance(found, FileNotFoundError | NotADirectoryError):
        near = [file.relative_to(kit.folder).as_posix() for file in sorted(path.parent.glob(f"*{path.suffix}"))]
        kit.faults.error(MISSING, span, f"there is no file {name!r} in the kit", did_you_mean(name, near))
    else:
        why = found.strerror if isinstance(found, OSError) else found
        kit.faults.error(UNREADABLE, span, f"{name} cannot be read: {why}", "is it a file?")
    return None


def _inside(folder: Path, name: str, span: Span, faults: Faults) -> Path | None:
    """The file's path, if it lies in the kit, links followed."""
    pure = PurePosixPath(name)
    fault = ""
    if not name or "\0" in name or len(name) > 255:
        faults.error(MISSING, span, f"{name[:40]!r} names no file", "write a path such as art/moon.svg")
        return None
    if pure.is_absolute() or "\\" in name or re.match(r"[A-Za-z]:|[a-z]+://", name):
        fault = "is not a path within the kit"
    elif ".." in pure.parts:
        fault = "climbs out of the kit"
    else:
        try:
            if not (folder / pure).resolve().is_relative_to(folder.resolve()):
                fault = "leads out of the kit by a link"
        except (OSError, RuntimeError):
            fault = "leads in a circle"
    if fault:
        faults.error(OUTSIDE, span, f"{name!r} {fault}", "copy the file into the kit's folder and name it from there")
        return None
    return folder / pure
