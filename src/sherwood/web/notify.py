"""News over PostgreSQL; imported only where it is used: its driver takes a while to load."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection


class NotifyBackend(PsycoPgChannelsBackend):
    """PostgreSQL's NOTIFY over one connection that stays open: Litestar's own opens one for every message."""

    _sender: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._sender is None or self._sender.closed:
            self._sender = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            await self._sender.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def on_shutdown(self) -> None:
        if self._sender is not None:
            await self._sender.close()
        await super().on_shutdown()
