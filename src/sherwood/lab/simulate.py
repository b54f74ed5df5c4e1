"""Many games, on one core or several. The same seed gives the same games, however many workers play them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import sherwood
from sherwood.bots import make
from sherwood.engine.bits import members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game, Value
from sherwood.engine.play import advance, rollout
from sherwood.engine.referee import Referee
from sherwood.games import shelf
from sherwood.lab.tally import Played, Tally
from sherwood.files import write

LIMIT = 1_000_000  # decisions: far more than any game of ours can take
BATCHES = 4  # for each worker, so that a slow batch does not keep the others waiting


@dataclass(frozen=True)
class Job:
    """What is played: everything a worker needs to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    save: Path | None = None

    @property
    def random(self) -> bool:
        return all(bot == "random" for bot in self.bots)


class Endless(Exception):
    """A game that does not end."""


def simulate(job: Job, games: int, workers: int, progress: Callable[[int], None]) -> Tally:
    """Play games 0..games-1 and count."""
    tally = Tally(job.seats)
    for part in _parts(job, games, workers):
        tally.join(part)
        progress(part.games)
    return tally


def batch(job: Job, start: int, stop: int) -> Tally:
    """Some of the games, one after the other."""
    tally = Tally(job.seats)
    for index in range(start, stop):
        tally.add(one(job, index))
    return tally


def one(job: Job, index: int) -> Played:
    """One game, from a seed of its own."""
    if job.random and job.save is None:
        return _quick(job, index)
    return _at_a_table(job, index)
