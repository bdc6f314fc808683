"""image-resolution: the same picture is fine, coarse or too coarse by the size at which it is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from tests.minikit import write_kit

FACE = """\
templates:
  - id: photo
    width: 70mm
    height: 70mm
    elements: [{{image: art/photo.png, {size}}}]
tables:
  - id: names
    rows: [{{id: one}}, {{id: two}}]
counters:
  - {{id: all, table: names, template: photo}}
"""


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ("width: 25.4mm", ""),
        (
            "width: 30mm",
            "warning: this picture of 300 x 300 pixels prints at 254 dpi (30.0 x 30.0 mm); give it 355 x 355",
        ),
        ("width: 10mm, height: 60mm", "error: this picture of 300 x 300 pixels prints at 127 dpi (10.0 x 60.0 mm)"),
    ],
)
def test_by_its_printed_size(size: str, told: str, tmp_path: Path) -> None:
    findings = [str(f) for f in check(write_kit(tmp_path, {"a.yaml": FACE.format(size=size)})).findings]
    assert len(findings) == bool(told)
    assert all(told in finding and finding.endswith("[image-resolution]") for finding in findings)
