"""What the stages hand to each other, and what a plug-in is: Kind, Element, Rule, Scheme, Exporter, all on one page.

A plug-in is one file. It ends in one constant of the record below, and its file name is its name:
``KIND = Kind(...)`` in kinds/, ``ELEMENT = Element(...)`` in elements/, ``RULE = Rule(...)`` in rules/, ``SCHEME`` in
imposition/, ``EXPORTER`` in exporters/, ``CHECK`` in checks/, ``REPORT`` in reports/. printkit.catalog finds them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.drawing import Drawing, Mark, Matrix, apply
from printkit.findings import NOWHERE, Finding, Level, Span

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.models.base import Model

_QUARTERS = {90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
"""Cosine and sine of quarter turns, exact."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a face larger than the paper is cut into tiles: where the best cuts lie, and how far tiles overlap."""

    xs: tuple[tuple[int, ...], ...]
    """Places of upright cuts in the face's coordinates: sets of them, the best first, each ascending. Micrometres."""
    ys: tuple[tuple[int, ...], ...]
    """Places of level cuts."""
    overlap: int
    """Width of the strip that two neighbours share, at least."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One component as drawn: a front, maybe a back, how many copies are wanted, and how it is to be laid on sheets."""

    kind: str
    """'counter', 'mapsheet', ...: the plug-in that drew it."""
    id: str
    name: str
    front: Drawing
    back: Drawing | None = None
    copies: int = 1
    scheme: str = "one-up"
    """Imposition scheme that lays it on sheets."""
    batch: str = ""
    """Pieces of one scheme, batch and size are butted together; blocks of different batches keep apart."""
    section: str = ""
    """Bookmark under which its sheets are listed."""
    group: str = ""
    """Its line in the cover's list of parts; empty: its own name."""
    tiling: Tiling | None = None
    """Where the front may be cut, for scheme 'tiled'."""
    legend: Drawing | None = None
    """Drawn in the sheet's top margin outside the trim where there is room (the terrain key of a mapsheet)."""
    span: Span = NOWHERE
    safe: int = 600
    """Text and digits of a piece that is cut out keep this far inside its trim, in micrometres."""


