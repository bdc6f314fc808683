"""A board laid at random of a kit's mapsheets: which sheet lies where, and where a scenario's pieces begin.

Sheets that fill their paper with flat-top hexes from centre to centre abut at 0 and 180 degrees (facts.md 4.1), and
only such are laid. A hex is named as players write it down: the place of its sheet, and the label that the sheet bears.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from printkit.cartography.board_ground import ground_of
from printkit.grids.hex import Hex, HexGrid
from printkit.grids.series import letters
from printkit.kit import Kit
from printkit.models.mapsheet import Mapsheet
from printkit.models.scenario import Scenario
from printkit.solvers.layout import Board, Laid, assemble
from printkit.solvers.reach import scatter

_IN_A_LINE = 5
"""Search counters in a line of the list."""


class AssembleError(ValueError):
    """No board can be laid; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the board: its letter, the sheet that lies there, and how."""

    letter: str
    sheet: Mapsheet
    turned: bool
    column: int
    row: int

    @property
    def name(self) -> str:
        """What players call the sheet: its numeral, or its name."""
        return self.sheet.numeral or self.sheet.name


@dataclass(frozen=True, slots=True)
class Spot:
    """A hex of the board: the letter of its place, its label on the sheet, and the board's own hex."""

    letter: str
    label: str
    hex: Hex

    def __str__(self) -> str:
        return f"{self.letter} {self.label}"


@dataclass(frozen=True, slots=True)
class SetUp:
    """A board and what stands on it. Without a scenario that says so there is no base and nothing to search."""

    kit: Kit
    seed: int
    across: int
    down: int
    places: tuple[Place, ...]
    grid: HexGrid
    scenario: Scenario | None = None
    base: Spot | None = None
    counters: tuple[Spot, ...] = ()
    wanted: int = 0
    """How many search counters the most players need."""

    @property
    def copies(self) -> dict[str, int]:
        """Sheets that lie more than once, and how often, in the order of the board."""
        counted = Counter(place.name for place in self.places)
        return {name: number for name, number in counted.items() if number > 1}

    def lines(self) -> Iterator[str]:
        """The set-up list as text."""
        yield f"{self.kit.info.title}: {self.across} x {self.down} mapsheets, seed {self.seed}"
        yield ""
        width = max(len(place.name) for place in self.places)
        for place in self.places:
            yield f"  {place.letter:<2} {place.name:<{width}}  {'turned by 180 degrees' if place.turned else 'upright'}"
        for name, number in self.copies.items():
            yield f"  {name} lies {number} times: print it {number} times."
        if self.scenario is None:
            return
        yield ""
        yield f"{self.scenario.title or self.scenario.id}"
        if self.base is not None:
            yield f"  Base: {self.base}"
        if self.counters:
            yield "  Search counters:"
            cells = [f"{number:>2}  {spot}" for number, spot in enumerate(self.counters, 1)]
            wide = max(map(len, cells)) + 4
            for start in range(0, len(cells), _IN_A_LINE):
                yield "    " + "".join(f"{cell:<{wide}}" for cell in cells[start : start + _IN_A_LINE]).rstrip()
        if len(self.counters) < self.wanted:
            yield f"  Only {len(self.counters)} of {self.wanted} search counters find room; try another seed."

    def record(self) -> dict[str, Any]:
        """The same for a program."""
        return {
            "kit": self.kit.name,
            "seed": self.seed,
            "across": self.across,
            "down": self.down,
            "sheets": [
                {"place": p.letter, "sheet": p.sheet.id, "name": p.name, "turn": 180 if p.turned else 0}
                for p in self.places
            ],
            "copies": self.copies,
            "scenario": self.scenario.id if self.scenario else None,
            "base": _spot(self.base) if self.base else None,
            "search_counters": [_spot(spot) for spot in self.counters],
        }


def _spot(spot: Spot) -> dict[str, str]:
    return {"place": spot.letter, "hex": spot.label}


