"""``printkit explain``: what a finding's rule asks, why, and how it looks right and wrong."""

from __future__ import annotations

import click

from printkit.findings import did_you_mean

EXAMPLES = """\b
Examples:
  printkit explain text-fits
  printkit explain duplicate-key
"""


@click.command("explain", epilog=EXAMPLES)
@click.argument("rule")
def command(rule: str) -> None:
    """Explain a rule: its law, why, and examples.

    RULE is the name in brackets at the end of a finding.
    """
    from printkit import catalog
    from printkit.rule_page import read_rule_page
    from printkit.shape_rules import SHAPE_RULES

    names = catalog.names("rules")
    if rule in names:
        click.echo(read_rule_page(rule).text().rstrip())
    elif rule in SHAPE_RULES:
        click.echo(f"{rule} (error): {SHAPE_RULES[rule]}")
    else:
        near = did_you_mean(rule, [*names, *SHAPE_RULES])
        raise click.BadParameter(f"there is no rule {rule!r}; {near}", param_hint="RULE")
