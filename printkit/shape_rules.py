"""The findings of reading and drawing a kit: name and law. Printed by ``printkit explain`` and in docs/rules.md.

These are no plug-ins: the reader finds them before there is a kit that a rule could look at, and the painters where
there is nothing to draw. A test holds the names to those that the code uses.
"""

from __future__ import annotations

from collections.abc import Mapping

READING_RULES: Mapping[str, str] = {
    "missing-file": "Every file that a kit names is there, and is a file that can be read.",
    "outside-kit": "A kit names no file outside its own folder: no absolute path, no way up, no link that leaves.",
    "file-type": "A kit includes .yaml, .csv and .xlsx files.",
    "included-twice": "A file is included once.",
    "not-utf8": "Every text file is UTF-8; a byte order mark is accepted.",
    "empty-file": "A file of a kit says something.",
    "limit": (
        "Size, depth, keys and values, rows, length of texts, what is drawn and how often keep inside limits that no "
        "honest kit meets."
    ),
    "yaml-syntax": "A YAML file is one plain YAML document. A slip ends that file; the rest of the kit is still read.",
    "tag": "No YAML tags: every value is the text that was typed, and its field decides what it means.",
    "duplicate-key": "A key stands once in a mapping; YAML itself would keep the last in silence.",
    "unknown-field": "A definition has only the fields that its kind knows.",
    "missing-field": "A definition has all fields that its kind needs.",
    "bad-value": "A value is of its field's type: a count in plain digits, a length with a unit, a known word.",
    "unknown-check": "A check has one word that says what it asks, and it is one that printkit has.",
    "unknown-element": "A template part is named by one element that printkit has.",
    "duplicate-id": "An id is used once within its kind, and once among the tables.",
    "missing-font": "A font is an installed font's full name, or a .ttf or .otf file of the kit that can be read.",
    "csv-syntax": "A CSV file is separated by commas, semicolons or tabs, and its quotes close.",
    "ragged-row": "Every row of a CSV file has as many cells as its header.",
    "duplicate-column": "A column has one name of its own.",
    "workbook": "An .xlsx file is a workbook whose cells show what was typed: no date made of it, no empty formula.",
    "unknown-style": "A style that a part wears is one of the kit's styles, and never extends itself.",
    "unknown-column": "A column that a kit names is a column of that table.",
}
"""What loading finds: rule name to its law."""

DRAWING_RULES: Mapping[str, str] = {
    "unknown-table": "A table that a kit names is one of its tables.",
    "unknown-row": "A row that a kit names, joins or asks for by its columns is a row of that table.",
    "unknown-template": "A template that a kit names is one of its templates, and never extends itself.",
    "unknown-part": "A part that another is placed by has that name, and stands before it.",
    "unknown-font": "A font word is one of the kit's fonts.",
    "unknown-icon": "A word between colons, :gold:, is one of the kit's icons; \\: prints a colon.",
    "unknown-colour": "A colour is six hex digits or a word of the kit's palette.",
    "placeholder": "{column} in a text names a column; a brace that is printed is written twice.",
    "reference": (
        "A reference leads to what is there. In every text that is printed: {table:TABLE/ROW/COLUMN}, {KIND:ID/FIELD}, "
        "{= A + B}. In pages and prose also {section:ID} of a heading. In assembly and notes of "
        "kit.yaml {page:ID}, {pages:KIND}, {scale:KIND}."
    ),
    "inline-markup": "Stars that make text bold or italic are closed in the same paragraph.",
    "art-unreadable": "Art is an SVG, PNG or JPEG file that can be read.",
    "art-unsafe": "SVG art holds no script, event, motion or link out of its file.",
    "art-not-flat": "Where only outlines will do, SVG art is flat: paths, shapes, groups and solid paint.",
    "image-too-large": "An image keeps inside the limits of bytes and pixels that can be printed at all.",
    "table-shape": "A row typed into a printed table has a text for each of its columns.",
    "table-fits": "A printed table is no taller than its place.",
    "prose-fits": "Running text on a face fits its place.",
    "page-flow": "Every block of a document fits a page.",
    "front-matter": "Cover and front matter fit their pages.",
    "tiles-backed": "What is printed in tiles has no back: a reverse could not be made to meet across the cuts.",
    "board-diagram": "A diagram of a board shows hexes that are on it, where the rules that it explains allow.",
    "terrain-key": "A terrain key has a mapsheet to be drawn from, and room for its hexes.",
    "grid": "The cells of a grid element fit its box, and those that it names are there.",
    "repeat": "A repeat draws its elements at most 500 times.",
    "check-query": "A check's query is one SELECT over the kit's tables, with allowed functions and within its limits.",
    "track": "A track has a number of spaces that can be drawn, and its milestones stand on them.",
}
"""What drawing finds: rule name to its law."""

DANGLING = frozenset(
    {
        "unknown-table",
        "unknown-row",
        "unknown-column",
        "unknown-template",
        "unknown-part",
        "reference",
        "board-diagram",
        "terrain-key",
        "prose-fits",
        "track",
    }
)
"""What is not there, or too long for want of its numbers: not told where some of the kit could not be read."""

LIMIT = "limit"
"""The rule that what is too much breaks, read or drawn."""

LEFT_OUT = frozenset(
    {"bad-value", "unknown-colour", "unknown-table", "unknown-row", "unknown-column", "unknown-template"}
)
"""Faults of drawing after which a piece, or a row of a chart, is not drawn, or not in its colour."""

SHAPE_RULES: Mapping[str, str] = {**READING_RULES, **DRAWING_RULES}
"""All of them."""
