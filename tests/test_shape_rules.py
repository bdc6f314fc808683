"""Every finding that the code can make can be explained, and nothing is explained that no code makes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import printkit
from printkit import catalog
from printkit.shape_rules import SHAPE_RULES

MAKERS = {"error", "FileRefusedError", "_fault", "_end", "missing"}
"""Functions and classes whose first argument is a rule's name."""


def named(file: Path) -> Iterator[str]:
    """Rule names in calls of the makers: literals, and constants of the module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        rule = node.args[0]
        if maker in MAKERS and isinstance(rule, ast.Constant):
            yield str(rule.value)
        elif maker in MAKERS and isinstance(rule, ast.Name) and rule.id in constants:
            yield str(constants[rule.id])


def test_every_name_is_explained() -> None:
    found = {name for file in Path(printkit.__file__).parent.rglob("*.py") for name in named(file)}
    assert found - SHAPE_RULES.keys() - set(catalog.names("rules")) == set()
    assert SHAPE_RULES.keys() - found == set()


def test_no_name_is_given_twice() -> None:
    assert SHAPE_RULES.keys() & set(catalog.names("rules")) == set()
