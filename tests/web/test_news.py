"""News between servers: over PostgreSQL and over Valkey, lost and found again."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack

import psycopg
import pytest
from cluster.parts import Valkey
from redis.asyncio import Redis

from sherwood.table.store import journal
from sherwood.table.store.database import postgres_settings
from sherwood.table.store.snapshot import Version
from sherwood.web import news as news_module
from sherwood.web.backends import carrier, is_channel
from sherwood.web.channel import Audience
from sherwood.web.middleware import Buckets
from sherwood.web.news import CHANNEL, News
from sherwood.web.notify import NotifyBackend
from sherwood.web.present import SPECTATOR
from sherwood.web.rooms import Rooms
from sherwood.web.services import Services
from sherwood.web.shared_limits import SharedLimits
from support.rooms import with_rooms


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    one = Valkey()
    one.start()
    yield one
    one.stop()


@pytest.fixture(params=["postgresql", "valkey"])
def channels(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The setting, and the database that goes with it."""
    url: str = request.getfixturevalue("postgres_url")
    return ("postgresql", url) if request.param == "postgresql" else (request.getfixturevalue("valkey").url, url)


class Ear:
    """A server's news, and what it heard."""

    def __init__(self, setting: str, database: str) -> None:
        self.news = News(carrier(setting, database))
        self.heard: dict[str, Version] = {}
        self.missed = 0

    async def open(self, stack: AsyncExitStack) -> Ear:
        await self.news.start(self.heard.__setitem__, self._missed)
        stack.push_async_callback(self.news.stop)
        await _until(lambda: self.missed > 0)  # it listens
        return self

    def _missed(self) -> None:
        self.missed += 1


