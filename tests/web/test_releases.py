"""Releases side by side: a server may start on what a newer one has migrated, for as long as that one says so."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from cluster.newer import NEXT, migrations
from sqlalchemy import Connection, MetaData, text

from sherwood.errors import NoDatabase
from sherwood.table.store import database as opening
from sherwood.table.store import house
from sherwood.table.store.database import OLDEST, OLDEST_ROW, open_engine, try_database, upgrade, version_of, versions
from sherwood.table.store.schema import meta
from sherwood.web.services import Services
from support.kept import first_choice
from support.postgres import new_database
from support.rooms import with_rooms
from support.served import Person, Server


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of one test's own, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "own.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return new_database(url)


def next_release(patch: pytest.MonkeyPatch, folder: Path, oldest: str) -> None:
    """From now on this process is a later release: a migration more, and its own word on who may run beside it."""
    patch.setattr(opening, "MIGRATIONS", migrations(folder))
    patch.setattr(opening, "OLDEST", oldest)


def opened(database: str) -> None:
    """By today's release."""
    engine = open_engine(database)
    upgrade(engine)
    engine.dispose()


def migrated_by_the_next_release(database: str, folder: Path, oldest: str) -> None:
    engine = open_engine(database)
    with pytest.MonkeyPatch.context() as patch:
        next_release(patch, folder, oldest)
        upgrade(engine)
    with engine.connect() as db:
        assert version_of(db) == NEXT
    engine.dispose()


def test_a_server_that_falls_during_an_update_starts_again(sqlite: str, tmp_path: Path) -> None:
    """On what a newer release has added meanwhile; nothing there troubles it."""
    opened(sqlite)
    migrated_by_the_next_release(sqlite, tmp_path, versions()[-1])
    server = Server(sqlite, tmp_path).start()
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    shown = ann.view(table, 0)
    ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    assert "Traceback" not in server.log
    server.stop()


def test_a_game_is_opened_and_played_on_a_newer_database_of_either_kind(empty: str, tmp_path: Path) -> None:
    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        await room.play(0, room.match.choices(0)[0].do, None)
        assert room.match.seq == 1

    opened(empty)
    migrated_by_the_next_release(empty, tmp_path, versions()[-1])
    with_rooms(empty, job)


def test_a_release_that_is_too_old_says_so_and_changes_nothing(empty: str, tmp_path: Path) -> None:
    migrated_by_the_next_release(empty, tmp_path, NEXT)
    with pytest.raises(NoDatabase) as refused:
        try_database(empty)
    told = refused.value
    assert (told.key, told.said["version"], told.said["own"]) == ("database-newer", NEXT, versions()[-1])


def test_the_host_reads_it_as_one_sentence(sqlite: str, tmp_path: Path) -> None:
    migrated_by_the_next_release(sqlite, tmp_path, NEXT)
    command = [sys.executable, "-m", "sherwood.cli", "serve", "--port", "1", "--database", sqlite]
    said = subprocess.run(command, env={"SHERWOOD_LANG": "fr"}, capture_output=True, text=True, check=False)
    assert said.returncode == 1, said.stderr
    assert "par un Sherwood plus récent" in said.stderr
    assert "Traceback" not in said.stderr


def test_where_nobody_says_who_may_run_a_newer_database_is_left_alone(sqlite: str, tmp_path: Path) -> None:
    migrated_by_the_next_release(sqlite, tmp_path, OLDEST)
    engine = open_engine(sqlite)
    with engine.begin() as db:
        db.execute(text("delete from house where key = :key"), {"key": OLDEST_ROW})
    with pytest.raises(NoDatabase):
        upgrade(engine)
    engine.dispose()


def test_of_two_releases_that_open_a_new_house_at_once_the_older_one_waits(sqlite: str, tmp_path: Path) -> None:
    """It has seen that something must be done, and finds it done, and more, once it has the lock."""
    newer, older = open_engine(sqlite), open_engine(sqlite)
    failed: list[BaseException] = []

    def open_older() -> None:
        try:
            upgrade(older)
        except BaseException as error:
            failed.append(error)

    waiting = threading.Thread(target=open_older)
    with newer.connect().execution_options(writes=True) as db, db.begin():
        with pytest.MonkeyPatch.context() as patch:
            next_release(patch, tmp_path, versions()[-1])
            opening.migrate(db, "head")
            house.put(db, OLDEST_ROW, opening.OLDEST)
        waiting.start()
        time.sleep(0.3)  # enough to come to the lock; later is as good
    waiting.join()
    assert failed == []
    newer.dispose()
    older.dispose()


def test_migrations_make_the_very_tables_that_the_store_uses(empty: str) -> None:
    opened(empty)
    engine = open_engine(empty)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), meta) == []
    engine.dispose()


def columns(db: Connection) -> dict[tuple[str, str], bool]:
    """Every column, and whether a row can be written by somebody who does not know it."""
    found = MetaData()
    found.reflect(db)
    return {
        (table.name, column.name): bool(column.nullable or column.server_default is not None)
        for table in found.sorted_tables
        for column in table.columns
    }


def test_migrations_only_add_since_the_oldest_release_that_may_run(empty: str) -> None:
    """Whoever takes something away raises `OLDEST`; whoever adds a column says what older releases write there."""
    engine = open_engine(empty)
    with engine.connect().execution_options(writes=True) as db, db.begin():
        opening.migrate(db, OLDEST)
        before = columns(db)
        opening.migrate(db, "head")
        after = columns(db)
    engine.dispose()
    assert before.keys() <= after.keys()
    known = {table for table, _ in before}
    assert [one for one in after.keys() - before.keys() if one[0] in known and not after[one]] == []
