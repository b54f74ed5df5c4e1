"""`sherwood backup` and `restore`: a whole house in one file, out of one kind of database and into either."""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select

from sherwood.errors import BadBackup, NoDatabase
from sherwood.table.store import backup, hosts
from sherwood.table.store.database import open_engine, version_of, versions
from sherwood.table.store.desk import Desk
from support.kept import first_choice
from support.postgres import new_database
from support.served import Person, Server, until

OLD = Path(__file__).parent / "kept" / "before-versions.sql.gz"


def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, in an order that does not depend on where it lies."""
    engine, meta = open_engine(database), MetaData()
    with engine.connect() as db:
        meta.reflect(db)
        found = {table.name: sorted(map(tuple, db.execute(select(table))), key=repr) for table in meta.sorted_tables}
    engine.dispose()
    return found


def test_a_house_moves_with_all_its_games(database: str, postgres_url: str, tmp_path: Path) -> None:
    """While its server runs; the game goes on in the new house, for those who sat there."""
    old = Server(database, tmp_path).start()
    ann = Person(old, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    shown = ann.view(table, 0)
    file = tmp_path / "house.backup"
    new = new_database(postgres_url) if database.endswith(".sqlite") else str(tmp_path / "new.sqlite")
    for words in (["backup", file, "--database", database], ["restore", file, "--database", new]):
        subprocess.run([sys.executable, "-m", "sherwood.cli", *map(str, words)], check=True, capture_output=True)
    assert file.stat().st_mode & 0o077 == 0, "only its owner can read it"
    old.stop()
    house = Server(new, tmp_path).start()
    moved = Person(house)
    moved.http.cookies = ann.http.cookies
    assert moved.view(table, 0)["view"] == shown["view"]
    moved.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    house.stop()


def test_a_database_without_an_encoding_keeps_every_letter(postgres_url: str, tmp_path: Path) -> None:
    """PostgreSQL makes such ones where the machine has no locale: in a container, say."""
    bytes_only = new_database(postgres_url, "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    house = Server(bytes_only, tmp_path, "--channels", "postgresql").start()
    zoe = Person(house, "Zoë Đặng")
    assert zoe.ask("GET", "/api/me")["name"] == "Zoë Đặng"
    until(lambda: "channels-open" in house.log)
    house.stop()
    assert "channels-away" not in house.log


def test_what_a_command_writes_down_is_counted_on(postgres_url: str, tmp_path: Path) -> None:
    before, after = new_database(postgres_url), new_database(postgres_url)
    _announce(before)
    backup.save(before, tmp_path / "file")
    backup.restore(tmp_path / "file", after)
    assert rows(after) == rows(before)
    _announce(after)
    assert [row[0] for row in rows(after)["deeds"]] == [1, 2]


def _announce(database: str) -> None:
    desk = Desk(database)
    desk.do("announce", "", hosts.announce, "At nine")
    desk.close()


def test_a_backup_of_an_earlier_release_is_brought_up_to_date(tmp_path: Path) -> None:
    old, new = str(tmp_path / "old.sqlite"), str(tmp_path / "new.sqlite")
    with closing(sqlite3.connect(old)) as db:
        db.executescript(gzip.decompress(OLD.read_bytes()).decode())
    backup.save(old, tmp_path / "file")
    kept = backup.restore(tmp_path / "file", new)
    assert kept == sum(len(some) for name, some in rows(old).items() if name != backup.OURS)
    engine = open_engine(new)
    with engine.connect() as db:
        assert version_of(db) == versions()[-1]
    engine.dispose()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    _announce(str(tmp_path / "house.sqlite"))
    backup.save(str(tmp_path / "house.sqlite"), tmp_path / "file")
    return tmp_path / "file"


def test_a_database_that_holds_something_is_left_alone(file: Path, tmp_path: Path) -> None:
    before = rows(str(tmp_path / "house.sqlite"))
    with pytest.raises(BadBackup):
        backup.restore(file, str(tmp_path / "house.sqlite"))
    assert rows(str(tmp_path / "house.sqlite")) == before


def test_no_damaged_backup_is_begun_with(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    newer = lines[0].replace(versions()[-1].encode(), b"9999")
    broken = [b"", b"hello", whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1])), whole[:-1] + b"x"]
    broken += [gzip.compress(b"".join([newer, *lines[1:]])), gzip.compress(b"".join([*lines[:2], *lines[3:]]))]
    for one in broken:
        file.write_bytes(one)
        with pytest.raises(BadBackup):
            backup.restore(file, str(tmp_path / "new.sqlite"))
        assert not (tmp_path / "new.sqlite").exists()


def test_there_is_nothing_to_keep_where_no_house_is(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        backup.save(str(tmp_path / "nowhere.sqlite"), tmp_path / "file")
    assert not list(tmp_path.iterdir()), "neither a backup nor an empty database"
