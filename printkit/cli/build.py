"""``printkit build``: kits to PDF, SVG, previews and parts lists."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click

from printkit.build import Built, build
from printkit.cli._kits import kits_argument
from printkit.cli._report import UNUSABLE, status, tell
from printkit.findings import counts
from printkit.output import OutputError
from printkit.paper import PAPERS

EXAMPLES = """\b
Examples:
  printkit build                           every kit under components/, both papers
  printkit build mmm --paper a4            one kit, A4 only
  printkit build mmm --flip none           fronts only, for a printer that prints one side
  printkit build ../mygame --output ..     a kit anywhere, its output in ../<kit>
  printkit build mmm --only counters       only what has changed since you cut the rest out
  printkit build mygame --watch            again whenever a file of the kit is saved, until Ctrl-C
"""


@click.command("build", epilog=EXAMPLES)
@kits_argument
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    default=Path("output"),
    show_default=True,
    metavar="DIR",
    help="Folder in which each kit gets a folder of its own name.",
)
@click.option("--paper", type=click.Choice([*PAPERS]), help="Only this paper; otherwise all of them.")
@click.option(
    "--flip",
    type=click.Choice(["long", "none"]),
    default="long",
    show_default=True,
    help="long: backs follow their fronts, for duplex printing flipped on the long edge; none: fronts only.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="WORD",
    help="Only the leaves that a kind (counters), a definition or section (a deck: omens), a piece (its id) or pages "
    "(7, 15-18) are on. May be repeated.",
)
@click.option("--watch", is_flag=True, help="Build again whenever a file of a kit changes, until Ctrl-C.")
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")
@click.pass_context
def command(
    context: click.Context,
    kits: tuple[Path, ...],
    output: Path,
    paper: str | None,
    flip: str,
    only: tuple[str, ...],
    watch: bool,
    quiet: bool,
) -> None:
    """Write PDF, SVG, PNG previews and parts lists of kits.

    Each goes into DIR/<kit>. A kit with a finding of level error is not built: its old output stays as it is. A kit of
    which nothing has changed is not built again.
    """
    order = _Order(output, (paper,) if paper else tuple(PAPERS), flip, only, quiet)
    statuses = {folder: order.carry_out(folder) for folder in kits}
    if watch:
        click.echo("printkit: watching; Ctrl-C stops", err=True)
        statuses |= _watch(kits, order)
    context.exit(max(statuses.values()))


@dataclass(frozen=True, slots=True)
class _Order:
    """What is to be made of kits, and which output folders they have got so far."""

    output: Path
    papers: Sequence[str]
    flip: str
    only: tuple[str, ...]
    quiet: bool
    made: dict[Path, Path] = field(default_factory=dict)
    """Kit folder to output folder: two kits of one name must not replace each other."""

    def carry_out(self, folder: Path) -> int:
        """Build one kit and tell of it; its exit status."""
        begun = time.perf_counter()
        progress = _Progress(folder.name, shown=sys.stderr.isatty() and not self.quiet)
        taken = [made for kit, made in self.made.items() if kit != folder]
        try:
            built = build(folder, self.output, self.papers, self.flip, progress.tell, taken, self.only)
        except OutputError as err:
            progress.clear()
            click.echo(f"printkit: {err}", err=True)
            return UNUSABLE
        progress.clear()
        if built.folder:
            self.made[folder] = built.folder
        _report(built, folder, time.perf_counter() - begun, self.quiet)
        return status(built.findings, built.readable)


def _watch(kits: tuple[Path, ...], order: _Order) -> dict[Path, int]:
    """Build what changes until Ctrl-C; the exit status of the last build of each kit that was built."""
    from printkit.watch import PAUSE, changes

    statuses = {}
    try:
        for folder in changes(kits, order.output, lambda: time.sleep(PAUSE)):
            statuses[folder] = order.carry_out(folder)
    except KeyboardInterrupt:
        click.echo(err=True)
    return statuses


def _report(built: Built, folder: Path, seconds: float, quiet: bool) -> None:
    failed = built.folder is None
    if failed or not quiet:
        tell(folder, built.findings, err=True)
    if failed:
        click.echo(f"{built.name or folder.resolve().name}: not built, {counts(built.findings)}", err=True)
    elif not quiet:
        unchanged = ", unchanged" if built.unchanged else ""
        click.echo(f"{built.name}: {built.summary}, {seconds:.1f} s, {counts(built.findings)}{unchanged}")


class _Progress:
    """One line on the terminal that says what is being done; nothing in a pipe."""

    def __init__(self, name: str, shown: bool) -> None:
        self._name, self._shown = name, shown

    def tell(self, stage: str) -> None:
        self._write(f"{self._name}: {stage} ...")

    def clear(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if self._shown:
            click.echo(f"\r\x1b[K{text}", err=True, nl=False)
