"""The real kit: every Letter sheet of MMM is the same in PDF and SVG, item by item."""

from __future__ import annotations

from pathlib import Path

from printkit import catalog
from printkit.check import inspect
from printkit.contracts import Product
from printkit.exporters import pdf, svg
from printkit.load import load
from printkit.paper import PAPERS
from printkit.sheets import Request
from tests.exporters.readback import differences
from tests.exporters.readback_pdf import read_pdf
from tests.exporters.readback_svg import read_svg

MMM = Path(__file__).parents[2] / "components" / "mmm"


def test_every_sheet_is_the_same_in_both() -> None:
    kit, _ = load(MMM, catalog.kinds(), catalog.elements())
    assert kit is not None
    drawn = inspect(kit, [Request(PAPERS["letter"])])
    made = Product(kit, drawn.pieces, {"letter": drawn.sheets})
    document = dict(pdf.EXPORTER.write(made))["mmm-letter.pdf"]
    pages = [data for path, data in svg.EXPORTER.write(made) if path.startswith("svg/letter/")]
    seen = [(read_pdf(document, number), read_svg(data)) for number, data in enumerate(pages)]
    assert [differences(one, other) for one, other in seen] == [[]] * len(drawn.sheets)
    assert sum(len(one) for one, _ in seen) > 5000
