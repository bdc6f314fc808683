"""What a plug-in is, and what it is given: Kind, Element, Rule, Check, Proof, Scheme, Exporter, Report, on one page.

A plug-in is one file. It ends in one constant of the record below, and its file name is its name:
``KIND = Kind(...)`` in kinds/, ``ELEMENT = Element(...)`` in elements/, ``RULE = Rule(...)`` in rules/, ``SCHEME`` in
imposition/, ``EXPORTER`` in exporters/, ``CHECK`` in checks/, ``REPORT`` in reports/. printkit.catalog finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.drawing import Mark
from printkit.findings import Finding, Level, Span
from printkit.pieces import Piece
from printkit.sheets import Request, Sheet
from printkit.tally import Tally

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.models.base import Model


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
    making: str = ""
    """How its printed pages become pieces, for the page on assembly of a kit that does not say it itself; may be marked
    up. Empty: there is nothing to do."""
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
    within: tuple[str, ...] = ()
    """The templates whose faces are being drawn, the outermost first: a face may show others, but never itself."""
    tally: Tally | None = None
    """How much was drawn of the face so far; None: nothing yet."""


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
    """An imposition scheme: pieces of one scheme to sheets, for one request."""

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