@dataclass(frozen=True, slots=True)
class Crop:
    """The part of a face that one tile shows."""

    number: int
    """From 1, in the order of the tiles: the piece is counted by its first."""
    box: tuple[int, int, int, int]
    """x0, y0, x1, y1 in the face's coordinates."""
    marks: tuple[Mark, ...]
    """The face's marks that reach into the box (printkit.cropping)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One face on a sheet: its top left trim corner (micrometres), scale, turn (degrees, about the trim's centre)."""

    piece: Piece
    back: bool
    x: int
    y: int
    scale: float = 1.0
    turn: int = 0
    bleed: tuple[int, int, int, int] | None = None
    """How far the face may run beyond its trim on the left, top, right and bottom of the face itself, unscaled: nothing
    where it would lie on a neighbour. None: its drawing's bleed on all sides, and none of a crop."""
    crop: Crop | None = None
    """The part of the face that shows; None: all of it."""

    @property
    def face(self) -> Drawing:
        """The drawing that lies here."""
        drawing = self.piece.back if self.back else self.piece.front
        if drawing is None:
            raise ValueError(f"{self.piece.id} has no back to place")
        return drawing

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks that are drawn here."""
        return self.crop.marks if self.crop else self.face.marks

    @property
    def counts(self) -> bool:
        """Is this the place that a piece is counted by? Of one that is cut into tiles only the first is."""
        return not self.back and (self.crop is None or self.crop.number == 1)

    @property
    def window(self) -> tuple[int, int, int, int]:
        """What shows, in the face's own coordinates (x0, y0, x1, y1): trim or crop, and bleed. Exporters clip to it."""
        x0, y0, x1, y1 = self._trim
        left, top, right, bottom = self.bleed or ((0,) * 4 if self.crop else (self.face.bleed,) * 4)
        return x0 - left, y0 - top, x1 + right, y1 + bottom

    @property
    def _trim(self) -> tuple[int, int, int, int]:
        return self.crop.box if self.crop else (0, 0, self.face.width, self.face.height)

    @property
    def matrix(self) -> Matrix:
        """From the face's coordinates to the sheet's: scaled from (x, y), turned clockwise about the trim's centre."""
        if self.turn % 360 == 0:
            return self.scale, 0.0, 0.0, self.scale, float(self.x), float(self.y)
        angle = math.radians(self.turn)
        cos, sin = _QUARTERS.get(self.turn % 360, (math.cos(angle), math.sin(angle)))
        a, b = self.scale * cos, self.scale * sin
        half_w, half_h = self.face.width / 2, self.face.height / 2
        cx, cy = self.x + half_w * self.scale, self.y + half_h * self.scale
        return a, b, -b, a, cx - a * half_w + b * half_h, cy - b * half_w - a * half_h

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Bounds on the sheet of the trim, or of the tile's crop: x0, y0, x1, y1."""
        x0, y0, x1, y1 = self._trim
        corners = [apply(self.matrix, x, y) for x in (x0, x1) for y in (y0, y1)]
        xs, ys = zip(*corners, strict=True)
        return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper size in micrometres, portrait, and the margin that home printers cannot print."""

    name: str
    width: int
    height: int
    margin: int = 6350


PAPERS = {"letter": Paper("letter", 215_900, 279_400), "a4": Paper("a4", 210_000, 297_000)}
"""Papers by the word that the command line uses."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of one leaf: faces placed, guides (crop marks, ruler, folio) and boxes. Micrometres, y down."""

    paper: Paper
    label: str
    """Page label, printed and in the PDF: 'i', '1', '7b'."""
    title: str
    section: str
    placed: tuple[Placed, ...]
    guides: tuple[Mark, ...]
    """Marks of the sheet itself, in sheet coordinates, drawn after the faces and never over one."""
    back: bool = False
    trim: tuple[int, int, int, int] | None = None
    """x0, y0, x1, y1; None: the whole sheet (many pieces)."""
    bleed: tuple[int, int, int, int] | None = None
    upright: bool = False
    """The footer stands at the left side, since the pieces reach down to the bottom margin."""


@dataclass(frozen=True, slots=True)
class Request:
    """What the publisher asks of one build, beside the kit itself."""

    paper: Paper
    flip: str = "long"
    """'long': backs follow their fronts for a long-edge duplexer; 'none': fronts only."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A component kind: its key in YAML files, the model of one definition, and how definitions become pieces."""

    name: str
    key: str
    """Top-level YAML key that holds a list of definitions: 'mapsheets'."""
    model: type[Model]
    draw: Callable[[Any, Kit], Iterable[Piece]]
    """(definition, kit) to pieces. Faults that the picture shows are left for the rules, which read the marks."""
    about: str
    plural: str = ""
    """For the closing line of a build: '5 mapsheets'; empty: not counted there."""
    settle: Callable[[Any, Kit], Any] | None = None
    """(definition, whole kit) to the same definition with what it takes from other parts of the kit. Once, when all is
    read; what it names in vain goes to ``kit.faults``."""
    words: Callable[[], Mapping[str, Check]] | None = None
    """Each definition holds one of these words as a field, and the word's model reads it; None: ``model`` reads all."""


@dataclass(frozen=True, slots=True)
class Element:
    """A template part: the key that names it in YAML ('shape', 'text', 'icon'), its model, and how it becomes marks."""

    name: str
    model: type[Model]
    draw: Callable[[Any, Scene], Iterable[Mark]]
    about: str


