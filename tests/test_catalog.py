"""Plug-ins are found by file name, imported when asked for, and loud when broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from printkit import catalog


@pytest.mark.parametrize(
    "folder", ["kinds", "elements", "rules", "proofs", "imposition", "exporters", "terrain", "landforms", "checks"]
)
def test_every_plug_in_keeps_the_contract(folder: str) -> None:
    found = catalog.all_of(folder)
    assert list(found) == sorted(found)
    assert all(plug_in.about for plug_in in found.values())


def test_names_import_nothing() -> None:
    program = (
        "import sys; from printkit import catalog; catalog.names('rules'); catalog.names('kinds')\n"
        "heavy = {'pydantic', 'yaml', 'reportlab', 'fontTools', 'svgwrite', 'pikepdf', 'PIL', 'click'}\n"
        "sys.exit(str(heavy & sys.modules.keys()) if heavy & sys.modules.keys() else 0)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_helpers_are_no_plug_ins() -> None:
    assert not [name for name in catalog.names("rules") if name.startswith(("_", "-"))]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of rules that stands in for printkit/rules."""
    import printkit.rules

    monkeypatch.setattr(printkit.rules, "__path__", [str(tmp_path)])
    monkeypatch.setattr(catalog, "_PLACE", {**catalog._PLACE, "rules": tmp_path})
    monkeypatch.setattr(catalog, "plug_in", catalog.plug_in.__wrapped__)
    return tmp_path


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "has no attribute 'RULE'"),
        ("raise OSError('no')", "OSError: no"),
        ("RULE = (", "SyntaxError"),
        ("from types import SimpleNamespace\nRULE = SimpleNamespace(name='other')", "calls itself 'other'"),
    ],
)
def test_a_broken_plug_in_is_loud(folder: Path, source: str, words: str) -> None:
    (folder / f"{folder.name}.py").write_text(source)  # a module name of its own: imports are remembered
    with pytest.raises(catalog.BrokenPlugInError, match=words):
        catalog.rules()


def test_an_unknown_name_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        catalog.plug_in("rules", "no-such-rule")
