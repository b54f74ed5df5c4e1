"""The board: drawn by its game, lit where a choice is, and found by the mouse."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.events import Click, Leave, MouseMove
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from sherwood.text.placed import REFS

NARROWEST = 78  # columns below which the games' boards wrap: a narrower pane scrolls sideways instead
LIT = Style(color="black", bgcolor="yellow", bold=True, reverse=False, dim=False)
LIT_WITHOUT_COLOURS = Style(reverse=True, bold=True, underline=True)
OPEN = Style(underline=True)

Refs = frozenset[str]


class Drawing(Widget):
    """The drawing itself. Things that can be chosen are underlined, those of the choice pointed at lit.

    It is drawn once for a position and a width; light only passes over it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.picture: RenderableType = ""
        self.rows: list[Strip] = []
        self.drawn_for = 0  # columns
        self.lit: Refs = frozenset()
        self.open: Refs = frozenset()

    def draw(self, picture: RenderableType) -> None:
        self.picture, self.drawn_for = picture, 0
        self.refresh(layout=True)

    def light(self, lit: Refs, every: Refs) -> None:
        if (lit, every) != (self.lit, self.open):
            self.lit, self.open = lit, every
            self.refresh()

    def laid_out(self, width: int) -> list[Strip]:
        if width != self.drawn_for:
            console = self.app.console
            lines = console.render_lines(self.picture, console.options.update(width=width), style=self.rich_style)
            self.rows, self.drawn_for = [Strip(line, width) for line in lines], width
        return self.rows

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.laid_out(width))

    def render_line(self, y: int) -> Strip:
        rows = self.laid_out(self.size.width)
        if y >= len(rows):
            return Strip.blank(self.size.width, self.rich_style)
        return Strip([self.shown(one) for one in rows[y]], self.size.width) if self.open else rows[y]

    def shown(self, segment: Segment) -> Segment:
        refs = refs_of(segment.style)
        lit = LIT_WITHOUT_COLOURS if self.app.no_color else LIT
        light = lit if refs & self.lit else OPEN if refs & self.open else None
        if light is None or not segment.text.strip():
            return segment
        return Segment(segment.text, (segment.style or Style()) + light)

    def spots(self) -> Iterator[Region]:
        """Where the things of the choice are, in lines and columns of the drawing; where it has none, those of all."""
        wanted = self.lit or self.open
        for y, row in enumerate(self.rows if wanted else ()):
            x = 0
            for segment in row:
                if refs_of(segment.style) & wanted:
                    yield Region(x, y, segment.cell_length, 1)
                x += segment.cell_length


class Board(ScrollableContainer):
    """Larger than its pane it scrolls, and stays where it was when it is drawn anew."""

    class Pointed(Message):
        """The mouse is on something, or on nothing any more."""

        def __init__(self, refs: tuple[str, ...]) -> None:
            super().__init__()
            self.refs = refs

    class Touched(Pointed):
        """It was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.under: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        yield Drawing()

    @property
    def drawing(self) -> Drawing:
        return self.query_one(Drawing)

    def on_resize(self) -> None:
        self.drawing.styles.width = max(NARROWEST, self.scrollable_content_region.width)

    def show(self, drawing: RenderableType) -> None:
        self.drawing.draw(drawing)
        self.light(frozenset(), frozenset())

    def light(self, lit: Refs, every: Refs) -> None:
        """Show where a choice is, or where there are choices; the board moves only if none of it is in sight."""
        self.drawing.light(lit, every)
        if lit or every:
            self.call_after_refresh(self.reveal)

    def reveal(self) -> None:
        spots = list(self.drawing.spots())
        seen = Region(*self.scroll_offset, *self.scrollable_content_region.size)
        if spots and not any(seen.overlaps(spot) for spot in spots):
            self.scroll_to_region(spots[0].grow((2, 2, 2, 2)), animate=False)

    def on_mouse_move(self, event: MouseMove) -> None:
        self.point(ordered(event.style))

    def on_leave(self, event: Leave) -> None:
        self.point(())

    def point(self, refs: tuple[str, ...]) -> None:
        if refs != self.under:
            self.under = refs
            self.post_message(self.Pointed(refs))

    def on_click(self, event: Click) -> None:
        refs = ordered(event.style)
        if refs:
            self.post_message(self.Touched(refs))


def ordered(style: Style | None) -> tuple[str, ...]:
    """The things that drawn words stand for, the place itself first."""
    return tuple(style.meta.get(REFS, ())) if style is not None and style.meta else ()


def refs_of(style: Style | None) -> Refs:
    return frozenset(ordered(style))
