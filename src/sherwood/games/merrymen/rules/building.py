"""Traps and barricades: costs, discounts, pennies on roads, rewards of the player board (§3.28-3.38)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import BARRICADE_COST, TRAP_COST
from sherwood.games.merrymen.rules.gains import holds, spend
from sherwood.games.merrymen.rules.hideouts import first_free, open_sites
from sherwood.games.merrymen.rules.ids import BARRICADE_STRIDE, GOODS, PENNY, PIECES, RESOURCES, ROADS, SITES
from sherwood.games.merrymen.rules.shapes import OneByOne
from sherwood.games.merrymen.rules.state import MerryMen, put


def _cheapest() -> i64:
    """The fewest resources that any trap or barricade costs: with less, nothing need be compared."""
    rows = [TRAP_COST[at : at + RESOURCES] for at in range(0, len(TRAP_COST), GOODS)]
    rows += [BARRICADE_COST[at : at + RESOURCES] for at in range(0, len(BARRICADE_COST), GOODS)]
    return min([sum([int(n) for n in row]) for row in rows])


CHEAPEST: Final[i64] = _cheapest()


def cost_of(barricade: i64) -> vec[i64]:
    """The table of costs: of barricades by road, of traps by site."""
    return BARRICADE_COST if barricade else TRAP_COST


def missing(s: MerryMen, seat: i64, cost: vec[i64], row: i64) -> i64:
    """How many resources a seat lacks for a row of a cost table."""
    lack: i64 = 0
    for kind in range(RESOURCES):
        short: i64 = cost[row * GOODS + kind] - s.goods[seat * GOODS + kind]
        if short > 0:
            lack += short
    return lack


def payable(s: MerryMen, seat: i64, cost: vec[i64], rows: i64, less: i64) -> i64:
    """Rows of a cost table for which a seat lacks no more resources than a discount saves."""
    wood: i64 = s.goods[seat * GOODS]
    iron: i64 = s.goods[seat * GOODS + 1]
    tool: i64 = s.goods[seat * GOODS + 2]
    if wood + iron + tool + less < CHEAPEST:
        return 0
    mask: i64 = 0
    for row in range(rows):
        lack: i64 = less
        short: i64 = cost[row * GOODS] - wood
        if short > 0:
            lack -= short
        short = cost[row * GOODS + 1] - iron
        if short > 0:
            lack -= short
        short = cost[row * GOODS + 2] - tool
        if short > 0:
            lack -= short
        if lack >= 0:
            mask |= bit(row)
    return mask


def trap_sites(s: MerryMen, seat: i64, less: i64) -> i64:
    """Sites where a trap fits and can be paid."""
    if s.laid[seat] >= PIECES or (s.settings.trap_penny and holds(s, seat, PENNY) < 1):
        return 0
    mask = payable(s, seat, TRAP_COST, SITES, less)
    return mask & open_sites(trap_blocked(s)) if mask else 0


def trap_blocked(s: MerryMen) -> i64:
    """Hideouts with a guard or a trap."""
    blocked: i64 = s.guards
    for seat in range(s.seats):
        blocked |= s.traps[seat]
    return blocked


def trap_room(s: MerryMen, site: i64) -> i64:
    """The first hideout from the top with neither guard nor trap, or -1 (§3.36)."""
    return first_free(trap_blocked(s), site)


def barricade_roads(s: MerryMen, seat: i64, less: i64) -> i64:
    """Roads where a barricade fits and can be paid."""
    if s.built[seat] >= PIECES or holds(s, seat, PENNY) < 1:
        return 0
    mask = payable(s, seat, BARRICADE_COST, ROADS, less)
    for road in range(ROADS):
        if mask & bit(road) and s.road_barricades(road) >= s.settings.barricade_spaces:
            mask &= ~bit(road)
    return mask


class Build(SeatStep[MerryMen]):
    """Where? Bits 0-5 are sites for a trap, 6-9 roads for a barricade."""

    RULE: ClassVar[str] = "3.28"
    traps: i64
    barricades: i64
    less: i64

    def __init__(self, seat: i64, traps: i64, barricades: i64, less: i64) -> None:
        self.seat = seat
        self.traps = traps
        self.barricades = barricades
        self.less = less

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = 0
        if self.traps:
            mask = trap_sites(s, seat, self.less)
        if self.barricades:
            mask |= barricade_roads(s, seat, self.less) << SITES
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k < SITES:
            lay_trap(s, seat, k, ref)
            self.pay(s, seat, 0, k, s.settings.trap_penny, ref)
        else:
            raise_barricade(s, seat, k - SITES, ref)
            self.pay(s, seat, 1, k - SITES, 1, ref)

    def pay(self, s: MerryMen, seat: i64, barricade: i64, row: i64, pennies: i64, ref: Referee) -> None:
        """Resources to the supply, less one of one's choice with a discount; the penny to a road."""
        ask_pennies(s, seat, pennies)
        cost = cost_of(barricade)
        leave = leavable(s, seat, cost, row) if self.less else 0
        if count(leave) > 1:
            s.steps.append(LeaveOut(seat, barricade, row))
        else:
            pay_resources(s, seat, cost, row, lowest(leave) if leave else -1, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.TRAP, k) if k < SITES else Action(verbs.BARRICADE, k - SITES)

    def detail(self, s: MerryMen, seat: i64, k: i64) -> list[i64]:
        """What it costs: wood, iron, tools, pennies; and what the card saves of it."""
        cost = TRAP_COST if k < SITES else BARRICADE_COST
        row: i64 = k if k < SITES else k - SITES
        price: list[i64] = [cost[row * GOODS + kind] for kind in range(RESOURCES)]
        pennies: i64 = s.settings.trap_penny if k < SITES else 1
        return [*price, pennies, self.less]

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = self.legal(s, seat)
        bars: list[Bar] = []
        for site in range(SITES):
            if self.traps and not legal & bit(site):
                bars.append(_trap_bar(s, seat, site, self.less))
        for road in range(ROADS):
            if self.barricades and not legal & bit(SITES + road):
                bars.append(_barricade_bar(s, seat, road, self.less))
        return bars


