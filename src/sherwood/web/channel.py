"""One audience of one table: numbered events, each holding only what changed for that audience.

What an audience may not see cannot change anything for it, so it makes no event, no number and no message:
the secrecy of planning rests on this file and on nothing else in the web part.
"""

from __future__ import annotations

import secrets
from asyncio import Event
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple, TypedDict, cast

import msgspec
from mypy_extensions import i64

from sherwood.draw.layers import GOES_ON
from sherwood.web.parts import BoardPart, Parts, ScenePart

KEPT, KEPT_BYTES = 64, 48_000  # events for those who lost their connection; beyond that they are told everything once
NEAR: Final = 16  # lines left out of two drawings before it pays to look their places up
LISTS = ("log", "chat")
IN_PIECES = (*LISTS, "board")
encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who looks (a seat, or -1: a spectator), in which language, and whether they want drawings and sentences."""

    seat: int
    lang: str
    drawn: bool
    told: bool = True
    narrow: bool = False


class Channel:
    """The numbered events of one audience of one table, and what it has been shown last."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.epoch = secrets.token_hex(4)
        self.n = 0
        self.parts: Parts = {}
        self.seq = -1  # how many choices had been made when it was shown that
        self.glance: object = None  # what the board and the prompt among the parts were made from
        self._texts: dict[str, bytes] = {}
        self._events: deque[tuple[int, bytes]] = deque()
        self._bytes = 0
        self._listeners: set[Event] = set()
        self._age = 0

    def publish(self, parts: Parts, glance: object = None, scenes: Sequence[ScenePart] = ()) -> bool:
        """Take the newest parts; make an event if any of them differ from what this audience already has.

        Scenes go before it: how the board looked on the way, each as what it changes of the one before.
        """
        moments = self._moments(scenes)
        changed = {key: new for key, value in parts.items() if (new := self._news(key, value)) is not None}
        self.parts, self.glance = parts, glance
        if not changed:
            return False
        if moments:
            changed["moments"] = moments
        self.n += 1
        self._keep(encode({"n": self.n, **changed}))
        for listener in self._listeners:
            listener.set()
        return True

    def _moments(self, scenes: Sequence[ScenePart]) -> list[object]:
        """The scenes in pieces; the last one's board is then what this audience has."""
        found: list[object] = []
        for scene in scenes:
            found.append({"board": _board_change(self.parts.get("board"), scene["board"]), "log": scene["log"]})
            self.parts["board"] = scene["board"]
        return found

    def _keep(self, event: bytes) -> None:
        """The last one always: it is what those who listen are sent."""
        self._events.append((self.n, event))
        self._bytes += len(event)
        while len(self._events) > KEPT or (self._bytes > KEPT_BYTES and len(self._events) > 1):
            self._bytes -= len(self._events.popleft()[1])

    # Who listens

    def join(self, listener: Event) -> None:
        """Set the listener at every event from now on."""
        self._listeners.add(listener)

    def leave(self, listener: Event) -> None:
        self._listeners.discard(listener)

    @property
    def heard(self) -> bool:
        """Does anybody listen?"""
        return bool(self._listeners)

    def grow_old(self) -> bool:
        """Called now and then while nobody listens; true when it may be forgotten."""
        self._age += 1
        return self._age > 3

    # What is sent

    def _news(self, key: str, value: object) -> object:
        """What to send of a part; None if this audience has it."""
        known = self.parts.get(key, self)
        if known is value or known == value:
            return None
        if key in IN_PIECES:
            return _pieces(key, self.parts.get(key), value)
        if type(value) is msgspec.Raw:
            return value
        text = encode(value)
        if self._texts.get(key) == text:
            return None
        self._texts[key] = text
        return msgspec.Raw(text)

    def whole(self) -> bytes:
        """Everything, for somebody who comes new or has been away too long."""
        self._age = 0
        parts = {key: self._all_of(key, value) for key, value in self.parts.items()}
        return encode({"n": self.n, "epoch": self.epoch, "whole": True, **parts})

    def _all_of(self, key: str, value: object) -> object:
        if type(value) is msgspec.Raw:
            return value
        return _pieces(key, None, value) if key in IN_PIECES else msgspec.Raw(self._texts[key])

    def since(self, n: int) -> list[bytes]:
        """The events after number n; everything in one if some of them are gone."""
        if n == self.n:
            return []
        if 0 < n == self.n - 1:
            return [self._events[-1][1]]
        kept = [event for number, event in self._events if number > n]
        return kept if 0 < n < self.n and len(kept) == self.n - n else [self.whole()]


