"""``printkit new mapsheet``: a mapsheet to edit, put into a kit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli._plans import deliver, landform_option, plan_of, plan_options

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.worlds.plan import Plan

EXAMPLES = """\b
Examples:
  printkit new mapsheet "Salt Coast" --kit my-game                 whole hexes on a Letter page
  printkit new mapsheet Pass --columns 12 --rows 9 --size 20mm     as large as its hexes
  printkit new mapsheet Basin --kit mmm --landform mare            like the kit's other sheets, to abut them
"""


@click.command("mapsheet", epilog=EXAMPLES)
@click.argument("name", default="New Country")
@plan_options
@landform_option
@click.option("--seed", type=int, default=1, show_default=True, help="Of the terrain's art.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="A file instead of a kit.")
@click.pass_context
def command(
    context: click.Context,
    /,
    name: str,
    folder: Path | None,
    landform: str,
    seed: int,
    output: Path | None,
    **given: Any,
) -> None:
    """Write a mapsheet with comments to edit it by.

    With --kit it goes into the kit's folder maps/ and into the include list of its kit.yaml, of which nothing else
    changes; with --output into a file; else it is printed. Nothing is overwritten.
    """
    from printkit import catalog
    from printkit.worlds.compose import blank

    def compose(kit: Kit | None) -> tuple[Plan, str]:
        plan = plan_of(name, seed, landform, kit, like_mmm=False, **given)
        landforms = catalog.names("landforms")
        return plan, blank(plan, hex_terrains(landform), landforms, folder.name if folder else "KIT")

    deliver(context, compose, folder, output)


def hex_terrains(landform: str) -> list[str]:
    """Terrains that fill hexes, those that a map of this ground is begun with first."""
    from printkit.cartography import find

    names = [name for name in {**find.hex_terrains(), **find.area_terrains()} if name not in ("plain", "clear")]
    first = ("rough", "dense") if landform else ("woods", "hills")
    return [*first, *(name for name in sorted(names) if name not in first)]
