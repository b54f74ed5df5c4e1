"""The position: the pieces, and what can be asked of them as a whole."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, full
from sherwood.engine.chance import Dice, Rng
from sherwood.games.merrymen.rules.check import check
from sherwood.games.merrymen.rules.ids import TASKS
from sherwood.games.merrymen.rules.pieces import Pieces
from sherwood.games.merrymen.rules.score import total, worth


class MerryMen(Pieces):
    """The pieces with their copies, guesses, conservation and points."""

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

    def last_round(self) -> bool:
        return self.round == self.rounds()

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_turn(self, turn: i64) -> i64:
        """The seat whose turn it is, counting from the first player."""
        return (self.first + turn) % self.seats

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
