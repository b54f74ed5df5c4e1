"""What somebody says at an open socket: choices in, answers out. Every message is answered; a bad one changes nothing.

Compiled: most messages are answered from one call to the next. Whatever has to wait is a task, of `talking.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from sherwood.web import talking
from sherwood.web.channel import Audience, encode
from sherwood.web.errors import Refused
from sherwood.web.hangup import FLOOD, hang_up
from sherwood.web.inbox import Inbox, TimedInbox
from sherwood.web.listener import Listener
from sherwood.web.middleware import Buckets
from sherwood.web.room import Room
from sherwood.web.said import UNREAD, Sent, decode
from sherwood.web.server_log import log, problem
from sherwood.web.services import Services
from sherwood.web.session import Socket, Visitor
from sherwood.web.sockets import Watched
from sherwood.web.words import say

R = TypeVar("R")
LARGEST = 4096
MESSAGES = (20.0, 60.0)
NOTHING: Mapping[str, object] = MappingProxyType({})  # to say besides that it is done


class Connection(Listener):
    """One open connection: whoever listens there, and what they say."""

    def __init__(self, services: Services, socket: Socket, room: Room, who: Audience, me: Visitor) -> None:
        super().__init__(services, socket, room, who, me)
        self.inbox = Inbox(self._take, self.line)
        self.bucket = Buckets(*MESSAGES) if services.settings.limits else None
        self._work: asyncio.Future[Any] | None = None  # one at a time, as the messages

    def run(self, epoch: str, after: int) -> Coroutine[Any, Any, None]:
        return talking.run(self, epoch, after)

    # Answering: most messages from one call to the next; a task only for those that have to wait

    def _take(self, text: str) -> None:
        """Answer one message, now or later."""
        number = 0
        try:
            if self.bucket and not self.bucket.take("line"):
                self.inbox.shut()
                self._start(hang_up(self.socket, FLOOD), self._sent)
                return
            if len(text) > LARGEST:
                raise Refused("too-long", 413)
            sent = decode(text)
            number = sent.id
            if not self._without_task(sent):
                self._start(talking.handle(self, sent), partial(self._handled, number))
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
            self._start(talking.break_off(self, error), self._sent)
            return
        if posted:
            self.answered()
        else:
            self._start(talking.send(self, answer), self._sent)

    def answered(self) -> None:
        """The next message may come."""
        self.inbox.answered()

    # What has to wait

    def _start(self, work: Coroutine[Any, Any, R], then: Callable[[asyncio.Task[R]], None]) -> None:
        self._work = task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(then)

    def _handled(self, number: int, work: asyncio.Task[Mapping[str, object]]) -> None:
        self._work = None
        if work.cancelled():  # the server stops
            self.inbox.shut()
            self.answered()
            return
        error = work.exception()
        if error is None:
            self.answer(number, None, work.result())
        elif isinstance(error, Exception):
            self.answer(number, error)

    def _sent(self, work: asyncio.Task[None]) -> None:
        """An answer that did not leave at once has left, or nobody is there any more."""
        self._work = None
        self.answered()
        if not self.inbox.busy:  # what was told just now counted on leaving with this answer
            self.wake.set()

    # What cannot be done

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
        try:
            self.watch(self.kind, self.well, self.timed.waited())
        finally:
            self.kind, self.well = UNREAD, False
            super().answered()
