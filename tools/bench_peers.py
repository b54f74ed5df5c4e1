"""Our figures beside OpenSpiel's C++ games, measured in one run on one machine: `make bench-peers`.

OpenSpiel goes into an environment of its own under .cache/. Both sides play random games to the end, count
decisions of players only (dealing and dice are part of the work, not of the count) and take turns, so that a
busy machine slows both; seconds are seconds of one core's work. "Own loop" is compiled code driving compiled
code, "from Python" one Python call per decision.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "peers"
PEERS = ("backgammon", "gin_rummy", "hearts")
CLONES = 100

Figures = dict[str, float]


def main() -> None:
    asked = options(__doc__).parse_args()
    if asked.inside:
        print(json.dumps(peer(asked.inside, asked.seconds)))
        return
    python = environment()
    jobs = [("ours", name) for name in ours()] + [("OpenSpiel", name) for name in PEERS]
    runs: dict[tuple[str, str], list[Figures]] = {job: [] for job in jobs}
    for _ in range(asked.rounds):
        for job in jobs:
            runs[job].append(measure(python, job, asked.seconds))
    figures = {job: {key: median(run[key] for run in runs[job]) for key in runs[job][0]} for job in jobs}
    print(json.dumps(as_json(figures), indent=2) if asked.json else as_table(figures))


def options(about: str | None) -> argparse.ArgumentParser:
    """What every measurement beside others can be asked for."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0] if about else "")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="figures are medians of so many")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    return parser


def environment() -> Path:
    """The interpreter that has OpenSpiel; made on first use."""
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
    if subprocess.run([python, "-c", "import pyspiel"], capture_output=True).returncode:
        print("Installing OpenSpiel into .cache/peers ...", file=sys.stderr)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "open_spiel"], check=True)
    return python


def ours() -> list[str]:
    from sherwood.games import shelf

    return list(shelf())


def measure(python: Path, job: tuple[str, str], seconds: float) -> Figures:
    side, name = job
    if side == "ours":
        command = [sys.executable, "-m", "sherwood.lab.measure", name, str(seconds)]
    else:
        command = [str(python), __file__, "--inside", name, "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    figures = json.loads(done.stdout)
    return {key: value for key, value in figures.items() if isinstance(value, (int, float))}


# Inside OpenSpiel's environment


def peer(name: str, seconds: float) -> Figures:
    import pyspiel

    game = pyspiel.load_game(name)
    driven, length = from_python(game, seconds)
    return {
        "decisions_per_second": own_loop(pyspiel, game, length, seconds),
        "bare_decisions_per_second": driven,
        "clone_us": clone_us(game, length, seconds / 3),
    }


def step(state: Any, rng: random.Random) -> int:
    """One action of chance or of a player; 1 if it was a player's decision."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
        return 0
    state.apply_action(rng.choice(state.legal_actions()))
    return 1


def from_python(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions a second with one call each, and decisions a game."""
    rng = random.Random(1)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state, rng)
        games += 1
    return decisions / spent, decisions / games


def own_loop(pyspiel: Any, game: Any, length: float, seconds: float) -> float:
    """Its C++ rollouts to the end, times the decisions a game has.

    The rollout evaluator has no method of its own in Python: a search of one simulation is one call of it on
    the root, and it makes as many rollouts there as it is told to. Each batch starts from a new deal.
    """
    batch = 200
    rng = random.Random(3)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
    spent = 0.0
    done = 0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            step(state, rng)
        start = process_time()
        bot.mcts_search(state)
        spent += process_time() - start
        done += batch
    return done * length / spent


def clone_us(game: Any, length: float, seconds: float) -> float:
    """Copying a position half way through a game."""
    rng = random.Random(2)
    state = game.new_initial_state()
    decisions = 0
    while decisions < length / 2 and not state.is_terminal():
        decisions += step(state, rng)
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(CLONES):
            state.clone()
        done += CLONES
    return spent / done * 1e6


# The report


def as_json(figures: dict[tuple[str, str], Figures]) -> dict[str, dict[str, Figures]]:
    return {side: {name: row for (who, name), row in figures.items() if who == side} for side in ("ours", "OpenSpiel")}


def as_table(figures: dict[tuple[str, str], Figures]) -> str:
    head = f"{'':10} {'game':12} {'own loop, decisions/s':>22} {'from Python':>14} {'clone, µs':>10}"
    rows = [
        f"{side:10} {name:12} {row['decisions_per_second']:22,.0f} {row['bare_decisions_per_second']:14,.0f}"
        f" {row['clone_us']:10.2f}"
        for (side, name), row in figures.items()
    ]
    return "\n".join([head, *rows])


if __name__ == "__main__":
    main()
