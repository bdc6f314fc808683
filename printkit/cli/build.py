"""``printkit build``: kits to PDF, SVG, previews and parts lists."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from printkit.build import PAPERS, Built, build
from printkit.cli._kits import kits_argument
from printkit.cli._report import UNUSABLE, status, tell
from printkit.findings import counts
from printkit.output import OutputError

EXAMPLES = """\b
Examples:
  printkit build                           every kit under components/, both papers
  printkit build mmm --paper a4            one kit, A4 only
  printkit build mmm --flip none           fronts only, for a printer that prints one side
  printkit build ../mygame --output /tmp   a kit anywhere, its output in /tmp/<kit>
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
@click.option("--paper", type=click.Choice(PAPERS), help="Only this paper; otherwise all of them.")
@click.option(
    "--flip",
    type=click.Choice(["long", "none"]),
    default="long",
    show_default=True,
    help="long: backs follow their fronts, for duplex printing flipped on the long edge; none: fronts only.",
)
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")
@click.pass_context
def command(
    context: click.Context, kits: tuple[Path, ...], output: Path, paper: str | None, flip: str, quiet: bool
) -> None:
    """Write PDF, SVG, PNG previews and parts lists of kits.

    Each goes into DIR/<kit>. A kit with a finding of level error is not built: its old output stays as it is. A kit of
    which nothing has changed is not built again.
    """
    worst = 0
    taken: list[Path] = []
    for folder in kits:
        begun = time.perf_counter()
        progress = _Progress(folder.name, shown=sys.stderr.isatty() and not quiet)
        try:
            built = build(folder, output, (paper,) if paper else PAPERS, flip, progress.tell, taken)
        except OutputError as err:
            progress.clear()
            click.echo(f"printkit: {err}", err=True)
            worst = UNUSABLE
            continue
        progress.clear()
        taken += [built.folder] if built.folder else []
        _report(built, folder, time.perf_counter() - begun, quiet)
        worst = max(worst, status(built.findings, built.readable))
    context.exit(worst)


def _report(built: Built, folder: Path, seconds: float, quiet: bool) -> None:
    failed = built.folder is None
    if failed or not quiet:
        tell(folder, built.findings, err=True)
    if failed:
        click.echo(f"{built.name}: not built, {counts(built.findings)}", err=True)
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
