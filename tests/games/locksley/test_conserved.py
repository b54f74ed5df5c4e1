"""What is lost or doubled is noticed: sixty tiles, two Robins, and holes that are known."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.engine.bits import bit
from sherwood.engine.errors import Broken
from sherwood.games.locksley.rules.state import Locksley
from support.cite import cites

rule = cites("locksley")


def riding() -> Locksley:
    match = sherwood.new("locksley", seats=2, seed="conserved")
    match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    state = match.state.clone()
    assert isinstance(state, Locksley)
    return state


@rule("1.2", "1.8")
@pytest.mark.parametrize("pile", ["stock", "dropped", "loot0", "loot1", "gold0", "gold1"])
def test_a_tile_too_many_anywhere_is_noticed(pile: str) -> None:
    s = riding()
    setattr(s, pile, getattr(s, pile) + 1)
    with pytest.raises(Broken, match="missing or in two places"):
        s.check()


@rule("1.8")
def test_a_robin_on_a_tile_or_a_hole_that_nobody_knows_is_noticed() -> None:
    for robin0, robin1, holes in ((0, 12, 0), (12, 24, 0), (0, 0, bit(24)), (0, 24, bit(12)), (0, 24, bit(0))):
        s = riding()
        s.robin0, s.robin1, s.holes = robin0, robin1, holes
        with pytest.raises(Broken, match="stands on a tile"):
            s.check()
