"""Whether this server can do its work: it can if it can write."""

from __future__ import annotations

import asyncio
import time

from sherwood.table.store import people, tables
from sherwood.table.store.store import Store
from sherwood.web.server_log import log

FRESH = 1.0  # seconds for which an answer holds: whoever asks often costs no more than whoever asks once a second
COUNTED = 10.0
PATIENCE = 5.0


class Health:
    """Asked by whoever watches over the server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = self._counted = float("-inf")
        self._well = False
        self._counts: dict[str, int] = {}
        self._asking = asyncio.Lock()

    async def well(self) -> bool:
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                self._well = await self._writes()
                self._asked = time.monotonic()
            return self._well

    async def counts(self) -> dict[str, int]:
        """Tables by status, as of the last time anybody asked; counting them all takes a while in a large house."""
        async with self._asking:
            if time.monotonic() - self._counted > COUNTED:
                self._counts = await self._store.read(tables.count_by_status)
                self._counted = time.monotonic()
            return self._counts

    async def _writes(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(people.beat, time.time())
        except Exception as error:
            log("unwell", error=repr(error)[:300])
            return False
        return True
