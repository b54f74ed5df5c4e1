"""Robbing carriages on a road (§4.28-4.34)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import LOT_PRIZE, LOT_REWARD
from sherwood.games.merrymen.rules.combat import WeaponReroll, decline, miss, strike
from sherwood.games.merrymen.rules.gains import famous, return_weapons, reward, score
from sherwood.games.merrymen.rules.ids import BARRICADE_STRIDE, BARRICADE_VP, LYING, PINK, SPACE_STRIDE, WEAPONS, WILL
from sherwood.games.merrymen.rules.roads import check_lot, free_slots
from sherwood.games.merrymen.rules.shapes import LaterPhase, RoadStep
from sherwood.games.merrymen.rules.state import MerryMen, put
from sherwood.games.merrymen.rules.villains import ability

STOP_BIT: Final = 20
FEWEST: Final = 2


def fewest(s: MerryMen, seat: i64, colour: i64) -> i64:
    """Dice a carriage asks for: two of its colour; Will robs pink ones with one (§9.2)."""
    return 1 if colour == PINK and ability(s, seat, WILL) else FEWEST


def targets(s: MerryMen, seat: i64, road: i64) -> i64:
    """Bit 4 * place + dice - 1 for every carriage and number of dice that may be rolled."""
    mask: i64 = 0
    for place in range(SPACE_STRIDE):
        colour: i64 = s.carriages[road * SPACE_STRIDE + place]
        if colour >= 0:
            for n in range(fewest(s, seat, colour), s.dice[seat * WEAPONS + colour] + 1):
                mask |= bit(4 * place + n - 1)
    return mask


def ambush_again(s: MerryMen, seat: i64, road: i64) -> None:
    if targets(s, seat, road):
        s.steps.append(Ambush(seat, road))


class Ambush(RoadStep):
    """Which carriage of the road to rob, and with how many dice of its colour (§4.28)?"""

    RULE: ClassVar[str] = "4.28"

    def colour(self, s: MerryMen, place: i64) -> i64:
        return s.carriages[self.road * SPACE_STRIDE + place]

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return targets(s, seat, self.road) | bit(STOP_BIT)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == STOP_BIT:
            decline(s, ref)
            return
        s.acted = 1
        place: i64 = k // 4
        dice: i64 = k % 4 + 1
        ref.tell("ambushes", seat, self.colour(s, place), self.road)
        if strike(s, seat, dice, ref):
            rob(s, seat, self.road, place, dice, ref)
        else:
            miss(s, seat, AmbushReroll(seat, self.road, place, dice), ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == STOP_BIT:
            return Action(verbs.STOP if s.acted else verbs.END)
        return Action(verbs.AMBUSH, k // 4 * 4 + self.colour(s, k // 4), k % 4 + 1)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for place in range(SPACE_STRIDE):
            colour = self.colour(s, place)
            if colour >= 0 and s.dice[seat * WEAPONS + colour] < fewest(s, seat, colour):
                wanted = Action(verbs.AMBUSH, 4 * place + colour, fewest(s, seat, colour))
                bars.append(Bar(wanted, "dice", "4.28", fewest(s, seat, colour), colour))
        return bars

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.road]


class AmbushReroll(WeaponReroll):
    """Distractions after a failed ambush: each rolls one of its dice again (§4.29)."""

    road: i64
    place: i64
    dice: i64

    def __init__(self, seat: i64, road: i64, place: i64, dice: i64) -> None:
        self.seat = seat
        self.road = road
        self.place = place
        self.dice = dice

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        rob(s, seat, self.road, self.place, self.dice, ref)


def rob(s: MerryMen, seat: i64, road: i64, place: i64, dice: i64, ref: Referee) -> None:
    """The carriage is taken; dice used go back to the store; the robber chooses its slot (§4.31-4.33)."""
    colour: i64 = s.carriages[road * SPACE_STRIDE + place]
    ref.tell("robs", seat, colour, road)
    return_weapons(s, seat, colour, dice)
    famous(s, seat, ref)
    s.steps.append(AmbushAgain(seat, road))
    slots = free_slots(s)
    if count(slots) > 1:
        s.steps.append(Park(seat, road, place))
    else:
        park(s, seat, road, place, lowest(slots), ref)


class Park(RoadStep):
    """On which free slot of the lot is the robbed carriage laid down?"""

    RULE: ClassVar[str] = "4.32"
    place: i64

    def __init__(self, seat: i64, road: i64, place: i64) -> None:
        super().__init__(seat, road)
        self.place = place

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return free_slots(s)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        park(s, seat, self.road, self.place, k, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.LAY_DOWN, k, LOT_PRIZE[k % 3])


def park(s: MerryMen, seat: i64, road: i64, place: i64, slot: i64, ref: Referee) -> None:
    """A tax rise waits until the robbery is paid out (§4.21)."""
    s.lot = put(s.lot, slot, s.carriages[road * SPACE_STRIDE + place] + LYING)
    s.carriages = put(s.carriages, road * SPACE_STRIDE + place, -1)
    ref.tell("parks", seat, slot)
    check_lot(s)
    reward(s, seat, LOT_REWARD, slot % 3, "spoils", ref)
    for space in range(BARRICADE_STRIDE):
        owner: i64 = s.barricades[road * BARRICADE_STRIDE + space]
        if owner >= 0:
            score(s, owner, BARRICADE_VP, ref)


class AmbushAgain(LaterPhase):
    """Another carriage on the same road, while the dice allow, is still the same move (§4.34)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        ambush_again(s, self.seat, self.what)
