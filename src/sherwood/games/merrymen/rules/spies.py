"""The Sheriff's Men in Robin's Den: spies drawn on arrests, woken for their action and a look ahead (§7)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, lowest, nth
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import (
    SPY_ACTION,
    SPY_PRICE,
    SPY_SITE,
    VILLAIN_GUARD,
    VILLAIN_PLACE,
    VILLAIN_ROAD,
    VILLAIN_WHO,
)
from sherwood.games.merrymen.rules.gains import PaySpy, ask_spend, holds, resources, spend
from sherwood.games.merrymen.rules.gather import gather
from sherwood.games.merrymen.rules.hideouts import at_site
from sherwood.games.merrymen.rules.ids import ANY, ROADS, SITES, SPY_LIMIT, VILLAIN_CARDS
from sherwood.games.merrymen.rules.shapes import CardStep, SeatPhase
from sherwood.games.merrymen.rules.state import MerryMen, put


def nth_spy(s: MerryMen, seat: i64, n: i64) -> i64:
    return nth(s.spies[seat], n)


def payable(s: MerryMen, seat: i64, spy: i64) -> bool:
    price = SPY_PRICE[spy]
    return resources(s, seat) > 0 if price == ANY else holds(s, seat, price) > 0


def guards_at(s: MerryMen, site: i64) -> i64:
    return at_site(s.guards, site)


def usable_spies(s: MerryMen, seat: i64) -> i64:
    """Of the seat's spies, in order, those that can be woken now (§7.5-7.6)."""
    mask: i64 = 0
    rest: i64 = s.spies[seat]
    n: i64 = 0
    while rest:
        spy = lowest(rest)
        if guards_at(s, SPY_SITE[spy]) and payable(s, seat, spy):
            mask |= bit(n)
        n += 1
        rest &= rest - 1
    return mask


def spy_bar(s: MerryMen, seat: i64, spy: i64) -> Bar:
    wanted = Action(verbs.WAKE, spy, SPY_PRICE[spy])
    if s.ready[seat] <= 0:
        return Bar(wanted, "no_man", "7.6")
    if not guards_at(s, SPY_SITE[spy]):
        return Bar(wanted, "spy_no_guard", "7.6", SPY_SITE[spy])
    return Bar(wanted, "spy_cost", "7.5", SPY_PRICE[spy])


def play_spy(s: MerryMen, seat: i64, n: i64, ref: Referee) -> None:
    """Pay, replace a guard by a man, take the action, then look at the villain cards to come."""
    spy = nth_spy(s, seat, n)
    s.spies = put(s.spies, seat, s.spies[seat] & ~bit(spy))
    s.spies_played = put(s.spies_played, seat, s.spies_played[seat] | bit(spy))
    s.placer = 0
    ref.tell("wakes", seat, spy)
    s.then([Replace(seat, spy), Peek(seat)])
    if SPY_PRICE[spy] == ANY:
        ask_spend(s, PaySpy(seat, 1), ref)
    else:
        spend(s, seat, SPY_PRICE[spy], 1, "pays_spy", ref)


class Replace(CardStep):
    """Which guard of the spy's site makes room for the man? Bits 0-3."""

    RULE: ClassVar[str] = "7.6"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return guards_at(s, SPY_SITE[self.card])

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        hideout: i64 = 4 * SPY_SITE[self.card] + k
        s.guards &= ~bit(hideout)
        s.ready[seat] -= 1
        s.men[seat] |= bit(hideout)
        s.spot = hideout
        ref.tell("replaces", seat, hideout)
        gather(s, seat, SPY_ACTION[self.card], ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.REPLACE, 4 * SPY_SITE[self.card] + k)


class Peek(SeatPhase):
    """As many villain cards as players, seen by the one player, left in their order (§7.7)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.villains = s.villains.clone()
        for card in ref.peek(s.villains, s.seats, bit(self.seat), "peeked_card", self.seat):
            whisper(s, self.seat, card, ref)
        ref.reveal()


def whisper(s: MerryMen, seat: i64, card: i64, ref: Referee) -> None:
    """Tell a villain card to the one player who looks at it. One kind for all cards: others see the kind."""
    site: i64 = VILLAIN_GUARD[card]
    road: i64 = VILLAIN_ROAD[card]
    if card >= VILLAIN_CARDS and not s.settings.sheriff_icons:
        site = SITES
        road = ROADS
    elif road < 0:
        road = ROADS
    ref.whisper(bit(seat), "peeks", seat, site, VILLAIN_WHO[card], VILLAIN_PLACE[card], road)


def draw_spy(s: MerryMen, seat: i64, ref: Referee) -> None:
    """An arrest brings a spy, up to three; a used-up pile is shuffled again (§7.2)."""
    if not s.settings.spies or count(s.spies[seat]) >= SPY_LIMIT:
        return
    if not s.spy_deck:
        s.spy_deck = s.spy_discard
        s.spy_discard = 0
    if s.spy_deck:
        spy = ref.pull(s.spy_deck, "spy", seat)
        s.spy_deck &= ~bit(spy)
        s.spies = put(s.spies, seat, s.spies[seat] | bit(spy))
        ref.tell("spied", seat, spy)
