"""Many games, on one core or several. The same seed gives the same games, however many workers play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import sherwood
from sherwood.bots import parse
from sherwood.bots.bot import Random
from sherwood.engine.bits import members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Value
from sherwood.engine.play import advance, play, rollout
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.files import write
from sherwood.games import shelf
from sherwood.lab.pool import spread
from sherwood.lab.tally import Played, Tally
from sherwood.table.journal import Do
from sherwood.table.setup import read_options

LIMIT = 1_000_000  # decisions: far more than any game of ours can take
PARTS = 50  # steps of the progress bar, and the most a worker holds back

Plays = list[tuple[int, Do]]


@dataclass(frozen=True)
class Series:
    """A series of games to be played: everything a worker needs to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Value]
    save: Path | None = None
    deals: int = 1  # so many games share one set-up

    def game_seed(self, index: int) -> str:
        """Every game has a seed of its own, whoever plays it and whenever."""
        return f"{self.seed}/{index}"

    def dice(self, index: int) -> str:
        """The dice a match of that seed would have; where games share a set-up, it is laid by the same ones."""
        return f"match:{self.game_seed(index // self.deals)}"


class Endless(Exception):
    """A game that does not end."""


def simulate(series: Series, games: int, workers: int, progress: Callable[[int], None]) -> Tally:
    """Play games 0..games-1 and count."""
    tally = Tally(series.seats)
    size = max(1, games // (PARTS * workers))
    parts = [(series, start, min(start + size, games)) for start in range(0, games, size)]
    for part in spread(_batch, parts, workers):
        tally.join(part)
        progress(part.games)
    return tally


class Prepared:
    """A series made ready: what is the same for all its games is looked up once."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = shelf()[series.game]
        self.settings = self.game.as_settings(read_options(self.game, series.seats, series.options))
        self.careless = all(isinstance(parse(spec, self.game), Random) for spec in series.bots)


def _batch(part: tuple[Series, int, int]) -> Tally:
    series, start, stop = part
    prepared = Prepared(series)
    tally = Tally(series.seats)
    for index in range(start, stop):
        tally.add(one(prepared, index))
    return tally


def one(prepared: Prepared, index: int) -> Played:
    """One game, from a seed of its own."""
    game, series = prepared.game, prepared.series
    seed = series.game_seed(index)
    state = game.begin(prepared.settings, series.seats)
    referee = Referee(Dice(Rng(series.dice(index))))
    advance(state, referee)
    if series.deals > 1:
        referee.chance = Dice(Rng(f"after:{seed}"))
    first = opens(state)
    plays: Plays = []
    decisions = _play_out(prepared, state, referee, seed, plays)
    if state.ending < 0:
        raise Endless(f"game {index} is not over after {decisions} decisions")
    if series.save is not None:
        write(series.save / f"{index:04}.journal", journal(series, seed, plays))
    points = tuple(int(state.points(seat)) for seat in range(state.seats))
    return Played(tuple(members(state.winners)), game.endings[state.ending], int(decisions), first, points)


def opens(state: State) -> int:
    """The seat that makes the first choice; -1 where several choose at once."""
    asked = members(state.steps.top().waiting(state)) if state.ending < 0 else []
    return int(asked[0]) if len(asked) == 1 else -1


def _play_out(prepared: Prepared, state: State, referee: Referee, seed: str, plays: Plays) -> int:
    """Where all are random and nobody wants the choices, the compiled loop makes them; the same ones as here."""
    rng = Rng(f"choices:{seed}")
    if prepared.careless and prepared.series.save is None:
        return int(rollout(state, referee, rng, LIMIT))
    choose = chooser(prepared, rng, seed)
    while state.ending < 0 and len(plays) < LIMIT:
        seat = int(state.steps.top().whose(state))
        k = choose(state, seat)
        plays.append((int(seat), prepared.game.verbs.do(state.steps.top().action(state, seat, k))))
        play(state, seat, k, referee)
    return len(plays)


def chooser(prepared: Prepared, rng: Rng, seed: str) -> Callable[[State, int], int]:
    """How the seats of one game choose. A bot thinks about a guess of what it cannot know; where all choose blindly, none
    needs one. Bots are new in every game: one that still had a plan from the last would make games depend on their order.
    """
    if prepared.careless:
        return lambda state, seat: int(rng.member(state.steps.top().legal(state, seat)))
    bots = [parse(spec, prepared.game) for spec in prepared.series.bots]
    minds = [Rng(f"mind:{seed}/{seat}") for seat in range(prepared.series.seats)]
    return lambda state, seat: bots[seat].pick(state.guess(seat, minds[seat]), seat, minds[seat])


def journal(series: Series, seed: str, plays: Plays) -> str:
    """The game again, at a table that keeps a journal."""
    match = sherwood.new(series.game, series.seats, seed, dict(series.options), note={"bots": list(series.bots)})
    for seat, do in plays:
        match.play(seat, do)
    return match.save()
