"""The Merry Men phase: play a card, place a man, do what the place or the card says (§3.1-3.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.building import Build, barricade_roads, trap_sites
from sherwood.games.merrymen.rules.cards import CARD_ACTION, CARD_ACTIONS, SPY_PRICE, TUCK_ACTION, TUCK_ACTIONS
from sherwood.games.merrymen.rules.emissaries import emissary_lack, emissary_payable, send_emissary
from sherwood.games.merrymen.rules.gather import MainArea, gather
from sherwood.games.merrymen.rules.hideouts import first_free, open_sites
from sherwood.games.merrymen.rules.ids import (
    BARRICADE,
    BARRICADE_LESS,
    CARDS,
    DIE,
    EITHER,
    EMISSARY,
    EMISSARY_LESS,
    EMISSARY_LIMIT,
    HIDEOUTS,
    MAIN,
    MAINS,
    SEATS,
    SITES,
    SQUARE,
    TRAP,
    TRAP_LESS,
    TUCK_CARDS,
    YARD,
)
from sherwood.games.merrymen.rules.passive import trim
from sherwood.games.merrymen.rules.shapes import CardStep
from sherwood.games.merrymen.rules.spies import nth_spy, play_spy, spy_bar, usable_spies
from sherwood.games.merrymen.rules.state import MerryMen, put

# Actions as masks: gathering, at a site of its own or on the Town Square; then what each building allows.
GATHERING: Final[i64] = full(TRAP)
AT_SITES: Final[i64] = full(DIE)  # an action has the number of its site
ROBBING: Final[i64] = GATHERING & ~AT_SITES
TRAPPING: Final[i64] = bit(TRAP) | bit(EITHER)
TRAPPING_LESS: Final[i64] = bit(TRAP_LESS)
BARRICADING: Final[i64] = bit(BARRICADE) | bit(EITHER)
BARRICADING_LESS: Final[i64] = bit(BARRICADE_LESS)
BUILDING: Final[i64] = TRAPPING | TRAPPING_LESS | BARRICADING | BARRICADING_LESS
RESTING: Final[i64] = full(SITES) << 2  # of a card shown: passive in a main area, after its two actions
TUCK_BIT: Final = 50
SPY_BIT: Final = 53
PASS_BIT: Final = 60


def tuck_site(s: MerryMen) -> i64:
    """The place where Tuck is: a site, or 6 for the yard."""
    return s.tuck_at // 4 if s.tuck_at < HIDEOUTS else s.tuck_at - MAIN


def free_hideout(s: MerryMen, site: i64) -> i64:
    """The first hideout from the top where nobody stands, or -1 (§3.11)."""
    return first_free(s.taken(), site)


def usable(s: MerryMen, seat: i64, wanted: i64, tuck: bool) -> i64:
    """Those of the wanted actions that can be done now."""
    mask: i64 = 0
    if wanted & GATHERING:
        sites = open_sites(s.taken())
        if tuck and s.settings.tuck_move == 0:
            sites &= ~bit(tuck_site(s))
        mask = sites & AT_SITES
        if sites & bit(SQUARE):
            mask |= ROBBING
    if wanted & BUILDING and not (tuck and s.tuck_at == YARD):
        mask |= buildable(s, seat, wanted)
    if wanted & bit(EMISSARY) and not tuck and emissary_payable(s, seat, 0):
        mask |= bit(EMISSARY)
    if wanted & bit(EMISSARY_LESS) and not tuck and emissary_payable(s, seat, 1):
        mask |= bit(EMISSARY_LESS)
    return mask & wanted


def buildable(s: MerryMen, seat: i64, wanted: i64) -> i64:
    mask: i64 = 0
    if wanted & TRAPPING and trap_sites(s, seat, 0):
        mask |= TRAPPING
    if wanted & TRAPPING_LESS and trap_sites(s, seat, 1):
        mask |= TRAPPING_LESS
    if wanted & BARRICADING and barricade_roads(s, seat, 0):
        mask |= BARRICADING
    if wanted & BARRICADING_LESS and barricade_roads(s, seat, 1):
        mask |= BARRICADING_LESS
    return mask


def usable_passive(s: MerryMen, seat: i64) -> i64:
    """Cards of the passive pile with an action that can be done now (§3.10)."""
    pile: i64 = s.passive[seat]
    if not pile:
        return 0
    wanted: i64 = 0
    rest: i64 = pile
    while rest:
        wanted |= CARD_ACTIONS[lowest(rest)]
        rest &= rest - 1
    can = usable(s, seat, wanted, False)
    mask: i64 = 0
    rest = pile
    while rest:
        card = lowest(rest)
        if CARD_ACTIONS[card] & can:
            mask |= bit(card)
        rest &= rest - 1
    return mask


def tuck_free(s: MerryMen, seat: i64) -> bool:
    """May this seat move Tuck now? Not from prison, once a round (§6.5, §6.8)."""
    return bool(s.settings.tuck) and s.tuck_at <= YARD and not (s.tuck_moved | s.passed) & bit(seat)


def usable_tuck(s: MerryMen, seat: i64) -> i64:
    if not s.tuck_cards[seat] or not tuck_free(s, seat):
        return 0
    mask: i64 = 0
    for card in range(TUCK_CARDS):
        if s.tuck_cards[seat] & bit(card) and usable(s, seat, TUCK_ACTIONS[card], True):
            mask |= bit(card)
    return mask


def placements(s: MerryMen, seat: i64) -> i64:
    """Every card that places one of the seat's own men."""
    if s.ready[seat] <= 0:
        return 0
    mask: i64 = s.hand[seat] | usable_passive(s, seat)
    if s.spies[seat]:
        mask |= usable_spies(s, seat) << SPY_BIT
    return mask


