"""A movement phase: which piece moves next; and what may be said between moves (§6, §8.5, §14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, Step
from sherwood.games.legend.rules import stages, verbs
from sherwood.games.legend.rules.atlas import NUMBERED, TERRAIN
from sherwood.games.legend.rules.exchange import can_offer
from sherwood.games.legend.rules.march import March, begin_march, wake
from sherwood.games.legend.rules.roster import MERRY, NOTTINGHAM, OUTLAW_LEADERS, ROBIN, SHERIFFS, TOTAL
from sherwood.games.legend.rules.shapes import DONE
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend, side
from sherwood.games.legend.rules.talk import Talk, can_declare


def movable(s: Legend, seat: i64) -> i64:
    """Who may still be picked up: outlaws move by leaders, the Sheriff's people each for themselves (§6.3, §4.2B2)."""
    if seat == SHERIFF_SEAT:
        return s.free & SHERIFFS & ~s.moved
    mask: i64 = s.free & OUTLAW_LEADERS & ~s.moved
    return mask & ~bit(ROBIN) if s.wound else mask


def at_gates(s: Legend, mask: i64) -> i64:
    """Those who stand on a numbered road box and must leave it (§6.8b)."""
    found: i64 = 0
    rest: i64 = mask
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if TERRAIN[s.at[piece]] == NUMBERED:
            found |= bit(piece)
    return found


class Movement(Phase[Legend]):
    """A movement phase begins: everybody may move, bowstrings are dry again, talks may begin (§6.0, §7.14, §8.5c)."""

    RULE: ClassVar[str] = "6.0"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.MOVEMENT if s.active == ROBIN_SEAT else stages.SHERIFF_MOVEMENT
        s.moved = 0
        s.wet = 0
        s.offered = 0
        s.brought = 0
        ask_orders(s)


def ask_orders(s: Legend) -> None:
    """Ask as long as there is something to decide."""
    if movable(s, s.active) or can_declare(s, s.active) or can_offer(s, s.active):
        s.steps.append(ORDERS[s.active])


class Orders(Talk):
    """Pick the next piece to move, or end the movement phase."""

    RULE: ClassVar[str] = "6.0"

    def more(self, seat: i64) -> Step:
        return MORE_ORDERS

    def legal(self, s: Legend, seat: i64) -> i64:
        mask: i64 = movable(s, seat)
        if not at_gates(s, mask):
            mask |= bit(DONE)
        return mask | self.words(s, seat)

    def act(self, s: Legend, seat: i64, k: i64) -> None:
        begin_march(s, k)
        s.steps.append(MARCH[seat])

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.MOVE, k) if k < DONE else super().action(s, seat, k)

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for piece in range(TOTAL):
            if side(seat) & bit(piece) and s.at[piece] >= 0 and not movable(s, seat) & bit(piece):
                bars.append(why_still(s, seat, piece))
        if at_gates(s, movable(s, seat)):
            bars.append(Bar(Action(verbs.DONE), "numbered_end", "6.8b", s.at[lowest(at_gates(s, movable(s, seat)))]))
        return bars + super().barred(s, seat)


def why_still(s: Legend, seat: i64, piece: i64) -> Bar:
    """Why a piece of one's own cannot be picked up."""
    move = Action(verbs.MOVE, piece)
    one: i64 = bit(piece)
    if s.captive & one:
        return Bar(move, "is_captive", "8.1", piece)
    if s.down & one:
        return Bar(move, "not_recruited", "5.2" if seat == ROBIN_SEAT else "5.1", piece)
    if s.moved & one:
        return Bar(move, "has_moved", "6.0a", piece)
    if one & MERRY:
        return Bar(move, "needs_leader", "6.3")
    return Bar(move, "wounded", "10.2a")


class MoreOrders(Phase[Legend]):
    """After a march: the next one, if anything is left to do."""

    RULE: ClassVar[str] = "6.0"

    def run(self, s: Legend, ref: Referee) -> None:
        ask_orders(s)


class MovementEnds(Phase[Legend]):
    """Where the Sheriff of Nottingham stays, Sir Guy joins him (§5.1)."""

    RULE: ClassVar[str] = "5.1"

    def run(self, s: Legend, ref: Referee) -> None:
        if s.free & bit(NOTTINGHAM):
            wake(s, s.at[NOTTINGHAM], ref)


ORDERS: Final[tuple[Orders, ...]] = (Orders(0), Orders(1))
MARCH: Final[tuple[March, ...]] = (March(0), March(1))
MORE_ORDERS: Final = MoreOrders()
MOVEMENT_PHASE: Final = Movement()
MOVEMENT_ENDS: Final = MovementEnds()
