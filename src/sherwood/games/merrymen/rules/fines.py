"""Fines, arrests and the way to prison."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.gains import kinds_held, spend
from sherwood.games.merrymen.rules.ids import CELL, GOODS, HIDEOUTS, MAIN, MAINS
from sherwood.games.merrymen.rules.shapes import HideoutStep
from sherwood.games.merrymen.rules.state import MerryMen, put


def jail(s: MerryMen, seat: i64, level: i64, tuck: bool, told: str, ref: Referee) -> None:
    """A man, already lifted off the board, goes to a prison level; `told` says why, Tuck has one event for all."""
    if tuck:
        s.tuck_at = CELL + level
        ref.tell("tuck_jailed", seat, level)
    else:
        s.cells = put(s.cells, seat * 4 + level - 1, s.cells[seat * 4 + level - 1] + 1)
        ref.tell(told, seat, level)


def lift(s: MerryMen, seat: i64, spot: i64) -> None:
    """Take a seat's man off a hideout, a main area or the yard."""
    if spot < HIDEOUTS:
        s.men[seat] &= ~bit(spot)
    else:
        s.mains[seat * MAINS + spot - MAIN] -= 1


def fine_thief(s: MerryMen, seat: i64, ref: Referee) -> None:
    """A failed theft: prison level 1 and a fine; without a possession, level 2 (§3.26-3.27)."""
    kinds = kinds_held(s, seat, GOODS)
    tuck = s.placer == 1
    if not tuck:
        lift(s, seat, s.spot)
    if kinds:
        jail(s, seat, 1, tuck, "jailed", ref)
    else:
        jail(s, seat, 2, tuck, "jailed_poor", ref)
    ask_thief(s, seat, kinds, ref)


def ask_thief(s: MerryMen, seat: i64, kinds: i64, ref: Referee) -> None:
    if count(kinds) > 1:
        s.steps.append(ThiefFine(seat))
    elif kinds:
        pay_thief(s, seat, lowest(kinds), ref)


def pay_thief(s: MerryMen, seat: i64, kind: i64, ref: Referee) -> None:
    spend(s, seat, kind, 1, "fined", ref)
    s.stash = put(s.stash, kind, s.stash[kind] + 1)


class ThiefFine(SeatStep[MerryMen]):
    """Which possession does a caught thief lose to the Sheriff’s stash (§3.27)?"""

    RULE: ClassVar[str] = "3.27"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return kinds_held(s, seat, GOODS)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        pay_thief(s, seat, k, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.PAY, k)


def arrest(s: MerryMen, seat: i64, hideout: i64, ref: Referee) -> None:
    """A guard stands beside a man: his owner pays at once, out of turn, or the man goes to prison (§4.8-4.9)."""
    tuck = s.tuck_at == hideout
    ref.tell("tuck_arrested" if tuck else "arrested", seat, hideout)
    kinds = kinds_held(s, seat, GOODS)
    if count(kinds) > 1:
        s.steps.append(TuckFine(seat, hideout) if tuck else ArrestFine(seat, hideout))
    elif kinds:
        pay_arrest(s, seat, hideout, lowest(kinds), ref)
    else:
        if not tuck:
            s.men[seat] &= ~bit(hideout)
        jail(s, seat, 1, tuck, "jailed_unpaid", ref)


def pay_arrest(s: MerryMen, seat: i64, hideout: i64, kind: i64, ref: Referee) -> None:
    spend(s, seat, kind, 1, "bails_tuck" if s.tuck_at == hideout else "bails", ref)
    s.fines = put(s.fines, kind, s.fines[kind] | bit(hideout))


def take_fine(s: MerryMen, hideout: i64) -> i64:
    """Lift the fine beside an arrested man: its kind, or -1."""
    for kind in range(GOODS):
        if s.fines[kind] & bit(hideout):
            s.fines = put(s.fines, kind, s.fines[kind] & full(HIDEOUTS) & ~bit(hideout))
            return kind
    return -1


class ArrestFine(HideoutStep):
    """Which possession is laid beside the arrested man as his fine (§4.8)?"""

    RULE: ClassVar[str] = "4.8"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return kinds_held(s, seat, GOODS)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        pay_arrest(s, seat, self.hideout, k, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.PAY, k)


class TuckFine(ArrestFine):
    """The same for Friar Tuck, by whoever answers for him."""

    RULE: ClassVar[str] = "6.6"
