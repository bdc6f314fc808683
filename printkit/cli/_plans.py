"""Options that describe a new mapsheet, and what they come to: a Plan."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from printkit.cli._kits import find_kit
from printkit.cli._report import UNUSABLE
from printkit.findings import did_you_mean
from printkit.paper import PAPERS

if TYPE_CHECKING:
    from printkit.kit import Kit
    from printkit.worlds.plan import Plan

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")
_MMM = ((("width", "8.5in"), ("height", "10.5in")), (("pitches", "14"), ("rows", "15")))
"""Size and grid of the mapsheets of MMM (facts.md 4.1)."""
_HEX = "0.75in"
"""Size of a hex where nothing else decides it: room for a 5/8 in counter."""


def _find(context: click.Context, parameter: click.Parameter, word: str | None) -> Path | None:
    return find_kit(word) if word else None


def _known(context: click.Context, parameter: click.Parameter, word: str) -> str:
    from printkit import catalog

    landforms = catalog.names("landforms")
    if word and word not in landforms:
        raise click.BadParameter(f"there is no landform {word!r}; {did_you_mean(word, landforms)}")
    return word


landform_option = click.option(
    "--landform", default="", callback=_known, help="The quiet shapes of the ground; none unless said."
)
_OPTIONS = (
    click.option("--orientation", type=click.Choice(["flat-top", "pointy-top"]), help="Flat-top unless said."),
    click.option("--columns", metavar="N", help="Columns of whole hexes."),
    click.option("--rows", metavar="N", help="Rows of whole hexes."),
    click.option("--size", metavar="LENGTH", help="From flat to flat, such as 0.75in or 18mm."),
    click.option("--paper", type=click.Choice([*PAPERS]), help="As large as prints on this paper."),
    click.option("--width", metavar="LENGTH", help="Width of the sheet."),
    click.option("--height", metavar="LENGTH", help="Height of the sheet."),
    click.option("--numbering", metavar="LABEL", help="Label of the first hex: A1, 0101, 01.01, 1-1."),
    click.option("--abut", is_flag=True, help="Half-hexes along all edges, so that sheets can be laid edge to edge."),
    click.option("--numeral", metavar="ROMAN", help="Printed large at the sheet's middle."),
    click.option("--kit", "folder", metavar="KIT", callback=_find, help="The kit that the mapsheet is for."),
)


def plan_options(command: Any) -> Any:
    """Give a command these options; it hands them on to ``plan_of`` by name."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def plan_of(name: str, seed: int, landform: str, kit: Kit | None, like_mmm: bool, **given: Any) -> Plan:
    """The plan. Where the options say nothing of the grid it is as in the kit's own sheets that abut; in a kit without
    mapsheets, or without a kit, like those of MMM (``like_mmm``); else whole hexes on a Letter page. Raises PlanError.
    """
    from printkit.worlds.plan import Plan

    size, grid = _shape(given, kit, like_mmm)
    numeral = given["numeral"] or (_next_numeral(kit) if kit is not None else "")
    return Plan(name, seed, landform, numeral, size, grid)


def _shape(given: dict[str, Any], kit: Kit | None, like_mmm: bool) -> Any:
    asked = any(given[word] for word in ("orientation", "columns", "rows", "size", "paper", "width", "height"))
    extra = (("numbering", f'"{given["numbering"]}"'),) if given["numbering"] else ()
    sheet = next((sheet for sheet in kit.of("mapsheet") if sheet.grid.pitches), None) if kit is not None else None
    if not asked and sheet is not None:
        size = (("width", f"{sheet.width:g}mm"), ("height", f"{sheet.height:g}mm"))
        return size, (("pitches", str(sheet.grid.pitches)), ("rows", str(sheet.grid.rows)), *extra)
    bare = kit is None or not kit.of("mapsheet")
    if not asked and ((like_mmm and bare) or given["abut"]):
        return _MMM[0], (*_MMM[1], *extra)
    return _size(given), (*_grid(given), *extra)


