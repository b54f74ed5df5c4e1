"""One audience of one table: numbered events, each holding only what changed for that audience.

What an audience may not see cannot change anything for it, so it makes no event, no number and no message:
the secrecy of planning rests on this file and on nothing else in the web part.
"""

from __future__ import annotations

import secrets
from asyncio import Event
from collections import deque
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple, TypedDict, cast

import msgspec

from sherwood.web.parts import BoardPart, Parts

KEPT = 64
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
        self.glance: object = None  # what the board and the prompt among the parts were made from
        self._texts: dict[str, bytes] = {}
        self._events: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._listeners: set[Event] = set()
        self._age = 0

    def publish(self, parts: Parts, glance: object = None) -> bool:
        """Take the newest parts; make an event if any of them differ from what this audience already has."""
        changed = {key: new for key, value in parts.items() if (new := self._news(key, value)) is not None}
        self.parts, self.glance = parts, glance
        if not changed:
            return False
        self.n += 1
        self._events.append((self.n, encode({"n": self.n, **changed})))
        for listener in self._listeners:
            listener.set()
        return True

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
        change["lines"] = patches(before["live"].split("\n"), after["live"].split("\n"))
    return change


def patches(before: list[str], after: list[str]) -> list[Patch]:
    """Lines to cut and to put, from the last to the first, so that earlier places stay true."""
    head = _common(before, after)
    tail = _common(before[head:][::-1], after[head:][::-1])
    old, new = before[head : len(before) - tail], after[head : len(after) - tail]
    changed = [op for op in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if op[0] != "equal"]
    return [(head + at, end - at, new[first:last]) for _, at, end, first, last in reversed(changed)]


def _common(one: list[str], other: list[str]) -> int:
    """How many lines both begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (left, right) in pairs if left != right), min(len(one), len(other)))
