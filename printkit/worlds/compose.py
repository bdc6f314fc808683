"""New mapsheets: an empty one with comments to edit it by, and one of random terrain.

Both are written as YAML and read back by the model that will read them later, so that their hexes are those of the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from pydantic import ValidationError

from printkit.grids.hex import Hex, HexGrid
from printkit.models.mapsheet import Mapsheet
from printkit.source import read_yaml
from printkit.worlds.growth import Growth, World, base_hexes, rim_hexes
from printkit.worlds.plan import Content, Notes, Plan, PlanError, written

MOST_HEXES = 50_000
"""No random map is larger."""


def sheet_of(plan: Plan) -> Mapsheet:
    """The mapsheet that a plan describes, without anything on it. Raises PlanError."""
    data, findings = read_yaml(written(plan, Content(), Notes()), "mapsheet")
    if findings:
        raise PlanError(findings[0].message)
    try:
        sheet = Mapsheet.model_validate(data["mapsheets"][0])
    except ValidationError as err:
        raise PlanError(_first_line(err)) from None
    if not sheet.within_limit or sheet.hexes.shape.most > MOST_HEXES:
        raise PlanError(f"a new mapsheet has {MOST_HEXES} hexes at most")
    return sheet


def _first_line(err: ValidationError) -> str:
    fault = err.errors(include_url=False)[0]
    where = ".".join(str(part) for part in fault["loc"])
    return f"{where}: {fault['msg'].removeprefix('Value error, ')}".removeprefix(": ")


def blank(plan: Plan, terrains: Sequence[str], landforms: Sequence[str], kit: str) -> str:
    """A mapsheet with a few hexes of terrain and comments that say what may be changed. Raises PlanError."""
    grid = sheet_of(plan).hexes
    content = Content(dict(_sample(grid, terrains)), stations=_stations(plan, grid))
    return written(plan, content, _notes(plan, terrains, landforms, grid, kit))


def random(plan: Plan, growths: Sequence[Growth], cleft: str = "", relief: Sequence[str] = ()) -> str:
    """A mapsheet of random terrain, the same for the same arguments.

    ``cleft`` is a hexside terrain of which one run is laid; ``relief`` names the parameters that the landform takes.
    Raises PlanError.
    """
    grid = sheet_of(plan).hexes
    if plan.base and grid.abuts:
        raise PlanError(
            f"the half-hexes along the edges of sheets that abut stay plain, and cannot be {plan.base}; "
            "ask for a sheet of whole hexes (--columns, --rows and --size, or --paper), or for another base"
        )
    world = World(grid, Random(f"{plan.seed}-world"))
    stations = _stations(plan, grid)
    world.plain |= {grid.find(label) for label in stations}
    if cleft and not world.cleave(_cleft_length(grid)):
        raise PlanError(f"there is no room for a {cleft} well inside this map; make it larger")
    for growth in sorted(growths, key=lambda growth: not growth.bars):
        world.grow(growth)
    in_order = sorted(world.terrain, key=lambda hex: (grid.lattice(hex)[1], hex))
    content = Content(
        {growth.terrain: [grid.label(h) for h in in_order if world.terrain[h] == growth.terrain] for growth in growths},
        {cleft: [[world.side_name(side) for side in run] for run in world.clefts]} if cleft else {},
        dict(_relief(relief, grid, Random(f"{plan.seed}-relief"))),
        stations,
    )
    shares = ", ".join(f"{growth.terrain} {growth.share * 100:g} %" for growth in growths)
    head = (f"# {plan.name}: random terrain of seed {plan.seed} ({shares}), written once, to be edited.",)
    before = {"terrain": "What is not named is plain.", "stations": _STATIONS} if grid.abuts else {}
    return written(plan, content, Notes(head, before))


def _cleft_length(grid: HexGrid) -> int:
    """About as many hexsides as the map has lines, 12 on a sheet like those of MMM."""
    return max(4, min(40, grid.shape.lines))


def _stations(plan: Plan, grid: HexGrid) -> list[str]:
    """Base hexes of a full sheet of plain ground, which abuts others on every edge; of any other map none."""
    return [grid.label(hex) for hex in base_hexes(grid)] if grid.is_full_sheet and not plan.base else []


def _sample(grid: HexGrid, terrains: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Two small clusters about the middle of the map."""
    middle = min(grid.wholes(), key=lambda hex: (_from_middle(grid, hex), hex))
    rim = rim_hexes(grid)
    near = [hex for hex in (middle, *grid.neighbours(middle)) if grid.whole(hex) and hex not in rim]
    for terrain, hexes in zip(terrains, (near[1:4], near[:1]), strict=False):
        if hexes:
            yield terrain, [grid.label(hex) for hex in hexes]


