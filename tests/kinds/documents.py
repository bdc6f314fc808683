"""Documents and charts drawn from YAML text, and what their faces say."""

from __future__ import annotations

from pathlib import Path

from printkit import catalog
from printkit.drawing import Drawing, Text, apply, walk
from printkit.load import load
from printkit.pieces import Piece
from tests.minikit import write_kit


def draw(folder: Path, kind: str, files: dict[str, str | bytes]) -> tuple[list[Piece], list[str]]:
    """The pieces of every definition of a kind, and what reading and drawing found."""
    kit, findings = load(write_kit(folder, files), catalog.kinds(), catalog.elements())
    assert kit is not None
    pieces = [piece for made in kit.of(kind) for piece in catalog.kinds()[kind].draw(made, kit)]
    return pieces, [str(finding) for finding in (*findings, *kit.faults.findings)]


def texts(face: Drawing) -> list[tuple[str, Text, float, float]]:
    """Every text mark as (name, mark, x, y) in millimetres on the face, in drawing order."""
    out = []
    for seen in walk(face.marks):
        if isinstance(seen.mark, Text):
            x, y = apply(seen.matrix, seen.mark.x, seen.mark.y)
            out.append((seen.mark.name, seen.mark, x / 1000, y / 1000))
    return out


def words(pieces: list[Piece], names: tuple[str, ...] = ("",)) -> list[str]:
    """The words of marks with these names over all pages, in drawing order."""
    return [
        word
        for piece in pieces
        for name, mark, _, _ in texts(piece.front)
        if name in names
        for word in mark.text.split()
    ]


def listing(face: Drawing) -> str:
    """A face as text: one line a mark, 'x y size name text', for golden files."""
    return "".join(
        f"{x:7.2f} {y:7.2f} {mark.size / 352.778:5.1f} {name or '-':12} {mark.text}\n"
        for name, mark, x, y in texts(face)
    )
