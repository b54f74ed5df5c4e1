"""What a person is shown and told: the news, the board, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.table.asked import Prompt
from sherwood.table.log import Line
from sherwood.table.match import Match
from sherwood.terminal.offer import Offer
from sherwood.terminal.painter import Painter
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech

FEW = 10  # further choices are listed up to this many; more are there for the asking
SPECTATOR = -1


class Output:
    """Speaks for one match on one screen, and remembers what each person has been told."""

    def __init__(self, match: Match, screen: Screen, speech: Speech) -> None:
        self.match = match
        self.screen = screen
        self.speech = speech
        self.painter = Painter(match.game, speech)
        self.told = dict.fromkeys(range(SPECTATOR, match.seats), 0)
        self.at_the_door = False

    def show(self, seat: int, prompt: Prompt) -> None:
        """Everything a person needs to decide. What was said at the door stays to be read."""
        if not self.at_the_door:
            self.screen.fresh()
        self.at_the_door = False
        news = self.news(seat)
        if news or not self.screen.plain:
            self.board(seat)
        self.ask(seat, prompt)
        self.told[SPECTATOR] = len(self.log(SPECTATOR))

    def news(self, seat: int) -> bool:
        """What happened since this person last looked."""
        lines = self.log(seat)[self.told[seat] :]
        for line in lines:
            self.screen.say(line.text, "bold" if line.head else "")
        self.told[seat] += len(lines)
        return bool(lines)

    def forget(self, seat: int) -> None:
        """A choice was taken back, and its lines with it."""
        self.told[seat] = min(self.told[seat], len(self.log(seat)))

    def log(self, seat: int) -> list[Line]:
        return self.match.log(None if seat == SPECTATOR else seat, self.speech.lang)

    def history(self, seat: int) -> None:
        """All that has happened, with the rules."""
        lines = self.log(seat)
        self.lines([f"{line.text} (§{line.rule})" if line.rule else line.text for line in lines])
        if not lines:
            self.say("table-no-log")

    def board(self, seat: int) -> None:
        view = self.match.view(None if seat == SPECTATOR else seat)
        if self.screen.plain:
            self.lines(self.painter.tell(view))
        else:
            self.screen.show(self.painter.draw(view))

    def ask(self, seat: int, prompt: Prompt) -> None:
        """The question, the choices, and whether the last one can be taken back."""
        asked = self.speech.say("table-ask", name=self.match.names[seat], ask=prompt.ask, rule=f"§{prompt.rule}")
        self.screen.say(asked, "bold")
        self.choices(prompt)
        if self.match.can_take_back(seat) is None:
            self.say("table-undo-free")

    def choices(self, prompt: Prompt, every: bool = False) -> None:
        """Numbered, marked where there is no way back; further ones apart, and only counted where they are many."""
        offer = Offer.of(prompt)
        self.numbered(prompt, offer.plainly, offer.marked)
        if offer.all_final:
            self.say("table-all-final", count=len(offer.plainly))
        further = offer.further
        if further and (every or len(further) <= FEW):
            self.say("table-further-few")
            self.numbered(prompt, further, frozenset())
        elif further:
            self.say("table-further", count=len(further), first=further[0] + 1, last=further[-1] + 1)

    def numbered(self, prompt: Prompt, places: Sequence[int], marked: frozenset[int]) -> None:
        for place in places:
            said = prompt.choices[place].say
            text = self.speech.say("table-final", choice=said) if place in marked else said
            self.screen.say(f"{place + 1}. {text}" if self.screen.plain else f"{place + 1:>3}. {text}")

    def say(self, key: str, **args: object) -> None:
        self.screen.say(self.speech.say(key, **args))

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)
