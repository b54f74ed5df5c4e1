"""A bot's process: a question a line in, an answer a line out, until the server goes away.

Three kinds of line: a position to move in, a position to give a hint for, a finished game to look back on.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from dataclasses import asdict
from typing import TypedDict

from sherwood.bots.analysis import analyse
from sherwood.bots.bot import answer
from sherwood.bots.explain import explain
from sherwood.bots.known import parse
from sherwood.bots.pool import Guess
from sherwood.engine.chance import Rng
from sherwood.table.start import load_match, our_match


class Asked(TypedDict, total=False):
    """A line as it arrives."""

    position: Guess
    seat: int
    level: str
    seconds: float
    hint: str  # the language of the hint that is wanted instead of a move
    few: int  # how many candidates it shows
    journal: str  # of a finished game
    lang: str


def think(asked: Asked) -> dict[str, object]:
    if "journal" in asked:
        return look_back(asked)
    position = asked["position"]
    match = our_match(position["game"], position)
    if "hint" in asked:
        found = explain(match, asked["seat"], asked["seconds"], asked["hint"], few=asked["few"])
        return {"candidates": [asdict(candidate) for candidate in found]}
    bot = parse(asked["level"], match.game).within(asked["seconds"])
    return {"do": answer(bot, match, asked["seat"], Rng(secrets.token_hex(16)))}


def look_back(asked: Asked) -> dict[str, object]:
    """The analysis as plain data."""
    found = analyse(load_match(asked["journal"], until="agreed"), asked["lang"])
    return {
        "steps": found.steps,
        "curves": [found.chances(seat) for seat in range(len(found.names))],
        "turning": [asdict(one) for one in found.turning_points()],
        "costly": [asdict(one) | {"cost": one.cost} for one in found.costly()],
        "sums": [found.sums(seat) for seat in range(len(found.names))],
    }


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # somebody's bot may print: that is no answer
    for line in sys.stdin:
        try:
            said = think(json.loads(line))
        except Exception as error:  # told to the server, which plays something legal instead
            said = {"error": repr(error)}
        try:
            print(json.dumps(said), file=answers, flush=True)
        except BrokenPipeError:  # the server fell while we thought
            os._exit(0)  # not by the usual way, which would try to write it once more


if __name__ == "__main__":
    main()
