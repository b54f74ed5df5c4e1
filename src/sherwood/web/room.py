"""A table in this server's memory: one action at a time changes it, and tells the audiences that watch it.

Nothing here is the truth: a move is first committed, then told; on any doubt the room is read again from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from sherwood.table.store.rows import Seat, Table
from sherwood.table.store.snapshot import Version
from sherwood.table.store.store import Store
from sherwood.web import deeds, following
from sherwood.web.acting import Acting, Still
from sherwood.web.channel import Audience
from sherwood.web.motion import Motion, Then
from sherwood.web.parts import Parts
from sherwood.web.playing import Playing
from sherwood.web.visits import Listening, Sitting

T = TypeVar("T")
P = ParamSpec("P")


class Room(Playing):
    """One table in memory: its match, its seats and everybody who watches it, changed by one action at a time."""

    def __init__(self, store: Store, table: Table, seats: list[Seat], on_change: Callable[[Room], None]) -> None:
        super().__init__(store, table, seats)
        self._on_change = on_change
        self.on_come: Callable[[Room], None] = lambda room: None  # somebody listens
        self.on_left: Callable[[Room], None] = lambda room: None  # somebody left, and the game is over
        self._mending: asyncio.Task[None] | None = None  # a move that goes another way than most

    @staticmethod
    def open(
        store: Store, table: str, on_change: Callable[[Room], None] = lambda room: None
    ) -> Coroutine[Any, Any, Room]:
        return following.opened(store, table, lambda row, seats: Room(store, row, seats, on_change))

    def changed(self) -> None:
        self._on_change(self)

    def came(self) -> None:
        self.on_come(self)

    def left(self) -> None:
        self.on_left(self)

    def reload(self) -> Coroutine[Any, Any, None]:
        """Follow the journal."""
        return following.reload(self)

    # Acting: one at a time, durable before anybody is told

    def acting(self) -> Acting:
        """`async with room.acting():` one action at a time, told when it is over."""
        return Acting(self)

    def play(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str = "en") -> Coroutine[Any, Any, None]:
        return deeds.play(self, seat, do, turn, lang)

    def take_back(self, seat: int) -> Coroutine[Any, Any, None]:
        return deeds.take_back(self, seat)

    def change(
        self, work: Callable[Concatenate[Connection, str, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, T]:
        """A change of seats, status or chat: written, read back, told."""
        return deeds.change(self, work, *args, **kwargs)

    def catch_up(self, version: Version) -> Coroutine[Any, Any, None]:
        """Another server wrote up to there."""
        return deeds.catch_up(self, version)

    def play_then(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str, then: Then) -> None:
        """`play` from one call to the next, without a task: so most moves are made."""
        self.turns.take(partial(self._begin, partial(self._play, seat, do, turn, lang), then))

    def _begin(self, change: Callable[[], str], then: Then) -> None:
        if not self.agrees:
            self._mending = asyncio.ensure_future(deeds.mend(self, deeds.read_and_commit(self, change), then))
            return
        try:
            motion = self._move(change)
        except Exception as error:
            self._conclude(then, error)
        else:
            motion.kept.add_done_callback(partial(self._kept, change, motion, then))

    def _kept(self, change: Callable[[], str], motion: Motion, then: Then, kept: asyncio.Future[bool]) -> None:
        if kept.cancelled() or kept.exception() is not None or (motion.ends and not kept.result()):
            self._mending = asyncio.ensure_future(deeds.mend(self, deeds.commit(self, change, motion), then))
            return
        try:
            self._stands(motion, kept.result())
        except Exception as error:
            self._conclude(then, error)
        else:
            self._conclude(then, None)

    # Where the rules have changed under a game

    def cut(self) -> Coroutine[Any, Any, None]:
        """From here on, the lines after the last moment that is sure no longer count."""
        return deeds.cut(self)

    # Audiences

    def still(self) -> Still:
        """`async with room.still():` it is as the journal says, and nothing changes while one looks."""
        return Still(self)

    def listening(self, who: Audience, wake: asyncio.Event) -> Listening:
        """`async with room.listening(who, wake) as channel:` `wake` is set at every event until the end of the block."""
        return Listening(self, who, wake)

    def sitting(self, seat: int) -> Sitting:
        """`async with room.sitting(seat):` others see that somebody is here; a spectator is not counted."""
        return Sitting(self, seat)

    def shown(self, who: Audience) -> Coroutine[Any, Any, Parts]:
        """What an audience sees now."""
        return deeds.shown(self, who)
