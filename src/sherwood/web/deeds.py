"""What takes time at a table: the other half of `Room`, which does what is done at once.

Two halves, because the room is compiled and its moves go from call to call, while whatever waits stays plain Python: compiled
coroutines are not to be trusted with errors that pass through them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from sherwood.table.store.snapshot import CUT, Version
from sherwood.table.store.store import Conflict
from sherwood.web import present, steady
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused
from sherwood.web.following import reload
from sherwood.web.motion import Motion, Then
from sherwood.web.parts import Parts

if TYPE_CHECKING:
    from sherwood.web.room import Room

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 5


async def play(room: Room, seat: int, do: Sequence[str | int], turn: int | None, lang: str) -> None:
    async with room.acting():
        await commit(room, lambda: room._play(seat, do, turn, lang))


async def take_back(room: Room, seat: int) -> None:
    async with room.acting():
        await commit(room, lambda: room._take_back(seat))


async def change(
    room: Room, work: Callable[Concatenate[Connection, str, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    async with room.acting():
        result = await room.store.write(lambda db: work(db, room.table.id, *args, **kwargs))
        await reload(room)
    return result


async def catch_up(room: Room, version: Version) -> None:
    async with room.acting():
        if version.ahead_of(room.version):  # what was under way here a moment ago is no news
            await reload(room)
            room.others_know = room.version


async def cut(room: Room) -> None:
    kept = len(room.match.journal.records) + 1
    with suppress(Conflict):  # another server did it
        await room.store.append(room.table.id, room._seq + 1, f"{CUT}{kept}", steady.now())
    room._seq = -1
    await reload(room)


async def commit(room: Room, change: Callable[[], str], motion: Motion | None = None) -> None:
    """Change the match and write the line; where another server was quicker, read and try again."""
    for _ in range(TRIES):
        motion = motion or room._move(change)
        try:
            ended = await motion.kept
        except BaseException as error:  # a match ahead of its journal is read again in any case
            room._seq = -1
            motion = None  # it holds the error, and that this frame: a circle, and the table in it
            await reload(room)
            if not isinstance(error, Conflict):
                raise
            continue  # that place was taken
        room._stands(motion, ended)
        if motion.ends and not ended:  # another server was quicker
            await reload(room)
        return
    raise Refused("busy", 503)


async def read_and_commit(room: Room, change: Callable[[], str]) -> None:
    await reload(room)
    await commit(room, change)


async def mend(room: Room, work: Awaitable[None], then: Then) -> None:
    """The other moves: what the journal says is not what it seemed."""
    try:
        await work
    except Exception as error:
        room._leave(then, error)
    except BaseException:
        room._leave(then, Refused("busy", 503))
        raise
    else:
        room._leave(then, None)


async def shown(room: Room, who: Audience) -> Parts:
    async with room.still():
        return present.picture(present.Common(room.moment()), who).parts


async def join(room: Room, who: Audience, wake: asyncio.Event) -> Channel:
    """An audience's channel, which wakes this listener too."""
    async with room.still():
        channel = room._audiences.channel(who, room.moment())
        channel.join(wake)
    return channel


async def come(room: Room, seat: int) -> None:
    """A connection of a seat opened; spectators are not counted."""
    if seat >= 0 and room._audiences.come(seat):
        await _tell(room)


async def go(room: Room, seat: int) -> None:
    """A connection of a seat closed."""
    if seat >= 0 and room._audiences.go(seat):
        await _tell(room)


async def _tell(room: Room) -> None:
    async with room._turns:
        if room.agrees:
            room._publish()
