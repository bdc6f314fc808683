"""Reading a kit: kit.yaml, its files in order, each definition by its kind. All that is wrong is told in one run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.contents import Contents, read_yaml_file
from printkit.files import unlisted_tables
from printkit.findings import KIT_FILE, NOWHERE, Finding, Span, error, in_order
from printkit.kit import Kit
from printkit.kit_file import read_kit_info
from printkit.load_fonts import open_fonts
from printkit.models.base import SpannedDict
from printkit.settling import settled
from printkit.validate import Reader

if TYPE_CHECKING:
    from printkit.contracts import Element, Kind

Loaded = tuple[Kit | None, tuple[Finding, ...]]


def load(folder: Path, kinds: Mapping[str, Kind], elements: Mapping[str, Element]) -> Loaded:
    """The kit in ``folder``, read with these kinds and elements (printkit.catalog has them), and the findings by place.

    The kit is None only where kit.yaml cannot be read. What is faulty is left out of the kit and told in a finding;
    nothing that a file may hold raises.
    """
    reader = Reader(elements)
    data, findings = read_yaml_file(folder, KIT_FILE, NOWHERE)
    if not isinstance(data, SpannedDict):
        if not findings:
            findings = (error("bad-value", Span(KIT_FILE), "kit.yaml is not a mapping", "write 'key: value' lines"),)
        return None, findings
    info = read_kit_info(data, reader)
    contents = Contents(folder, kinds, reader)
    contents.findings.extend(findings)
    for number, name in enumerate(info.include):
        contents.include(name, info.span_of("include", number))
    contents.read()
    fonts, unfound = open_fonts(folder, info)
    lacking = frozenset(contents.lacking)
    left = unlisted_tables(folder, info.include)
    kit = Kit(folder, info, contents.definitions(), contents.tables, contents.templates, fonts, lacking, left)
    kit = _settled(kit, kinds)
    return kit, in_order([*contents.findings, *reader.findings, *unfound])


def _settled(kit: Kit, kinds: Mapping[str, Kind]) -> Kit:
    """The kit with the references in its texts answered, and each definition given what it takes from other parts."""
    told = {name: tuple(settled(one, kit) for one in found) for name, found in kit.definitions.items()}
    templates = {own_id: settled(template, kit) for own_id, template in kit.templates.items()}
    kit = replace(kit, info=settled(kit.info, kit), definitions=told, templates=templates)
    made: dict[str, tuple[Any, ...]] = {}
    for name, found in told.items():
        settle = kinds[name].settle
        made[name] = found if settle is None else tuple(settle(one, kit) for one in found)
    return replace(kit, definitions=made)
