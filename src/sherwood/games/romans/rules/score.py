"""The end: three Legion Forts, or the points of the forts (§6.8, §8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.games.romans.rules.cards import FORT_VALUE
from sherwood.games.romans.rules.state import Romans

BY_POINTS: Final = 0
BY_LEGIONS: Final = 1
NEUTRAL_WINS: Final = 2
ENDINGS: Final[tuple[str, ...]] = ("points", "legions", "neutral")


def win_by_legions(s: Romans, ref: Referee) -> bool:
    """A third Legion Fort wins on the spot (§6.8); a neutral's only against a lone player (§11.22)."""
    if not s.is_neutral(s.captor):
        s.finish(bit(s.captor), BY_LEGIONS)
    elif neutrals_compete(s):
        s.finish(0, NEUTRAL_WINS)
    else:
        return False
    ref.tell("legion_victory", s.captor, s.captor)
    return True


def final_score(s: Romans, ref: Referee) -> None:
    """The best of the players (§9.5), with every tie-break; alone, the neutrals may compete too (§11.22)."""
    best: i64 = 0
    tied: i64 = 1
    for clan in range(1, s.clans if neutrals_compete(s) else s.seats):
        order = compare(s, clan, best)
        if order > 0:
            best = clan
            tied = bit(clan)
        elif order == 0:
            tied |= bit(clan)
    ref.tell("game_over", -1)
    players: i64 = tied & (bit(s.seats) - 1)
    s.finish(players, BY_POINTS if players else NEUTRAL_WINS)


def neutrals_compete(s: Romans) -> bool:
    """Alone, unless the book is taken at its word there too (§9.5, §11.22)."""
    return s.seats == 1 and s.settings.neutral_wins_solo != 0


def compare(s: Romans, one: i64, two: i64) -> i64:
    """Points, number of forts, highest fort, next highest and so on (§8.2-8.5): above, below or 0."""
    order: i64 = s.points(one) - s.points(two)
    if order == 0:
        order = count(s.held[one]) - count(s.held[two])
    mine: i64 = s.held[one]
    yours: i64 = s.held[two]
    while order == 0 and mine:
        high, low = highest(mine), highest(yours)
        order = FORT_VALUE[high] - FORT_VALUE[low]
        mine &= ~bit(high)
        yours &= ~bit(low)
    return order


def highest(held: i64) -> i64:
    """The fort of the highest value."""
    best: i64 = lowest(held)
    rest: i64 = held
    while rest:
        fort: i64 = lowest(rest)
        if FORT_VALUE[fort] > FORT_VALUE[best]:
            best = fort
        rest &= rest - 1
    return best
