"""Quick choices, question by question: what a player who knows the game does without counting.

Each gives the number of a choice, or -1 where anything will do.
"""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.chance import Rng
from sherwood.engine.step import Step
from sherwood.games.merrymen.rules.ambush import Ambush, targets
from sherwood.games.merrymen.rules.archery import Archery
from sherwood.games.merrymen.rules.building import Build, LayPenny
from sherwood.games.merrymen.rules.cards import CARD_ACTIONS
from sherwood.games.merrymen.rules.dangers import arrested_at, gap, per_card, poorest, road_slack, track_slack
from sherwood.games.merrymen.rules.fights import STOP_BIT as LEAVE
from sherwood.games.merrymen.rules.fights import Fight, Strike, can_fight
from sherwood.games.merrymen.rules.gains import GainWeapon, holds
from sherwood.games.merrymen.rules.hero import END_BIT, DraftWeapon, HeroMove
from sherwood.games.merrymen.rules.hideouts import at_site
from sherwood.games.merrymen.rules.ids import (
    ARCHERY,
    BARRICADE,
    CARDS,
    DIE,
    EMISSARY,
    PENNY,
    PRISON,
    ROAD_SPACE,
    ROADS,
    SITES,
    SPACE_STRIDE,
    SPACES,
    STORE,
    TRAP,
    WEAPONS,
)
from sherwood.games.merrymen.rules.placing import PlayCard, UseCard, usable
from sherwood.games.merrymen.rules.prison import STOP_BIT as ENOUGH
from sherwood.games.merrymen.rules.prison import Break, Rescue, breakable
from sherwood.games.merrymen.rules.ransom import Ransom
from sherwood.games.merrymen.rules.round_end import DiscardHand
from sherwood.games.merrymen.rules.shapes import Reroll
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.store import STOP_BIT as AWAY
from sherwood.games.merrymen.rules.store import Store, store_open
from sherwood.games.merrymen.rules.theft import Theft
from sherwood.games.merrymen.rules.village import Village, givable

KEEP_HAND: i64 = 60


