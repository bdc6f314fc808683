"""Presentation attributes: what is inherited, what each value means, and what is refused."""

from __future__ import annotations

import pytest

from printkit.flatart.style import Look, StyleError, opacity, user_length


@pytest.mark.parametrize(
    ("attributes", "field", "value"),
    [
        ({"fill": "none"}, "fill", None),
        ({"fill": "#abc"}, "fill", "#AABBCC"),
        ({"fill": "rgb(300, 0, 1)"}, "fill", "#FF0001"),
        ({"fill": "Tomato"}, "fill", "#FF6347"),
        ({"fill": "red", "style": "fill:#00f;"}, "fill", "#0000FF"),
        ({"color": "#123456", "stroke": "currentColor"}, "stroke", "#123456"),
        ({"stroke-width": "2pt"}, "width", 2 * 96 / 72),
        ({"stroke-dasharray": "3"}, "dash", (3, 3)),
        ({"stroke-dasharray": "1,2 3"}, "dash", (1, 2, 3, 1, 2, 3)),
        ({"stroke-dasharray": "0 0"}, "dash", ()),
        ({"fill-rule": "evenodd"}, "even_odd", True),
        ({"fill-opacity": "50%"}, "fill_opacity", 0.5),
        ({"visibility": "hidden"}, "visible", False),
        ({"stroke": "inherit", "id": "x", "data-a": "b", "class": "c"}, "stroke", None),
    ],
)
def test_attribute(attributes: dict[str, str], field: str, value: object) -> None:
    assert getattr(Look().with_attributes(attributes), field) == value


@pytest.mark.parametrize(
    ("attributes", "complaint"),
    [
        ({"fill": "url(#a)"}, "gradient or pattern"),
        ({"fill": "blurple"}, "'blurple' is not a colour"),
        ({"mask": "url(#m)"}, "is not flat"),
        ({"marker-end": "url(#m)"}, "is not flat"),
        ({"style": "mix-blend-mode: multiply"}, "is not flat"),
        ({"stroke-miterlimit": "10"}, "is not flat"),
        ({"stroke-linejoin": "arcs"}, "not one of miter, round, bevel"),
        ({"stroke-width": "2em"}, "not a plain length"),
        ({"stroke-dasharray": "1 -1"}, "negative length"),
        ({"style": "fill red"}, "not a plain declaration"),
        ({"style": "fill: red !important"}, "not a plain declaration"),
    ],
)
def test_refused(attributes: dict[str, str], complaint: str) -> None:
    with pytest.raises(StyleError, match=complaint):
        Look().with_attributes(attributes)


@pytest.mark.parametrize(("text", "units"), [("3", 3), ("-1.5px", -1.5), ("1in", 96), ("25.4mm", 96), ("1e1", 10)])
def test_length(text: str, units: float) -> None:
    assert user_length(text) == pytest.approx(units)


@pytest.mark.parametrize(("text", "share"), [("0.5", 0.5), ("150%", 1), ("-1", 0)])
def test_opacity(text: str, share: float) -> None:
    assert opacity(text) == share
