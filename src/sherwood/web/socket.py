"""One socket a tab: numbered events out, choices in. Every message is answered; a bad one changes nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Literal

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from sherwood.table.store import tables
from sherwood.table.store.rows import RUNNING
from sherwood.web import lobby, pointing, rights
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused, not_found
from sherwood.web.inbox import Inbox, TimedInbox
from sherwood.web.line import Ear, line_of
from sherwood.web.middleware import Buckets
from sherwood.web.room import Room
from sherwood.web.server_log import log, problem
from sherwood.web.services import Services
from sherwood.web.session import Socket, Visitor, same_origin, visitor
from sherwood.web.sockets import Watched
from sherwood.web.words import language, say

LARGEST = 4096
MESSAGES = (20.0, 60.0)
GONE = (WebSocketDisconnect, OSError)  # somebody shut the laptop: nothing to tell the host
FOREIGN, UNKNOWN, FLOOD, BROKEN, LATER = 4403, 4404, 4429, 1011, 1013
UNREAD = "unread"  # a message that is none, where messages are counted by kind
NUMBER = re.compile("-?[0-9]{1,9}")
NOTHING: Mapping[str, object] = MappingProxyType({})  # to say besides that it is done
CODES = {404: UNKNOWN, 429: FLOOD}


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A message of the client. `id` comes back with the answer."""

    type: Literal["do", "take_back", "why", "chat", "seen", "ping"]
    id: int = 0
    turn: int | None = None
    do: list[str | int] = []
    text: str = ""
    seen: int = 0


decode = msgspec.json.Decoder(Sent).decode
encode = msgspec.json.Encoder().encode


