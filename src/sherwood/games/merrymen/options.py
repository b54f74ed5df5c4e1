"""Modules, and the readings that the printed rules leave open."""

from __future__ import annotations

from sherwood.engine.game import Option

# Words stand in the order in which the rules number them: the first is the printed or preferred reading.
OPTIONS = (
    Option("tuck", (False, True), False),
    Option("spies", (False, True), False),
    Option("golden_arrow", (False, True), False),
    Option("guard_track", (4, 5, 6, 8, 10), 6),
    Option("barricade_spaces", (2, 3, 4), 3),
    Option("guard_supply", ("unlimited", "thirty"), "unlimited"),
    Option("trap_penny", (False, True), False),
    Option("extra_die", ("once", "every_try"), "once"),
    Option("safe_fine", (False, True), False),
    Option("villain_toll", ("each", "once"), "each"),
    Option("buy_out", ("must", "may"), "must"),
    Option("crowding", (True, False), True),
    Option("free_move", ("stay", "travel"), "stay"),
    Option("tax_order", ("recount", "fixed"), "recount"),
    Option("rescue_vp", ("by_level", "one"), "by_level"),
    Option("prison_rolls", ("one", "again"), "one"),
    Option("task_gallows", (False, True), False),
    Option("reputation_start", ("level_one", "none"), "level_one"),
    Option("tuck_move", ("place", "hideout"), "place"),
    Option("tuck_fine", ("mover", "active"), "mover"),
    Option("spy_discard", (False, True), False),
    Option("sheriff_icons", (True, False), True),
)
