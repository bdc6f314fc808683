"""Pictures go into the PDF as they are: the same bytes where they can stay, opacity apart, each one once."""

from __future__ import annotations

import io

import pikepdf
import pypdfium2
import pytest
from PIL import Image as Picture

from printkit.drawing import Image, Mark
from printkit.exporters._pdf_document import make_pdf
from printkit.flatart.samples import samples
from printkit.paper import PAPERS
from printkit.sheets import Sheet
from tests.exporters.sample import kit, picture

RED, GREEN, BLUE, GREY = (220, 40, 40), (30, 160, 60), (40, 60, 200), (120, 120, 120)


def saved(image: Picture.Image, kind: str = "PNG", **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **options)
    return out.getvalue()


def quarters() -> Picture.Image:
    return Picture.open(io.BytesIO(picture()))


def half_clear() -> bytes:
    image = quarters().convert("RGBA")
    image.putalpha(Picture.linear_gradient("L").resize((40, 40)))
    return saved(image)


def clear_colour() -> bytes:
    return saved(quarters(), transparency=RED)


def document(*data: bytes) -> bytes:
    """Each picture 20 x 20 mm, side by side."""
    marks: tuple[Mark, ...] = tuple(
        Image(20_000 + 30_000 * i, 20_000, 20_000, 20_000, one, (40, 40)) for i, one in enumerate(data)
    )
    return make_pdf(kit(), (Sheet(PAPERS["letter"], "1", "One", "One", (), marks),))


def _streams(opened: pikepdf.Pdf) -> list[pikepdf.Stream]:
    return [i for i in opened.objects if isinstance(i, pikepdf.Stream) and i.get("/Subtype") == "/Image"]


@pytest.mark.parametrize("mode", ["RGB", "L", "P", "1"])
def test_rows_of_a_png_stay_as_they_are(mode: str) -> None:
    data = saved(quarters().convert(mode))
    with pikepdf.open(io.BytesIO(document(data))) as opened:
        (image,) = _streams(opened)
        assert (str(image.Filter), int(image.DecodeParms.Predictor)) == ("/FlateDecode", 15)
        assert image.read_raw_bytes() in data


def test_a_jpeg_stays_whole() -> None:
    for data in (picture("RGB", "JPEG"), picture("L", "JPEG"), picture("CMYK", "JPEG")):
        with pikepdf.open(io.BytesIO(document(data))) as opened:
            (image,) = _streams(opened)
            assert (str(image.Filter), image.read_raw_bytes()) == ("/DCTDecode", data)


@pytest.mark.parametrize("data", [half_clear(), clear_colour()], ids=["alpha", "colour"])
def test_opacity_goes_into_a_mask_and_is_split_once(data: bytes) -> None:
    with pikepdf.open(io.BytesIO(document(data, data))) as opened:
        shown, mask = sorted(_streams(opened), key=lambda image: "/SMask" not in image)
        assert shown.SMask.objgen == mask.objgen
        assert mask.ColorSpace == "/DeviceGray"
    assert samples(data) is samples(bytes(data))


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("rgb", picture()),
        ("palette", saved(quarters().convert("P", palette=Picture.Palette.ADAPTIVE))),
        ("palette of 4 bits", saved(quarters().quantize(8), bits=4)),
        ("palette and opacity", saved(quarters().quantize(8), transparency=255)),
        ("rgb jpeg", saved(quarters(), "JPEG", quality=95, subsampling=0)),
        ("progressive jpeg", saved(quarters(), "JPEG", quality=95, subsampling=0, progressive=True)),
        ("opaque alpha", saved(quarters().convert("RGBA"))),
        ("cmyk jpeg", saved(quarters().convert("CMYK"), "JPEG", quality=95)),
    ],
)
def test_shows_what_the_file_shows(name: str, data: bytes) -> None:
    page = pypdfium2.PdfDocument(document(data))[0].render(scale=4, rev_byteorder=True).to_pil().convert("RGB")
    unit = 4 * 72 / 25.4
    quarters_seen = [page.getpixel((round(x * unit), round(y * unit))) for y in (25, 35) for x in (25, 35)]
    for seen, expected in zip(quarters_seen, (RED, GREEN, BLUE, GREY), strict=True):
        assert isinstance(seen, tuple)
        # pdfium's own CMYK has softer colours than Pillow's.
        assert max(abs(a - b) for a, b in zip(seen, expected, strict=True)) <= (60 if name == "cmyk jpeg" else 6)


def test_clear_pixels_show_the_paper() -> None:
    page = pypdfium2.PdfDocument(document(clear_colour()))[0].render(scale=4, rev_byteorder=True).to_pil()
    unit = 4 * 72 / 25.4
    seen = [page.convert("RGB").getpixel((round(x * unit), round(25 * unit))) for x in (25, 35)]
    assert seen == [(255, 255, 255), GREEN]


def test_one_picture_drawn_often_is_stored_once() -> None:
    with pikepdf.open(io.BytesIO(document(*[picture()] * 6))) as opened:
        assert len(_streams(opened)) == 1
