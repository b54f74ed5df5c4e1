"""Work that is done again and again, whatever becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DBAPIError

from sherwood.web.server_log import log, problem

Work = Callable[[], Awaitable[None]]


async def forever(work: Work, pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        try:
            await work()
        except DBAPIError as error:  # the database is away: nothing of ours is broken
            log("store", error=repr(error.orig)[:300])
        except Exception as error:
            problem("duty", error)
