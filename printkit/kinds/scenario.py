"""Scenarios: rosters, set-up and clock. They are not printed; rules and proofs read them."""

from __future__ import annotations

from collections.abc import Iterable

from printkit.contracts import Kind
from printkit.kit import Kit
from printkit.models.scenario import Scenario
from printkit.pieces import Piece


def draw(scenario: Scenario, kit: Kit) -> Iterable[Piece]:
    """No pieces: what a scenario needs is drawn by the kinds that own it."""
    return ()


KIND = Kind("scenario", "scenarios", Scenario, draw, "roster, set-up and clock: checked and proved, not printed")
