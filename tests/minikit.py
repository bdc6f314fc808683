"""A small kit on disk for tests: fonts, colours and a plain template, plus whatever files a test adds."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

KIT = """\
kit: mini
title: Mini
version: "1"
players: "2"
minutes: "10"
age: "8"
include: [{include}]
fonts:
  display: Barlow Condensed ExtraBold
  label: Barlow Condensed Medium
  name: Barlow Condensed SemiBold
  body: Source Sans Pro Regular
  body-bold: Source Sans Pro Semibold
  body-italic: Source Sans Pro Italic
colours:
  ink: "#1E2230"
  paper: "#FBF8F1"
  ground: "#F5F3EE"
  red: "#D4402F"
"""

TEMPLATES = """\
templates:
  - id: plain
    width: 1/2in
    height: 1/2in
    elements:
      - shape: rect
        width: 12.7mm
        height: 12.7mm
        fill: paper
        role: background
      - text: "{name}"
        name: name
        x: 6.35mm
        y: 6.35mm
        font: name
        size: 6pt
        floor: 5pt
        room: 11mm
        align: middle
        colour: ink
"""


def _photo() -> bytes:
    """A grey PNG of 300 x 300 pixels."""
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", 300, 300, 8, 0, 0, 0, 0)),
        (b"IDAT", zlib.compress((b"\0" + b"\x99" * 300) * 300)),
        (b"IEND", b""),
    )
    packed = (struct.pack(">I", len(b)) + t + b + struct.pack(">I", zlib.crc32(t + b)) for t, b in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


PHOTO = _photo()
"""Lies in every mini kit as art/photo.png."""


def write_kit(folder: Path, files: dict[str, str | bytes], kit: str | None = None, templates: bool = True) -> Path:
    """Write kit.yaml, the plain template and ``files`` (all included, in order) under ``folder``; return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in files if name.endswith((".yaml", ".csv", ".xlsx"))]
    if templates:
        (folder / "templates.yaml").write_text(TEMPLATES, encoding="utf-8")
        names.insert(0, "templates.yaml")
    photo = folder / "art" / "photo.png"
    photo.parent.mkdir(exist_ok=True)
    photo.write_bytes(PHOTO)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    if "kit.yaml" not in files:
        (folder / "kit.yaml").write_text(kit or KIT.format(include=", ".join(names)), encoding="utf-8")
    return folder


def example_files(text: str) -> dict[str, str]:
    """The files of a rule's example: one example.yaml, or several split by '# file: NAME' lines."""
    files: dict[str, str] = {}
    name = "example.yaml"
    for line in text.splitlines(keepends=True):
        if line.startswith("# file: "):
            name = line.removeprefix("# file: ").strip()
            continue
        files[name] = files.get(name, "") + line
    return {name: body for name, body in files.items() if body.strip()}
