"""The question and its choices: by arrows, by number, by words, by mouse."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sherwood.terminal.answers import fitting
from sherwood.terminal.full.wrap import wrapped

MARGIN = 3  # columns for the number
PAUSE = 1.2  # seconds after which a digit begins a new number


class Choices(OptionList):
    """A click points, a second one on the same line chooses: whoever clicks into a window by chance plays nothing."""

    async def _on_click(self, event: Click) -> None:
        event.prevent_default()
        place = event.style.meta.get("option")
        if place is None or self.get_option_at_index(place).disabled:
            return
        if place == self.highlighted:
            self.action_select()
        else:
            self.highlighted = place


class Line:
    """One thing that can be chosen: its name for whoever asked, its number, its sentence."""

    def __init__(self, ident: str, number: int, say: str, final: str = "", further: bool = False) -> None:
        self.ident = ident
        self.number = number
        self.say = say
        self.final = final  # the word for it, where it is
        self.further = further

    def drawn(self, width: int) -> Text:
        """The number in a margin of its own, so that a long sentence stays beside it."""
        said = f"{self.say} {self.final}" if self.final else self.say
        pieces = wrapped(said, width - MARGIN)
        text = Text(f"{self.number:>{MARGIN - 1}} " + f"\n{' ' * MARGIN}".join(pieces), no_wrap=True)
        if self.final:
            text.highlight_words([self.final], "bold italic")
        return text


class Question(Vertical):
    """Asks, and posts what is pointed at and what is chosen."""

    class Pointed(Message):
        """A choice has the highlight."""

        def __init__(self, ident: str) -> None:
            super().__init__()
            self.ident = ident

    class Chosen(Pointed):
        """It is taken."""

    class Unknown(Message):
        """What was typed fits no choice."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__(id="question")
        self.lines: Sequence[Line] = ()
        self.heading = ""
        self.typed = ""
        self.places: Sequence[int] = ()
        self.width = 0  # for which the choices are wrapped

    def compose(self) -> ComposeResult:
        yield Static(id="ask", markup=False)
        yield Input(id="filter", compact=True)
        yield Choices(id="choices", compact=True, markup=False)
        yield Static(id="note", markup=False)

    # What is asked

    def ask(self, ask: str, lines: Sequence[Line], further: str = "", note: str = "") -> None:
        """A new question; `further` is the heading above second thoughts."""
        self.lines, self.heading, self.typed = lines, further, ""
        self.query_one("#ask", Static).update(ask)
        self.say(note)
        self.close_filter()
        self.offer(range(len(lines)))

    def say(self, note: str) -> None:
        """A remark below the choices."""
        shown = self.query_one("#note", Static)
        shown.update(note)
        shown.display = bool(note)

    def offer(self, places: Sequence[int]) -> None:
        """Only these, the first one highlighted."""
        choices = self.query_one(Choices)
        width = choices.scrollable_content_region.width - 1  # there may be a scroll bar
        self.places, self.width = places, width
        choices.clear_options()
        plainly = [self.lines[place] for place in places if not self.lines[place].further]
        further = [self.lines[place] for place in places if self.lines[place].further]
        choices.add_options([Option(line.drawn(width), line.ident) for line in plainly])
        if further:
            choices.add_option(Option(Text(self.heading, style="italic"), disabled=True))
            choices.add_options([Option(line.drawn(width), line.ident) for line in further])
        choices.highlighted = None if not places else 0 if plainly else 1

    def on_resize(self) -> None:
        """The same choices, wrapped anew, the highlight where it was."""
        if self.query_one(Choices).scrollable_content_region.width - 1 != self.width:
            pointed = self.pointed
            self.offer(self.places)
            self.point(pointed)

    @property
    def pointed(self) -> str:
        """What the highlight is on, "" where there is nothing."""
        option = self.query_one(Choices).highlighted_option
        return (option.id or "") if option else ""

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_id:
            self.post_message(self.Pointed(event.option_id))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id:
            self.post_message(self.Chosen(event.option_id))

    # By number

    def on_key(self, event: Key) -> None:
        if self.query_one(Input).has_focus:
            self.steer(event)
        elif event.character and event.character.isdecimal():
            event.stop()
            self.type(event.character)

    def type(self, digit: str) -> None:
        """Digits that follow each other quickly are one number, where there are so many choices."""
        numbers = [str(line.number) for line in self.lines]
        self.typed = self.typed + digit if self.typed + digit in numbers else digit
        wanted = next((line for line in self.lines if str(line.number) == self.typed), None)
        if wanted is not None:
            self.point(wanted.ident)
        typed = self.typed
        self.set_timer(PAUSE, lambda: self.forget(typed))

    def forget(self, typed: str) -> None:
        if self.typed == typed:
            self.typed = ""

    def point(self, ident: str) -> None:
        """Put the highlight there, if it is offered."""
        choices = self.query_one(Choices)
        places = [place for place, option in enumerate(choices.options) if option.id == ident]
        if places:
            choices.highlighted = places[0]

    # By words

    def open_filter(self) -> None:
        field = self.query_one(Input)
        field.display = True
        field.focus()

    def close_filter(self) -> None:
        field = self.query_one(Input)
        field.display = False
        with field.prevent(Input.Changed):
            field.clear()
        self.query_one(Choices).focus()

    def steer(self, event: Key) -> None:
        """While words are typed, arrows still move the highlight, and Escape brings everything back."""
        choices = self.query_one(Choices)
        match event.key:
            case "escape":
                self.close_filter()
                self.offer(range(len(self.lines)))
            case "up":
                choices.action_cursor_up()
            case "down":
                choices.action_cursor_down()
            case _:
                return
        event.stop()
        event.prevent_default()

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        wanted = event.value.strip()
        fits = fitting(wanted, [line.say for line in self.lines]) if wanted else range(len(self.lines))
        self.offer(fits)
        if wanted and not fits:
            self.post_message(self.Unknown(wanted))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if self.pointed:
            self.post_message(self.Chosen(self.pointed))
