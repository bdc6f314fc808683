"""The turn record is as long as the scenario.

Law: the spaces of the turn record, as drawn, are numbered 1, 2, 3, ... without a gap, each once, at least to the
scenario's last turn (rule text L95, L117; facts.md M32, M49). A space is a text that the chart names
``space:<number>``. Tracks of several rows of a table, drawn by a repeat, are counted each by itself.
Why: a record that ends at 15 ends the game at 15 at one table and not at the next.

Bad::

    tables:
      - id: names
        columns: [id, name, speed, plain]
        rows: [{id: jo, name: Jo}, {id: hut, name: Hut}, {id: ann, name: Ann, speed: 1, plain: 1}]
    counters:
      - {id: all, table: names, template: plain}
    charts:
      - id: turns
        title: Turns
        elements:
          - {track: "2", side: 20mm}
    scenarios:
      - id: one
        pieces: names
        terrain: [plain]
        hexside: plain
        rescue: {lost: jo, station: hut, walker: ann, find_by: 1, return_by: 3}

Good::

    tables:
      - id: names
        columns: [id, name, speed, plain]
        rows: [{id: jo, name: Jo}, {id: hut, name: Hut}, {id: ann, name: Ann, speed: 1, plain: 1}]
    counters:
      - {id: all, table: names, template: plain}
    charts:
      - id: turns
        title: Turns
        elements:
          - {track: "3", side: 20mm}
    scenarios:
      - id: one
        pieces: names
        terrain: [plain]
        hexside: plain
        rescue: {lost: jo, station: hut, walker: ann, find_by: 1, return_by: 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from printkit.contracts import Inspection, Rule, Violation
from printkit.drawing import Matrix, Text, walk_only
from printkit.findings import Span
from printkit.pieces import Piece

PREFIX = "space:"


def check(inspection: Inspection) -> Iterator[Violation]:
    """One violation a scenario whose turns have no space on any track, and one a space numbered twice or wrongly."""
    tracks: dict[tuple[int, Span, Matrix], list[str]] = {}
    for place, piece in enumerate(inspection.pieces):
        for text, matrix in _spaces(piece):
            number = text.name.removeprefix(PREFIX)
            numbers = tracks.setdefault((place, text.span, matrix), [])
            numbers.append(number)
            if text.text != number:
                yield Violation(text.span, f"space {number} of the track shows {text.text!r}", f"show {number}")
            if numbers.count(number) == 2:
                yield Violation(text.span, f"the track has space {number} twice", "number each space once")
    longest = max(tracks.values(), key=len, default=[])
    for scenario in inspection.kit.of("scenario"):
        if scenario.rescue is None:
            continue
        last = max(scenario.rescue.return_by, *(int(number) for number in longest if number.isdecimal()), 0)
        missing = [str(turn) for turn in range(1, last + 1) if str(turn) not in longest]
        if missing:
            yield Violation(
                scenario.rescue.span_of("return_by"),
                f"the turn record lacks space {', '.join(missing[:8])}{', ...' if len(missing) > 8 else ''}",
                f"draw spaces 1 to {last}",
            )


def _spaces(piece: Piece) -> Iterator[tuple[Text, Matrix]]:
    """The spaces of a front in drawing order, and what moves the group that each stands in."""
    for seen in walk_only(piece.front.marks, Text):
        if isinstance(seen.mark, Text) and seen.mark.name.startswith(PREFIX):
            yield seen.mark, seen.matrix


RULE = Rule("the turn record reaches the scenario's last turn", check, whole=True)