class PlayCard(SeatStep[MerryMen]):
    """Which card? Bits 0-49 Merry Men (hand or passive), 50-52 Tuck, 53-55 the seat's spies in order, 60 pass."""

    RULE: ClassVar[str] = "3.5"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask = placements(s, seat)
        if not mask:
            mask = bit(PASS_BIT)
        if s.settings.tuck:
            mask |= usable_tuck(s, seat) << TUCK_BIT
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k < CARDS:
            self.show(s, seat, k, ref)
        elif k < SPY_BIT:
            s.tuck_cards = put(s.tuck_cards, seat, s.tuck_cards[seat] & ~bit(k - TUCK_BIT))
            s.tuck_played = put(s.tuck_played, seat, s.tuck_played[seat] | bit(k - TUCK_BIT))
            s.steps.append(UseCard(seat, k, 0))
        elif k < PASS_BIT:
            play_spy(s, seat, k - SPY_BIT, ref)
        else:
            s.passed |= bit(seat)
            ref.tell("passes", seat)

    def show(self, s: MerryMen, seat: i64, card: i64, ref: Referee) -> None:
        """The card lies face up from now on; only how it is used is still open."""
        from_hand: i64 = 1 if s.hand[seat] & bit(card) else 0
        if from_hand:
            ref.reveal()
        s.hand[seat] &= ~bit(card)
        s.passive[seat] &= ~bit(card)
        s.played[seat] |= bit(card)
        s.steps.append(UseCard(seat, card, from_hand))

    def detail(self, s: MerryMen, seat: i64, k: i64) -> list[i64]:
        """The two actions of the card, one's own or Tuck's."""
        if k >= SPY_BIT:
            return []
        first: i64 = CARD_ACTION[2 * k] if k < CARDS else TUCK_ACTION[2 * (k - TUCK_BIT)]
        second: i64 = CARD_ACTION[2 * k + 1] if k < CARDS else TUCK_ACTION[2 * (k - TUCK_BIT) + 1]
        return [first, second]

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k < CARDS:
            return Action(verbs.PLAY if s.hand[seat] & bit(k) else verbs.REUSE, k)
        if k < SPY_BIT:
            return Action(verbs.TUCK, k - TUCK_BIT)
        if k < PASS_BIT:
            spy = nth_spy(s, seat, k - SPY_BIT)
            return Action(verbs.WAKE, spy, SPY_PRICE[spy])
        return Action(verbs.PASS)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = self.legal(s, seat)
        bars: list[Bar] = []
        for card in range(CARDS):
            if s.passive[seat] & bit(card) and not legal & bit(card):
                bars.append(Bar(Action(verbs.REUSE, card), "no_man" if s.ready[seat] <= 0 else "unusable", "3.10"))
        for card in range(TUCK_CARDS):
            if s.tuck_cards[seat] & bit(card) and not legal & bit(TUCK_BIT + card):
                bars.append(_tuck_bar(s, seat, card))
        for i in range(count(s.spies[seat])):
            if not legal & bit(SPY_BIT + i):
                bars.append(spy_bar(s, seat, nth_spy(s, seat, i)))
        return bars


class PlayTuck(PlayCard):
    """After the last man only Tuck is left to be moved, or not (§6.5)."""

    RULE: ClassVar[str] = "6.5"


# A step without other fields than its seat is made once.
PLAY_CARD: Final = tuple([PlayCard(seat) for seat in range(SEATS)])
PLAY_TUCK: Final = tuple([PlayTuck(seat) for seat in range(SEATS)])


