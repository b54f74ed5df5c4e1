"""The hero phase: draft, turns, two moves over fourteen spaces (§4.1-4.3, §4.26-4.27)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, full
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.ambush import Ambush, targets
from sherwood.games.merrymen.rules.archery import Archery
from sherwood.games.merrymen.rules.fights import FIGHT_STEP, can_fight
from sherwood.games.merrymen.rules.gains import holds, in_store, spend, take_weapon, weapons
from sherwood.games.merrymen.rules.ids import (
    ARCHERY,
    DISTRACTION,
    HERO_PHASE,
    JANE,
    LITTLE_JOHN,
    MARIAN,
    PRISON,
    ROAD_SPACE,
    ROBIN,
    SEATS,
    SITES,
    SPACES,
    STORE,
    VILLAINS,
    WEAPON_LIMIT,
)
from sherwood.games.merrymen.rules.prison import Break, breakable
from sherwood.games.merrymen.rules.shapes import SeatPhase, TurnPhase
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.store import enter_store, store_open
from sherwood.games.merrymen.rules.village import Village, givable
from sherwood.games.merrymen.rules.villains import VILLAIN_CARD, ability

FREE_BIT: Final = 14
END_BIT: Final = 15


class HeroPhase(Phase[MerryMen]):
    """The hero phase: the draft of weapons, then one turn for each player (§4.1, §4.3)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.phase = HERO_PHASE
        ref.tell("hero_phase", s.first)
        s.then([HERO_TURN[s.in_turn(turn)] for turn in range(s.seats)])
        s.steps.append(DRAFT[0])


HERO_PHASE_STEP: Final = HeroPhase()


class Draft(TurnPhase):
    """There and back: the last player picks twice in a row (§4.1)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        turn: i64 = self.turn
        while turn < 2 * s.seats:
            place: i64 = turn if turn < s.seats else 2 * s.seats - 1 - turn
            seat: i64 = s.in_turn(place)
            turn += 1
            if weapons(s, seat) < WEAPON_LIMIT and in_store(s):
                s.steps.append(DRAFT[turn])
                s.steps.append(DRAFT_WEAPON[seat])
                return


DRAFT: Final = tuple([Draft(turn) for turn in range(2 * SEATS + 1)])


class DraftWeapon(SeatStep[MerryMen]):
    """Which weapon to pick in the draft (§4.1)?"""

    RULE: ClassVar[str] = "4.1"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return in_store(s)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        take_weapon(s, seat, k, "drafts", ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.TAKE, k)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = in_store(s)
        return [
            Bar(Action(verbs.TAKE, weapon), "store_empty", "3.16a") for weapon in range(4) if not legal & bit(weapon)
        ]


DRAFT_WEAPON: Final = tuple([DraftWeapon(seat) for seat in range(SEATS)])


class HeroTurn(SeatPhase):
    """A hero’s turn: a villain card, then up to two moves (§4.3)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.active = self.seat
        s.moves = 2
        s.free = 1 if ability(s, self.seat, LITTLE_JOHN) or ability(s, self.seat, JANE) else 0
        s.steps.append(HERO_NEXT[self.seat])
        s.steps.append(VILLAIN_CARD)


HERO_TURN: Final = tuple([HeroTurn(seat) for seat in range(SEATS)])


