"""A database that was away, or a part of it: what it kept a server from doing is done as soon as it is back, not minutes later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager

import pytest
from many import Mix, fill
from sqlalchemy import func, select, text

from sherwood.bots.pool import BotQuestion, Pool
from sherwood.table.journal import Do
from sherwood.table.store import leases
from sherwood.table.store.database import open_engine
from sherwood.table.store.schema import moves
from sherwood.table.store.store import Store
from sherwood.web import bot_players, rooms
from sherwood.web import leases as web_leases
from sherwood.web.channel import Audience
from sherwood.web.rooms import Rooms
from web.test_orphans import _until, held, in_a_house

CLOCKED, BOTS = Mix(bots=0, clocks=100), Mix(bots=100, clocks=0)


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then servers look for whatever was forgotten: here they never do."""
    monkeypatch.setattr(web_leases, "BEAT", 0.1)
    monkeypatch.setattr(web_leases, "AROUND", 1_000_000)
    monkeypatch.setattr(rooms, "LISTEN_TOO", 3600.0)


@contextmanager
def without(database: str, table: str) -> Iterator[None]:
    """Whoever asks for this table of the database meets an error until the end of the block."""
    _say(database, f"ALTER TABLE {table} RENAME TO gone")
    try:
        yield
    finally:
        _say(database, f"ALTER TABLE gone RENAME TO {table}")


def _say(database: str, statement: str) -> None:
    engine = open_engine(database)
    with engine.connect().execution_options(writes=True) as db, db.begin():
        if db.dialect.name == "sqlite":
            db.execute(text("PRAGMA legacy_alter_table=ON"))  # else what refers to it goes with it
        db.execute(text(statement))
    engine.dispose()


async def _lines(store: Store) -> int:
    return int(await store.read(lambda db: db.execute(select(func.count()).select_from(moves)).scalar_one()))


async def _goes_on(store: Store, before: int) -> None:
    for _ in range(200):
        if await _lines(store) > before:
            return
        await asyncio.sleep(0.05)
    pytest.fail("nobody moved")


def test_a_table_that_was_wanted_meanwhile_is_taken(sqlite: str) -> None:
    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        await asyncio.sleep(0.3)  # it looks once when it opens
        [name] = fill(sqlite, 1, CLOCKED, choices=1)
        assert one.leases is not None
        with without(sqlite, "leases"):
            one.leases.want(name)
            await asyncio.sleep(0.5)
            assert held(one) == [0]
        await _until(lambda: held(one) == [1], 5)
        await _until(lambda: name in one.alarms, 5)

    in_a_house(sqlite, job)


def test_clocks_of_a_table_that_was_taken_meanwhile_are_set(sqlite: str) -> None:
    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        await asyncio.sleep(0.3)
        [name] = fill(sqlite, 1, CLOCKED, choices=1)
        assert one.leases is not None
        with without(sqlite, "moves"):
            one.leases.want(name)
            await _until(lambda: held(one) == [1], 5)
            await asyncio.sleep(0.3)
            assert not one.alarms
        await _until(lambda: name in one.alarms, 5)

    in_a_house(sqlite, job)


def test_a_server_that_does_not_know_what_it_has_finds_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others leave such a table to it for ever: its sign of life is good, and the lease is its own."""
    monkeypatch.setattr(rooms, "LISTEN_TOO", 0.2)
    [name] = fill(sqlite, 1, CLOCKED, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await store.write(leases.take, [name], one.news.server)
        await one.start()
        await _until(lambda: name in one.alarms, 5)

    in_a_house(sqlite, job)


@pytest.mark.parametrize("watched", [False, True])
def test_what_another_server_said_meanwhile_is_read(sqlite: str, watched: bool) -> None:
    """It is said once: to whoever looks after the table, and to whoever has visitors there."""
    [name] = fill(sqlite, 1, CLOCKED, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one, two = server(), server()
        if not watched:
            await one.start()
            await _until(lambda: held(one) == [1], 5)
        elsewhere = await two.room(name)
        here = await one.room(name)
        async with AsyncExitStack() as visit:
            if watched:
                await visit.enter_async_context(here.listening(Audience(-1, "en", drawn=False), asyncio.Event()))
            [seat, *_] = elsewhere.match.waiting
            await elsewhere.play(seat, elsewhere.match.choices(seat)[0].do, None)
            with without(sqlite, "seats"):
                one._heard(name, elsewhere.version)
                await asyncio.sleep(0.5)
                assert here.version != elsewhere.version
            await _until(lambda: here.version == elsewhere.version, 5)

    in_a_house(sqlite, job)


def test_bots_whose_game_could_not_be_read_meanwhile_wake(sqlite: str) -> None:
    fill(sqlite, 2, BOTS, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one, before = server(), await _lines(store)
        with without(sqlite, "chat"):
            await one.start()
            await _until(lambda: held(one) == [2], 5)
            await asyncio.sleep(0.5)
            assert await _lines(store) == before
        await _goes_on(store, before)

    in_a_house(sqlite, job)


def test_a_bot_that_could_not_move_meanwhile_moves(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not rest for as long as after something that is broken."""
    monkeypatch.setattr(bot_players, "REST", 3600.0)
    fill(sqlite, 1, BOTS, choices=1)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one = server()
        await one.start()
        await _until(lambda: bool(one.bots.tables), 10)  # its thoughts take a process of their own, which starts first
        before = await _lines(store)
        with without(sqlite, "moves"):
            await asyncio.sleep(3.0)
        await _goes_on(store, before)

    in_a_house(sqlite, job)


def test_a_bot_that_cannot_write_does_not_think_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full for hours shall not keep the processors busy besides."""
    fill(sqlite, 1, BOTS, choices=1)
    thoughts, ask = [], Pool.ask

    async def counted(pool: Pool, question: BotQuestion, whose: str = "", people_wait: bool = True) -> Do:
        thoughts.append(question)
        return await ask(pool, question, whose, people_wait)

    monkeypatch.setattr(Pool, "ask", counted)

    async def job(store: Store, server: Callable[[], Rooms]) -> None:
        one, before = server(), await _lines(store)
        _say(sqlite, "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END")
        await one.start()
        await _until(lambda: bool(thoughts), 10)
        await asyncio.sleep(3.0)
        assert await _lines(store) == before
        assert len(thoughts) == 1
        _say(sqlite, "DROP TRIGGER full")
        await _goes_on(store, before)

    in_a_house(sqlite, job)
