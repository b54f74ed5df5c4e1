"""Where every tile lies, where Robins and Bards stand, and what this turn has seen so far."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count
from sherwood.engine.errors import Broken
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.games.locksley.rules.cards import KING, SPACES, TILES
from sherwood.games.locksley.rules.readings import LocksleySettings, Readings
from sherwood.games.locksley.rules.tally import counts, held, one, packed, spread, total

BY_KING: Final = 0
BY_LAPPING: Final = 1
ENDINGS: Final[tuple[str, ...]] = ("king", "lapped")
WHOLE: Final = packed(list(TILES))  # all sixty tiles (§1.2)
TO_SELL: Final = 3  # the smallest collection that can be sold (§6.2)
DROPPED: Final = 2  # tiles that a sale discards (§6.3)


class Locksley(State):
    """Loot, gold, pile and discards are tallies, one number each; positions show them as six counts."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "first", "track", "grid", "holes", "robin", "bard", "loot", "gold", "pile", "discard",
        "ridden", "acted", "sold", "cheap", "idle",
    )  # fmt: skip

    settings: Readings
    first: i64 = -1  # who began
    track: vec[i64]  # a fame space per space of the lap; never changed once laid, so clones share it
    grid: vec[i64]  # a colour per space, -1 where no tile lies
    holes: i64 = 0  # spaces where neither a tile lies nor a Robin stands
    robin0: i64 = -1  # a space of the grid, -1 before the corners are taken
    robin1: i64 = -1
    bard0: i64 = 0  # steps made since the start
    bard1: i64 = 0
    loot0: i64 = 0
    loot1: i64 = 0
    gold0: i64 = 0
    gold1: i64 = 0
    stock: i64 = 0  # the draw pile: which tiles it holds is known, their order to nobody (§1.7)
    dropped: i64 = 0
    ridden: i64 = 0  # this turn: has the Robin ridden (§4.5)
    acted: i64 = 0  # this turn: has loot been taken or sold, or the Bard moved (§11.1)
    sold: i64 = 0  # this turn: colours whose sale is still open (§6.6)
    cheap: i64 = 0  # and those of them that brought exactly one coin (§7.7)
    idle: i64 = 0  # seats whose last turn was idle (§11.1)

    def set_up(self, chosen: LocksleySettings, seats: i64) -> None:
        """An empty grid, and every tile in the pile (§1.2)."""
        self.seat_players(seats)
        self.settings = Readings(chosen)
        self.track = vec[i64]()
        self.grid = vec[i64]([-1] * SPACES)
        self.stock = WHOLE

    def clone(self) -> Locksley:
        other = Locksley()
        self.copy_into(other)
        other.settings = self.settings
        other.first = self.first
        other.track = self.track
        other.grid = self.grid[:]
        other.holes = self.holes
        other.robin0 = self.robin0
        other.robin1 = self.robin1
        other.bard0 = self.bard0
        other.bard1 = self.bard1
        other.loot0 = self.loot0
        other.loot1 = self.loot1
        other.gold0 = self.gold0
        other.gold1 = self.gold1
        other.stock = self.stock
        other.dropped = self.dropped
        other.ridden = self.ridden
        other.acted = self.acted
        other.sold = self.sold
        other.cheap = self.cheap
        other.idle = self.idle
        return other

    # As positions show it: lists, by seat

    @property
    def robin(self) -> list[i64]:
        return [self.robin0, self.robin1]

    @robin.setter
    def robin(self, spaces: list[i64]) -> None:
        self.robin0 = spaces[0]
        self.robin1 = spaces[1]

    @property
    def bard(self) -> list[i64]:
        return [self.bard0, self.bard1]

    @bard.setter
    def bard(self, positions: list[i64]) -> None:
        self.bard0 = positions[0]
        self.bard1 = positions[1]

    @property
    def loot(self) -> list[list[i64]]:
        return [spread(self.loot0), spread(self.loot1)]

    @loot.setter
    def loot(self, counts: list[list[i64]]) -> None:
        self.loot0 = packed(counts[0])
        self.loot1 = packed(counts[1])

    @property
    def gold(self) -> list[list[i64]]:
        return [spread(self.gold0), spread(self.gold1)]

    @gold.setter
    def gold(self, counts: list[list[i64]]) -> None:
        self.gold0 = packed(counts[0])
        self.gold1 = packed(counts[1])

    @property
    def pile(self) -> list[i64]:
        return spread(self.stock)

    @pile.setter
    def pile(self, counts: list[i64]) -> None:
        self.stock = packed(counts)

    @property
    def discard(self) -> list[i64]:
        return spread(self.dropped)

    @discard.setter
    def discard(self, counts: list[i64]) -> None:
        self.dropped = packed(counts)

    # By seat

    def robin_of(self, seat: i64) -> i64:
        return self.robin1 if seat else self.robin0

    def bard_of(self, seat: i64) -> i64:
        return self.bard1 if seat else self.bard0

    def loot_of(self, seat: i64) -> i64:
        return self.loot1 if seat else self.loot0

    def gold_of(self, seat: i64) -> i64:
        return self.gold1 if seat else self.gold0

    def move_robin(self, seat: i64, space: i64) -> None:
        if seat:
            self.robin1 = space
        else:
            self.robin0 = space

    def change_loot(self, seat: i64, tally: i64) -> None:
        if seat:
            self.loot1 += tally
        else:
            self.loot0 += tally

    def change_gold(self, seat: i64, tally: i64) -> None:
        if seat:
            self.gold1 += tally
        else:
            self.gold0 += tally

    # The track

    def fame_at(self, position: i64) -> i64:
        """The fame space at a position: the second lap leads past the start tile to the King (§9.2)."""
        if position == self.settings.goal:
            return KING
        return self.track[position if position < self.settings.lap else position - self.settings.lap]

    def next_fame(self, seat: i64) -> i64:
        """The fame space that a Bard would enter (§5.2)."""
        return self.fame_at(self.bard_of(seat) + 1)

    def points(self, seat: i64) -> i64:
        """How far the Bard has come."""
        return self.bard_of(seat)

    def value(self, seat: i64) -> float:
        """The win; before it, how far ahead the Bard would be with all the gold spent."""
        if self.ending >= 0:
            return 1.0 if self.winners & bit(seat) else 0.0
        margin: float = (self.prospect(seat) - self.prospect(1 - seat)) / float(self.settings.goal)
        return min(max(0.5 + margin, 0.02), 0.98)

    def prospect(self, seat: i64) -> float:
        """Steps made, and steps that gold and loot may still buy: three tiles make a coin at the least."""
        return float(self.bard_of(seat) + total(self.gold_of(seat))) + 0.3 * float(total(self.loot_of(seat)))

    # Atoms: a change and its telling

    def draw(self, what: str, about: i64, ref: Referee) -> i64:
        """A tile off the pile; its colour is as likely as the tiles of that colour that are left."""
        colour: i64 = ref.take(counts(self.stock), total(self.stock), what, about)
        self.stock -= one(colour)
        return colour

    def ride(self, seat: i64, space: i64, ref: Referee) -> None:
        """The Robin jumps and takes what lies there (§4.1, §4.3), if anything does (§4.4)."""
        self.holes = (self.holes | bit(self.robin_of(seat))) & ~bit(space)
        self.move_robin(seat, space)
        self.ridden = 1
        colour: i64 = self.grid[space]
        if colour < 0:
            ref.tell("rides_bare", seat, space)
            return
        self.grid[space] = -1
        self.change_loot(seat, one(colour))
        self.acted = 1
        self.close_sales()
        ref.tell("rides", seat, space, colour)

    def sell(self, seat: i64, colour: i64, ref: Referee) -> None:
        """A whole collection: two tiles dropped, the others turned to gold (§6.3)."""
        tiles: i64 = held(self.loot_of(seat), colour)
        self.change_loot(seat, -tiles * one(colour))
        self.change_gold(seat, (tiles - DROPPED) * one(colour))
        self.dropped += DROPPED * one(colour)
        self.acted = 1
        self.sold |= bit(colour)
        if tiles == TO_SELL:
            self.cheap |= bit(colour)
        ref.tell("sells", seat, colour, tiles, tiles - DROPPED)

    def spend(self, seat: i64, colour: i64) -> None:
        """A coin goes to the discards and shows its colour again (§5.3); spending closes sales (§6.6)."""
        self.change_gold(seat, -one(colour))
        self.dropped += one(colour)
        self.close_sales()

    def close_sales(self) -> None:
        """Loot was taken, gold spent or the turn ended (§6.6)."""
        self.sold = 0
        self.cheap = 0

    def step_forward(self, seat: i64, ref: Referee) -> None:
        """The Bard enters the next space; that may end the first lap, or the game (§9.3, §9.4)."""
        here: i64 = self.bard_of(seat) + 1
        if seat:
            self.bard1 = here
        else:
            self.bard0 = here
        self.acted = 1
        if here == self.settings.goal:
            self.finish(bit(seat), BY_KING)
            ref.tell("wins_by_king", seat)
        elif here > self.bard_of(1 - seat) + self.settings.lap:
            self.finish(bit(seat), BY_LAPPING)
            ref.tell("wins_by_lapping", seat, 1 - seat)
        elif here == self.settings.lap:
            ref.tell("completes_lap", seat)

    # Conservation

    def check(self) -> None:
        """Sixty tiles, each colour's ten all there, and holes only where nothing stands or lies (§1.8)."""
        everywhere: i64 = self.stock + self.dropped + self.loot0 + self.loot1 + self.gold0 + self.gold1
        for space in range(SPACES):
            if self.grid[space] >= 0:
                everywhere += one(self.grid[space])
        if everywhere != WHOLE:
            raise Broken("a loot tile is missing or in two places")
        self.check_holes()

    def check_holes(self) -> None:
        if self.robin0 < 0:
            return
        bare: i64 = 0
        for space in range(SPACES):
            if self.grid[space] < 0:
                bare |= bit(space)
        standing: i64 = bit(self.robin0) | bit(self.robin1)
        if count(standing) != 2 or standing & ~bare or self.holes != bare & ~standing:
            raise Broken("a Robin stands on a tile, or an empty space is not known as empty")
