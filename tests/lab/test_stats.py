from __future__ import annotations

import pytest

from sherwood.lab.stats import wilson
from sherwood.lab.tally import Played, Tally


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    # Worked values of Wilson's score interval at 95 %.
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_nobodys_alone() -> None:
    tally = Tally(3)
    for played in (Played((0,), "points", 10), Played((0, 2), "points", 30), Played((), "legion", 20)):
        tally.add(played)
    report = tally.report()
    assert (report["wins"], report["shared_wins"], report["nobody"]) == ([1, 0, 0], [1, 0, 1], 1)
    assert report["endings"] == {"legion": 1, "points": 2}
    assert report["lengths"] == {"min": 10, "mean": 20.0, "max": 30}
    assert report["win_rates"][0]["rate"] == pytest.approx(2 / 3, abs=1e-6)


def test_joining_is_adding_in_any_order() -> None:
    games = [Played((n % 2,), "points", 5 + n) for n in range(7)]
    whole, left, right = Tally(2), Tally(2), Tally(2)
    for n, played in enumerate(games):
        whole.add(played)
        (left if n < 3 else right).add(played)
    right.join(left)
    assert right.report() == whole.report()
    empty = Tally(2)
    empty.join(whole)
    assert empty.report() == whole.report()