def _trap_bar(s: MerryMen, seat: i64, site: i64, less: i64) -> Bar:
    wanted = Action(verbs.TRAP, site)
    if s.laid[seat] >= PIECES:
        return Bar(wanted, "no_traps", "3.37")
    if trap_room(s, site) < 0:
        return Bar(wanted, "no_room", "3.36", site)
    return Bar(wanted, "cost", "3.29", missing(s, seat, TRAP_COST, site) - less)


def _barricade_bar(s: MerryMen, seat: i64, road: i64, less: i64) -> Bar:
    wanted = Action(verbs.BARRICADE, road)
    if s.built[seat] >= PIECES:
        return Bar(wanted, "no_barricades", "3.35")
    if s.road_barricades(road) >= s.settings.barricade_spaces:
        return Bar(wanted, "road_full", "3.34", road)
    if holds(s, seat, PENNY) < 1:
        return Bar(wanted, "penny", "3.31")
    return Bar(wanted, "cost", "3.30", missing(s, seat, BARRICADE_COST, road) - less)


def lay_trap(s: MerryMen, seat: i64, site: i64, ref: Referee) -> None:
    hideout = trap_room(s, site)
    s.traps = put(s.traps, seat, s.traps[seat] | bit(hideout))
    s.laid = put(s.laid, seat, s.laid[seat] + 1)
    ref.tell("traps", seat, hideout)
    if s.laid[seat] == PIECES:
        unlock(s, seat, ref)


def raise_barricade(s: MerryMen, seat: i64, road: i64, ref: Referee) -> None:
    s.barricades = put(s.barricades, road * BARRICADE_STRIDE + s.road_barricades(road), seat)
    s.built = put(s.built, seat, s.built[seat] + 1)
    ref.tell("barricades", seat, road)
    if s.built[seat] == PIECES:
        unlock(s, seat, ref)


def unlock(s: MerryMen, seat: i64, ref: Referee) -> None:
    """The fourth hideout, once; a man in training comes at once (§3.38)."""
    if s.fourth & bit(seat):
        return
    s.fourth |= bit(seat)
    ref.tell("fourth", seat)
    if s.training[seat] > 0:
        s.training = put(s.training, seat, s.training[seat] - 1)
        s.ready[seat] += 1


def pay_resources(s: MerryMen, seat: i64, cost: vec[i64], row: i64, left_out: i64, ref: Referee) -> None:
    for kind in range(RESOURCES):
        spend(s, seat, kind, cost[row * GOODS + kind] - (1 if kind == left_out else 0), "spends", ref)


def leavable(s: MerryMen, seat: i64, cost: vec[i64], row: i64) -> i64:
    """Resources of the cost that may be the one left out: the lacking one, else any (§3.32a)."""
    needed: i64 = 0
    lacking: i64 = 0
    for kind in range(RESOURCES):
        price: i64 = cost[row * GOODS + kind]
        if price > 0:
            needed |= bit(kind)
        if price > s.goods[seat * GOODS + kind]:
            lacking |= bit(kind)
    return lacking if lacking else needed


class LeaveOut(SeatStep[MerryMen]):
    """A discount: which resource of the cost is not paid?"""

    RULE: ClassVar[str] = "3.32a"
    barricade: i64
    row: i64

    def __init__(self, seat: i64, barricade: i64, row: i64) -> None:
        self.seat = seat
        self.barricade = barricade
        self.row = row

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return leavable(s, seat, cost_of(self.barricade), self.row)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        pay_resources(s, seat, cost_of(self.barricade), self.row, k, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.LEAVE, k)


def ask_pennies(s: MerryMen, seat: i64, n: i64) -> None:
    if n > 0:
        s.steps.append(LayPenny(seat, n))


class LayPenny(OneByOne):
    """Pennies of a cost go onto any road, one at a time."""

    RULE: ClassVar[str] = "3.31"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return full(ROADS)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        s.goods[seat * GOODS + PENNY] -= 1
        s.pennies = put(s.pennies, k, s.pennies[k] + 1)
        ref.tell("lays", seat, k)
        ask_pennies(s, seat, self.n - 1)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.LAY, k)
