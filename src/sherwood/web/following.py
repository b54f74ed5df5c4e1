"""A table in memory follows its journal: read from the store, line by line, and again where it seems to have parted.

What a room knows is a cache, and nothing more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sherwood.table.fair import go_on
from sherwood.table.store import endings, journal
from sherwood.table.store import snapshot as snapshots
from sherwood.table.store.rows import LOBBY, RUNNING, Move, Seat, Table
from sherwood.table.store.snapshot import Snapshot, follow, only_adds
from sherwood.table.store.store import Store
from sherwood.web import steady
from sherwood.web.errors import not_found
from sherwood.web.motion import alone
from sherwood.web.playing import Playing
from sherwood.web.reading import read
from sherwood.web.server_log import log

R = TypeVar("R", bound=Playing)


async def opened(store: Store, table: str, room_of: Callable[[Table, list[Seat]], R]) -> R:
    """A room for a table, as the store says."""
    kept = await store.read(snapshots.find, table)
    if kept is None:
        raise not_found("table")
    room = room_of(kept.table, kept.seats)
    await take(room, kept)
    return room


async def reload(room: Playing) -> None:
    kept = await room.store.read(snapshots.find, room.table.id, room._seq)
    if kept is None:
        raise not_found("table")
    await take(room, kept)


async def take(room: Playing, kept: Snapshot) -> None:
    room.table, room.seats = kept.table, kept.seats
    room._chat = [{"n": one.n, "seat": one.seat, "name": one.name, "text": one.text} for one in kept.said]
    room.marks = kept.marks
    room._clocks.came_back({seat.seat: seat.back for seat in room.seats})
    if room.table.status != LOBBY:
        await _take_moves(room, kept.moves)
        if room.trouble is None and room.table.status == RUNNING and room.match.over:
            await _finish_late(room)


async def _finish_late(room: Playing) -> None:
    """Its last line was written by a server of an earlier release, which fell before it had said that it was the last."""
    now = steady.now()
    try:
        ended = await room.store.write(room._end(now))
    except BaseException:
        room._seq = -1  # whoever looks next tries again
        raise
    if ended:
        room._over(now)
    else:  # another server was quicker
        await reload(room)


async def _take_moves(room: Playing, moves: list[Move]) -> None:
    """The tail since our last line; everything when we know nothing or something was taken back."""
    if room._seq >= 0 and (not moves or (room.trouble is None and all(map(only_adds, moves)))):
        _follow(room, moves)
        return
    if room._seq >= 0:
        moves = await room.store.read(journal.lines, room.table.id)
    room._match, room.trouble = await room.store.run(read, moves)
    room._seq = moves[-1].seq if moves else 0
    if room.trouble is not None:
        log("journal", table=room.table.id, trouble=room.trouble.reason, detail=room.trouble.detail)
        room._ending = await room.store.read(endings.find, room.table.id)
    if room._match is not None:
        go_on(room._match, room.store.dice, room.table.id)
        room._asked_alone = alone(room._match.asked_before)
        room._clocks.restart(room._match.waiting, moves[-1].at)


def _follow(room: Playing, moves: list[Move]) -> None:
    for move in moves:
        before = room._before()
        follow(room.match, [move])
        room._moved(before, move.seq, move.line, move.at)
