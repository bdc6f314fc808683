"""What reportlab would take apart, put into its PDF whole: pictures and converted art in place of empty forms."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING

from printkit.flatart.samples import Samples, samples
from printkit.flatart.typeset import pdf_page

if TYPE_CHECKING:
    import pikepdf

    from printkit.exporters._pdf_content import Drawn
    from printkit.fonts import Font

_SPACES = {1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK"}
PREFIX = "/FormXob."
"""Begins the resource name that reportlab gives a form."""


def splice(pdf: pikepdf.Pdf, drawn: Drawn, fonts: tuple[Font, ...]) -> None:
    """Put each picture and each converted art where its placeholder, a form, is drawn. All fill the unit square."""
    made = {f"{PREFIX}{name}": _image(pdf, samples(data)) for data, name in drawn.images.items()}
    made |= {f"{PREFIX}{name}": _form(pdf, pdf_page(vector, fonts)) for vector, name in drawn.vectors.items()}
    for objects in _drawn(pdf):
        for name, thing in made.items():
            if name in objects:
                objects[name] = thing


def _drawn(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """The XObject resources of every page and form."""
    import pikepdf

    forms = (item for item in pdf.objects if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form")
    for holder in (*(page.obj for page in pdf.pages), *forms):
        if "/Resources" in holder and "/XObject" in holder.Resources:
            yield holder.Resources.XObject


def _image(pdf: pikepdf.Pdf, found: Samples) -> pikepdf.Object:
    import pikepdf
    from pikepdf import Array, Dictionary, Name

    width, height = found.pixels
    entries = Dictionary(
        Type=Name.XObject, Subtype=Name.Image, Width=width, Height=height, BitsPerComponent=found.bits,
        ColorSpace=Name(_SPACES[found.channels]), Filter=Name.DCTDecode if found.jpeg else Name.FlateDecode,
    )  # fmt: skip
    if found.filtered:
        entries.DecodeParms = Dictionary(
            Predictor=15, Colors=found.channels, BitsPerComponent=found.bits, Columns=width
        )
    if found.palette:
        last = len(found.palette) // 3 - 1
        entries.ColorSpace = Array([Name.Indexed, Name.DeviceRGB, last, pikepdf.String(found.palette)])
    if found.inverted:
        entries.Decode = Array([1, 0] * found.channels)
    if found.opacity is not None:
        entries.SMask = _image(pdf, found.opacity)
    return pdf.make_indirect(pikepdf.Stream(pdf, found.data, entries))


def _form(pdf: pikepdf.Pdf, page: bytes) -> pikepdf.Object:
    """The page as a form that fills the unit square."""
    import pikepdf

    with pikepdf.open(io.BytesIO(page)) as source:
        form = pdf.copy_foreign(source.pages[0].as_form_xobject())
    x0, y0, x1, y1 = (float(v) for v in form.BBox)
    width, height = x1 - x0, y1 - y0
    form.Matrix = pikepdf.Array([1 / width, 0, 0, 1 / height, -x0 / width, -y0 / height])
    return form
