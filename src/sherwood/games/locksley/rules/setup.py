"""Setting up: the track, the grid, the starting player, the corners (§2)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, full
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.locksley.rules.cards import (
    BEGINNING,
    CORNER_MASK,
    CORNERS,
    FIRST_SPACE,
    LARGE,
    LARGE_SETS,
    NOTTINGHAM,
    SECOND_SPACE,
    SMALL,
    SMALL_SETS,
    SPACES,
)
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tally import one
from sherwood.games.locksley.rules.turn import begin_turn
from sherwood.games.locksley.rules.verbs import TAKE_CORNER


class SetUp(Phase[Locksley]):
    """All that is laid before the first choice (§2.1-2.6)."""

    RULE: ClassVar[str] = "2.1"

    def run(self, s: Locksley, ref: Referee) -> None:
        s.track = lay_track(s, ref)
        for space in range(SPACES):
            s.grid[space] = s.draw("grid", space, ref)
        s.first = ref.pick(2, "starter") if s.settings.chosen.starter == 0 else s.settings.chosen.starter - 1
        ref.tell("starts", s.first)
        s.steps.append(Corner(s.first))


def lay_track(s: Locksley, ref: Referee) -> vec[i64]:
    """Clockwise from The Beginning: a side of small tiles, the two spaces of a corner, ... (§2.2-2.5)"""
    a_side: i64 = s.settings.small_per_side
    small = chosen(SMALL_SETS[s.settings.chosen.tile_set], full(SMALL), 4 * a_side, "more_small", ref)
    large = chosen(LARGE_SETS[s.settings.chosen.tile_set], full(LARGE), 3, "more_corners", ref)
    track = vec[i64]([BEGINNING])
    for side in range(4):
        for _ in range(a_side):
            tile = ref.pull(small, "small_tile")
            small &= ~bit(tile)
            track = append(track, tile)
        if side < 3:
            tile = ref.pull(large, "corner_tile")
            large &= ~bit(tile)
            track = append(track, FIRST_SPACE[tile])
            track = append(track, SECOND_SPACE[tile])
    return append(track, NOTTINGHAM)


def chosen(preferred: i64, all_tiles: i64, need: i64, what: str, ref: Referee) -> i64:
    """The tiles to draw from: the preferred ones, and others at random if they are too few (§2.4)."""
    pool: i64 = preferred
    while count(pool) < need:
        pool |= bit(ref.pull(all_tiles & ~pool, what))
    return pool


class Corner(SeatStep[Locksley]):
    """The starting player takes a corner, the other one the corner opposite (§2.7, §2.8)."""

    RULE: ClassVar[str] = "2.7"

    def legal(self, s: Locksley, seat: i64) -> i64:
        return full(len(CORNERS))

    def choose(self, s: Locksley, seat: i64, k: i64, ref: Referee) -> None:
        start_at(s, seat, CORNERS[k], ref)
        start_at(s, 1 - seat, SPACES - 1 - CORNERS[k], ref)
        give_help(s, ref)
        begin_turn(s, seat, ref)

    def action(self, s: Locksley, seat: i64, k: i64) -> Action:
        return Action(TAKE_CORNER, CORNERS[k])

    def barred(self, s: Locksley, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for space in range(SPACES):
            if not CORNER_MASK & bit(space):
                bars.append(Bar(Action(TAKE_CORNER, space), "not_a_corner", "2.7", space))
        return bars


def start_at(s: Locksley, seat: i64, space: i64, ref: Referee) -> None:
    """The tile of the corner becomes the first coin, and the Robin stands there."""
    colour: i64 = s.grid[space]
    s.grid[space] = -1
    s.change_gold(seat, one(colour))
    s.move_robin(seat, space)
    ref.tell("takes_corner", seat, space, colour)


def give_help(s: Locksley, ref: Referee) -> None:
    """A beginner's coins (§12.2, §12.3), and the second player's (§12.5)."""
    coins: i64 = s.settings.chosen.handicap
    if s.settings.handicap_total and coins:
        coins -= 1
    for _ in range(coins):
        give_coin(s, s.settings.chosen.beginner, ref)
    if s.settings.chosen.second_player_gold:
        give_coin(s, 1 - s.first, ref)


def give_coin(s: Locksley, seat: i64, ref: Referee) -> None:
    """From the pile, coin side up (§12.4)."""
    colour: i64 = s.draw("coin", seat, ref)
    s.change_gold(seat, one(colour))
    ref.tell("is_given", seat, colour)


SET_UP: Final = SetUp()
