"""Pointing at the board: everything answers, in both languages, by the paragraph that the rules cite."""

from __future__ import annotations

import pytest

import sherwood
from games.locksley.scene import scene
from sherwood.engine.inspected import Inspected
from sherwood.games.locksley.inspect import RULES
from sherwood.games.locksley.rules.cards import FAME_NAMES
from sherwood.games.locksley.rules.lacks import lack
from sherwood.games.locksley.rules.state import Locksley
from support import inspected


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("length", ["short", "standard", "long"])
def test_everything_drawn_answers(length: str, lang: str) -> None:
    for match in inspected.moments("locksley", 2, 3, 25, length=length):
        for seat in (0, 1, None):
            assert inspected.unanswered(match, seat, lang) == []


@pytest.mark.parametrize(
    "ref", ["", "space", "space:25", "space:-1", "track:99", "loot:0:mauve", "loot:2:red", "next:x", "sale:red", "moon"]
)
def test_what_is_not_there_is_not_answered(ref: str) -> None:
    assert sherwood.new("locksley", seed=1).inspect(ref, 0) is None


def test_every_space_cites_the_paragraph_that_its_refusal_does() -> None:
    state = scene().match.state
    assert isinstance(state, Locksley)
    assert {fame: lack(state, 0, n).rule for n, fame in enumerate(FAME_NAMES)} == RULES


def pointed(match: sherwood.Match, ref: str, seat: int | None) -> Inspected:
    found = match.inspect(ref, seat)
    assert found is not None
    return found


def test_a_collection_says_what_it_would_bring() -> None:
    match = scene(mine="4 red 1 blue").match
    assert "brings 2 coins" in pointed(match, "loot:0:red", 0).lines[0]
    assert "2 tiles more" in pointed(match, "loot:0:blue", 0).lines[0]


def test_a_space_tells_each_what_is_missing() -> None:
    match = scene(mine="2 red", ahead="kinsman").match
    assert "Your largest collection has two tiles: you lack two." in pointed(match, "track:1", 0).lines
    assert "Your largest" not in " ".join(pointed(match, "track:1", 1).lines)


def test_a_square_tells_what_riding_there_makes_of_the_collection() -> None:
    match = scene(mine="2 red", robins="b3 e5", grid={"c1": "red"}).match
    told = pointed(match, "space:2", 0)
    assert "3 tiles and sell for one coin" in told.lines[0]
    assert "A knight’s move away" in told.lines[1]
