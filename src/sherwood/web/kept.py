"""What was made once and may be wanted again: so much of it, the least recently used goes first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """A cache bounded by weight, not by number. Threads ask it at once; at worst two make the same thing."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K, make: Callable[[], V], weight: int) -> V:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key][0]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._put(key, made, weight)
        return made

    def _put(self, key: K, made: V, weight: int) -> None:
        self._kept[key] = (made, weight)
        self.weight += weight
        while self.weight > self.most and self._kept:
            self.weight -= self._kept.popitem(last=False)[1][1]
