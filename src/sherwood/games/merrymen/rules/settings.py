"""The options of one table, as the rules read them."""

from __future__ import annotations

from mypy_extensions import i64


class Settings:
    """Modules first, then the readings that the printed rules leave open. See options.py for the sentences."""

    tuck: i64
    spies: i64
    golden_arrow: i64
    guard_track: i64
    barricade_spaces: i64
    guard_supply: i64
    trap_penny: i64
    extra_die: i64
    safe_fine: i64
    villain_toll: i64
    buy_out: i64
    crowding: i64
    free_move: i64
    tax_order: i64
    rescue_vp: i64
    prison_rolls: i64
    task_gallows: i64
    reputation_start: i64
    tuck_move: i64
    tuck_fine: i64
    spy_discard: i64
    sheriff_icons: i64

    def __init__(self) -> None:
        self.tuck = 0
        self.spies = 0
        self.golden_arrow = 0
        self.guard_track = 6
        self.barricade_spaces = 3
        self.guard_supply = 0
        self.trap_penny = 0
        self.extra_die = 0
        self.safe_fine = 0
        self.villain_toll = 0
        self.buy_out = 0
        self.crowding = 1
        self.free_move = 0
        self.tax_order = 0
        self.rescue_vp = 0
        self.prison_rolls = 0
        self.task_gallows = 0
        self.reputation_start = 0
        self.tuck_move = 0
        self.tuck_fine = 0
        self.spy_discard = 0
        self.sheriff_icons = 1
