"""Leases: one server looks after a table's bots and clocks; another does within seconds when it falls; nothing acts twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, update
from sqlalchemy.exc import OperationalError

from sherwood.bots.pool import Pool
from sherwood.table.store import journal, leases, people, tables
from sherwood.table.store.database import open_engine
from sherwood.table.store.rows import SeatPlan
from sherwood.table.store.schema import moves
from sherwood.table.store.snapshot import Version, effective, rebuild, versions
from sherwood.table.store.store import Store
from sherwood.web import leases as web_leases
from sherwood.web import lobby
from sherwood.web.news import News
from sherwood.web.rooms import Rooms
from sherwood.web.services import Config, Services
from support.kept import rows
from support.postgres import new_database

BOTS = [SeatPlan("bot", None, "", "random"), SeatPlan("bot", None, "", "random")]
PEOPLE = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> str:
    """An empty one: what other tests left would be looked after too."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return new_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers whose life is short."""
    monkeypatch.setattr(web_leases, "BEAT", 0.1)
    monkeypatch.setattr(web_leases, "LIFE", 1.0)
    monkeypatch.setattr(web_leases, "MARGIN", 0.2)


async def _until(fact: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it never became true"
        await asyncio.sleep(0.02)


def in_a_house(database: str, job: Callable[[Store, Pool], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        store, pool = Store(database), Pool(1, 1.0)
        try:
            await job(store, pool)
        finally:
            await pool.close()
            store.close()

    asyncio.run(main())


async def opened(store: Store, rooms: Rooms, plan: list[SeatPlan], pace: int = 0) -> str:
    ann = await store.write(people.add_guest, "Ann")
    services = Services(Config(limits=False), store, rooms)
    return await lobby.create(services, ann, "romans", {}, plan, False, pace, "en")


def server(store: Store, pool: Pool, backend: ChannelsBackend | None = None) -> Rooms:
    """One among several; nothing of what it tells is heard, unless a backend is shared."""
    return Rooms(store, pool, news=News(backend or MemoryChannelsBackend()))


async def fall(rooms: Rooms) -> None:
    """As a power cut would: it says goodbye to nobody."""
    assert rooms.leases is not None
    await rooms.bots.stop()
    for task in (*rooms._duties, *rooms.leases._tasks):
        task.cancel()
    await rooms.news.stop()


def test_of_several_servers_that_want_a_table_one_gets_it(house: str) -> None:
    store = Store(house)
    store.close()
    engine = open_engine(house)
    names = ["one", "two", "three"]
    found: list[dict[str, str]] = []

    def want(name: str) -> None:
        with engine.connect().execution_options(writes=True) as db, db.begin():
            leases.beat(db, name, 60.0)
        with engine.connect().execution_options(writes=True) as db, db.begin():
            found.append(leases.take(db, [f"t{n}" for n in range(20)], name))

    threads = [threading.Thread(target=want, args=[name]) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[1] == found[2]
    with engine.connect().execution_options(writes=True) as db, db.begin():
        holder = found[0]["t1"]
        others = [name for name in names if name != holder]
        assert set(leases.take(db, ["t1"], others[0]).values()) == {holder}, "its holder is alive"
        leases.beat(db, holder, -1.0)  # its life is over
        assert set(leases.take(db, ["t1"], others[0]).values()) == {others[0]}
    engine.dispose()


def test_a_server_that_falls_is_survived_by_its_bots(house: str, quick: None) -> None:
    async def job(store: Store, pool: Pool) -> None:
        one, other = server(store, pool), server(store, pool)
        await one.start()
        tables_of_bots = [await opened(store, one, BOTS) for _ in range(3)]
        await _until(lambda: all(map(one.mine, tables_of_bots)))
        await other.start()
        await fall(one)
        left = [table for table in tables_of_bots if not rebuild(effective(rows(house, table))).over]
        assert left, "it fell in the middle of the games"
        began = time.monotonic()
        await _until(lambda: all(map(other.mine, left)))
        assert time.monotonic() - began < web_leases.LIFE + 2.0
        await _until(lambda: all(rebuild(effective(rows(house, table))).over for table in left))
        await other.stop()

    in_a_house(house, job)


def test_a_server_that_stops_hands_over_at_once(house: str, quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_leases, "LIFE", 3600.0)

    async def job(store: Store, pool: Pool) -> None:
        one, other = server(store, pool), server(store, pool)
        await one.start()
        table = await opened(store, one, PEOPLE, pace=86400)
        await _until(lambda: one.mine(table))
        await other.start()
        await one.stop()
        await _until(lambda: other.mine(table) and table in other.alarms, 5.0)
        assert table not in other.loaded, "a clock is set without reading the game"
        await other.stop()

    in_a_house(house, job)


def test_bots_that_think_at_two_servers_at_once_move_once(house: str) -> None:
    """Both believe that the table is theirs, the worst that leases could do: the journal has every choice once."""

    async def job(store: Store, pool: Pool) -> None:
        one, other = Rooms(store, pool), Rooms(store, pool)
        table = await opened(store, one, BOTS)
        await other.room(table)
        while one.bots.tasks or other.bots.tasks:
            await asyncio.gather(*one.bots.tasks, *other.bots.tasks)
            await other.look([await other.room(table)])
        match = rebuild(effective(rows(house, table)))  # raises where a position is not the one that was written
        assert match.over
        assert [move.seq for move in rows(house, table)] == list(range(len(rows(house, table))))

    in_a_house(house, job)


def test_a_clock_rings_once_and_only_for_what_was_seen(house: str) -> None:
    async def job(store: Store, pool: Pool) -> None:
        rooms = Rooms(store, pool)
        table = await opened(store, rooms, PEOPLE, pace=60)
        seen = (await store.read(versions, [table]))[table]
        behind = Version(seen.version, seen.seq - 1)
        assert not await store.write(leases.ring, table, [0], behind), "somebody has moved since"
        assert not await store.write(leases.ring, table, [0], seen, "not-the-holder")
        await store.write(leases.beat, "a", 60.0)
        await store.write(leases.take, [table], "a")
        rung = await asyncio.gather(*(store.write(leases.ring, table, [0, 1], seen, "a") for _ in range(3)))
        assert sorted(rung) == [False, False, True]
        await store.write(tables.come_back, table, 0, time.time())
        assert not await store.write(leases.ring, table, [0], seen, "a"), "they came back: what was seen is old"

    in_a_house(house, job)


def test_a_server_opens_without_reading_games_that_wait_for_people(house: str) -> None:
    async def job(store: Store, pool: Pool) -> None:
        first = Rooms(store, pool)
        quiet = [await opened(store, first, PEOPLE) for _ in range(3)]
        timed = await opened(store, first, PEOPLE, pace=60)
        await store.write(lambda db: db.execute(update(moves).values(at=moves.c.at - 59.0)))
        bots = await opened(store, first, [PEOPLE[0], BOTS[1]])
        await first.bots.stop()
        rooms = Rooms(store, pool)
        await rooms.start()
        await _until(lambda: (timed in rooms.alarms and bots in rooms.known) or rooms.bots.thinking(bots))
        assert not set(quiet) & set(rooms.loaded)
        await _until(lambda: timed in rooms.loaded and rooms.loaded[timed].seats[0].away)  # its clock rang
        await rooms.stop()

    in_a_house(house, job)


def test_news_that_may_be_lost_are_looked_up_at_once_also_where_nobody_watches(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moved at another server just before what carries the news fell: the bot here must not wait for the next round."""
    monkeypatch.setattr("sherwood.web.rooms.LISTEN_TOO", 3600.0)

    async def job(store: Store, pool: Pool) -> None:
        one, other = server(store, pool), server(store, pool)
        await one.start()
        table = await opened(store, one, PEOPLE, pace=600)
        await _until(lambda: one.mine(table) and table in one.known)
        room = await other.room(table)
        await room.change(journal.say, -1, "Ann", "a word that nobody carries")
        assert room.version.ahead_of(one.known[table])
        one._missed()
        await _until(lambda: one.known[table] == room.version)
        await one.stop()

    in_a_house(house, job)


def test_a_server_that_stops_leaves_no_task_behind(house: str, quick: None) -> None:
    """A bot that thinks on, or is woken by what was under way, would outlive the event loop."""

    async def job(store: Store, pool: Pool) -> None:
        rooms = server(store, pool)
        await rooms.start()
        several = [await opened(store, rooms, BOTS) for _ in range(3)]
        await _until(lambda: all(map(rooms.bots.thinking, several)))
        reading = asyncio.ensure_future(rooms.room(several[0]))
        await rooms.stop()
        await asyncio.gather(reading, return_exceptions=True)
        assert asyncio.all_tasks() == {asyncio.current_task()}
        rooms._granted(several)
        rooms._changed(await rooms.room(several[0]))
        assert asyncio.all_tasks() == {asyncio.current_task()}

    in_a_house(house, job)


def test_a_clock_that_meets_an_absent_database_rings_when_it_is_back(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next tick, not a minute later."""
    ring, away = leases.ring, [True] * 4  # the writer itself tries twice

    def sometimes(db: Connection, *args: Any) -> bool:
        if away:
            away.pop()
            raise OperationalError("ring", None, Exception("the database is away"))
        return ring(db, *args)

    monkeypatch.setattr(leases, "ring", sometimes)

    async def job(store: Store, pool: Pool) -> None:
        rooms = Rooms(store, pool)
        table = await opened(store, rooms, PEOPLE, pace=60)
        await store.write(lambda db: db.execute(update(moves).values(at=moves.c.at - 61.0)))
        late = Rooms(store, pool)
        await late.start()
        await _until(lambda: table in late.loaded and late.loaded[table].seats[0].away, 10.0)
        assert not away
        await late.stop()
        await rooms.stop()

    in_a_house(house, job)


def test_who_comes_back_to_a_server_that_read_the_game_anew_has_the_whole_time(house: str) -> None:
    """It counts from the last line, a private one of a moment ago; where the clock rang, that line gave nobody time."""

    async def job(store: Store, pool: Pool) -> None:
        rooms = Rooms(store, pool)
        table = await opened(store, rooms, PEOPLE, pace=60)
        seen = (await store.read(versions, [table]))[table]
        assert await store.write(leases.ring, table, [0], seen)
        began = time.time()
        assert await store.write(tables.come_back, table, 0, began)
        found = await store.read(tables.find, table)
        assert found is not None
        assert found[1][0].back == began
        await store.write(tables.leave, table, 0)
        await store.write(tables.come_back, table, 0, began + 5.0)
        found = await store.read(tables.find, table)
        assert found is not None
        assert found[1][0].back == began, "who left in time has what was left of it"

    in_a_house(house, job)
