"""What the included files of a kit define: tables, styles, templates and the definitions of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING, Any

from printkit.csv_table import read_csv
from printkit.files import FileRefusedError, read_bytes, read_text
from printkit.findings import KIT_FILE, NOWHERE, Finding, Span, did_you_mean, error
from printkit.models.base import Model, SpannedDict, SpannedList
from printkit.models.style import Style
from printkit.models.table import TableDefinition
from printkit.models.template import Template
from printkit.source import read_yaml
from printkit.stock import STOCK, stock_files
from printkit.tables import Table
from printkit.validate import Reader
from printkit.worded import read_worded
from printkit.yaml_table import read_rows

if TYPE_CHECKING:
    from printkit.contracts import Kind

STYLES = "styles"
"""The key whose definitions are read before all others."""


def read_yaml_file(folder: Path, name: str, asked: Span) -> tuple[Any, tuple[Finding, ...]]:
    """The data of one YAML file of the kit, asked for at ``asked``; None, and why, where it cannot be read."""
    try:
        text = read_text(folder, name)
    except FileRefusedError as refused:
        return None, (refused.finding(asked, name),)
    return _read_yaml_text(text, name)


def _read_yaml_text(text: str, name: str) -> tuple[Any, tuple[Finding, ...]]:
    data, findings = read_yaml(text, name)
    if data is None and not findings:
        return None, (error("empty-file", Span(name), "the file holds comments only", "write something in it"),)
    return data, findings


class Contents:
    """What the included files define, gathered file by file: first the styles, which other definitions wear."""

    def __init__(self, folder: Path, kinds: Mapping[str, Kind], reader: Reader) -> None:
        self.findings: list[Finding] = []
        self.tables: dict[str, Table] = {}
        self.templates: dict[str, Template] = {}
        self.lacking: set[str] = set()
        """Kinds of which a definition, or a whole file that may hold some, could not be read."""
        self._folder, self._kinds, self._reader = folder, kinds, reader
        self._by_key = {kind.key: kind for kind in kinds.values()}
        self._definitions: dict[str, list[Model]] = {}
        self._waiting: list[Callable[[], None]] = []
        self._wants_stock = False
        self._files = {PurePosixPath(KIT_FILE): NOWHERE}
        self._first: dict[tuple[str, str], Span] = {}

    def definitions(self) -> dict[str, tuple[Model, ...]]:
        """Kind name to definitions, kinds in the order in which the files first name them."""
        return {name: tuple(made) for name, made in self._definitions.items()}

    def include(self, name: str, asked: Span) -> None:
        """Open one file that kit.yaml includes at ``asked``, and keep it for ``read``."""
        path = PurePosixPath(normpath(name))
        if path in self._files:
            self._fault("included-twice", asked, f"{name!r} is included already", "take one of the two out")
            return
        self._files[path] = asked
        if path.suffix in (".yaml", ".yml"):
            self._open_yaml(name, asked)
        elif path.suffix in _TABLES:
            self._waiting.append(partial(_TABLES[path.suffix], self, name, asked))
        else:
            message = f"{name!r} is neither .yaml nor .csv nor .xlsx"
            self._fault("file-type", asked, message, "include .yaml, .csv and .xlsx files")

    def read(self) -> None:
        """Read what was opened, in order; then printkit's stock of templates if a file speaks of them."""
        for read in self._waiting:
            read()
        named = (getattr(made, "template", "") for each in self._definitions.values() for made in each)
        if self._wants_stock or any(str(name).startswith(STOCK) for name in named):
            for name, text in stock_files():
                self._take_file(_read_yaml_text(text, name)[0], name)

    def _open_yaml(self, name: str, asked: Span) -> None:
        try:
            text = read_text(self._folder, name)
        except FileRefusedError as refused:
            self.findings.append(refused.finding(asked, name))
            self.lacking |= self._kinds.keys()
            return
        data, findings = _read_yaml_text(text, name)
        self.findings.extend(findings)
        self._wants_stock |= STOCK in text
        if data is None:
            self.lacking |= self._kinds.keys()
        else:
            self._waiting.append(partial(self._take_file, data, name))
        if isinstance(data, SpannedDict) and STYLES in data:
            for style in self._items(self._read_style, "style", data[STYLES], data.spans[STYLES]):
                self._reader.styles.add(style["id"], style)

    def _read_style(self, item: SpannedDict) -> SpannedDict | None:
        """A style stays as it was typed: the part that wears it reads it."""
        return item if self._reader.read(Style, item) is not None else None

    def _fault(self, rule: str, span: Span, message: str, fix: str = "") -> None:
        self.findings.append(error(rule, span, message, fix))

    def _take_csv(self, name: str, asked: Span) -> None:
        try:
            text = read_text(self._folder, name)
        except FileRefusedError as refused:
            self.findings.append(refused.finding(asked, name))
            return
        table, findings = read_csv(text, name, PurePosixPath(name).stem)
        self.findings.extend(findings)
        if table is not None and self._is_new("table", table.id, Span(name)):
            self.tables[table.id] = table

    def _take_workbook(self, name: str, asked: Span) -> None:
        from printkit.workbook import read_workbook

        try:
            data = read_bytes(self._folder, name)
        except FileRefusedError as refused:
            self.findings.append(refused.finding(asked, name))
            return
        tables, findings = read_workbook(data, name)
        self.findings.extend(findings)
        for table in tables:
            if self._is_new("table", table.id, table.span):
                self.tables[table.id] = table

    def _take_file(self, data: Any, name: str) -> None:
        known = ("tables", "templates", STYLES, *self._by_key)
        if not isinstance(data, SpannedDict):
            fix = f"write 'key: [...]' lines with the keys {', '.join(known)}"
            self._fault("bad-value", Span(name), "an included file is a mapping", fix)
            return
        for key, items in data.items():
            if key == STYLES:
                continue
            if key == "tables":
                for definition in self._items(self._reads(TableDefinition), "table", items, data.spans[key]):
                    self.tables[definition.id], findings = read_rows(definition)
                    self.findings.extend(findings)
            elif key == "templates":
                for template in self._items(self._reads(Template), "template", items, data.spans[key]):
                    self.templates[template.id] = template
            elif key in self._by_key:
                kind = self._by_key[key]
                made = self._definitions.setdefault(kind.name, [])
                made.extend(self._items(self._reads(kind), kind.name, items, data.spans[key]))
            else:
                self._fault("unknown-field", data.key_spans[key], f"unknown key {key!r}", did_you_mean(key, known))

    def _reads(self, what: type[Model] | Kind) -> Callable[[SpannedDict], Any]:
        """How one definition is read: by its model, or by the model of the word that it holds."""
        if isinstance(what, type):
            return partial(self._reader.read, what)
        if what.words:
            return partial(read_worded, self._reader, what.name, what.words())
        return partial(self._reader.read, what.model)

    def _items(self, read: Callable[[SpannedDict], Any], what: str, items: Any, place: Span) -> Iterator[Any]:
        """The definitions of a list that read and have an id of their own; the findings of the others are noted."""
        if not isinstance(items, SpannedList):
            self._fault("bad-value", place, f"expected a list of {what}s", "begin each definition with '- id: ...'")
            return
        for item, span in zip(items, items.spans, strict=True):
            if not isinstance(item, SpannedDict):
                self._fault("bad-value", span, f"a {what} is a mapping", "write '- id: ...' and its fields below")
                continue
            own_id = item.get("id")
            is_new = not isinstance(own_id, str) or self._is_new(what, own_id, item.spans["id"])
            made = read(item)
            if made is None:
                self.lacking.add(what)
            elif is_new:
                yield made

    def _is_new(self, what: str, own_id: str, span: Span) -> bool:
        """Is the id new among its like? If not, that is told, with the place of the first."""
        first = self._first.setdefault((what, own_id), span)
        if first is not span:
            self._fault("duplicate-id", span, f"{what} {own_id!r} is already defined at {first}", "give it another id")
        return first is span


_TABLES: Mapping[str, Callable[[Contents, str, Span], None]] = {
    ".csv": Contents._take_csv,
    ".xlsx": Contents._take_workbook,
}
"""Files that are tables, by the end of their names."""
