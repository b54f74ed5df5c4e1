"""The log: every line wrapped once for its width, turns and rounds in bold, what is new to the reader marked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from sherwood.table.log import Line
from sherwood.terminal.full.wrap import wrapped

MARGIN = 2  # columns for the sign
NEW = "▌ "
SIGN = Style(color="yellow", bold=True)
AT_THE_DOOR = -1

Row = tuple[int, str, bool, bool]  # the line's number, a piece of its text, is it the first piece, is it a heading


class Log(ScrollView, can_focus=True):
    """All that happened; the newest line in sight. A game has hundreds of lines: only those in sight are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.door: Sequence[str] = ()
        self.lines: Sequence[Line] = ()
        self.new: frozenset[int] = frozenset()
        self.rows: list[Row] = []

    def show(self, door: Sequence[str], lines: Sequence[Line], new: frozenset[int]) -> None:
        self.door, self.lines, self.new = door, lines, new
        self.lay_out()

    def clear(self) -> None:
        self.show((), (), frozenset())

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        """Wrap for the width of the moment."""
        width = max(1, self.scrollable_content_region.width - MARGIN)
        told = [(AT_THE_DOOR, line, False) for line in self.door]
        told += [(line.n, line.text, line.head) for line in self.lines]
        self.rows = [
            (n, piece, place == 0, head) for n, text, head in told for place, piece in enumerate(wrapped(text, width))
        ]
        self.virtual_size = Size(0, len(self.rows))
        self.scroll_end(animate=False, immediate=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        place = y + self.scroll_offset.y
        width = self.scrollable_content_region.width
        if not 0 <= place < len(self.rows):
            return Strip.blank(width, self.rich_style)
        n, text, first, head = self.rows[place]
        new = n in self.new
        style = self.rich_style + Style(bold=head or new, dim=n == AT_THE_DOOR)
        sign = Segment(NEW if new and first else " " * MARGIN, self.rich_style + SIGN)
        return Strip([sign, Segment(text, style)]).adjust_cell_length(width, self.rich_style)
