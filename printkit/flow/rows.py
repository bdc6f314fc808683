"""Rows of a printed table filled from a kit: which rows, their cells' text, place and picture, and their boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from printkit.findings import Span, did_you_mean
from printkit.flatart.intake import icon
from printkit.flow.columns import Box
from printkit.flow.inline import Voices
from printkit.flow.look import Look, TableStyle
from printkit.flow.reading import read
from printkit.flow.tabular import Item, Lane, head_box, lanes, row_box
from printkit.kit import Kit
from printkit.models.tabular import Column, Tabular
from printkit.placeholders import PlaceholderError, UnknownFieldError, fields_of, fill, named_in
from printkit.tables import Row

_PICTURE_SHARE = 0.92
"""Part of the row's height that a picture takes."""


def table_boxes(tabular: Tabular, kit: Kit, look: Look, width: float) -> list[Box]:
    """Header and rows as boxes; the header keeps with the first row. Unknown tables and columns are noted as faults."""
    style = replace(look.table, row_height=tabular.row_height, zebra=tabular.zebra, ruled=tabular.ruled)
    placed = lanes(width, [c.width for c in tabular.columns], [c.share for c in tabular.columns])
    picture = max(style.row_height - 0.8, style.leading) * _PICTURE_SHARE
    heads = Voices(style.head, style.head, style.head)
    columns = [
        Lane(
            x,
            wide,
            read(c.heading, heads, kit, c.span_of("heading")),
            c.group,
            c.align,
            c.strong,
            picture if c.picture else 0.0,
        )
        for c, (x, wide) in zip(tabular.columns, placed, strict=True)
    ]
    headed = any(c.heading for c in tabular.columns)
    boxes = [head_box(columns, style, look, tabular.span)] if headed else []
    for i, items in enumerate(_rows(tabular, kit, style)):
        boxes.append(row_box(items, columns, style, look, style.zebra and i % 2 == 1, tabular.span))
    return boxes


def _rows(tabular: Tabular, kit: Kit, style: TableStyle) -> Iterator[list[Item]]:
    for row in _chosen(tabular, kit):
        yield [_item(column, row.texts(), row.spans(), kit, style) for column in tabular.columns]
    for i, line in enumerate(tabular.lines):
        span = tabular.span_of("lines", i)
        if len(line) != len(tabular.columns):
            kit.faults.error("table-shape", span, f"this row has {len(line)} cells for {len(tabular.columns)} columns")
        else:
            yield [
                Item(read(text, _voices(column, style), kit, span), span)
                for text, column in zip(line, tabular.columns, strict=True)
            ]
    for _ in range(tabular.blank):
        yield [Item([], tabular.span) for _ in tabular.columns]


def _chosen(tabular: Tabular, kit: Kit) -> Iterator[Row]:
    """Rows of the named table that ``where`` and ``given`` leave."""
    if not tabular.rows:
        return
    table = kit.table(tabular.rows, tabular.span_of("rows"))
    if table.id not in kit.tables:
        return
    for name in (*tabular.where, *tabular.given):
        if name not in table.columns:
            span = tabular.span_of("where", name) if name in tabular.where else tabular.span_of("given")
            kit.faults.error(
                "unknown-column", span, f"table {table.id!r} has no column {name!r}", did_you_mean(name, table.columns)
            )
            return
    wanted = {name: (value,) if isinstance(value, str) else value for name, value in tabular.where.items()}
    chosen = [
        row
        for row in table.rows
        if all(row[name] in values for name, values in wanted.items()) and all(row[name] for name in tabular.given)
    ]
    if not chosen and (wanted or tabular.given or not (tabular.lines or tabular.blank)):
        span = tabular.span_of("where" if tabular.where else "given" if tabular.given else "rows")
        kit.faults.add(table.has_none(tabular.where, span, tabular.given))
    yield from chosen


def _voices(column: Column, style: TableStyle) -> Voices:
    return Voices(*[style.strong] * 3) if column.strong else style.cell


def _item(column: Column, fields: Mapping[str, str], spans: Mapping[str, Span], kit: Kit, style: TableStyle) -> Item:
    """One cell; its place is the table's cell that it shows, its name ``cell:<row id>:<column>``."""
    own = column.span_of("cell")
    try:
        asked = fields_of(column.cell)
        text = fill(column.cell, fields) or column.empty
        path = fill(column.picture, fields)
    except PlaceholderError as err:
        kit.faults.error("placeholder", own, str(err))
        return Item([], own)
    except UnknownFieldError as err:
        name = str(err.args[0])
        kit.faults.error("unknown-column", own, f"no column {name!r} in this table", did_you_mean(name, fields))
        return Item([], own)
    only = asked[0] if len(asked) == 1 else ""
    named = named_in(column.picture)
    shown = spans.get(named[0] if len(named) == 1 else "", column.span_of("picture"))
    art = icon(kit, path, shown) if path else None
    return Item(
        read(text, _voices(column, style), kit, spans.get(only, own)),
        spans.get(only, own),
        f"cell:{fields.get('id', '')}:{column.name or only}",
        art.symbol if art else None,
    )
