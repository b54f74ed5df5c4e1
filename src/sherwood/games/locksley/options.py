"""What can be played differently. The edition sets the points on which the books differ; each can be set alone."""

from __future__ import annotations

from sherwood.engine.game import Field


def point(name: str, first: str, second: str) -> Field:
    """A point on which the English and the French book differ (§13.1, §13.2)."""
    return Field(name, ("by_edition", first, second), "by_edition")


FIELDS = (
    Field("edition", ("recommended", "english", "french"), "recommended"),
    point("robin_move", "mandatory", "optional"),
    point("contract_work", "exact_six", "beside_others"),
    point("sleeping_guard", "at_least_three", "exactly_three"),
    point("mutual_spoils", "two_colours", "two_tiles"),
    point("sly_old_fox", "per_colour", "biggest_collection"),
    point("beginning", "collections", "tiles"),
    point("king", "hold_four", "pay_four"),
    point("empty_pile", "reshuffle_first", "forced_first"),
    point("handicap_reading", "extra", "in_all"),
    Field("bard_timing", ("any_time", "after_ride"), "any_time"),
    Field("two_houses", ("any_size", "two_or_more"), "any_size"),
    Field("specialist", ("exactly_three", "at_least_three"), "exactly_three"),
    Field("sale_use", ("one_tile", "chain"), "one_tile"),
    Field("length", ("short", "standard", "long"), "standard"),
    Field("tile_set", ("mixed", "day", "night"), "mixed"),
    Field("starter", ("random", "seat_1", "seat_2"), "random"),
    Field("handicap", (0, 1, 2), 0),
    Field("beginner", ("seat_1", "seat_2"), "seat_1"),
    Field("second_player_gold", (False, True), False),
)
