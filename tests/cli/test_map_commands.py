"""printkit map and printkit new mapsheet: what they print, write and refuse, with their exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from printkit.check import check
from printkit.cli.main import cli
from tests.maps import MMM
from tests.minikit import KIT, write_kit

SHEET = (
    "{{id: {0}, name: {0}, numeral: {1}, width: {2}, height: 4in, seed: 1, landform: {3}, "
    "grid: {{pitches: {4}, rows: 4}}}}"
)


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, ["map" if words[0] != "new" else "new", *words[words[0] == "new" :]])


def sheets(*fields: tuple[str, ...]) -> str:
    return "mapsheets:\n" + "".join(f"  - {SHEET.format(*field)}\n" for field in fields)


def kit(folder: Path, *fields: tuple[str, ...]) -> str:
    files: dict[str, str | bytes] = {"maps.yaml": sheets(*fields)} if fields else {"t.csv": "id\na\n"}
    return str(write_kit(folder, files, KIT.format(include=", ".join(["templates.yaml", *files]))))


def test_sheets_that_abut_are_told_in_a_table(tmp_path: Path) -> None:
    told = run("check-abut", kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"), ("b", "II", "5.2in", "rille", "6")))
    assert told.exit_code == 0
    assert "I   8/8   8/8" in told.stdout
    assert "32 of 32 joints hold" in told.stdout


def test_a_joint_that_fails_is_named_with_its_place(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"), ("b", "II", "4.34in", "rille", "5"))
    told = run("check-abut", folder, "II")
    assert told.exit_code == 1
    assert "maps.yaml:3:5: error: edge N of II does not meet a copy of itself upright: " in told.stdout
    assert run("check-abut", folder, "I").exit_code == 0


def test_sheets_that_are_not_made_to_abut_are_told_once(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"), ("b", "II", "6.93in", "rille", "8"))
    whole = "  - {id: c, name: C, grid: {columns: 5, rows: 5, flat_to_flat: 20mm}}\n"
    maps = tmp_path / "k/maps.yaml"
    maps.write_text(maps.read_text(encoding="utf-8") + whole, encoding="utf-8")
    told = run("check-abut", folder)
    assert told.exit_code == 1
    assert [line.partition("error: ")[2] for line in told.stdout.splitlines() if "error: " in line] == [
        "c is not made to abut: its edges do not cut hexes in half all around [mapsheets-abut]",
        "I and II are not made to abut: their sizes differ [mapsheets-abut]",
    ]


def test_unknown_sheets_and_kits_without_any_end_in_2(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"))
    assert "has no mapsheet 'III'; known: a, I" in run("check-abut", folder, "III").stderr
    assert run("check-abut", folder, "III").exit_code == 2
    assert run("check-abut", kit(tmp_path / "none")).exit_code == 2


def test_a_board_is_a_picture_and_a_list(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"), ("b", "II", "5.2in", "rille", "6"))
    told = run("assemble", folder, "--layout", "2x2", "--seed", "3", "--output", str(tmp_path / "out"))
    assert told.exit_code == 0, told.output
    made = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert made == [f"board-2x2-3.{form}" for form in ("json", "pdf", "png", "svg", "txt")]
    record = json.loads((tmp_path / "out/board-2x2-3.json").read_text(encoding="utf-8"))
    assert [sheet["place"] for sheet in record["sheets"]] == ["A", "B", "C", "D"]
    assert record["copies"] == {"I": 2, "II": 2}
    assert "  I lies 2 times: print it 2 times." in told.stdout


@pytest.mark.parametrize("words", ["--layout 3by2 --seed 1", "--layout 0x2 --seed 1", "--layout 3x2"])
def test_a_layout_that_is_none_is_wrong_usage(words: str, tmp_path: Path) -> None:
    assert run("assemble", kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6")), *words.split()).exit_code == 2


def test_sheets_of_two_sizes_make_no_board(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"), ("b", "II", "6.93in", "rille", "8"))
    told = run("assemble", folder, "--seed", "1", "--output", str(tmp_path / "out"))
    assert told.exit_code == 2 or "does not abut" in told.stderr
    assert not (tmp_path / "out").exists()


def test_random_terrain_is_printed_or_put_into_the_kit(tmp_path: Path) -> None:
    one, again = (run("random", "--landform", "mare", "--seed", "7") for _ in range(2))
    assert one.exit_code == 0
    assert one.stdout == again.stdout
    assert "landform: mare" in one.stdout
    folder = kit(tmp_path / "k")
    assert run("random", "--landform", "mare", "--seed", "7", "--kit", folder).exit_code == 0
    assert "maps/mare-7.yaml" in (tmp_path / "k/kit.yaml").read_text(encoding="utf-8")
    twice = run("random", "--landform", "mare", "--seed", "7", "--kit", folder)
    assert twice.exit_code == 2
    assert "is there already" in twice.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seed", "1", "--landform", "mere"), "did you mean 'mare'?"),
        (("--seed", "1", "--rough", "lots"), "is no share of the hexes"),
        (("--seed", "1", "--terrain", "woods=95%"), "more than can grow"),
        (("--seed", "1", "--columns", "2", "--rows", "2", "--size", "20mm", "--chasm"), "no room for a chasm"),
    ],
)
def test_what_cannot_grow_ends_in_2(words: tuple[str, ...], said: str) -> None:
    told = run("random", *words)
    assert told.exit_code == 2
    assert said in told.stderr


def test_a_new_mapsheet_joins_the_kit_like_its_other_sheets(tmp_path: Path) -> None:
    folder = kit(tmp_path / "k", ("a", "I", "5.2in", "mare", "6"))
    told = run("new", "mapsheet", "Salt Coast", "--kit", folder)
    assert told.exit_code == 0, told.output
    text = (tmp_path / "k/maps/salt-coast.yaml").read_text(encoding="utf-8")
    assert "pitches: 6" in text and "numeral: II" in text
    checked = CliRunner().invoke(cli, ["check", folder])
    assert "0 errors, 0 warnings" in checked.stdout


def test_mmm_is_left_alone() -> None:
    """The tests above write into kits of their own: MMM's list of files is what it was."""
    assert "salt-coast" not in (MMM / "kit.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", ["1", "5", "8"])
