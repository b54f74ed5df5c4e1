"""Work spread over a Ray cluster, for work that one machine would think about for days."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sherwood.extras import extra

Part = TypeVar("Part")
Done = TypeVar("Done")


def spread_by_ray(
    work: Callable[[Part], Done], parts: Sequence[Part], address: str | None = None, fresh: bool = False
) -> Iterator[Done]:
    """The results, in whatever order they come. The address, or else RAY_ADDRESS, says which cluster ("auto": the one this
    machine belongs to, "local": one that is begun here); without either one is begun here. `fresh`: each part has its own
    process."""
    with extra("ray"):
        import ray
    if not ray.is_initialized():
        ray.init(address, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
    task = ray.remote(max_calls=1)(work) if fresh else ray.remote(work)
    waiting = [task.remote(part) for part in parts]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield ray.get(ready[0])
