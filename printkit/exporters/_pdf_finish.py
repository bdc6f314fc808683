"""What reportlab lacks, added by pikepdf: page boxes, labels, bookmarks, print settings, metadata, stable ids."""

from __future__ import annotations

import io
import re
from itertools import groupby
from typing import TYPE_CHECKING

from printkit.exporters._marks import Box
from printkit.exporters._pdf_content import POINT, Drawn
from printkit.exporters._pdf_splice import splice
from printkit.kit import Kit
from printkit.sheets import Sheet

if TYPE_CHECKING:
    import pikepdf

_CODE = re.compile(r"^<\w+> <\w+>$", re.MULTILINE)
_FAR = re.compile(r"<(\w{5,6})>$")
_BLOCK = 100


def finish(drawn: Drawn, kit: Kit, sheets: tuple[Sheet, ...]) -> bytes:
    """The PDF ready to print. Equal input gives equal bytes: no clock and no random id goes in."""
    import pikepdf

    with pikepdf.open(io.BytesIO(drawn.raw)) as pdf:
        for page, sheet in zip(pdf.pages, sheets, strict=True):
            page.TrimBox = _box(sheet.trim, sheet)
            page.BleedBox = _box(sheet.bleed or sheet.trim, sheet)
        splice(pdf, drawn, kit.fonts.faces())
        _define_opacities(pdf, drawn.opacities)
        _block_to_unicode(pdf)
        _label_pages(pdf, sheets)
        _bookmark(pdf, sheets)
        _set_printing(pdf, sheets)
        _describe(pdf, kit)
        out = io.BytesIO()
        pdf.save(
            out,
            min_version="1.7",
            deterministic_id=True,
            compress_streams=True,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
        )
        return out.getvalue()


def _box(box: Box | None, sheet: Sheet) -> pikepdf.Array:
    import pikepdf

    x0, y0, x1, y1 = box or (0, 0, sheet.paper.width, sheet.paper.height)
    height = sheet.paper.height
    return pikepdf.Array([round(v * POINT, 4) for v in (x0, height - y1, x1, height - y0)])


def _define_opacities(pdf: pikepdf.Pdf, opacities: dict[str, float]) -> None:
    """One shared dictionary of graphics states for all pages and forms: reportlab gives forms none."""
    import pikepdf

    if not opacities:
        return
    states = {name: pikepdf.Dictionary(ca=value, CA=value) for name, value in sorted(opacities.items())}
    shared = pdf.make_indirect(pikepdf.Dictionary(states))
    for page in pdf.pages:
        page.Resources.ExtGState = shared
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form":
            item.Resources.ExtGState = shared


def _block_to_unicode(pdf: pikepdf.Pdf) -> None:
    """Codes to characters in blocks of at most 100, as the format demands; codes that no text uses go."""
    import pikepdf

    for font in pdf.objects:
        if not isinstance(font, pikepdf.Dictionary) or "/ToUnicode" not in font:
            continue
        text = font.ToUnicode.read_bytes().decode("ascii")
        pairs = [_FAR.sub(_surrogates, pair) for pair in _CODE.findall(text) if not pair.endswith("<0000>")]
        blocks = [pairs[start : start + _BLOCK] for start in range(0, len(pairs), _BLOCK)]
        body = "".join(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar\n" for block in blocks)
        head, _, rest = text.partition("endcodespacerange\n")
        font.ToUnicode.write(f"{head}endcodespacerange\n{body}{rest.partition('endbfchar' + chr(10))[2]}".encode())


def _surrogates(found: re.Match[str]) -> str:
    """A character beyond U+FFFF as the format writes it; reportlab writes its number."""
    return f"<{chr(int(found[1], 16)).encode('utf-16-be').hex().upper()}>"


def _label_pages(pdf: pikepdf.Pdf, sheets: tuple[Sheet, ...]) -> None:
    import pikepdf

    tree: list[pikepdf.Object | int] = []
    for index, sheet in enumerate(sheets):
        tree += [index, pikepdf.Dictionary(P=pikepdf.String(sheet.label))]
    pdf.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(tree))


def _bookmark(pdf: pikepdf.Pdf, sheets: tuple[Sheet, ...]) -> None:
    """A bookmark for each run of sheets of one section, with one inside for each title; mere backs have none."""
    from pikepdf import OutlineItem

    read = [(index, sheet) for index, sheet in enumerate(sheets) if not sheet.back or _shows_front(sheet)]
    with pdf.open_outline() as outline:
        for section, run in groupby(read, key=lambda pair: pair[1].section):
            pages = list(run)
            titles = [next(same) for _, same in groupby(pages, key=lambda pair: pair[1].title)]
            inner = [OutlineItem(sheet.title, index) for index, sheet in titles]
            if not section or (len(inner) == 1 and inner[0].title == section):
                outline.root.extend(inner)
                continue
            item = OutlineItem(section, pages[0][0])
            item.children.extend(inner)
            outline.root.append(item)


def _shows_front(sheet: Sheet) -> bool:
    """Pages of rules lie on both sides of a leaf: the back of the leaf is then no back of a piece."""
    return any(not placed.back for placed in sheet.placed)


def _set_printing(pdf: pikepdf.Pdf, sheets: tuple[Sheet, ...]) -> None:
    """The print dialogue opens with no scaling, and with the duplex mode for which the backs were laid out."""
    from pikepdf import Dictionary, Name

    duplex = Name.DuplexFlipLongEdge if any(sheet.back for sheet in sheets) else Name.Simplex
    pdf.Root.ViewerPreferences = Dictionary(PrintScaling=Name("/None"), Duplex=duplex, DisplayDocTitle=True)


def _describe(pdf: pikepdf.Pdf, kit: Kit) -> None:
    """Title, author and producer in Info and XMP; reportlab's own Info and ID, made of dates, go."""
    del pdf.trailer["/ID"]
    for key in list(pdf.docinfo.keys()):
        del pdf.docinfo[key]
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=True) as meta:
        meta["dc:title"] = f"{kit.info.title} (print kit, version {kit.info.version})"
        if kit.info.author:
            meta["dc:creator"] = [kit.info.author]
        meta["pdf:Producer"] = "printkit"
        meta["xmp:CreatorTool"] = "printkit"
