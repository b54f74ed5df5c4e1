"""What one seat plans changes neither when others are told something nor how much: measured, in two distributions."""

from __future__ import annotations

import asyncio
import math
import time

import msgspec
import pytest

from sherwood.table.journal import Do
from sherwood.web.channel import Audience
from sherwood.web.room import Room
from sherwood.web.services import Services
from support.rooms import with_rooms

ROUNDS = 150
DIFFERENT = 5.0  # standard deviations that a rank sum may be off by chance: once in two million times
SHIFT = 0.002
OTHERS = (Audience(1, "en", drawn=False), Audience(-1, "fr", drawn=False))


def off(one: list[float], other: list[float]) -> float:
    """By how many standard deviations the ranks of two samples differ (Wilcoxon)."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    total = sum(rank for rank, (_, which) in enumerate(ranked, 1) if which == 0)
    n, m = len(one), len(other)
    return abs(total - n * (n + m + 1) / 2) / math.sqrt(n * m * (n + m + 1) / 12)


async def answer(room: Room) -> tuple[float, int]:
    """How long others wait for what they may see, and how many bytes of it there are."""
    started = time.perf_counter()
    shown = [await room.shown(who) for who in OTHERS]
    return time.perf_counter() - started, len(msgspec.json.encode(shown))


def plans(room: Room) -> tuple[Do, Do]:
    """Two different plans of seat 0."""
    placed = [one.do for one in room.match.choices(0) if one.do[0] == "place"]
    return placed[0], placed[-1]


async def unplan(room: Room) -> None:
    back = [one.do for one in room.match.prompt(0).choices if one.revise]
    await room.play(0, back[0], None)


def test_the_measure_would_notice_two_milliseconds() -> None:
    quick = [0.001 + (n % 17) * 0.0001 for n in range(ROUNDS)]
    assert off(quick, list(quick)) < DIFFERENT
    assert off(quick, [one + SHIFT for one in quick]) > DIFFERENT


def test_others_wait_as_long_and_get_as_much_whatever_is_planned(sqlite: str) -> None:
    times: tuple[list[float], list[float], list[float]] = ([], [], [])
    sizes: set[int] = set()

    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        async with (
            room.listening(OTHERS[0], asyncio.Event()) as theirs,
            room.listening(OTHERS[1], asyncio.Event()) as watchers,
        ):
            before = theirs.n, watchers.n
            for n in range(2 * ROUNDS):
                await room.play(0, plans(room)[n % 2], None)
                spent, size = await answer(room)
                times[n % 2].append(spent)
                sizes.add(size)
                await unplan(room)
            for _ in range(ROUNDS):  # what two milliseconds more would look like on this machine, now
                spent, _ = await answer(room)
                times[2].append(spent + SHIFT)
            assert (theirs.n, watchers.n) == before, "not a single event"

    with_rooms(sqlite, job)
    assert len(sizes) == 1, "not a byte more or less"
    assert off(times[0], times[1]) < DIFFERENT
    assert off(times[0], times[2]) > DIFFERENT, "two milliseconds would have been noticed here"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_watcher_of_another_seat_is_told_nothing_of_a_plan(sqlite: str, seat: int) -> None:
    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        other = Audience(1 - seat, "en", drawn=True)
        async with room.listening(other, asyncio.Event()) as channel:
            told = channel.n
            for one in [one.do for one in room.match.choices(seat) if one.do[0] == "place"][:1]:
                await room.play(seat, one, None)
            assert channel.n == told

    with_rooms(sqlite, job)
