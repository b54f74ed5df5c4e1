"""Somebody at an open socket: what they may see and do, and which events they were sent."""

from __future__ import annotations

import asyncio

from sherwood.table.store.rows import RUNNING
from sherwood.web import rights
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused
from sherwood.web.inbox import Inbox
from sherwood.web.line import Ear, line_of
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Socket, Visitor


class Listener:
    """One open socket: its place in its audience's events. What it says is for `Connection`."""

    inbox: Inbox

    def __init__(self, services: Services, socket: Socket, room: Room, who: Audience, me: Visitor) -> None:
        self.services, self.socket, self.room, self.who, self.me = services, socket, room, who, me
        self.line = line_of(socket.scope)
        self.wake = Ear(self._at_once)
        self.sending = asyncio.Lock()
        self.there = False  # is there a channel yet?
        self.channel: Channel
        self.cursor = -1
        self.seen = 0

    def part(self) -> None:
        """Cut the circles: what is left of a connection is found seldom, and must not hold its table until then."""
        self.inbox.shut()
        self.wake.deafen()
        if self.line is not None:
            self.line.hears = None

    # What they may

    @property
    def welcome(self) -> bool:
        """Seats change hands, tokens are revoked, people are sent away."""
        return rights.may_watch(self.room, self.me) and (
            self.who.seat < 0 or self.who.seat in rights.seats_of(self.room, self.me)
        )

    def seat(self) -> int:
        """Seats change hands: the right to play is checked at every move, not once at the door."""
        seat = self.who.seat
        if seat < 0 or seat not in rights.seats_of(self.room, self.me):
            raise Refused("not-your-seat", 403)
        if self.room.table.status == RUNNING and self.room.seats[seat].by_bot:
            raise Refused("played-by-bot")
        return seat

    # What they are sent

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
