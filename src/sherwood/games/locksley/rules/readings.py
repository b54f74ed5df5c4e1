"""The options as numbers, and what they come to once the edition has spoken (§13.1, §13.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.settings import Settings
from sherwood.games.locksley.rules.cards import SMALL_PER_SIDE

# Editions, and under each point the second value (2) or the first (1) that each of them plays
RECOMMENDED: Final = 0
ENGLISH: Final = 1
FRENCH: Final = 2
ROBIN_MOVE: Final[tuple[int, ...]] = (1, 1, 2)
CONTRACT_WORK: Final[tuple[int, ...]] = (1, 2, 1)
SLEEPING_GUARD: Final[tuple[int, ...]] = (1, 1, 1)  # a number means at least, in both books (§5.5)
MUTUAL_SPOILS: Final[tuple[int, ...]] = (1, 1, 2)
SLY_OLD_FOX: Final[tuple[int, ...]] = (1, 1, 2)
THE_BEGINNING: Final[tuple[int, ...]] = (1, 1, 2)
THE_KING: Final[tuple[int, ...]] = (1, 2, 1)
EMPTY_PILE: Final[tuple[int, ...]] = (1, 1, 1)  # both books shuffle the discards first (§10.1)
HANDICAP_READING: Final[tuple[int, ...]] = (1, 1, 2)


class LocksleySettings(Settings):
    """The options as they were chosen; words are their place in options.py, 0 = by edition."""

    edition: i64
    robin_move: i64
    contract_work: i64
    sleeping_guard: i64
    mutual_spoils: i64
    sly_old_fox: i64
    beginning: i64
    king: i64
    empty_pile: i64
    handicap_reading: i64
    bard_timing: i64
    two_houses: i64
    specialist: i64
    sale_use: i64
    length: i64
    tile_set: i64
    starter: i64
    handicap: i64
    beginner: i64
    second_player_gold: i64
    idle_turns: i64


class Readings:
    """Each point as it is played at this table; clones share it."""

    chosen: LocksleySettings
    optional_ride: bool  # §3.3
    bard_after_ride: bool  # §3.4
    specialist_or_more: bool  # §7.6
    houses_of_two: bool  # §7.8
    contract_beside_others: bool  # §7.11
    fox_biggest: bool  # §8.1
    guard_exact: bool  # §8.3
    mutual_tiles: bool  # §8.4
    beginning_tiles: bool  # §8.14
    king_paid: bool  # §8.15
    chain: bool  # §6.8
    force_first: bool  # §10.6
    may_idle: bool  # §11.2
    handicap_total: bool  # §12.3
    length: i64
    small_per_side: i64  # §12.1
    lap: i64  # spaces a lap (§12.6)
    goal: i64  # the position of Long Live the King (§12.6)
    tile_set: i64  # §2.4
    starter: i64  # §2.6
    handicap: i64  # §12.2
    beginner: i64
    second_player_gold: i64  # §12.5

    def __init__(self, chosen: LocksleySettings) -> None:
        self.chosen = chosen
        self.read_points(chosen, chosen.edition)
        self.bard_after_ride = chosen.bard_timing == 1
        self.houses_of_two = chosen.two_houses == 1
        self.specialist_or_more = chosen.specialist == 1
        self.chain = chosen.sale_use == 1
        self.may_idle = chosen.idle_turns == 1
        self.length = chosen.length
        self.small_per_side = SMALL_PER_SIDE[chosen.length]
        self.lap = 4 * self.small_per_side + 8
        self.goal = 2 * self.lap - 1
        self.tile_set = chosen.tile_set
        self.starter = chosen.starter
        self.handicap = chosen.handicap
        self.beginner = chosen.beginner
        self.second_player_gold = chosen.second_player_gold

    def __reduce__(self) -> tuple[type[Readings], tuple[LocksleySettings]]:
        return Readings, (self.chosen,)

    def read_points(self, chosen: LocksleySettings, edition: i64) -> None:
        """The points on which the books differ."""
        self.optional_ride = second(chosen.robin_move, ROBIN_MOVE[edition])
        self.contract_beside_others = second(chosen.contract_work, CONTRACT_WORK[edition])
        self.guard_exact = second(chosen.sleeping_guard, SLEEPING_GUARD[edition])
        self.mutual_tiles = second(chosen.mutual_spoils, MUTUAL_SPOILS[edition])
        self.fox_biggest = second(chosen.sly_old_fox, SLY_OLD_FOX[edition])
        self.beginning_tiles = second(chosen.beginning, THE_BEGINNING[edition])
        self.king_paid = second(chosen.king, THE_KING[edition])
        self.force_first = second(chosen.empty_pile, EMPTY_PILE[edition])
        self.handicap_total = second(chosen.handicap_reading, HANDICAP_READING[edition])


def readings_in_force(rules: Readings) -> dict[str, str]:
    """What each task that tables read differently means here, in the words of its option (§7.6-§8.15)."""
    return {
        "specialist": "at_least_three" if rules.specialist_or_more else "exactly_three",
        "two-houses": "two_or_more" if rules.houses_of_two else "any_size",
        "contract": "beside_others" if rules.contract_beside_others else "exact_six",
        "fox": "biggest_collection" if rules.fox_biggest else "per_colour",
        "guard": "exactly_three" if rules.guard_exact else "at_least_three",
        "mutual": "two_tiles" if rules.mutual_tiles else "two_colours",
        "beginning": "tiles" if rules.beginning_tiles else "collections",
        "king": "pay_four" if rules.king_paid else "hold_four",
    }


def second(chosen: i64, by_edition: i64) -> bool:
    """Is it the second of a point's two values: chosen alone, or else by the edition?"""
    return (chosen if chosen else by_edition) == 2
