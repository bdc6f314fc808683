"""The bench's floor: one hex mapsheet as PDF bytes written by hand, with no library at all.

A page of 8.5 x 10.5 in with 14 x 15 hexes, a label and three rocks in each, and a chasm along a run of hexsides: the
least that any program must do to print such a sheet. ``python tools/floor.py FILE``.
"""

from __future__ import annotations

import math
import random
import sys
import zlib
from pathlib import Path

WIDTH, HEIGHT = 612.0, 756.0
COLUMNS, ROWS = 14, 15


def page() -> bytes:
    """The page's operators."""
    noise = random.Random("floor")
    pitch, tall = WIDTH / COLUMNS, HEIGHT / ROWS
    half = pitch * 2 / 3
    out = ["0.24 w 0.64 0.66 0.69 RG"]
    for column in range(COLUMNS + 1):
        for row in range(ROWS + 1):
            x, y = column * pitch, (row + column % 2 / 2) * tall
            corners = [
                (x + half * math.cos(a), y + tall * 0.577 * math.sin(a)) for a in (n * math.pi / 3 for n in range(6))
            ]
            out.append(" ".join(f"{a:.2f} {b:.2f} {'l' if n else 'm'}" for n, (a, b) in enumerate(corners)) + " s")
            for _ in range(3):
                a, b, r = x + noise.uniform(-9, 9), y + noise.uniform(-9, 9), noise.uniform(1, 3)
                rock = [(a + r * math.cos(t), b + r * math.sin(t)) for t in (n * math.pi / 4 for n in range(8))]
                out.append(" ".join(f"{p:.2f} {q:.2f} {'l' if n else 'm'}" for n, (p, q) in enumerate(rock)) + " b")
            out.append(f"BT /F 5.6 Tf {x - 4:.2f} {y + tall / 3:.2f} Td ({chr(65 + column)}{row}) Tj ET")
    chasm = [(100 + n * 20, 300 + n % 2 * 15) for n in range(20)]
    out.append("6 w " + " ".join(f"{x} {y} {'l' if n else 'm'}" for n, (x, y) in enumerate(chasm)) + " S")
    return zlib.compress("\n".join(out).encode(), 6)


def document() -> bytes:
    """The whole file."""
    body = page()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 756] /Contents 4 0 R /Resources 6 0 R >>",
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(body), body),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Font << /F 5 0 R >> >>",
    ]
    out, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    tail = b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, len(out))
    return out + b"xref\n0 %d\n0000000000 65535 f \n%b" % (len(objects) + 1, table) + tail


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(document())