@dataclass(frozen=True, slots=True)
class Scene:
    """What an element sees while it draws one face: the kit's means, the row's fields, the face's size in mm."""

    kit: Kit
    width: float
    height: float
    fields: Mapping[str, str] = field(default_factory=dict)
    """Values for {field} in text, art and colours."""
    spans: Mapping[str, Span] = field(default_factory=dict)
    """Where each field's value was typed, so that an overlong name is found in the table and not in the template."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """The template's own palette words, filled from the row; before those of the kit."""
    colour_spans: Mapping[str, Span] = field(default_factory=dict)
    """Where the cells were typed that such a word comes from."""
    bleed: float = 0.0
    """How far the face runs beyond its trim, in millimetres."""
    corner: float = 0.0
    """Radius to which the piece's corners are cut, in millimetres."""


@dataclass(frozen=True, slots=True)
class Violation:
    """What a rule's check yields: place, sentence, fix. The runner stamps level and rule name."""

    span: Span
    message: str
    fix: str = ""
    level: Level | None = None
    """Where breaches of one law differ: how bad this one is. None: as bad as the rule says."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """What rules look at: the kit, the pieces as drawn, and the sheets as imposed (of every paper asked for)."""

    kit: Kit
    pieces: tuple[Piece, ...]
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """A law: a sentence about it, the level of a breach, the check. The module's docstring has law, why, examples."""

    about: str
    check: Callable[[Inspection], Iterator[Violation]]
    level: Level = Level.ERROR
    whole: bool = False
    """It holds parts of the kit against each other, so it is not asked where some of them could not be read."""


@dataclass(frozen=True, slots=True)
class Check:
    """A word by which a kit declares a check of its own, such as ``unique``: the model that reads it, and its answer.

    The module's docstring has law, why, examples, as a rule's has.
    """

    about: str
    model: type[Model]
    """A models.check.KitCheck with a field of the word's name."""
    run: Callable[[Any, Kit], Iterator[Violation]]
    """(declared check, kit) to what it found. Names that the kit lacks are noted in ``kit.faults``."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A longer proof: it reports a table (``lines``, plain text) and whether it holds."""

    about: str
    run: Callable[[Inspection], ProofReport]


@dataclass(frozen=True, slots=True)
class ProofReport:
    """What a proof found: text table, verdict, and how it was shown ('exhaustive', 'exact' or 'seeded simulation')."""

    holds: bool
    method: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scheme:
    """An imposition scheme: pieces of one scheme to sheets, for one request. ``start`` numbers the leaves."""

    name: str
    impose: Callable[[tuple[Piece, ...], Kit, Request], Iterable[Sheet]]
    about: str


@dataclass(frozen=True, slots=True)
class Product:
    """Everything that exporters write out of one build."""

    kit: Kit
    pieces: tuple[Piece, ...]
    sheets: Mapping[str, tuple[Sheet, ...]]
    """By paper name."""


@dataclass(frozen=True, slots=True)
class Exporter:
    """A file format: yields (path relative to the kit's output folder, bytes). Pure: it touches no file."""

    name: str
    write: Callable[[Product], Iterator[tuple[str, bytes]]]
    about: str


@dataclass(frozen=True, slots=True)
class Law:
    """What a rule, or a check that a kit declares, asks: one line, and the whole explanation as plain text."""

    about: str
    help: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a report tells of one kit."""

    folder: Path
    name: str
    findings: tuple[Finding, ...]
    laws: Mapping[str, Law]
    """Of each rule that found something, by name."""


@dataclass(frozen=True, slots=True)
class Report:
    """A form in which the findings of a check are told: kits in, one text out."""

    about: str
    write: Callable[[Sequence[Outcome]], str]


__all__ = [
    "PAPERS",
    "Check",
    "Drawing",
    "Element",
    "Exporter",
    "Finding",
    "Inspection",
    "Kind",
    "Law",
    "Outcome",
    "Paper",
    "Piece",
    "Placed",
    "Product",
    "Proof",
    "ProofReport",
    "Report",
    "Request",
    "Rule",
    "Scene",
    "Scheme",
    "Sheet",
    "Tiling",
    "Violation",
]
