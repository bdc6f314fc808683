"""PNG and JPEG: size from the header, and refusal before anything is decoded."""

from __future__ import annotations

import io
import struct
import zlib

import pytest
from PIL import Image

from printkit.flatart import raster
from printkit.flatart.raster import PictureError, TooLargeError, header_size, read_picture


def picture(kind: str, size: tuple[int, int] = (40, 30), **options: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "#D4402F").save(out, kind, **options)
    return out.getvalue()


def huge_png(width: int, height: int) -> bytes:
    """A few bytes that claim to be a picture of this size."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunk = b"IHDR" + header
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk))


@pytest.mark.parametrize(
    "data",
    [picture("PNG"), picture("JPEG"), picture("JPEG", progressive=True), picture("JPEG", comment=b"hello" * 99)],
    ids=["png", "jpeg", "progressive", "comment"],
)
def test_size_and_bytes_as_they_came(data: bytes) -> None:
    found = read_picture(data)
    assert (found.pixels, found.data) == ((40, 30), data)


def test_a_photograph_stored_on_its_side_is_refused() -> None:
    """Viewers differ on whether to turn it; a page must not."""
    exif = Image.Exif()
    exif[0x0112] = 6
    with pytest.raises(PictureError, match="stored turned \\(EXIF orientation 6\\)"):
        read_picture(picture("JPEG", exif=exif))


@pytest.mark.parametrize("size", [(40_000, 1), (1, 12_001), (10_000, 10_000)])
def test_too_large_is_refused_before_it_is_decoded(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: bytes) -> None:
        raise AssertionError("decoded")

    monkeypatch.setattr(raster, "_decode", never)
    with pytest.raises(TooLargeError, match=f"{size[0]:,} x {size[1]:,} pixels"):
        read_picture(huge_png(*size))


CUT = len(picture("JPEG")) // 3


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "neither PNG nor JPEG"),
        (b"GIF89a" + b"\0" * 40, "neither PNG nor JPEG"),
        (b"\x89PNG\r\n\x1a\n", "neither PNG nor JPEG"),
        (huge_png(0, 5), "the picture is empty"),
        (huge_png(5, 5), "cannot be decoded"),
        (picture("PNG")[:-30], "cannot be decoded"),
        (picture("PNG").replace(b"IHDR" + picture("PNG")[16:29], b"IHDR" + picture("PNG")[16:28] + b"\7"), "^[^<]*$"),
        (picture("JPEG")[:CUT], "before its size|cannot be decoded"),
        (b"\xff\xd8\xff\xe0\x00\x10" + b"\0" * 30, "header is broken"),
        (b"\xff\xd8\xff\xff", "before its size"),
    ],
    ids=[
        "empty",
        "gif",
        "stub",
        "no pixels",
        "no data",
        "short png",
        "bad crc",
        "short jpeg",
        "broken jpeg",
        "jpeg stub",
    ],
)
def test_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(PictureError, match=complaint):
        read_picture(data)


def test_a_jpeg_whose_segment_has_no_length_ends() -> None:
    with pytest.raises(PictureError):
        header_size(b"\xff\xd8\xff\xe0\x00\x00" * 20)
