"""Our environments beside other people's, in one run on one machine: part of `make bench-peers`.

Theirs run in the environment under .cache/peers, which is made on first use; `sherwood bench --environments` measures the
same with what is installed (`lab/environments.py` says how).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench_peers import environment, options

from sherwood.lab.environments import CLASSIC, GAMES, OURS, Job, compare, jobs


def main() -> None:
    asked = options(__doc__).parse_args()
    theirs = str(peers())
    python = {True: sys.executable, False: theirs}
    figures = compare(jobs(list(GAMES)), asked.seconds, asked.rounds, lambda job: python[job[0] in OURS])
    found = {job: steps for job, steps in figures.items() if steps is not None}
    print(as_json(found) if asked.json else as_table(found))


def peers() -> Path:
    """The interpreter that has OpenSpiel and PettingZoo's classic games; made on first use."""
    python = environment()
    wanted = "; ".join(f"import pettingzoo.classic.{game}" for game in CLASSIC)
    if subprocess.run([python, "-c", wanted], capture_output=True).returncode:
        print("Installing PettingZoo's classic games into .cache/peers ...", file=sys.stderr)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pettingzoo[classic]", "setuptools<81"], check=True)
    return python


def as_json(figures: dict[Job, float]) -> str:
    return json.dumps(
        [{"kind": kind, "game": game, "steps": round(n)} for (kind, game), n in figures.items()], indent=2
    )


def as_table(figures: dict[Job, float]) -> str:
    rows = [f"{kind:20} {game:18} {steps:12,.0f}" for (kind, game), steps in figures.items()]
    return "\n".join([f"{'':20} {'game':18} {'steps/s':>12}", *rows])


if __name__ == "__main__":
    main()
