"""The kits of the guides: fenced blocks with a file name are the files of a kit; blocks of one name are one file."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
_BLOCK = re.compile(r"^```(?:yaml|csv|xml) (\S+)\n(.*?)^```", re.S | re.M)


def write_guide(name: str, folder: Path) -> Path:
    """Write the files that docs/NAME shows into ``folder``; return the folder."""
    blocks: dict[str, str] = {}
    for file, text in _BLOCK.findall((DOCS / name).read_text(encoding="utf-8")):
        blocks[file] = blocks.get(file, "") + text
    for file, text in blocks.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder
