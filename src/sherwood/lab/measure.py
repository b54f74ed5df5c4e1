"""One build's speed, in a process of its own: `python -m sherwood.lab.measure GAME SECONDS`.

Seconds are seconds of one core's work, so that other programs on the machine do not count.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from time import process_time

import sherwood
from sherwood._build import build
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game
from sherwood.engine.play import advance, rollout
from sherwood.engine.referee import Referee
from sherwood.engine.settings import Settings
from sherwood.engine.state import State
from sherwood.games import shelf

LIMIT = 1_000_000  # no game of ours comes near it
CLONES = 200
PIECE = 400  # decisions of a match between two looks at the clock


def figures(game: Game, seconds: float) -> dict[str, float | str]:
    """Random playouts, clones, guesses followed by a rollout, and the library driven by codes, each for that long."""
    return {
        "build": build(),
        "decisions_per_second": rate(seconds, lambda index: playout(game, index)),
        "clone_us": clone_us(game, seconds / 3),
        "guess_rollouts_per_second": guess_rollouts_per_second(game, seconds / 3),
        "bare_decisions_per_second": rate(seconds / 2, lambda index: bare(game, index)),
        "match_decisions_per_second": rate(seconds / 2, lambda index: journaled(game, index)),
    }


def rate(seconds: float, once: Callable[[int], int]) -> float:
    """How many a second, where `once(index)` does something and says how many it did."""
    done = index = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += once(index)
        index += 1
    return done / spent


@cache
def usual(game: str) -> Settings:
    """The usual options as the rules keep them: read once, as simulations do."""
    card = shelf()[game]
    return card.as_settings(card.defaults(card.seats[1]))


def begun(game: Game, seed: str) -> tuple[State, Referee]:
    """A full table with the usual options, set up and waiting for its first choice."""
    state = game.begin(usual(game.id), game.seats[1])
    referee = Referee(Dice(Rng(seed)))
    advance(state, referee)
    return state, referee


def playout(game: Game, index: int) -> int:
    """A random game inside the compiled loop."""
    state, referee = begun(game, f"bench/{index}")
    return int(rollout(state, referee, Rng(f"choices/{index}"), LIMIT))


def bare(game: Game, index: int) -> int:
    """A random game by codes, with two calls from Python for each decision."""
    played = sherwood.bare(game.id, game.seats[1], f"bench/{index}")
    rng = Rng(f"choices/{index}")
    decisions = 0
    while not played.over:
        codes = played.codes()
        played.play(codes[rng.below(len(codes))])
        decisions += 1
    return decisions


def journaled(game: Game, index: int) -> int:
    """A piece of a random match by codes: with journal, digests, events and conservation checks."""
    match = sherwood.new(game.id, game.seats[1], f"bench/{index}")
    rng = Rng(f"choices/{index}")
    while not match.over and match.seq < PIECE:
        seat = match.waiting[0]
        codes = match.codes(seat)
        match.play(seat, codes[rng.below(len(codes))])
    return match.seq


def midgame(game: Game) -> State:
    """A position half way through a random game."""
    state, referee = begun(game, "midgame")
    length = rollout(state, referee, Rng("choices"), LIMIT)
    state, referee = begun(game, "midgame")
    rollout(state, referee, Rng("choices"), length // 2)
    return state


def clone_us(game: Game, seconds: float) -> float:
    state = midgame(game)

    def once(index: int) -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return 1e6 / rate(seconds, once)


def guess_rollouts_per_second(game: Game, seconds: float) -> float:
    state = midgame(game)
    rng = Rng("guesses")
    referee = Referee(Dice(rng))
    seat = state.steps.top().whose(state)

    def once(index: int) -> int:
        rollout(state.guess(seat, rng), referee, rng, LIMIT)
        return 1

    return rate(seconds, once)


if __name__ == "__main__":
    print(json.dumps(figures(shelf()[sys.argv[1]], float(sys.argv[2]))))
