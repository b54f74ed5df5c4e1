"""REST: what those can do who look after the house. Every act is written down, with who did it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Concatenate, ParamSpec, TypeVar

import msgspec
from litestar import Controller, get, post
from msgspec import Meta
from sqlalchemy import Connection

from sherwood.table.store import hosts, sessions
from sherwood.table.store.hosts import Ban, Deed, TableRow
from sherwood.table.store.rows import Person
from sherwood.web.address import UNKNOWN, counted
from sherwood.web.api.wire import Went
from sherwood.web.errors import Refused, not_found
from sherwood.web.server_log import log
from sherwood.web.services import Services
from sherwood.web.session import Visitor

T = TypeVar("T")
P = ParamSpec("P")
Short = Annotated[str, Meta(max_length=200)]


class Address(msgspec.Struct):
    """An address that is not let in for so many days."""

    address: Annotated[str, Meta(max_length=64)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 30
    why: Short = ""


class Words(msgspec.Struct):
    """What all are told; nothing: what they were told is taken back."""

    text: Annotated[str, Meta(max_length=300)] = ""


class Code(msgspec.Struct):
    """Opens an account once, for a day: give it to its owner and to nobody else."""

    code: str


class Known(msgspec.Struct):
    """Somebody in a host's list."""

    id: str
    name: str
    login: str | None
    role: str
    banned: bool
    muted: bool


class HostsApi(Controller):
    """Handlers for those who hold the role `host`."""

    path = "/api/host"
    tags = ("host",)

    @get("/tables")
    async def tables(self, services: Services, me: Visitor) -> list[TableRow]:
        _looks(me, "tables")
        return await services.store.read(hosts.some_tables)

    @get("/people")
    async def people(self, services: Services, me: Visitor, q: str = "") -> list[Known]:
        _looks(me, "people")
        return [known(one) for one in await services.store.read(hosts.some_people, q[:40])]

    @get("/bans")
    async def bans(self, services: Services, me: Visitor) -> list[Ban]:
        _looks(me, "bans")
        return await services.store.read(hosts.all_bans)

    @get("/deeds")
    async def deeds(self, services: Services, me: Visitor) -> list[Deed]:
        _looks(me, "deeds")
        return await services.store.read(hosts.last_deeds)

    @post("/tables/{table:str}/close", status_code=201)
    async def close(self, services: Services, me: Visitor, table: str) -> Went:
        """End a game as it stands, without a winner; a table that has not begun goes."""
        room = await services.rooms.room(table) if _host(me) else None
        assert room is not None
        if not await room.change(_deed(hosts.close_table, me, "close", table)):
            raise Refused("not-running")
        return HERE

    @post("/people/{person:str}/ban", status_code=201)
    async def ban(self, services: Services, me: Visitor, person: str, banned: bool = True) -> Went:
        """An account or guest that is not let in; all they had open ends."""
        found = await _found(services, me, person)
        await _do(services, me, "ban" if banned else "unban", found, hosts.ban_person, banned)
        await services.sockets.end_person(found.id)
        return HERE

    @post("/people/{person:str}/mute", status_code=201)
    async def mute(self, services: Services, me: Visitor, person: str, muted: bool = True) -> Went:
        """Says nothing more, at any table."""
        found = await _found(services, me, person)
        await services.store.write(_set_muted, me.needed().name, found, muted)
        log("deed", by=me.id, deed="mute" if muted else "unmute", on=found.id)
        await services.sockets.end_person(found.id)  # their sockets know them as they were
        return HERE

    @post("/people/{person:str}/kick", status_code=201)
    async def kick(self, services: Services, me: Visitor, person: str) -> Went:
        """Sign somebody out everywhere."""
        found = await _found(services, me, person)
        await _do(services, me, "kick", found, sessions.end_all)
        await services.sockets.end_person(found.id)
        return HERE

    @post("/people/{person:str}/code", status_code=201)
    async def hand_out(self, services: Services, me: Visitor, person: str) -> Code:
        """A code by which somebody who lost a password can set a new one. Shown once."""
        found = await _found(services, me, person)
        if not found.login:
            raise Refused("no-account")
        return Code(await _do(services, me, "code", found, sessions.hand_out))

    @post("/bans", status_code=201)
    async def ban_address(self, services: Services, me: Visitor, data: Address) -> Went:
        _host(me)
        address = counted(data.address.strip().partition("/")[0])
        if address == UNKNOWN:
            raise Refused("bad-address", 400)
        job = _deed(hosts.ban_address, me, "ban-address", address)
        await services.store.write(job, address, data.days * sessions.DAY, data.why)
        await services.bans.renew(services.store)
        await services.sockets.end_from(services.bans)
        return HERE

    @post("/bans/lift", status_code=201)
    async def lift(self, services: Services, me: Visitor, data: Address) -> Went:
        _host(me)
        await services.store.write(_deed(hosts.lift_ban, me, "lift-ban", data.address), data.address)
        await services.bans.renew(services.store)
        return HERE

    @post("/announcement", status_code=201)
    async def announce(self, services: Services, me: Visitor, data: Words) -> Went:
        """Tell everybody, on every page and at every table: a restart, say."""
        _host(me)
        text = " ".join(data.text.split())
        await services.store.write(_deed(hosts.announce, me, "announce", text), text)
        await services.bans.renew(services.store)
        return HERE


HERE = Went("/host")


def known(one: Person) -> Known:
    return Known(one.id, one.name, one.login, one.role, one.banned, one.muted)


def _host(me: Visitor) -> bool:
    if not hosts.is_host(me.person):
        raise Refused("not-a-host", 403)
    return True


def _looks(me: Visitor, what: str) -> None:
    """Looking changes nothing, but who looked at what about others stands in the log."""
    _host(me)
    log("looked", by=me.id, at=what)


async def _found(services: Services, me: Visitor, person: str) -> Person:
    _host(me)
    found = await services.store.read(hosts.find_person, person)
    if found is None:
        raise not_found("person")
    if found.id == me.id:
        raise Refused("not-yourself")
    return found


async def _do(
    services: Services,
    me: Visitor,
    deed: str,
    on: Person,
    work: Callable[Concatenate[Connection, str, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    return await services.store.write(_deed(work, me, deed, on.login or on.id), on.id, *args, **kwargs)


def _set_muted(db: Connection, by: str, on: Person, muted: bool) -> None:
    hosts.set_person(db, on.id, muted=muted)
    hosts.write_down(db, by, "mute" if muted else "unmute", on.login or on.id)


def _deed(
    work: Callable[Concatenate[Connection, P], T], me: Visitor, deed: str, what: str
) -> Callable[Concatenate[Connection, P], T]:
    """The work, and the word of who did it, in one motion."""
    by = me.needed()

    def job(db: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        hosts.write_down(db, by.login or by.name, deed, what)
        return work(db, *args, **kwargs)

    log("deed", by=by.id, deed=deed, on=what)
    return job
