"""A real table: people throw dice and draw cards by hand, and type what came up. The keeper of the rules is here."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.errors import SherwoodError
from sherwood.table.asked import Prompt
from sherwood.table.drawn import Wanted, wanted
from sherwood.table.journal import Do
from sherwood.terminal.answers import COMMANDS, Answer, fitting, fold, read
from sherwood.terminal.book import look_up
from sherwood.terminal.screen import Screen
from sherwood.terminal.session import Left, Session
from sherwood.terminal.sitting import Sitting


class Undone(Exception):
    """Whoever types what came up goes back before the choice that asked for it."""


class RealTable(Session):
    """A session whose chance is typed. Anything can be taken back here: what is on the table is the truth, not this."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        super().__init__(sitting, screen)
        self.want: Wanted | None = None  # what is waited for now
        self._more: list[str] = []  # outcomes typed on one line that nobody has asked for yet
        self._asked = ""  # for what kind of draw they were typed

    def set_up(self) -> None:
        """The table is laid by hand, and read off."""
        self.say("referee-set-up")
        while True:
            try:
                self.match.start(self.outcomes(None, None))
                return
            except Undone:
                self.say("referee-again")

    def choose(self, index: int, seat: int, prompt: Prompt) -> bool:
        choice = prompt.choices[index]
        try:
            self.match.push(seat, choice.do, self.outcomes(seat, choice.do))
        except Undone:
            self.say("table-undone")
            return False
        except SherwoodError as error:
            self.screen.say(str(error))
            return False
        self.keep()
        if self.screen.plain:
            self.say("table-chosen", name=self.match.names[seat], choice=choice.say)
        return True

    def take_back(self, seat: int) -> bool:
        """A slip of whoever types is nobody's move: the last one goes, whosever it was and whatever it drew."""
        if not self.match.can_pop:
            self.say("back-nothing")
            return False
        self.match.pop()
        for other in self.output.told:
            self.output.forget(other)
        self.keep()
        self.say("table-undone")
        return True

    # What came up

    def outcomes(self, seat: int | None, do: Do | None) -> list[int]:
        """All that a choice (None: the set-up) draws, asked for one after the other."""
        given: list[int] = []
        self._more = []
        while (want := wanted(self.match, seat, do, given, self.speech)) is not None:
            try:
                given.append(self.outcome(want))
            except Undone:
                if not given:
                    raise
                given.pop()
                self.say("referee-back")
        self.want = None
        return given

    def outcome(self, want: Wanted) -> int:
        """One of them, from what was typed before or from a new line."""
        self.want = want
        typed = self._typed_already(want)
        if typed is not None:
            return typed
        if want.seat is not None:
            self.in_private(want.seat)
        self.show_wanted(want)
        while True:
            found = self.understood(self.screen.ask(self.speech.say("referee-prompt")), want)
            if found is not None:
                return found

    def in_private(self, seat: int) -> None:
        """What only one person may see is typed by that person."""
        if self.sitting.holder == seat or len(self.sitting.people) == 1:
            return
        self.screen.wipe()
        self.sitting.holder = seat
        self.say("table-curtain", name=self.match.names[seat])
        self.screen.ask(self.speech.say("table-curtain-prompt"))
        self.screen.wipe()

    def show_wanted(self, want: Wanted) -> None:
        """The question with its paragraph, and what can come up; dice need no list."""
        self.screen.say(f"{want.ask} (§{want.rule})" if want.rule else want.ask, "bold")
        if all(face.isdigit() for face in want.faces):
            self.say("referee-dice", low=want.faces[0], high=want.faces[-1])
        else:
            self.output.lines([f"{number}. {face}" for number, face in enumerate(want.faces, 1)])

    def understood(self, text: str, want: Wanted) -> int | None:
        """The outcome meant by a line; None where it was something else, which is then answered."""
        places = same(text, want.faces)
        answer = Answer("") if places else read(text, want.faces, self.speech)
        if answer.kind == "undo":
            raise Undone
        if answer.kind == "quit":
            raise Left
        if answer.kind in COMMANDS:
            self.aside(answer.kind, answer.rest)
            return None
        places = which(text, want.faces)
        if len(places) == 1:
            return want.outcomes[places[0]]
        parts = text.replace(",", " ").split()
        if len(parts) > 1 and all(len(which(part, want.faces)) == 1 for part in parts):
            self._more, self._asked = parts[1:], want.what
            return want.outcomes[which(parts[0], want.faces)[0]]
        if places:
            self.say("table-which", count=len(places))
            self.output.lines([f"{place + 1}. {want.faces[place]}" for place in places])
        else:
            self.say("referee-cannot", text=text)
        return None

    def aside(self, kind: str, rest: str) -> None:
        """What can be asked while something is waited for: a rule, or how this works."""
        if kind == "rule":
            self.output.lines(look_up(self.explainer.book, rest, self.speech))
        else:
            self.say("referee-help")

    def _typed_already(self, want: Wanted) -> int | None:
        """Several dice are typed on one line; what was meant for another draw counts for nothing."""
        if not self._more:
            return None
        places = which(self._more.pop(0), want.faces) if want.what == self._asked else ()
        if len(places) == 1:
            return want.outcomes[places[0]]
        self._more = []
        self.say("referee-left-over")
        return None


def which(text: str, faces: Sequence[str]) -> tuple[int, ...]:
    """The faces meant: a die by what it shows, anything else by its number in the list or by its name."""
    found = same(text, faces)
    return found if found or all(face.isdigit() for face in faces) else fitting(text, faces)


def same(text: str, faces: Sequence[str]) -> tuple[int, ...]:
    """The faces whose whole name this is."""
    typed = fold(text)
    return tuple(place for place, face in enumerate(faces) if typed and fold(face) == typed)
