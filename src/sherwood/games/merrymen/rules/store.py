"""The weapon store: buy, or exchange (§4.49-4.50)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import STORE_PRICE
from sherwood.games.merrymen.rules.combat import decline
from sherwood.games.merrymen.rules.gains import (
    PayStore,
    ask_spend,
    holds,
    in_store,
    resources,
    return_weapons,
    spend,
    take_weapon,
    weapons,
)
from sherwood.games.merrymen.rules.ids import ANY, WEAPON_LIMIT, WEAPONS
from sherwood.games.merrymen.rules.state import MerryMen

BUYING: Final = 1
SWAPPING: Final = 2
SWAP_BIT: Final = 4
STOP_BIT: Final = 20


def affordable(s: MerryMen, seat: i64, weapon: i64) -> bool:
    price = STORE_PRICE[weapon]
    return resources(s, seat) > 0 if price == ANY else holds(s, seat, price) > 0


def purchases(s: MerryMen, seat: i64) -> i64:
    if weapons(s, seat) >= WEAPON_LIMIT:
        return 0
    mask: i64 = 0
    for weapon in range(WEAPONS):
        if s.store[weapon] > 0 and affordable(s, seat, weapon):
            mask |= bit(weapon)
    return mask


def brought(s: MerryMen, seat: i64) -> i64:
    """The dice a hero comes with, three bits for each weapon: each of them may be exchanged once (§4.49)."""
    dice: i64 = 0
    for weapon in range(WEAPONS):
        dice |= s.dice[seat * WEAPONS + weapon] << (3 * weapon)
    return dice


def swaps(s: MerryMen, left: i64) -> i64:
    """Bit 4 * mine + theirs, for the dice that are left to exchange."""
    theirs = in_store(s)
    mask: i64 = 0
    for weapon in range(WEAPONS):
        if (left >> (3 * weapon)) & 7:
            mask |= (theirs & ~bit(weapon)) << (4 * weapon)
    return mask


def store_open(s: MerryMen, seat: i64) -> bool:
    return purchases(s, seat) > 0 or swaps(s, brought(s, seat)) > 0


def enter_store(s: MerryMen, seat: i64, free: i64) -> None:
    if store_open(s, seat):
        s.steps.append(Store(seat, 0, brought(s, seat), free))


class Store(SeatStep[MerryMen]):
    """Bits 0-3 buy, 4-19 exchange, 20 leaves. Buying and exchanging do not mix; each die is exchanged once at most."""

    RULE: ClassVar[str] = "4.49"
    mode: i64
    left: i64
    free: i64

    def __init__(self, seat: i64, mode: i64, left: i64, free: i64) -> None:
        self.seat = seat
        self.mode = mode
        self.left = left
        self.free = free

    def deals(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = 0
        if self.mode != SWAPPING:
            mask = purchases(s, seat)
        if self.mode != BUYING:
            mask |= swaps(s, self.left) << SWAP_BIT
        return mask

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return self.deals(s, seat) | bit(STOP_BIT)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == STOP_BIT:
            if not self.free:
                decline(s, ref)
            return
        s.acted = 1
        if k < SWAP_BIT:
            s.steps.append(StoreAgain(seat, BUYING, 0, self.free))
            buy(s, seat, k, ref)
        else:
            mine: i64 = (k - SWAP_BIT) // 4
            s.steps.append(StoreAgain(seat, SWAPPING, self.left - bit(3 * mine), self.free))
            swap(s, seat, mine, (k - SWAP_BIT) % 4, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == STOP_BIT:
            return Action(verbs.STOP if s.acted or self.free else verbs.END)
        if k < SWAP_BIT:
            return Action(verbs.BUY_FOR, k, STORE_PRICE[k])
        return Action(verbs.SWAP, (k - SWAP_BIT) // 4, (k - SWAP_BIT) % 4)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = self.deals(s, seat)
        return [_buy_bar(s, seat, weapon, self.mode) for weapon in range(WEAPONS) if not legal & bit(weapon)]


class StoreAgain(Phase[MerryMen]):
    """Offer more of the same, once the last purchase is paid."""

    seat: i64
    mode: i64
    left: i64
    free: i64

    def __init__(self, seat: i64, mode: i64, left: i64, free: i64) -> None:
        self.seat = seat
        self.mode = mode
        self.left = left
        self.free = free

    def run(self, s: MerryMen, ref: Referee) -> None:
        step = Store(self.seat, self.mode, self.left, self.free)
        if step.deals(s, self.seat):
            s.steps.append(step)


def _buy_bar(s: MerryMen, seat: i64, weapon: i64, mode: i64) -> Bar:
    wanted = Action(verbs.BUY_FOR, weapon, STORE_PRICE[weapon])
    if mode == SWAPPING:
        return Bar(wanted, "buy_or_swap", "4.49")
    if weapons(s, seat) >= WEAPON_LIMIT:
        return Bar(wanted, "weapon_limit", "4.50")
    if s.store[weapon] <= 0:
        return Bar(wanted, "store_empty", "3.16a")
    return Bar(wanted, "price", "4.49", STORE_PRICE[weapon])


def buy(s: MerryMen, seat: i64, weapon: i64, ref: Referee) -> None:
    take_weapon(s, seat, weapon, "buys", ref)
    if STORE_PRICE[weapon] == ANY:
        ask_spend(s, PayStore(seat, 1), ref)
    else:
        spend(s, seat, STORE_PRICE[weapon], 1, "pays_store", ref)


def swap(s: MerryMen, seat: i64, mine: i64, theirs: i64, ref: Referee) -> None:
    return_weapons(s, seat, mine, 1)
    s.store[theirs] -= 1
    s.dice[seat * WEAPONS + theirs] += 1
    ref.tell("swaps", seat, mine, theirs)
