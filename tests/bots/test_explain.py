"""A bot explains itself, and a game is looked back on: in words, from what a seat could know."""

from __future__ import annotations

import time

import pytest

import sherwood
from sherwood.bots import answer, parse
from sherwood.bots.analysis import analyse
from sherwood.bots.bot import TreeBot
from sherwood.bots.explain import explain
from sherwood.engine.chance import Rng
from sherwood.search.tree import Tree


def begun(game: str, choices: int) -> sherwood.Match:
    """A match some choices on."""
    match = sherwood.new(game, seats=2, seed="explained")
    rng = Rng("explained")
    while match.seq < choices and not match.over:
        seat = match.waiting[0]
        match.play(seat, answer(parse("policy", match.game), match, seat, rng))
    return match


@pytest.mark.parametrize("game", ["locksley", "romans", "merrymen", "legend"])
def test_a_hint_names_open_choices_with_chances_best_first(game: str) -> None:
    match = begun(game, 3)
    seat = match.waiting[0]
    found = explain(match, seat, seconds=0.05)
    open_now = [list(choice.do) for choice in match.choices(seat)]
    assert found
    assert all(list(candidate.do) in open_now for candidate in found)
    assert all(0 <= candidate.chance <= 1 for candidate in found)
    assert [c.weight for c in found] == sorted((c.weight for c in found), reverse=True)


def test_a_hint_without_time_is_a_hint_all_the_same() -> None:
    match = begun("merrymen", 3)
    seat = match.waiting[0]
    guess = match.guess(seat, Rng("late"))
    bot = parse("master", match.game).seated(seat).within(1.0)
    assert isinstance(bot, TreeBot)
    tree = Tree(guess, seat, Rng("late"), bot.advice, bot.limits)
    bot.hurry(tree, time.monotonic() - 1)
    assert tree.done == 1


def test_a_hint_speaks_the_readers_language() -> None:
    match = begun("locksley", 3)
    seat = match.waiting[0]
    said = {candidate.say for candidate in explain(match, seat, seconds=0.05, lang="fr")}
    assert said <= {choice.say for choice in match.choices(seat, "fr")}


def finished() -> sherwood.Match:
    return begun("romans", 10_000)


def test_choice_and_luck_add_up_to_what_happened() -> None:
    match = finished()
    found = analyse(match, simulations=12)
    for seat in range(match.seats):
        points = found.chances(seat)
        sums = found.sums(seat)
        assert sums["choice"] <= 0
        assert sums["choice"] + sums["luck"] == pytest.approx(points[-1][1] - points[0][1], abs=0.01)
    assert match.analysis(simulations=12) == found


def test_a_long_game_is_looked_at_in_even_parts() -> None:
    match = finished()
    found = analyse(match, simulations=2, most=5)
    steps = [one.step for one in found.decisions]
    assert len(steps) == 5
    assert steps == sorted(set(steps))
    assert steps[-1] - steps[0] > match.seq / 2
