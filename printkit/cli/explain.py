"""``printkit explain``: what a finding's rule asks, why, and how it looks right and wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from printkit.cli._kits import find_kit, known_kits
from printkit.findings import did_you_mean

if TYPE_CHECKING:
    from printkit.kit import Kit

EXAMPLES = """\b
Examples:
  printkit explain text-fits
  printkit explain duplicate-key
  printkit explain unique                  a word of checks that kits declare
  printkit explain check:decoy-items mmm   a check that the kit mmm declares
  printkit explain cards                   a kind of component, or an element such as shape
"""


@click.command("explain", epilog=EXAMPLES)
@click.argument("rule")
@click.argument("kit", required=False)
def command(rule: str, kit: str | None) -> None:
    """Explain a rule: its law, why, and examples; or a kind or an element.

    RULE is the name in brackets at the end of a finding, or a kind or element as printkit list names it. A check that
    a kit declares, check:ID, is looked for in KIT, or in every kit under components/.
    """
    from printkit.laws import law_of, names, things

    kits = list(map(_load, [find_kit(kit)] if kit else known_kits())) if rule.startswith("check:") else [None]
    known = things()
    told = [law_of(rule, one).help for one in kits if rule in names(one)][:1]
    told += [known[rule]] if rule in known else []
    if told:
        click.echo("\n\n".join(told))
        return
    near = did_you_mean(rule, [*(name for one in kits for name in names(one)), *known])
    raise click.BadParameter(f"there is no rule {rule!r}; {near}", param_hint="RULE")


def _load(folder: Path) -> Kit | None:
    from printkit import catalog
    from printkit.load import load

    return load(folder, catalog.kinds(), catalog.elements())[0]
