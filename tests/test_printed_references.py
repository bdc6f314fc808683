"""References in every text that is printed as it stands: titles, names, headings, notes, words on tracks and maps."""

from __future__ import annotations

import re
from pathlib import Path

from printkit.check import check
from printkit.contracts import Inspection
from printkit.drawing import Text, walk
from tests.minikit import KIT, write_kit

PRINTED = """\
tables:
  - {id: sides, rows: [{id: a, name: Tide, gap: ""}]}
counters:
  - {id: all, name: "All of REF", table: sides, template: plain, section: "Men of REF"}
terrains:
  - {id: bog, name: "Bog REF", about: "REF"}
path_types:
  - {id: lane, name: "Lane REF", about: "REF"}
hexside_types:
  - {id: ditch, name: "Ditch REF"}
dice:
  - {id: die, name: "Die of REF", note: "Cut it, REF.", faces: ["REF", "2", "3", "5", "4", "6"]}
mapsheets:
  - id: land
    name: "Land of REF"
    grid: {columns: 12, rows: 9, flat_to_flat: 16mm, leave_out: ["A1:F2", "H7:L9", "G7"]}
    terrain: {bog: [C5]}
    paths: {lane: [[D5, E5]]}
    hexsides: {ditch: [[C5/N]]}
    towns: [{hex: G5, name: "Port REF"}]
    names: [{name: "Sea of REF", along: [B4, E4], size: 9pt}]
    cartouche: {title: "Isle REF", subtitle: "of REF"}
    elevation: {levels: {"1": [I3]}, names: {"1": "High REF"}}
    key: {title: "Key REF"}
boards:
  - {id: mat, name: "Mat of REF", elements: []}
charts:
  - id: turns
    title: "Turns of REF"
    kicker: "Beside REF"
    elements:
      - track: "4"
        side: 20mm
        stretches: [{first: "1", last: "2", word: "REF", colour: ink}]
        milestones: [{at: "3", title: "REF", text: "In REF"}]
      - table:
          columns: [{heading: "Head REF", group: "Group REF", cell: "{gap}", empty: "Empty REF"}]
          lines: [["Line REF"]]
          rows: sides
        y: 40mm
        width: 80mm
        height: 40mm
pages:
  - id: rules
    title: "Rules of REF"
    kicker: "Read REF"
    blocks:
      - {heading: "Heading REF"}
      - {note: A word., title: "Note REF"}
      - {ruling: Who wins?, decision: Nobody., source: "7REF"}
"""
INFO = KIT.replace("Mini", '"Mini REF"').replace('"10"', '"10 REF"').replace('"8"', '"8 REF"') + 'subtitle: "Sub REF"\n'


def _kit(folder: Path, reference: str) -> Path:
    info = INFO.format(include="templates.yaml, a.yaml").replace("REF", reference)
    return write_kit(folder, {"a.yaml": PRINTED.replace("REF", reference)}, kit=info)


def _printed(inspection: Inspection) -> list[str]:
    """Every text on the sheets, the cover and the footers too, and every bookmark."""
    marks = [
        mark for sheet in inspection.sheets for mark in (*sheet.guides, *(m for p in sheet.placed for m in p.marks))
    ]
    drawn = [seen.mark.text for seen in walk(marks) if isinstance(seen.mark, Text)]
    return [*drawn, *(sheet.section for sheet in inspection.sheets), *(sheet.title for sheet in inspection.sheets)]


def test_a_reference_is_answered_wherever_a_text_is_printed(tmp_path: Path) -> None:
    checked = check(_kit(tmp_path, "{table:sides/a/name}"))
    assert checked.inspection is not None and checked.clean
    printed = _printed(checked.inspection)
    assert not [text for text in printed if "{" in text or "}" in text]
    wanted = re.findall(r"([A-Za-z0-9]*) ?REF", INFO + PRINTED)
    assert [word for word in wanted if not any(word.upper() in text.upper() for text in printed)] == []


def test_one_that_leads_nowhere_is_told_at_each_of_them(tmp_path: Path) -> None:
    checked = check(_kit(tmp_path, "{table:sides/b/name}"))
    assert checked.kit is not None
    told = [found for found in checked.kit.faults.findings if found.rule == "reference"]
    assert {found.message for found in told} == {"no row 'b' in table 'sides'"}
    assert len(told) == (INFO + PRINTED).count("REF")
