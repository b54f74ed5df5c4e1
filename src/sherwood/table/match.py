"""A match: one game at one table, from set-up to scoring. The library's main object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

from sherwood.engine.bits import members
from sherwood.engine.chance import Chance, Dice, LateDice, NeedChance, Rng, Tape
from sherwood.engine.errors import BadChance
from sherwood.engine.game import Game, Ruleset, Value
from sherwood.engine.given import brief, whole
from sherwood.engine.late import late
from sherwood.engine.play import advance, play
from sherwood.engine.referee import EVERYBODY, Event, Referee, Scene
from sherwood.engine.state import State
from sherwood.engine.wire import Wire, digest_of, from_wire, to_wire
from sherwood.errors import (
    BadChoice,
    BadForce,
    BrokenJournal,
    IllegalChoice,
    NoTakeBack,
    NothingPushed,
    RuleCrash,
    StaleChoice,
)
from sherwood.table import crash, line, sound
from sherwood.table.journal import HELPS, Do, Header, Journal, Record
from sherwood.table.log import Log
from sherwood.table.parting import Parting
from sherwood.table.sealed import Key
from sherwood.table.setup import check_game, check_seats, read_note, read_options, read_seed, seat_names
from sherwood.table.standing import Chosen, Standing
from sherwood.text.speech import Speech

MOST_SCENES = 8
MOST_BACK = 16  # choices that can be taken back one after the other, besides the last
_analyse = late("sherwood.bots.analysis", "analyse")  # a part that is above us, for those who call for it

Forced = Iterable[SupportsIndex]  # outcomes of chance, as people give them


@dataclass(slots=True)
class Before:
    """What a take-back or a pop goes back to: the position before a record, and all that counts with it."""

    state: State
    records: int
    events: int
    turns: tuple[int, ...]
    rng: Rng
    revealed: bool = False


class Match(Standing):
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
        seats: SupportsIndex,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: object = None,
        note: Mapping[str, object] | None = None,
    ) -> None:
        self.game = check_game(game)
        self.seats = check_seats(game, seats)
        self.options: dict[str, Value] = read_options(game, self.seats, options or {})
        self.names = seat_names(self.seats, names)
        self.state = game.opening(self.options, self.seats)
        self.journal = self._blank_journal(read_note(note))
        self.events: list[tuple[int, Event]] = []
        self.watched = False  # whoever shows what happens step by step wants the scenes of the last choice kept
        self.scenes: list[Scene] = []
        self.sealed: Key | None = None  # dice that were settled before the game (`table/fair.py`), where they were
        self._rng = Rng(read_seed(seed))
        self._turns = [0] * self.seats
        self._speeches: dict[str, Speech] = {}
        self._logs: dict[tuple[int, str], Log] = {}
        self.parting: Parting | None = None  # where a journal of other rules was left, if it was
        self._before: Before | None = None
        self._earlier: list[Before] = []  # of choices that can be taken back after the last one: a list, not a chain
        self._pushed: list[tuple[Before, Before | None]] = []

    def _blank_journal(self, note: Mapping[str, object] | None, position: Wire | None = None) -> Journal:
        card = self.game
        header = Header(card.id, card.version, self.seats, self.options, self.names, card.fingerprint, note, position)
        return Journal(header)

    def place(self, position: Wire, ours: bool = False) -> None:
        """Begin in this position, before the first record; unless it is of our own making, it is tried first."""
        from_wire(self.state, position, self.game.classes)
        if not ours:
            sound.examine(self.game, self.state)
        self.journal = self._blank_journal(self.note, to_wire(self.state))

    def resume(self, header: Header) -> None:
        """Begin the journal that has this header: whatever rules it names, its lines stay as they were written."""
        self.journal = Journal(header)

    # Where the game stands

    @property
    def seq(self) -> int:
        """How many choices have been made."""
        return max(len(self.journal.records) - 1, 0)

    @property
    def note(self) -> dict[str, object]:
        """What whoever started the match wanted kept with it."""
        return dict(self.journal.header.note or {})

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

    # Playing

    def play(
        self,
        seat: SupportsIndex,
        chosen: Chosen,
        chance: Forced | None = None,
        turn: SupportsIndex | None = None,
        help: Sequence[str] = (),
    ) -> None:
        """Make a choice: a `do`, a Choice or a code. `chance` forces the outcomes it draws, first ones first; `help` (of
        HELPS) is what the seat was told before: it is kept and told with the choice."""
        actor = self._seat(seat)
        action = self._action(chosen)
        if turn is not None and turn != self._turns[actor]:
            raise StaleChoice(self.speech("en").say("stale"))
        if help and not set(help) <= set(HELPS):
            raise BadChoice(f"help is {' or '.join(HELPS)}, not {brief(help)}")
        k = self.question.find(actor, action)
        if k < 0:
            why = self.asker().why_not(actor, action)
            assert why is not None
            raise IllegalChoice(why.say, why.rule)
        renewed = self.game.ruleset if self.journal.rules != self.game.ruleset else None
        self._carry_out(actor, k, self.game.verbs.do(action), _forced(chance), self._dice(), renewed, tuple(help))
        self.parting = None

    def _carry_out(
        self,
        seat: int,
        k: int,
        do: Do,
        forced: list[int],
        then: Chance | None,
        renewed: Ruleset | None,
        help: tuple[str, ...],
    ) -> None:
        """Play on a clone: a rule that fails leaves the table, its dice included, as it was."""
        before = self._here()
        tape = Tape(forced, then)
        log: list[Event] = [] if renewed is None else [_renewal(renewed)]
        referee = Referee(tape, log, [] if self.watched else None)
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
            # Whoever replays has a journal that leads there already.
            file = crash.keep(self.journal.crash_text(seat, do, tape.record)) if then is not None else None
            where = f"; see {file}" if file else ""
            raise RuleCrash(f"a rule failed on {do} by seat {seat}: {error!r}{where}", file) from error
        before.revealed = referee.revealed
        kept = [*self._earlier, self._before] if self._before and self.can_take_back(seat) is None else []
        self._before, self._earlier = before, kept[-MOST_BACK:]
        told = help if help and _everybody_sees(before.state, state, seat) else ()
        log[:0] = [Event(f"helped-{one}", seat, [], EVERYBODY) for one in told]
        first = len(self.events) + len(told)
        self._record(state, seat, do, tape, log, renewed, told)
        self.scenes = [Scene(one.state, first + one.told) for one in few(referee.scenes or [])]

    def _dice(self) -> Chance:
        """What the next record rolls with."""
        if self.sealed is None:
            return Dice(self._rng)
        return LateDice(self.sealed.seed(len(self.journal.records), self.game.ruleset))

    def _record(
        self,
        state: State,
        seat: int | None,
        do: Do | None,
        tape: Tape,
        log: list[Event],
        renewed: Ruleset | None = None,
        help: tuple[str, ...] = (),
    ) -> None:
        self.state = state
        n = len(self.journal.records)
        self.events.extend([(n, event) for event in log])
        if seat is not None:
            self._turns[seat] += 1
        self.journal.add(Record(n, seat, do, tuple(tape.record), digest_of(state), renewed, help))

    def start(self, chance: Sequence[int] | None = None) -> None:
        """The set-up, record 0; `sherwood.new` calls it."""
        tape = Tape(list(chance or []), self._dice() if chance is None else None)
        log: list[Event] = []
        advance(self.state, Referee(tape, log))
        self.state.check()
        self._record(self.state, None, None, tape, log)

    # Taking back

    @property
    def asked_before(self) -> list[int]:
        """The seats that were waited for before the last choice; none where that is not known."""
        before = self._before.state if self._before else None
        return members(before.steps.top().waiting(before)) if before and before.steps else []

    def can_take_back(self, seat: SupportsIndex) -> str | None:
        """None if the seat's last move can be taken back, else the key of the reason."""
        if self.over:
            return "back-over"
        if self.turn(seat) == 0:
            return "back-nothing"
        last = self.journal.records[-1]
        if last.chance and last.seat == seat:
            return "back-chance"
        if last.seat != seat or self._before is None:
            return "back-not-yours"
        return "back-revealed" if self._before.revealed else None

    def take_back(self, seat: SupportsIndex) -> None:
        """Undo the seat's last move, where nothing was drawn or revealed and nobody has answered since; then the one before."""
        reason = self.can_take_back(self._seat(seat))
        if reason is not None or self._before is None:
            raise NoTakeBack(self.speech("en").say(reason or "back-nothing"))
        *earlier, to = [*self._earlier, self._before]
        self._go_back(to)
        self._earlier, self._before = earlier[:-1], earlier[-1] if earlier else None

    def settle(self) -> None:
        """The game is over and nobody will go back: let go of what only play needed."""
        self._before, self._earlier = None, []
        self._pushed.clear()

    # Exploring: whoever studies a game, unlike whoever plays it, may go back over anything

    def push(self, seat: SupportsIndex, chosen: Chosen, chance: Forced | None = None) -> None:
        """Make a choice that `pop` undoes, whatever it drew or revealed."""
        here, before = self._here(), self._before
        self.play(seat, chosen, chance)
        self._pushed.append((here, before))

    @property
    def can_pop(self) -> bool:
        """Is there a push to go back over?"""
        return bool(self._pushed)

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

    def __copy__(self) -> Match:
        return self.copy()  # else both would write into one journal

    def _here(self) -> Before:
        turns = tuple(self._turns)
        return Before(self.state, len(self.journal.records), len(self.events), turns, self._rng.copy())

    def _go_back(self, to: Before) -> None:
        self.state = to.state
        self.journal.cut(to.records)
        del self.events[to.events :]
        self._turns = list(to.turns)
        self.scenes = []
        self._rng = to.rng.copy()  # a copy of this match may go back to the same place
        self._before, self._earlier = None, []
        # A push that was taken back is over: what is played in its place is not for `pop` to undo.
        self._pushed = [(here, before) for here, before in self._pushed if here.records < to.records]

    def save(self) -> str:
        """The journal, as text."""
        return self.journal.text()

    def rewound(self, seq: SupportsIndex) -> Match:
        """The match as it was after `seq` choices, with the scenes of the last one."""
        moment = whole(seq)
        if moment is None or not 0 <= moment <= self.seq:
            raise BadChoice(f"{self.seq} choices have been made: there is no moment {brief(seq)}")
        again = Match(self.game, self.seats, self.options, self.names, note=self.note)
        if self.journal.header.position is not None:
            again.place(self.journal.header.position, ours=True)
        again.resume(self.journal.header)
        again.replay(self.journal.records[:moment])
        again.watched = True
        again.follow(self.journal.records[moment])
        again.watched = False
        return again

    def analysis(self, lang: str = "en", **budget: int) -> Any:
        """The game looked back on by a bot: chances over time, what choices cost, what was luck (`bots/analysis.py`)."""
        return _analyse(self, lang, **budget)

    def replay(self, records: Sequence[Record]) -> None:
        """Follow records, drawing no new chance, and check where each leads."""
        for record in records:
            self.follow(record)

    def follow(self, record: Record) -> None:
        """Follow one record; BrokenJournal, and back to where it was, if it does not lead where it says."""
        here = self._here()
        try:
            if record.seat is None or record.do is None:
                self.start(record.chance)
            else:
                k = self.question.find(self._seat(record.seat), self._action(record.do))
                if k < 0:
                    raise BrokenJournal("impossible", n=record.n, do=list(record.do))
                self._carry_out(record.seat, k, record.do, list(record.chance), None, record.rules, record.help)
        except (BadForce, BadChance, NeedChance, BadChoice, IndexError) as error:
            raise BrokenJournal("played", n=record.n, why=error) from None
        if record.at and self.journal.records[-1].at != record.at:
            self._go_back(here)
            raise BrokenJournal("elsewhere", n=record.n)

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {self.waiting}"
        return f"<Match of {self.game.id}, {self.seats} seats, {self.seq} choices made, {state}>"

    def __getstate__(self) -> dict[str, object]:
        # Speeches and logs are made again when they are wanted; the key of sealed dice does not leave its process.
        return {**self.__dict__, "_speeches": {}, "_logs": {}, "sealed": None}


