"""What a rebuild depends on: the kit, the request, printkit, its libraries, and what lies in the output folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.findings import Finding, Level, Span
from printkit.manifest import Manifest, key_of, unchanged
from printkit.output import publish

OUTPUT = Path("output")
FILES = {"mini.pdf": b"pdf", "svg/a.svg": b"svg"}


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    folder = tmp_path / "components" / "mini"
    (folder / "tables").mkdir(parents=True)
    (folder / "kit.yaml").write_text("# A kit.\nkit: mini\ntitle: Mini\n")
    (folder / "tables" / "pieces.csv").write_text("id\nrover\n")
    return folder


def made(kit: Path, output: Path, findings: tuple[Finding, ...] = ()) -> str:
    key = key_of(kit, OUTPUT, ["a4"])
    sizes = {path: len(data) for path, data in FILES.items()}
    publish(output / "mini", [*FILES.items(), Manifest(key, "mini", "2 counters", findings, sizes).seal()])
    return key


def test_what_was_made_is_known_again_with_its_warnings(kit: Path, tmp_path: Path) -> None:
    warning = Finding(Level.WARNING, "ink-contrast", Span("tables/pieces.csv", 2, 1), "pale »ink«", "darken it")
    key = made(kit, tmp_path, (warning,))
    found = unchanged(kit, tmp_path, key)
    assert found is not None
    assert (found.summary, found.findings) == ("2 counters", (warning,))


def test_the_key_follows_every_file_of_the_kit_and_the_request(kit: Path) -> None:
    keys = [key_of(kit, OUTPUT, ["a4"]), key_of(kit, OUTPUT, ["letter"]), key_of(kit, OUTPUT, ["a4", "none"])]
    (kit / "tables" / "pieces.csv").write_text("id\nrovers\n")
    keys.append(key_of(kit, OUTPUT, ["a4"]))
    (kit / "tables" / "pieces.csv").rename(kit / "tables" / "others.csv")
    keys.append(key_of(kit, OUTPUT, ["a4"]))
    assert len(set(keys)) == len(keys)


def test_output_inside_the_kit_is_no_part_of_it(kit: Path) -> None:
    before = key_of(kit, kit / "output", ["a4"])
    (kit / "output" / "mini").mkdir(parents=True)
    (kit / "output" / "mini" / "mini.pdf").write_bytes(b"pdf")
    assert key_of(kit, kit / "output", ["a4"]) == before
    assert key_of(kit, OUTPUT, ["a4"]) != before


def test_a_folder_that_is_no_kit_is_not_read(tmp_path: Path) -> None:
    assert key_of(tmp_path, OUTPUT, ["a4"]) == ""


def test_the_key_does_not_follow_where_the_kit_lies_or_what_editors_hide_there(kit: Path, tmp_path: Path) -> None:
    before = key_of(kit, OUTPUT, ["a4"])
    (kit / ".pieces.csv.swp").write_text("half a line")
    moved = kit.rename(tmp_path / "elsewhere")
    assert key_of(moved, OUTPUT, ["a4"]) == before


@pytest.mark.parametrize("file", ["mini.pdf", "svg/a.svg", "manifest.json"])
def test_output_that_somebody_changed_or_took_away_is_made_again(kit: Path, tmp_path: Path, file: str) -> None:
    key = made(kit, tmp_path)
    assert unchanged(kit, tmp_path, key) is not None
    place = tmp_path / "mini" / file
    place.write_bytes(place.read_bytes()[:-1] + b"?")
    assert unchanged(kit, tmp_path, key) is None
    place.unlink()
    assert unchanged(kit, tmp_path, key) is None


@pytest.mark.parametrize("seal", [b"", b"[]", b"{}", b'{"key": 1}', b"\xff", b"[" * 100_000])
def test_a_broken_manifest_is_as_none(kit: Path, tmp_path: Path, seal: bytes) -> None:
    key = made(kit, tmp_path)
    (tmp_path / "mini" / "manifest.json").write_bytes(seal)
    assert unchanged(kit, tmp_path, key) is None


def test_a_kit_without_a_readable_name_is_built_anew(kit: Path, tmp_path: Path) -> None:
    key = made(kit, tmp_path)
    (kit / "kit.yaml").write_text("title: Mini\n")
    assert unchanged(kit, tmp_path, key) is None
