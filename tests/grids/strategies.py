"""Grids for property tests: every orientation, shape, margin and numbering that a kit can ask for, small."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from printkit.grids.hex import HexGrid
from printkit.models.grid import Grid
from printkit.models.laying import LaidGrid, lay

EDGES = ("top", "right", "bottom", "left")
FORMATS = ("{column}{row}", "{column:02}{row:02}", "{column}.{row}", "{row:02}-{column}", "hex {column}/{row:03}")


def grid(width: float | None = None, height: float | None = None, **fields: Any) -> HexGrid:
    """The hexes of a grid written as in YAML: scalars are text."""
    return laid(width, height, **fields).hexes


def laid(width: float | None = None, height: float | None = None, **fields: Any) -> LaidGrid:
    """The same, with what was computed for it."""
    return lay(Grid.model_validate(fields), width, height)


numberings = st.fixed_dictionaries(
    {
        "format": st.sampled_from(FORMATS),
        "columns": st.sampled_from(("letters", "repeated-letters", "numbers")),
        "origin": st.sampled_from(("top-left", "top-right", "bottom-left", "bottom-right")),
        "count": st.sampled_from(("zigzag", "alternate", "rising", "falling")),
        "first_row": st.sampled_from(("2", "9", "11")),
    }
)
fields = st.fixed_dictionaries(
    {
        "orientation": st.sampled_from(("flat-top", "pointy-top")),
        "columns": st.integers(1, 6).map(str),
        "rows": st.integers(1, 6).map(str),
        "flat_to_flat": st.just("20mm"),
        "shifted": st.sampled_from(("odd", "even")),
        "shifted_hexes": st.sampled_from(("same", "fewer", "more")),
        "half_hexes": st.lists(st.sampled_from(EDGES), unique=True),
        "numbering": numberings,
    }
)
grids = fields.map(lambda found: grid(None, None, **found)).filter(lambda found: any(found.wholes()))
"""Grids of at least one whole hex."""
