"""What takes time at an open socket: to sit there, to wait for what is slow, to act where a move is not all. Plain Python, as `deeds.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from sherwood.table.store import tables
from sherwood.web import lobby, pointing
from sherwood.web.hangup import BROKEN, GONE, hang_up
from sherwood.web.listener import Listener
from sherwood.web.said import Sent
from sherwood.web.server_log import problem


async def run(one: Listener, epoch: str, after: int) -> None:
    """From its first event to the end."""
    try:
        one.services.sockets.enter(one)
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


async def _keep_seen(one: Listener) -> None:
    """Before others see that somebody has left: whoever comes back at once has seen what was seen."""
    if one.who.seat >= 0 and one.seen:
        await one.services.store.write(tables.set_seen, one.room.table.id, one.who.seat, one.seen)


async def _talk(one: Listener) -> None:
    sender = asyncio.ensure_future(_send_events(one))
    one.there = True
    try:
        await _receive(one)
    finally:
        sender.cancel()
        await one.inbox.done()


async def _send_events(one: Listener) -> None:
    with suppress(*GONE):  # the other half of this connection notices too, and ends it
        while True:
            await _send_new(one)
            await one.wake.wait()


async def _send_new(one: Listener, answer: bytes | None = None) -> None:
    """Send what is new; somebody slow simply gets more at once."""
    if one.post(answer):
        return
    async with one.sending:
        messages = one.new(answer)
        while messages:  # more may come while somebody slow takes these
            for message in messages:
                await one.socket.send_data(message, mode="text")
            messages = one.new(None)


async def _receive(one: Listener) -> None:
    """Until they go. Messages come straight from a socket that is ours; from another through the framework."""
    if one.line is not None:
        one.line.hears = one.inbox.put
    while True:
        one.inbox.put(await one.socket.receive_data(mode="text"))
        await one.inbox.done()


async def handle(one: Listener, sent: Sent) -> Mapping[str, object]:
    """Do what is asked; what there is to say besides that it is done."""
    if sent.type == "take_back":
        await one.room.take_back(one.seat())
    elif sent.type == "chat":
        await lobby.speak(one.services, one.room, one.me, one.who.seat, sent.text)
    elif sent.type == "why":
        async with one.room.still():
            return {"barred": pointing.barred(one.room, one.seat(), sent.turn, one.who.lang)}
    return {}


async def send(one: Listener, answer: bytes) -> None:
    """An answer that does not leave at once."""
    try:
        await _send_new(one, answer)
    except Exception as error:
        await break_off(one, error)


async def break_off(one: Listener, error: Exception) -> None:
    """What was to be sent may be lost: whoever comes back is told everything."""
    if isinstance(error, GONE):
        return  # whoever receives notices too
    problem("socket", error, table=one.room.table.id)
    one.inbox.shut()
    await hang_up(one.socket, BROKEN)