def _size(given: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    if given["width"] or given["height"]:
        return tuple((word, given[word]) for word in ("width", "height") if given[word])
    if given["paper"] or not (given["abut"] or (given["columns"] and given["rows"] and given["size"])):
        return (("paper", given["paper"] or "letter"),)
    return ()


def _grid(given: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    from printkit.worlds.plan import PlanError

    columns, rows, size = given["columns"], given["rows"], given["size"]
    if given["abut"] and (given["paper"] or given["width"] or given["height"] or not (columns and rows)):
        raise PlanError("--abut wants --columns and --rows, and --size perhaps: the sheet is as large as its hexes")
    if given["abut"]:
        _can_abut(given)
    default = _HEX if given["abut"] or not (columns or rows) else ""
    counted = [("columns", columns), ("rows", rows), ("flat_to_flat", size or default)]
    edges = [("half_hexes", "all"), ("shifted", "odd"), ("shifted_hexes", "fewer"), ("margin", "0mm")]
    edges = edges if given["abut"] else []
    words = [("orientation", given["orientation"] or "flat-top"), *counted, *edges]
    return tuple((name, value) for name, value in words if value)


def _can_abut(given: dict[str, Any]) -> None:
    """Raises PlanError for a number of lines of hexes whose first and last half-hexes do not meet: an even one."""
    from printkit.worlds.plan import PlanError

    word = "rows" if given["orientation"] == "pointy-top" else "columns"
    text = given[word]
    if text.isdecimal() and int(text) % 2 == 0:
        near = " or ".join(str(number) for number in (int(text) - 1, int(text) + 1) if number > 1)
        raise PlanError(
            f"--abut with --{word} {text}: sheets abut where they have an odd number of {word}; take {near}"
        )


def _next_numeral(kit: Kit) -> str:
    """The first Roman numeral that no sheet of the kit has, if its sheets have numerals."""
    taken = {sheet.numeral for sheet in kit.of("mapsheet")} - {""}
    return next((numeral for numeral in _ROMAN if numeral not in taken), "") if taken else ""


def deliver(
    context: click.Context,
    compose: Callable[[Kit | None], tuple[Plan, str]],
    folder: Path | None,
    output: Path | None,
) -> None:
    """Compose a mapsheet for the kit in ``folder``, if any, and put its YAML where it is wanted, or say why not."""
    from printkit.worlds.plan import PlanError

    try:
        plan, text = compose(_kit_in(folder))
    except PlanError as err:
        fault = str(err)
    else:
        fault = _give(text, plan, folder, output)
    if fault:
        click.echo(f"printkit: {fault}", err=True)
        context.exit(UNUSABLE)


def _give(text: str, plan: Plan, folder: Path | None, output: Path | None) -> str:
    """Put a mapsheet into a kit, into a file, or on the terminal. Returns what went wrong, or nothing."""
    from printkit.kit_include import IncludeError, add_file

    if folder is not None:
        name = f"maps/{plan.id}.yaml"
        try:
            add_file(folder, name, text)
        except IncludeError as err:
            return str(err)
        click.echo(f"{(folder / name).as_posix()}: written, and included in kit.yaml; printkit check {folder.name}")
    elif output is not None:
        if output.exists():
            return f"{output} is there already; choose another name"
        try:
            output.write_bytes(text.encode())
        except OSError as err:
            return f"cannot write {output}: {err.strerror or err}"
        click.echo(f"{output}: written; put it into a kit's folder, and its name into the include list of kit.yaml")
    else:
        click.echo(text.rstrip("\n"))
    return ""


def _kit_in(folder: Path | None) -> Kit | None:
    """The kit of a folder, as far as it can be read."""
    if folder is None:
        return None
    from printkit import catalog
    from printkit.load import load

    return load(folder, catalog.kinds(), catalog.elements())[0]
