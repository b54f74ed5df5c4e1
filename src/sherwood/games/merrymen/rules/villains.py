"""Villain cards: a guard, a villain, a road (§4.4-4.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count
from sherwood.engine.referee import Referee
from sherwood.engine.step import EitherStep, Phase
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import VILLAIN_GUARD, VILLAIN_PLACE, VILLAIN_ROAD, VILLAIN_WHO
from sherwood.games.merrymen.rules.fines import arrest
from sherwood.games.merrymen.rules.gains import holds, spend
from sherwood.games.merrymen.rules.hideouts import first_free
from sherwood.games.merrymen.rules.ids import (
    ARCHERY,
    BARRICADE_STRIDE,
    DISTRACTION,
    GUY,
    MARIAN,
    OVERRUN,
    ROAD_SPACE,
    SHERIFF,
    SHERIFF_CARDS,
    SITES,
    SPACE_STRIDE,
    VILLAIN_CARDS,
)
from sherwood.games.merrymen.rules.passive import trim
from sherwood.games.merrymen.rules.roads import ACTIVATE, check_lot, lose_pennies, to_castle
from sherwood.games.merrymen.rules.spies import draw_spy
from sherwood.games.merrymen.rules.state import MerryMen, put

GUARD_PIECES: Final = 30


def ability(s: MerryMen, seat: i64, hero: i64) -> bool:
    """Is this the seat's hero, with the card face up?"""
    return s.hero[seat] == hero and s.turned[seat] == 0


class VillainCard(Phase[MerryMen]):
    """Guard, villain, road, in this order."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.villains = s.villains.clone()
        card = ref.draw(s.villains, "villain_card", s.active)
        s.villain_used |= bit(card)
        # One that somebody has looked at is drawn without chance, and is still news to the others (§7.7).
        ref.reveal()
        ref.tell("villain_card", s.active, card)
        blank = card >= VILLAIN_CARDS and not s.settings.sheriff_icons
        if VILLAIN_ROAD[card] >= 0 and not blank:
            s.steps.append(ACTIVATE[VILLAIN_ROAD[card]])
        s.steps.append(PLACE_VILLAIN[card])
        if not blank:
            s.steps.append(PLACE_GUARD[VILLAIN_GUARD[card]])


VILLAIN_CARD: Final = VillainCard()


def guards_out(s: MerryMen) -> i64:
    n: i64 = count(s.guards) + s.track
    for captives in s.captives:
        n += captives
    return n


class PlaceGuard(Phase[MerryMen]):
    """To the first hideout from the top without a guard, else to the village's track (§4.5-4.9)."""

    site: i64

    def __init__(self, site: i64) -> None:
        self.site = site

    def run(self, s: MerryMen, ref: Referee) -> None:
        if s.settings.guard_supply and guards_out(s) >= GUARD_PIECES:
            ref.tell("no_guard", s.active)
            return
        hideout = first_free(s.guards, self.site)
        if hideout >= 0:
            guard_hideout(s, hideout, ref)
        else:
            guard_track(s, ref)


PLACE_GUARD: Final = tuple([PlaceGuard(site) for site in range(SITES)])


def guard_track(s: MerryMen, ref: Referee) -> None:
    s.track += 1
    ref.tell("track", s.active, s.track)
    if s.track >= s.settings.guard_track and s.ending < 0:
        ref.tell("overrun", s.active)
        s.finish(0, OVERRUN)


def guard_hideout(s: MerryMen, hideout: i64, ref: Referee) -> None:
    """A trap catches the guard before he can arrest anybody (§4.7)."""
    here: i64 = bit(hideout)
    for owner in range(s.seats):
        if s.traps[owner] & here:
            s.traps = put(s.traps, owner, s.traps[owner] & ~here)
            s.captives = put(s.captives, owner, s.captives[owner] + 1)
            ref.tell("captured", owner, hideout)
            return
    s.guards |= here
    ref.tell("guard", s.active, hideout)
    if s.tuck_at == hideout:
        arrested(s, s.active if s.settings.tuck_fine else s.tuck_by, hideout, ref)
        return
    for owner in range(s.seats):
        if s.men[owner] & here:
            arrested(s, owner, hideout, ref)
            return


def arrested(s: MerryMen, seat: i64, hideout: i64, ref: Referee) -> None:
    arrest(s, seat, hideout, ref)
    draw_spy(s, seat, ref)
    trim(s, seat)


class PlaceVillain(Phase[MerryMen]):
    """A villain comes to the space on the card, acts there and meets the heroes (§4.4, §4.11)."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: MerryMen, ref: Referee) -> None:
        villain = VILLAIN_WHO[self.card]
        space = VILLAIN_PLACE[self.card]
        s.villain_at = put(s.villain_at, villain, space)
        ref.tell("villain", s.active, villain, space)
        act(s, villain, space, ref)
        for seat in range(s.seats):
            if s.hero_at[seat] == space and s.ending < 0:
                meet(s, seat, ref)


PLACE_VILLAIN: Final = tuple([PlaceVillain(card) for card in range(VILLAIN_CARDS + SHERIFF_CARDS)])


def act(s: MerryMen, villain: i64, space: i64, ref: Referee) -> None:
    if villain == SHERIFF:
        sheriff(s, space, ref)
    elif villain == GUY:
        guy(s, space - ROAD_SPACE, ref)
    else:
        road: i64 = space - ROAD_SPACE
        lose_pennies(s, road, s.road_barricades(road) + 1, "plundered", ref)


def sheriff(s: MerryMen, space: i64, ref: Referee) -> None:
    """Two guards at a site (§4.10); a penny for the first competition at the archery ground (§8.2)."""
    if space == ARCHERY:
        s.arrow += 1
        ref.tell("arrow", s.active, s.arrow)
    elif space < SITES:
        s.then([PLACE_GUARD[space], PLACE_GUARD[space]])


def guy(s: MerryMen, road: i64, ref: Referee) -> None:
    """The built barricade nearest the castle goes home; a carriage right behind it goes to the castle (§4.15)."""
    front = s.road_barricades(road)
    if front == 0:
        return
    owner: i64 = s.barricades[road * BARRICADE_STRIDE + front - 1]
    s.barricades = put(s.barricades, road * BARRICADE_STRIDE + front - 1, -1)
    ref.tell("torn", owner, road)
    colour: i64 = s.carriages[road * SPACE_STRIDE + front]
    if colour >= 0:
        s.carriages = put(s.carriages, road * SPACE_STRIDE + front, -1)
        to_castle(s, road, colour, ref)
        check_lot(s)


def meet(s: MerryMen, seat: i64, ref: Referee) -> None:
    """A villain comes to a hero's space: a distraction, or the hero card is turned (§4.11)."""
    if ability(s, seat, MARIAN) or s.turned[seat]:
        return
    if holds(s, seat, DISTRACTION) == 0:
        turn_over(s, seat, ref)
    elif s.settings.buy_out:
        s.steps.append(Caught(seat))
    else:
        spend(s, seat, DISTRACTION, 1, "dodges", ref)


def turn_over(s: MerryMen, seat: i64, ref: Referee) -> None:
    s.turned = put(s.turned, seat, s.round)
    ref.tell("turned", seat)


class Caught(EitherStep[MerryMen]):
    """Where buying oneself out is a choice: spend the distraction or have the card turned."""

    RULE: ClassVar[str] = "4.11"

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            spend(s, seat, DISTRACTION, 1, "dodges", ref)
        else:
            turn_over(s, seat, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.CAUGHT if k else verbs.BUY_OUT)
