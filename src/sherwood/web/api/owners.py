"""REST: who opened a table decides who stays there: silence somebody, send somebody away."""

from __future__ import annotations

from litestar import Controller, post

from sherwood.table.store import hosts
from sherwood.web import lobby, rights
from sherwood.web.api.wire import Went
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor


class OwnersApi(Controller):
    """Handlers for the owner of a table."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @post("/seats/{seat:int}/mute", status_code=201)
    async def mute_seat(self, services: Services, me: Visitor, table: str, seat: int, muted: bool = True) -> Went:
        """Whoever sits there says nothing more at this table; `muted=false` lets them speak again."""
        room = await _owned(services, me, table)
        return await mute(room, _person(room, seat), muted)

    @post("/seats/{seat:int}/remove", status_code=201)
    async def remove_seat(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """Send away whoever sits there: the seat is free again, or a bot plays it; they cannot come back."""
        room = await _owned(services, me, table)
        return await remove(services, room, _person(room, seat), me)

    @post("/chat/{n:int}/mute", status_code=201)
    async def mute_speaker(self, services: Services, me: Visitor, table: str, n: int, muted: bool = True) -> Went:
        """Whoever said that line says nothing more at this table."""
        room = await _owned(services, me, table)
        return await mute(room, await _speaker(services, table, n), muted)

    @post("/chat/{n:int}/remove", status_code=201)
    async def remove_speaker(self, services: Services, me: Visitor, table: str, n: int) -> Went:
        """Send away whoever said that line."""
        room = await _owned(services, me, table)
        return await remove(services, room, await _speaker(services, table, n), me)


async def mute(room: Room, person: str, muted: bool) -> Went:
    await room.change(hosts.mark, person, muted=muted)
    return _people(room)


async def remove(services: Services, room: Room, person: str, me: Visitor) -> Went:
    if person == me.id:
        raise Refused("not-yourself")
    await room.change(hosts.send_away, person)
    await services.sockets.check(services.store)
    await lobby.start_if_full(services, room)
    return _people(room)


def _people(room: Room) -> Went:
    return Went(f"/tables/{room.table.id}/people")


async def _owned(services: Services, me: Visitor, table: str) -> Room:
    room = await services.rooms.room(table)
    rights.own(room, me)
    return room


def _person(room: Room, seat: int) -> str:
    person = room.seats[lobby.check_seat(room, seat)].person
    if person is None:
        raise Refused("unknown-person", 404)
    return person


async def _speaker(services: Services, table: str, n: int) -> str:
    person = await services.store.read(hosts.said_by, table, n) if 0 < n < 2**31 else None
    if person is None:
        raise Refused("unknown-person", 404)
    return person
