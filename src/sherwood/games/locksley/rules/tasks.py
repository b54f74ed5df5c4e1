"""The tasks of the fame spaces: is one met now? One small function each (§7, §8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count
from sherwood.games.locksley.rules.cards import (
    ARROW,
    BEGINNING,
    BESIDE,
    BLACK,
    BLUE,
    COLOURS,
    CORNER_MASK,
    DEAD_OF_NIGHT,
    DIAGONAL,
    EAGLE,
    FENCE,
    FOX,
    GREEN,
    GUARD,
    KINSMAN,
    KNIGHT,
    MARKET,
    MUTUAL,
    NOTTINGHAM,
    PINK,
    RED,
    RIVALRY,
    ROBIN_TILES,
    RUN,
    SALE_TILES,
    SCALES,
    SHERWOOD,
    SMALL_FRY,
    SPACES,
    SPECIALIST,
    TITHE,
    TWO_HOUSES,
    VAIN,
    WHITE,
)
from sherwood.games.locksley.rules.readings import Readings
from sherwood.games.locksley.rules.state import TO_SELL, Locksley
from sherwood.games.locksley.rules.tally import at_least, exactly, held, total

NIGHT_COLOURS: Final = bit(WHITE) | bit(RED) | bit(PINK)
FOREST_COLOURS: Final = bit(GREEN) | bit(BLUE) | bit(BLACK)
LIGHT_LOAD: Final = 7  # On The Run wants fewer (§8.5)
RANSOM: Final = 4  # coins for the King (§8.15)


def met(s: Locksley, seat: i64, fame: i64) -> bool:
    """Does the seat fulfil the task now?"""
    if fame < COLOURS:
        return held(s.loot_of(seat), fame) > 0
    if wants_sale(fame):
        return serving_sales(s, seat, fame) != 0
    if fame < FOX:
        return small_met(s, s.loot_of(seat), fame)
    if wants_robin(fame):
        return robin_met(s.robin_of(seat), s.robin_of(1 - seat), fame)
    if fame < NOTTINGHAM:
        return corner_met(s, seat, fame)
    if fame == NOTTINGHAM:
        return total(s.gold_of(seat)) <= 1
    if fame == BEGINNING:
        return beginning_count(s.loot_of(seat), s.settings) <= 1
    return total(s.gold_of(seat)) >= RANSOM


def wants_sale(fame: i64) -> bool:
    """Is it Nobility Obligated, The Fence or Market (§6.6)?"""
    return SALE_TILES & bit(fame) != 0


def wants_robin(fame: i64) -> bool:
    """Does the task look at where the Robins stand?"""
    return ROBIN_TILES & bit(fame) != 0


def serving_sales(s: Locksley, seat: i64, fame: i64) -> i64:
    """The open sales that serve a sale tile, as a mask of colours (§7.4, §7.7, §8.11)."""
    if fame == FENCE:
        return s.cheap
    if fame == MARKET:
        return s.sold & at_least(s.loot_of(1 - seat), 1)
    return s.sold


def small_met(s: Locksley, loot: i64, fame: i64) -> bool:
    """§7.2-7.11, of the collections alone; Vain Endeavour also looks at the grid."""
    owned: i64 = at_least(loot, 1)
    if fame == DEAD_OF_NIGHT:
        return count(owned & NIGHT_COLOURS) >= 2
    if fame == SHERWOOD:
        return count(owned & FOREST_COLOURS) >= 2
    if fame == TITHE:
        return owned != 0 and owned == at_least(loot, 2)
    if fame == SPECIALIST:
        return count(owned) == 3 or (count(owned) > 3 and s.settings.specialist_or_more)
    if fame == TWO_HOUSES:
        return count(owned) == 2 and (not s.settings.houses_of_two or owned == at_least(loot, 2))
    if fame == KINSMAN:
        return at_least(loot, 4) != 0
    if fame == VAIN:
        return owned & ~on_grid(s) != 0
    return contract(loot, s.settings)


def robin_met(mine: i64, yours: i64, fame: i64) -> bool:
    """§8.2, §8.7, §8.10, §8.12"""
    if fame == ARROW:
        return KNIGHT[mine] & bit(yours) != 0
    if fame == RIVALRY:
        return BESIDE[mine] & bit(yours) != 0
    if fame == EAGLE:
        return DIAGONAL[mine] & bit(yours) != 0
    return CORNER_MASK & bit(mine) != 0


def corner_met(s: Locksley, seat: i64, fame: i64) -> bool:
    """The other corner tasks: mine against theirs."""
    mine: i64 = s.loot_of(seat)
    theirs: i64 = s.loot_of(1 - seat)
    if fame == FOX:
        return fox(mine, theirs, s.settings)
    if fame == GUARD:
        return count(guarded(mine, s.settings)) >= 2
    if fame == MUTUAL:
        return shared(mine, theirs, s.settings) >= 2
    if fame == RUN:
        return total(mine) < LIGHT_LOAD
    if fame == SCALES:
        return total(s.gold_of(seat)) <= total(s.gold_of(1 - seat))
    if fame == SMALL_FRY:
        return at_least(mine, TO_SELL) == 0
    return total(mine) <= total(theirs)


def on_grid(s: Locksley) -> i64:
    """The colours that the grid shows at this moment (§7.10)."""
    mask: i64 = 0
    for space in range(SPACES):
        colour: i64 = s.grid[space]
        if colour >= 0:
            mask |= bit(colour)
    return mask


def contract(loot: i64, rules: Readings) -> bool:
    """One, two and three tiles, with or without others beside them (§7.11)."""
    if not exactly(loot, 1) or not exactly(loot, 2) or not exactly(loot, 3):
        return False
    return rules.contract_beside_others or total(loot) == 6


def fox(mine: i64, theirs: i64, rules: Readings) -> bool:
    """More in some colour, or the biggest collection of all (§8.1)."""
    if rules.fox_biggest:
        return biggest(mine) > biggest(theirs)
    ahead: i64 = 0
    for colour in range(COLOURS):
        if held(mine, colour) > held(theirs, colour):
            ahead |= bit(colour)
    return ahead != 0


def biggest(loot: i64) -> i64:
    """The size of the largest collection."""
    best: i64 = 0
    for colour in range(COLOURS):
        best = max(best, held(loot, colour))
    return best


def guarded(loot: i64, rules: Readings) -> i64:
    """The collections that Sleeping Guard counts (§8.3)."""
    return exactly(loot, 3) if rules.guard_exact else at_least(loot, 3)


def shared(mine: i64, theirs: i64, rules: Readings) -> i64:
    """What both own, in colours or in tiles (§8.4)."""
    if not rules.mutual_tiles:
        return count(at_least(mine, 1) & at_least(theirs, 1))
    n: i64 = 0
    for colour in range(COLOURS):
        n += min(held(mine, colour), held(theirs, colour))
    return n


def beginning_count(loot: i64, rules: Readings) -> i64:
    """What The Beginning counts: collections or tiles (§8.14)."""
    return total(loot) if rules.beginning_tiles else count(at_least(loot, 1))