def _tuck_bar(s: MerryMen, seat: i64, card: i64) -> Bar:
    wanted = Action(verbs.TUCK, card)
    if s.tuck_at > YARD:
        return Bar(wanted, "tuck_prison", "6.8")
    if s.tuck_moved & bit(seat):
        return Bar(wanted, "tuck_once", "6.5")
    return Bar(wanted, "unusable", "6.4")


class UseCard(CardStep):
    """How is the shown card used? Bits 0 and 1 its actions, 2-7 passive in the main area of a site."""

    RULE: ClassVar[str] = "3.6"
    from_hand: i64

    def __init__(self, seat: i64, card: i64, from_hand: i64) -> None:
        super().__init__(seat, card)
        self.from_hand = from_hand

    def shown(self, k: i64) -> i64:
        """One of the two actions on the card."""
        if self.card < CARDS:
            return CARD_ACTION[2 * self.card + k]
        return TUCK_ACTION[2 * (self.card - TUCK_BIT) + k]

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.shown(0), self.shown(1)]

    def legal(self, s: MerryMen, seat: i64) -> i64:
        a = self.shown(0)
        b = self.shown(1)
        can = usable(s, seat, bit(a) | bit(b), self.card >= CARDS)
        mask: i64 = RESTING if self.from_hand else 0
        if can & bit(a):
            mask |= 1
        if can & bit(b):
            mask |= 2
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        s.placer = 1 if self.card >= CARDS else 0
        if k < 2:
            self.tell(s, seat, self.shown(k), ref)
            perform(s, seat, self.shown(k), ref)
        else:
            ref.tell("rests", seat, self.card, k - 2)
            rest(s, seat, self.card, k - 2)

    def tell(self, s: MerryMen, seat: i64, action: i64, ref: Referee) -> None:
        if self.card < CARDS:
            ref.tell("plays", seat, self.card, action)
        else:
            ref.tell("plays_tuck", seat, self.card - TUCK_BIT, action)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.USE, self.shown(k)) if k < 2 else Action(verbs.REST, k - 2)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = self.legal(s, seat)
        bars: list[Bar] = []
        for k in range(2):
            if not legal & bit(k):
                bars.append(action_bar(s, seat, self.shown(k), self.card >= CARDS))
        return bars


def action_bar(s: MerryMen, seat: i64, action: i64, tuck: bool) -> Bar:
    """Why an action of a card cannot be done now."""
    wanted = Action(verbs.USE, action)
    if action < TRAP:
        site: i64 = action if action < DIE else SQUARE
        if free_hideout(s, site) >= 0:
            return Bar(wanted, "tuck_here", "6.4", site)
        return Bar(wanted, "no_hideout", "3.11", site)
    if tuck and s.tuck_at == YARD:
        return Bar(wanted, "tuck_yard", "6.4")
    if action >= EMISSARY:
        if s.emissaries[seat] >= EMISSARY_LIMIT:
            return Bar(wanted, "emissaries", "3.43")
        lack = emissary_lack(s, seat, 1 if action == EMISSARY_LESS else 0)
        return Bar(wanted, "emissary_cost", "3.41", lack[0], lack[1], lack[2])
    return Bar(wanted, "nowhere", "3.28")


def place(s: MerryMen, seat: i64, spot: i64) -> None:
    """The man, or Tuck, stands there until the end of the round."""
    s.spot = spot
    if s.placer:
        s.tuck_at = spot
        s.tuck_by = seat
        s.tuck_moved |= bit(seat)
        return
    s.ready[seat] -= 1
    if spot < HIDEOUTS:
        s.men[seat] |= bit(spot)
    else:
        s.mains[seat * MAINS + spot - MAIN] += 1


def perform(s: MerryMen, seat: i64, action: i64, ref: Referee) -> None:
    if action < TRAP:
        place(s, seat, free_hideout(s, action if action < DIE else SQUARE))
        gather(s, seat, action, ref)
    elif action < EMISSARY:
        place(s, seat, YARD)
        traps: i64 = 1 if action <= TRAP_LESS or action == EITHER else 0
        barricades: i64 = 1 if action >= BARRICADE else 0
        less: i64 = 1 if action in (TRAP_LESS, BARRICADE_LESS) else 0
        s.steps.append(Build(seat, traps, barricades, less))
    else:
        s.ready[seat] -= 1
        send_emissary(s, seat, 1 if action == EMISSARY_LESS else 0, ref)


def rest(s: MerryMen, seat: i64, card: i64, site: i64) -> None:
    """The card goes to the passive pile, and one out of a full one; then the main area gives its unit (§3.9, §3.12)."""
    s.played[seat] &= ~bit(card)
    s.passive[seat] |= bit(card)
    place(s, seat, MAIN + site)
    s.steps.append(MainArea(seat, site))
    trim(s, seat)
