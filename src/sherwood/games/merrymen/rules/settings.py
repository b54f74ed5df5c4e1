"""The options of one table, as the rules read them."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.settings import Settings


class MerryMenSettings(Settings):
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
