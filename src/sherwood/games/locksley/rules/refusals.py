"""What a person may want to do in a turn and cannot, each with its reason and its paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.games.locksley.rules.cards import COLOURS, KING, MARKET, SPACES
from sherwood.games.locksley.rules.choices import bard_may_move, deals, may_end, must_ride, must_stir, rides
from sherwood.games.locksley.rules.lacks import lack
from sherwood.games.locksley.rules.state import TO_SELL, Locksley
from sherwood.games.locksley.rules.supply import lacking
from sherwood.games.locksley.rules.tally import held
from sherwood.games.locksley.rules.tasks import met, serving_sales, wants_sale
from sherwood.games.locksley.rules.verbs import ADVANCE, BRIBE, END, HONOUR, RIDE, SELL


def refusals(s: Locksley, seat: i64) -> list[Bar]:
    """What people ask about first comes first: the task ahead, the end of the turn, what they own, rides."""
    sales = sale_bars(s, seat, 1, TO_SELL) + coin_bars(s, seat)
    last = sale_bars(s, seat, 0, 1) + unserving_bars(s, seat)
    return bard_bars(s, seat) + end_bars(s, seat) + sales + ride_bars(s, seat) + last


def bard_bars(s: Locksley, seat: i64) -> list[Bar]:
    """Why the Bard does not move by its task."""
    if not bard_may_move(s):
        return [Bar(Action(ADVANCE), "bard_waits", "3.4")]
    fame: i64 = s.next_fame(seat)
    bars: list[Bar] = []
    if not met(s, seat, fame):
        bars.append(lack(s, seat, fame))
    elif wants_sale(fame) and not s.settings.chain:
        bars.append(Bar(Action(ADVANCE), "name_sale", "6.9", fame))
    if wants_sale(fame):
        bars += honour_bars(s, seat, fame)
    return bars


def honour_bars(s: Locksley, seat: i64, fame: i64) -> list[Bar]:
    """Open sales that do not serve this tile."""
    useless: i64 = s.sold & ~serving_sales(s, seat, fame)
    reason, rule = ("unshared_sale", "8.11") if fame == MARKET else ("dear_sale", "7.7")
    return [Bar(Action(HONOUR, colour), reason, rule, fame) for colour in range(COLOURS) if useless & bit(colour)]


def unserving_bars(s: Locksley, seat: i64) -> list[Bar]:
    """Why a colour's sale moves nobody: it is not the time, no such sale is open, or none is wanted or named."""
    if not bard_may_move(s):
        return [Bar(Action(HONOUR, colour), "bard_waits", "3.4") for colour in range(COLOURS)]
    fame: i64 = s.next_fame(seat)
    if not wants_sale(fame):
        return [Bar(Action(HONOUR, colour), "no_sale_tile", "6.6", fame) for colour in range(COLOURS)]
    bars: list[Bar] = []
    for colour in range(COLOURS):
        if not s.sold & bit(colour):
            bars.append(Bar(Action(HONOUR, colour), "not_sold", "6.6", fame, colour))
        elif s.settings.chain and serving_sales(s, seat, fame) & bit(colour):
            bars.append(Bar(Action(HONOUR, colour), "unnamed_sale", "6.8"))
    return bars


def coin_bars(s: Locksley, seat: i64) -> list[Bar]:
    """Why coins, or coins of a colour, cannot be spent (§3.4, §9.3, §5.3)."""
    if not bard_may_move(s):
        return [Bar(Action(BRIBE, colour), "bard_waits", "3.4") for colour in range(COLOURS)]
    if s.next_fame(seat) == KING:
        return [Bar(Action(BRIBE, colour), "king_unbribed", "9.3", colour) for colour in range(COLOURS)]
    bars: list[Bar] = []
    for colour in range(COLOURS):
        if not held(s.gold_of(seat), colour):
            bars.append(Bar(Action(BRIBE, colour), "no_coin", "5.3", colour))
    return bars


def sale_bars(s: Locksley, seat: i64, least: i64, below: i64) -> list[Bar]:
    """Collections too small to sell (§6.2), of a size from `least` to below `below`."""
    bars: list[Bar] = []
    for colour in range(COLOURS):
        tiles: i64 = held(s.loot_of(seat), colour)
        if least <= tiles < below:
            bars.append(Bar(Action(SELL, colour), "too_few", "6.2", colour, tiles))
    return bars


def ride_bars(s: Locksley, seat: i64) -> list[Bar]:
    """Spaces out of reach, the other Robin's, or all of them after the ride (§4.1, §4.2, §4.5)."""
    open_spaces: i64 = rides(s, seat)
    bars: list[Bar] = []
    for space in range(SPACES):
        if not open_spaces & bit(space):
            bars.append(ride_bar(s, seat, space))
    return bars


def ride_bar(s: Locksley, seat: i64, space: i64) -> Bar:
    if s.ridden:
        return Bar(Action(RIDE, space), "ridden", "4.5")
    if space == s.robin_of(seat):
        return Bar(Action(RIDE, space), "stands_there", "4.1", space)
    if space == s.robin_of(1 - seat):
        return Bar(Action(RIDE, space), "other_robin", "4.2", space)
    return Bar(Action(RIDE, space), "no_knight", "4.1", s.robin_of(seat), space)


def end_bars(s: Locksley, seat: i64) -> list[Bar]:
    """Why the turn cannot end yet."""
    if may_end(s, seat, deals(s, seat)):
        return []
    if must_ride(s, seat):
        stirring = s.settings.optional_ride
        return [Bar(Action(END), "idle_ride" if stirring else "must_ride", "11.2" if stirring else "3.3")]
    if must_stir(s, seat):
        return [Bar(Action(END), "idle", "11.2")]
    return [Bar(Action(END), "no_tiles", "10.2", lacking(s))]