class Tail(TypedDict):
    """A list as: keep so many of the old ones, then add these."""

    keep: int
    add: Sequence[object]


Patch = tuple[int, int, list[str]]


def _pieces(key: str, before: object, after: object) -> object:
    if key in LISTS:
        return _tail(cast("list[object]", before or []), cast("list[object]", after))
    return _board_change(cast("BoardPart | None", before), cast("BoardPart", after))


def _tail(before: list[object], after: list[object]) -> Tail:
    keep = min(len(before), len(after))
    while keep and before[keep - 1] != after[keep - 1]:
        keep -= 1
    return {"keep": keep, "add": after[keep:]}


def _board_change(before: BoardPart | None, after: BoardPart) -> object:
    """The live layer as lines cut from and put into the old one; the rest only when it differs."""
    if not before:
        return after
    change = {key: value for key, value in after.items() if key != "live" and before.get(key) != value}
    if before["live"] != after["live"]:
        change["lines"] = _between(before["live"], after["live"])
    return change


_last: deque[tuple[list[str], list[str], msgspec.Raw]] = deque(maxlen=8)  # what led from one drawing to another, lately


def _between(before: list[str], after: list[str]) -> msgspec.Raw:
    """The lines that lead from one drawing to the other; where several see the same, they are found once."""
    for one, other, found in _last:
        if one is before and other is after:
            return found
    found = msgspec.Raw(encode(patches(before, after)))
    _last.append((before, after, found))
    return found


def patches(before: list[str], after: list[str]) -> list[Patch]:
    """Lines to cut and to put, from the last to the first, so that earlier places stay true."""
    found: list[Patch] = []
    places: _Places | None = None  # of a drawing's many lines: only where they moved farther than a few
    i: i64 = 0
    j: i64 = 0
    here, there = _end(before, after)
    while i < here or j < there:
        if i < here and j < there:
            one, other = before[i], after[j]
            if one is other or one == other:
                i += 1
                j += 1
                continue
        at, to = _near(before, after, i, j, here, there)
        if at < 0:
            places = places or _Places(before[:here], after[:there])
            at, to = places.meet(i, j)
        found.append((int(i), int(at - i), after[j:to]))
        i, j = at, to
    found.reverse()
    return found


def _end(before: list[str], after: list[str]) -> tuple[i64, i64]:
    """Where the two begin to be the same to their ends."""
    here: i64 = len(before)
    there: i64 = len(after)
    while here and there:
        one, other = before[here - 1], after[there - 1]
        if one is not other and one != other:
            break
        here -= 1
        there -= 1
    return here, there


def _near(before: list[str], after: list[str], i: i64, j: i64, here: i64, there: i64) -> tuple[i64, i64]:
    """Where the two go on together (or end) within a few lines, the fewest left out; -1 if they do not."""
    left = here - i + there - j
    out: i64
    cut: i64
    for out in range(1, NEAR):
        if out == left:
            return here, there
        for cut in range(out + 1):
            at: i64 = i + cut
            to: i64 = j + out - cut
            if at < here and to < there and before[at] == after[to]:
                return at, to
    return -1, -1


class _Places:
    """Where each line of two drawings stands; two pieces may look alike, so only those that name one."""

    def __init__(self, before: list[str], after: list[str]) -> None:
        self.before, self.after = before, after
        self.here = {line: n for n, line in enumerate(before) if not line.startswith(GOES_ON)}
        self.there = {line: n for n, line in enumerate(after) if not line.startswith(GOES_ON)}

    def meet(self, i: i64, j: i64) -> tuple[i64, i64]:
        """The places from which they go on together, the fewest lines left out."""
        one = _meet(self.before, i, self.there, j, len(self.after))
        other = _meet(self.after, j, self.here, i, len(self.before))
        return one if one[0] - i + one[1] - j <= other[1] - i + other[0] - j else (other[1], other[0])


def _meet(lines: list[str], at: int, places: dict[str, int], least: int, end: int) -> tuple[int, int]:
    """The first line from here on that the other drawing has too, not before where it stands: its places in both."""
    for n in range(at, len(lines)):
        place = places.get(lines[n], -1)
        if place >= least:
            return n, place
    return len(lines), end
