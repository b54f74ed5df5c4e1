"""What a thing on a board is: the answer to somebody who points at it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Inspected:
    """A thing by its name; what it is, what it can do now, what it does in the game; and the paragraphs that say so."""

    title: str
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
