"""Both builds measured side by side: processes of their own, taking turns, medians of several rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from statistics import median
from typing import TypedDict

Figures = dict[str, float | str]  # what one process measured


class Speed(TypedDict):
    """The figures of one game; None: what a build that is not there would have measured."""

    pure_decisions_per_second: int
    compiled_decisions_per_second: int | None
    ratio: float | None
    clone_us: float
    guess_rollouts_per_second: int
    bare_decisions_per_second: int
    match_decisions_per_second: int
    build: str
    rounds: int


def bench(games: Sequence[str], seconds: float, rounds: int, tell: Callable[[str], None]) -> dict[str, Speed]:
    """The figures of each game; what a build that is not there would have measured is None."""
    return {game: _game(game, seconds, rounds, tell) for game in games}


def _game(game: str, seconds: float, rounds: int, tell: Callable[[str], None]) -> Speed:
    pure: list[Figures] = []
    compiled: list[Figures] = []
    for turn in range(rounds):
        tell(f"{game} {turn + 1}/{rounds}")
        pure.append(measure(game, seconds, pure=True))
        native = measure(game, seconds, pure=False)
        if native["build"] == "compiled":  # without a compiled build the second process ran plain Python too
            compiled.append(native)
    return summary(pure, compiled)


def summary(pure: Sequence[Figures], compiled: Sequence[Figures]) -> Speed:
    """Medians; clones and guesses are those of the build that people would run."""
    best = compiled or pure
    slow = _median(pure, "decisions_per_second")
    fast = _median(compiled, "decisions_per_second") if compiled else None
    return {
        "pure_decisions_per_second": round(slow),
        "compiled_decisions_per_second": None if fast is None else round(fast),
        "ratio": None if fast is None else round(fast / slow, 2),
        "clone_us": round(_median(best, "clone_us"), 4),
        "guess_rollouts_per_second": round(_median(best, "guess_rollouts_per_second")),
        "bare_decisions_per_second": round(_median(best, "bare_decisions_per_second")),
        "match_decisions_per_second": round(_median(best, "match_decisions_per_second")),
        "build": str(best[0]["build"]),
        "rounds": len(pure),
    }


def measure(game: str, seconds: float, pure: bool) -> Figures:
    """One build, one game, one process."""
    environ = {name: value for name, value in os.environ.items() if name != "SHERWOOD_PURE"}
    if pure:
        environ["SHERWOOD_PURE"] = "1"
    command = [sys.executable, "-m", "sherwood.lab.measure", game, str(seconds)]
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def _median(runs: Sequence[Figures], name: str) -> float:
    return float(median(float(run[name]) for run in runs))
