"""Kills: the server, one of its processes, its database. Nothing that was acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from siege.house import House
from siege.outcome import Outcome
from siege.players import Player, judge, play_until
from siege.postgres import Postgres

PLAYERS = 6
CHANCE = random.Random(11)


def one(count: int) -> Outcome:
    return _siege("kill the server", House("--no-limits"), count, "SQLite, one process")


def two(count: int) -> Outcome:
    """Two processes and what listens for them: any may be the one."""
    return _siege("kill one of two", House("--no-limits", "--processes", "2"), count, "SQLite, two processes")


def two_on_postgres(count: int) -> Outcome:
    postgres = Postgres()
    house = House("--no-limits", "--processes", "2", database=postgres.url)
    try:
        return _siege("kill one of two", house, count, "PostgreSQL, two processes")
    finally:
        postgres.stop()


def database(count: int) -> Outcome:
    """PostgreSQL falls under play, and comes back."""
    out, postgres = Outcome("kill PostgreSQL"), Postgres()
    house = House("--no-limits", database=postgres.url)
    backs: list[float] = []

    def fall() -> None:
        time.sleep(CHANCE.uniform(0.2, 1.0))
        postgres.kill()
        time.sleep(CHANCE.uniform(0.0, 0.5))
        postgres.start()
        started = time.perf_counter()
        house.wait()
        backs.append(time.perf_counter() - started)

    try:
        _rounds(out, house, count, fall)
        out.broken += house.broken(excused=(503,))
        out.notes.append(f"well again within {max(backs):.2f} s; meanwhile refused clearly (503)")
    finally:
        house.stop()
        postgres.stop()
    return out


def _siege(part: str, house: House, count: int, what: str) -> Outcome:
    out = Outcome(part)

    def fall() -> None:
        time.sleep(CHANCE.uniform(0.1, 0.8))
        pid = CHANCE.choice(house.family())
        assert house.process is not None
        alone = pid == house.process.pid
        house.kill(pid)
        if alone:
            house.start()
        else:
            house.wait()

    try:
        acknowledged = _rounds(out, house, count, fall)
        out.broken += house.broken()
    finally:
        house.stop()
    out.notes.append(f"{what}: {acknowledged:,} moves acknowledged")
    return out


def _rounds(out: Outcome, house: House, count: int, fall: Callable[[], None]) -> int:
    house.start()
    players = [Player(house.url) for _ in range(PLAYERS)]
    for _ in range(count):
        play_until(players, fall)
        lost, doubled = judge(house.database, players)
        out.tries, out.lost, out.doubled = out.tries + 1, out.lost + lost, out.doubled + doubled
    out.traces += house.traces()
    return sum(player.acknowledged for player in players)
