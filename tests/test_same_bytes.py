"""The finished kit is the same to the byte, whoever builds it: two processes that share nothing but the kit's files."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MMM = Path(__file__).parents[1] / "components" / "mmm"


def build(folder: Path, umask: int, **environment: str) -> dict[str, str]:
    """Build a copy of MMM in ``folder`` under an environment; file to digest of its bytes."""
    kit = folder / "kits" / "mmm"
    shutil.copytree(MMM, kit)
    run = subprocess.run(
        [sys.executable, "-m", "printkit", "build", str(kit), "--output", str(folder / "out"), "-q"],
        cwd=folder,
        env={**os.environ, **environment},
        umask=umask,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    out = folder / "out" / "mmm"
    return {
        file.relative_to(out).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(out.rglob("*"))
        if file.is_file()
    }


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return build(tmp_path_factory.mktemp("plain"), 0o022, PYTHONHASHSEED="1", TZ="UTC", LC_ALL="C")


def test_other_hash_seed_time_zone_locale_folder_and_umask(plain: dict[str, str], tmp_path: Path) -> None:
    far = tmp_path / "another folder, deeper" / "down"
    far.mkdir(parents=True)
    other = build(far, 0o077, PYTHONHASHSEED="4711", TZ="Pacific/Chatham", LC_ALL="C.UTF-8", SOURCE_DATE_EPOCH="99")
    assert other == plain
    assert {"mmm-letter.pdf", "mmm-a4.pdf", "parts-a4.csv"} <= plain.keys()


def test_the_comparison_sees_one_changed_letter(plain: dict[str, str], tmp_path: Path) -> None:
    kit = tmp_path / "mmm"
    shutil.copytree(MMM, kit)
    (kit / "kit.yaml").write_text((kit / "kit.yaml").read_text().replace('version: "1.0"', 'version: "1.1"'))
    from printkit import build as build_here

    built = build_here(kit, tmp_path / "out", papers=["letter"])
    assert built.folder is not None
    changed = hashlib.sha256((built.folder / "mmm-letter.pdf").read_bytes()).hexdigest()
    assert changed != plain["mmm-letter.pdf"]
