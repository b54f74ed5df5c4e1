"""Modules, and the readings that the printed rules leave open."""

from __future__ import annotations

from sherwood.engine.game import Field

# Words stand in the order in which the rules number them: the first is the printed or preferred reading.
FIELDS = (
    Field("tuck", (False, True), False),
    Field("spies", (False, True), False),
    Field("golden_arrow", (False, True), False),
    Field("guard_track", (4, 5, 6, 8, 10), 6),
    Field("barricade_spaces", (2, 3, 4), 3),
    Field("guard_supply", ("unlimited", "thirty"), "unlimited"),
    Field("trap_penny", (False, True), False),
    Field("extra_die", ("once", "every_try"), "once"),
    Field("safe_fine", (False, True), False),
    Field("villain_toll", ("each", "once"), "each"),
    Field("buy_out", ("must", "may"), "must"),
    Field("crowding", (True, False), True),
    Field("free_move", ("stay", "travel"), "stay"),
    Field("tax_order", ("recount", "fixed"), "recount"),
    Field("rescue_vp", ("by_level", "one"), "by_level"),
    Field("prison_rolls", ("one", "again"), "one"),
    Field("task_gallows", (False, True), False),
    Field("reputation_start", ("level_one", "none"), "level_one"),
    Field("tuck_move", ("place", "hideout"), "place"),
    Field("tuck_fine", ("mover", "active"), "mover"),
    Field("spy_discard", (False, True), False),
    Field("sheriff_icons", (True, False), True),
)
