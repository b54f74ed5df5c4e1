"""What lies over the table for a moment: pages to read and ask in, the question whether to leave, the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sherwood.terminal.full.words import Words
from sherwood.text.speech import Speech

Answer = Callable[[str], Sequence[RenderableType]]


class Page(ModalScreen[None]):
    """Something to read; with `answer`, a field in which more can be asked."""

    BINDINGS = [Binding("escape,q", "close")]  # noqa: RUF012

    def __init__(self, title: str, lines: Sequence[RenderableType], foot: str, answer: Answer | None = None) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.foot = foot
        self.answer = answer

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.foot
            yield Words()
            if self.answer is not None:
                yield Input(compact=True, placeholder="…")

    def on_mount(self) -> None:
        self.query_one(Words).show(self.lines)
        (self.query_one(Input) if self.answer else self.query_one(Words)).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.answer is not None:
            self.query_one(Words).show(self.answer(event.value.strip()))
            event.input.clear()

    def on_key(self, event: Key) -> None:
        """The field has the focus; the page is what the arrows move."""
        words = self.query_one(Words)
        page = max(1, words.size.height - 1)
        moves = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        if self.answer is not None and event.key in moves:
            words.scroll_relative(y=moves[event.key], animate=False)

    def action_close(self) -> None:
        self.dismiss()


class Pick(ModalScreen[str | None]):
    """A sentence and a few answers, by their names; Escape answers nothing."""

    BINDINGS = [Binding("escape", "refuse")]  # noqa: RUF012

    def __init__(self, lines: Sequence[str], answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.lines = lines
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="page pick"):
            yield Static("\n".join(self.lines), markup=False)
            yield OptionList(*(Option(say, ident) for ident, say in self.answers), compact=True, markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_id)

    def action_refuse(self) -> None:
        self.dismiss(None)


class Curtain(Pick):
    """Nothing of the table is behind it. Enter takes the seat; others who may still change name themselves."""

    def __init__(self, seat: int, others: Sequence[int], speech: Speech) -> None:
        names = [speech.seat(other) for other in others]
        lines = [speech.say("table-curtain", name=speech.seat(seat))]
        answers = [(str(seat), speech.say("full-curtain", name=speech.seat(seat)))]
        answers += [
            (str(other), speech.say("full-change", name=name)) for other, name in zip(others, names, strict=True)
        ]
        super().__init__(lines, answers)

    def action_refuse(self) -> None:
        """A curtain stays until somebody sits down."""
