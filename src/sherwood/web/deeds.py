"""What takes time at a table: acts that wait for their turn, for the disk, for another server. What is done at once is `playing.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from sherwood.table.store.snapshot import CUT, Version
from sherwood.table.store.store import Conflict
from sherwood.web import present, steady
from sherwood.web.acting import Acting, Still
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused
from sherwood.web.following import reload
from sherwood.web.motion import Motion, Then
from sherwood.web.parts import Parts
from sherwood.web.playing import Playing

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 5


async def play(room: Playing, seat: int, do: Sequence[str | int], turn: int | None, lang: str) -> None:
    async with Acting(room):
        await commit(room, lambda: room._play(seat, do, turn, lang))


async def take_back(room: Playing, seat: int) -> None:
    async with Acting(room):
        await commit(room, lambda: room._take_back(seat))


async def change(
    room: Playing, work: Callable[Concatenate[Connection, str, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    async with Acting(room):
        result = await room.store.write(lambda db: work(db, room.table.id, *args, **kwargs))
        await reload(room)
    return result


async def catch_up(room: Playing, version: Version) -> None:
    async with Acting(room):
        if version.ahead_of(room.version):  # what was under way here a moment ago is no news
            await reload(room)
            room.others_know = room.version


async def cut(room: Playing) -> None:
    kept = len(room.match.journal.records) + 1
    with suppress(Conflict):  # another server did it
        await room.store.append(room.table.id, room._seq + 1, f"{CUT}{kept}", steady.now())
    room._seq = -1
    await reload(room)


async def commit(room: Playing, change: Callable[[], str], motion: Motion | None = None) -> None:
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


async def read_and_commit(room: Playing, change: Callable[[], str]) -> None:
    await reload(room)
    await commit(room, change)


async def mend(room: Playing, work: Awaitable[None], then: Then) -> None:
    """The other moves: what the journal says is not what it seemed."""
    try:
        await work
    except Exception as error:
        room._conclude(then, error)
    except BaseException:
        room._conclude(then, Refused("busy", 503))
        raise
    else:
        room._conclude(then, None)


async def shown(room: Playing, who: Audience) -> Parts:
    async with Still(room):
        return present.picture(present.Common(room.moment()), who).parts


async def join(room: Playing, who: Audience, wake: asyncio.Event) -> Channel:
    """An audience's channel, which wakes this listener too."""
    async with Still(room):
        channel = room._audiences.channel(who, room.moment())
        channel.join(wake)
        room.came()
    return channel


async def come(room: Playing, seat: int) -> None:
    """A connection of a seat opened; spectators are not counted."""
    if seat >= 0 and room._audiences.come(seat):
        await _tell(room)


async def go(room: Playing, seat: int) -> None:
    """A connection of a seat closed."""
    if seat >= 0 and room._audiences.go(seat):
        await _tell(room)


async def _tell(room: Playing) -> None:
    async with room.turns:
        if room.agrees:
            room._publish()
