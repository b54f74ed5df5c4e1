"""Bots against each other, fairly: every deal is played in every seating, so nobody has the better cards or the better seat.

The same seed gives the same games, however many processes or machines play them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import process_time

from sherwood.bots import parse
from sherwood.bots.bot import Bot
from sherwood.engine.bits import lowest, members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game, Value
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.games import shelf
from sherwood.lab.pool import spread
from sherwood.lab.simulate import LIMIT, Endless
from sherwood.table.setup import read_options


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at which game: everything a worker needs to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]

    def seatings(self) -> list[tuple[str, ...]]:
        """Every way to sit: who meets whom, and each of these tables with everybody moved on by one seat."""
        full = (*self.bots, *[self.bots[-1]] * (self.seats - len(self.bots)))
        tables = combinations(full, self.seats)
        turned = [table[turn:] + table[:turn] for table in tables for turn in range(self.seats)]
        return list(dict.fromkeys(turned))


@dataclass(frozen=True)
class Bout:
    """One game of a contest: who sat where, how it ended, and what each seat's thinking cost."""

    number: int
    seating: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: str
    decisions: tuple[int, ...]  # that left something to decide
    simulations: tuple[int, ...]
    milliseconds: tuple[tuple[float, ...], ...]  # CPU time of each of these decisions


@dataclass
class Player:
    """A bot in a seat: its own chance, and a watch."""

    bot: Bot
    mind: Rng
    milliseconds: list[float] = field(default_factory=list)

    def choose(self, state: State, seat: int) -> int:
        mask = state.steps.top().legal(state, seat)
        if mask & (mask - 1) == 0:
            return int(lowest(mask))
        start = process_time()
        k = self.bot.pick(state.guess(seat, self.mind), seat, self.mind)
        self.milliseconds.append(1000 * (process_time() - start))
        return k


Spread = Callable[
    [Callable[[tuple[Contest, int, int]], list[Bout]], Sequence[tuple[Contest, int, int]]], Iterable[list[Bout]]
]


def contest(
    job: Contest, games: int, workers: int, progress: Callable[[int], None], by: Spread | None = None
) -> list[Bout]:
    """Play games 0..games-1; `by` spreads them over something else than this machine's processes."""
    size = max(1, games // (20 * workers))
    parts = [(job, start, min(start + size, games)) for start in range(0, games, size)]
    done: list[Bout] = []
    for bouts in by(part, parts) if by else spread(part, parts, workers):
        done.extend(bouts)
        progress(len(bouts))
    return sorted(done, key=lambda bout: bout.number)


def part(job: tuple[Contest, int, int]) -> list[Bout]:
    """Some of the games, in one process."""
    what, start, stop = job
    return list(_bouts(what, start, stop))


def _bouts(what: Contest, start: int, stop: int) -> Iterator[Bout]:
    game = shelf()[what.game]
    settings = game.as_settings(read_options(game, what.seats, what.options))
    seatings = what.seatings()
    for number in range(start, stop):
        deal, turn = divmod(number, len(seatings))
        state = game.begin(settings, what.seats)
        yield _bout(game, state, number, seatings[turn], f"{what.seed}/{deal}")


def _bout(game: Game, state: State, number: int, seating: tuple[str, ...], seed: str) -> Bout:
    referee = Referee(Dice(Rng(f"match:{seed}")))
    players = [Player(parse(spec, game), Rng(f"mind:{seed}/{number}/{seat}")) for seat, spec in enumerate(seating)]
    advance(state, referee)
    made = 0
    while state.ending < 0:
        seat = int(state.steps.top().whose(state))
        play(state, seat, players[seat].choose(state, seat), referee)
        made += 1
        if made > LIMIT:
            raise Endless(f"game {number} is not over after {made} decisions")
    return Bout(
        number,
        seating,
        tuple(members(int(state.winners))),
        tuple(int(state.points(seat)) for seat in range(state.seats)),
        game.endings[state.ending],
        tuple(len(player.milliseconds) for player in players),
        tuple(player.bot.simulated for player in players),
        tuple(tuple(player.milliseconds) for player in players),
    )
