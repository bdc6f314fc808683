"""Elements drawn from YAML text, as a designer writes them, on a half-inch face of the mini kit."""

from __future__ import annotations

from pathlib import Path

from printkit import catalog
from printkit.drawing import Drawing, Mark
from printkit.faces import layout
from printkit.findings import NOWHERE, Span
from printkit.kit import Kit
from printkit.load import load
from tests.minikit import write_kit

HEAD = "templates:\n  - id: face\n    width: 1/2in\n    height: 1/2in\n    bleed: 1mm\n    elements:\n"


def kit_of(folder: Path, files: dict[str, str | bytes]) -> tuple[Kit, list[str]]:
    """A mini kit with these files, and what its reading found."""
    kit, findings = load(write_kit(folder, files), catalog.kinds(), catalog.elements())
    assert kit is not None
    return kit, [str(finding) for finding in findings]


def face_of(folder: Path, elements: str, fields: dict[str, str] | None = None) -> tuple[Drawing, list[str]]:
    """The face of these elements (lines of YAML) for a row of these fields, and what reading and drawing found."""
    body = HEAD + "".join(f"      {line}\n" for line in elements.splitlines())
    kit, findings = kit_of(folder, {"face.yaml": body})
    made = layout(kit, "face", NOWHERE)
    assert made is not None
    row = fields or {}
    drawn = made.draw(kit, row, {name: Span("row.csv", 2, number) for number, name in enumerate(row, 1)}, "Title")
    return drawn, findings + [str(fault) for fault in kit.faults.findings]


def only(face: Drawing) -> Mark:
    """Its one mark."""
    (mark,) = face.marks
    return mark
