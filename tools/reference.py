"""Writes the generated references docs/rules.md, docs/cli.md, docs/kinds.md and the JSON Schema: ``make docs``.

A test compares what is written here with what is committed, so the pages cannot fall behind the code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from printkit import catalog, schema
from printkit.cli.main import cli
from printkit.field_docs import inner_models
from printkit.models.base import Model
from printkit.models.kit_info import KitInfo
from printkit.models.style import Style
from printkit.models.table import TableDefinition
from printkit.models.template import Template
from printkit.rule_page import RulePage, read_rule_page, read_word_page
from printkit.shape_rules import SHAPE_RULES
from tools.model_pages import model_table

DOCS = Path(__file__).parents[1] / "docs"
SCHEMA = Path(__file__).parents[1] / "schema" / schema.FILE
"""What the kits of this repository name in their first lines."""
_MADE = "<!-- Written by tools/reference.py (make docs). Change the code, not this page. -->\n"


def pages() -> dict[str, str]:
    """Each generated page's file name and text."""
    return {"rules.md": _rules(), "cli.md": _commands(), "kinds.md": _kinds()}


def _page(title: str, lead: str, parts: Iterator[str]) -> str:
    return "\n".join([_MADE, f"# {title}\n", f"{lead}\n", *(f"{part}\n" for part in parts)])


def _rules() -> str:
    def parts() -> Iterator[str]:
        for name in catalog.names("rules"):
            page = read_rule_page(name)
            yield f"## {name}\n\n*{page.level}.* {page.about}\n\n**Law.** {page.law}\n\n**Why.** {page.why}"
            yield from _examples(page)
        yield "## Checks of a kit\n\nA kit declares laws of its own under `checks`, each with one of these words."
        for word in catalog.checks():
            page = read_word_page(word)
            yield f"### {word}\n\n{_sentence(page.about)} {_sentence(page.law)}\n\n**Why.** {page.why}"
            yield from _examples(page)
        yield "## Findings of reading\n\nThese come from reading a kit, before a rule can look at it. All are errors."
        rows = "\n".join(f"| `{name}` | {law} |" for name, law in SHAPE_RULES.items())
        yield f"| name | law |\n|---|---|\n{rows}"

    lead = "What `printkit check` holds a kit to. `printkit explain RULE` prints one of these."
    return _page("Rules", lead, parts())


def _examples(page: RulePage) -> Iterator[str]:
    for title, body in (("Wrong", page.bad), ("Right", page.good)):
        yield f"{title}:\n\n```yaml\n{body.rstrip()}\n```"


def _commands() -> str:
    def parts() -> Iterator[str]:
        top = click.Context(cli, info_name="printkit", terminal_width=90, help_option_names=["-h", "--help"])
        yield f"```\n{cli.get_help(top)}\n```"
        yield from _group(cli, top)

    return _page("Command line", "As `printkit --help` prints it.", parts())


def _group(group: click.Group, parent: click.Context) -> Iterator[str]:
    """The help of each command of a group, and of a group's own commands after it."""
    for name in group.list_commands(parent):
        command = group.get_command(parent, name)
        assert command is not None
        context = click.Context(command, parent=parent, info_name=name, terminal_width=90)
        yield f"## {context.command_path}\n\n```\n{command.get_help(context)}\n```"
        if isinstance(command, click.Group):
            yield from _group(command, context)


def _kinds() -> str:
    told: set[type[Model]] = set()

    def section(
        level: int, title: str, about: str, model: type[Model], beside: type[Model] | None = None
    ) -> Iterator[str]:
        says = " ".join((model.__doc__ or "").replace("``", "`").split())
        yield f"{'#' * level} {title}\n\n{f'{_sentence(about)} {says}'.strip()}\n\n{model_table(model, beside)}"
        for inner in inner_models(model):
            if inner not in told:
                told.add(inner)
                yield from section(min(level + 1, 5), inner.__name__, "", inner)

    def parts() -> Iterator[str]:
        yield from section(2, "kit.yaml", "", KitInfo)
        yield "## Included files\n\nMappings with the keys below, each of which holds a list. A CSV file is a table."
        yield from section(3, "tables", "", TableDefinition)
        yield from section(3, "styles", "", Style)
        yield from section(3, "templates", "", Template)
        for kind in catalog.kinds().values():
            yield from section(3, kind.key, kind.about, kind.model)
            for word, check in (kind.words() if kind.words else {}).items():
                yield from section(4, word, check.about, check.model, beside=kind.model)
        yield "## Elements\n\nWhat templates, charts and figures are made of. The key of one holds its main value."
        for name, element in catalog.elements().items():
            yield from section(3, name, element.about, element.model)

        terrains = "\n".join(
            f"| `{name}` | {_sentence(one.about)} |" for name, one in catalog.all_of("terrain").items()
        )
        yield f"## Terrain of mapsheets\n\n| name | what it is |\n|---|---|\n{terrains}"
        yield "## Landforms of mapsheets\n\nWhat a mapsheet's `landform` may name, and what its `relief` then takes."
        for name, landform in catalog.all_of("landforms").items():
            yield from section(3, name, landform.about, landform.model)

    lead = (
        "What the YAML of a kit may say. Scalars stay the text that was typed until a field reads them: a *length* "
        "has a unit (`5mm`, `0.7in`, `1/2in`, `14pt`), a *count* is plain digits, a *flag* is `yes` or `no`."
    )
    return _page("Files of a kit", lead, parts())


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if not text or text.endswith(".") else f"{text}."


def main() -> None:
    """Write the pages and the schema."""
    SCHEMA.write_text(schema.schema_text(), encoding="utf-8")
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
