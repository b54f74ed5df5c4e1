"""Pages of those who decide: about the house (`/host`), about a table (`/tables/…/people`), about oneself (`/account`)."""

from __future__ import annotations

import time
from typing import TypedDict

from litestar import Response, get

from sherwood.table.store import hosts, journal, sessions, tables
from sherwood.table.store.rows import OPEN, ChatMessage
from sherwood.web import rights
from sherwood.web.errors import Refused
from sherwood.web.pages import page
from sherwood.web.room import Room
from sherwood.web.server_log import log
from sherwood.web.services import Services
from sherwood.web.session import Visitor


@get("/host", include_in_schema=False)
async def house(services: Services, me: Visitor, q: str = "") -> Response[str]:
    if not hosts.is_host(me.person):
        raise Refused("not-a-host", 403)
    log("looked", by=me.id, at="host")
    read = services.store.read
    return page(
        "host",
        me,
        tables=await read(hosts.some_tables),
        people=await read(hosts.some_people, q[:40]),
        bans=await read(hosts.all_bans),
        deeds=await read(hosts.last_deeds, 30),
        announced=services.bans.announced.text,
        q=q[:40],
        when=_when,
    )


class Present(TypedDict):
    """Somebody at a table: where the owner's words about them are sent to."""

    name: str
    path: str
    muted: bool
    removed: bool


@get("/tables/{table:str}/people", include_in_schema=False)
async def people_here(services: Services, me: Visitor, table: str) -> Response[str]:
    """The owner's page: everybody who sits here or has spoken."""
    room = await services.rooms.room(table)
    rights.own(room, me)
    said = await services.store.read(journal.said, table)
    taken = next((seat.invite for seat in room.seats if seat.kind != OPEN), room.seats[0].invite)
    return page("people", me, table=table, people=_present(room, said, me.id), invite=taken)


def _present(room: Room, said: list[ChatMessage], me: str | None) -> list[Present]:
    found = {seat.person: (seat.name, f"seats/{seat.seat}") for seat in room.seats}
    for line in said:
        found.setdefault(line.person, (line.name, f"chat/{line.n}"))
    people = [(person, *about) for person, about in found.items() if person not in (None, me)]
    return [_one(room, str(person), name, path) for person, name, path in people]


def _one(room: Room, person: str, name: str, path: str) -> Present:
    mark = room.marks.get(person)
    muted, removed = (mark.muted, mark.removed) if mark else (False, False)
    return {"name": name, "path": f"/api/tables/{room.table.id}/{path}", "muted": muted, "removed": removed}


@get("/account", include_in_schema=False)
async def account(services: Services, me: Visitor) -> Response[str]:
    tokens = await services.store.read(tables.tokens_of, me.id) if me.id else []
    signed_in = await services.store.read(sessions.of, me.id, me.session) if me.id else []
    return page("account", me, tokens=tokens, sessions=signed_in, when=_when)


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


HOSTS_PAGES = [house, people_here, account]
