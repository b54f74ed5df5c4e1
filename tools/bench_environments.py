"""Our environments beside other people's, in one run on one machine: part of `make bench-peers`.

Every environment is driven from Python by random open actions to the end of its games; a step is one decision of one
player, with its observation and mask (OpenSpiel: with its list of legal actions). Theirs run in the environment under
.cache/peers. All take turns, so that a busy machine slows all; seconds are seconds of one core's work.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench_peers import environment, options

GAMES = {"romans": 3, "locksley": 2, "merrymen": 3, "legend": 2}
CLASSIC = ("connect_four_v3", "leduc_holdem_v4", "chess_v6")
SPIEL = ("hearts", "backgammon", "gin_rummy", "python_kuhn_poker")
SIDE_BY_SIDE = 256

Job = tuple[str, str]  # what is measured, and on which game


def main() -> None:
    asked = arguments()
    if asked.inside:
        print(measured(asked.inside, asked.game, asked.seconds))
        return
    jobs: list[Job] = [(kind, game) for kind in OURS for game in GAMES]
    jobs += [("PettingZoo classic", game) for game in CLASSIC] + [("OpenSpiel", game) for game in SPIEL]
    python = peers()
    runs: dict[Job, list[float]] = {job: [] for job in jobs}
    for _ in range(asked.rounds):
        for job in jobs:
            runs[job].append(run(python if job[0] not in OURS else Path(sys.executable), job, asked.seconds))
    figures = {job: median(runs[job]) for job in jobs}
    print(as_json(figures) if asked.json else as_table(figures))


def arguments() -> argparse.Namespace:
    parser = options(__doc__)
    parser.add_argument("--game", help=argparse.SUPPRESS)
    return parser.parse_args()


def peers() -> Path:
    """The interpreter that has OpenSpiel and PettingZoo's classic games; made on first use."""
    python = environment()
    wanted = "; ".join(f"import pettingzoo.classic.{game}" for game in CLASSIC)
    if subprocess.run([python, "-c", wanted], capture_output=True).returncode:
        print("Installing PettingZoo's classic games into .cache/peers ...", file=sys.stderr)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pettingzoo[classic]", "setuptools<81"], check=True)
    return python


def run(python: Path, job: Job, seconds: float) -> float:
    command = [str(python), __file__, "--inside", job[0], "--game", job[1], "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return float(done.stdout.splitlines()[-1])


# In a process of its own


def measured(kind: str, game: str, seconds: float) -> float:
    """Steps a second."""
    once = KINDS[kind](game)
    once(0)
    steps = turn = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        turn += 1
        steps += once(turn)
    return steps / spent


Once = Callable[[int], int]  # plays a game, or a piece of one, and says how many steps it had


def vectorised(game: str) -> Once:
    from sherwood.adapters import vector

    env = vector.make(game, SIDE_BY_SIDE, seats=GAMES[game])
    env.reset(1)

    def once(turn: int) -> int:
        env.step(env.any_actions())
        return SIDE_BY_SIDE

    return once


def cycle(env: Any) -> Once:
    """PettingZoo's loop, one agent after the other."""
    import numpy as np

    def once(turn: int) -> int:
        rng = random.Random(turn)
        env.reset(seed=turn)
        steps = 0
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        return steps

    return once


def our_cycle(game: str) -> Once:
    from sherwood.adapters import pettingzoo

    return cycle(pettingzoo.env(game, seats=GAMES[game]))


def their_cycle(game: str) -> Once:
    return cycle(import_module(f"pettingzoo.classic.{game}").env())


def spiel(name: str) -> Once:
    import pyspiel

    game = pyspiel.load_game(name)

    def once(turn: int) -> int:
        rng = random.Random(turn)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return once


def our_spiel(game: str, chance: str = "explicit") -> Once:
    import_module("sherwood.adapters.openspiel")
    return spiel(f"python_sherwood_{game}(players={GAMES[game]},chance={chance})")


def their_spiel(game: str) -> Once:
    if game.startswith("python_"):
        import_module(f"open_spiel.python.games.{game.removeprefix('python_')}")
    return spiel(game)


OURS: dict[str, Callable[[str], Once]] = {
    "ours, vectorised": vectorised,
    "ours, PettingZoo": our_cycle,
    "ours, OpenSpiel": our_spiel,
}
KINDS = OURS | {"PettingZoo classic": their_cycle, "OpenSpiel": their_spiel}


# The report


def as_json(figures: dict[Job, float]) -> str:
    return json.dumps(
        [{"kind": kind, "game": game, "steps": round(n)} for (kind, game), n in figures.items()], indent=2
    )


def as_table(figures: dict[Job, float]) -> str:
    rows = [f"{kind:20} {game:18} {steps:12,.0f}" for (kind, game), steps in figures.items()]
    return "\n".join([f"{'':20} {'game':18} {'steps/s':>12}", *rows])


if __name__ == "__main__":
    main()
