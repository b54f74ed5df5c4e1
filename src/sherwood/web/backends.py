"""What carries news between servers: Litestar's channels over PostgreSQL or Valkey, mended by themselves when it falls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend

from sherwood.web.apart import Apart
from sherwood.web.server_log import log

PATIENCE = 2.0  # seconds for one message to be taken
AGAIN = 0.5  # before a carrier that fell is tried again
POSTGRES = ("postgresql", "postgres")
VALKEY = {"valkey": "redis", "redis": "redis", "valkeys": "rediss", "rediss": "rediss"}


def is_channel(setting: str, database: str) -> bool:
    """Can news travel that way? `postgresql` alone is the database that the games are in."""
    scheme = _scheme(setting)
    if scheme in POSTGRES and "://" not in setting:
        return _scheme(database) in POSTGRES
    return scheme in POSTGRES or scheme in VALKEY


def carrier(setting: str, database: str) -> ChannelsBackend:
    """The channels' backend by its setting: `postgresql`, `postgresql://…`, `valkey://…` or `redis://…`."""
    scheme, _, rest = setting.partition("://")
    if _scheme(setting) in POSTGRES:
        where = setting if rest else database
        return Mended(lambda: _postgres(f"postgresql://{where.partition('://')[2]}"))
    return Mended(lambda: _valkey(f"{VALKEY[scheme]}://{rest}"))


def _scheme(setting: str) -> str:
    return setting.partition("://")[0].partition("+")[0]


def _postgres(url: str) -> ChannelsBackend:
    from sherwood.web.notify import NotifyBackend

    return Apart(NotifyBackend(url))


def _valkey(url: str) -> ChannelsBackend:
    from sherwood.web.valkey import ValkeyBackend  # only who uses it needs the package

    return ValkeyBackend(url)


class Mended(ChannelsBackend):
    """A carrier that may fall and come back. What is told while it is away is lost: it is news, and can be looked up.

    After every fall there is one empty message, by which the listener knows that it may have missed some.
    """

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self._make = make
        self._inner: ChannelsBackend | None = None
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        """Connected while listening: a server opens although nobody carries its news yet."""

    async def on_shutdown(self) -> None:
        await self._close(self._inner)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        if self._inner is not None:
            await self._inner.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Only before it is closed, which ends every subscription there; it may have fallen just now."""
        self._channels.difference_update(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._inner is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._inner.publish(data, channels)
        except Exception as error:
            log("channels-unsent", error=repr(error)[:300])

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            inner = self._make()
            try:
                async with asyncio.timeout(PATIENCE):
                    await inner.on_startup()
                    await inner.subscribe(self._channels)
                self._inner = inner
                log("channels-open")
                for channel in self._channels:
                    yield channel, b""
                async for event in inner.stream_events():
                    yield event
            except Exception as error:  # whatever a driver calls it: it is tried again
                log("channels-away", error=repr(error)[:300])
            finally:
                self._inner = None
                await self._close(inner)
            await asyncio.sleep(AGAIN)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _close(self, inner: ChannelsBackend | None) -> None:
        if inner is not None:
            with suppress(Exception):  # it may never have opened
                async with asyncio.timeout(PATIENCE):
                    await inner.on_shutdown()
