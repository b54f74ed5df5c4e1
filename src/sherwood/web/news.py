"""What servers tell each other. Of a table: how far it has come, never what happened: receivers read the journal. And
what visitors took of limits that hold for all servers together (`shared_limits.py`).

News may be late, lost or told twice, and nothing depends on it but how soon something is noticed: every server also looks
at the database now and then. It is told after the commit, never within it, and what comes together travels together.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import TypeVar

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from sherwood.table.store.snapshot import Version
from sherwood.web.server_log import log
from sherwood.web.shared_limits import SPREAD, SharedLimits, Taken

CHANNEL = "sherwood"
GATHER = 0.003  # seconds between two messages: what happens meanwhile shares the second one
AT_ONCE = 100  # tables in a message: PostgreSQL carries 8,000 bytes at most
BACKLOG = 10_000  # messages that wait here to be read; older ones are dropped
T = TypeVar("T")
Heard = Callable[[str, Version], None]


class Message(msgspec.Struct, array_like=True, frozen=True):
    """Who says it, and which tables have come how far."""

    server: str
    tables: list[tuple[str, int, int]] = []
    taken: list[Taken] = []


class News:
    """What this server tells the others and hears of them; without a backend there are no others, and it costs nothing."""

    def __init__(self, backend: ChannelsBackend | None = None, limits: SharedLimits | None = None) -> None:
        self.shared = backend is not None
        self.server = secrets.token_urlsafe(9)
        self.sent = self.received = 0
        self._backend = backend
        self.limits = limits
        self._told: dict[str, Version] = {}
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._open = AsyncExitStack()

    async def start(self, heard: Heard, missed: Callable[[], None]) -> None:
        """`heard` for every table that another server changed; `missed` when some may have been lost."""
        if self._backend is None:
            return
        plugin = ChannelsPlugin(
            self._backend, channels=[CHANNEL], subscriber_max_backlog=BACKLOG, subscriber_backlog_strategy="dropleft"
        )
        await self._open.enter_async_context(plugin)
        work = (self._send(plugin), self._send_taken(plugin), self._hear(plugin, heard, missed))
        self._tasks = [asyncio.ensure_future(one) for one in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._open.aclose()

    def tell(self, table: str, version: Version) -> None:
        if self.shared:
            self._told[table] = version
            self._more.set()

    async def _send(self, plugin: ChannelsPlugin) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            told, self._told = self._told, {}
            rows = [(table, version.version, version.seq) for table, version in told.items()]
            for some in _slices(rows):
                await plugin.wait_published(msgspec.json.encode(Message(self.server, some)), CHANNEL)
                self.sent += 1
            await asyncio.sleep(GATHER)

    async def _send_taken(self, plugin: ChannelsPlugin) -> None:
        while self.limits is not None:
            await asyncio.sleep(SPREAD)
            for some in _slices(self.limits.collect()):
                await plugin.wait_published(msgspec.json.encode(Message(self.server, taken=some)), CHANNEL)
                self.sent += 1

    async def _hear(self, plugin: ChannelsPlugin, heard: Heard, missed: Callable[[], None]) -> None:
        async with plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                if not data:
                    missed()
                    continue
                try:
                    message = msgspec.json.decode(data, type=Message)
                except msgspec.MsgspecError as error:  # another release, or somebody else on this channel
                    log("channels-unread", error=str(error)[:300])
                else:
                    self._take(message, heard)

    def _take(self, message: Message, heard: Heard) -> None:
        if message.server == self.server:
            return
        self.received += 1
        if self.limits is not None:
            for one in message.taken:
                self.limits.take_off(one)
        for table, version, seq in message.tables:
            heard(table, Version(version, seq))


def _slices(rows: list[T]) -> list[list[T]]:
    return [rows[start : start + AT_ONCE] for start in range(0, len(rows), AT_ONCE)]
