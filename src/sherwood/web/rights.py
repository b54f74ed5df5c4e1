"""Who may watch a table and talk at it: at a public one everybody, else those who were invited."""

from __future__ import annotations

from sherwood.table.store import hosts
from sherwood.table.store.rows import Mark
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.session import Visitor


def seats_of(room: Room, me: Visitor) -> list[int]:
    """The seats this visitor may play: those of the person, or the one the token holds, as long as it does."""
    if me.holds is None:
        return room.seat_of(me.id)
    table, seat = me.holds
    return [seat] if table == room.table.id and room.seats[seat].token == me.token else []


def is_owner(room: Room, me: Visitor) -> bool:
    return me.id is not None and room.table.host == me.id


def may_watch(room: Room, me: Visitor) -> bool:
    if _mark(room, me).removed:
        return False
    return room.table.public or is_invited(room, me)


def is_invited(room: Room, me: Visitor) -> bool:
    """Those who sit here, the owner, whoever came by an invitation, and those who look after the house."""
    if is_owner(room, me) or seats_of(room, me) or hosts.is_host(me.person):
        return True
    return bool(me.invited) and any(me.invited == seat.invite for seat in room.seats)


def watch(room: Room, me: Visitor) -> None:
    if not may_watch(room, me):
        raise Refused("sent-away" if _mark(room, me).removed else "by-invitation", 403)


def talk(room: Room, me: Visitor) -> None:
    watch(room, me)
    if (me.person and me.person.muted) or _mark(room, me).muted:
        raise Refused("muted", 403)


def own(room: Room, me: Visitor) -> None:
    """Only who opened the table decides who stays."""
    if not is_owner(room, me) and not hosts.is_host(me.person):
        raise Refused("not-host", 403)


def _mark(room: Room, me: Visitor) -> Mark:
    return room.marks.get(me.id or "", Mark(""))
