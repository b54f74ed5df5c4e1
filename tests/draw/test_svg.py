"""Nothing reaches the page unescaped, and numbers are written the same everywhere."""

from __future__ import annotations

from sherwood.draw.svg import Svg, attribute, group, join, number, path, tag, title, write

NASTY = "<script>alert(\"x\")</script> & 'co'"


def test_words_are_escaped() -> None:
    assert "<script" not in write(0, 0, NASTY, 16)
    assert "&lt;script&gt;" in title(NASTY)


def test_words_given_as_children_are_escaped_too() -> None:
    assert "<script" not in group(NASTY)
    assert "<script" not in join([NASTY, path("M0 0")])
    assert "<script" not in path("M0 0") + NASTY


def test_attributes_cannot_be_broken_out_of() -> None:
    assert tag("g", data_ref='"><script>') == "<g data-ref='&quot;&gt;&lt;script&gt;'/>"
    assert tag("g", data_ref="'><script>") == "<g data-ref='&#x27;&gt;&lt;script&gt;'/>"


def test_markup_is_left_alone() -> None:
    assert group(path("M0 0")) == "<g><path d='M0 0'/></g>"
    assert isinstance(path("M0 0") + path("M1 1"), Svg)


def test_an_attribute_without_a_value_is_left_out() -> None:
    assert attribute("class_", None) == ""
    assert attribute("hidden", False) == ""
    assert attribute("stroke_width", 1.5) == " stroke-width='1.5'"


def test_numbers_are_short() -> None:
    assert [number(n) for n in (2, 2.0, 0.1 + 0.2, -0.0001, 1 / 3)] == ["2", "2", "0.3", "0", "0.33"]
