"""Filling the grid at the end of a turn, and what happens when the loot runs out (§4.6, §10)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tally import total


def lacking(s: Locksley) -> i64:
    """How many empty spaces could not be filled if the turn ended now (§10.1, §10.6)."""
    need: i64 = count(s.holes) - total(s.stock)
    if need > 0 and not s.settings.force_first:
        need -= total(s.dropped)
    return max(need, 0)


def reshuffle(s: Locksley, ref: Referee) -> None:
    """All the discards go back into the pile."""
    if not s.dropped:
        return
    ref.tell("reshuffles", -1, total(s.dropped))
    s.stock += s.dropped
    s.dropped = 0


def after_discarding(s: Locksley, ref: Referee) -> None:
    """Forced first, a house rule: a discard brings all of them back while the pile is empty or too small (§10.6)."""
    if s.settings.force_first and total(s.stock) < max(count(s.holes), 1):
        reshuffle(s, ref)


def fill(s: Locksley, seat: i64, ref: Referee) -> None:
    """The empty spaces, from a1 to e5, as far as there are tiles (§10.4)."""
    if total(s.stock) < count(s.holes) and not s.settings.force_first:
        reshuffle(s, ref)
    while s.holes and s.stock:
        space: i64 = lowest(s.holes)
        colour: i64 = s.draw("refill", space, ref)
        s.grid[space] = colour
        s.holes &= ~bit(space)
        ref.tell("fills", seat, space, colour)
    if s.holes:
        ref.tell("leaves_empty", seat, count(s.holes))
        if s.settings.force_first:
            reshuffle(s, ref)
