"""What goes wrong in the engine. Everything that Sherwood refuses is a SherwoodError."""

from __future__ import annotations

from collections.abc import Callable, Mapping


class SherwoodError(Exception):
    """Anything we refuse, with the reason as its text."""


class KeyedError(SherwoodError):
    """A refusal with the key of its sentence and what the sentence names, for clients that say it in other languages."""

    def __init__(self, message: str, key: str, said: Mapping[str, str]) -> None:
        super().__init__(message)
        self.key = key
        self.said = said

    def __reduce__(self) -> tuple[Callable[..., KeyedError], tuple[object, ...]]:
        return type(self), (str(self), self.key, dict(self.said))


class BadAction(SherwoodError, ValueError):
    """A choice that is not even well formed: unknown verb, wrong number of things, out of range, not open."""


class BadChance(SherwoodError, ValueError):
    """A recorded or forced outcome that could not have happened."""


class BadData(KeyedError, ValueError):
    """A corrected data file, or a folder of them, that nobody can play with."""


class BadRange(SherwoodError, ValueError):
    """A range that nothing can be drawn from: an empty one, or one wider than the generator."""


class Broken(SherwoodError):
    """A conservation law does not hold: something was lost, doubled or made from nothing."""
