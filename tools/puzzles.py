"""Candidates for puzzles: positions of self-played games in which one choice is clearly better than all others.

python tools/puzzles.py romans [--games 20] [--think 1500] [--gap 0.12] [--seed 1] [--seats 2] [--skip Program]

What it prints is read by a person, who keeps the few that can be explained in two sentences (docs/lessons.md).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import sherwood
from sherwood.bots import answer, parse
from sherwood.bots.bot import TreeBot
from sherwood.bots.explain import Candidate, candidates
from sherwood.engine.bits import count
from sherwood.engine.chance import Rng
from sherwood.table.match import Match
from sherwood.table.prompt import Asker

LOOKED = 4  # every so many decisions one is thought about
LEAST = 3  # choices: fewer are no puzzle


@dataclass
class Found:
    """A position with a clear answer."""

    gap: float
    line: str
    seat: int
    ask: str
    best: Candidate
    second: Candidate
    told: list[str]

    def show(self) -> str:
        news = "".join(f"\n   {line}" for line in self.told)
        best = f"{' '.join(map(str, self.best.do))}: {self.best.say} ({self.best.chance:.2f})"
        after = "".join(f"\n      then {one.say}" for one in self.best.line[:3])
        second = f"{' '.join(map(str, self.second.do))}: {self.second.say} ({self.second.chance:.2f})"
        return f"gap {self.gap:.2f}, seat {self.seat}: {self.ask}\n   best {best}{after}\n   not {second}{news}\n   {self.line}"


def clear(match: Match, seat: int, think: str, least: float, rng: Rng) -> Found | None:
    """Is one choice clearly better, by a long look from what the seat knows?"""
    guess = match.guess(seat, rng)
    if count(guess.steps.top().legal(guess, seat)) < LEAST:
        return None
    bot = parse(think, match.game).seated(seat)
    assert isinstance(bot, TreeBot)
    tree = bot.think(guess, seat, rng)
    found = candidates(Asker(match.game, guess, match.speech("en")), tree, seat)
    if len(found) < 2:
        return None
    second = max(found[1:], key=lambda one: one.chance)
    gap = found[0].chance - second.chance
    if gap < least or found[0].weight < 0.4:
        return None
    told = [str(line) for line in match.log(seat)[-4:]]
    return Found(gap, match.text(), seat, match.prompt(seat).ask, found[0], second, told)


def search(given: argparse.Namespace) -> Iterator[Found]:
    for n in range(given.games):
        rng = Rng(f"puzzle {given.seed} {n}")
        match = sherwood.new(given.game, given.seats, seed=given.seed * 1000 + n)
        bots = [parse("tree:30", match.game).seated(seat) for seat in range(match.seats)]
        while not match.over:
            seat = match.waiting[0]
            title = match.state.steps.top().title(match.state, seat)
            looked = title not in given.skip.split(",") and rng.below(given.every) == 0
            if looked and (found := clear(match, seat, f"tree:{given.think}", given.gap, rng)):
                yield found
            match.play(seat, answer(bots[seat], match, seat, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    for name, usual in (("games", 20), ("think", 1500), ("seed", 1), ("seats", 2), ("every", LOOKED)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--gap", type=float, default=0.12)
    parser.add_argument("--skip", default="", help="Questions that make no puzzle, by their titles: Program,Corner")
    for found in search(parser.parse_args()):
        print(found.show(), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
