"""One build's speed, in a process of its own: `python -m sherwood.lab.measure GAME SECONDS [--driven]`.

Seconds are seconds of one core's work, so that other programs on the machine do not count.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from sherwood._build import build
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game
from sherwood.engine.play import advance, play, rollout
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.games import shelf

LIMIT = 1_000_000  # no game of ours comes near it
CLONES = 200


def figures(game: Game, seconds: float) -> dict[str, float | str]:
    """Random playouts, clones, and guesses followed by a rollout, each for that long."""
    return {
        "build": build(),
        "decisions_per_second": decisions_per_second(game, seconds),
        "clone_us": clone_us(game, seconds / 3),
        "guess_rollouts_per_second": guess_rollouts_per_second(game, seconds / 3),
    }


def begun(game: Game, seed: str) -> tuple[State, Referee]:
    """A full table with the usual options, set up and waiting for its first choice."""
    seats = game.seats[1]
    state = game.opening(game.defaults(seats), seats)
    referee = Referee(Dice(Rng(seed)))
    advance(state, referee)
    return state, referee


def decisions_per_second(game: Game, seconds: float) -> float:
    decisions = 0
    index = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state, referee = begun(game, f"bench/{index}")
        decisions += rollout(state, referee, Rng(f"choices/{index}"), LIMIT)
        index += 1
    return decisions / spent


def driven_decisions_per_second(game: Game, seconds: float) -> float:
    """The same playouts, but with Python calling the engine for each decision."""
    decisions = 0
    index = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state, referee = begun(game, f"bench/{index}")
        rng = Rng(f"choices/{index}")
        while state.ending < 0:
            step = state.steps[-1]
            seat = step.whose(state)
            play(state, seat, rng.member(step.legal(state, seat)), referee)
            decisions += 1
        index += 1
    return decisions / spent


def midgame(game: Game) -> State:
    """A position half way through a random game."""
    state, referee = begun(game, "midgame")
    length = rollout(state, referee, Rng("choices"), LIMIT)
    state, referee = begun(game, "midgame")
    rollout(state, referee, Rng("choices"), length // 2)
    return state


def clone_us(game: Game, seconds: float) -> float:
    state = midgame(game)
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(CLONES):
            state.clone()
        done += CLONES
    return spent / done * 1e6


def guess_rollouts_per_second(game: Game, seconds: float) -> float:
    state = midgame(game)
    rng = Rng("guesses")
    referee = Referee(Dice(rng))
    seat = state.steps[-1].whose(state)
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        rollout(state.guess(seat, rng), referee, rng, LIMIT)
        done += 1
    return done / spent


if __name__ == "__main__":
    asked = shelf()[sys.argv[1]]
    measured = figures(asked, float(sys.argv[2]))
    if "--driven" in sys.argv:
        measured["driven_decisions_per_second"] = driven_decisions_per_second(asked, float(sys.argv[2]))
    print(json.dumps(measured))
