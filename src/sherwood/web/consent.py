"""When the rules have changed under a game: its people go on from the last moment that is sure, or end it."""

from __future__ import annotations

import time

from sherwood.table.store import endings, tables
from sherwood.web.errors import Refused
from sherwood.web.room import Room

RULES = "rules"


async def agree(room: Room, seat: int) -> None:
    """A seat's person wants to go on by today's rules, at all their seats; with everybody's consent, it goes on."""
    async with room.acting():
        mark = room.parted().mark
        for one in {seat, *room.seat_of(room.seats[seat].person)}:
            await room.store.write(tables.agree, room.table.id, one, mark)
        await room.reload()
        if room.trouble is not None and not room.moment().asked_to_agree:
            await room.cut()


async def end(room: Room) -> None:
    """One who does not want to go on is enough: the game ends as it stands, without a winner."""
    async with room.acting():
        if room.trouble is None:
            raise Refused("not-parted")
        await room.store.write(endings.finish, room.table.id, time.time(), room.ending(), ended=RULES)
        await room.reload()
