"""Art named by a kit: what cannot be had is told where it was named, once, and what can is read once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from printkit.colour import Colour
from printkit.findings import Faults, Span
from printkit.flatart.intake import icon, picture
from printkit.kit import Kit
from tests.exporters import sample
from tests.flatart.test_raster import huge_png
from tests.flatart.test_raster import picture as png

PLACE = Span("counters.yaml", 7, 12)
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="2" fill="currentColor"/></svg>'
)


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    folder = tmp_path / "kit"
    (folder / "art").mkdir(parents=True)
    (folder / "art" / "Moon One.svg").write_bytes(SVG)
    (folder / "art" / "moon.png").write_bytes(png("PNG"))
    (folder / "art" / "wide.png").write_bytes(huge_png(40_000, 1))
    (folder / "art" / "note.png").write_bytes(b"hello")
    (tmp_path / "secret.svg").write_bytes(SVG)
    (folder / "art" / "link.svg").symlink_to(tmp_path / "secret.svg")
    (folder / "art" / "loop.svg").symlink_to(folder / "art" / "loop.svg")
    (folder / "art" / "inner.svg").symlink_to(folder / "art" / "Moon One.svg")
    return replace(sample.kit(), folder=folder, faults=Faults(), kept={})


OUTSIDE = "copy the file into the kit folder and name it from there"


@pytest.mark.parametrize(
    ("name", "finding"),
    [
        (
            "art/Moon On.svg",
            "there is no file 'art/Moon On.svg'; did you mean 'art/Moon One.svg'? [missing-file]",
        ),
        ("art/moon.png/x.svg", "there is no file 'art/moon.png/x.svg' [missing-file]"),
        ("../secret.svg", f"'../secret.svg' leads out of the kit folder; {OUTSIDE} [outside-kit]"),
        ("art/../../secret.svg", f"'art/../../secret.svg' leads out of the kit folder; {OUTSIDE} [outside-kit]"),
        ("/etc/passwd", f"'/etc/passwd' is not a relative path with /; {OUTSIDE} [outside-kit]"),
        ("C:/moon.svg", f"'C:/moon.svg' is not a relative path with /; {OUTSIDE} [outside-kit]"),
        (
            "http://example.org/a.svg",
            f"'http://example.org/a.svg' is not a relative path with /; {OUTSIDE} [outside-kit]",
        ),
        ("art\\moon.svg", f"'art\\\\moon.svg' is not a relative path with /; {OUTSIDE} [outside-kit]"),
        ("art/link.svg", f"'art/link.svg' leads out of the kit folder; {OUTSIDE} [outside-kit]"),
        ("art", "'art' is a folder, not a file; name a file in it [missing-file]"),
        (
            "art/wide.png",
            "40,000 x 1 pixels; the limit is 12,000 a side and 60 million in all; scale it down [image-too-large]",
        ),
        ("art/note.png", "art/note.png: neither PNG nor JPEG; save it again as PNG or JPEG [art-unreadable]"),
    ],
)
def test_what_cannot_be_had_is_told_where_it_was_named(kit: Kit, name: str, finding: str) -> None:
    read = picture if name.endswith(".png") else icon
    assert read(kit, name, PLACE) is None
    assert read(kit, name, PLACE) is None
    (told,) = kit.faults.findings
    assert (told.span, str(told).endswith(finding)) == (PLACE, True), str(told)


def test_a_link_in_a_circle_is_told(kit: Kit) -> None:
    assert icon(kit, "art/loop.svg", PLACE) is None
    assert {fault.rule for fault in kit.faults.findings} == {"missing-file"}


def test_a_link_within_the_kit_is_followed(kit: Kit) -> None:
    assert icon(kit, "art/inner.svg", PLACE) is not None


def test_art_is_read_once_for_each_colour(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    black, again = icon(kit, "art/Moon One.svg", PLACE), icon(kit, "art/Moon One.svg", PLACE)
    blue = icon(kit, "art/Moon One.svg", PLACE, Colour("#1F3F7A"))
    assert black is again
    assert black and blue
    assert (black.symbol.id, blue.symbol.id) == ("art-moon-one-000000", "art-moon-one-1f3f7a")


def test_picture(kit: Kit) -> None:
    found = picture(kit, "art/moon.png", PLACE)
    assert found and found.pixels == (40, 30)
    assert kit.faults.findings == ()
