"""Limits of one address hold at all servers together: each tells the others what was taken there, over the channels.

A visitor is counted where they come, without asking anybody; a quarter of a second later the others have counted it too.
Whoever tries all servers at once gets the burst of each once, and owes it then: what was taken too much must come
back first. While nothing carries the counts, each server counts for itself.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from sherwood.web.middleware import Buckets

SPREAD = 0.25  # seconds between two messages


class Taken(NamedTuple):
    """Of which limit, by whom (a name that says nothing to whoever carries it), how much."""

    limit: str
    who: str
    weight: float


class SharedLimits:
    """The limits of this server that others shall know of."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}

    def add(self, limits: dict[str, Buckets]) -> None:
        self._buckets.update(limits)

    def share(self, secret: str) -> None:
        """From now on all servers of a house call each visitor by the same name, and count what is taken."""
        key = secret.encode()[:64]
        for bucket in self._buckets.values():
            bucket.share(lambda who: blake2b(who.encode(), digest_size=9, key=key).hexdigest())

    def collect(self) -> list[Taken]:
        found = [
            Taken(name, who, weight)
            for name, bucket in self._buckets.items()
            for who, weight in bucket.taken_lately().items()
        ]
        return found

    def take_off(self, taken: Taken) -> None:
        """Another server let somebody in."""
        bucket = self._buckets.get(taken.limit)
        if bucket is not None:
            bucket.take_off(taken.who, taken.weight)
