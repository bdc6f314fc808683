"""Stock templates: whatever a table has of their columns, and in every size, nothing is found wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.check import check
from printkit.kit import STANDARD_COLOURS
from printkit.models.card import SIZES
from printkit.source import read_yaml
from printkit.stock import STOCK, stock_files
from tests.minikit import write_kit

ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8v8z" fill="currentColor"/></svg>'
NATO = """
infantry armour mechanised motorised cavalry armoured-cavalry artillery self-propelled rocket anti-tank air-defence
engineer airborne air-assault mountain marine signals medical supply transport aviation helicopter headquarters
""".split()  # noqa: SIM905 (a list of 23 words in quotes is harder to read)
WORDS = {
    "type": "Event",
    "cost": "12",
    "value": "10",
    "text": "Move **two** hexes, then attack: each enemy in reach loses a step and retreats one hex.",
    "flavour": "The river keeps no secrets.",
    "foot": "Set A, 12",
    "art": "art/it.svg",
}


def found(folder: Path, files: dict[str, str | bytes]) -> list[str]:
    """What a check of a kit with these files finds."""
    write_kit(folder, {**files, "art/it.svg": ART}, templates=False)
    return [str(finding) for finding in check(folder).findings]


def table(rows: list[dict[str, str]]) -> str:
    lines = ["tables:", "  - id: them", "    rows:"]
    for row in rows:
        cells = ", ".join(f'{name}: "{value}"' for name, value in row.items())
        lines.append(f"      - {{{cells}}}")
    return "\n".join(lines) + "\n"


def test_every_template_is_known_by_its_prefix() -> None:
    for name, text in stock_files():
        data, findings = read_yaml(text, name)
        assert findings == ()
        assert all(template["id"].startswith(STOCK) for template in data["templates"])


@pytest.mark.parametrize("size", [size for size in SIZES if size != "micro"])
def test_cards_with_any_of_their_columns(size: str, tmp_path: Path) -> None:
    rows = [{"id": "bare", "name": "Bare"}]
    rows += [{"id": column, "name": "Some", column: text} for column, text in WORDS.items()]
    rows += [{"id": "all", "name": "All of Them", **WORDS}, {"id": "no-art", "name": "N", **WORDS, "art": ""}]
    if size == "mini":  # a picture, seventeen words, a saying and a badge are more than it holds, and are told so
        rows[-2] |= {"flavour": "", "value": ""}
    cards = f"cards:\n  - {{id: deck, table: them, size: {size}, back: stock-card-back}}\n"
    assert found(tmp_path, {"it.yaml": table(rows) + cards}) == []


def test_cards_in_every_colour(tmp_path: Path) -> None:
    rows = [{"id": word, "name": word, "colour": word, **WORDS} for word in STANDARD_COLOURS if word != "paper"]
    cards = "cards:\n  - {id: deck, table: them}\n"
    assert found(tmp_path, {"it.yaml": table(rows) + cards}) == []


def test_nato_counters_of_every_type(tmp_path: Path) -> None:
    rows = [
        {
            "id": kind,
            "name": kind,
            "type": kind,
            "size": ("I", "XX", "XXXX", "•••")[number % 4],
            "unit": str(number + 1),
            "parent": "12/4",
            "attack": str(number % 9 + 1),
            "defence": str(number % 5) if number % 2 else "",
            "move": str(number % 12 + 1),
            "colour": tuple(STANDARD_COLOURS)[number % 16],
        }
        for number, kind in enumerate(NATO)
    ]
    counters = "counters:\n  - {id: units, table: them, template: stock-nato, back: stock-nato-reduced}\n"
    assert found(tmp_path, {"it.yaml": table(rows) + counters}) == []


def test_nato_symbols_are_all_drawn_and_differ(tmp_path: Path) -> None:
    from printkit.drawing import Path as Outline
    from printkit.drawing import walk
    from printkit.faces import layout
    from printkit.findings import NOWHERE
    from tests.elements.drawn import kit_of

    kit, _ = kit_of(tmp_path, {"it.yaml": "templates: [{id: mine, extends: stock-nato}]\n"})
    made = layout(kit, "mine", NOWHERE)
    assert made is not None
    faces = {
        kind: tuple(
            seen.mark.segments if isinstance(seen.mark, Outline) else seen.mark.text  # type: ignore[union-attr]
            for seen in walk(made.draw(kit, {"name": "", "type": kind}, {}, "").marks)
        )
        for kind in (*NATO, "")
    }
    assert len(set(faces.values())) == len(NATO) + 1


def test_plain_counters_and_tokens(tmp_path: Path) -> None:
    rows = [
        {"id": "a", "name": "Supply", "value": "3", "colour": "brown"},
        {"id": "b", "name": "A long name", "art": "art/it.svg", "value": "12"},
        {"id": "c", "name": "Wound"},
    ]
    pieces = (
        "counters:\n  - {id: plain, table: them, template: stock-counter, back: stock-counter-back}\n"
        "tokens:\n  - {id: round, table: them, back: stock-token-back}\n"
        "  - {id: six, table: them, outline: hexagon, diameter: 30mm}\n"
    )
    assert found(tmp_path, {"it.yaml": table(rows) + pieces}) == []
