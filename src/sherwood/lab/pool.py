"""Work spread over processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
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
    with get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN), once) as pool:
        yield from pool.imap_unordered(work, parts)