class Connection:
    """One open connection: its place in its audience's events."""

    def __init__(self, services: Services, socket: Socket, room: Room, who: Audience, me: Visitor) -> None:
        self.services, self.socket, self.room, self.who, self.me = services, socket, room, who, me
        self.line = line_of(socket.scope)
        self.wake = Ear(self._at_once)
        self.sending = asyncio.Lock()
        self.inbox: Inbox = Inbox(self._take, self.line)
        self.there = False  # is there a channel yet?
        self.channel: Channel
        self.cursor = -1
        self.bucket = Buckets(*MESSAGES) if services.settings.limits else None
        self.seen = 0

    async def run(self, epoch: str, after: int) -> None:
        self.services.sockets.enter(self)
        try:
            async with self.room.sitting(self.who.seat), self.room.listening(self.who, self.wake) as self.channel:
                self.cursor = after if epoch == self.channel.epoch else -1
                try:
                    await self._talk()
                finally:
                    await self._keep_seen()
        finally:
            self.services.sockets.leave(self)
            self.services.rooms.collector.closed += 1
            self._part()

    def _part(self) -> None:
        """Cut the circles: what is left of a connection is found seldom, and must not hold its table until then."""
        self.inbox.shut()
        self.wake.deafen()
        if self.line is not None:
            self.line.hears = None

    async def _keep_seen(self) -> None:
        """Before others see that somebody has left: whoever comes back at once has seen what was seen."""
        if self.who.seat >= 0 and self.seen:
            await self.services.store.write(tables.set_seen, self.room.table.id, self.who.seat, self.seen)

    @property
    def welcome(self) -> bool:
        """Seats change hands, tokens are revoked, people are sent away."""
        return rights.may_watch(self.room, self.me) and (
            self.who.seat < 0 or self.who.seat in rights.seats_of(self.room, self.me)
        )

    async def end(self) -> None:
        """The visitor's session has ended, or the table has sent them away."""
        with suppress(*GONE, RuntimeError):  # it may be closing already
            await self.socket.close(FOREIGN, "ended")

    async def _talk(self) -> None:
        sender = asyncio.ensure_future(self._send_events())
        self.there = True
        try:
            await self._receive()
        finally:
            sender.cancel()
            await self.inbox.done()

    async def _send_events(self) -> None:
        with suppress(*GONE):  # the other half of this connection notices too, and ends it
            while True:
                await self._send_new()
                await self.wake.wait()

    async def _send_new(self, answer: bytes | None = None) -> None:
        """Send what is new; somebody slow simply gets more at once."""
        if self._post(answer):
            return
        async with self.sending:
            messages = self._new(answer)
            while messages:  # more may come while somebody slow takes these
                for message in messages:
                    await self.socket.send_data(message, mode="text")
                messages = self._new(None)

    def _at_once(self) -> bool:
        """There is news: it leaves now, or with the answer that is under way."""
        return self.inbox.busy or not self.there or self._post()

    def _post(self, answer: bytes | None = None) -> bool:
        """Send what is new without waiting; False where somebody is slow, or has gone."""
        if self.line is None or not self.line.free or self.sending.locked():
            return False
        for message in self._new(answer):
            self.line.post(message)
        return True

    def _new(self, answer: bytes | None) -> list[bytes]:
        """What was not sent yet. An answer rides on the event that it caused."""
        self.wake.clear()
        messages, self.cursor = self.channel.since(self.cursor), self.channel.n
        if answer:
            last = messages.pop()[:-1] + b"," + answer[1:] if messages else answer
            messages.append(last)
        return messages

    async def _receive(self) -> None:
        """Until they go. Messages come straight from a socket that is ours; from another through the framework."""
        if self.line is not None:
            self.line.hears = self.inbox.put
        while True:
            self.inbox.put(await self.socket.receive_data(mode="text"))
            await self.inbox.done()

    # Answering: most messages from one call to the next; a task only for those that have to wait

    def _take(self, text: str) -> None:
        """Answer one message, now or later."""
        number = 0
        try:
            if self.bucket and not self.bucket.take("line"):
                self.inbox.shut()
                self._start(self._wait_for(self.socket.close(FLOOD)))
                return
            if len(text) > LARGEST:
                raise Refused("too-long", 413)
            sent = decode(text)
            number = sent.id
            if not self._without_task(sent):
                self._start(self._do(sent))
        except Exception as error:
            self._answer(number, error)

    def _without_task(self, sent: Sent) -> bool:
        """False where it takes time; then nothing was done yet."""
        if sent.type == "do":
            self.room.play_then(self._seat(), sent.do, sent.turn, self.who.lang, partial(self._answer, sent.id))
            return True
        if sent.type == "seen":
            self.seen = max(0, min(sent.seen, 100_000))
        elif sent.type != "ping":
            return False
        self._answer(sent.id)
        return True

    async def _do(self, sent: Sent) -> None:
        try:
            more = await self._handle(sent)
        except Exception as error:
            self._answer(sent.id, error)
        except BaseException:  # the server stops
            self._answered()
            raise
        else:
            self._answer(sent.id, None, more)

    async def _handle(self, sent: Sent) -> dict[str, object]:
        """Do what is asked; what there is to say besides that it is done."""
        if sent.type == "take_back":
            await self.room.take_back(self._seat())
        elif sent.type == "chat":
            await lobby.speak(self.services, self.room, self.me, self.who.seat, sent.text)
        elif sent.type == "why":
            async with self.room.still():
                return {"barred": pointing.barred(self.room, self._seat(), sent.turn, self.who.lang)}
        return {}

    def _answer(self, number: int, failed: Exception | None = None, more: Mapping[str, object] = NOTHING) -> None:
        """Say that a message is done, or why not."""
        try:
            answer = encode({"ok": number, **more} if failed is None else self._no(number, failed))
            posted = self._post(answer)
        except Exception as error:
            self._start(self._wait_for(self._break(error)))
            return
        if posted:
            self._answered()
        else:
            self._start(self._wait_for(self._send_new(answer)))

    async def _wait_for(self, sending: Awaitable[None]) -> None:
        try:
            await sending
        except Exception as error:
            await self._break(error)
        finally:
            self._answered()

    async def _break(self, error: Exception) -> None:
        """What was to be sent may be lost: whoever comes back is told everything."""
        if isinstance(error, GONE):
            return  # whoever receives notices too
        problem("socket", error, table=self.room.table.id)
        self.inbox.shut()
        with suppress(*GONE, RuntimeError):  # it may be closing already
            await self.socket.close(BROKEN)

    def _answered(self) -> None:
        """The next message may come."""
        self.inbox.answered()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        self.work = asyncio.get_running_loop().create_task(work)  # one at a time, as the messages

    def _refusal(self, failed: Exception) -> Refused:
        """As it is told to whoever asked; what is the host's business goes to the log."""
        if isinstance(failed, Refused):
            return failed
        if isinstance(failed, (msgspec.MsgspecError, RecursionError)):
            return Refused("malformed", 400)
        if isinstance(failed, DBAPIError):
            log("store", error=repr(failed.orig)[:300], table=self.room.table.id)
            return Refused("no-store", 503)
        problem("socket", failed, table=self.room.table.id)
        return Refused("broken", 500)

    def _no(self, number: int, failed: Exception) -> dict[str, object]:
        refusal = self._refusal(failed)
        sentence = refusal.say or say(self.who.lang, f"no-{refusal.reason}", **refusal.arguments)
        return {"no": number, "reason": refusal.reason, "say": sentence, "rule": refusal.rule}

    def _seat(self) -> int:
        """Seats change hands: the right to play is checked at every move, not once at the door."""
        if self.who.seat < 0 or self.who.seat not in rights.seats_of(self.room, self.me):
            raise Refused("not-your-seat", 403)
        if self.room.table.status == RUNNING and self.room.seats[self.who.seat].by_bot:
            raise Refused("played-by-bot")
        return self.who.seat


class MeasuredConnection(Connection):
    """One whose answers are timed, where somebody measures this server; the other kind pays nothing for it."""

    def __init__(
        self, services: Services, socket: Socket, room: Room, who: Audience, me: Visitor, watch: Watched
    ) -> None:
        super().__init__(services, socket, room, who, me)
        self.inbox = self.timed = TimedInbox(self._take, self.line)
        self.watch = watch
        self.kind, self.well = UNREAD, False  # of the message that is being answered: there is one at a time

    def _without_task(self, sent: Sent) -> bool:
        self.kind = sent.type
        return super()._without_task(sent)

    def _answer(self, number: int, failed: Exception | None = None, more: Mapping[str, object] = NOTHING) -> None:
        self.well = failed is None
        super()._answer(number, failed, more)

    def _answered(self) -> None:
        self.watch(self.kind, self.well, self.timed.waited())
        self.kind, self.well = UNREAD, False
        super()._answered()


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
