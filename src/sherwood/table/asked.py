"""All that a person or a program needs to decide, as data. Not dataclasses: a server makes dozens at every move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sherwood.table.journal import Do


class Choice(Struct, frozen=True, gc=False):
    """One thing a seat can do now."""

    do: Do  # what is played and journaled: ("place", 3, 0)
    code: int  # the same as a stable number, for masks
    path: tuple[str, ...]  # what to click on the board, in order
    say: str  # button, terminal line, screen reader
    revise: bool = False  # a second thought: it only changes one's own unrevealed preparation
    final: tuple[str, ...] = ()  # what it does for good (`table/finality.py`); told by `Match.prompt`

    def __str__(self) -> str:
        return self.say


class Barred(Struct, frozen=True, gc=False):
    """One thing a seat may want to do and cannot: the sentence and the paragraph."""

    do: Do
    path: tuple[str, ...]
    say: str
    rule: str
    wanted: str = ""  # what cannot be done, where that can be said

    def __str__(self) -> str:
        return f"{self.say} (§{self.rule})" if self.rule else self.say


class Prompt(Struct, frozen=True):
    """A question as one seat meets it: what it is asked, or what it waits for."""

    seat: int | None
    turn: int  # how many decisions this seat has made: a reply carries it
    ask: str
    rule: str
    title: str  # the question's name, the same in every language
    choices: Sequence[Choice]
    barred: Sequence[Barred]
    waiting: Sequence[int]
    forced: bool = False  # one choice only, and everybody knows it
    bars: int = 0  # how many things are barred, also where they are not told

    def __repr__(self) -> str:
        offer = f"{len(self.choices)} choices, {len(self.barred)} barred"
        return f"<Prompt {self.title!r} for seat {self.seat}: {offer}, waiting for {self.waiting}>"

    @property
    def mine(self) -> bool:
        """Is this seat waited for?"""
        return self.seat in self.waiting
