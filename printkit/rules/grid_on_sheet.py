"""A map's hexes lie on its sheet, within the margins.

Law: the field of hexes is no wider and no higher than the sheet less its margins. Of columns, rows and flat_to_flat,
one can be left out: it is then computed so that the field fits.
Why: hexes beyond the margin are cut off with the sheet, or run into what is printed there.

Bad::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {columns: 6, rows: 4, flat_to_flat: 1in}

Good::

    mapsheets:
      - id: one
        name: One
        numeral: I
        width: 5.2in
        height: 4in
        seed: 1
        landform: mare
        grid: {columns: 6, rows: 4}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation for each field that is too large."""
    for sheet in inspection.kit.of("mapsheet"):
        over = zip(("wider", "higher"), sheet.laid.overflow, strict=True)
        excess = " and ".join(f"{much:.1f} mm {way}" for way, much in over if much)
        if excess:
            yield Violation(
                sheet.grid.span_of("flat_to_flat"),
                f"the hexes of mapsheet {sheet.id!r} are {excess} than the sheet within its margins",
                "leave one of columns, rows and flat_to_flat out, and it is computed",
            )


RULE = Rule("a map's hexes lie on its sheet, within the margins", check)
