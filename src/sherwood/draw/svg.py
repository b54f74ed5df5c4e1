"""The pen: a handful of functions that write SVG, and cannot write it unescaped.

Markup is a `Svg`; anything else given as a child or an attribute is data and is escaped. Attributes stand in single quotes:
boards travel as JSON, which would have to escape the double ones, and half of its time went into that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final

SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
BOOK: Final = (
    "var(--serif,Georgia,serif)"  # the same on our pages, which name it; a drawing by itself has it written out
)
SANS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

Value = str | int | float | bool | None


class Svg(str):
    """A piece of finished markup: it is written as it stands."""

    __slots__ = ()

    def __add__(self, other: str) -> Svg:
        return Svg(str.__add__(self, mark(other)))


EMPTY: Final = Svg("")


def mark(child: str) -> Svg:
    return child if isinstance(child, Svg) else Svg(escape(child))


def join(children: Iterable[str]) -> Svg:
    return Svg("".join([child if type(child) is Svg else mark(child) for child in children]))


@lru_cache(maxsize=1 << 14)
def number(value: float) -> str:
    """Coordinates with at most two decimals: short files, and the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def written(value: str | int | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


# Boards write the same few thousand attributes and leaves after every move; typed, for True is not 1.
kept = lru_cache(maxsize=1 << 14, typed=True)


@kept
def attribute(name: str, value: Value) -> str:
    """`stroke_width=2` is written `stroke-width='2'`; None and False leave it out."""
    if value is None or value is False:
        return ""
    key = name.rstrip("_").replace("_", "-")
    return f" {key}=''" if value is True else f" {key}='{written(value)}'"


def tag(name: str, *children: str, **attributes: Value) -> Svg:
    head = name + "".join([attribute(key, value) for key, value in attributes.items()])
    body = join(children)
    return Svg(f"<{head}>{body}</{name}>" if body else f"<{head}/>")


def group(*children: str, **attributes: Value) -> Svg:
    return tag("g", *children, **attributes)


def at(x: float, y: float, *children: str, scale: float = 1.0, **attributes: Value) -> Svg:
    """A group moved to a place; the browser can slide it there, for only `transform` changes."""
    move = f"translate({number(x)} {number(y)})"
    zoom = "" if scale == 1.0 else f" scale({number_fine(scale)})"
    return tag("g", *children, transform=move + zoom, **attributes)


def number_fine(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def trace(*parts: str | float) -> str:
    """An outline from letters and numbers: trace("M", x, y, "h", 5)."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


@kept
def path(d: str, **attributes: Value) -> Svg:
    return tag("path", d=d, **attributes)


@kept
def rect(x: float, y: float, width: float, height: float, r: float = 0, **attributes: Value) -> Svg:
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, **attributes)


@kept
def circle(x: float, y: float, r: float, **attributes: Value) -> Svg:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value) -> Svg:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def points(pairs: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def polygon(pairs: Iterable[tuple[float, float]], **attributes: Value) -> Svg:
    return tag("polygon", points=points(pairs), **attributes)


def title(words: str) -> Svg:
    """The accessible name of the group it opens."""
    return tag("title", words)


@kept
def write(x: float, y: float, words: str, size: float, *, serif: bool = False, **attributes: Value) -> Svg:
    """Words on the board; `y` is the base line."""
    attributes.setdefault("text_anchor", "middle")
    return tag("text", words, x=x, y=y, font_size=size, font_family=BOOK if serif else None, **attributes)


def symbol(name: str, *children: str, width: float = 100, height: float = 100) -> Svg:
    """Something drawn once and shown many times with `use`."""
    return tag("symbol", *children, id=name, viewBox=f"0 0 {number(width)} {number(height)}", overflow="visible")


@kept
def use(name: str, x: float, y: float, width: float, height: float, **attributes: Value) -> Svg:
    return tag("use", href=f"#{name}", x=x, y=y, width=width, height=height, **attributes)
