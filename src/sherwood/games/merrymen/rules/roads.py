"""Roads, carriages, the castle's lot and the tax rise (§4.17-4.25)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import LOT_PENNIES
from sherwood.games.merrymen.rules.ids import LOT, LYING, PENNILESS, ROADS, SPACE_STRIDE
from sherwood.games.merrymen.rules.state import MerryMen, put


def lose_pennies(s: MerryMen, road: i64, n: i64, told: str, ref: Referee) -> None:
    """Pennies leave a road, to a carriage (§4.19) or to Prince John (§4.16); an empty road ends the game (§2.2)."""
    lost: i64 = n if n < s.pennies[road] else s.pennies[road]
    s.pennies = put(s.pennies, road, s.pennies[road] - lost)
    ref.tell(told, s.active, lost, road)
    if s.pennies[road] == 0 and s.ending < 0:
        ref.tell("penniless", s.active, road)
        s.finish(0, PENNILESS)


def free_slots(s: MerryMen) -> i64:
    mask: i64 = 0
    for slot in range(s.slots()):
        if s.lot[slot] < 0:
            mask |= bit(slot)
    return mask


def to_castle(s: MerryMen, road: i64, colour: i64, ref: Referee) -> None:
    """The carriage stands on the first free slot, which says what its road loses (§4.19)."""
    slot = lowest(free_slots(s))
    s.lot = put(s.lot, slot, colour)
    ref.tell("castle", s.active, colour, road)
    lose_pennies(s, road, LOT_PENNIES[slot], "taxed", ref)


def roll_on(s: MerryMen, road: i64, ref: Referee) -> None:
    """Every carriage crosses one barricade; the one with none before it reaches the castle; a new one comes."""
    ref.tell("activates", s.active, road)
    at: i64 = road * SPACE_STRIDE
    front = s.road_barricades(road)
    home: i64 = s.carriages[at + front]
    moved = s.carriages[:]
    for place in range(front, 0, -1):
        moved[at + place] = moved[at + place - 1]
    moved[at] = -1
    s.carriages = moved
    if home >= 0:
        to_castle(s, road, home, ref)
    if s.ending < 0:  # a road without a penny ends the game there and then (§2.2)
        new_carriage(s, road, ref)


def new_carriage(s: MerryMen, road: i64, ref: Referee) -> None:
    """From the bag to the start of the road; none when the bag is empty (§4.18)."""
    left: i64 = s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3]
    if left > 0:
        colour = ref.take(s.bag, left, "carriage", road)
        s.bag = put(s.bag, colour, s.bag[colour] - 1)
        s.carriages = put(s.carriages, road * SPACE_STRIDE, colour)
        ref.tell("carriage", s.active, colour, road)


def check_lot(s: MerryMen) -> None:
    """A full lot brings a tax rise once what filled it is done (§4.21)."""
    if not free_slots(s):
        s.steps.append(TaxRise())


class Activate(Phase[MerryMen]):
    """The activation of a road, as a villain card shows it (§4.4)."""

    road: i64

    def __init__(self, road: i64) -> None:
        self.road = road

    def run(self, s: MerryMen, ref: Referee) -> None:
        roll_on(s, self.road, ref)
        check_lot(s)


ACTIVATE: Final = tuple([Activate(road) for road in range(ROADS)])


class TaxRise(Phase[MerryMen]):
    """Carriages go back to the bag; as many roads are activated as lay robbed (§4.22)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        robbed: i64 = 0
        bag = s.bag[:]
        for place in s.lot:
            if place >= 0:
                bag[place & 3] += 1
            if place >= LYING:
                robbed += 1
        s.bag = bag
        s.lot = vec[i64]([-1] * LOT)
        ref.tell("tax_rise", s.active, robbed)
        keys: tuple[i64, ...] = ()
        if s.settings.tax_order:
            keys = tuple([rank(s, road) for road in range(ROADS)])
        s.steps.append(Tax(robbed, 0, keys))


def rank(s: MerryMen, road: i64) -> i64:
    """Most pennies, then most barricades, then fewest carriages (§4.23)."""
    carriages: i64 = 0
    for place in range(SPACE_STRIDE):
        if s.carriages[road * SPACE_STRIDE + place] >= 0:
            carriages += 1
    return s.pennies[road] * 100 + s.road_barricades(road) * 10 + 9 - carriages


def next_roads(s: MerryMen, done: i64, keys: tuple[i64, ...]) -> i64:
    """The road to be activated next, or all that are tied for it."""
    best: i64 = -1
    mask: i64 = 0
    for road in range(ROADS):
        if done & bit(road):
            continue
        key: i64 = keys[road] if keys else rank(s, road)
        if key > best:
            best = key
            mask = 0
        if key == best:
            mask |= bit(road)
    return mask


def tax(s: MerryMen, road: i64, left: i64, done: i64, keys: tuple[i64, ...], ref: Referee) -> None:
    """One activation of a tax rise; no road twice before all four (§4.24)."""
    roll_on(s, road, ref)
    done |= bit(road)
    s.steps.append(Tax(left - 1, 0 if done == full(ROADS) else done, keys))


class Tax(Phase[MerryMen]):
    """What is left of a tax rise; a lot that has filled again brings another (§4.25)."""

    left: i64
    done: i64
    keys: tuple[i64, ...]

    def __init__(self, left: i64, done: i64, keys: tuple[i64, ...]) -> None:
        self.left = left
        self.done = done
        self.keys = keys

    def run(self, s: MerryMen, ref: Referee) -> None:
        if self.left == 0:
            check_lot(s)
            return
        roads = next_roads(s, self.done, self.keys)
        if count(roads) == 1:
            tax(s, lowest(roads), self.left, self.done, self.keys, ref)
        else:
            s.steps.append(TaxTie(s.active, self.left, self.done, self.keys))


class TaxTie(SeatStep[MerryMen]):
    """Roads alike in everything: the players decide, here the one whose turn it is."""

    RULE: ClassVar[str] = "4.23"
    left: i64
    done: i64
    keys: tuple[i64, ...]

    def __init__(self, seat: i64, left: i64, done: i64, keys: tuple[i64, ...]) -> None:
        self.seat = seat
        self.left = left
        self.done = done
        self.keys = keys

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return next_roads(s, self.done, self.keys)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        tax(s, k, self.left, self.done, self.keys, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.ACTIVATE, k)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.left]
