"""The position: every piece of the game as small numbers and masks."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, full
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.pile import Pile
from sherwood.engine.state import State
from sherwood.games.merrymen.rules.cards import CARRIAGES, LOT_COLUMNS, ROUNDS
from sherwood.games.merrymen.rules.check import check
from sherwood.games.merrymen.rules.ids import (
    BARRICADE_STRIDE,
    CARDS,
    GOODS,
    HOME,
    LOT,
    MAINS,
    NOWHERE,
    ROADS,
    SETTING_UP,
    SHERIFF_CARDS,
    SPACE_STRIDE,
    TASKS,
    VILLAIN_CARDS,
    VILLAINS,
    WEAPONS,
)
from sherwood.games.merrymen.rules.score import total, worth
from sherwood.games.merrymen.rules.settings import MerryMenSettings


class MerryMen(State):
    """Nottingham and its outlaws. Cards and hideouts are bits; lists are by seat unless they say otherwise."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "phase", "first", "active", "guards", "track", "deck", "discard", "spy_deck", "spy_discard",
        "ransom", "ransom_left", "villain_used", "arrow", "fourth", "passed", "spot", "placer",
        "tuck_at", "tuck_by", "tuck_moved", "moves", "free", "reroll", "acted", "cards_in",
        "vp", "reputation", "hero", "hero_at", "turned", "ready", "training", "captives", "built", "laid",
        "emissaries", "hand", "tasks", "passive", "played", "tuck_cards", "tuck_played", "spies", "spies_played",
        "goods", "dice", "store", "traps", "men", "mains", "cells", "stash", "fines",
        "pennies", "barricades", "carriages", "lot", "villain_at", "bag", "villains",
    )  # fmt: skip

    settings: MerryMenSettings
    round: i64 = 1
    phase: i64 = SETTING_UP
    first: i64 = 0
    active: i64 = 0  # whose turn it is, also while somebody else is asked
    guards: i64 = 0  # mask of hideouts with a guard
    track: i64 = 0  # guards on the village's track
    deck: i64 = 0  # mask of Merry Men cards; unordered, as nobody has seen the order
    discard: i64 = 0
    spy_deck: i64 = 0
    spy_discard: i64 = 0
    ransom: i64 = -1
    ransom_left: i64 = 0
    villain_used: i64 = 0
    cards_in: i64 = 0  # mask of the villain and Sheriff cards in this game
    arrow: i64 = 0  # pennies waiting on the first archery competition (§8.3)
    fourth: i64 = 0  # mask of seats with the fourth hideout
    passed: i64 = 0  # mask of seats that will not move Tuck any more this round
    spot: i64 = NOWHERE  # where the man now being placed stands
    placer: i64 = 0  # 1 while it is Tuck who is being placed
    tuck_at: i64 = NOWHERE
    tuck_by: i64 = 0  # who moved Tuck last
    tuck_moved: i64 = 0  # mask of seats that moved Tuck this round
    moves: i64 = 0  # of the active hero
    free: i64 = 0  # 1 while the active hero still has his free move
    reroll: i64 = 0  # 1 while Robin may still reroll a die in this move
    acted: i64 = 0  # 1 once the action of this space was tried

    vp: vec[i64]
    reputation: vec[i64]
    hero: vec[i64]
    hero_at: vec[i64]
    turned: vec[i64]  # the round in which the hero card was turned over, 0 = face up
    ready: vec[i64]
    training: vec[i64]
    captives: vec[i64]
    built: vec[i64]  # barricades taken from the player board
    laid: vec[i64]  # traps taken from the player board
    emissaries: vec[i64]
    hand: vec[i64]
    tasks: vec[i64]
    passive: vec[i64]
    played: vec[i64]  # active cards of this round
    tuck_cards: vec[i64]
    tuck_played: vec[i64]
    spies: vec[i64]
    spies_played: vec[i64]
    goods: vec[i64]  # seat * 5 + kind
    dice: vec[i64]  # seat * 4 + weapon
    store: vec[i64]  # weapon dice nobody holds, by weapon
    traps: vec[i64]  # by owner: mask of hideouts
    men: vec[i64]  # by owner: mask of hideouts
    mains: vec[i64]  # seat * 7 + site (6 = construction yard): men there
    cells: vec[i64]  # seat * 4 + level (0-2, 3 = hanged)
    stash: vec[i64]  # the Sheriff's, by kind
    fines: vec[i64]  # by kind: mask of hideouts where one lies beside an arrested man
    pennies: vec[i64]  # by road
    barricades: vec[i64]  # road * 4 + place, far end first: owner or -1
    carriages: vec[i64]  # road * 5 + place, far end first: colour or -1
    lot: vec[i64]  # slots in filling order: -1, colour (standing) or colour + 4 (lying)
    villain_at: vec[i64]
    bag: vec[i64]  # carriages not on the board, by colour
    villains: Pile  # replaced by a clone before it changes, so that clones of the state may share it

    def set_up(self, settings: MerryMenSettings, seats: i64) -> None:
        """Everything in its box; the set-up phase deals it out."""
        self.seat_players(seats)
        n = int(seats)
        self.settings = settings
        self.deck = full(CARDS)
        self.ransom_left = full(12)
        self.vp = vec[i64]([0] * n)
        self.reputation = vec[i64]([0] * n)
        self.hero = vec[i64]([-1] * n)
        self.hero_at = vec[i64]([HOME] * n)
        self.turned = vec[i64]([0] * n)
        self.ready = vec[i64]([0] * n)
        self.training = vec[i64]([0] * n)
        self.captives = vec[i64]([0] * n)
        self.built = vec[i64]([0] * n)
        self.laid = vec[i64]([0] * n)
        self.emissaries = vec[i64]([0] * n)
        self.hand = vec[i64]([0] * n)
        self.tasks = vec[i64]([0] * n)
        self.passive = vec[i64]([0] * n)
        self.played = vec[i64]([0] * n)
        self.tuck_cards = vec[i64]([0] * n)
        self.tuck_played = vec[i64]([0] * n)
        self.spies = vec[i64]([0] * n)
        self.spies_played = vec[i64]([0] * n)
        self.goods = vec[i64]([0] * (n * GOODS))
        self.dice = vec[i64]([0] * (n * WEAPONS))
        self.store = vec[i64]([seats] * WEAPONS)
        self.traps = vec[i64]([0] * n)
        self.men = vec[i64]([0] * n)
        self.mains = vec[i64]([0] * (n * MAINS))
        self.cells = vec[i64]([0] * (n * 4))
        self.stash = vec[i64]([0] * GOODS)
        self.fines = vec[i64]([0] * GOODS)
        self.pennies = vec[i64]([0] * ROADS)
        self.barricades = vec[i64]([-1] * (ROADS * BARRICADE_STRIDE))
        self.carriages = vec[i64]([-1] * (ROADS * SPACE_STRIDE))
        self.lot = vec[i64]([-1] * LOT)
        self.villain_at = vec[i64]([HOME] * VILLAINS)
        self.bag = CARRIAGES[:]
        self.villains = Pile([0] * (VILLAIN_CARDS + SHERIFF_CARDS))

    def clone(self) -> MerryMen:
        other = MerryMen()
        self.copy_into(other)
        other.settings = self.settings
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.guards = self.guards
        other.track = self.track
        other.deck = self.deck
        other.discard = self.discard
        other.spy_deck = self.spy_deck
        other.spy_discard = self.spy_discard
        other.ransom = self.ransom
        other.ransom_left = self.ransom_left
        other.villain_used = self.villain_used
        other.cards_in = self.cards_in
        other.arrow = self.arrow
        other.fourth = self.fourth
        other.passed = self.passed
        other.spot = self.spot
        other.placer = self.placer
        other.tuck_at = self.tuck_at
        other.tuck_by = self.tuck_by
        other.tuck_moved = self.tuck_moved
        other.moves = self.moves
        other.free = self.free
        other.reroll = self.reroll
        other.acted = self.acted
        other.vp = self.vp[:]
        other.reputation = self.reputation
        other.hero = self.hero
        other.hero_at = self.hero_at[:]
        other.turned = self.turned
        other.ready = self.ready[:]
        other.training = self.training
        other.captives = self.captives
        other.built = self.built
        other.laid = self.laid
        other.emissaries = self.emissaries
        other.hand = self.hand[:]
        other.tasks = self.tasks
        other.passive = self.passive[:]
        other.played = self.played[:]
        other.tuck_cards = self.tuck_cards
        other.tuck_played = self.tuck_played
        other.spies = self.spies
        other.spies_played = self.spies_played
        other.goods = self.goods[:]
        other.dice = self.dice[:]
        other.store = self.store[:]
        other.traps = self.traps
        other.men = self.men[:]
        other.mains = self.mains[:]
        other.cells = self.cells
        other.stash = self.stash
        other.fines = self.fines
        other.pennies = self.pennies
        other.barricades = self.barricades
        other.carriages = self.carriages
        other.lot = self.lot
        other.villain_at = self.villain_at
        other.bag = self.bag
        other.villains = self.villains
        return other

    def guess(self, seat: i64, rng: Rng) -> MerryMen:
        """Other hands and the deck are one pool, tasks another; peeked villain cards lie in their pile."""
        other = self.clone()
        self.guess_hands(other, seat, rng)
        if self.ending < 0:  # the final count shows them
            self.guess_tasks(other, seat, rng)
        other.villains = self.villains.clone()
        other.villains.redeal(seat, Dice(rng))
        return other

    def guess_hands(self, other: MerryMen, seat: i64, rng: Rng) -> None:
        pool: i64 = self.deck
        for i in range(self.seats):
            if i != seat:
                pool |= self.hand[i]
        for i in range(self.seats):
            if i != seat:
                other.hand[i] = some(pool, count(self.hand[i]), rng)
                pool &= ~other.hand[i]
        other.deck = pool

    def guess_tasks(self, other: MerryMen, seat: i64, rng: Rng) -> None:
        pool: i64 = full(TASKS)
        if seat >= 0:
            pool &= ~self.tasks[seat]
        for i in range(self.seats):
            if i != seat:
                other.tasks = put(other.tasks, i, some(pool, count(self.tasks[i]), rng))
                pool &= ~other.tasks[i]

    def check(self) -> None:
        check(self)

    def points(self, seat: i64) -> i64:
        return total(self, seat)

    def value(self, seat: i64) -> float:
        return worth(self, seat)

    def rounds(self) -> i64:
        return ROUNDS[self.seats]

    def slots(self) -> i64:
        """Lot slots in use (§4.20)."""
        return 3 * LOT_COLUMNS[self.seats]

    def last_round(self) -> bool:
        return self.round == self.rounds()

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_turn(self, turn: i64) -> i64:
        """The seat whose turn it is, counting from the first player."""
        return (self.first + turn) % self.seats

    def road_barricades(self, road: i64) -> i64:
        """Barricades built on a road; they fill it from the far end without gaps (§3.34)."""
        n: i64 = 0
        while n < self.settings.barricade_spaces and self.barricades[road * BARRICADE_STRIDE + n] >= 0:
            n += 1
        return n

    def taken(self) -> i64:
        """Hideouts where somebody stands: a guard, a man or Tuck."""
        mask: i64 = self.guards
        for seat in range(self.seats):
            mask |= self.men[seat]
        if self.tuck_at < 24:
            mask |= bit(self.tuck_at)
        return mask


def put(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A changed copy. Lists that seldom change are replaced this way, so that clones may share them."""
    changed = values[:]
    changed[at] = value
    return changed


def some(pool: i64, n: i64, rng: Rng) -> i64:
    """n of the things in the pool."""
    chosen: i64 = 0
    for _ in range(n):
        chosen |= bit(rng.member(pool & ~chosen))
    return chosen
