"""Addresses that are not let in, and what all visitors are told: a copy of what is in the store, renewed now and then."""

from __future__ import annotations

from sherwood.table.store import hosts
from sherwood.table.store.hosts import Announcement
from sherwood.table.store.store import Store
from sherwood.web.address import counted


class Bans:
    """`address in bans` without asking the store."""

    def __init__(self) -> None:
        self._addresses: frozenset[str] = frozenset()
        self.announced = Announcement()

    def __contains__(self, address: object) -> bool:
        return address in self._addresses

    async def renew(self, store: Store) -> None:
        found = await store.read(hosts.all_bans)
        self._addresses = frozenset(counted(ban.address) for ban in found)
        self.announced = await store.read(hosts.announced)
