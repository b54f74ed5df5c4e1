"""Many games, on one core or several. The same seed gives the same games, however many workers play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import sherwood
from sherwood.bots import Bot, parse
from sherwood.engine.bits import members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game, Value
from sherwood.engine.play import advance, play, rollout
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.files import write
from sherwood.games import shelf
from sherwood.lab.pool import spread
from sherwood.lab.tally import Played, Tally
from sherwood.table.journal import Do

LIMIT = 1_000_000  # decisions: far more than any game of ours can take
PARTS = 50  # steps of the progress bar, and the most a worker holds back

Plays = list[tuple[int, Do]]


@dataclass(frozen=True)
class Job:
    """What is played: everything a worker needs to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    save: Path | None = None

    def game_seed(self, index: int) -> str:
        """Every game has a seed of its own, whoever plays it and whenever."""
        return f"{self.seed}/{index}"


class Endless(Exception):
    """A game that does not end."""


def simulate(job: Job, games: int, workers: int, progress: Callable[[int], None]) -> Tally:
    """Play games 0..games-1 and count."""
    tally = Tally(job.seats)
    size = max(1, games // (PARTS * workers))
    parts = [(job, start, min(start + size, games)) for start in range(0, games, size)]
    for part in spread(_batch, parts, workers):
        tally.join(part)
        progress(part.games)
    return tally


def _batch(part: tuple[Job, int, int]) -> Tally:
    job, start, stop = part
    tally = Tally(job.seats)
    for index in range(start, stop):
        tally.add(one(job, index))
    return tally


def one(job: Job, index: int) -> Played:
    """One game, from a seed of its own."""
    game = shelf()[job.game]
    seed = job.game_seed(index)
    state = game.begin(game.settle(game.options(job.options, job.seats)), job.seats)
    referee = Referee(Dice(Rng(f"match:{seed}")))  # the dice a match of that seed would have
    advance(state, referee)
    plays: Plays | None = None if job.save is None else []
    decisions = _play_out(game, state, referee, [parse(spec) for spec in job.bots], seed, plays)
    if state.ending < 0:
        raise Endless(f"game {index} is not over after {decisions} decisions")
    if job.save is not None and plays is not None:
        write(job.save / f"{index:04}.journal", journal(job, seed, plays))
    return Played(tuple(members(state.winners)), game.endings[state.ending], int(decisions))


def _play_out(
    game: Game, state: State, referee: Referee, bots: list[Bot], seed: str, plays: Plays | None
) -> int:
    rng = Rng(f"choices:{seed}")
    if _careless(bots) and plays is None:
        return int(rollout(state, referee, rng, LIMIT))
    minds = [Rng(f"mind:{seed}/{seat}") for seat in range(len(bots))]
    decisions = 0
    while state.ending < 0 and decisions < LIMIT:
        seat = state.steps[-1].whose(state)
        k = _choice(state, seat, bots, rng, minds)
        if plays is not None:
            plays.append((int(seat), game.verbs.do(state.steps[-1].option(state, seat, k))))
        play(state, seat, k, referee)
        decisions += 1
    return decisions


def _choice(state: State, seat: int, bots: list[Bot], rng: Rng, minds: list[Rng]) -> int:
    """A bot thinks about a guess. Where all are random none needs to, and the compiled loop does not either."""
    if _careless(bots):
        return int(rng.member(state.steps[-1].legal(state, seat)))
    return bots[seat].pick(state.guess(seat, minds[seat]), seat, minds[seat])


def _careless(bots: list[Bot]) -> bool:
    return all(bot.spec == "random" for bot in bots)


def journal(job: Job, seed: str, plays: Plays) -> str:
    """The game again, at a table that keeps a journal."""
    match = sherwood.new(job.game, job.seats, seed, dict(job.options), note={"bots": list(job.bots)})
    for seat, do in plays:
        match.play(seat, do)
    return match.save()
