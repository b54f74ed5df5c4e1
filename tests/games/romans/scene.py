"""A scene: clans along the wall, in words, one attack turn at a time.

A lane is written from left to right, the turns already played before the bar and the hidden warriors
after it: "archr - | chariott" is an Arch'r face up, a place whose warrior is gone, a Ch'ariott about
to be revealed. Warriors and forts that are not named are filled in.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng, Tape
from sherwood.engine.referee import Event, Referee
from sherwood.engine.stack import Stack
from sherwood.engine.step import Phase
from sherwood.games.romans import GAME
from sherwood.games.romans.rules.cards import (
    ALL_CARDS,
    CARDS,
    CLANS,
    DECKS,
    DESIGN,
    DESIGN_NAMES,
    KIND,
    SLOTS,
    WARRIORS,
)
from sherwood.games.romans.rules.state import ATTACK, Romans
from sherwood.games.romans.rules.turn import ROUND, TURN, Turn

Word = str | int
PLAIN_WALL = "dinaire1 dinaire3 dinaire3 dinaire4 dinaire5 dinaire6"
NAMES: Mapping[str, tuple[str, ...]] = {"warrior": WARRIORS, "clan": CLANS, "fort": DESIGN_NAMES}


def cards_in(mask: int) -> list[int]:
    return [n for n in range(62) if mask & bit(n)]


class Scene:
    """A position in the attack, played by words and read in words."""

    def __init__(self, state: Romans, neutral_rows: Mapping[int, list[int]]) -> None:
        self.state = state
        self.neutral_rows = neutral_rows
        self.log: list[Event] = []
        self.spent_before = state.spent[:]
        self.lost_before = state.lost
        self.referee = Referee(Tape([], Dice(Rng("scene"))), self.log)

    # Playing

    def attack(self) -> Scene:
        """One attack turn, until somebody is asked or the turn is over."""
        assert isinstance(self.state.steps[-1], Turn)
        forced = [self.neutral_rows[clan][self.state.turn] for clan in sorted(self.neutral_rows)]
        self.log.clear()
        self.lost_before = self.state.lost
        self.referee = Referee(Tape(forced, Dice(Rng("scene"))), self.log)
        self.run(self.state.steps.pop())
        return self.go_on()

    def do(self, clan: str, verb: str, *things: Word) -> Scene:
        """One choice, refused if it is not among those offered."""
        seat, wanted = CLANS.index(clan), (verb, *things)
        step = self.state.steps[-1]
        for k in self.numbers(seat):
            if self.words(seat, k) == wanted:
                self.state.steps.pop()
                step.choose(self.state, seat, k, self.referee)
                return self.go_on()
        raise AssertionError(f"{clan} cannot {wanted}: {self.offers(clan)}")

    def settle(self) -> Scene:
        """Whatever is still asked this turn is answered by the first legal choice."""
        while not self.over and self.state.phase == ATTACK and not isinstance(self.state.steps[-1], Turn):
            clan = next(iter(self.asked.values()))[0]
            self.do(clan, *map_first(self.offers(clan)))
        return self

    def go_on(self) -> Scene:
        while not self.over:
            step = self.state.steps[-1]
            if isinstance(step, Turn) or not isinstance(step, Phase):
                break
            self.state.check()
            self.run(self.state.steps.pop())
        if not self.over and not isinstance(self.state.steps[-1], Turn):
            self.state.check()
        return self

    def run(self, step: object) -> None:
        assert isinstance(step, Phase)
        step.run(self.state, self.referee)

    # What is asked

    @property
    def asked(self) -> dict[str, list[str]]:
        """The questions that wait for an answer, and for whose."""
        found: dict[str, list[str]] = {}
        if self.over or isinstance(self.state.steps[-1], Phase):
            return found
        step = self.state.steps[-1]
        for seat in cards_in(step.waiting(self.state)):
            assert seat < self.state.seats, "a neutral clan is never asked"
            found.setdefault(step.title(self.state, seat), []).append(CLANS[seat])
        return found

    def offers(self, clan: str, revise: bool = False) -> list[tuple[Word, ...]]:
        seat = CLANS.index(clan)
        step = self.state.steps[-1]
        mask = step.revise(self.state, seat) if revise else step.legal(self.state, seat)
        return [self.words(seat, k) for k in cards_in(mask)]

    def bars(self, clan: str) -> dict[tuple[Word, ...], tuple[str, str]]:
        """What is refused, why, and by which paragraph."""
        bars = self.state.steps[-1].barred(self.state, CLANS.index(clan))
        return {self.named(GAME.verbs.do(bar.action)): (bar.reason, bar.rule) for bar in bars}

    def numbers(self, seat: int) -> list[int]:
        step = self.state.steps[-1]
        return cards_in(step.legal(self.state, seat) | step.revise(self.state, seat))

    def words(self, seat: int, k: int) -> tuple[Word, ...]:
        return self.named(GAME.verbs.do(self.state.steps[-1].action(self.state, seat, k)))

    def named(self, do: tuple[Word, ...]) -> tuple[Word, ...]:
        kinds = GAME.verbs.verbs[GAME.verbs.index[str(do[0])]].kinds
        return (do[0], *(name(kind, int(thing)) for kind, thing in zip(kinds, do[1:], strict=True)))

    # What is on the table

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def turn(self) -> int:
        """Counted from 1."""
        return self.state.turn + 1

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ending(self) -> str:
        return GAME.endings[self.state.ending] if self.over else ""

    @property
    def winners(self) -> list[str]:
        return [CLANS[seat] for seat in cards_in(self.state.winners)]

    @property
    def wall(self) -> list[str]:
        return [DESIGN_NAMES[DESIGN[fort]] for fort in self.state.wall if fort >= 0]

    @property
    def lost(self) -> list[str]:
        return self.faces(self.state.lost)

    @property
    def just_lost(self) -> list[str]:
        """What this turn has added to the forts nobody has."""
        return self.faces(self.state.lost & ~self.lost_before)

    def forts(self, clan: str) -> list[str]:
        return self.faces(self.state.held[CLANS.index(clan)])

    def faces(self, mask: int) -> list[str]:
        return sorted(DESIGN_NAMES[DESIGN[fort]] for fort in cards_in(mask))

    def points(self, clan: str) -> int:
        return self.state.points(CLANS.index(clan))

    def up(self, clan: str) -> list[str]:
        """Face-up warriors, weakest first."""
        return [WARRIORS[KIND[card]] for card in cards_in(self.state.up[CLANS.index(clan)])]

    def spent(self, clan: str) -> list[str]:
        """Warriors discarded since the scene began, weakest first."""
        seat = CLANS.index(clan)
        return [WARRIORS[KIND[card]] for card in cards_in(self.state.spent[seat] & ~self.spent_before[seat])]

    def row(self, clan: str) -> list[str]:
        """The hidden warriors, left to right."""
        row = self.state.rows[CLANS.index(clan)]
        first = self.state.turn + (0 if isinstance(self.state.steps[-1], Turn) else 1)
        return [WARRIORS[KIND[card]] for card in row[first:]]

    def hand(self, clan: str) -> list[str]:
        return [WARRIORS[KIND[card]] for card in cards_in(self.state.hand[CLANS.index(clan)])]

    def aside(self, clan: str) -> list[str]:
        """Not drawn, or put away."""
        return [WARRIORS[KIND[card]] for card in cards_in(self.state.aside[CLANS.index(clan)])]

    # What was told

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]

    def told(self, kind: str) -> list[tuple[Word, ...]]:
        """The events of a kind since the turn began, with their arguments in words."""
        kinds = GAME.tell(kind).kinds.split()
        return [
            tuple(name(arg_kind, arg) for arg_kind, arg in zip(kinds, event.args, strict=False))
            for event in self.log
            if event.kind == kind
        ]

    @property
    def totals(self) -> dict[str, int]:
        return {str(clan): int(total) for clan, total in self.told("totals")}

    @property
    def captor(self) -> Word | None:
        captures = self.told("captures")
        return captures[0][0] if captures else None


def map_first(offers: list[tuple[Word, ...]]) -> tuple[str, *tuple[Word, ...]]:
    """The first offer that does not go on for ever: "done" where it can be said."""
    first = ("confirm",) if ("confirm",) in offers else offers[0]
    return (str(first[0]), *first[1:])


def name(kind: str, thing: int) -> Word:
    return NAMES[kind][thing] if kind in NAMES else thing


def scene(
    neutrals: int = 0,
    round: int = 1,
    wall: str = "",
    held: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    **lanes: str,
) -> Scene:
    """The clans named, in seat order, about to reveal the first hidden warrior of their lanes."""
    seats = len(lanes) - neutrals
    values = GAME.read_options({"neutrals": neutrals, **(options or {})}, seats)
    state = GAME.begin(GAME.as_settings(values), seats)
    assert isinstance(state, Romans)
    assert list(lanes) == list(CLANS[: len(lanes)])
    state.phase, state.round = ATTACK, round
    past = {len(lane.split("|")[0].split()) for lane in lanes.values()}
    assert len(past) == 1, "every lane has had the same number of turns"
    state.turn = past.pop()
    neutral_rows = {clan: lay(state, clan, lane) for clan, lane in enumerate(lanes.values()) if clan >= seats}
    for clan, lane in enumerate(lanes.values()):
        if clan < seats:
            state.rows[clan] = vec[i64](lay(state, clan, lane))
            for card in state.rows[clan][state.turn :]:
                state.aside[clan] &= ~bit(card)
    build(state, wall, held or {})
    state.steps = Stack([ROUND, TURN])
    return Scene(state, neutral_rows)


def begin(
    seats: int = 2,
    wall: str = "",
    out: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "begin",
) -> Scene:
    """The first round's programming: the wall as drawn, and the two warriors each clan does not draw."""
    values = GAME.read_options(options or {}, seats)
    state = GAME.begin(GAME.as_settings(values), seats)
    assert isinstance(state, Romans)
    s = Scene(state, {})
    left = cards_in(DECKS[s.state.settings.fort_deck])
    forced = [take_fort(left, face) for face in wall.split()]
    if out and not wall:
        forced = [take_fort(left, face) for face in PLAIN_WALL.split()]
    for words in (out or {}).values():
        cards = list(range(CARDS))
        forced += [take(cards, word) for word in words.split()]
    s.referee = Referee(Tape(forced, Dice(Rng(seed))), s.log)
    return s.go_on()


