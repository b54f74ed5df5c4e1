"""What happened, in words, for those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from sherwood.engine.fields import rebuilt
from sherwood.engine.game import ALL_SEEING, SPECTATOR, Game
from sherwood.engine.referee import Event
from sherwood.text.speech import Speech


@dataclass(frozen=True)
class Line:
    """One line of the log. `n` counts the lines this reader sees; `head` begins a turn or a round."""

    n: int
    text: str
    rule: str
    kind: str
    seat: int | None
    head: bool = False

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)


Told = tuple[int, str, int, list[int], int]  # after which choice, kind, seat, arguments, audience


def told_of(events: Sequence[tuple[int, Event]]) -> list[Told]:
    """Events as plain data. Here, and so compiled: a game has hundreds, and its end waits for them."""
    return [(n, one.kind, int(one.seat), cast("list[int]", one.args), int(one.audience)) for n, one in events]


class LineData(TypedDict):
    """A line as it travels: plain data; `seat` is -1 where nobody did it, `sign` says what kind of thing, `refs` where.

    `dice` are the faces that fell, where a line tells of dice.
    """

    n: int
    text: str
    rule: str
    seat: int
    head: bool
    sign: str
    refs: list[str]
    dice: NotRequired[list[str]]


class Log:
    """The log as one reader may know it (a seat, -1: a spectator, -2: everything), each event put into words once."""

    def __init__(self, game: Game, speech: Speech, reader: int) -> None:
        self._game = game
        self._speech = speech
        self._reader = reader
        self._done = 0
        self._last: Event | None = None
        self._kinds: list[str] = []
        self._data: list[LineData] = []
        self._counts: list[int] = []  # after each event: how many lines there are

    def lines(self, events: Sequence[tuple[int, Event]]) -> list[Line]:
        """The events as the reader may know them."""
        return [_line(one, kind) for one, kind in zip(self.data(events), self._kinds, strict=True)]

    def data(self, events: Sequence[tuple[int, Event]]) -> list[LineData]:
        """The same as plain data; a new list each time, so that whoever keeps an old one can compare."""
        if self._done and (self._done > len(events) or events[self._done - 1][1] is not self._last):
            self._forget()
        for _, event in events[self._done :]:
            self._tell(event)
            self._counts.append(len(self._data))
            self._done, self._last = self._done + 1, event
        return self._data[:]

    def count(self, told: int) -> int:
        """How many lines the first so many events have made."""
        return self._counts[min(told, len(self._counts)) - 1] if told and self._counts else 0

    def _forget(self) -> None:
        """Something was taken back."""
        self._done, self._kinds, self._data, self._counts = 0, [], [], []

    def _tell(self, event: Event) -> None:
        text = self._text(event)
        if text is not None:
            tell = self._game.tell(event.kind)
            n, seat = len(self._data), int(event.seat)
            line: LineData = {
                "n": n,
                "text": text,
                "rule": tell.rule,
                "seat": seat,
                "head": tell.head,
                "sign": self._game.signs.get(event.kind, ""),
                "refs": self._refs(event, tell.kinds),
            }
            if dice := self._dice(event):
                line["dice"] = dice
            self._data.append(line)
            self._kinds.append(event.kind)

    def _refs(self, event: Event, kinds: str) -> list[str]:
        """Where on the board a line's things lie, for who may know them."""
        if not self._knows(event):
            return []
        found = [self._game.spot(kind, int(n)) for kind, n in zip(kinds.split(), event.args, strict=False)]
        return [ref for ref in found if ref]

    def _dice(self, event: Event) -> list[str]:
        return self._game.dice(event.kind, [int(n) for n in event.args]) if self._knows(event) else []

    def _knows(self, event: Event) -> bool:
        """May this reader know the event's arguments?"""
        return self._reader == ALL_SEEING or event.seen_by(self._reader)

    def _text(self, event: Event) -> str | None:
        """Who sees everything reads what spectators read ("Ann draws a card"); what those are not told, as a seat that is."""
        if self._reader != ALL_SEEING or event.audience < 0:
            return self._sentence(event, self._reader)
        audience = int(event.audience)
        first = (audience & -audience).bit_length() - 1
        return self._sentence(event, SPECTATOR) or self._sentence(event, first)

    def _sentence(self, event: Event, reader: int) -> str | None:
        """None: something private that leaves no trace for this reader."""
        seat, names = int(event.seat), self._game.names
        if event.seen_by(reader):
            kinds = self._game.tell(event.kind).kinds
            return self._speech.phrase(f"tell-{event.kind}", kinds, list(event.args), seat, names)
        key = f"tell-{event.kind}-hidden"
        return self._speech.phrase(key, "", (), seat, names) if self._speech.has(key) else None


def _line(data: LineData, kind: str) -> Line:
    seat = data["seat"] if data["seat"] >= 0 else None
    return Line(data["n"], data["text"], data["rule"], kind, seat, data["head"])
