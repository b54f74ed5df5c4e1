"""A turn: ride, sell, move the Bard, in any order; then fill the space left behind (§3.2, §3.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.locksley.rules.cards import KING
from sherwood.games.locksley.rules.choices import ADVANCES, BRIBES, ENDS, HONOURS, SALES, deals, may_end, rides
from sherwood.games.locksley.rules.refusals import refusals
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.supply import after_discarding, fill
from sherwood.games.locksley.rules.tally import at_least
from sherwood.games.locksley.rules.tasks import RANSOM
from sherwood.games.locksley.rules.verbs import ADVANCE, BRIBE, END, HONOUR, RIDE, SELL


class Turn(SeatStep[Locksley]):
    """Choices go on until the turn is ended or the game is won."""

    RULE: ClassVar[str] = "3.2"

    def legal(self, s: Locksley, seat: i64) -> i64:
        others: i64 = deals(s, seat)
        mask: i64 = others | rides(s, seat)
        return mask | bit(ENDS) if may_end(s, seat, others) else mask

    def choose(self, s: Locksley, seat: i64, k: i64, ref: Referee) -> None:
        if k == ENDS:
            end_turn(s, seat, ref)
            return
        s.steps.append(self)
        if k < SALES:
            s.ride(seat, k, ref)
        elif k < BRIBES:
            s.sell(seat, k - SALES, ref)
            after_discarding(s, ref)
        elif k < HONOURS:
            bribe(s, seat, k - BRIBES, ref)
        elif k < ADVANCES:
            honour(s, seat, k - HONOURS, ref)
        else:
            advance(s, seat, ref)

    def action(self, s: Locksley, seat: i64, k: i64) -> Action:
        if k < SALES:
            return Action(RIDE, k)
        if k < BRIBES:
            return Action(SELL, k - SALES)
        if k < HONOURS:
            return Action(BRIBE, k - BRIBES)
        if k < ADVANCES:
            return Action(HONOUR, k - HONOURS)
        return Action(ADVANCE) if k == ADVANCES else Action(END)

    def barred(self, s: Locksley, seat: i64) -> list[Bar]:
        return refusals(s, seat)

    def topic(self, s: Locksley, seat: i64) -> list[i64]:
        """Nobody is told to ride who has ridden."""
        return [s.next_fame(seat), 1 if s.ridden else 0]


def bribe(s: Locksley, seat: i64, colour: i64, ref: Referee) -> None:
    """One coin, one space (§5.3)."""
    s.spend(seat, colour)
    ref.tell("bribes", seat, colour, s.next_fame(seat))
    s.step_forward(seat, ref)
    after_discarding(s, ref)


def honour(s: Locksley, seat: i64, colour: i64, ref: Referee) -> None:
    """A sale serves a sale tile, and no other after it (§6.8, §6.9)."""
    s.sold &= ~bit(colour)
    s.cheap &= ~bit(colour)
    ref.tell("honours", seat, colour, s.next_fame(seat))
    s.step_forward(seat, ref)


def advance(s: Locksley, seat: i64, ref: Referee) -> None:
    """By the task (§5.1); it is shown, not paid (§5.6), but for the King in one reading (§8.15)."""
    fame: i64 = s.next_fame(seat)
    ref.tell("advances", seat, fame)
    if fame == KING and s.settings.king_paid:
        for _ in range(RANSOM):
            s.spend(seat, lowest(at_least(s.gold_of(seat), 1)))
        ref.tell("pays_ransom", seat, RANSOM)
    s.step_forward(seat, ref)


def end_turn(s: Locksley, seat: i64, ref: Referee) -> None:
    """Fill the grid (§3.5), note who stood still (§11.1), and over to the other player (§3.1)."""
    if not s.ridden:
        ref.tell("stays", seat)
    fill(s, seat, ref)
    s.idle = s.idle & ~bit(seat) if s.acted else s.idle | bit(seat)
    s.ridden = 0
    s.acted = 0
    s.close_sales()
    begin_turn(s, 1 - seat, ref)


def begin_turn(s: Locksley, seat: i64, ref: Referee) -> None:
    """The players alternate (§3.1)."""
    ref.tell("begins_turn", seat)
    s.steps.append(TURNS[seat])


TURNS: Final[tuple[Turn, ...]] = (Turn(0), Turn(1))
