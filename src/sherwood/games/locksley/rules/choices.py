"""What is legal in a turn, as masks over the turn's own numbering of choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, full
from sherwood.games.locksley.rules.cards import COLOURS, KNIGHT, SPACES
from sherwood.games.locksley.rules.state import TO_SELL, Locksley
from sherwood.games.locksley.rules.supply import lacking
from sherwood.games.locksley.rules.tally import at_least
from sherwood.games.locksley.rules.tasks import met, serving_sales, wants_sale

# 25 spaces to ride to, then six colours each to sell, to spend a coin of, to honour a sale of
SALES: Final[i64] = SPACES
BRIBES: Final[i64] = SALES + COLOURS
HONOURS: Final[i64] = BRIBES + COLOURS
ADVANCES: Final[i64] = HONOURS + COLOURS
ENDS: Final[i64] = ADVANCES + 1
DISCARDING: Final[i64] = full(2 * COLOURS) << SALES  # the choices that bring tiles to the discards


def rides(s: Locksley, seat: i64) -> i64:
    """Where the Robin can jump: at least one space, wherever the two stand (§4.1, §4.2, §4.5)."""
    if s.ridden:
        return 0
    return KNIGHT[s.robin_of(seat)] & ~bit(s.robin_of(1 - seat))


def deals(s: Locksley, seat: i64) -> i64:
    """Sales (§6.2) and, when it is their time (§3.4), moves of the Bard."""
    sales: i64 = at_least(s.loot_of(seat), TO_SELL) << SALES
    return sales | bard_moves(s, seat) if bard_may_move(s) else sales


def bard_may_move(s: Locksley) -> bool:
    """At any time, or only after the ride (§3.4)."""
    return s.ridden != 0 or not s.settings.bard_after_ride


def bard_moves(s: Locksley, seat: i64) -> i64:
    """By a coin, but not to the King (§5.3, §9.3); by the task, or by a sale that the task wants (§5.1)."""
    fame: i64 = s.next_fame(seat)
    mask: i64 = 0
    if s.bard_of(seat) + 1 < s.settings.goal:
        mask = at_least(s.gold_of(seat), 1) << BRIBES
    if wants_sale(fame) and not s.settings.chain:
        return mask | serving_sales(s, seat, fame) << HONOURS
    return mask | bit(ADVANCES) if met(s, seat, fame) else mask


def may_end(s: Locksley, seat: i64, others: i64) -> bool:
    """The Robin has ridden or need not, nobody stands still, the grid is full or cannot be (§3.3, §11.2, §10.2)."""
    if must_ride(s, seat) or (others and must_stir(s, seat)):
        return False
    return not (s.holes and others & DISCARDING and lacking(s))


def must_ride(s: Locksley, seat: i64) -> bool:
    """Always where the ride is mandatory (§3.3); elsewhere after an idle turn (§11.2)."""
    return not s.ridden and (not s.settings.optional_ride or must_stir(s, seat))


def must_stir(s: Locksley, seat: i64) -> bool:
    """Was the last turn idle, and is this one so far, at a table that minds (§11.2)?"""
    return not s.acted and s.idle & bit(seat) != 0 and not s.settings.may_idle
