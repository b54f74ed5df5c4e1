"""News over PostgreSQL; imported only where it is used: its driver takes a while to load."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo

from sherwood.table.store.database import postgres_settings


class NotifyBackend(PsycoPgChannelsBackend):
    """PostgreSQL's NOTIFY over one connection that stays open: Litestar's own opens one for every message."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(make_conninfo(pg_dsn, **postgres_settings(pg_dsn)))
        self._sender: AsyncConnection[Any] | None = None
        self._sending = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._sending:  # nobody opens a connection while the last one is being closed
            if self._shutting_down:
                return
            if self._sender is None or self._sender.closed:
                self._sender = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
            for channel in channels:
                await self._sender.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def on_shutdown(self) -> None:
        self._shutting_down = True
        async with self._sending:
            if self._sender is not None:
                await self._sender.close()
        await super().on_shutdown()
