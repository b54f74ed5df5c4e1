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


def with_services(database: str, job: Callable[[Services], Awaitable[None]]) -> None:
    """What handlers are given, and none of the duties that a server does by itself: a test says when they are done."""

    async def main() -> None:
        store, pool = Store(database), Pool(1, 1.0)
        await job(Services(Config(database=database), store, Rooms(store, pool)))
        await pool.close()
        store.close()

    asyncio.run(main())


def with_rooms(database: str, job: Callable[[Services, str], Awaitable[None]]) -> None:
    """A table in the store, and rooms that have not read it yet."""

    async def main(first: Services) -> None:
        ann = await first.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        table = await lobby.create(first, ann, "romans", {}, plan, False, 0, "en")
        await job(Services(first.settings, first.store, Rooms(first.store, first.rooms.pool)), table)

    with_services(database, main)
