"""PNG and JPEG: kind and size from the header alone, so that a picture too large is refused before it is decoded."""

from __future__ import annotations

import struct
import warnings
from dataclasses import dataclass

LONGEST_SIDE = 12_000
"""Pixels: 40 inches at 300 to the inch."""
MOST_PIXELS = 60_000_000
_ORIENTATION = 0x0112
"""EXIF tag: how a camera was held. 1 is upright."""
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG markers that begin with a frame's size."""


class PictureError(ValueError):
    """The bytes are no picture that printkit takes."""


class TooLargeError(PictureError):
    """The picture has more pixels than any print needs."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it came, and its size in pixels."""

    data: bytes
    pixels: tuple[int, int]


def read_picture(data: bytes) -> Picture:
    """Check a PNG or JPEG: header, size, then that it decodes. Raises PictureError or TooLargeError."""
    width, height = header_size(data)
    if max(width, height) > LONGEST_SIDE or width * height > MOST_PIXELS:
        limit = f"{LONGEST_SIDE:,} a side and {MOST_PIXELS // 1_000_000} million in all"
        raise TooLargeError(f"{width:,} x {height:,} pixels; the limit is {limit}")
    if not width or not height:
        raise PictureError("the picture is empty")
    _decode(data)
    return Picture(data, (width, height))


def header_size(data: bytes) -> tuple[int, int]:
    """Width and height in pixels, without decoding. Raises PictureError."""
    if data.startswith(_PNG) and data[12:16] == b"IHDR" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(_JPEG):
        return _jpeg_size(data)
    raise PictureError("neither PNG nor JPEG")


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(data):
        if data[at] != 0xFF:
            raise PictureError("the JPEG header is broken")
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _FRAMES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        elif marker == 0x01 or 0xD0 <= marker <= 0xD8:
            at += 2
        else:
            at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    raise PictureError("the JPEG ends before its size")


def _decode(data: bytes) -> None:
    from io import BytesIO

    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as picture:
                picture.load()
                turned = picture.getexif().get(_ORIENTATION, 1)
    except UnidentifiedImageError:  # its own words hold an address, which is another one in each run
        raise PictureError("cannot be decoded: its data is damaged") from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError, Image.DecompressionBombWarning) as err:
        raise PictureError(f"cannot be decoded: {err}") from None
    if turned != 1:
        raise PictureError(f"is stored turned (EXIF orientation {turned}), which programs do not show alike")
