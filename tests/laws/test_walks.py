"""Random games kept word for word: what was asked, refused, told and seen on the way, and every position.

A change here is a change of the rules or of what people are told. `python tests/laws/test_walks.py` writes today's down.
"""

from __future__ import annotations

import json
from collections import defaultdict
from hashlib import blake2b

import pytest

from sherwood.engine.bits import members
from sherwood.engine.game import Game
from sherwood.engine.state import State
from sherwood.engine.wire import canonical, digest_of
from sherwood.games import shelf
from support.homes import OURS, golden
from support.tables import Walk

GAMES = [game for game in shelf().values() if game.folder.is_relative_to(OURS)]
SEEDS = ("one", "two", "three", "four", "five", "six")
Sums = dict[str, str]  # by title, reason or kind: how often, and a sum over all of them


class Sum:
    """How often a thing came, and a sum over all that was said with it."""

    def __init__(self) -> None:
        self.count = 0
        self.hash = blake2b(digest_size=6)

    def add(self, *what: object) -> None:
        self.count += 1
        self.hash.update(repr(what).encode())

    def __str__(self) -> str:
        return f"{self.count} {self.hash.hexdigest()}"


def walk_of(game: Game, seed: str) -> Walk:
    """As many seats as the game has; in the last walk as few."""
    return Walk(game.id, game.seats[seed != SEEDS[-1]], f"walk {seed}")


def heard(game: Game, seed: str) -> Sums:
    walk = walk_of(game, seed)
    sums: dict[str, Sum] = defaultdict(Sum)
    for state in walk.positions():
        if not state.over:
            ask(game, state, sums)
        for event in walk.log:
            sums[f"tell-{event.kind}"].add(event.seat, event.args, event.audience)
        walk.log.clear()
    return {name: str(sums[name]) for name in sorted(sums)}


def ask(game: Game, state: State, sums: dict[str, Sum]) -> None:
    """The position, and what every seat is offered and refused there."""
    step = state.steps[-1]
    sums[f"at-{type(step).__name__}"].add(digest_of(state), step.waiting(state))
    sums["view"].add(canonical(game.view(state, step.whose(state))))
    for seat in range(state.seats):
        title = step.title(state, seat)
        thoughts = step.revise(state, seat)
        open_to = step.legal(state, seat) if step.waiting(state) >> seat & 1 else 0
        for k in members(open_to | thoughts):
            do = game.verbs.do(step.action(state, seat, k))
            sums[f"ask-{title}"].add(seat, do, step.detail(state, seat, k) if open_to >> k & 1 else [])
        if open_to:
            sums[f"ask-{title}"].add(step.rule(state, seat), step.topic(state, seat), step.secret())
            for bar in step.barred(state, seat):
                sums[f"bar-{bar.reason}"].add(seat, game.verbs.do(bar.action), bar.rule, bar.a, bar.b, bar.c)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_a_kept_game_is_asked_refused_and_told_as_it_was(name: str, seed: str) -> None:
    kept = json.loads(golden(shelf()[name], "walks.json").read_text(encoding="utf-8"))[seed]
    found = heard(shelf()[name], seed)
    changed = {key: (kept.get(key), found.get(key)) for key in kept.keys() | found.keys()}
    assert not {key: pair for key, pair in changed.items() if pair[0] != pair[1]}


if __name__ == "__main__":
    for one in GAMES:
        walks = {seed: heard(one, seed) for seed in SEEDS}
        golden(one, "walks.json").write_text(json.dumps(walks, indent=1) + "\n", encoding="utf-8")
