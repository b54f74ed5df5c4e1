"""What takes time at an open socket: the other half of `Connection`, which answers at once whatever it can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from litestar.exceptions import WebSocketDisconnect

from sherwood.table.store import tables
from sherwood.web import lobby, pointing
from sherwood.web.said import Sent
from sherwood.web.server_log import problem

if TYPE_CHECKING:
    from sherwood.web.connection import Connection

GONE = (WebSocketDisconnect, OSError)  # somebody shut the laptop: nothing to tell the host
BROKEN = 1011


async def run(one: Connection, epoch: str, after: int) -> None:
    """From its first event to the end."""
    one.services.sockets.enter(one)
    try:
        async with one.room.sitting(one.who.seat), one.room.listening(one.who, one.wake) as one.channel:
            one.cursor = after if epoch == one.channel.epoch else -1
            try:
                await _talk(one)
            finally:
                await _keep_seen(one)
    finally:
        one.services.sockets.leave(one)
        one.services.rooms.collector.closed += 1
        one.part()


async def _keep_seen(one: Connection) -> None:
    """Before others see that somebody has left: whoever comes back at once has seen what was seen."""
    if one.who.seat >= 0 and one.seen:
        await one.services.store.write(tables.set_seen, one.room.table.id, one.who.seat, one.seen)


async def close(one: Connection, code: int, why: str | None = None) -> None:
    with suppress(*GONE, RuntimeError):  # it may be closing already
        await one.socket.close(code, why)


async def _talk(one: Connection) -> None:
    sender = asyncio.ensure_future(_send_events(one))
    one.there = True
    try:
        await _receive(one)
    finally:
        sender.cancel()
        await one.inbox.done()


async def _send_events(one: Connection) -> None:
    with suppress(*GONE):  # the other half of this connection notices too, and ends it
        while True:
            await send_new(one)
            await one.wake.wait()


async def send_new(one: Connection, answer: bytes | None = None) -> None:
    """Send what is new; somebody slow simply gets more at once."""
    if one.post(answer):
        return
    async with one.sending:
        messages = one.new(answer)
        while messages:  # more may come while somebody slow takes these
            for message in messages:
                await one.socket.send_data(message, mode="text")
            messages = one.new(None)


async def _receive(one: Connection) -> None:
    """Until they go. Messages come straight from a socket that is ours; from another through the framework."""
    if one.line is not None:
        one.line.hears = one.inbox.put
    while True:
        one.inbox.put(await one.socket.receive_data(mode="text"))
        await one.inbox.done()


async def do(one: Connection, sent: Sent) -> None:
    """Answer a message that has to wait for something."""
    try:
        more = await _handle(one, sent)
    except Exception as error:
        one.answer(sent.id, error)
    except BaseException:  # the server stops
        one.answered()
        raise
    else:
        one.answer(sent.id, None, more)


async def _handle(one: Connection, sent: Sent) -> Mapping[str, object]:
    """Do what is asked; what there is to say besides that it is done."""
    if sent.type == "take_back":
        await one.room.take_back(one.seat())
    elif sent.type == "chat":
        await lobby.speak(one.services, one.room, one.me, one.who.seat, sent.text)
    elif sent.type == "why":
        async with one.room.still():
            return {"barred": pointing.barred(one.room, one.seat(), sent.turn, one.who.lang)}
    return {}


async def wait_for(one: Connection, sending: Awaitable[None]) -> None:
    """An answer that does not leave at once."""
    try:
        await sending
    except Exception as error:
        await break_off(one, error)
    finally:
        one.answered()


async def break_off(one: Connection, error: Exception) -> None:
    """What was to be sent may be lost: whoever comes back is told everything."""
    if isinstance(error, GONE):
        return  # whoever receives notices too
    problem("socket", error, table=one.room.table.id)
    one.inbox.shut()
    await close(one, BROKEN)
