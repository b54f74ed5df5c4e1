"""Parts of a board remembered by what they show: after a move, most of a board is what it was."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Final

from msgspec.json import encode

from .drawing import Drawing
from .svg import Layer, layer

FEW: Final = 16
MOST: Final = 32_000_000  # letters that all memories keep together; beyond that they begin anew


class Memory:
    """What was drawn of one kind of board (its game, layout and language), by name and by what it shows."""

    letters = 0  # of all memories

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, bytes], Layer] = {}

    def keep(self, name: str, shows: object, make: Callable[[], Iterable[str]]) -> Layer:
        """The lines that `make` draws. It may look at nothing but what `shows` holds and at what the memory is of."""
        key = (name, encode(shows))
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = layer(make())
            self._drawn[key] = drawn
            Memory.letters += 2 * len(drawn) + len(key[1])  # as a whole and in lines
            if Memory.letters > MOST:
                forget()
        return drawn


class Recent:
    """The last few boards: where several people see the same, it is drawn once."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[bytes, Hashable], Drawing] = {}

    def draw(self, shows: object, of: Hashable, make: Callable[[], Drawing]) -> Drawing:
        key = (encode(shows), of)
        drawn = self._drawn.get(key)
        if drawn is None:
            if len(self._drawn) >= FEW:
                self._drawn.clear()
            drawn = self._drawn[key] = make()
        return drawn


@lru_cache(maxsize=16)
def recent(game: str) -> Recent:
    return Recent()


@lru_cache(maxsize=256)
def memory(*of: Hashable) -> Memory:
    return Memory()


def forget() -> None:
    """Begin anew; whoever draws just now ends with what it has."""
    memory.cache_clear()
    recent.cache_clear()
    Memory.letters = 0