def _from_middle(grid: HexGrid, hex: Hex) -> float:
    x, y = grid.centre(hex)
    return abs(x - grid.width / 2000) + abs(y - grid.height / 2000)


def _relief(fields: Sequence[str], grid: HexGrid, stream: Random) -> Iterator[tuple[str, str]]:
    """What a landform must be told of the map: hexes that a channel runs through, or the hex of its centre."""
    wholes = list(grid.wholes())
    if "courses" in fields:
        yield "courses", f"[[{', '.join(_course(grid, wholes, stream))}]]"
    if "centre" in fields:
        inner = [hex for hex in wholes if all(map(grid.whole, grid.neighbours(hex)))] or wholes
        yield "centre", grid.label(stream.choice(inner))


def _course(grid: HexGrid, wholes: Sequence[Hex], stream: Random) -> list[str]:
    """Hexes from the top of the map to its bottom, swinging to and fro."""
    steps = 6
    x = stream.uniform(0.3, 0.7)
    course = []
    for i in range(steps + 1):
        x = min(0.85, max(0.15, x + stream.uniform(-0.22, 0.22)))
        at = grid.width / 1000 * x, grid.height / 1000 * (0.1 + 0.8 * i / steps)
        nearest = min(wholes, key=lambda hex: (_apart(grid.centre(hex), at), hex))
        course.append(grid.label(nearest))
    return list(dict.fromkeys(course))


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


_STATIONS = "Hexes where a base may be set up: plain on every sheet, since any edge may come to lie south."


def _notes(plan: Plan, terrains: Sequence[str], landforms: Sequence[str], grid: HexGrid, kit: str) -> Notes:
    middle = grid.label(min(grid.wholes(), key=lambda hex: (_from_middle(grid, hex), hex)))
    sides = grid.orientation.directions
    other = f"Others: {', '.join(name for name in landforms if name != plan.landform)}." if landforms else ""
    before: Mapping[str, str] = {
        "size": "How large the sheet is: paper, or width and height. Left out, it is as large as its hexes and margin.",
        "seed": "Every hex draws its art from this number and its label: another number, other rocks.",
        "grid": "Two of columns, rows and flat_to_flat are enough where the sheet has a size. numbering is the label "
        "of the first hex: A1, 0101, 01.01, 1-1.",
        "landform": f"The quiet shapes of the ground, without effect on play. {other}".strip(),
        "terrain": f"Terrain to hexes (B2), ranges (B2-B9) and rectangles (B2:D5); what is not named is plain. There "
        f"are {', '.join(terrains)}, and those that your kit defines under terrains.",
        "stations": _STATIONS,
        "end": f"What runs along hexsides: hexsides: {{chasm: [[{middle}/{sides[0]}, {middle}/{sides[1]}]]}}. Rivers "
        "and roads, towns, names, heights: docs/kinds.md under mapsheets.",
    }
    head = (
        f"# {plan.name}: a mapsheet to begin with. Change anything, then:",
        f"#   printkit check {kit}",
        f"#   printkit build {kit}",
    )
    return Notes(head, before)
