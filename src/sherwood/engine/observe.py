"""What a seat may know, as numbers in a row of fixed length: for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sherwood.engine.bits import bit, count
from sherwood.engine.state import State

S = TypeVar("S", bound=State)

VERSION = 0  # of all layouts and of the reward; part of every environment's name (romans-v0)
TOPIC = 4  # numbers that a question speaks of, at most


class Part(NamedTuple):
    """Some numbers of an observation that belong together: what they are called, how many, and within what they lie."""

    name: str
    length: int
    most: int  # the largest number; what is scaled is divided by it
    what: str  # in English, for the table in docs/observations.md
    least: int = 0


class Layout:
    """The parts of an observation, one after the other."""

    parts: tuple[Part, ...]
    size: int
    starts: dict[str, int]

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.starts = {}
        self.size = 0
        for part in self.parts:
            self.starts[part.name] = self.size
            self.size += part.length

    def where(self, name: str) -> slice:
        """Where in an observation a part lies."""
        start = self.starts[name]
        return slice(start, start + next(part.length for part in self.parts if part.name == name))

    def highest(self) -> list[int]:
        """The largest number at each place."""
        return [part.most for part in self.parts for _ in range(part.length)]

    def lowest(self) -> list[int]:
        """The smallest number at each place."""
        return [part.least for part in self.parts for _ in range(part.length)]

    def text(self, numbers: Sequence[int]) -> str:
        """An observation as a line: every part with its numbers that are not 0, by their place."""
        words: list[str] = []
        for part in self.parts:
            start = self.starts[part.name]
            row = [(n, int(numbers[start + n])) for n in range(part.length) if numbers[start + n]]
            if row:
                words.append(f"{part.name} " + ",".join(f"{n}" if value == 1 else f"{n}={value}" for n, value in row))
        return "; ".join(words)

    def __repr__(self) -> str:
        return f"<Layout of {len(self.parts)} parts, {self.size} numbers>"

    def __reduce__(self) -> tuple[type[Layout], tuple[tuple[Part, ...]]]:
        return Layout, (self.parts,)


@final
class Sheet:
    """Where observations are written down: one number after the other."""

    room: vec[i16]
    at: i64  # where the next number goes

    def __init__(self, size: int) -> None:
        self.room = vec[i16]([0] * size)
        self.at = 0

    def put(self, number: i64) -> None:
        """A number as it is."""
        self.room[self.at] = i16(number)
        self.at += 1

    def flag(self, on: bool) -> None:
        """1 or 0."""
        self.room[self.at] = 1 if on else 0
        self.at += 1

    def flags(self, mask: i64, n: i64) -> None:
        """1 or 0 for each of n things: is it in the mask?"""
        room = self.room
        at: i64 = self.at
        for i in range(n):
            room[at + i] = i16((mask >> i) & 1)
        self.at = at + n

    def one(self, k: i64, n: i64) -> None:
        """1 for the k-th of n things and 0 for the others; nothing but 0 if it is none of them."""
        at: i64 = self.at
        self.skip(n)
        if 0 <= k < n:
            self.room[at + k] = 1

    def skip(self, n: i64) -> None:
        """Nothing is known, or there is nothing to know: zeros."""
        room = self.room
        at: i64 = self.at
        for i in range(at, at + n):
            room[i] = 0
        self.at = at + n

    def row(self, numbers: vec[i64], first: i64, n: i64) -> None:
        """n numbers of a row, from the first on."""
        room = self.room
        at: i64 = self.at
        for i in range(n):
            room[at + i] = i16(numbers[first + i])
        self.at = at + n

    def around(self, row: vec[i64], width: i64, seat: i64, seats: i64, most: i64) -> None:
        """A row by seat, `width` numbers each: the observer's first, then those to its left, zeros for empty seats."""
        for i in range(seats):
            self.row(row, around(seat, i, seats) * width, width)
        self.skip((most - seats) * width)

    def masks_around(self, row: vec[i64], n: i64, seat: i64, seats: i64, most: i64) -> None:
        """A mask of n things by seat: the observer's first, then those to its left, zeros for empty seats."""
        for i in range(seats):
            self.flags(row[around(seat, i, seats)], n)
        self.skip((most - seats) * n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """What every observation begins with; a game's own class adds what lies on its table.

    Seats are counted from the observer's: itself, the one to its left, and so on.
    """

    seats: i64  # the most that can play
    titles: dict[str, int]

    def __init__(self, seats: int, titles: Sequence[str]) -> None:
        self.seats = seats
        self.titles = {title: n for n, title in enumerate(titles)}

    def parts(self) -> list[Part]:
        """What `write` writes."""
        return []

    def write(self, s: S, seat: i64, sheet: Sheet) -> None:
        """What lies on the table, as far as the seat may know it."""

    def layout(self) -> Layout:
        asked = Part("asked", self.seats, 1, "who is waited for; the observer first, then to its left")
        names = ", ".join(self.titles)
        question = Part("question", len(self.titles), 1, f"what the observer is asked, if it is: {names}")
        topic = Part("topic", TOPIC, 127, "the numbers in the sentence that asks", -1)
        return Layout([asked, question, topic, *self.parts()])

    def observe(self, s: S, seat: i64, sheet: Sheet) -> None:
        """Write a whole observation, from where the sheet stands."""
        if s.ending >= 0:
            sheet.skip(self.seats + len(self.titles) + TOPIC)
        else:
            self.ask(s, seat, sheet)
        self.write(s, seat, sheet)

    def ask(self, s: S, seat: i64, sheet: Sheet) -> None:
        """Everybody knows who is asked; what is asked, only who is asked it."""
        step = s.steps.top()
        waiting: i64 = step.waiting(s)
        for i in range(self.seats):
            sheet.flag(i < s.seats and waiting & bit(around(seat, i, s.seats)) != 0)
        if not waiting & bit(seat):
            sheet.skip(len(self.titles) + TOPIC)
            return
        sheet.one(self.titles[step.title(s, seat)], len(self.titles))
        numbers = step.topic(s, seat)
        for i in range(TOPIC):
            sheet.put(numbers[i] if i < len(numbers) else 0)


def around(seat: i64, i: i64, seats: i64) -> i64:
    """The i-th seat to the left."""
    other: i64 = seat + i
    return other - seats if other >= seats else other


def distance(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats to the left another one sits; -1 if there is no other."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


def reward(s: State, seat: i64) -> float:
    """What an end is worth: 1 to who wins alone, less to those who share it, -1 to all if nobody wins; else they sum to 0."""
    if s.ending < 0:
        return 0.0
    winners: i64 = count(s.winners)
    if winners == 0 or s.seats == 1:
        return 1.0 if winners else -1.0
    share: float = 1.0 / float(winners) if s.winners & bit(seat) else 0.0
    return (float(s.seats) * share - 1.0) / float(s.seats - 1)
