"""printkit: board games from YAML tables to checked, print-ready sheets.

As a library::

    import printkit

    kit, findings = printkit.load("components/mmm")        # typed, frozen; None where kit.yaml cannot be read
    checked = printkit.check("components/mmm")             # checked.clean, checked.findings, checked.inspection
    built = printkit.build("components/mmm", "output")     # built.folder, built.summary, built.findings
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from printkit.paper import PAPERS

if TYPE_CHECKING:
    from printkit.build import Built
    from printkit.check import Checked
    from printkit.load import Loaded

__version__ = "0.1.0"


def load(folder: Path | str) -> Loaded:
    """Read the kit in ``folder``: the kit, or None where kit.yaml cannot be read, and the findings of reading."""
    from printkit import catalog
    from printkit.load import load as load_with

    return load_with(Path(folder), catalog.kinds(), catalog.elements())


def check(folder: Path | str) -> Checked:
    """Read, draw and lay out the kit in ``folder`` and ask every rule: all findings at once, by place."""
    from printkit.check import check as run

    return run(folder)


def build(
    folder: Path | str,
    output: Path | str = "output",
    papers: Sequence[str] = tuple(PAPERS),
    flip: str = "long",
    tell: Callable[[str], None] = lambda stage: None,
) -> Built:
    """Build the kit in ``folder`` into ``output/<kit>``: see printkit.build. Raises printkit.output.OutputError."""
    from printkit.build import build as run

    return run(folder, output, papers, flip, tell)


class _Package(ModuleType):
    """This package: importing the module ``printkit.check`` leaves the function of that name where it is."""

    def __setattr__(self, name: str, value: Any) -> None:
        if not (isinstance(value, ModuleType) and callable(self.__dict__.get(name))):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
