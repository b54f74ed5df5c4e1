"""Laws of every bot at every game: it cannot peek, it plays legally, it repeats itself, it keeps its time."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from sherwood.bots.bot import Bot
from sherwood.bots.known import parse
from sherwood.bots.levels import LEVELS
from sherwood.engine.bits import bit, count, members
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.engine.wire import digest_of
from sherwood.games import shelf

GAMES = list(shelf())
THINKERS = ("policy", "tree:12", "flat:12")
SECONDS = 0.4
SLACK = 1.2  # the time that a bot may take, in deadlines

Moment = tuple[State, int]


def moments(game: Game, seed: str, few: int) -> Iterator[Moment]:
    """Positions of a random game in which a seat has something to decide, spread over it."""
    seats = game.seats[1]
    state = game.begin(game.as_settings(game.defaults(seats)), seats)
    rng = Rng(seed)
    referee = Referee(Dice(rng))
    advance(state, referee)
    made = 0
    while state.ending < 0 and few:
        step = state.steps.top()
        seat = int(step.whose(state))
        mask = step.legal(state, seat)
        if count(mask) > 1:
            made += 1
            if made % 7 == 0:
                few -= 1
                yield state.clone(), seat
        play(state, seat, rng.member(mask), referee)


class Peeker(Bot):
    """What no bot may be: its choice depends on the truth."""

    spec = "peeker"

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        legal = members(int(state.steps.top().legal(state, seat)))
        return legal[int(digest_of(state), 16) % len(legal)]


def changed(bot: Bot, found: list[Moment]) -> int:
    """In how many of the positions the bot does something else when only what its seat cannot know is different."""
    different = 0
    for n, (state, seat) in enumerate(found):
        other = state.guess(seat, Rng(f"another truth {n}"))
        different += bot.pick(state, seat, Rng("mind")) != bot.pick(other, seat, Rng("mind"))
    return different


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", THINKERS)
def test_the_same_view_gives_the_same_move_whatever_the_hidden_truth(name: str, spec: str) -> None:
    game = shelf()[name]
    assert changed(parse(spec, game), list(moments(game, "views", 12))) == 0


def test_a_bot_that_peeks_would_be_noticed() -> None:
    game = shelf()["romans"]
    assert changed(Peeker(), list(moments(game, "views", 12))) > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", [*THINKERS, *LEVELS])
def test_what_a_bot_chooses_is_legal(name: str, spec: str) -> None:
    game = shelf()[name]
    bot = parse(spec, game).within(0.02)
    for state, seat in moments(game, f"legal {spec}", 8):
        assert state.steps.top().legal(state, seat) & bit(bot.pick(state, seat, Rng("mind")))


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_carried_out_with_legal_choices_and_ends(name: str) -> None:
    """A bot's own choices are played here, so that the plans it makes are gone on with."""
    game = shelf()[name]
    seats = game.seats[0]
    state = game.begin(game.as_settings(game.defaults(seats)), seats)
    referee = Referee(Dice(Rng("plans")))
    advance(state, referee)
    bots = [parse("tree:2", game) for _ in range(seats)]
    for _ in range(120):
        if state.ending >= 0:
            return
        seat = int(state.steps.top().whose(state))
        k = bots[seat].pick(state, seat, Rng("mind"))
        assert state.steps.top().legal(state, seat) & bit(k)
        play(state, seat, k, referee)


def choices_of(name: str) -> list[int]:
    """What a bot does in a few positions: the same on every build, in every process."""
    game = shelf()[name]
    return [parse("tree:16", game).pick(state, seat, Rng("mind")) for state, seat in moments(game, "builds", 4)]


@pytest.mark.parametrize("name", GAMES)
def test_both_builds_think_the_same(name: str) -> None:
    program = f"import json; from test_thinking import choices_of; print(json.dumps(choices_of({name!r})))"
    here = os.path.dirname(__file__)
    environ = {**os.environ, "SHERWOOD_PURE": "1", "PYTHONPATH": os.pathsep.join([here, *sys.path])}
    told = subprocess.run([sys.executable, "-c", program], env=environ, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == choices_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_with_a_deadline_keeps_it(name: str) -> None:
    """In CPU time, which is all a bot can answer for on a busy machine."""
    game = shelf()[name]
    bot = parse("master", game).within(SECONDS)
    for state, seat in moments(game, "time", 3):
        gc.collect()  # what other tests left is not this bot's to clear
        start = time.process_time()
        bot.pick(state, seat, Rng("mind"))
        assert time.process_time() - start < SECONDS * SLACK
