"""``printkit map assemble``: a board of a kit's mapsheets, laid at random, as a picture and a set-up list."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import click

from printkit.cli._kits import find_kit
from printkit.cli._report import UNUSABLE, status, tell
from printkit.findings import counts

EXAMPLES = """\b
Examples:
  printkit map assemble mmm --seed 4                    the scenario's board
  printkit map assemble mmm --seed 4 --layout 2x2 --output boards
"""


class _Layout(click.ParamType[tuple[int, int]]):
    """'3x2': sheets across and down."""

    name = "ACROSSxDOWN"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        """Both numbers from 1 to 12."""
        found = re.fullmatch(r"([1-9]|1[0-2])[x×]([1-9]|1[0-2])", str(value))
        if found is None:
            self.fail(f"{value!r} is no layout; write sheets across and down as 3x2, 12 at most", param, ctx)
        return int(found[1]), int(found[2])


@click.command("assemble", epilog=EXAMPLES)
@click.argument("kit")
@click.option("--layout", type=_Layout(), help="Sheets across and down; unless said, the scenario's, or 3x2.")
@click.option("--seed", type=int, required=True, help="The same seed lays the same board.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the files; unless said, output/<kit>-boards.",
)
@click.pass_context
def command(context: click.Context, kit: str, layout: tuple[int, int] | None, seed: int, output: Path | None) -> None:
    """Lay a kit's mapsheets into a board, at random.

    Writes a picture of the board from the sheets' own faces (PDF, SVG, PNG) and the set-up list as text and JSON: which
    sheet lies in which place and how, which must be printed twice, and, if the kit has a scenario with a board, where
    its base and its search counters lie. The list is printed too.
    """
    from printkit.assemble import AssembleError, set_up
    from printkit.board_picture import board_files
    from printkit.check import check

    folder = find_kit(kit)
    checked = check(folder)
    if checked.kit is None or checked.inspection is None or not checked.clean:
        tell(folder, checked.findings, err=True)
        click.echo(f"{folder.name}: not assembled, {counts(checked.findings)}", err=True)
        context.exit(status(checked.findings, checked.kit is not None))
    try:
        made = set_up(checked.kit, layout, seed)
    except AssembleError as err:
        click.echo(f"printkit: {err}", err=True)
        context.exit(UNUSABLE)
    stem = f"board-{made.across}x{made.down}-{seed}"
    faces = {piece.id: piece for piece in checked.inspection.pieces if piece.kind == "mapsheet"}
    target = output or Path("output") / f"{made.kit.name}-boards"
    lines = "\n".join(made.lines())
    texts = ((f"{stem}.txt", f"{lines}\n".encode()), (f"{stem}.json", _json(made.record())))
    try:
        for name in _write(target, (*texts, *board_files(made, faces, stem))):
            click.echo(f"{(target / name).as_posix()}", err=True)
    except OSError as err:
        click.echo(f"printkit: cannot write {target}: {err.strerror or err}", err=True)
        context.exit(UNUSABLE)
    click.echo(lines)


def _json(record: dict[str, object]) -> bytes:
    return (json.dumps(record, indent=2, ensure_ascii=False) + "\n").encode()


def _write(target: Path, files: tuple[tuple[str, bytes], ...]) -> Iterator[str]:
    target.mkdir(parents=True, exist_ok=True)
    for name, data in files:
        (target / name).write_bytes(data)
        yield name
