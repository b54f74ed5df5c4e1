"""A match: one game at one table, from set-up to scoring. The library's main object."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from sherwood.engine.action import Action
from sherwood.engine.bits import members
from sherwood.engine.chance import Dice, NeedChance, Rng, Tape
from sherwood.engine.errors import BadAction, BadChance
from sherwood.engine.game import SPECTATOR, Game, Value, View
from sherwood.engine.play import advance, play
from sherwood.engine.question import Question
from sherwood.engine.referee import Event, Referee
from sherwood.engine.state import State
from sherwood.engine.wire import Wire, digest_of, from_wire, to_wire
from sherwood.errors import (
    BadChoice,
    BadForce,
    BrokenJournal,
    IllegalChoice,
    NoBoard,
    NoTakeBack,
    NothingPushed,
    RuleCrash,
    StaleChoice,
)
from sherwood.table import crash, line, sound
from sherwood.table.journal import Do, Header, Journal, Record
from sherwood.table.log import Line, LineData, Log
from sherwood.table.prompt import Asker, Barred, Choice, Prompt
from sherwood.table.setup import read_options, seat_names
from sherwood.text.speech import Speech

Chosen = Sequence[object] | Choice | SupportsIndex  # what `play` takes: a `do`, a Choice, or a code


@dataclass(frozen=True)
class Result:
    """How it ended: points per seat, the seats that won (none if all lost), the way it ended."""

    scores: Sequence[int]
    winners: Sequence[int]
    ending: str


@dataclass(slots=True)
class Before:
    """What a take-back or a pop goes back to: the position before a record, and all that counts with it."""

    state: State
    records: int
    events: int
    turns: tuple[int, ...]
    rng: Rng
    revealed: bool = False


class Match:
    """A game being played.

    >>> import sherwood
    >>> match = sherwood.new("romans", seats=2, seed=7)
    >>> match.waiting
    [0, 1]
    >>> match.play(0, match.choices(0)[0])
    >>> sherwood.load(match.save()).hash == match.hash
    True
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: object = None,
        note: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Value] = read_options(game, seats, options or {})
        self.names = seat_names(seats, names)
        self.state = game.opening(self.options, seats)
        self.journal = self._blank_journal(note)
        self.events: list[tuple[int, Event]] = []
        self._rng = Rng(f"match:{secrets.token_hex(16) if seed is None else seed}")
        self._turns = [0] * seats
        self._speeches: dict[str, Speech] = {}
        self._logs: dict[tuple[int, str], Log] = {}
        self._before: Before | None = None
        self._pushed: list[tuple[Before, Before | None]] = []

    def _blank_journal(self, note: Mapping[str, object] | None, position: Wire | None = None) -> Journal:
        card = self.game
        header = Header(card.id, card.version, self.seats, self.options, self.names, card.fingerprint, note, position)
        return Journal(header)

    def place(self, position: Wire) -> None:
        """Begin in this position, not at the beginning; `sherwood.at` calls it before the first record."""
        from_wire(self.state, position, self.game.classes)
        self.state.check()
        sound.examine(self.game, self.state)
        self.journal = self._blank_journal(self.note, to_wire(self.state))

    # Where the game stands

    @property
    def seq(self) -> int:
        """How many choices have been made."""
        return max(len(self.journal.records) - 1, 0)

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

    @property
    def note(self) -> dict[str, object]:
        """What whoever started the match wanted kept with it."""
        return dict(self.journal.header.note or {})

    def turn(self, seat: int) -> int:
        """How many decisions a seat has made: an answer that carries another number is stale."""
        return self._turns[self._seat(seat)]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know: plain JSON data."""
        return self.game.view(self.state, SPECTATOR if seat is None else self._seat(seat))

    def guess(self, seat: int, rng: Rng) -> State:
        """A copy in which all that the seat cannot know is dealt again: what a bot may think about."""
        return self.state.guess(self._seat(seat), rng)

    def position(self) -> line.Position:
        """The whole truth, as JSON data; `sherwood.at` rebuilds it."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "data": self.game.fingerprint,
            "state": to_wire(self.state),
        }

    def text(self) -> str:
        """The position in one line of letters, digits and dots; `sherwood.at` reads it back."""
        return line.of_position(self.game, self.position())

    def game_text(self) -> str:
        """The whole game in one such line; `sherwood.load` reads it back."""
        return line.of_game(self.game, self.journal)

    # What can be done

    def codes(self, seat: int) -> list[int]:
        """The stable numbers of all the seat can do now, second thoughts last; no sentence is made."""
        return self.question.codes(self._seat(seat))

    def mask(self, seat: int) -> bytes:
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
        if lang not in self._speeches:
            self._speeches[lang] = Speech(self.game.folder, lang, self.names)
        return self._speeches[lang]

    def choices(self, seat: int, lang: str = "en") -> list[Choice]:
        """Everything the seat can do now; `str()` is the sentence, `.do` what is played."""
        return self.asker(lang).choices(self._seat(seat))

    def prompt(self, seat: int | None, lang: str = "en") -> Prompt:
        """What the seat is asked, with its choices and what it cannot do; None for a spectator."""
        turn = 0 if seat is None else self.turn(self._seat(seat))
        return self.asker(lang).prompt(seat, turn)

    def why_not(self, seat: int, chosen: Chosen, lang: str = "en") -> Barred | None:
        """Why the seat cannot do this now, with the rule; None if it can."""
        return self.asker(lang).why_not(self._seat(seat), self._action(chosen))

    # Playing

    def play(self, seat: int, chosen: Chosen, chance: Sequence[int] | None = None, turn: int | None = None) -> None:
        """Make a choice: a `do`, a Choice or a code. `chance` forces the outcomes it draws, first ones first."""
        action = self._action(chosen)
        if turn is not None and turn != self.turn(seat):
            raise StaleChoice(self.speech("en").say("stale"))
        k = self.question.find(self._seat(seat), action)
        if k < 0:
            why = self.asker().why_not(seat, action)
            assert why is not None
            raise IllegalChoice(why.say, why.rule)
        self._carry_out(seat, k, self.game.verbs.do(action), _forced(chance), Dice(self._rng))

    def _carry_out(self, seat: int, k: int, do: Do, forced: list[int], then: Dice | None) -> None:
        """Play on a clone: a rule that fails leaves the table, its dice included, as it was."""
        before = self._here()
        tape = Tape(forced, then)
        log: list[Event] = []
        referee = Referee(tape, log)
        state = self.state.clone()
        try:
            play(state, seat, k, referee)
            if not tape.spent():
                raise BadForce(f"{forced[tape.used :]} were forced, and nothing asked for them")
            state.check()
        except (BadForce, BadChance, NeedChance) as error:
            self._rng = before.rng
            raise BadForce(str(error)) from None
        except Exception as error:
            self._rng = before.rng
            file = crash.keep(self.journal.crash_text(seat, do, tape.record))
            raise RuleCrash(f"a rule failed on {do} by seat {seat}: {error!r}; see {file}", file) from error
        before.revealed = referee.revealed
        self._before = before
        self._record(state, seat, do, tape, log)

    def _record(self, state: State, seat: int | None, do: Do | None, tape: Tape, log: list[Event]) -> None:
        self.state = state
        n = len(self.journal.records)
        self.events.extend([(n, event) for event in log])
        if seat is not None:
            self._turns[seat] += 1
        self.journal.add(Record(n, seat, do, tuple(tape.record), digest_of(state)))

    def start(self, chance: Sequence[int] | None = None) -> None:
        """The set-up, record 0; `sherwood.new` calls it."""
        tape = Tape(list(chance or []), Dice(self._rng) if chance is None else None)
        log: list[Event] = []
        advance(self.state, Referee(tape, log))
        self.state.check()
        self._record(self.state, None, None, tape, log)

    # Taking back

    def can_take_back(self, seat: int) -> str | None:
        """None if the seat's last move can be taken back, else the key of the reason."""
        if self.over:
            return "back-over"
        if self.turn(seat) == 0:
            return "back-nothing"
        last = self.journal.records[-1]
        if last.seat != seat or self._before is None:
            return "back-not-yours"
        if last.chance:
            return "back-chance"
        return "back-revealed" if self._before.revealed else None

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move, where nothing was drawn or revealed and nobody has answered since."""
        reason = self.can_take_back(self._seat(seat))
        if reason is not None or self._before is None:
            raise NoTakeBack(self.speech("en").say(reason or "back-nothing"))
        self._go_back(self._before)

    # Exploring: whoever studies a game, unlike whoever plays it, may go back over anything

    def push(self, seat: int, chosen: Chosen, chance: Sequence[int] | None = None) -> None:
        """Make a choice that `pop` undoes, whatever it drew or revealed."""
        here, before = self._here(), self._before
        self.play(seat, chosen, chance)
        self._pushed.append((here, before))

    def pop(self) -> None:
        """Go back to where the last `push` was made, dice included."""
        if not self._pushed:
            raise NothingPushed("nothing has been pushed")
        to, before = self._pushed.pop()
        self._go_back(to)
        self._before = before

    def copy(self) -> Match:
        """An independent match in the same position, with the same past and the same dice."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.names, other.options = list(self.names), dict(self.options)
        other.state = self.state.clone()
        other.journal = self.journal.copy()
        other.events = self.events[:]
        other._rng = self._rng.copy()
        other._turns = self._turns[:]
        other._pushed = self._pushed[:]
        other._logs = {}
        return other

    def _here(self) -> Before:
        turns = tuple(self._turns)
        return Before(self.state, len(self.journal.records), len(self.events), turns, self._rng.copy())

    def _go_back(self, to: Before) -> None:
        self.state = to.state
        self.journal.cut(to.records)
        del self.events[to.events :]
        self._turns = list(to.turns)
        self._rng = to.rng.copy()  # a copy of this match may go back to the same place
        self._before = None

    # Telling and keeping

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[Line]:
        """What happened, as the seat (or a spectator) may know it, from line `since` on."""
        return self._log(SPECTATOR if seat is None else self._seat(seat), lang).lines(self.events)[since:]

    def log_data(self, reader: int, lang: str) -> list[LineData]:
        """The same as plain data, for a server that tells it after every move."""
        return self._log(reader, lang).data(self.events)

    def _log(self, reader: int, lang: str) -> Log:
        if (reader, lang) not in self._logs:
            self._logs[reader, lang] = Log(self.game, self.speech(lang), reader)
        return self._logs[reader, lang]

    def score(self, lang: str = "en") -> list[tuple[str, list[int | None]]]:
        """The scoring, line by line: a label and a value per seat."""
        speech = self.speech(lang)
        return [(speech.say(f"score-{row.key}"), list(row.values)) for row in self.game.score(self.state)]

    def save(self) -> str:
        """The journal, as text."""
        return self.journal.text()

    def rewound(self, seq: int) -> Match:
        """The match as it was after `seq` choices."""
        if not 0 <= seq <= self.seq:
            raise BadChoice(f"{self.seq} choices have been made: there is no moment {seq}")
        again = Match(self.game, self.seats, self.options, self.names, note=self.note)
        if self.journal.header.position is not None:
            again.place(self.journal.header.position)
        again.replay(self.journal.records[: seq + 1])
        return again

    def replay(self, records: Sequence[Record]) -> None:
        """Follow records, drawing no new chance, and check where each leads."""
        for record in records:
            self.follow(record)

    def follow(self, record: Record) -> None:
        """Follow one record; BrokenJournal if it is not possible or does not lead where it says."""
        try:
            if record.seat is None or record.do is None:
                self.start(record.chance)
            else:
                k = self.question.find(self._seat(record.seat), self._action(record.do))
                if k < 0:
                    raise BrokenJournal(f"record {record.n}: {list(record.do)} is not possible there")
                self._carry_out(record.seat, k, record.do, list(record.chance), None)
        except (BadForce, BadChance, NeedChance, BadChoice, IndexError) as error:
            raise BrokenJournal(f"record {record.n} cannot be played: {error}") from None
        if record.at and self.journal.records[-1].at != record.at:
            raise BrokenJournal(f"record {record.n} leads to another position than the journal says")

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as the seat sees it, drawn."""
        if self.game.board is None:
            raise NoBoard(f"{self.game.id} has no drawn board")
        return str(self.game.board(self.view(seat), lang, seat).svg("light"))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {self.waiting}"
        return f"<Match of {self.game.id}, {self.seats} seats, {self.seq} choices made, {state}>"

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_speeches": {}, "_logs": {}}  # both are made again when they are wanted

    # Reading what people and programs send

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadChoice(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _action(self, chosen: Chosen) -> Action:
        verbs = self.game.verbs
        try:
            if isinstance(chosen, Choice):
                return verbs.action(chosen.code)
            if isinstance(chosen, SupportsIndex) and not isinstance(chosen, bool):
                return verbs.action(index(chosen))  # NumPy's numbers too
            return verbs.parse(chosen)  # type: ignore[arg-type]
        except (BadAction, TypeError, LookupError, OverflowError) as error:
            raise BadChoice(str(error)) from None


def _forced(chance: Sequence[int] | None) -> list[int]:
    """Outcomes as people give them: whole numbers, or BadForce."""
    forced = list(chance) if isinstance(chance, Sequence) else [] if chance is None else [chance]
    if not all(type(one) is int and 0 <= one < 2**31 for one in forced):
        raise BadForce(f"{forced} cannot be forced: outcomes are whole numbers, as dice and cards show them")
    return forced
