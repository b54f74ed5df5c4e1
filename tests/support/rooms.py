"""Rooms without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sherwood.bots.pool import Pool
from sherwood.table.store import people
from sherwood.table.store.rows import SeatPlan
from sherwood.table.store.store import Store
from sherwood.web import lobby
from sherwood.web.rooms import Rooms
from sherwood.web.services import Config, Services


def with_rooms(database: str, job: Callable[[Services, str], Awaitable[None]]) -> None:
    """A table in the store, and rooms that have not read it yet."""

    async def main() -> None:
        store, pool = Store(database), Pool(1, 1.0)
        first = Services(Config(database=database), store, Rooms(store, pool))
        ann = await store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        table = await lobby.create(first, ann, "romans", {}, plan, False, 0, "en")
        await job(Services(first.settings, store, Rooms(store, pool)), table)
        await pool.close()
        store.close()

    asyncio.run(main())
