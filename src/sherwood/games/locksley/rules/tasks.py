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
    CONTRACT,
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
    NOBILITY,
    NOTTINGHAM,
    PINK,
    RED,
    RIVALRY,
    RUN,
    SALE_TILES,
    SAMARITAN,
    SCALES,
    SHERWOOD,
    SMALL_FRY,
    SPACES,
    SPECIALIST,
    TITHE,
    TOWER,
    TWO_HOUSES,
    VAIN,
    WHITE,
)
from sherwood.games.locksley.rules.state import TO_SELL, Locksley

NIGHT_COLOURS: Final = bit(WHITE) | bit(RED) | bit(PINK)
FOREST_COLOURS: Final = bit(GREEN) | bit(BLUE) | bit(BLACK)
LIGHT_LOAD: Final = 7  # On The Run wants fewer (§8.5)
RANSOM: Final = 4  # coins for the King (§8.15)


def met(s: Locksley, seat: i64, fame: i64) -> bool:
    """Does the seat fulfil the task now?"""
    if fame < COLOURS:
        return s.has(seat, fame) > 0
    if fame < FOX:
        return small_met(s, seat, fame)
    if fame < NOTTINGHAM:
        return corner_met(s, seat, fame)
    if fame == NOTTINGHAM:
        return s.all_gold(seat) <= 1
    if fame == BEGINNING:
        return beginning_count(s, seat) <= 1
    return s.all_gold(seat) >= RANSOM


def small_met(s: Locksley, seat: i64, fame: i64) -> bool:
    """§7.2-7.11"""
    if fame == DEAD_OF_NIGHT:
        return count(s.collections(seat, 1) & NIGHT_COLOURS) >= 2
    if fame == SHERWOOD:
        return count(s.collections(seat, 1) & FOREST_COLOURS) >= 2
    if fame == TITHE:
        return tithe(s, seat)
    if fame == SPECIALIST:
        return specialist(s, seat)
    if fame == TWO_HOUSES:
        return two_houses(s, seat)
    if fame == KINSMAN:
        return s.collections(seat, 4) != 0
    if fame == VAIN:
        return s.collections(seat, 1) & ~on_grid(s) != 0
    if fame == CONTRACT:
        return contract(s, seat)
    return serving_sales(s, seat, fame) != 0


def corner_met(s: Locksley, seat: i64, fame: i64) -> bool:
    """§8.1-8.12"""
    if fame == FOX:
        return fox(s, seat)
    if fame == ARROW:
        return KNIGHT[s.robin[seat]] & bit(s.robin[1 - seat]) != 0
    if fame == GUARD:
        return count(guarded(s, seat)) >= 2
    if fame == MUTUAL:
        return shared(s, seat) >= 2
    if fame == RUN:
        return s.all_loot(seat) < LIGHT_LOAD
    if fame == SCALES:
        return s.all_gold(seat) <= s.all_gold(1 - seat)
    if fame == RIVALRY:
        return BESIDE[s.robin[seat]] & bit(s.robin[1 - seat]) != 0
    if fame == SMALL_FRY:
        return s.collections(seat, TO_SELL) == 0
    if fame == SAMARITAN:
        return s.all_loot(seat) <= s.all_loot(1 - seat)
    if fame == EAGLE:
        return DIAGONAL[s.robin[seat]] & bit(s.robin[1 - seat]) != 0
    if fame == TOWER:
        return CORNER_MASK & bit(s.robin[seat]) != 0
    return serving_sales(s, seat, fame) != 0


def wants_sale(fame: i64) -> bool:
    """Is it Nobility Obligated, The Fence or Market (§6.6)?"""
    return SALE_TILES & bit(fame) != 0


def serving_sales(s: Locksley, seat: i64, fame: i64) -> i64:
    """The open sales that would serve a sale tile (§7.4, §7.7, §8.11), as a mask of colours."""
    if fame == FENCE:
        return s.cheap
    if fame == MARKET:
        return s.sold & s.collections(1 - seat, 1)
    return s.sold if fame == NOBILITY else 0


def tithe(s: Locksley, seat: i64) -> bool:
    """Some loot, and no single tile (§7.5)."""
    owned: i64 = s.collections(seat, 1)
    return owned != 0 and owned == s.collections(seat, 2)


def specialist(s: Locksley, seat: i64) -> bool:
    """Three collections: exactly, or at least (§7.6)."""
    n = count(s.collections(seat, 1))
    return n == 3 or (n > 3 and s.rules.specialist_or_more)


def two_houses(s: Locksley, seat: i64) -> bool:
    """Two collections, of any size or of two tiles at least (§7.8)."""
    owned: i64 = s.collections(seat, 1)
    if count(owned) != 2:
        return False
    return not s.rules.houses_of_two or owned == s.collections(seat, 2)


def on_grid(s: Locksley) -> i64:
    """The colours that the grid shows at this moment (§7.10)."""
    mask: i64 = 0
    for space in range(SPACES):
        colour: i64 = s.grid[space]
        if colour >= 0:
            mask |= bit(colour)
    return mask


def of_size(s: Locksley, seat: i64, size: i64) -> i64:
    """The collections of exactly that size, as a mask."""
    return s.collections(seat, size) & ~s.collections(seat, size + 1)


def contract(s: Locksley, seat: i64) -> bool:
    """One, two and three tiles, with or without others beside them (§7.11)."""
    owned: i64 = s.collections(seat, 1)
    for size in range(1, 4):
        if not of_size(s, seat, size):
            return False
    return s.rules.contract_beside_others or count(owned) == 3


def fox(s: Locksley, seat: i64) -> bool:
    """More in some colour, or the biggest collection of all (§8.1)."""
    if s.rules.fox_biggest:
        return biggest(s, seat) > biggest(s, 1 - seat)
    for colour in range(COLOURS):
        if s.has(seat, colour) > s.has(1 - seat, colour):
            return True
    return False


def biggest(s: Locksley, seat: i64) -> i64:
    """The size of the largest collection."""
    best: i64 = 0
    for colour in range(COLOURS):
        best = max(best, s.has(seat, colour))
    return best


def guarded(s: Locksley, seat: i64) -> i64:
    """The collections that Sleeping Guard counts (§8.3)."""
    return of_size(s, seat, 3) if s.rules.guard_exact else s.collections(seat, 3)


def shared(s: Locksley, seat: i64) -> i64:
    """What both own, in colours or in tiles (§8.4)."""
    n: i64 = 0
    for colour in range(COLOURS):
        both: i64 = min(s.has(seat, colour), s.has(1 - seat, colour))
        n += both if s.rules.mutual_tiles else min(both, 1)
    return n


def beginning_count(s: Locksley, seat: i64) -> i64:
    """What The Beginning counts: collections or tiles (§8.14)."""
    return s.all_loot(seat) if s.rules.beginning_tiles else count(s.collections(seat, 1))
