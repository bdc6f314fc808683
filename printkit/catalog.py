"""Plug-ins, found by file name: the only dynamic import. Loud when one is broken: the fault is not a kit's.

A plug-in is a file of its folder ``printkit/<folder>/`` that ends in one constant; the file's name, with - for _, is
its name. A file that begins with _ is a private helper of its folder. Nothing is imported until it is asked for.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from printkit.contracts import Check, Element, Exporter, Kind, Proof, Report, Rule, Scheme

_CONSTANTS = {
    "kinds": "KIND",
    "elements": "ELEMENT",
    "rules": "RULE",
    "proofs": "PROOF",
    "imposition": "SCHEME",
    "exporters": "EXPORTER",
    "terrain": "TERRAIN",
    "landforms": "LANDFORM",
    "checks": "CHECK",
    "reports": "REPORT",
}
"""Folder to the constant that each of its plug-ins ends in."""


_PLACE = {folder: Path(__file__).parent / folder for folder in _CONSTANTS}


class BrokenPlugInError(RuntimeError):
    """A file in a plug-in folder that does not keep the contract."""


def names(folder: str) -> tuple[str, ...]:
    """Names of a folder's plug-ins, sorted, none imported: ``names("rules")``."""
    found = (module.name for module in pkgutil.iter_modules([str(_PLACE[folder])]))
    return tuple(sorted(name.replace("_", "-") for name in found if not name.startswith("_")))


@cache
def plug_in(folder: str, name: str) -> Any:
    """One plug-in's constant: ``plug_in("rules", "hex-on-map")``. Raises KeyError, BrokenPlugInError."""
    if name not in names(folder):
        raise KeyError(name)
    module_name = _module_name(folder, name)
    constant = _CONSTANTS[folder]
    try:
        found = getattr(importlib.import_module(module_name), constant)
    except Exception as err:
        raise BrokenPlugInError(f"{module_name} has no usable {constant}: {type(err).__name__}: {err}") from err
    own_name = getattr(found, "name", name)
    if own_name != name:
        raise BrokenPlugInError(f"{module_name} calls itself {own_name!r}; its file name says {name!r}")
    return found


def module_of(folder: str, name: str) -> ModuleType:
    """A plug-in's module, whose docstring ``printkit explain`` prints. Raises KeyError, BrokenPlugInError."""
    plug_in(folder, name)
    return importlib.import_module(_module_name(folder, name))


def all_of(folder: str) -> Mapping[str, Any]:
    """Every plug-in of a folder by name, in order of name. Raises BrokenPlugInError."""
    return {name: plug_in(folder, name) for name in names(folder)}


def kinds() -> Mapping[str, Kind]:
    """Component kinds by name. Raises BrokenPlugInError, also where two claim one YAML key."""
    found: Mapping[str, Kind] = all_of("kinds")
    by_key: dict[str, str] = {}
    for name, kind in found.items():
        other = by_key.setdefault(kind.key, name)
        if other != name:
            raise BrokenPlugInError(f"kinds {other!r} and {name!r} both claim the key {kind.key!r}")
    return found


def elements() -> Mapping[str, Element]:
    """Template parts by name."""
    return all_of("elements")


def rules() -> Mapping[str, Rule]:
    """Built-in rules by name."""
    return all_of("rules")


def checks() -> Mapping[str, Check]:
    """Words by which kits declare checks of their own, as a kit writes them: 'not_null'."""
    return {name.replace("-", "_"): check for name, check in all_of("checks").items()}


def proofs() -> Mapping[str, Proof]:
    """Longer proofs by name."""
    return all_of("proofs")


def schemes() -> Mapping[str, Scheme]:
    """Imposition schemes by name."""
    return all_of("imposition")


def exporters() -> Mapping[str, Exporter]:
    """File formats by name."""
    return all_of("exporters")


def reports() -> Mapping[str, Report]:
    """Forms in which findings are told."""
    return all_of("reports")


def _module_name(folder: str, name: str) -> str:
    return f"printkit.{folder}.{name.replace('-', '_')}"
