"""What reportlab would take apart, put into its PDF whole: pictures in place of the empty forms that stand for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from printkit.flatart.samples import Samples, samples

if TYPE_CHECKING:
    import pikepdf

_SPACES = {1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK"}
PREFIX = "/FormXob."
"""Begins the resource name that reportlab gives a form."""


def splice_images(pdf: pikepdf.Pdf, images: Mapping[str, bytes]) -> None:
    """Put each picture where its placeholder, a form of that name, is drawn."""
    made = {f"{PREFIX}{name}": _image(pdf, samples(data)) for name, data in images.items()}
    for objects in _drawn(pdf):
        for name, image in made.items():
            if name in objects:
                objects[name] = image


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