class HeroNext(SeatPhase):
    """Between moves: ask again while there is a move, or a free one worth asking for."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        if s.moves > 0 or free_open(s, self.seat):
            s.steps.append(self)
            s.steps.append(HERO_MOVE[self.seat])


HERO_NEXT: Final = tuple([HeroNext(seat) for seat in range(SEATS)])


def free_open(s: MerryMen, seat: i64) -> bool:
    """Little John at the store, Jane in the prison: once a turn, without a move (§9.3-9.4)."""
    if not s.free:
        return False
    return store_open(s, seat) if s.hero[seat] == LITTLE_JOHN else breakable(s, seat) > 0


def toll(s: MerryMen, seat: i64, space: i64) -> i64:
    """Distractions to enter a space with villains (§4.13)."""
    n: i64 = 0
    for villain in range(VILLAINS):
        if s.villain_at[villain] == space:
            n += 1
    if n > 1 and s.settings.villain_toll:
        n = 1
    return 0 if ability(s, seat, MARIAN) else n


def crowded(s: MerryMen, seat: i64, space: i64) -> bool:
    """Another hero is there, where the table plays that heroes do not share a space (§4.26)."""
    if s.settings.crowding:
        return False
    return any(other != seat and s.hero_at[other] == space for other in range(s.seats))


def reachable(s: MerryMen, seat: i64) -> i64:
    mask: i64 = full(SPACES)
    if s.hero_at[seat] < SPACES:
        mask &= ~bit(s.hero_at[seat])
    for villain in range(VILLAINS):
        at: i64 = s.villain_at[villain]
        if at < SPACES and toll(s, seat, at) > holds(s, seat, DISTRACTION):
            mask &= ~bit(at)
    if not s.settings.crowding:
        for other in range(s.seats):
            if other != seat and s.hero_at[other] < SPACES:
                mask &= ~bit(s.hero_at[other])
    return mask


class HeroMove(SeatStep[MerryMen]):
    """Bits 0-13 the spaces, 14 the free move, 15 the end of the turn."""

    RULE: ClassVar[str] = "4.26"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = bit(END_BIT)
        if s.moves > 0:
            mask |= reachable(s, seat)
        if free_open(s, seat):
            mask |= bit(FREE_BIT)
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        s.acted = 0
        s.reroll = 1 if ability(s, seat, ROBIN) else 0
        if k < SPACES:
            s.moves -= 1
            spend(s, seat, DISTRACTION, toll(s, seat, k), "sneaks", ref)
            s.hero_at[seat] = k
            ref.tell("moves", seat, k)
            enter(s, seat, k, ref)
        elif k == FREE_BIT:
            free_move(s, seat, ref)
        else:
            s.moves = 0
            s.free = 0

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k < SPACES:
            return _move_action(s, seat, k)
        return Action(verbs.FREE_AT, free_space(s, seat)) if k == FREE_BIT else Action(verbs.END)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        if s.moves <= 0:
            return []
        legal = reachable(s, seat)
        return [_move_bar(s, seat, space) for space in range(SPACES) if not legal & bit(space)]

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [s.moves]


HERO_MOVE: Final = tuple([HeroMove(seat) for seat in range(SEATS)])


def _move_action(s: MerryMen, seat: i64, space: i64) -> Action:
    """Where a villain stands the choice says what it costs (§4.13), where nothing can be done that the turn ends."""
    price: i64 = toll(s, seat, space)
    if price > 0:
        return Action(verbs.MOVE_PAST if busy(s, seat, space) else verbs.LINGER_PAST, space, price)
    return Action(verbs.MOVE if busy(s, seat, space) else verbs.LINGER, space)


def _move_bar(s: MerryMen, seat: i64, space: i64) -> Bar:
    wanted = Action(verbs.MOVE, space)
    if s.hero_at[seat] == space:
        return Bar(wanted, "same_space", "4.26")
    if crowded(s, seat, space):
        return Bar(wanted, "crowded", "4.26")
    return Bar(wanted, "villain_there", "4.13", toll(s, seat, space))


def busy(s: MerryMen, seat: i64, space: i64) -> bool:
    """Can this seat's hero do anything on a space?"""
    if space < SITES:
        return can_fight(s, seat, space)
    if space < PRISON:
        return targets(s, seat, space - ROAD_SPACE) > 0
    if space == PRISON:
        return breakable(s, seat) > 0
    if space == STORE:
        return store_open(s, seat)
    return space == ARCHERY or givable(s, seat) > 0


def enter(s: MerryMen, seat: i64, space: i64, ref: Referee) -> None:
    """Offer the action of a space. Where nothing can be done, nothing is done: the turn ends (§4.27)."""
    if not busy(s, seat, space):
        s.moves = 0
        s.free = 0
        ref.tell("idle", seat)
    elif space < SITES:
        s.steps.append(FIGHT_STEP[seat])
    elif space < PRISON:
        s.steps.append(Ambush(seat, space - ROAD_SPACE))
    elif space == PRISON:
        s.steps.append(Break(seat, 0))
    elif space == ARCHERY:
        s.steps.append(Archery(seat, 1))
    elif space == STORE:
        enter_store(s, seat, 0)
    else:
        s.steps.append(Village(seat))


def free_space(s: MerryMen, seat: i64) -> i64:
    """Where a free move leads."""
    return STORE if s.hero[seat] == LITTLE_JOHN else PRISON


def free_move(s: MerryMen, seat: i64, ref: Referee) -> None:
    s.free = 0
    space = free_space(s, seat)
    ref.tell("free_store" if space == STORE else "free_prison", seat)
    if s.settings.free_move:
        s.hero_at[seat] = space
    if space == STORE:
        enter_store(s, seat, 1)
    else:
        s.steps.append(Break(seat, 1))
