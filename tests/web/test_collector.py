"""Garbage is looked for when connections have closed, rather while nobody moves."""

from __future__ import annotations

import gc

import pytest

from sherwood.web import collector
from sherwood.web.collector import MOST, QUIET, WORTH, Collector


@pytest.mark.parametrize(
    ("closed", "moves", "looks"),
    [(WORTH - 1, 0, False), (WORTH, 0, True), (WORTH, QUIET, False), (MOST - 1, QUIET, False), (MOST, QUIET, True)],
)
def test_a_full_look_waits_for_a_quiet_moment_but_not_for_ever(closed: int, moves: int, looks: bool) -> None:
    one = Collector()
    one.closed, one.moves = closed, moves
    assert one.sweep() is looks
    assert one.closed == (0 if looks else closed)
    assert one.moves == 0, "each stretch between two sweeps counts for itself"


class Circle:
    """Something that only such a look can free."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_old_and_lost_goes_at_the_look() -> None:
    before = gc.get_threshold()
    freed: list[str] = []
    try:
        collector.tune()
        lost = Circle()
        gc.collect()  # it is old now
        gc.callbacks.append(lambda phase, info: freed.append(phase) if info["collected"] else None)
        del lost
        gc.collect(1)
        assert not freed
        one = Collector()
        one.closed = WORTH
        assert one.sweep()
        assert freed
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*before)
        gc.unfreeze()
