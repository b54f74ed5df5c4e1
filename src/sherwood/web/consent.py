"""What the people at a table agree on: going on where the rules have changed under a game, and having advice."""

from __future__ import annotations

from sherwood.table.helped import with_help
from sherwood.table.store import endings, tables
from sherwood.web import steady
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
        await room.store.write(endings.finish, room.table.id, steady.now(), room.ending(), ended=RULES)
        await room.reload()


async def allow_advice(room: Room, seat: int, allowed: bool) -> None:
    """A person agrees to hints and the coach at this table, at all their seats, or no longer does."""
    async with room.acting():
        for one in {seat, *room.seat_of(room.seats[seat].person)}:
            await room.store.write(tables.allow_advice, room.table.id, one, allowed)
        await room.reload()


async def note_help(room: Room, seat: int, kind: str) -> None:
    """Kept before it is given: the seat's next choice tells everybody."""
    async with room.acting():
        helped = with_help(room.match, seat, room.seats[seat].helped, kind)
        if helped != room.seats[seat].helped:
            await room.store.write(tables.note_help, room.table.id, seat, helped)
            await room.reload()
