"""Set-up and the sequence of play."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, full
from sherwood.engine.pile import Pile
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import ROAD_PENNIES, START, STASH
from sherwood.games.merrymen.rules.gains import Arm, ask_resource, gain, loot
from sherwood.games.merrymen.rules.hero import HERO_PHASE_STEP
from sherwood.games.merrymen.rules.ids import (
    CHURCH,
    DISTRACTION,
    GOODS,
    HAND,
    HEROES,
    MAIN,
    MEN_PHASE,
    PENNY,
    ROADS,
    SEATS,
    SHERIFF_CARDS,
    SITES,
    SPIES,
    TASKS,
    TUCK_CARDS,
    VILLAIN_CARDS,
)
from sherwood.games.merrymen.rules.placing import PLAY_CARD, PLAY_TUCK, placements, usable_tuck
from sherwood.games.merrymen.rules.ransom import new_ransom
from sherwood.games.merrymen.rules.roads import new_carriage
from sherwood.games.merrymen.rules.round_end import ROUND_END_STEP, draw_card
from sherwood.games.merrymen.rules.shapes import SeatPhase
from sherwood.games.merrymen.rules.state import MerryMen, put


class SetUp(Phase[MerryMen]):
    """The board and the players' goods; then heroes are chosen in turn order (§1)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.phase = MEN_PHASE
        s.first = ref.pick(s.seats, "starter")
        s.active = s.first
        ref.tell("first", s.first)
        set_board(s, ref)
        set_modules(s, ref)
        s.training = vec[i64]([3] * s.seats)
        for turn in range(s.seats):
            set_player(s, s.in_turn(turn), ref)
        s.steps.append(ROUND)
        s.then([ChooseHero(s.in_turn(turn)) for turn in range(s.seats)])


SET_UP: Final = SetUp()


def set_board(s: MerryMen, ref: Referee) -> None:
    for site in range(SITES):
        s.guards |= bit(4 * site + 2) | bit(4 * site + 3)
    s.pennies = vec[i64]([ROAD_PENNIES[s.seats]] * ROADS)
    s.stash = STASH[:]
    for road in range(ROADS):
        new_carriage(s, road, ref)
    new_ransom(s, ref)


def set_modules(s: MerryMen, ref: Referee) -> None:
    s.cards_in = full(VILLAIN_CARDS) | sheriff_cards(s, ref)
    s.villains = Pile([(s.cards_in >> card) & 1 for card in range(VILLAIN_CARDS + SHERIFF_CARDS)])
    if s.settings.spies:
        s.spy_deck = full(SPIES)
    if s.settings.tuck:
        s.tuck_at = MAIN + CHURCH
        s.tuck_by = s.first


def sheriff_cards(s: MerryMen, ref: Referee) -> i64:
    """All five with five players; with the Golden Arrow as many as players, drawn openly (§1.8, §8.1)."""
    all_five: i64 = full(SHERIFF_CARDS) << VILLAIN_CARDS
    if s.seats == 5:
        return all_five
    chosen: i64 = 0
    if s.settings.golden_arrow:
        for _ in range(s.seats):
            chosen |= bit(ref.pull(all_five & ~chosen, "sheriff_card"))
        ref.tell("sheriff_cards", s.first, s.seats)
    return chosen


def set_player(s: MerryMen, seat: i64, ref: Referee) -> None:
    for kind in range(GOODS):
        s.goods[seat * GOODS + kind] = START[kind]
    s.ready[seat] = 3
    if s.settings.tuck:
        s.tuck_cards = put(s.tuck_cards, seat, full(TUCK_CARDS))
    for _card in range(HAND):
        draw_card(s, seat, ref)
    left: i64 = full(TASKS)
    for other in range(s.seats):
        left &= ~s.tasks[other]
    dealt: i64 = 0
    for _task in range(3):
        task = ref.pull(left & ~dealt, "task", seat)
        dealt |= bit(task)
        ref.whisper(bit(seat), "task", seat, task)
    s.tasks = put(s.tasks, seat, dealt)


class ChooseHero(SeatStep[MerryMen]):
    """Which hero of those nobody has (§1.12)?"""

    RULE: ClassVar[str] = "1.12"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = full(HEROES)
        for other in range(s.seats):
            if s.hero[other] >= 0:
                mask &= ~bit(s.hero[other])
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        s.hero = put(s.hero, seat, k)
        ref.tell("hero", seat, k)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.HERO, k)


class Round(Phase[MerryMen]):
    """Income, the Merry Men phase, the hero phase, the end of the round; and again (§2.5)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.phase = MEN_PHASE
        s.active = s.first
        ref.tell("round", s.first, s.round)
        s.then([MEN_TURN[s.first], HERO_PHASE_STEP, ROUND_END_STEP, self])
        s.then([INCOME[s.in_turn(turn)] for turn in range(s.seats)])


ROUND: Final = Round()


class Income(SeatPhase):
    """Rewards lifted from the player board come at the start of every round (§3.39)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        seat: i64 = self.seat
        if s.built[seat] >= 2:
            gain(s, seat, PENNY, 1, "earns", ref)
        if s.built[seat] >= 3:
            gain(s, seat, DISTRACTION, 1, "earns", ref)
        if s.built[seat] >= 4:
            s.steps.append(Arm(seat, 1))
        if s.laid[seat] >= 3:
            loot(s, seat, 1, ref)
        if s.laid[seat] >= 2:
            ask_resource(s, seat, 1)


INCOME: Final = tuple([Income(seat) for seat in range(SEATS)])


class MenTurn(SeatPhase):
    """The next player who has a man or Tuck to place; when nobody has, the phase is over (§3.1, §3.44)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        seat: i64 = self.seat
        for _turn in range(s.seats):
            placing = can_place(s, seat)
            if placing or can_move_tuck(s, seat):
                s.active = seat
                s.steps.append(MEN_TURN[s.after(seat)])
                s.steps.append(PLAY_CARD[seat] if placing else PLAY_TUCK[seat])
                return
            seat = s.after(seat)


MEN_TURN: Final = tuple([MenTurn(seat) for seat in range(SEATS)])


def can_place(s: MerryMen, seat: i64) -> bool:
    """A man is ready, and a card to play for him (§3.2)."""
    return s.ready[seat] > 0 and (s.hand[seat] != 0 or placements(s, seat) != 0)


def can_move_tuck(s: MerryMen, seat: i64) -> bool:
    return s.settings.tuck > 0 and usable_tuck(s, seat) > 0
