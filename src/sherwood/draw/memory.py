"""Parts of a board remembered by what they show: after a move, most of a board is what it was."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import ClassVar, Final

from msgspec.json import Encoder

from sherwood.draw.drawing import Drawing
from sherwood.draw.layers import Layer

FEW: Final = 16
KINDS: Final = 256  # of boards that are remembered: games, layouts, languages
MOST: Final = 32_000_000  # letters; beyond that, what was not wanted since the last spring clean goes


encode: Final = Encoder().encode


class Memory:
    """What was drawn of one kind of board (its game, layout and language), by name and by what it shows."""

    letters: ClassVar[int] = 0  # of all memories, since the last spring clean

    def __init__(self) -> None:
        self.lasting = True  # a law of boards has everything drawn anew
        self._drawn: dict[bytes, Layer] = {}
        self._before: dict[bytes, Layer] = {}

    def keep(self, name: str, shows: object, make: Callable[[], Iterable[str | Layer]]) -> Layer:
        """The lines that `make` draws. It may look at nothing but what `shows` holds and at what the memory is of."""
        key: bytes = encode((name, shows))
        drawn = self._drawn.get(key)
        if drawn is not None and self.lasting:
            return drawn
        drawn = self._before.pop(key, None)
        if drawn is None or not self.lasting:
            drawn = Layer(make())
        self._drawn[key] = drawn
        Memory.letters += sum([len(line) for line in drawn.lines]) + len(key)
        if Memory.letters > MOST:
            _clean()
        return drawn

    def grow_old(self) -> None:
        """What was wanted since the last time stays within reach."""
        self._before, self._drawn = self._drawn, {}

    def __len__(self) -> int:
        return len(self._drawn) + len(self._before)


def _clean() -> None:
    """Of all, also of those that nobody draws with any more."""
    Memory.letters = 0
    for one in list(kinds.values()):  # another thread may draw a new kind just now
        one.grow_old()


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


kinds: Final[dict[tuple[Hashable, ...], Memory]] = {}


def memory(*of: Hashable) -> Memory:
    found = kinds.get(of)
    if found is None:
        if len(kinds) >= KINDS:
            kinds.pop(next(iter(kinds)))
        found = kinds[of] = Memory()
    return found


def forget() -> None:
    """Begin anew; whoever draws just now ends with what it has."""
    kinds.clear()
    recent.cache_clear()
    Memory.letters = 0