async def _until(fact: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it never became true"
        await asyncio.sleep(0.01)


def test_what_is_told_is_heard_by_the_others_and_not_by_oneself(channels: tuple[str, str]) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cem = [await Ear(*channels).open(stack) for _ in range(3)]
            for number in range(250):
                ann.news.tell(f"table-{number}", Version(1, number))
            for number in range(250):
                ann.news.tell(f"table-{number}", Version(2, number + 1))
            for one in (bob, cem):
                await _until(lambda one=one: len(one.heard) == 250)  # type: ignore[misc]
                assert one.heard["table-7"] == Version(2, 8)
            assert not ann.heard
            assert ann.news.sent == 3, "what comes together travels together, and only the last word of it"

    asyncio.run(main())


def test_a_carrier_that_falls_is_found_again_and_nobody_waits_for_it(valkey: Valkey) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            ann, bob = [await Ear(valkey.url, "").open(stack) for _ in range(2)]
            valkey.kill()
            ann.news.tell("lost", Version(1, 1))
            await asyncio.sleep(0.2)
            await asyncio.to_thread(valkey.start)
            await _until(lambda: ann.missed == bob.missed == 2)  # both know that they may have missed something
            ann.news.tell("found", Version(1, 1))
            await _until(lambda: "found" in bob.heard)
            assert "lost" not in bob.heard

    asyncio.run(main())


CUT_OFF = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and (query ilike 'listen%' or query ilike '%pg_notify%')
"""


def test_a_database_that_hangs_up_is_called_again(postgres_url: str) -> None:
    """In a thread of its own: the loop that serves visitors ends the process where a socket is closed behind its back."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            ann, bob = [await Ear("postgresql", postgres_url).open(stack) for _ in range(2)]
            assert carriers() == 2
            for fall in range(2, 6):
                talking = asyncio.ensure_future(talk(ann))
                await asyncio.to_thread(cut_off, postgres_url)
                await _until(lambda fall=fall: ann.missed >= fall and bob.missed >= fall)  # type: ignore[misc]
                talking.cancel()
            ann.news.tell("found", Version(1, 1))
            await _until(lambda: "found" in bob.heard)
        await _until(lambda: carriers() == 0)

    asyncio.run(main())


async def talk(ear: Ear) -> None:
    for number in range(100_000):
        ear.news.tell("talk", Version(1, number))
        await asyncio.sleep(0)


def cut_off(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(CUT_OFF)


def carriers() -> int:
    return sum(thread.name == "news" for thread in threading.enumerate())


def test_what_cannot_be_read_is_passed_over(valkey: Valkey) -> None:
    """Another release may say more, or something else may be said on the channel."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            bob = await Ear(valkey.url, "").open(stack)
            client = Redis.from_url(valkey.url.replace("valkey", "redis"))
            for said in ("{", "[1]", '["ann",[["more",1,2]],[],"of a later release"]'):
                await client.publish(CHANNEL, said)
            await client.aclose()
            await _until(lambda: bob.heard == {"more": Version(1, 2)})

    asyncio.run(main())


def test_a_room_follows_what_another_server_told_and_says_it_to_nobody(
    channels: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the database here: it is the news that brings the room on."""
    monkeypatch.setattr("sherwood.web.rooms.LISTEN_TOO", 3600.0)

    async def job(services: Services, table: str) -> None:
        store, pool = services.store, services.rooms.pool
        one, other = (Rooms(store, pool, news=News(carrier(*channels))) for _ in range(2))
        for rooms in (one, other):
            await rooms.start()
        room, theirs = await one.room(table), await other.room(table)
        async with theirs.listening(Audience(SPECTATOR, "en", False), asyncio.Event()):
            await _until(lambda: one.news._backend._inner is not None and other.news._backend._inner is not None)  # type: ignore[union-attr]
            for number in range(5):
                await room.change(journal.say, -1, "Ann", f"line {number}")
            await _until(lambda: theirs.version == room.version)
            assert theirs.version.version > 0
        assert one.news.sent >= 1
        assert one.news.received == other.news.sent == 0
        for rooms in (one, other):
            await rooms.stop()

    with_rooms(channels[1], job)


def test_limits_hold_at_all_servers_together(channels: tuple[str, str]) -> None:
    """What somebody took at one server is missing at the other, and what they took twice is owed."""

    async def main() -> None:
        ears, buckets = [Ear(*channels) for _ in range(2)], [Buckets(0.2, 10) for _ in range(2)]
        async with AsyncExitStack() as stack:
            for ear, bucket in zip(ears, buckets, strict=True):
                ear.news.limits = SharedLimits()
                ear.news.limits.add({"sign-in": bucket})
                ear.news.limits.share("the house's key")
                await ear.open(stack)
            assert [buckets[0].take("10.1.1.1") for _ in range(7)] == [True] * 7
            await _until(lambda: buckets[1].left("10.1.1.1") < 4)
            assert [buckets[1].take("10.1.1.1") for _ in range(5)].count(True) == 3
            assert buckets[1].take("10.1.1.2"), "somebody else"
            both = [bucket.take("10.1.1.3") for bucket in buckets for _ in range(10)]
            assert both == [True] * 20, "at both at once, before either has told the other"
            await _until(lambda: all(bucket.left("10.1.1.3") < -8 for bucket in buckets))
            assert all(bucket.late("10.1.1.3") > 45 for bucket in buckets), "ten too many at five seconds each"

    asyncio.run(main())


def test_what_a_host_may_write() -> None:
    house = "postgresql://sherwood@db/sherwood"
    assert all(is_channel(one, house) for one in ("postgresql", "postgresql://x@y/z", "valkey://h", "rediss://h:1/2"))
    assert not is_channel("postgresql", "sherwood.sqlite")
    assert not is_channel("amqp://h", house)


def test_one_server_alone_tells_nobody() -> None:
    alone = News()
    alone.tell("table", Version(1, 1))
    assert not alone.shared
    assert not alone._told
    assert news_module.AT_ONCE * 40 < 8000, "a message of PostgreSQL's has 8,000 bytes"


def test_a_database_whose_machine_vanishes_is_given_up_in_seconds() -> None:
    """Unless its address says otherwise."""
    said = postgres_settings("postgresql://sherwood@db/house?connect_timeout=60")
    assert "connect_timeout" not in said
    assert said["tcp_user_timeout"] == 5000
    assert "tcp_user_timeout=5000" in NotifyBackend("postgresql://sherwood@db/house")._pg_dsn
