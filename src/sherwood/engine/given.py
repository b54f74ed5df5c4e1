"""What people and programs give: whole numbers of any library, and a name for it in a sentence."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

LONGEST: Final = 60  # characters of what was given that a sentence repeats


def whole(given: object) -> int | None:
    """A whole number of any library (NumPy's, say) as Python's own; None for all else, and for True and False."""
    if type(given) is int:  # nearly always, and to ask for an index by name is slow
        return given
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return index(given)
    except TypeError:  # an array of several numbers offers an index and has none
        return None


def brief(given: object) -> str:
    """What somebody gave, short enough for a sentence and safe to write."""
    try:
        text = str(given).encode("utf-8", "replace").decode()
    except Exception:  # a number of thousands of digits, or something that cannot say what it is
        text = type(given).__name__
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