def lay(state: Romans, clan: int, lane: str) -> list[int]:
    """The row of a lane; what is face up or gone leaves `aside`. Unnamed places get the strongest left over."""
    before, after = lane.split("|")
    left = list(range(CARDS))
    row = [take(left, word) for word in before.split()]
    for card in row:
        if card >= 0:
            state.up[clan] |= bit(card)
    row += [take(left, word) for word in after.split()]
    for place, card in enumerate(row):
        if card < 0:
            row[place] = left.pop()
            state.spent[clan] |= bit(row[place])
    row += [left.pop() for _ in range(SLOTS - len(row))]
    state.aside[clan] = ALL_CARDS & ~state.up[clan] & ~state.spent[clan]
    return row


def take(left: list[int], word: str) -> int:
    if word == "-":
        return -1
    card = next(card for card in left if WARRIORS[KIND[card]] == word)
    left.remove(card)
    return card


def build(state: Romans, wall: str, held: Mapping[str, str]) -> None:
    """Forts where the scene wants them, then the rest: on the wall, to come, and lost."""
    left = cards_in(DECKS[state.settings.fort_deck])
    for clan, faces in held.items():
        for face in faces.split():
            state.held[CLANS.index(clan)] |= bit(take_fort(left, face))
    named = [take_fort(left, face) for face in wall.split()]
    rest = SLOTS - state.turn - len(named)
    dull = sorted(left, key=lambda fort: DESIGN_NAMES[DESIGN[fort]])
    named += dull[:rest]
    state.wall = vec[i64]([-1] * state.turn + named)
    left = [fort for fort in left if fort not in named]
    to_come = min(len(left), SLOTS * (3 - state.round))
    state.deck = sum(bit(fort) for fort in left[:to_come])
    state.lost = sum(bit(fort) for fort in left[to_come:])


def take_fort(left: list[int], face: str) -> int:
    fort = next(fort for fort in left if DESIGN_NAMES[DESIGN[fort]] == face)
    left.remove(fort)
    return fort
