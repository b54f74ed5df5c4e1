"""Clocks of a table: how long each seat has been waited for."""

from __future__ import annotations

from sherwood.web.clocks import Clocks

PACE = 60


def test_whoever_takes_their_seat_again_has_time_again() -> None:
    clocks = Clocks()
    clocks.restart([0, 1], 1000.0)
    assert clocks.late(PACE, 1061.0, bots=()) == [0, 1]
    clocks.came_back({0: 1061.0, 1: 0.0})
    assert clocks.late(PACE, 1062.0, bots=()) == [1]
    assert clocks.deadlines(PACE)[0] == 1121.0
    assert clocks.late(PACE, 1122.0, bots=()) == [0, 1]


def test_what_everybody_saw_gives_all_their_time_again() -> None:
    clocks = Clocks()
    clocks.came_back({0: 1061.0})
    clocks.restart([0], 1100.0)
    assert clocks.deadlines(PACE) == {0: 1160.0}
    clocks.go_on([0, 1], 1110.0)
    assert clocks.deadlines(PACE) == {0: 1160.0, 1: 1170.0}
    assert clocks.alarm(PACE, bots=[0]) == 1170.0
