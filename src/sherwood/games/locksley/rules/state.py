"""Where every tile lies, where Robins and Bards stand, and what this turn has seen so far."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count
from sherwood.engine.pile import Pile
from sherwood.engine.referee import Referee
from sherwood.engine.state import Broken, State
from sherwood.games.locksley.rules.cards import (
    COLOURS,
    KING,
    SMALL_PER_SIDE,
    SPACES,
    TILES,
)
from sherwood.games.locksley.rules.readings import Readings, Settings

BY_KING: Final = 0
BY_LAPPING: Final = 1
ENDINGS: Final[tuple[str, ...]] = ("king", "lapped")
TO_SELL: Final = 3  # the smallest collection that can be sold (§6.2)
DROPPED: Final = 2  # tiles that a sale discards (§6.3)


class Locksley(State):
    """`loot` and `gold` hold six counts a seat, one a colour: `loot[seat * COLOURS + colour]`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "first", "track", "grid", "holes", "robin", "bard", "loot", "gold", "pile", "discard",
        "ridden", "acted", "sold", "cheap", "idle",
    )  # fmt: skip

    settings: Settings
    rules: Readings
    lap: i64  # spaces a lap (§12.1)
    goal: i64  # the position of Long Live the King (§12.1)
    first: i64  # who began
    track: list[i64]  # a fame space per space of the lap; never changed once laid, so clones share it
    grid: list[i64]  # a colour per space, -1 where no tile lies
    holes: i64  # spaces where neither a tile lies nor a Robin stands
    robin: list[i64]  # a space of the grid, by seat
    bard: list[i64]  # steps made since the start, by seat
    loot: list[i64]
    gold: list[i64]
    pile: Pile
    discard: list[i64]
    ridden: i64  # this turn: has the Robin ridden (§4.5)
    acted: i64  # this turn: has loot been taken or sold, or the Bard moved (§11.1)
    sold: i64  # this turn: colours whose sale is still open (§6.6)
    cheap: i64  # and those of them that brought exactly one coin (§7.7)
    idle: i64  # seats whose last turn was idle (§11.1)

    def __init__(self, settings: Settings, seats: i64) -> None:
        super().__init__(seats)
        self.settings = settings
        self.rules = Readings(settings)
        self.lap = 4 * SMALL_PER_SIDE[settings.length] + 8
        self.goal = 2 * self.lap - 1
        self.first = -1
        self.track = []
        self.grid = [-1] * SPACES
        self.holes = 0
        self.robin = [-1, -1]
        self.bard = [0, 0]
        self.loot = [0] * (2 * COLOURS)
        self.gold = [0] * (2 * COLOURS)
        self.pile = Pile(list(TILES))
        self.discard = [0] * COLOURS
        self.ridden = 0
        self.acted = 0
        self.sold = 0
        self.cheap = 0
        self.idle = 0

    def clone(self) -> Locksley:
        other = Locksley.__new__(Locksley)
        self.copy_into(other)
        other.settings = self.settings
        other.rules = self.rules
        other.lap = self.lap
        other.goal = self.goal
        other.first = self.first
        other.track = self.track
        other.grid = self.grid[:]
        other.holes = self.holes
        other.robin = self.robin[:]
        other.bard = self.bard[:]
        other.loot = self.loot[:]
        other.gold = self.gold[:]
        other.pile = self.pile.clone()
        other.discard = self.discard[:]
        other.ridden = self.ridden
        other.acted = self.acted
        other.sold = self.sold
        other.cheap = self.cheap
        other.idle = self.idle
        return other

    # The track

    def fame_at(self, position: i64) -> i64:
        """The fame space at a position: the second lap leads past the start tile to the King (§9.2)."""
        if position == self.goal:
            return KING
        return self.track[position if position < self.lap else position - self.lap]

    def next_fame(self, seat: i64) -> i64:
        """The fame space that a Bard would enter (§5.2)."""
        return self.fame_at(self.bard[seat] + 1)

    # Counting

    def has(self, seat: i64, colour: i64) -> i64:
        """The tiles of one collection (§6.1)."""
        return self.loot[seat * COLOURS + colour]

    def collections(self, seat: i64, least: i64) -> i64:
        """The colours of which a seat has at least so many tiles, as a mask."""
        mask: i64 = 0
        start: i64 = seat * COLOURS
        for colour in range(COLOURS):
            if self.loot[start + colour] >= least:
                mask |= bit(colour)
        return mask

    def all_loot(self, seat: i64) -> i64:
        """How many loot tiles a seat has; coins are not loot (§6.5)."""
        return _sum(self.loot, seat * COLOURS)

    def all_gold(self, seat: i64) -> i64:
        """How many coins a seat has."""
        return _sum(self.gold, seat * COLOURS)

    def coins(self, seat: i64) -> i64:
        """The colours behind a seat's coins, as a mask (§5.4)."""
        mask: i64 = 0
        start: i64 = seat * COLOURS
        for colour in range(COLOURS):
            if self.gold[start + colour]:
                mask |= bit(colour)
        return mask

    def points(self, seat: i64) -> i64:
        """How far the Bard has come."""
        return self.bard[seat]

    def value(self, seat: i64) -> float:
        """The win; before it, how far ahead the Bard would be with all the gold spent."""
        if self.ending >= 0:
            return 1.0 if self.winners & bit(seat) else 0.0
        lead: float = (self.prospect(seat) - self.prospect(1 - seat)) / float(self.goal)
        return min(max(0.5 + lead, 0.02), 0.98)

    def prospect(self, seat: i64) -> float:
        """Steps made, and steps that gold and loot may still buy: three tiles make a coin at the least."""
        return float(self.bard[seat] + self.all_gold(seat)) + 0.3 * float(self.all_loot(seat))

    # Atoms: a change and its telling

    def ride(self, seat: i64, space: i64, ref: Referee) -> None:
        """The Robin jumps and takes what lies there (§4.1, §4.3), if anything does (§4.4)."""
        self.holes = (self.holes | bit(self.robin[seat])) & ~bit(space)
        self.robin[seat] = space
        self.ridden = 1
        colour: i64 = self.grid[space]
        if colour < 0:
            ref.tell("rides_bare", seat, space)
            return
        self.grid[space] = -1
        self.loot[seat * COLOURS + colour] += 1
        self.acted = 1
        self.close_sales()
        ref.tell("rides", seat, space, colour)

    def sell(self, seat: i64, colour: i64, ref: Referee) -> None:
        """A whole collection: two tiles dropped, the others turned to gold (§6.3)."""
        at: i64 = seat * COLOURS + colour
        tiles: i64 = self.loot[at]
        self.loot[at] = 0
        self.gold[at] += tiles - DROPPED
        self.discard[colour] += DROPPED
        self.acted = 1
        self.sold |= bit(colour)
        if tiles == TO_SELL:
            self.cheap |= bit(colour)
        else:
            self.cheap &= ~bit(colour)
        ref.tell("sells", seat, colour, tiles, tiles - DROPPED)

    def spend(self, seat: i64, colour: i64) -> None:
        """A coin goes to the discards and shows its colour again (§5.3); spending closes sales (§6.6)."""
        self.gold[seat * COLOURS + colour] -= 1
        self.discard[colour] += 1
        self.close_sales()

    def close_sales(self) -> None:
        """Loot was taken or gold spent (§6.6)."""
        self.sold = 0
        self.cheap = 0

    def step_forward(self, seat: i64, ref: Referee) -> None:
        """The Bard enters the next space; that may end the first lap, or the game (§9.3, §9.4)."""
        self.bard[seat] += 1
        self.acted = 1
        here: i64 = self.bard[seat]
        if here == self.goal:
            self.finish(bit(seat), BY_KING)
            ref.tell("wins_by_king", seat)
        elif here > self.bard[1 - seat] + self.lap:
            self.finish(bit(seat), BY_LAPPING)
            ref.tell("wins_by_lapping", seat, 1 - seat)
        elif here == self.lap:
            ref.tell("completes_lap", seat)

    # Conservation

    def check(self) -> None:
        """Sixty tiles, each colour's ten all there, and holes only where nothing stands or lies (§1.2)."""
        counts = self.pile.counts()
        for colour in range(COLOURS):
            lying: i64 = counts[colour] + self.discard[colour] + self.grid.count(colour)
            held: i64 = self.has(0, colour) + self.has(1, colour)
            coined: i64 = self.gold[colour] + self.gold[COLOURS + colour]
            if lying + held + coined != TILES[colour]:
                raise Broken("a loot tile is missing or in two places")
        if min(self.loot + self.gold + self.discard) < 0:
            raise Broken("a tile that is not there was taken")
        self.check_holes()

    def check_holes(self) -> None:
        if self.first < 0 or self.robin[0] < 0:
            return
        bare: i64 = 0
        for space in range(SPACES):
            if self.grid[space] < 0:
                bare |= bit(space)
        standing: i64 = bit(self.robin[0]) | bit(self.robin[1])
        if count(standing) != 2 or self.holes != bare & ~standing or standing & ~bare:
            raise Broken("a Robin stands on a tile, or an empty space is not known as empty")


def _sum(counts: list[i64], start: i64) -> i64:
    """Six counts together."""
    total: i64 = 0
    for at in range(start, start + COLOURS):
        total += counts[at]
    return total


