"""The paths that every kit has: data only. Widths are for hexes of REFERENCE flat to flat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PathStyle:
    """How a path is drawn. Colours are palette words or '#RRGGBB', '' for none; millimetres."""

    title: str
    about: str
    rank: int
    """Lower ranks lie under higher ones; below 0: under water too, into which such a path runs."""
    along: str
    """hexes or hexsides."""
    colour: str
    width: float
    casing: str = ""
    casing_width: float = 0.0
    dash: tuple[float, ...] = ()
    ties: str = ""
    """Colour of cross-ties."""
    smooth: bool = True
    wind: bool = False


STOCK_PATHS = {
    "river": PathStyle("River", "", -2, "hexes", "#BCD6E2", 1.5, "#6B98B1", 0.2, wind=True),
    "stream": PathStyle("Stream", "", -3, "hexes", "#7FA9C0", 0.5, wind=True),
    "border": PathStyle("Border", "", 1, "hexsides", "#A8423A", 0.9, dash=(2.6, 1.1, 0.5, 1.1), smooth=False),
    "front": PathStyle("Front line", "", 2, "hexsides", "#1E2230", 1.0, smooth=False),
    "trail": PathStyle("Trail", "", 3, "hexes", "#6E5B45", 0.5, dash=(1.4, 0.9)),
    "road": PathStyle("Road", "", 5, "hexes", "#E9D9B0", 1.0, "#5B4A33", 0.22),
    "highway": PathStyle("Highway", "", 6, "hexes", "#D98E5B", 1.5, "#5A2F1B", 0.26),
    "rail": PathStyle("Railway", "", 7, "hexes", "#2B303C", 0.36, ties="#2B303C"),
}
"""By the word that kits use."""
TIE, TIE_GAP, TIE_LENGTH = 0.28, 1.1, 1.5
"""Millimetres: thickness of a cross-tie, room to the next, and its length."""
