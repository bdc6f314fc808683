"""The plate of a map's key holds its title, however long."""

from __future__ import annotations

from pathlib import Path

from printkit.check import check
from printkit.drawing import Text, walk
from printkit.rules._marks import letters_box, plates
from tests.minikit import write_kit

MAP = """\
mapsheets:
  - id: one
    name: One
    grid: {columns: 9, rows: 7, flat_to_flat: 18mm, leave_out: ["A6:F7"]}
    key: {title: All the ground that there is, at: bottom-left}
"""


def test_the_plate_of_a_key_is_as_wide_as_its_title(tmp_path: Path) -> None:
    checked = check(write_kit(tmp_path, {"it.yaml": MAP}))
    assert checked.inspection is not None and checked.clean
    seen = list(walk(checked.inspection.pieces[0].front.marks))
    plate = plates(seen)["key"]
    (title,) = (letters_box(one, one.mark) for one in seen if isinstance(one.mark, Text) and "All the" in one.mark.text)
    assert plate[0] < title[0] and title[2] < plate[2] - 3000
