"""The tables printed on the sheet: archery and melee, under everything else (§3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label
from sherwood.draw.svg import Svg, group, rect, title

from ..tables import Chart, archery, melee
from .layout import Layout

TEXT = 13
TITLE = 18  # how high the line with the name is


def tables(layout: Layout, names: tuple[str, ...]) -> Svg:
    """Both, side by side, each with its name."""
    charts = zip(layout.tables, names, (archery(), melee()), strict=True)
    return group(*(table(box, name, chart) for box, name, chart in charts))


def table(box: Box, name: str, chart: Chart) -> Svg:
    """The name, then the die on the left, the heads on top, the results in between."""
    plate = rect(*box, CORNER, fill=paint("card"), stroke=paint("edge"), stroke_width=1)
    named = label(box.centre.x, box.y + TITLE - 4, name, TEXT)
    grid = Box(box.x, box.y + TITLE, box.width, box.height - TITLE - 3).rows(len(chart.rows) + 1)
    return group(title(name), plate, named, *heads(grid[0], chart), *dice(grid[1:], chart))


def heads(row: Box, chart: Chart) -> Iterator[Svg]:
    yield rect(*row.inset(1, 0), fill=paint("card-shade"))
    for cell, words in zip(row.columns(len(chart.heads) + 1)[1:], chart.heads, strict=True):
        yield figure(cell.centre.x, cell.centre.y, words, TEXT)


def dice(rows: list[Box], chart: Chart) -> Iterator[Svg]:
    for die, (row, results) in enumerate(zip(rows, chart.rows, strict=True), 1):
        cells = row.columns(len(chart.heads) + 1)
        yield figure(cells[0].centre.x, row.centre.y, f"{die}", TEXT, ink="blood")
        for cell, words in zip(cells[1:], results, strict=True):
            yield label(cell.centre.x, row.centre.y + TEXT * 0.35, words, TEXT)
