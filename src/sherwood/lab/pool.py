"""Work spread over processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import TypeVar

Part = TypeVar("Part")
Done = TypeVar("Done")


def cores() -> int:
    """How many processes this machine is good for."""
    return os.cpu_count() or 1


def spread(work: Callable[[Part], Done], parts: Sequence[Part], workers: int, fresh: bool = False) -> Iterator[Done]:
    """The results, in whatever order they come; one worker is this process itself. `fresh`: each part has its own process."""
    if workers == 1 and not fresh:
        yield from map(work, parts)
        return
    # Ctrl-C is the parent's business; leaving the block ends the workers at once.
    once = 1 if fresh else None
    context = _branching(work.__module__) if fresh else get_context("spawn")
    with context.Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN), once) as pool:
        yield from pool.imap_unordered(work, parts)


def _branching(module: str) -> BaseContext:
    """Processes that begin where one has the module loaded and no game yet: hundreds of them start in no time."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([module])
    return context
