"""Why a task is not met: the reason and its figures, for people (§7, §8). `met` alone decides."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import count, lowest
from sherwood.games.locksley.rules.cards import (
    ARROW,
    BEGINNING,
    COLOURS,
    CONTRACT,
    DEAD_OF_NIGHT,
    FENCE,
    FOX,
    GUARD,
    KING,
    KINSMAN,
    MARKET,
    MUTUAL,
    NOTTINGHAM,
    RIVALRY,
    RUN,
    SAMARITAN,
    SCALES,
    SHERWOOD,
    SMALL_FRY,
    SPECIALIST,
    TITHE,
    TOWER,
    TWO_HOUSES,
    VAIN,
)
from sherwood.games.locksley.rules.state import TO_SELL, Locksley
from sherwood.games.locksley.rules.tally import at_least, exactly, total
from sherwood.games.locksley.rules.tasks import (
    FOREST_COLOURS,
    NIGHT_COLOURS,
    beginning_count,
    biggest,
    guarded,
    shared,
    wants_robin,
    wants_sale,
)
from sherwood.games.locksley.rules.verbs import ADVANCE


def lack(s: Locksley, seat: i64, fame: i64) -> Bar:
    """What an unmet task is missing."""
    if fame < COLOURS:
        return bar("no_colour", "7.1", fame, fame)
    if wants_sale(fame):
        return sale_lack(s, fame)
    if fame < FOX:
        return small_lack(s, s.loot_of(seat), fame)
    if fame < NOTTINGHAM:
        return robin_lack(s, seat, fame) if wants_robin(fame) else corner_lack(s, seat, fame)
    if fame == NOTTINGHAM:
        return bar("too_rich", "8.13", fame, total(s.gold_of(seat)))
    if fame == BEGINNING:
        reason = "many_tiles" if s.settings.beginning_tiles else "many_collections"
        return bar(reason, "8.14", fame, beginning_count(s.loot_of(seat), s.settings))
    return bar("ransom", "8.15", KING, total(s.gold_of(seat)))


def bar(reason: str, rule: str, a: i64, b: i64 = 0, c: i64 = 0) -> Bar:
    return Bar(Action(ADVANCE), reason, rule, a, b, c)


def sale_lack(s: Locksley, fame: i64) -> Bar:
    """No sale is open, or none of the open ones will do."""
    if fame == FENCE:
        return bar("dear_sale" if s.sold else "no_sale", "7.7", fame)
    if fame == MARKET:
        return bar("unshared_sale" if s.sold else "no_sale", "8.11", fame)
    return bar("no_sale", "7.4", fame)


def small_lack(s: Locksley, loot: i64, fame: i64) -> Bar:
    owned: i64 = at_least(loot, 1)
    if fame == DEAD_OF_NIGHT:
        return bar("night_colours", "7.2", fame, count(owned & NIGHT_COLOURS))
    if fame == SHERWOOD:
        return bar("forest_colours", "7.3", fame, count(owned & FOREST_COLOURS))
    if fame == SPECIALIST:
        return bar("three_or_more" if s.settings.specialist_or_more else "not_three", "7.6", fame, count(owned))
    if fame == TWO_HOUSES:
        return houses_lack(loot)
    if fame == KINSMAN:
        return bar("no_four", "7.9", fame, biggest(loot))
    if fame == CONTRACT:
        return contract_lack(loot)
    rule = "7.5" if fame == TITHE else "7.10"
    if not owned:
        return bar("no_loot", rule, fame)
    if fame == VAIN:
        return bar("all_on_grid", rule, fame)
    return bar("single_tile", rule, fame, lowest(exactly(loot, 1)))


def houses_lack(loot: i64) -> Bar:
    owned: i64 = at_least(loot, 1)
    if count(owned) == 2:
        return bar("single_tile", "7.8", TWO_HOUSES, lowest(exactly(loot, 1)))
    return bar("not_two", "7.8", TWO_HOUSES, count(owned))


def contract_lack(loot: i64) -> Bar:
    ones: i64 = count(exactly(loot, 1))
    twos: i64 = count(exactly(loot, 2))
    threes: i64 = count(exactly(loot, 3))
    if ones and twos and threes:
        return bar("contract_beside", "7.11", CONTRACT, count(at_least(loot, 1)) - 3)
    return bar("contract", "7.11", ones, twos, threes)


def robin_lack(s: Locksley, seat: i64, fame: i64) -> Bar:
    """Where the Robins stand."""
    mine: i64 = s.robin_of(seat)
    yours: i64 = s.robin_of(1 - seat)
    if fame == TOWER:
        return bar("no_corner", "8.12", fame, mine)
    if fame == ARROW:
        return bar("no_strike", "8.2", fame, mine, yours)
    if fame == RIVALRY:
        return bar("not_beside", "8.7", fame, mine, yours)
    return bar("not_diagonal", "8.10", fame, mine, yours)


def corner_lack(s: Locksley, seat: i64, fame: i64) -> Bar:
    mine: i64 = s.loot_of(seat)
    theirs: i64 = s.loot_of(1 - seat)
    if fame == FOX:
        if s.settings.fox_biggest:
            return bar("not_biggest", "8.1", fame, biggest(mine), biggest(theirs))
        return bar("never_more", "8.1", fame)
    if fame == GUARD:
        return bar(
            "exact_threes" if s.settings.guard_exact else "threes", "8.3", fame, count(guarded(mine, s.settings))
        )
    if fame == MUTUAL:
        reason = "shared_tiles" if s.settings.mutual_tiles else "shared_colours"
        return bar(reason, "8.4", fame, shared(mine, theirs, s.settings))
    if fame == RUN:
        return bar("heavy", "8.5", fame, total(mine))
    if fame == SCALES:
        return bar("richer", "8.6", fame, total(s.gold_of(seat)), total(s.gold_of(1 - seat)))
    if fame == SMALL_FRY:
        return bar("sellable", "8.8", fame, lowest(at_least(mine, TO_SELL)))
    return bar("more_loot", "8.9", SAMARITAN, total(mine), total(theirs))
