"""A map in tiles is the same in PDF and SVG, and the pages together hold little more than the map."""

from __future__ import annotations

from dataclasses import replace

from printkit.contracts import Product
from printkit.exporters import pdf, svg
from printkit.imposition.tiled import impose
from printkit.kinds._tiling import tiling
from printkit.paper import PAPERS
from printkit.pieces import Piece
from printkit.sheets import Request
from tests.exporters.readback import differences
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.readback_svg import read_svg
from tests.imposition import stage
from tests.maps import drawn, mapsheet

LARGE = {"width": "400.05mm", "height": "355.6mm", "grid": {"pitches": "26", "rows": "20"}, "tiles": {"overlap": "8mm"}}


def test_every_tile_is_the_same_in_both_and_shows_only_what_reaches_into_it() -> None:
    sheet = mapsheet(**LARGE, terrain={"rough": ["C3", "D4", "M10", "N11"], "dense": ["E5", "P12"]})
    piece = Piece("mapsheet", "large", "Large", drawn(sheet), scheme="tiled", tiling=tiling(sheet))
    sheets = tuple(impose((piece,), stage.kit(), Request(PAPERS["letter"], "none")))
    tiles = [replace(s, label=str(n)) for n, s in enumerate(sheets, 1) if s.placed[0].crop]
    made = Product(stage.kit(), (), {"letter": tuple(tiles)})
    document = dict(pdf.EXPORTER.write(made))["mini-letter.pdf"]
    pages = [data for _, data in svg.EXPORTER.write(made)]
    seen = [(read_pdf(document, number), read_svg(data)) for number, data in enumerate(pages)]
    assert [differences(one, other) for one, other in seen] == [[]] * len(tiles)

    whole = replace(tiles[0], placed=(replace(tiles[0].placed[0], crop=None, bleed=None),), guides=())
    at_once = Product(stage.kit(), (), {"letter": (whole,)})
    all_items = len(read_pdf(dict(pdf.EXPORTER.write(at_once))["mini-letter.pdf"]))
    in_tiles = sum(len(one) for one, _ in seen)
    assert len(tiles) == 6
    assert all_items < in_tiles < 1.6 * all_items, "strips, crop marks and names come on top; the map does not multiply"
