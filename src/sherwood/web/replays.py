"""Replaying somebody's journal can take a second: one at a time, in a thread of its own, and not too many wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from sherwood.web.errors import Refused

T = TypeVar("T")
P = ParamSpec("P")
WAITING = 64


class Replays:
    """The thread in which journals are replayed."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._waiting = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._waiting >= WAITING:
            raise Refused("busy", 503)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
