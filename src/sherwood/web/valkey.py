"""News over Valkey, or Redis which it came from; imported only where it is used: its client is an extra."""

from __future__ import annotations

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

CONNECT = 2.0  # seconds


class ValkeyBackend(RedisChannelsPubSubBackend):
    """Litestar's, with a client of its own that is closed with it.

    It does not try again by itself: what is told while the server is away is found anyway, and nobody shall wait for it.
    """

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(url, socket_connect_timeout=CONNECT, retry=Retry(NoBackoff(), 0))
        super().__init__(redis=self._client)

    async def on_shutdown(self) -> None:
        try:
            await super().on_shutdown()
        finally:
            await self._client.aclose()
