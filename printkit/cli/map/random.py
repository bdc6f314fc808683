"""``printkit map random``: a mapsheet of random terrain, as YAML to edit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli._plans import deliver, landform_option, plan_of, plan_options
from printkit.findings import did_you_mean

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.worlds.growth import Growth
    from printkit.worlds.plan import Plan

EXAMPLES = """\b
Examples:
  printkit map random --landform mare --seed 7                       a sheet like those of MMM, printed
  printkit map random --landform highland --seed 3 --kit mmm         into a kit, like its other sheets
  printkit map random --seed 4 --base sea --terrain clear=40% --kit my-game
  printkit map random --seed 1 --columns 30 --rows 20 --size 12mm --terrain woods=25% --terrain lake=8%
"""

_SHARE = re.compile(r"([0-9]{1,2}(?:\.[0-9]{1,3})?)%?")
_BARRING = ("dense",)
"""Terrain that some pieces may never enter: it leaves the others of the sheet in one piece."""


@click.command("random", epilog=EXAMPLES)
@click.option("--name", default="", help="Name of the sheet; unless said, of the landform and the seed.")
@landform_option
@click.option("--seed", type=int, required=True, help="The same seed and options give the same bytes.")
@click.option("--rough", default="20%", show_default=True, help="Share of the whole hexes.")
@click.option("--dense", default="11%", show_default=True, help="Share of the whole hexes. It never cuts one off.")
@click.option("--terrain", "terrains", multiple=True, metavar="NAME=SHARE", help="Instead of rough and dense.")
@click.option("--bar", "bars", multiple=True, metavar="NAME", help="A terrain that never cuts a hex off, as dense.")
@click.option("--base", default="", metavar="NAME", help="Terrain of all other hexes; plain unless said.")
@click.option("--chasm", is_flag=True, help="One chasm, well inside the sheet.")
@plan_options
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="A file instead of a kit.")
@click.pass_context
def command(
    context: click.Context,
    /,
    name: str,
    landform: str,
    seed: int,
    rough: str,
    dense: str,
    terrains: tuple[str, ...],
    bars: tuple[str, ...],
    base: str,
    chasm: bool,
    folder: Path | None,
    output: Path | None,
    **given: Any,
) -> None:
    """Grow a mapsheet of random terrain and write it as YAML to edit.

    Terrain grows in clusters; half-hexes and the hexes of a base stay plain, and the hexes that are not barred are one
    piece, so that no wall cuts the sheet in two. Unless options say otherwise the sheet is like those of the kit that
    abut, or whole hexes on a Letter page; without a kit, or in one without mapsheets, it is like those of MMM. With
    --kit it goes into the kit, with --output into a file; else it is printed.
    """
    from printkit import catalog
    from printkit.worlds.compose import random

    asked = [text.partition("=")[::2] for text in terrains] or [("dense", dense), ("rough", rough)]
    growths = list(_growths(asked, {*_BARRING, *bars}))
    relief = list(catalog.plug_in("landforms", landform).model.model_fields) if landform else []
    name = name or f"{(landform or 'random').replace('-', ' ').title()} {seed}"

    def compose(kit: Kit | None) -> tuple[Plan, str]:
        if kit is not None:
            _known(kit, [*([base] if base else []), *(growth.terrain for growth in growths)])
        ground = "" if base == "plain" else base
        plan = replace(plan_of(name, seed, landform, kit, like_mmm=not ground, **given), base=ground)
        return plan, random(plan, growths, "chasm" if chasm else "", relief)

    deliver(context, compose, folder, output)


def _known(kit: Kit, names: Iterable[str]) -> None:
    """Raises PlanError for a terrain that neither printkit nor the kit has."""
    from printkit.cartography.find import area_terrains, hex_terrains
    from printkit.worlds.plan import PlanError

    known = [*hex_terrains(), *area_terrains(), *(own.id for own in kit.of("terrain"))]
    for name in names:
        if name not in known:
            raise PlanError(f"there is no terrain {name!r}; {did_you_mean(name, known)}")


def _growths(asked: list[tuple[str, str]], bars: set[str]) -> Iterator[Growth]:
    from printkit.cartography.find import hex_terrains
    from printkit.worlds.growth import Growth

    total, single = 0.0, hex_terrains()
    for name, share in asked:
        read = _SHARE.fullmatch(share.strip())
        if read is None or not name:
            raise click.BadParameter(f"{name}={share} is no share of the hexes; write it as woods=15%")
        total += float(read[1])
        yield Growth(name, float(read[1]) / 100, name in bars, name not in single)
    if total > 90:
        raise click.BadParameter(f"{total:g} % of the hexes is more than can grow; 90 % at most")
