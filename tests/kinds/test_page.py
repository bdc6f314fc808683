"""Pages: no word lost, headings held to their text, numbers, references, golden listing, broken input."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kinds.documents import draw, listing, texts, words

GOLDEN = Path(__file__).parent.parent / "golden" / "page.txt"

SENTENCE = "Alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon."

SMALL = """\
tables:
  - id: pieces
    rows: [{id: crawler, name: Space Crawler, speed: 3}, {id: jet, name: Recono-Jet, speed: 15}]
pages:
  - id: small
    title: Small rules
    kicker: Read first
    lead: One page is enough.
    prefix: R
    accent: red
    blocks:
      - heading: Moving
        id: moving
      - text: 'The **Crawler** has {table:pieces/crawler/speed} points; "go" is said *once*.'
      - steps: [Move., Act.]
      - list: ["See {section:stacking}."]
      - heading: Stacking
        id: stacking
      - note: Two may share a hex.
        title: Example
      - ruling: May three?
        decision: Yes.
        source: M26 MB3
      - table:
          rows: pieces
          columns: [{heading: Piece, cell: "{name}"}, {heading: Speed, cell: "{speed}", align: end}]
"""


def document(blocks: str, **fields: str) -> dict[str, str | bytes]:
    head = "".join(f"    {key}: {value}\n" for key, value in {"title": "Test", **fields}.items())
    body = "".join(f"      {line}\n" for line in blocks.splitlines())
    return {"doc.yaml": f"pages:\n  - id: doc\n{head}    blocks:\n{body}"}


def test_golden_listing_of_a_small_page(tmp_path: Path) -> None:
    (page,), faults = draw(tmp_path, "page", {"doc.yaml": SMALL})
    assert faults == []
    assert (page.scheme, page.section, page.name) == ("page", "Small rules", "Small rules, page 1 of 1")
    assert listing(page.front) == GOLDEN.read_text(encoding="utf-8")


def test_no_word_is_lost_or_doubled_over_many_pages(tmp_path: Path) -> None:
    paragraphs = [f"{n} {SENTENCE}" for n in range(120)]
    pages, faults = draw(tmp_path, "page", document("\n".join(f'- text: "{text}"' for text in paragraphs)))
    assert faults == []
    assert len(pages) > 2
    assert words(pages) == " ".join(paragraphs).split()


def test_every_line_lies_on_the_live_area(tmp_path: Path) -> None:
    pages, _ = draw(tmp_path, "page", document("\n".join(f'- text: "{SENTENCE}"' for _ in range(150))))
    for page in pages:
        assert (page.front.width, page.front.height) == (184_000, 246_000)
        for _, mark, x, y in texts(page.front):
            assert 0 <= x <= x + mark.width / 1000 <= 184.01
            assert 0 < y < 246
            assert mark.width <= mark.room + 1


@pytest.mark.parametrize("lines", range(40, 56))
def test_a_heading_is_never_the_last_of_a_column(lines: int, tmp_path: Path) -> None:
    blocks = [f'- text: "line {n}"' for n in range(lines)] + ["- heading: Held", f'- text: "{SENTENCE}"'] * 3
    pages, _ = draw(tmp_path, "page", document("\n".join(blocks)))
    for page in pages:
        placed = [(x > 90, y, name) for name, _, x, y in texts(page.front) if name in ("", "heading")]
        for column in (False, True):
            ordered = sorted((y, name) for right, y, name in placed if right is column)
            assert not ordered or ordered[-1][1] != "heading"


def test_the_last_page_is_balanced(tmp_path: Path) -> None:
    pages, _ = draw(tmp_path, "page", document("\n".join(f'- text: "line {n}"' for n in range(20))))
    left = [y for name, _, x, y in texts(pages[0].front) if name == "" and x < 90]
    right = [y for name, _, x, y in texts(pages[0].front) if name == "" and x > 90]
    assert (len(left), len(right)) == (10, 10)
    assert left == right


def test_a_mark_points_at_the_line_that_it_was_typed_on(tmp_path: Path) -> None:
    (page,), _ = draw(tmp_path, "page", document('- text: first\n- steps:\n    - "second"\n    - "third"'))
    places = {mark.text: str(mark.span) for _, mark, _, _ in texts(page.front)}
    assert [places[word] for word in ("first", "second", "third")] == [
        "doc.yaml:5:15",
        "doc.yaml:7:13",
        "doc.yaml:8:13",
    ]


@pytest.mark.parametrize(
    ("blocks", "finding"),
    [
        (
            "- text: a **b",
            "doc.yaml:5:15: error: ** is opened but never closed in 'a **b'; "
            "close it, or write \\* for a star [inline-markup]",
        ),
        ('- text: "{table:nope/a/b}"', "doc.yaml:5:15: error: there is no table 'nope' [unknown-table]"),
        ("- texxt: a", "doc.yaml:5:9: error: no block is named 'texxt'; did you mean 'text'? [bad-value]"),
        ("- heading: A\n  levl: 2", "doc.yaml:6:9: error: unknown field 'levl'; did you mean 'level'? [unknown-field]"),
        ("- heading: A\n  level: 3", "doc.yaml:6:16: error: '3' is too large; write 2 or less [bad-value]"),
        (
            "- table: {lines: [[a]], columns: [{heading: A}, {heading: B}]}",
            "doc.yaml:5:25: error: this row has 1 cells for 2 columns [table-shape]",
        ),
        (
            "- table: {rows: nope, columns: [{cell: a}]}",
            "doc.yaml:5:23: error: there is no table 'nope' [unknown-table]",
        ),
        (
            "- figure: []\n  height: 239mm",
            "doc.yaml:6:17: error: '239mm' is too large; write 230mm or less [bad-value]",
        ),
    ],
)
def test_broken_documents_say_where_and_how(blocks: str, finding: str, tmp_path: Path) -> None:
    _, faults = draw(tmp_path, "page", document(blocks))
    assert faults == [finding]


def test_a_panel_taller_than_a_page_is_a_fault_and_not_cut(tmp_path: Path) -> None:
    pages, faults = draw(tmp_path, "page", document(f'- note: "{" ".join([SENTENCE] * 60)}"'))
    assert pages == []
    assert len(faults) == 1
    assert faults[0].startswith("doc.yaml:5:9: error: this needs ")
    assert faults[0].endswith("[page-flow]")
