"""The options as numbers, and what they come to once the edition has spoken (§13.1, §13.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.settings import Settings
from sherwood.games.locksley.rules.cards import SMALL_PER_SIDE

ENGLISH: Final = 1  # editions, by their place in options.py
FRENCH: Final = 2


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

    def __init__(self, chosen: LocksleySettings) -> None:
        self.chosen = chosen
        self.read_points(chosen, chosen.edition == ENGLISH, chosen.edition == FRENCH)
        self.bard_after_ride = chosen.bard_timing == 1  # §3.4
        self.houses_of_two = chosen.two_houses == 1  # §7.8
        self.specialist_or_more = chosen.specialist == 1  # §7.6
        self.chain = chosen.sale_use == 1  # §6.8
        self.may_idle = chosen.idle_turns == 1  # §11.2
        self.small_per_side: i64 = SMALL_PER_SIDE[chosen.length]  # §12.1
        self.lap: i64 = 4 * self.small_per_side + 8  # spaces a lap (§12.1)
        self.goal: i64 = 2 * self.lap - 1  # the position of Long Live the King (§12.1)

    def __reduce__(self) -> tuple[type[Readings], tuple[LocksleySettings]]:
        return Readings, (self.chosen,)

    def read_points(self, chosen: LocksleySettings, english: bool, french: bool) -> None:
        """The points on which the books differ: one of them plays the second value, the recommended reading the first."""
        self.optional_ride = second(chosen.robin_move, french)  # §3.3
        self.contract_beside_others = second(chosen.contract_work, english)  # §7.11
        self.guard_exact = second(chosen.sleeping_guard, False)  # §8.3: a number means at least, in both books (§5.5)
        self.mutual_tiles = second(chosen.mutual_spoils, french)  # §8.4
        self.fox_biggest = second(chosen.sly_old_fox, french)  # §8.1
        self.beginning_tiles = second(chosen.beginning, french)  # §8.14
        self.king_paid = second(chosen.king, english)  # §8.15
        self.force_first = second(chosen.empty_pile, False)  # §10.6: both books shuffle the discards first (§10.1)
        self.handicap_total = second(chosen.handicap_reading, french)  # §12.3


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


def second(chosen: i64, by_edition: bool) -> bool:
    """Is it the second of a point's two values: chosen alone, or else by the edition?"""
    return chosen == 2 if chosen else by_edition
