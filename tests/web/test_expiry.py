"""What nobody needs any more is forgotten, and nothing else."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Connection, func, select, update

from sherwood.table.store import expiry, people, sessions, tables, uploads
from sherwood.table.store.database import open_engine, upgrade
from sherwood.table.store.rows import BOT, LOBBY, OVER, RUNNING, SeatPlan
from sherwood.table.store.schema import journals, moves
from sherwood.table.store.schema import people as people_rows
from sherwood.table.store.schema import sessions as session_rows
from sherwood.table.store.schema import tables as table_rows

YEAR = 365 * 24 * 3600


def table(db: Connection, host: str, status: str) -> str:
    made = tables.create(
        db, game="romans", options={}, plan=[SeatPlan("person", host, "x")], public=False, pace=0, host=host
    )
    if status == OVER:
        tables.set_status(db, made, LOBBY, OVER)
    return made


def test_old_guests_lobbies_uploads_and_sessions_go(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "own.sqlite"))
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as db, db.begin():
        gone, here, player, account = (people.add_guest(db, name).id for name in ("gone", "here", "player", "account"))
        people.make_account(db, account, "ann", "hash")
        sessions.begin(db, here)
        played = table(db, gone, OVER)
        running = table(db, player, LOBBY)
        tables.set_status(db, running, LOBBY, "running")
        old_lobby = table(db, here, LOBBY)
        uploads.keep(db, "old", "romans", "text", here)
        db.execute(update(people_rows).values(created=time.time() - YEAR))
        db.execute(update(table_rows).where(table_rows.c.id == old_lobby).values(created=time.time() - YEAR))
        db.execute(update(journals).values(used=time.time() - YEAR))
        uploads.keep(db, "new", "romans", "text", here)
        expiry.sweep(db)
        assert set(db.execute(select(people_rows.c.id)).scalars()) == {here, player, account}
        assert set(db.execute(select(table_rows.c.id)).scalars()) == {played, running}, "games stay"
        assert list(db.execute(select(journals.c.id)).scalars()) == ["new"]
        db.execute(update(session_rows).values(created=time.time() - YEAR))
        expiry.sweep(db)
        assert db.execute(select(func.count()).select_from(session_rows)).scalar_one() == 0
    engine.dispose()


def test_games_that_were_left_end_and_games_of_bots_go(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "own.sqlite"))
    upgrade(engine)
    long_ago = time.time() - YEAR
    with engine.connect().execution_options(writes=True) as db, db.begin():
        ann = people.add_guest(db, "ann").id
        left, going_on, played = (table(db, ann, LOBBY) for _ in range(3))
        bots = tables.create(
            db, game="romans", options={}, plan=[SeatPlan(BOT, None, "x", "adept")], public=False, pace=0, host=ann
        )
        for one, at in ((left, long_ago), (going_on, time.time()), (bots, long_ago), (played, long_ago)):
            tables.set_status(db, one, LOBBY, RUNNING)
            db.execute(moves.insert().values(table_id=one, seq=0, line="{}", at=at))
        for one in (bots, played):
            tables.set_status(db, one, RUNNING, OVER, finished=long_ago)
        db.execute(update(table_rows).values(created=long_ago))
        forgotten = expiry.sweep(db)
        assert (forgotten["left"], forgotten["of-bots"]) == (1, 1)
        status = {row[0]: row[1] for row in db.execute(select(table_rows.c.id, table_rows.c.status))}
        assert status == {left: OVER, going_on: RUNNING, played: OVER}
        assert set(db.execute(select(moves.c.table_id)).scalars()) == {left, going_on, played}, "journals stay"
    engine.dispose()


def test_private_games_that_are_nobodys_go_in_the_end(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "own.sqlite"))
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as db, db.begin():
        gone, account = (people.add_guest(db, name).id for name in ("gone", "account"))
        people.make_account(db, account, "ann", "hash")
        nobodys, shown, new, anns = (
            table(db, gone, OVER),
            table(db, gone, OVER),
            table(db, gone, OVER),
            table(db, account, OVER),
        )
        db.execute(update(table_rows).where(table_rows.c.id != new).values(finished=time.time() - YEAR - 3600))
        db.execute(update(table_rows).where(table_rows.c.id == shown).values(public=True))
        db.execute(update(people_rows).values(created=time.time() - YEAR))
        expiry.sweep(db)  # the guest goes,
        assert expiry.sweep(db)["nobodys"] == 1  # and then the game
        assert set(db.execute(select(table_rows.c.id)).scalars()) == {shown, new, anns}, "not " + nobodys
    engine.dispose()
