"""What a picture file holds, ready to be passed on: compressed samples as they lie in the file wherever they can stay.

A PNG's rows stay packed as they are, a JPEG stays whole. Only what is interlaced or see-through is decoded: a PDF keeps
opacity apart from colour.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

_PNG = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 3: 1}
"""Samples a pixel by PNG colour type, of those without opacity: grey, RGB, palette."""
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG markers that begin with a frame's size."""
_ADOBE = b"\xff\xee\x00\x0eAdobe"


@dataclass(frozen=True, slots=True)
class Samples:
    """Packed samples: ``jpeg`` whole, else deflated rows, each begun by its PNG filter if ``filtered``."""

    pixels: tuple[int, int]
    channels: int
    """1 grey (or palette), 3 RGB, 4 CMYK."""
    bits: int
    data: bytes
    jpeg: bool = False
    filtered: bool = False
    palette: bytes = b""
    """RGB triples that the samples point at."""
    inverted: bool = False
    """0 is full ink: how Adobe writes CMYK."""
    opacity: Samples | None = None


@lru_cache(maxsize=256)
def samples(data: bytes) -> Samples:
    """The samples of a PNG or JPEG that printkit.flatart.raster let in. The same bytes are split once."""
    if not data.startswith(_PNG):
        return _jpeg(data)
    chunks = list(_chunks(data))
    head = dict(chunks)[b"IHDR"]
    width, height, bits, kind, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    names = {name for name, _ in chunks}
    if interlaced or kind not in _CHANNELS or b"tRNS" in names:
        return _decoded(data)
    rows = b"".join(body for name, body in chunks if name == b"IDAT")
    palette = next((body for name, body in chunks if name == b"PLTE"), b"") if kind == 3 else b""
    return Samples((width, height), _CHANNELS[kind], bits, rows, filtered=True, palette=palette)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_PNG)
    while at + 8 <= len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def _jpeg(data: bytes) -> Samples:
    at = 2
    while data[at + 1] not in _FRAMES:
        alone = data[at + 1] == 0x01 or 0xD0 <= data[at + 1] <= 0xD8
        padding = data[at + 1] == 0xFF
        at += 1 if padding else 2 if alone else 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    bits, height, width, channels = struct.unpack(">BHHB", data[at + 4 : at + 10])
    return Samples((width, height), channels, bits, data, jpeg=True, inverted=channels == 4 and _ADOBE in data[:at])


def _decoded(data: bytes) -> Samples:
    from io import BytesIO

    from PIL import Image

    with Image.open(BytesIO(data), formats=("PNG",)) as picture:
        see_through = picture.convert("RGBA")
    opacity = see_through.getchannel("A")
    solid = opacity.getextrema() == (255, 255)
    return _packed(see_through.convert("RGB"), 3, None if solid else _packed(opacity, 1))


def _packed(picture: Image, channels: int, opacity: Samples | None = None) -> Samples:
    return Samples(picture.size, channels, 8, zlib.compress(picture.tobytes(), 6), opacity=opacity)
