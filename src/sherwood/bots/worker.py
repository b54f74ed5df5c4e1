"""A bot's process: a question a line in, an answer a line out, until the server goes away."""

from __future__ import annotations

import json
import secrets
import sys
from typing import TypedDict

from sherwood.bots.bot import answer
from sherwood.bots.known import LEVELS, parse
from sherwood.bots.pool import Guess
from sherwood.engine.chance import Rng
from sherwood.table.start import our_match


class Asked(TypedDict):
    """A question as it arrives."""

    position: Guess
    seat: int
    level: str


def think(question: Asked) -> dict[str, object]:
    position = question["position"]
    match = our_match(position["game"], position)
    bot = parse(LEVELS[question["level"]])
    return {"do": answer(bot, match, question["seat"], Rng(secrets.token_hex(16)))}


def main() -> None:
    for line in sys.stdin:
        try:
            said = think(json.loads(line))
        except Exception as error:  # told to the server, which plays something legal instead
            said = {"error": repr(error)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
