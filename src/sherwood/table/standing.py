"""Where a match stands: what is asked, what can be done, what each may know, and all of it in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from msgspec import structs

from sherwood.engine.action import Action
from sherwood.engine.bits import members
from sherwood.engine.chance import Rng
from sherwood.engine.errors import BadAction
from sherwood.engine.game import SPECTATOR, Game, Value, View, own
from sherwood.engine.given import brief, whole
from sherwood.engine.inspected import Inspected
from sherwood.engine.question import Question
from sherwood.engine.referee import Event
from sherwood.engine.state import State
from sherwood.engine.wire import digest_of
from sherwood.errors import BadChoice, IllegalChoice, NoBoard
from sherwood.table import finality
from sherwood.table.asked import Barred, Choice, Prompt
from sherwood.table.brings import Brings, Foresight
from sherwood.table.log import Line, LineData, Log
from sherwood.table.prompt import Asker
from sherwood.text import html
from sherwood.text.sentences import spoken
from sherwood.text.speech import Speech

Chosen = Sequence[object] | Choice | SupportsIndex  # what `play` takes: a `do`, a Choice, or a code


@dataclass(frozen=True)
class Result:
    """How it ended: points per seat, the seats that won (none if all lost), the way it ended."""

    scores: Sequence[int]
    winners: Sequence[int]
    ending: str


class Standing:
    """A match at one moment, to be looked at and asked; `Match` adds playing, keeping and going back."""

    game: Game
    seats: int
    options: dict[str, Value]
    names: list[str]
    state: State
    events: list[tuple[int, Event]]
    _turns: list[int]
    _speeches: dict[str, Speech]
    _logs: dict[tuple[int, str], Log]

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now; several when everybody decides at once."""
        return [] if self.over else members(self.state.steps.top().waiting(self.state))

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        """Scores, winners and the way it ended; None while the game goes on."""
        if not self.over:
            return None
        scores = [int(self.state.points(seat)) for seat in range(self.seats)]
        return Result(scores, members(self.state.winners), self.game.endings[self.state.ending])

    @property
    def hash(self) -> str:
        """A short name for the position: equal positions, equal hashes, on every build."""
        return digest_of(self.state)

    def turn(self, seat: SupportsIndex) -> int:
        """How many decisions a seat has made: an answer that carries another number is stale."""
        return self._turns[self._seat(seat)]

    def view(self, seat: SupportsIndex | None = None) -> View:
        """What a seat, or a spectator, may know: plain JSON data, to do with as one likes."""
        return own(self.game.view(self.state, SPECTATOR if seat is None else self._seat(seat)))

    def guess(self, seat: SupportsIndex, rng: Rng) -> State:
        """A copy in which all that the seat cannot know is dealt again: what a bot may think about."""
        if not isinstance(rng, Rng):
            raise BadChoice(f"a guess is dealt by a sherwood.Rng, not by {type(rng).__name__}")
        return self.state.guess(self._seat(seat), rng)

    def codes(self, seat: SupportsIndex) -> list[int]:
        """The stable numbers of all the seat can do now, second thoughts last; no sentence is made."""
        return self.question.codes(self._seat(seat))

    def mask(self, seat: SupportsIndex) -> bytes:
        """One byte for every code of the game: 1 where the seat can do it now (NumPy reads it as it is)."""
        mask = bytearray(self.game.verbs.size)
        for code in self.codes(seat):
            mask[code] = 1
        return bytes(mask)

    @property
    def question(self) -> Question:
        """What is asked, without a word: waiting seats, open choices, their numbers."""
        return Question(self.game.verbs, self.state)

    def asker(self, lang: str = "en") -> Asker:
        """The present question in one language."""
        return Asker(self.game, self.state, self.speech(lang))

    def speech(self, lang: str) -> Speech:
        """All that this table says, in one language."""
        if spoken(lang) not in self._speeches:
            self._speeches[lang] = Speech(self.game.folder, lang, self.names, self.game.seated)
        return self._speeches[lang]

    def choices(self, seat: SupportsIndex, lang: str = "en") -> list[Choice]:
        """Everything the seat can do now; `str()` is the sentence, `.do` what is played."""
        return self.asker(lang).choices(self._seat(seat))

    def prompt(self, seat: SupportsIndex | None, lang: str = "en", *, why: bool = True) -> Prompt:
        """What the seat is asked, with its choices and (`why`) what it cannot do; None for a spectator."""
        if seat is None:
            return self.asker(lang).prompt(None, 0)
        asked = self._seat(seat)
        prompt = self.asker(lang).prompt(asked, self.turn(seat), why)
        if not prompt.choices:
            return prompt
        guess = self.state.guess(asked, Rng(f"final:{len(self.events)}"))
        told = finality.marked(list(prompt.choices), self.game, guess, asked)
        return structs.replace(prompt, choices=told, forced=finality.forced(self.game, self.state, asked, self.seats))

    def why_not(self, seat: SupportsIndex, chosen: Chosen, lang: str = "en") -> Barred | None:
        """Why the seat cannot do this now, with the rule; None if it can."""
        return self.asker(lang).why_not(self._seat(seat), self._action(chosen))

    def brings(self, seat: SupportsIndex, chosen: Chosen, lang: str = "en") -> Brings:
        """What would come of a choice that is open to the seat, as far as the seat can know; `str()` says it."""
        action = self._open(seat, chosen, lang)
        return self._foresight(seat, lang).brings(action)

    def ahead(self, seat: SupportsIndex, chosen: Chosen, lang: str = "en") -> list[View]:
        """Every view the seat may have after a choice, as far as it can know; none where they are too many."""
        action = self._open(seat, chosen, lang)
        return self._foresight(seat, lang).ahead(action)

    def _open(self, seat: SupportsIndex, chosen: Chosen, lang: str) -> Action:
        """The action, which is open to the seat; else IllegalChoice."""
        action = self._action(chosen)
        bar = self.asker(lang).why_not(self._seat(seat), action)
        if bar is not None:
            raise IllegalChoice(bar.say, bar.rule)
        return action

    def _foresight(self, seat: SupportsIndex, lang: str) -> Foresight:
        return Foresight(self.game, self.speech(lang), self.state, self._seat(seat))

    def inspect(self, ref: str, seat: SupportsIndex | None = None, lang: str = "en") -> Inspected | None:
        """What a thing on the board is, as the seat (or a spectator) may know it; None where there is nothing to say."""
        viewer = None if seat is None else self._seat(seat)
        if self.game.inspect is None:
            return None
        found: Inspected | None = self.game.inspect(self.view(viewer), ref, self.speech(lang), viewer)
        return found

    def log(self, seat: SupportsIndex | None = None, lang: str = "en", since: SupportsIndex = 0) -> list[Line]:
        """What happened, as the seat (or a spectator) may know it, from line `since` on."""
        first = whole(since)
        if first is None:
            raise BadChoice(f"the lines of a log are counted 0, 1, 2: there is no line {brief(since)}")
        return self._log(SPECTATOR if seat is None else self._seat(seat), lang).lines(self.events)[first:]

    def log_data(self, reader: int, lang: str) -> list[LineData]:
        """The same as plain data, for a server that tells it after every move."""
        return self._log(reader, lang).data(self.events)

    def log_count(self, reader: int, lang: str, told: int) -> int:
        """How many lines of a reader's log the first so many events have made."""
        return self._log(reader, lang).count(told)

    def _log(self, reader: int, lang: str) -> Log:
        if (reader, spoken(lang)) not in self._logs:
            self._logs[reader, lang] = Log(self.game, self.speech(lang), reader)
        return self._logs[reader, lang]

    def score(self, lang: str = "en") -> list[tuple[str, list[int | None]]]:
        """The scoring, line by line: a label and a value per seat."""
        speech = self.speech(lang)
        return [(speech.say(f"score-{row.key}"), list(row.values)) for row in self.game.score(self.state)]

    def svg(self, seat: SupportsIndex | None = None, lang: str = "en") -> str:
        """The board as the seat sees it, drawn."""
        if self.game.board is None:
            raise NoBoard(f"{self.game.id} has no drawn board")
        viewer = None if seat is None else self._seat(seat)
        return str(self.game.board(self.view(viewer), spoken(lang), viewer).svg("light"))

    def latest(self, lang: str = "en", few: int = 6) -> list[str]:
        """The last lines that everybody may read."""
        return [line.text for line in self.log(None, lang)[-few:]]

    def picture(self, lang: str = "en") -> str:
        """What everybody may see, drawn; nothing of a game that is not drawn."""
        return html.picture(self.svg(None, lang)) if self.game.board is not None else ""

    def _repr_html_(self) -> str:
        """In a notebook: the board as somebody who only watches sees it, the last that happened, what is waited for."""
        ask = self.prompt(None).ask
        return html.block(
            html.heading(self.speech("en").say("game-name")), self.picture(), html.lines([*self.latest(), ask])
        )

    def number(self, seat: SupportsIndex, chosen: Chosen) -> int:
        """The step's own number of a choice that is open to the seat; IllegalChoice, with reason and rule, if it is not."""
        return self.question.find(self._seat(seat), self._open(seat, chosen, "en"))

    def _seat(self, seat: object) -> int:
        number = seat if type(seat) is int else whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise BadChoice(f"there is no seat {brief(seat)!r}: seats are 0 to {self.seats - 1}")
        return number

    def _action(self, chosen: Chosen) -> Action:
        verbs = self.game.verbs
        try:
            if isinstance(chosen, Choice):
                return verbs.action(chosen.code)
            if type(chosen) is tuple:  # nearly always at a table
                return verbs.parse(chosen)
            code = chosen if type(chosen) is int else whole(chosen)
            return verbs.parse(chosen) if code is None else verbs.action(code)
        except BadAction as error:
            raise BadChoice(str(error)) from None
