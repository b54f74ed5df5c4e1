"""The county on lines of letters: every box where it lies, as wide as the terminal is, its east never cut off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

WIDEST, HIGH = 5.0, 2  # columns and lines to an inch of the map
MARGIN: Final = 4  # columns that half a label needs beside the outermost box

Spot = tuple[float, float, Text]  # inches from the left, from the top, and what is written there


class County:
    """Labels on a map. Its scale is the largest at which the width of the moment holds the whole of it."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self.spots = spots

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        inches = max(x for x, _, _ in self.spots)
        scale = min(WIDEST, (width - MARGIN) / inches)
        lines: dict[int, list[tuple[int, Text]]] = {}
        for x, y, label in self.spots:
            lines.setdefault(round(y * HIGH), []).append((round(x * scale), label))
        for y in range(max(lines) + 1):
            yield line_of(sorted(lines.get(y, []), key=lambda spot: spot[0]), width)


def line_of(labels: Sequence[tuple[int, Text]], width: int) -> Text:
    """Each label about its column; those that would touch make room to the right, and at the edge to the left."""
    starts: list[int] = []
    free = 0
    for column, label in labels:
        starts.append(max(column - len(label) // 2, free))
        free = starts[-1] + len(label) + 1
    edge = width
    for place in reversed(range(len(labels))):
        starts[place] = max(0, min(starts[place], edge - len(labels[place][1])))
        edge = starts[place] - 1
    line = Text(no_wrap=True, overflow="crop")
    for start, (_, label) in zip(starts, labels, strict=True):
        line.append(" " * (start - len(line))).append_text(label)
    return line
