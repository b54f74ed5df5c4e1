"""A table's socket, one a tab: who comes, and whether they may."""

from __future__ import annotations

import re

from litestar import websocket
from sqlalchemy.exc import DBAPIError

from sherwood.web import rights
from sherwood.web.channel import Audience
from sherwood.web.connection import Connection, MeasuredConnection
from sherwood.web.errors import Refused, not_found
from sherwood.web.hangup import BROKEN, FLOOD, FOREIGN, GONE, LATER, UNKNOWN, part
from sherwood.web.server_log import log, problem
from sherwood.web.services import Services
from sherwood.web.session import Socket, same_origin, visitor
from sherwood.web.words import language

NUMBER = re.compile("-?[0-9]{1,9}")
CODES = {404: UNKNOWN, 429: FLOOD}


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket) -> None:
    """`?seat=0&drawn=1&told=1&epoch=..&after=..`: events of the table as that seat may see it; no seat is a spectator.

    It finds what it needs by itself: to be handed it by the framework cost a twentieth of what opening a socket does.
    """
    await socket.accept()
    services: Services = socket.app.state.services
    table: str = socket.path_params["table"]
    query = socket.query_params
    try:
        line = await _open(socket, services, table)
        await line.run(query.get("epoch", ""), _number(query.get("after"), 0))
    except Refused as refusal:
        await socket.close(CODES.get(refusal.status, FOREIGN), refusal.reason)
    except GONE:
        pass
    except DBAPIError as error:
        log("store", error=repr(error.orig)[:300], table=table)
        await socket.close(LATER)
    except Exception as error:
        problem("socket", error, table=table)
        await socket.close(BROKEN)
    finally:
        part(socket)


async def _open(socket: Socket, services: Services, table: str) -> Connection:
    if not same_origin(socket.headers, need_origin="authorization" not in socket.headers):
        raise Refused("foreign-origin", 403)
    me = await visitor(services.store, socket, services.settings.trust_proxy)
    if me.address in services.bans:
        raise Refused("banned", 403)
    if "\0" in table:
        raise not_found("table")
    room = await services.rooms.room(table)
    rights.watch(room, me)
    query = socket.query_params
    seat = _number(query.get("seat"), -1)
    if seat >= 0 and seat not in rights.seats_of(room, me):
        raise Refused("not-your-seat", 403)
    lang = language(query.get("lang"), me.lang)
    drawn, told, narrow = (query.get(*key) == "1" for key in (("drawn", "1"), ("told", "1"), ("narrow", "0")))
    who = Audience(max(seat, -1), lang, drawn, told, narrow)
    watch = services.sockets.watch
    if watch is not None:
        return MeasuredConnection(services, socket, room, who, me, watch)
    return Connection(services, socket, room, who, me)


def _number(text: str | None, otherwise: int) -> int:
    return int(text) if text and NUMBER.fullmatch(text) else otherwise
