"""Environments' speed, ours and other people's: `python -P environments.py KIND GAME SECONDS`, in a process of its own.

Every environment is driven from Python by random open actions to the end of its games; a step is one decision of one
player, with its observation and mask (OpenSpiel: with its list of legal actions). Seconds are seconds of one core's work.
Nothing of ours is imported before it is measured: an interpreter that has only the others' packages can run this file.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

GAMES = {"romans": 3, "locksley": 2, "merrymen": 3, "legend": 2}
CLASSIC = ("connect_four_v3", "leduc_holdem_v4", "chess_v6")
SPIEL = ("hearts", "backgammon", "gin_rummy", "python_kuhn_poker")
SIDE_BY_SIDE = 256
NOT_HERE = 3  # exit code: a package that the environment needs is not installed

Job = tuple[str, str]  # what is measured, and on which game
Once = Callable[[int], int]  # plays a game, or a piece of one, and says how many steps it had


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


def vectorised(game: str) -> Once:
    vector = import_module("sherwood.adapters.vector")
    env = vector.make(game, SIDE_BY_SIDE, seats=GAMES.get(game))
    env.reset(1)

    def once(turn: int) -> int:
        env.step(env.any_actions())
        return SIDE_BY_SIDE

    return once


def cycle(env: Any) -> Once:
    """PettingZoo's loop, one agent after the other."""
    np: Any = import_module("numpy")

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
    return cycle(import_module("sherwood.adapters.pettingzoo").env(game, seats=GAMES.get(game)))


def their_cycle(game: str) -> Once:
    return cycle(import_module(f"pettingzoo.classic.{game}").env())


def spiel(name: str) -> Once:
    game = import_module("pyspiel").load_game(name)

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


def our_spiel(game: str) -> Once:
    import_module("sherwood.adapters.openspiel")
    return spiel(f"python_sherwood_{game}(players={GAMES[game]},chance=explicit)")


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


def jobs(games: Sequence[str]) -> list[Job]:
    """Ours for these games, then everybody else's."""
    ours = [(kind, game) for kind in OURS for game in games if game in GAMES]
    return [*ours, *(("PettingZoo classic", game) for game in CLASSIC), *(("OpenSpiel", game) for game in SPIEL)]


def compare(
    wanted: Sequence[Job], seconds: float, rounds: int, python: Callable[[Job], str] = lambda job: sys.executable
) -> dict[Job, float | None]:
    """Medians. All take turns, so that a busy machine slows all; None: what is not installed."""
    runs: dict[Job, list[float]] = {job: [] for job in wanted}
    missing: set[Job] = set()
    for _ in range(rounds):
        for job in wanted:
            steps = None if job in missing else run(python(job), job, seconds)
            if steps is None:
                missing.add(job)
            else:
                runs[job].append(steps)
    return {job: median(runs[job]) if runs[job] else None for job in wanted}


def run(python: str, job: Job, seconds: float) -> float | None:
    """One measurement; None where the packages it needs are not there."""
    command = [python, "-P", __file__, *job, str(seconds)]  # -P: modules beside this one are not packages of theirs
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode == NOT_HERE:
        return None
    done.check_returncode()
    return float(done.stdout.splitlines()[-1])


def main() -> None:
    kind, game, seconds = sys.argv[1:]
    try:
        print(measured(kind, game, float(seconds)))
    except ImportError:
        sys.exit(NOT_HERE)


if __name__ == "__main__":
    main()
