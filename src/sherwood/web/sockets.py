"""The open sockets of this process: how many each person and address has, and which of them must end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Protocol

from sherwood.table.store import people, sessions
from sherwood.table.store.rows import Person
from sherwood.table.store.store import Store
from sherwood.web.errors import Refused
from sherwood.web.hangup import FOREIGN, Closing, hang_up
from sherwood.web.session import Visitor

Watched = Callable[[str, bool, float], None]  # what kind of message, done or refused, seconds until it was answered
EACH_PERSON, EACH_ADDRESS = 30, 200


class Open(Protocol):
    """A socket that somebody has open."""

    me: Visitor

    @property
    def socket(self) -> Closing: ...

    @property
    def welcome(self) -> bool:
        """May this visitor still be here?"""


class Sockets:
    """All that are open here."""

    def __init__(self, limits: bool) -> None:
        self._limits = limits
        self._open: set[Open] = set()
        self._by: Counter[str] = Counter()
        self.watch: Watched | None = None  # told of every message, if anybody measures this server

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, one: Open) -> None:
        if self._limits and any(self._by[key] >= most for key, most in _keys(one.me)):
            raise Refused("too-many-sockets", 429)
        self._open.add(one)
        self._by.update(key for key, _ in _keys(one.me))

    def leave(self, one: Open) -> None:
        if one not in self._open:
            return
        self._open.remove(one)
        for key, _ in _keys(one.me):
            self._by[key] -= 1
            if not self._by[key]:
                del self._by[key]

    async def end_person(self, person: str) -> None:
        await _end(one for one in self._open if one.me.id == person)

    async def end_from(self, addresses: Container[str]) -> None:
        """Whoever comes from there is not let in any more."""
        await _end(one for one in self._open if one.me.address in addresses)

    async def check(self, store: Store) -> None:
        """Sessions end in other processes too, people are silenced by a command, and tables send people away."""
        there = list(self._open)  # who comes in while the store is asked was not asked about
        asked = {one.me.session for one in there if one.me.session}
        known = {one.me.id for one in there if one.me.id}
        alive = await store.read(sessions.alive, sorted(asked)) if asked else set()
        now = await store.read(people.standing, sorted(known)) if known else {}
        ended = asked - alive
        await _end(
            one for one in there if one.me.session in ended or _is_another(one.me.person, now) or not one.welcome
        )


def _keys(me: Visitor) -> list[tuple[str, int]]:
    of_person = [(f"person {me.id}", EACH_PERSON)] if me.id else []
    return [*of_person, (f"address {me.address}", EACH_ADDRESS)]


def _is_another(then: Person | None, now: Mapping[str, Person]) -> bool:
    """A socket knows its person as they were: signed out everywhere since, silenced, made a host or no longer one?"""
    if then is None:
        return False
    found = now.get(then.id)
    return found is None or (found.epoch, found.role, found.banned, found.muted) != (
        then.epoch,
        then.role,
        then.banned,
        then.muted,
    )


async def _end(found: Iterable[Open]) -> None:
    for one in list(found):
        await hang_up(one.socket, FOREIGN, "ended")
