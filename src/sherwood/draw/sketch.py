"""Figures as data: one row for one inked shape, painted from back to front.

A row is ("fill", "shape") or ("fill", "shape", pen width). The shape is a path, or "o x y r" for a disc, or
"e x y rx ry" for an ellipse. The fill is a colour of the paint box; "clan" is the colour the figure is used with and
"cloth" its second one, so that one drawing serves every owner; "-" is a line without a fill; a leading "!" leaves the
ink outline out. A row of one word stands for a figure of the sheet `parts`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from .paint import paint
from .svg import Svg, Value, group, join, path, symbol, tag

FigureRow = tuple[str, str] | tuple[str, str, float]
Figure = Sequence[FigureRow]
Sheet = Mapping[str, Figure]


def read(path: Path) -> dict[str, Sheet]:
    """The sheets of a file of figures, by name."""
    sheets: dict[str, dict[str, list[list[str]]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    parts = {name: rows[0] for name, rows in sheets.pop("parts", {}).items()}
    return {
        sheet: {name: tuple(row(*parts.get(given[0], given)) for given in rows) for name, rows in figures.items()}
        for sheet, figures in sheets.items()
    }


def row(fill: str, shape: str, width: float | str = "") -> FigureRow:
    return (fill, shape) if width == "" else (fill, shape, float(width))


def symbols(prefix: str, sheet: Sheet, height: float = 100) -> Svg:
    """Every figure of a sheet as a symbol, to be shown many times by its name."""
    return join(symbol(f"{prefix}{name}", sketch(figure), height=height) for name, figure in sheet.items())


def sketch(figure: Figure, pen: float = 3) -> Svg:
    """The figure in ink; the outline's weight is in the figure's own units."""
    rows = (stroke(*row) for row in figure)
    return group(*rows, stroke=paint("pen"), stroke_width=pen, stroke_linejoin="round", stroke_linecap="round")


def stroke(fill: str, shape: str, width: float | None = None) -> Svg:
    bare = fill.startswith("!")
    colour = filled(fill.lstrip("!"))
    return outline(shape, fill=colour, stroke="none" if bare else None, stroke_width=width)


def filled(name: str) -> str | None:
    """`cloth` has no fill of its own: it takes the one of whoever uses the figure."""
    special = {"-": "none", "clan": "currentColor", "cloth": None}
    return special[name] if name in special else paint(name)


def outline(shape: str, **ink: Value) -> Svg:
    if shape[0] not in "oe":
        return path(shape, **ink)
    x, y, *radii = (float(part) for part in shape[1:].split())
    return tag("ellipse", cx=x, cy=y, rx=radii[0], ry=radii[-1], **ink)
