"""A PostgreSQL that does not even say that it is gone, as when a cable is cut: nobody waits for it once for everybody else."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest
from siege.postgres import Postgres
from sqlalchemy import select

from sherwood.table.store.store import Store
from sherwood.web import leases as web_leases
from sherwood.web.errands import AWAY
from sherwood.web.leases import Leases

WAITING = 8  # who want something written just then


class Silence:
    """Takes every connection at a port, and answers nothing."""

    def __init__(self, port: int) -> None:
        self.taken: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            try:
                self.taken.append(self._listener.accept()[0])
            except OSError:  # it is over
                return

    def end(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        for one in (self._listener, *self.taken):
            one.close()


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    own = Postgres()
    yield own
    own.stop()


def test_whoever_waits_for_a_vanished_database_waits_once(postgres: Postgres) -> None:
    store = Store(f"{postgres.url}?connect_timeout=2")

    async def all_write() -> list[object]:
        work = (store.write(lambda db: db.execute(select(1)).scalar_one()) for _ in range(WAITING))
        return list(await asyncio.gather(*work, return_exceptions=True))

    assert asyncio.run(all_write()) == [1] * WAITING
    postgres.kill()
    silence = Silence(postgres.port)
    try:
        found = asyncio.run(all_write())
    finally:
        silence.end()
    assert all(isinstance(one, AWAY) for one in found), found
    assert 1 <= len(silence.taken) <= 4, "once or twice for those who came together, not once for each"
    postgres.start()
    assert asyncio.run(all_write()) == [1] * WAITING
    store.close()


def test_a_server_that_stops_meanwhile_does_not_wait_for_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would hand its tables over, but all believe already that it is gone."""
    monkeypatch.setattr(web_leases, "BEAT", 0.1)
    monkeypatch.setattr(web_leases, "LIFE", 1.0)
    store = Store(f"{postgres.url}?connect_timeout=60")

    async def job() -> None:
        leases = Leases(store, "one", lambda tables: None)
        await leases.start()
        postgres.kill()
        silence = Silence(postgres.port)
        try:
            while time.monotonic() < leases._until:
                await asyncio.sleep(0.1)
            await asyncio.wait_for(leases.stop(), 20.0)
        finally:
            silence.end()

    asyncio.run(job())
    store.close()
