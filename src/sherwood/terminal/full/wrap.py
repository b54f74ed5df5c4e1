"""Sentences broken into lines; the same ones are asked for again and again."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap


@lru_cache(maxsize=4096)
def wrapped(text: str, width: int) -> tuple[str, ...]:
    """The lines of a sentence; a word that is too long, as a file's name may be, goes over several."""
    return tuple(wrap(text, max(1, width))) or ("",)
