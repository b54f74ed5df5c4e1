"""Tables that nobody looks after: servers take them page by page, at once and in fair shares, and clocks first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend
from many import Mix, fill
from sqlalchemy import Connection

from sherwood.bots.pool import Pool
from sherwood.table.store import leases
from sherwood.table.store.store import Store
from sherwood.web import leases as web_leases
from sherwood.web.news import News
from sherwood.web.rooms import Rooms
from support.postgres import new_database

CLOCKED = Mix(bots=0, clocks=100)
MANY = 1200


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> str:
    """An empty one: what other tests left would be looked after too."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return new_database(request.getfixturevalue("postgres_url"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats follow each other soon, and nobody looks but for a reason: the usual look never comes."""
    monkeypatch.setattr(web_leases, "BEAT", 0.1)
    monkeypatch.setattr(web_leases, "AROUND", 1_000_000)


async def _until(fact: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it never became true"
        await asyncio.sleep(0.02)


def in_a_house(database: str, job: Callable[[Store, Callable[[], Rooms]], Coroutine[Any, Any, None]]) -> None:
    """With a way to make servers, which are stopped afterwards."""

    async def main() -> None:
        store, pool = Store(database), Pool(1, 1.0)
        servers: list[Rooms] = []

        def server() -> Rooms:
            servers.append(Rooms(store, pool, news=News(MemoryChannelsBackend())))
            return servers[-1]

        try:
            await job(store, server)
        finally:
            for one in servers:
                await one.stop()
            await pool.close()
            store.close()

    asyncio.run(main())


def held(*servers: Rooms) -> list[int]:
    return [one.leases.held for one in servers if one.leases is not None]


async def fall(rooms: Rooms) -> None:
    """As a power cut would: it says goodbye to nobody."""
    assert rooms.leases is not None
    for task in (*rooms._duties, *rooms.leases._tasks):
        task.cancel()


def test_a_server_that_opens_looks_at_once_and_until_nothing_is_left(house: str) -> None:
    fill(house, MANY, CLOCKED, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        await _until(lambda: held(one) == [MANY])
        await _until(lambda: len(one.alarms) == MANY)
        assert not one.loaded, "clocks are set without reading a game"

    in_a_house(house, job)


def test_servers_that_open_together_share_and_so_do_those_that_are_left(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "AT_ONCE", 40)
    fill(house, MANY, CLOCKED, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        three = [server() for _ in range(3)]
        await asyncio.gather(*(one.start() for one in three))
        await _until(lambda: sum(held(*three)) == MANY)
        assert min(held(*three)) > MANY // 5, held(*three)
        before = held(*three)
        await fall(three[0])
        await _until(lambda: sum(held(*three[1:])) == MANY)
        got = [after - was for after, was in zip(held(*three[1:]), before[1:], strict=True)]
        assert min(got) > before[0] // 4, got

    in_a_house(house, job)


def test_what_another_server_leaves_is_anybodys(house: str) -> None:
    """One that gives signs of life and does nothing else: half of the tables would be its share."""
    fill(house, MANY // 4, CLOCKED, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        await store.write(leases.beat, "idle", 3600.0)
        one = server()
        await one.start()
        await _until(lambda: held(one) == [MANY // 4])

    in_a_house(house, job)


def test_a_slow_look_costs_nobody_their_life(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_leases, "LIFE", 1.0)
    look, looked = leases.orphans, list[float]()

    def slowly(db: Connection, share: leases.Share) -> leases.Orphans:
        time.sleep(1.4)
        looked.append(time.monotonic())
        return look(db, share)

    monkeypatch.setattr(leases, "orphans", slowly)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        own = one.leases
        assert own is not None
        believed = list[bool]()

        def over() -> bool:
            believed.append(time.monotonic() < own._until)
            return bool(looked)

        await _until(over)
        assert all(believed)

    in_a_house(sqlite, job)


def test_clocks_are_set_before_bots_of_tables_that_came_earlier_are_awake(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game with a bot must be read: a thousand of them take half a minute, and no clock may be that late."""
    names = fill(sqlite, 100, Mix(bots=50, clocks=50), choices=1)
    monkeypatch.setattr(leases, "AT_ONCE", 10)
    woken = list[str]()

    async def slowly(rooms: Rooms, table: str) -> None:
        woken.append(table)
        await asyncio.sleep(3600)

    monkeypatch.setattr(Rooms, "_wake", slowly)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        await _until(lambda: len(one.alarms) == 50)
        assert woken == names[:1]

    in_a_house(sqlite, job)
