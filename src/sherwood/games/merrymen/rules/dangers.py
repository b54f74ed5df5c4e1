"""How near Nottingham is to being lost: pennies that the roads will lose, guards that the village will not hold."""

from __future__ import annotations

import math

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.games.merrymen.rules.cards import VILLAIN_GUARD, VILLAIN_PLACE, VILLAIN_ROAD, VILLAIN_WHO
from sherwood.games.merrymen.rules.hideouts import PER_SITE, at_site
from sherwood.games.merrymen.rules.ids import PRINCE_JOHN, ROAD_SPACE, ROADS, SHERIFF, SITES, SPACE_STRIDE
from sherwood.games.merrymen.rules.state import MerryMen

TAXED: float = 2.2  # pennies that a carriage costs its road, over the whole lot


def cards_to_come(s: MerryMen) -> float:
    """Villain cards that will still be drawn in this game."""
    drawn: i64 = count(s.cards_in) - s.villains.left()
    return float(max(s.seats * s.rounds() - drawn, 0))


def per_card(s: MerryMen) -> float:
    """How likely each card that is still in the pile is to come."""
    left: i64 = s.villains.left()
    return min(1.0, cards_to_come(s) / float(left)) if left else 0.0


def road_slack(s: MerryMen, road: i64, share: float) -> float:
    """Pennies that the road would have left at the end, if nobody did anything for it."""
    alarms: float = 0.0
    plunder: float = 0.0
    left: i64 = s.cards_in & ~s.villain_used
    while left:
        card: i64 = lowest(left)
        left &= left - 1
        if VILLAIN_ROAD[card] == road:
            alarms += share
        if VILLAIN_WHO[card] == PRINCE_JOHN and VILLAIN_PLACE[card] == ROAD_SPACE + road:
            plunder += share
    barricades: i64 = s.road_barricades(road)
    loss: float = TAXED * max(0.0, alarms - float(gap(s, road, barricades)))
    return float(s.pennies[road]) - loss - plunder * float(barricades + 1)


def gap(s: MerryMen, road: i64, front: i64) -> i64:
    """How many activations the first carriage still needs before the castle."""
    n: i64 = 0
    while n <= front and s.carriages[road * SPACE_STRIDE + front - n] < 0:
        n += 1
    return n


def track_slack(s: MerryMen, share: float) -> float:
    """Places that the guards' track would have left at the end, if nobody fought a guard."""
    room: float = float(s.settings.guard_track - s.track)
    for site in range(SITES):
        coming: float = 0.0
        left: i64 = s.cards_in & ~s.villain_used
        while left:
            card: i64 = lowest(left)
            left &= left - 1
            if VILLAIN_GUARD[card] == site:
                coming += share
            if VILLAIN_WHO[card] == SHERIFF and VILLAIN_PLACE[card] == site:
                coming += 2.0 * share
        room -= max(0.0, coming - float(site_room(s, site)))
    return room


def site_room(s: MerryMen, site: i64) -> i64:
    """Guards that a site can take: a trap takes one more than its hideout."""
    n: i64 = PER_SITE - count(at_site(s.guards, site))
    for seat in range(s.seats):
        n += count(at_site(s.traps[seat], site))
    return n


def holds_out(slack: float, doubt: float) -> float:
    """The chance that something with this slack is enough."""
    x: float = slack / doubt
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


def arrested_at(s: MerryMen, hideout: i64) -> bool:
    """Is somebody's man under arrest there?"""
    held: i64 = 0
    for seat in range(s.seats):
        held |= s.men[seat]
    return held & s.guards & bit(hideout) != 0


def poorest(s: MerryMen, mask: i64, share: float) -> i64:
    """The road of a mask that is nearest to losing its last penny."""
    best: i64 = lowest(mask)
    least: float = 1e9
    for road in range(ROADS):
        if mask & bit(road):
            slack: float = road_slack(s, road, share)
            if slack < least:
                least = slack
                best = road
    return best
