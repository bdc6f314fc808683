"""``printkit list``: the kits at hand, and what printkit knows."""

from __future__ import annotations

from collections.abc import Iterable

import click

from printkit.cli._kits import known_kits

EXAMPLES = """\b
Example:
  printkit list
"""


@click.command("list", epilog=EXAMPLES)
def command() -> None:
    """List the kits at hand, and what printkit knows.

    Kits under components/, then component kinds, template elements, terrain, landforms, imposition schemes, formats,
    rules, words of the checks that kits declare, reports and proofs.
    """
    from printkit import catalog

    _section("Kits", ((folder.name, folder.as_posix()) for folder in known_kits()))
    _section("Component kinds", ((kind.key, kind.about) for kind in catalog.kinds().values()))
    _section("Template elements", ((name, element.about) for name, element in catalog.elements().items()))
    _section("Terrain of mapsheets", ((name, terrain.about) for name, terrain in catalog.all_of("terrain").items()))
    _section("Landforms of mapsheets", ((name, land.about) for name, land in catalog.all_of("landforms").items()))
    _section("Imposition schemes", ((name, scheme.about) for name, scheme in catalog.schemes().items()))
    _section("Formats", ((name, exporter.about) for name, exporter in catalog.exporters().items()))
    _section("Rules", ((name, f"{rule.about} ({rule.level})") for name, rule in catalog.rules().items()))
    _section("Words of checks", ((word, check.about) for word, check in catalog.checks().items()))
    _section("Reports", ((name, report.about) for name, report in catalog.reports().items()))
    _section("Proofs", ((name, proof.about) for name, proof in catalog.proofs().items()))


def _section(title: str, lines: Iterable[tuple[str, str]]) -> None:
    rows = list(lines)
    width = max((len(name) for name, _ in rows), default=0)
    click.echo(f"{title}:")
    for name, about in rows:
        click.echo(f"  {name:<{width}}  {about}")
    click.echo()