@pytest.mark.parametrize(
    "words",
    [
        "--terrain woods=15%",
        "--terrain sea=40% --terrain crags=9% --landform mare",
        "--terrain hills=30% --landform highland --columns 9 --rows 8",
        "--terrain lake=30% --columns 8 --rows 9 --orientation pointy-top",
    ],
)
def test_a_random_sheet_that_abuts_checks_clean_at_once(words: str, seed: str, tmp_path: Path) -> None:
    folder = write_kit(tmp_path / "k", {"t.yaml": "terrains:\n  - {id: crags, name: Crags, like: mountain}\n"})
    told = run("random", "--seed", seed, "--abut", *words.split(), "--kit", str(folder))
    assert told.exit_code == 0, told.output
    assert [str(finding) for finding in check(folder).findings] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--columns 8 --rows 8", "--abut with --columns 8: sheets abut where they have an odd number of columns; "),
        ("--columns 2 --rows 3", "an odd number of columns; take 3\n"),
        ("--columns 5 --rows 6 --orientation pointy-top", "--abut with --rows 6: sheets abut where they have an odd"),
    ],
)
def test_a_size_that_cannot_abut_is_wrong_usage(words: str, said: str, tmp_path: Path) -> None:
    told = run("new", "mapsheet", "Other", "--abut", *words.split(), "--kit", kit(tmp_path / "k"))
    assert told.exit_code == 2
    assert said in told.stderr
    assert not (tmp_path / "k/maps").exists()


@pytest.mark.parametrize("words", ["--columns 7 --rows 8", "--columns 5 --rows 2", "--columns 3 --rows 3"])
def test_a_new_sheet_that_abuts_checks_clean_at_once(words: str, tmp_path: Path) -> None:
    folder = kit(tmp_path / "k")
    assert run("new", "mapsheet", "Other", "--abut", *words.split(), "--kit", folder).exit_code == 0
    assert [str(finding) for finding in check(Path(folder)).findings] == []


def test_random_terrain_on_a_base_of_ones_own(tmp_path: Path) -> None:
    island = "terrains:\n  - {id: moor, name: Moor, like: marsh}\n"
    folder = write_kit(tmp_path / "k", {"t.yaml": island})
    words = ("random", "--seed", "4", "--terrain", "woods=20%", "--kit", str(folder), "--base")
    assert run(*words, "moor").exit_code == 0
    text = (folder / "maps/random-4.yaml").read_text(encoding="utf-8")
    assert "    base_terrain: moor\n" in text
    assert "stations" not in text and "base may be set up" not in text
    assert [str(finding) for finding in check(folder).findings] == []
    told = run(*words, "moor", "--abut", "--name", "Other")
    assert told.exit_code == 2
    assert "the half-hexes along the edges of sheets that abut stay plain, and cannot be moor" in told.stderr
    told = run(*words, "mor")
    assert told.exit_code == 2
    assert "there is no terrain 'mor'; did you mean 'moor'?" in told.stderr


def test_random_terrain_in_a_kit_whose_sheets_do_not_abut_is_no_full_sheet(tmp_path: Path) -> None:
    one = "mapsheets:\n  - {id: one, name: One, grid: {columns: 5, rows: 5, flat_to_flat: 20mm}}\n"
    folder = write_kit(tmp_path / "k", {"map.yaml": one})
    assert run("random", "--seed", "4", "--terrain", "woods=20%", "--kit", str(folder)).exit_code == 0
    text = (folder / "maps/random-4.yaml").read_text(encoding="utf-8")
    assert "paper: letter" in text
    assert "stations" not in text and "pitches" not in text
