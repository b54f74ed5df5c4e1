"""The panes around one sitting: what they show, and to whose eyes."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rich.console import RenderableType
from textual.app import App, ComposeResult
from textual.containers import Container
from textual.widgets import Static

from sherwood.table.asked import Prompt
from sherwood.terminal.full.board import Board
from sherwood.terminal.full.colours import NAMED, SHERWOOD
from sherwood.terminal.full.inspector import about, thing
from sherwood.terminal.full.keys import keys
from sherwood.terminal.full.log import Log
from sherwood.terminal.full.pages import Page
from sherwood.terminal.full.question import Question
from sherwood.terminal.full.seats import strip
from sherwood.terminal.full.words import Words
from sherwood.terminal.painter import Painter
from sherwood.terminal.sitting import Sitting


class Panes(App[None]):
    """Board, question, inspector and log on the whole terminal; how the game goes on is the table's."""

    TITLE = "Sherwood"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012

    def __init__(self, sitting: Sitting, resumed: bool = False) -> None:
        # Without colours in Textual's own way greys are left; in the terminal's way there are none at all.
        super().__init__(ansi_color="NO_COLOR" in os.environ)
        if not self.no_color:
            self.ansi_theme_dark = NAMED
            self.register_theme(SHERWOOD)
            self.theme = SHERWOOD.name
        self.sitting = sitting
        self.match = sitting.match
        self.resumed = resumed
        self.eyes: int | None = None  # whose view is shown
        self.covered = False  # nobody's: the curtain is down
        self.prompt: Prompt | None = None  # what a person is asked now
        # Lines of each one's log that stood there before their last choice; before the first one, when they came.
        self.told = [len(self.match.log(seat)) for seat in range(self.match.seats)]
        self.fault: Exception | None = None
        self.interrupted = False
        self.look_closer = Painter(self.match.game, sitting.speech)

    def compose(self) -> ComposeResult:
        yield Static(id="strip")
        with Container(id="table"):
            yield Board()
            yield Question()
            yield Words(id="inspector")
            yield Log()
        yield Static(id="keys")

    def say(self, key: str, **args: object) -> str:
        return self.sitting.speech.say(key, **args)

    @property
    def lang(self) -> str:
        return self.sitting.speech.lang

    def speak(self) -> None:
        """Everything that stays is said in the language of the moment."""
        self.look_closer = Painter(self.match.game, self.sitting.speech)
        self.query_one("#keys", Static).update(keys(self.sitting.speech))
        self.query_one(Log).border_title = self.say("full-log")
        self.query_one(Question).border_title = self.say("full-question")
        self.query_one("#inspector").border_title = self.say("full-inspector")

    # Showing

    def paint(self) -> None:
        """Board, seats and log, as the eyes of the moment may see them."""
        self.covered = False
        speech = self.sitting.speech
        self.query_one(Board).show(self.look_closer.draw(self.match.view(self.eyes)))
        self.query_one("#strip", Static).update(strip(self.match, self.eyes, speech))
        lines = self.match.log(self.eyes, speech.lang)
        since = len(lines) if self.eyes is None else self.told[self.eyes]
        new = frozenset(line.n for line in lines[since:] if line.seat != self.eyes)
        self.query_one(Log).show(self.sitting.door(self.resumed, "full-welcome"), lines, new)

    def cover(self) -> None:
        """An empty table."""
        self.covered = True
        self.query_one(Board).show("")
        self.query_one("#strip", Static).update("")
        self.query_one(Log).clear()
        self.query_one(Question).ask("", ())
        self.inspect(())

    def inspect(self, lines: Sequence[RenderableType], title: str = "full-inspector") -> None:
        pane = self.query_one("#inspector", Words)
        pane.border_title = self.say(title)
        pane.show(lines)

    def on_question_pointed(self, event: Question.Pointed) -> None:
        self.look_at(event.ident)

    def look_at(self, ident: str) -> None:
        """What would come of it, and where on the board it is."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or not ident.isdigit():
            self.query_one(Board).light(frozenset(), frozenset())
            return
        choice = prompt.choices[int(ident)]
        self.inspect(about(self.match, prompt.seat, choice, self.sitting.speech))
        every = frozenset(ref for one in prompt.choices for ref in one.path)
        self.query_one(Board).light(frozenset(choice.path), every)

    def on_question_unknown(self, event: Question.Unknown) -> None:
        """Something else was wanted: why it cannot be done, if it is a thing one does in this game."""
        if self.prompt is not None and self.prompt.seat is not None:
            refused = self.sitting.explainer.refusals(event.text, self.prompt.seat)
            self.inspect(refused or [self.say("explain-unknown", text=event.text)])

    def point_at(self, do: object) -> None:
        for place, choice in enumerate(self.prompt.choices if self.prompt else ()):
            if choice.do == do:
                self.query_one(Question).point(str(place))

    # Pointing

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """What a thing is, as long as the mouse is on it; then again what would come of the choice."""
        found = next(filter(None, (self.match.inspect(ref, self.eyes, self.lang) for ref in event.refs)), None)
        if found is not None:
            self.inspect(list(thing(found, self.match.game, self.sitting.speech)))
        else:
            self.look_at(self.query_one(Question).pointed)

    def page(self, title: str, lines: Sequence[RenderableType], **more: object) -> None:
        self.push_screen(Page(self.say(title), lines, self.say("full-close"), **more))  # type: ignore[arg-type]