def sheets_to_lay(kit: Kit) -> tuple[Mapsheet, ...]:
    """The kit's mapsheets. Raises AssembleError unless all can be laid side by side."""
    sheets: tuple[Mapsheet, ...] = kit.of("mapsheet")
    if not sheets:
        raise AssembleError(f"{kit.name} has no mapsheets")
    sizes = {(sheet.hexes.pitches, sheet.hexes.rows, sheet.hexes.width, sheet.hexes.height) for sheet in sheets}
    if len(sizes) > 1:
        raise AssembleError(f"the mapsheets of {kit.name} are of {len(sizes)} sizes; a board is laid of one size")
    for sheet in sheets:
        if not _abuts(sheet.hexes):
            fix = "give its grid an even number of pitches, and rows"
            raise AssembleError(f"mapsheet {sheet.id!r} is not made to lie edge to edge; {fix}")
    return sheets


def _abuts(grid: HexGrid) -> bool:
    """Flat-top, every edge through hex centres, and the same columns shifted at both ends."""
    full = grid.fills_sheet and len(grid.shape.halves) == 4
    return full and not grid.orientation.pointy and grid.shape.shifted == 1 and grid.pitches % 2 == 0


def set_up(kit: Kit, layout: tuple[int, int] | None, seed: int) -> SetUp:
    """Lay a board. Of a scenario with a board and a search its base and counters are placed too.

    ``layout`` is how many sheets lie across and down; None: as the scenario says, or 3 by 2. Raises AssembleError.
    """
    sheets = sheets_to_lay(kit)
    scenario: Scenario | None = next((one for one in kit.of("scenario") if one.board), None)
    plan = scenario.board if scenario else None
    across, down = layout or ((plan.across, plan.down) if plan else (3, 2))
    random = Random(f"{seed}-board")
    places = _deal(sheets, across, down, random)
    grounds = {sheet.id: ground_of(sheet, scenario.hexside if scenario else "chasm") for sheet in sheets}
    rows = [places[row * across : (row + 1) * across] for row in range(down)]
    board = assemble([[Laid(grounds[place.sheet.id], place.turned) for place in row] for row in rows])
    made = SetUp(kit, seed, across, down, places, board.grid)
    return made if scenario is None else _with_scenario(made, board, scenario, random)


def _deal(sheets: Sequence[Mapsheet], across: int, down: int, random: Random) -> tuple[Place, ...]:
    """Sheets as they come from a pile with as few copies of each as are enough, each upright or turned."""
    count = across * down
    pile = [sheet for sheet in sheets for _ in range(-(-count // len(sheets)))]
    dealt = random.sample(pile, count)
    return tuple(
        Place(letters(i), sheet, random.random() < 0.5, i % across, i // across) for i, sheet in enumerate(dealt)
    )


def _with_scenario(made: SetUp, board: Board, scenario: Scenario, random: Random) -> SetUp:
    search = scenario.search
    counters: tuple[Spot, ...] = ()
    wanted = 0
    if search is not None:
        wanted = search.per_player * (scenario.players.most if scenario.players else 1)
        spots = {number: spot for number in board.northern_half() if (spot := _named(made, board.hexes[number]))}
        free = [number for number in spots if board.terrain[number] not in search.not_on]
        counters = tuple(spots[number] for number in scatter(board, free, search.spacing, random)[:wanted])
    return SetUp(
        made.kit, made.seed, made.across, made.down, made.places, made.grid, scenario,
        _base(made, scenario, random), counters, wanted,
    )  # fmt: skip


def _base(made: SetUp, scenario: Scenario, random: Random) -> Spot | None:
    """A hex of the scenario's columns on the sheet in the middle of the southern edge, in its last whole row."""
    assert scenario.board is not None
    own = made.places[0].sheet.hexes
    column = made.across // 2 * own.pitches + random.choice(scenario.board.station_columns)
    upwards = ((column, row) for row in range(made.grid.rows, 0, -1))
    return next((spot for hex in upwards if made.grid.whole(hex) and (spot := _named(made, hex))), None)


def _named(made: SetUp, hex: Hex) -> Spot | None:
    """The hex by its place and the label on the sheet; None on a seam, where it lies whole on no sheet."""
    own = made.places[0].sheet.hexes
    wide, high = 3 * own.pitches, 2 * own.rows
    x, y = made.grid.lattice(hex)
    place = made.places[min(y // high, made.down - 1) * made.across + min(x // wide, made.across - 1)]
    at = x - place.column * wide, y - place.row * high
    mine = place.sheet.hexes.at((wide - at[0], high - at[1]) if place.turned else at)
    return Spot(place.letter, place.sheet.hexes.label(mine), hex) if place.sheet.hexes.whole(mine) else None