def choice_at(s: MerryMen, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
    """The hunch for the step that asks; -1 for any choice."""
    if isinstance(step, HeroMove):
        return next_space(s, seat, mask, rng)
    if isinstance(step, PlayCard):
        return best_card(s, seat, mask, rng)
    if isinstance(step, UseCard):
        return best_use(s, seat, step, mask, rng)
    if isinstance(step, Fight):
        return victim(s, seat, mask)
    if isinstance(step, Strike):
        return two_dice(mask, rng)
    if isinstance(step, Ambush):
        return carriage(mask)
    if isinstance(step, (DraftWeapon, GainWeapon)):
        return weapon(s, seat, mask, rng)
    if isinstance(step, LayPenny):
        return poorest(s, mask, per_card(s))
    if isinstance(step, Build):
        return site_or_road(s, mask, rng)
    return smaller(step, mask, rng)


def smaller(step: Step, mask: i64, rng: Rng) -> i64:
    """Questions with a simple answer."""
    if isinstance(step, (Village, Break)):
        return highest(mask)  # give and spend what can be given: it is what one came for
    if isinstance(step, (Archery, Reroll, Ransom)):
        return lowest(mask)  # shooting again costs nothing, nor does a die; ransoms are points
    if isinstance(step, Theft):
        if mask & 4 and rng.below(3):
            return 2  # a theft that fails costs a man
        return highest(mask & 3)
    if isinstance(step, Rescue):
        return lowest(mask & ~bit(ENOUGH))
    if isinstance(step, DiscardHand):
        return KEEP_HAND
    if isinstance(step, Store):
        return lowest(mask) if mask & 15 else AWAY
    return -1


def highest(mask: i64) -> i64:
    k: i64 = lowest(mask)
    rest: i64 = mask
    while rest:
        k = lowest(rest)
        rest &= rest - 1
    return k


# The hero


def next_space(s: MerryMen, seat: i64, mask: i64, rng: Rng) -> i64:
    """Where a hero does most good: what Nottingham lacks most, then what pays."""
    share: float = per_card(s)
    best: i64 = END_BIT
    most: float = 0.3
    for space in range(SPACES):
        if mask & bit(space):
            here: float = attraction(s, seat, space, share)
            if here > 0.0:
                here += rng.unit()
            if here > most:
                most = here
                best = space
    if mask & bit(SPACES) and rng.below(2):
        return SPACES  # the free move costs nothing
    return best


def attraction(s: MerryMen, seat: i64, space: i64, share: float) -> float:
    """What a space promises; 0 where nothing can be done."""
    if space < SITES:
        return fighting(s, seat, space, share)
    if space < PRISON:
        return robbing(s, seat, space - ROAD_SPACE, share)
    if space == PRISON:
        return 1.6 if breakable(s, seat) else 0.0
    if space == ARCHERY:
        return 2.0 if holds(s, seat, PENNY) < 3 else 1.0
    if space == STORE:
        return 0.4 if store_open(s, seat) else 0.0
    gifts: i64 = givable(s, seat)
    if not gifts:
        return 0.0
    return 1.0 + float(gifts) + max(0.0, 3.0 - track_slack(s, share))


def fighting(s: MerryMen, seat: i64, site: i64, share: float) -> float:
    if not can_fight(s, seat, site):
        return 0.0
    guards: i64 = count(at_site(s.guards, site))
    good: float = 1.0 + 0.4 * float(guards) + max(0.0, 1.5 - 0.5 * track_slack(s, share))
    for hideout in range(4 * site, 4 * site + 4):
        if arrested_at(s, hideout):
            good += 0.8
    return good


def robbing(s: MerryMen, seat: i64, road: i64, share: float) -> float:
    if not targets(s, seat, road):
        return 0.0
    good: float = 2.0 + max(0.0, 2.0 - 0.7 * road_slack(s, road, share))
    if gap(s, road, s.road_barricades(road)) == 0:
        good += 0.8
    return good


def victim(s: MerryMen, seat: i64, mask: i64) -> i64:
    """A guard who holds a man, else any."""
    site: i64 = s.hero_at[seat]
    rest: i64 = mask & ~bit(LEAVE)
    if not rest:
        return LEAVE
    best: i64 = lowest(rest)
    while rest:
        k: i64 = lowest(rest)
        rest &= rest - 1
        if arrested_at(s, 4 * site + k):
            best = k
    return best


def two_dice(mask: i64, rng: Rng) -> i64:
    """Two dice rarely fail; more are wasted on one guard."""
    wanted: i64 = 1 if rng.below(3) == 0 else 2
    best: i64 = lowest(mask)
    rest: i64 = mask
    while rest:
        k: i64 = lowest(rest)
        rest &= rest - 1
        if k // 5 + k % 5 == wanted:
            best = k
    return best


def carriage(mask: i64) -> i64:
    """The carriage nearest the castle, with as few dice as will do."""
    rest: i64 = mask & (bit(4 * SPACE_STRIDE) - 1)
    if not rest:
        return lowest(mask)
    best: i64 = lowest(rest)
    while rest:
        k: i64 = lowest(rest)
        rest &= rest - 1
        if k // 4 > best // 4:
            best = k
    return best


def weapon(s: MerryMen, seat: i64, mask: i64, rng: Rng) -> i64:
    """One that makes a pair for a carriage on the roads."""
    best: i64 = lowest(mask)
    most: float = -1.0
    for kind in range(WEAPONS):
        if mask & bit(kind):
            good: float = rng.unit()
            if s.dice[seat * WEAPONS + kind] == 1:
                good += 1.0
            for place in range(ROADS * SPACE_STRIDE):
                if s.carriages[place] == kind:
                    good += 0.3
            if good > most:
                most = good
                best = kind
    return best


# The men


def value_of(actions: i64) -> float:
    """What the best of these actions is worth: buildings and emissaries are points, the rest prepares them."""
    if actions >> BARRICADE & 7:
        return 3.5
    if actions >> TRAP & 3:
        return 3.0
    if actions >> EMISSARY:
        return 3.0
    if actions & (bit(DIE) - 1):
        return 1.5
    return 1.3 if actions else 0.2


def best_card(s: MerryMen, seat: i64, mask: i64, rng: Rng) -> i64:
    best: i64 = -1
    most: float = -1.0
    rest: i64 = mask & (bit(CARDS) - 1)
    while rest:
        card: i64 = lowest(rest)
        rest &= rest - 1
        here: float = value_of(usable(s, seat, CARD_ACTIONS[card], False)) + rng.unit()
        if not s.hand[seat] & bit(card):
            here -= 0.8  # what lies in the passive pile counts there
        if here > most:
            most = here
            best = card
    return best


def best_use(s: MerryMen, seat: i64, step: UseCard, mask: i64, rng: Rng) -> i64:
    best: i64 = -1
    most: float = 0.9  # resting in a main area gives one thing, and the card stays
    for k in range(2):
        if mask & bit(k):
            here: float = value_of(bit(step.shown(k))) + rng.unit()
            if here > most:
                most = here
                best = k
    return best


def site_or_road(s: MerryMen, mask: i64, rng: Rng) -> i64:
    """A barricade where pennies are short, a trap where guards come next."""
    roads: i64 = mask >> SITES
    if roads and (not mask & (bit(SITES) - 1) or rng.below(2)):
        return SITES + poorest(s, roads, per_card(s))
    best: i64 = lowest(mask)
    fewest: i64 = 99
    for site in range(SITES):
        if mask & bit(site):
            room: i64 = 4 - count(at_site(s.guards, site))
            if room < fewest:
                fewest = room
                best = site
    return best
