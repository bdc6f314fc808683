"""Templates that come with printkit, as YAML: a kit's templates extend them, or its pieces name them as they are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

STOCK = "stock-"
"""How the ids of these templates and styles begin. They are read for kits that name one."""


def stock_files() -> Iterator[tuple[str, str]]:
    """Name, as findings tell it, and text of each file, in order of name."""
    folder = files(__name__)
    for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml")):
        yield f"printkit/stock/{name}", (folder / name).read_text(encoding="utf-8")
