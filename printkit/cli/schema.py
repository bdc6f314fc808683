"""``printkit schema``: what editors complete and check the YAML of a kit by."""

from __future__ import annotations

from pathlib import Path

import click

from printkit.cli._report import UNUSABLE

EXAMPLES = """\b
Examples:
  printkit schema                                print the schema
  printkit schema --output printkit.schema.json  write it beside a kit's files; then let each of them begin with
                                                 # yaml-language-server: $schema=printkit.schema.json
"""


@click.command("schema", epilog=EXAMPLES)
@click.option(
    "--output", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write it here instead."
)
@click.pass_context
def command(context: click.Context, output: Path | None) -> None:
    """Print the JSON Schema of a kit's YAML files.

    With it an editor that speaks to the YAML language server completes fields, shows what they mean, and marks those
    that do not exist. It serves kit.yaml and included files alike.
    """
    from printkit.schema import schema_text

    if output is None:
        click.echo(schema_text(), nl=False)
        return
    try:
        output.write_text(schema_text(), encoding="utf-8")
    except OSError as err:
        click.echo(f"printkit: cannot write {output}: {err.strerror}", err=True)
        context.exit(UNUSABLE)
