"""What boards remember is bounded, for all kinds of boards together."""

from __future__ import annotations

from sherwood.draw import memory as memories
from sherwood.draw.memory import MOST, forget, memory
from sherwood.draw.svg import Svg


def fill(kind: str, letters: int) -> None:
    for n in range(letters // 1_000_000 + 1):
        memory(kind).keep("part", n, lambda: [Svg("x" * 1_000_000)])


def test_a_board_that_nobody_draws_any_more_is_forgotten_too() -> None:
    forget()
    fill("one", MOST // 2)
    assert len(memory("one"))
    for other in ("two", "three", "four"):
        fill(other, MOST)
    assert not len(memory("one"))
    forget()


def test_what_is_wanted_again_stays() -> None:
    forget()
    kept = memory("one").keep("part", "wanted", lambda: [Svg("<g/>")])
    for other in ("two", "three", "four"):
        fill(other, MOST)
        assert memory("one").keep("part", "wanted", lambda: [Svg("<g/>")]) is kept
    forget()
    assert memories.Memory.letters == 0
