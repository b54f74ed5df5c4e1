"""A pane of sentences: what would come of a choice, or a page of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static


class Words(VerticalScroll):
    """Sentences, one below the other, shown as they are written."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, lines: Sequence[RenderableType]) -> None:
        self.query_one(Static).update(Group(*(Text(one) if isinstance(one, str) else one for one in lines)))
        self.scroll_home(animate=False)
