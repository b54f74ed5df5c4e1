"""How many ways lead on from a position: counts that change only when rules do. A failure prints the split."""

import pytest

from games.locksley.scene import scene
from sherwood.engine.play import perft, perft_split


@pytest.mark.parametrize(("depth", "ways"), [(1, 8), (2, 66), (3, 320), (4, 1469)])
def test_ways_on_from_a_full_turn(depth: int, ways: int) -> None:
    # By hand, two deep: five rides lead to a sale, a coin or an end with six draws; the ride to a blue tile to one sale
    # more; the sale to six rides, two coins and an honour; the coin to six rides, a sale and Coach Robbery.
    state = scene(
        mine="3 red 2 blue", theirs="red", coins="pink", ahead="nobility coach-red tower contract"
    ).match.state
    assert perft(state, depth) == ways, perft_split(state, depth)


@pytest.mark.parametrize(("depth", "ways"), [(1, 8), (2, 29), (3, 124), (4, 1002)])
def test_ways_on_when_the_pile_is_empty(depth: int, ways: int) -> None:
    # By hand, two deep: a ride leaves too few tiles to end, so a sale or a coin; to a red tile also Kinsman.
    state = scene(
        pile="", mine="3 red", coins="2 pink", discards="blue", bare="d4 d2", ahead="kinsman contract contract contract"
    ).match.state
    assert perft(state, depth) == ways, perft_split(state, depth)
