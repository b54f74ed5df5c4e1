"""Laws of what happens step by step: every scene hides what a position hides, and the last one is where it led."""

from __future__ import annotations

from typing import cast

import pytest

from sherwood.engine.chance import Rng
from sherwood.engine.state import State
from sherwood.table.match import MOST_SCENES
from support.tables import begun, seat_counts

GAMES = pytest.mark.parametrize("name", sorted({name for name, _ in seat_counts()}))


@GAMES
def test_a_scene_shows_nobody_what_is_hidden(name: str) -> None:
    rng, seen = Rng("scenes"), 0
    match = begun(name, "scenes")
    match.watched = True
    while not match.over:
        codes = match.codes(match.waiting[0])
        match.play(match.waiting[0], codes[rng.below(len(codes))])
        for scene in match.scenes:
            state = cast(State, scene.state)
            for seat in range(match.seats):
                assert match.game.view(state, seat) == match.game.view(state.guess(seat, rng), seat)
            seen += 1
    assert seen


@GAMES
def test_scenes_are_few_and_tell_more_and_more(name: str) -> None:
    rng, most = Rng("few scenes"), 0
    match = begun(name, "few scenes")
    match.watched = True
    while not match.over:
        before = len(match.events)
        codes = match.codes(match.waiting[0])
        match.play(match.waiting[0], codes[rng.below(len(codes))])
        told = [scene.told for scene in match.scenes]
        assert told == sorted(set(told))
        assert all(before < one <= len(match.events) for one in told)
        most = max(most, len(told))
    assert 1 <= most <= MOST_SCENES
