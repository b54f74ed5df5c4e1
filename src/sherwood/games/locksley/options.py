"""What can be played differently. The edition sets the points on which the books differ; each can be set alone."""

from __future__ import annotations

from sherwood.engine.game import Option


def point(name: str, first: str, second: str) -> Option:
    """A point that the edition sets: most of them because the English and the French book differ (§13.1, §13.2)."""
    return Option(name, ("by_edition", first, second), "by_edition")


OPTIONS = (
    Option("edition", ("recommended", "english", "french"), "recommended"),
    point("robin_move", "mandatory", "optional"),
    point("contract_work", "exact_six", "beside_others"),
    point("sleeping_guard", "at_least_three", "exactly_three"),
    point("mutual_spoils", "two_colours", "two_tiles"),
    point("sly_old_fox", "per_colour", "biggest_collection"),
    point("beginning", "collections", "tiles"),
    point("king", "hold_four", "pay_four"),
    point("empty_pile", "reshuffle_first", "forced_first"),
    point("handicap_reading", "extra", "in_all"),
    Option("bard_timing", ("any_time", "after_ride"), "any_time"),
    Option("two_houses", ("any_size", "two_or_more"), "any_size"),
    Option("specialist", ("exactly_three", "at_least_three"), "exactly_three"),
    Option("sale_use", ("one_tile", "chain"), "one_tile"),
    Option("length", ("short", "standard", "long"), "standard"),
    Option("tile_set", ("mixed", "day", "night"), "mixed"),
    Option("starter", ("random", "seat_1", "seat_2"), "random"),
    Option("handicap", (0, 1, 2), 0),
    Option("beginner", ("seat_1", "seat_2"), "seat_1"),
    Option("second_player_gold", (False, True), False),
    Option("idle_turns", ("never_two", "allowed"), "never_two"),
)
