"""Three Purses, paragraph by paragraph."""

from __future__ import annotations

import sherwood
from support.cite import cites

rule = cites("purses")


def dealt(*purses: int, rounds: int = 1) -> sherwood.Match:
    """A match in which everybody got these purses."""
    match = sherwood.new("purses", seats=len(purses), seed=1, options={"rounds": rounds})
    position = match.position()
    position["state"]["purses"] = list(purses)
    return sherwood.at("purses", position)


def call(match: sherwood.Match, *totals: int) -> None:
    for seat, total in enumerate(totals):
        match.play(seat, ("call", total))


@rule("1.1")
def test_a_purse_is_seen_by_who_holds_it() -> None:
    match = dealt(2, 3)
    assert [match.view(seat)["purse"] for seat in (0, 1, None)] == [2, 3, None]


@rule("1.2")
def test_all_call_at_once_between_the_least_and_the_most_there_can_be() -> None:
    match = dealt(1, 1, 1)
    assert match.waiting == [0, 1, 2]
    assert [choice.do for choice in match.choices(0)] == [("call", total) for total in range(3, 10)]
    match.play(1, ("call", 5))
    assert match.waiting == [0, 2]
    assert all("5" not in str(line) for line in match.log(0))


@rule("1.3")
def test_whoever_called_nearest_scores() -> None:
    match = dealt(1, 3, 2, rounds=3)
    call(match, 5, 7, 9)
    assert match.view()["scores"] == [1, 1, 0]


@rule("1.4")
def test_the_highest_score_wins() -> None:
    match = dealt(1, 1)
    call(match, 2, 6)
    assert match.result is not None
    assert list(match.result.winners) == [0]
