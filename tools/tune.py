"""Tune a game's weights against a frozen opponent, and say what it is worth on deals that were never seen before.

    python tools/tune.py legend --side 0 --bot policy --against random --weights 0-10 --games 300 --passes 2

One weight at a time is made larger and smaller; a change is kept if it wins more of the same deals. The opponent keeps the
weights that are in the code. What comes out is printed, old and new, with Wilson's intervals on fresh deals; nothing is
written: whoever likes it copies it into the game's `rules/advice.py`, and tells of the run in `docs/bots.md`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import Pool

from sherwood.bots.bot import Bot, Policy, TreeBot
from sherwood.bots.known import parse
from sherwood.engine.bits import bit, count
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.games import shelf
from sherwood.lab.stats import wilson

FACTORS = (1.5, 0.67)


@dataclass(frozen=True)
class Trial:
    """Who plays whom: the bot with these weights in `side`, the frozen one in all other seats."""

    game: str
    seats: int
    side: int
    bot: str
    against: str
    weights: tuple[float, ...]


def taught(bot: Bot, game: Game, weights: Sequence[float]) -> Bot:
    """The same bot with other weights."""
    advice = type(game.advice)(list(weights))
    if isinstance(bot, (Policy, TreeBot)):
        return replace(bot, advice=advice)
    raise SystemExit(f"{bot.spec} has no weights to tune")


def result(trial: Trial, deal: str) -> float:
    """One game: the share of the win, and a hundredth of a condition or point so that close losses tell something."""
    game = shelf()[trial.game]
    mine = taught(parse(trial.bot, game).seated(trial.side), game, trial.weights)
    bots = [mine if seat == trial.side else parse(trial.against, game) for seat in range(trial.seats)]
    state = game.begin(game.as_settings(game.defaults(trial.seats)), trial.seats)
    referee = Referee(Dice(Rng(f"match:{deal}")))
    minds = [Rng(f"mind:{deal}/{seat}") for seat in range(trial.seats)]
    advance(state, referee)
    while state.ending < 0:
        seat = int(state.steps.top().whose(state))
        play(state, seat, bots[seat].pick(state.guess(seat, minds[seat]), seat, minds[seat]), referee)
    won = 1.0 / int(count(state.winners)) if state.winners & bit(trial.side) else 0.0
    return won + 0.02 * int(state.points(trial.side))


def score(trial: Trial, deals: Sequence[str], processes: int) -> list[float]:
    with Pool(processes) as pool:
        return pool.map(partial(result, trial), deals, chunksize=max(1, len(deals) // (4 * processes)))


def improved(trial: Trial, which: Sequence[int], deals: Sequence[str], processes: int) -> Trial:
    """One pass over the weights."""
    best = sum(score(trial, deals, processes))
    for index in which:
        for factor in FACTORS:
            weights = list(trial.weights)
            weights[index] *= factor
            other = replace(trial, weights=tuple(weights))
            found = sum(score(other, deals, processes))
            if found > best:
                print(
                    f"weight {index}: {trial.weights[index]:.3f} -> {weights[index]:.3f} ({best:.2f} -> {found:.2f})",
                    flush=True,
                )
                trial, best = other, found
                break
    return trial


def span(text: str) -> list[int]:
    first, _, last = text.partition("-")
    return list(range(int(first), int(last or first) + 1))


def told(name: str, results: Sequence[float]) -> str:
    won = sum(int(value >= 0.5) for value in results)
    low, high = wilson(won, len(results))
    return f"{name}: {won}/{len(results)} = {won / len(results):.3f} [{low:.3f}, {high:.3f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", type=int, default=0)
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--weights", type=span, required=True)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--start", default="", help="weights to begin with, instead of those in the code: 1.0,2.5,...")
    given = parser.parse_args()
    usual = tuple(shelf()[given.game].advice.weights)
    first = Trial(given.game, given.seats, given.side, given.bot, given.against, usual)
    start = tuple(float(weight) for weight in given.start.split(",")) if given.start else usual
    trial = replace(first, weights=start)
    for number in range(given.passes):
        deals = [f"{given.seed}/{number}/{n}" for n in range(given.games)]
        trial = improved(trial, given.weights, deals, given.processes)
    fresh = [f"{given.seed}/fresh/{n}" for n in range(2 * given.games)]
    print(told("before", score(first, fresh, given.processes)))
    print(told("after ", score(trial, fresh, given.processes)))
    print([round(weight, 3) for weight in trial.weights])


if __name__ == "__main__":
    main()
