"""Several servers end games of the same newcomers at once, on PostgreSQL: every end is kept, and no rating is lost."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, select, text

from sherwood.table.ending import Ending
from sherwood.table.store import endings, expiry, people, ratings, results, tables
from sherwood.table.store.rows import LOBBY, RUNNING, SeatPlan
from sherwood.table.store.schema import results as result_rows
from sherwood.table.store.store import Store
from support.postgres import new_database

WON = Ending(winners=[0], ending="won")
SERVERS, GAMES = 3, 8


def seated(db: Connection, players: Sequence[str]) -> str:
    """A running rated table of theirs, its journal begun."""
    plan = [SeatPlan("person", one, one) for one in players]
    table = tables.create(db, game="romans", options={}, plan=plan, public=True, pace=0, host=None, rated=True)
    assert tables.set_status(db, table, LOBBY, RUNNING)
    return table


def two(db: Connection) -> list[str]:
    return [people.add_guest(db, name).id for name in ("Ann", "Bea")]


def found(db: Connection, players: Sequence[str]) -> list[ratings.Rating]:
    return [one for player in players for one in ratings.of(db, player)]


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_every_end_and_every_rating_is_kept(postgres_url: str, isolation: str) -> None:
    """Whatever the database was told to do by default: what is read after waiting for others must be what they left."""
    house = new_database(postgres_url)
    servers = [Store(house)]

    def told(db: Connection) -> None:
        db.execute(text(f"ALTER DATABASE {house.rpartition('/')[2]} SET default_transaction_isolation = '{isolation}'"))

    async def end(store: Store, table: str) -> bool:
        finish = partial(endings.finish, table=table, at=1.0, ending=WON)
        return await store.append(table, 0, "the last line", 1.0, finish)

    async def main() -> None:
        first = servers[0]
        await first.write(told)
        servers.extend(Store(house) for _ in range(SERVERS - 1))
        players = await first.write(two)
        games = [await first.write(seated, players if n % 2 else players[::-1]) for n in range(SERVERS * GAMES)]
        ended = await asyncio.gather(*(end(servers[n % SERVERS], table) for n, table in enumerate(games)))
        assert all(ended)
        assert [one.games for one in await first.read(found, players)] == [len(games)] * 2
        assert (await first.write(results.recount)).mended == 0

    try:
        asyncio.run(main())
    finally:
        for one in servers:
            one.close()


def test_a_rating_that_somebody_else_put_there_meanwhile_is_no_trouble(postgres_url: str) -> None:
    """A server that does not count in turn, of another release say: it commits between our look and our insert."""
    store = Store(new_database(postgres_url))
    player, insert = ratings.newcomer("romans", "Ann"), threading.Event()

    def other() -> None:
        with store.engine.connect() as db, db.begin():
            ratings._put(db, player)
            insert.set()
            time.sleep(0.3)  # ours waits for the commit

    first = threading.Thread(target=other)
    first.start()
    assert insert.wait(10)
    with store.engine.connect() as db, db.begin():
        assert ratings.of(db, "Ann") == []
        ratings._put(db, msgspec.structs.replace(player, games=1))
    first.join()
    with store.engine.connect() as db:
        assert [one.games for one in ratings.of(db, "Ann")] == [1]
    store.close()


def test_a_game_that_ends_while_its_player_is_let_go_names_nobody(postgres_url: str) -> None:
    store = Store(new_database(postgres_url))
    with store.engine.begin() as db:
        players = two(db)
        table = seated(db, players)

    def end() -> None:
        with store.engine.begin() as db:
            assert endings.finish(db, table, 1.0, WON)

    last = threading.Thread(target=end)
    with store.engine.begin() as db:
        expiry.let_go(db, players[:1])
        last.start()
        last.join(0.5)  # it waits; before it did not, and wrote down who is gone
    last.join()
    with store.engine.connect() as db:
        named = list(db.execute(select(result_rows.c.player).order_by(result_rows.c.seat)).scalars())
    assert named[0].startswith(results.GONE)
    assert named[1] == players[1]
    store.close()
