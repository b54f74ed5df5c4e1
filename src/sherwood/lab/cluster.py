"""Work spread over a Ray cluster, for contests that one machine would think about for days."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sherwood.extras import extra

Part = TypeVar("Part")
Done = TypeVar("Done")


def spread_by_ray(work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
    """The results, in whatever order they come. RAY_ADDRESS says which cluster; without it one is begun here."""
    with extra("ray"):
        import ray
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(work)
    waiting = [task.remote(part) for part in parts]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield ray.get(ready[0])
