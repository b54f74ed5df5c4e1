"""One open socket: numbered events out, choices in. Every message is answered; a bad one changes nothing.

Compiled: most messages are answered from one call to the next. Whatever has to wait is a task of `talking.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from sherwood.table.store.rows import RUNNING
from sherwood.web import rights, talking
from sherwood.web.channel import Audience, Channel, encode
from sherwood.web.errors import Refused
from sherwood.web.inbox import Inbox, TimedInbox
from sherwood.web.line import Ear, line_of
from sherwood.web.middleware import Buckets
from sherwood.web.room import Room
from sherwood.web.said import UNREAD, Sent, decode
from sherwood.web.server_log import log, problem
from sherwood.web.services import Services
from sherwood.web.session import Socket, Visitor
from sherwood.web.sockets import Watched
from sherwood.web.words import say

LARGEST = 4096
MESSAGES = (20.0, 60.0)
FOREIGN, FLOOD = 4403, 4429
NOTHING: Mapping[str, object] = MappingProxyType({})  # to say besides that it is done


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
        self.work: asyncio.Task[None] | None = None

    def run(self, epoch: str, after: int) -> Coroutine[Any, Any, None]:
        return talking.run(self, epoch, after)

    def end(self) -> Coroutine[Any, Any, None]:
        """The visitor's session has ended, or the table has sent them away."""
        return talking.close(self, FOREIGN, "ended")

    def part(self) -> None:
        """Cut the circles: what is left of a connection is found seldom, and must not hold its table until then."""
        self.inbox.shut()
        self.wake.deafen()
        if self.line is not None:
            self.line.hears = None

    @property
    def welcome(self) -> bool:
        """Seats change hands, tokens are revoked, people are sent away."""
        return rights.may_watch(self.room, self.me) and (
            self.who.seat < 0 or self.who.seat in rights.seats_of(self.room, self.me)
        )

    # Sending

    def _at_once(self) -> bool:
        """There is news: it leaves now, or with the answer that is under way."""
        return self.inbox.busy or not self.there or self.post()

    def post(self, answer: bytes | None = None) -> bool:
        """Send what is new without waiting; False where somebody is slow, or has gone."""
        line = self.line
        if line is None or not line.free or self.sending.locked():
            return False
        for message in self.new(answer):
            line.post(message)
        return True

    def new(self, answer: bytes | None) -> list[bytes]:
        """What was not sent yet. An answer rides on the event that it caused."""
        self.wake.clear()
        messages, self.cursor = self.channel.since(self.cursor), self.channel.n
        if answer:
            last = messages.pop()[:-1] + b"," + answer[1:] if messages else answer
            messages.append(last)
        return messages

    # Answering: most messages from one call to the next; a task only for those that have to wait

    def _take(self, text: str) -> None:
        """Answer one message, now or later."""
        number = 0
        try:
            if self.bucket and not self.bucket.take("line"):
                self.inbox.shut()
                self._start(talking.wait_for(self, self.socket.close(FLOOD)))
                return
            if len(text) > LARGEST:
                raise Refused("too-long", 413)
            sent = decode(text)
            number = sent.id
            if not self._without_task(sent):
                self._start(talking.do(self, sent))
        except Exception as error:
            self.answer(number, error)

    def _without_task(self, sent: Sent) -> bool:
        """False where it takes time; then nothing was done yet."""
        kind = sent.type
        if kind == "do":
            self.room.play_then(self.seat(), sent.do, sent.turn, self.who.lang, partial(self.answer, sent.id))
            return True
        if kind == "seen":
            self.seen = max(0, min(sent.seen, 100_000))
        elif kind != "ping":
            return False
        self.answer(sent.id)
        return True

    def answer(self, number: int, failed: Exception | None = None, more: Mapping[str, object] = NOTHING) -> None:
        """Say that a message is done, or why not."""
        try:
            answer = encode({"ok": number, **more} if failed is None else self._no(number, failed))
            posted = self.post(answer)
        except Exception as error:
            self._start(talking.wait_for(self, talking.break_off(self, error)))
            return
        if posted:
            self.answered()
        else:
            self._start(talking.wait_for(self, talking.send_new(self, answer)))

    def answered(self) -> None:
        """The next message may come."""
        self.inbox.answered()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
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

    def seat(self) -> int:
        """Seats change hands: the right to play is checked at every move, not once at the door."""
        seat = self.who.seat
        if seat < 0 or seat not in rights.seats_of(self.room, self.me):
            raise Refused("not-your-seat", 403)
        if self.room.table.status == RUNNING and self.room.seats[seat].by_bot:
            raise Refused("played-by-bot")
        return seat


class MeasuredConnection(Connection):
    """One whose answers are timed, where somebody measures this server; the other kind pays nothing for it."""

    def __init__(
        self, services: Services, socket: Socket, room: Room, who: Audience, me: Visitor, watch: Watched
    ) -> None:
        super().__init__(services, socket, room, who, me)
        self.timed = TimedInbox(self._take, self.line)
        self.inbox = self.timed
        self.watch = watch
        self.kind, self.well = UNREAD, False  # of the message that is being answered: there is one at a time

    def _without_task(self, sent: Sent) -> bool:
        self.kind = sent.type
        return super()._without_task(sent)

    def answer(self, number: int, failed: Exception | None = None, more: Mapping[str, object] = NOTHING) -> None:
        self.well = failed is None
        super().answer(number, failed, more)

    def answered(self) -> None:
        self.watch(self.kind, self.well, self.timed.waited())
        self.kind, self.well = UNREAD, False
        super().answered()
