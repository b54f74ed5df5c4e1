"""Bots: named, budgeted, repeatable, honest, and better than chance."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.bots import BadBot, Bot, answer, parse
from sherwood.engine.chance import Rng
from sherwood.engine.state import State
from sherwood.engine.wire import canonical, to_wire


def played(specs: list[str], seed: str) -> sherwood.Match:
    """A game of Romans between bots."""
    bots = [parse(spec, sherwood.game("romans")) for spec in specs]
    match = sherwood.new("romans", seats=len(bots), seed=seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, answer(bots[seat], match, seat, rng))
    return match


def test_flat_beats_random() -> None:
    results = [played(["flat:60", "random"], f"strength {n}").result for n in range(16)]
    wins = sum(result is not None and 0 in result.winners for result in results)
    assert wins >= 11  # a coin would reach this one time in ten; flat:60 wins nearly all


def test_a_rollout_budget_is_repeatable() -> None:
    assert played(["flat:30", "random"], "again").hash == played(["flat:30", "random"], "again").hash


def test_a_time_budget_is_kept_roughly_and_answers_at_once_when_there_is_nothing_to_choose() -> None:
    match = sherwood.new("romans", seats=2, seed=1)
    for _ in range(6):
        match.play(0, answer(parse("flat:20ms", match.game), match, 0, Rng("time")))
    assert answer(parse("flat:999999999", match.game), match, 0, Rng("one choice")) == ("confirm",)


@pytest.mark.parametrize("spec", ["", "flat:", "flat:0", "flat:-3", "flat:2s", "random:5", "hal", "flat:40:40"])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(BadBot, match="flat:400"):
        parse(spec, sherwood.game("romans"))


class Spy(Bot):
    """Remembers what it was shown."""

    spec = "spy"

    def __init__(self) -> None:
        self.seen: list[str] = []

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        wire = to_wire(state)
        self.seen.append(canonical([wire["hand"][1 - seat], wire["rows"][1 - seat]]))
        return parse("random", sherwood.game("romans")).pick(state, seat, rng)


def test_a_bot_is_shown_another_truth_every_time() -> None:
    match = sherwood.new("romans", seats=2, seed="spy")
    spy = Spy()
    for _ in range(20):
        answer(spy, match, 0, Rng(f"look {len(spy.seen)}"))
    assert len(set(spy.seen)) > 10
