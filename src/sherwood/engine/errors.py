"""What goes wrong in the engine. Everything that Sherwood refuses is a SherwoodError."""

from __future__ import annotations


class SherwoodError(Exception):
    """Anything we refuse, with the reason as its text."""


class BadAction(SherwoodError, ValueError):
    """A choice that is not even well formed: unknown verb, wrong number of things, out of range, not open."""


class BadChance(SherwoodError, ValueError):
    """A recorded or forced outcome that could not have happened."""


class BadRange(SherwoodError, ValueError):
    """A range that nothing can be drawn from: an empty one, or one wider than the generator."""


class Broken(SherwoodError):
    """A conservation law does not hold: something was lost, doubled or made from nothing."""