def few(scenes: Sequence[Scene]) -> list[Scene]:
    """So many as a person wants to watch after one choice: where there are more, those go that tell least."""
    kept = list(scenes)
    while len(kept) > MOST_SCENES:
        told = [0, *(one.told for one in kept)]
        least = min(range(len(kept) - 1), key=lambda n: told[n + 2] - told[n])
        del kept[least]
    return kept


def _everybody_sees(before: State, after: State, seat: int) -> bool:
    """Do others see that a seat has chosen? Not while several plan at once and it is not ready: nothing tells of it then."""
    asked = members(before.steps.top().waiting(before))
    return len(asked) == 1 or not after.steps or seat not in members(after.steps.top().waiting(after))


def _renewal(rules: Ruleset) -> Event:
    """Told before the first choice under other rules than those the game was begun with."""
    return Event("renewed", -1, [rules.version], EVERYBODY)


def _forced(chance: Forced | None) -> list[int]:
    """Outcomes as people give them: whole numbers, or BadForce."""
    if chance is None:
        return []
    given = list(chance) if isinstance(chance, Iterable) else [chance]
    forced = [number for one in given if (number := whole(one)) is not None and 0 <= number < 2**31]
    if len(forced) != len(given):
        raise BadForce(f"{brief(chance)} cannot be forced: outcomes are whole numbers, as dice and cards show them")
    return forced
