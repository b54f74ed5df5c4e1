"""Where everything lies: forts on the wall, warriors in hands, along the wall, face up and spent."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.chance import Rng
from sherwood.engine.errors import Broken
from sherwood.engine.referee import Referee
from sherwood.engine.settings import Settings
from sherwood.engine.state import State
from sherwood.games.romans.rules.cards import (
    ALL_CARDS,
    DECKS,
    FORT_KIND,
    FORT_VALUE,
    KIND,
    SLOTS,
    STRENGTH_OF,
    TIFIE,
    WEAKEST_OF,
)

PROGRAMMING: Final = 0
ATTACK: Final = 1


class RomansSettings(Settings):
    """The options as numbers; words are their place in options.py."""

    neutrals: i64
    fort_deck: i64
    tie_rule: i64
    druhid_rule: i64
    signal_axx: i64
    horsie_may_choose_herself: i64
    qween_mandatory: i64
    neutral_qween_cancels: i64
    axx_plus_malgarde: i64
    svord_timing: i64
    neutral_wins_solo: i64


class Romans(State):
    """Clans 0..seats-1 are led by the seats, the ones after them are neutral.

    Warriors and forts are masks of cards. A neutral's row is not laid in advance: its warriors are
    drawn as they are revealed, which nobody can tell from a row laid face down.
    """

    settings: RomansSettings
    clans: i64 = 0
    phase: i64 = PROGRAMMING
    round: i64 = 0
    turn: i64 = 0
    deck: i64 = 0  # forts still to come
    lost: i64 = 0  # forts discarded
    wall: vec[i64]  # a fort per place, -1 where there is none
    held: vec[i64]  # forts, by clan
    hand: vec[i64]  # warriors not laid yet, by clan
    rows: vec[vec[i64]]  # a warrior per place, -1 where none is laid yet, by clan
    aside: vec[i64]  # not drawn, or put away when programming ended
    up: vec[i64]  # face up
    spent: vec[i64]  # discarded face up this round
    ready: i64 = 0  # seats that have confirmed
    sorted_to: vec[i64]  # how far a Svord's player has rearranged
    fresh: vec[i64]  # the warrior revealed this turn and still on the table, by clan
    shown: i64 = 0  # the kinds of warrior revealed this turn
    svords: i64 = 0  # players who revealed Svord this turn
    seducer: i64 = -1
    seduced: i64 = -1
    captor: i64 = -1
    taken: i64 = -1
    kept: i64 = 0  # the captor's warriors that stay

    def set_up(self, settings: RomansSettings, seats: i64) -> None:
        """All forts in the deck, all warriors with their clans (§2.1, §2.2)."""
        self.seat_players(seats)
        self.settings = settings
        self.clans = seats + settings.neutrals
        clans = self.clans
        self.deck = DECKS[settings.fort_deck]
        self.wall = vec[i64]([-1] * SLOTS)
        self.held = vec[i64]([0] * clans)
        self.hand = vec[i64]([0] * clans)
        self.rows = vec[vec[i64]]([vec[i64]([-1] * SLOTS) for _ in range(clans)])
        self.aside = vec[i64]([ALL_CARDS] * clans)
        self.up = vec[i64]([0] * clans)
        self.spent = vec[i64]([0] * clans)
        self.sorted_to = vec[i64]([0] * clans)
        self.fresh = vec[i64]([-1] * clans)

    def clone(self) -> Romans:
        other = Romans()
        self.copy_into(other)
        other.settings = self.settings
        other.clans = self.clans
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.deck = self.deck
        other.lost = self.lost
        other.wall = self.wall[:]
        other.held = self.held[:]
        other.hand = self.hand[:]
        other.rows = vec[vec[i64]]([row[:] for row in self.rows])
        other.aside = self.aside[:]
        other.up = self.up[:]
        other.spent = self.spent[:]
        other.ready = self.ready
        other.sorted_to = self.sorted_to[:]
        other.fresh = self.fresh[:]
        other.shown = self.shown
        other.svords = self.svords
        other.seducer = self.seducer
        other.seduced = self.seduced
        other.captor = self.captor
        other.taken = self.taken
        other.kept = self.kept
        return other

    # What a seat cannot know

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deal again what lies face down with the other players (§3.3, §11.27)."""
        other = self.clone()
        for clan in range(self.seats):
            if clan != seat:
                other.redeal(clan, rng)
        other.guess_answers(seat, rng)
        return other

    def redeal(self, clan: i64, rng: Rng) -> None:
        row = self.rows[clan]
        pool: i64 = self.aside[clan] | self.hand[clan] | self.hidden(clan)
        if self.sorted_to[clan]:
            self.sorted_to[clan] = self.first_hidden()
        laid = self.phase == ATTACK or self.ready & bit(clan)
        for slot in range(self.first_hidden(), SLOTS):
            row[slot] = -1
            if laid:
                card: i64 = rng.member(pool)
                row[slot] = card
                pool &= ~bit(card)
        if self.phase == ATTACK:
            self.aside[clan] = pool
            return
        self.aside[clan] = 0
        for _out in range(2):
            card = rng.member(pool)
            self.aside[clan] |= bit(card)
            pool &= ~bit(card)
        self.hand[clan] = pool

    def first_hidden(self) -> i64:
        """The first place whose warriors are still face down."""
        return self.turn + 1 if self.phase == ATTACK else 0

    def hidden(self, clan: i64) -> i64:
        """The warriors laid face down along the wall."""
        mask: i64 = 0
        row = self.rows[clan]
        for slot in range(self.first_hidden(), SLOTS):
            if row[slot] >= 0:
                mask |= bit(row[slot])
        return mask

    # Counting

    def is_neutral(self, clan: i64) -> bool:
        return clan >= self.seats

    def points(self, seat: i64) -> i64:
        """The points of the forts a clan holds (§8.2)."""
        total: i64 = 0
        held: i64 = self.held[seat]
        while held:
            total += FORT_VALUE[lowest(held)]
            held &= held - 1
        return total

    def legions(self, clan: i64) -> i64:
        """How many Legion Forts a clan holds (§6.8)."""
        n: i64 = 0
        held: i64 = self.held[clan]
        while held:
            if FORT_KIND[lowest(held)] == TIFIE:
                n += 1
            held &= held - 1
        return n

    def strength(self, clan: i64) -> i64:
        """The strength of the face-up warriors (§4.5), before Qween's theft."""
        return STRENGTH_OF[self.up[clan]]

    def weakest(self, mask: i64) -> i64:
        """The weakest warrior of a mask, by the strength on the card (§11.16)."""
        return WEAKEST_OF[mask]

    def value(self, seat: i64) -> float:
        """The share of the win, and a little for the margin: it guides a search between equal chances."""
        best: i64 = -100
        for clan in range(self.clans):
            if clan != seat and self.points(clan) > best:
                best = self.points(clan)
        margin: float = float(self.points(seat) - best) / 60.0
        margin = min(max(margin, -0.5), 0.5)
        won: float = 0.0
        if self.winners & bit(seat):
            won = 1.0 / float(count(self.winners))
        return 0.85 * won + 0.15 * (0.5 + margin)

    # Atoms: a change and its telling

    def discard(self, clan: i64, card: i64, why: str, ref: Referee) -> None:
        """A face-up warrior leaves the table."""
        self.remove(clan, card)
        ref.tell(why, clan, clan, KIND[card])

    def remove(self, clan: i64, card: i64) -> None:
        up: i64 = self.up[clan]
        spent: i64 = self.spent[clan]
        self.up[clan] = up & ~bit(card)
        self.spent[clan] = spent | bit(card)
        if self.fresh[clan] == card:
            self.fresh[clan] = -1

    # Conservation

    def check(self) -> None:
        """Eighteen forts and nine warriors a clan, each in exactly one place."""
        self.check_forts()
        for clan in range(self.clans):
            self.check_warriors(clan)

    def check_forts(self) -> None:
        places = [self.deck, self.lost, *self.held]
        for fort in self.wall:
            if fort >= 0:
                places.append(bit(fort))
        if self.taken >= 0 and not self.owned(self.taken):
            places.append(bit(self.taken))
        if not _partition(places, DECKS[self.settings.fort_deck]):
            raise Broken("a fort is missing or in two places")

    def owned(self, fort: i64) -> bool:
        for clan in range(self.clans):
            if self.held[clan] & bit(fort):
                return True
        return bool(self.lost & bit(fort))

    def check_warriors(self, clan: i64) -> None:
        places = [self.hand[clan], self.aside[clan], self.up[clan], self.spent[clan], self.hidden(clan)]
        if not _partition(places, ALL_CARDS):
            raise Broken("a warrior is missing or in two places")


def _partition(masks: list[i64], whole: i64) -> bool:
    """Do the masks share nothing and make up the whole?"""
    seen: i64 = 0
    for mask in masks:
        if seen & mask:
            return False
        seen |= mask
    return seen == whole
