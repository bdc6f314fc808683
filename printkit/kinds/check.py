"""Checks: laws that a kit declares beside its tables. They are not printed; printkit.kit_checks runs them."""

from __future__ import annotations

from collections.abc import Iterable

from printkit import catalog
from printkit.contracts import Kind
from printkit.kit import Kit
from printkit.models.check import KitCheck
from printkit.pieces import Piece


def draw(check: KitCheck, kit: Kit) -> Iterable[Piece]:
    """No pieces."""
    return ()


KIND = Kind(
    "check", "checks", KitCheck, draw, "laws of the kit's own tables: checked, not printed", words=catalog.checks
)
