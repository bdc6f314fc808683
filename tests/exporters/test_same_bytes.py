"""The same product gives the same bytes: other hash seed, time zone, locale and process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import hashlib
from printkit.exporters import parts, pdf, png, svg
from tests.exporters.sample import product

made = product()
for exporter in (svg, png, pdf, parts):
    for path, data in exporter.EXPORTER.write(made):
        print(path, hashlib.sha256(data).hexdigest())
"""


def digests(**environment: str) -> str:
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=root,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_two_processes_write_the_same() -> None:
    one = digests(PYTHONHASHSEED="1", TZ="UTC", LC_ALL="C")
    other = digests(PYTHONHASHSEED="2", TZ="Asia/Tokyo", LC_ALL="C.UTF-8", SOURCE_DATE_EPOCH="1")
    assert one.count("\n") == 9 + 6 + 2 + 2
    assert one == other
