"""A whole house in one file: every row of every table as it stood at one moment, while servers run.

The file is packed JSON, a line a row, and belongs to neither kind of database: what was kept in SQLite can be put into
PostgreSQL. It names the version of the schema; what is restored is brought to the newest one. It holds all that is secret.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec
from sqlalchemy import Connection, MetaData, Table, inspect, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from sherwood.errors import BadBackup
from sherwood.table.store.database import address, migrate, no_database, open_engine, upgrade, version_of, versions

FORMAT = 1
AT_ONCE = 500  # rows
OURS = "alembic_version"  # the schema's version has a line of its own


@dataclass(frozen=True)
class Head:
    """The first line."""

    format: int
    schema: str


Row = list[object]


def save(database: str, path: Path) -> int:
    """Write all there is into a file that only its owner can read; the number of rows."""
    place = make_url(address(database))
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise no_database(database, "no such file")
    engine = open_engine(database)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")  # SQLite reads as of one moment anyway
    try:
        with engine.connect() as db:
            return _write(path, _lines(db, _version(db, database)))
    except SQLAlchemyError as error:
        raise no_database(database, str(getattr(error, "orig", None) or error)) from error
    finally:
        engine.dispose()


def _version(db: Connection, database: str) -> str:
    found = version_of(db)
    if found is None:
        raise no_database(database, "no tables of Sherwood's")
    return found


def _lines(db: Connection, version: str) -> Iterator[object]:
    """A head; for every table its name and columns, then its rows."""
    yield Head(FORMAT, version)
    for table in _tables(db):
        yield {"table": str(table.name), "columns": [str(column.name) for column in table.columns]}
        yield from (list(row) for row in db.execute(select(table).execution_options(yield_per=AT_ONCE)))


def _tables(db: Connection) -> list[Table]:
    """As they are there, whatever version they are of; those that others point at first."""
    meta = MetaData()
    meta.reflect(db)
    return [table for table in meta.sorted_tables if table.name != OURS]


def _write(path: Path, lines: Iterator[object]) -> int:
    """Aside first, then in one motion: a backup is whole or not there."""
    path = path.resolve()
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # for its owner's eyes
    rows, total = 0, sha256()
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wb", compresslevel=6) as out:
                for line in lines:
                    written = msgspec.json.encode(line) + b"\n"
                    out.write(written)
                    total.update(written)
                    rows += isinstance(line, list)
                out.write(_closing(rows, total.hexdigest()))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(aside, path)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise
    return rows


def _closing(rows: int, total: str) -> bytes:
    """The last line: how many rows there are, and the sum of all that stands before it."""
    return msgspec.json.encode({"end": rows, "sum": total}) + b"\n"


def restore(path: Path, database: str) -> int:
    """Put a backup into a database that holds nothing yet: all of it or nothing; the number of rows."""
    head = _looked_over(path)
    engine = open_engine(database)
    try:
        with engine.connect().execution_options(writes=True) as db, db.begin():
            if inspect(db).get_table_names():
                raise BadBackup("the database is not empty", "backup-not-empty", {})
            migrate(db, head.schema)
            rows = _fill(db, path)
        upgrade(engine)
        return rows
    except SQLAlchemyError as error:
        raise no_database(database, str(getattr(error, "orig", None) or error)) from error
    finally:
        engine.dispose()


def _looked_over(path: Path) -> Head:
    """The head of a file that is whole; read through before anything is written."""
    try:
        with gzip.open(path) as lines:
            line = lines.readline()
            head, rows, total = msgspec.json.decode(line, type=Head), 0, sha256()
            for following in lines:
                rows += line.startswith(b"[")
                total.update(line)
                line = following
        if line != _closing(rows, total.hexdigest()):
            raise ValueError("cut short or changed")
    except FileNotFoundError as error:
        raise BadBackup(f"there is no file {path}", "no-file", {"file": path.name}) from error
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadBackup(f"{path} is no whole backup", "backup-broken", {"file": path.name}) from error
    if head.format != FORMAT or head.schema not in versions():
        raise BadBackup(f"{path} is of a newer Sherwood", "backup-newer", {"file": path.name})
    return head


def _fill(db: Connection, path: Path) -> int:
    tables = {table.name: table for table in _tables(db)}
    with gzip.open(path) as lines:
        next(lines)
        return sum(_insert(db, tables, part) for part in _parts(lines))


def _parts(lines: Iterable[bytes]) -> Iterator[tuple[str, list[str], list[Row]]]:
    """A table's name, its columns and some of its rows, again and again."""
    name, columns, rows = "", list[str](), list[Row]()
    for line in map(msgspec.json.decode, lines):
        if isinstance(line, list):
            rows.append(line)
        if not isinstance(line, list) or len(rows) == AT_ONCE:
            yield name, columns, rows
            rows = []
        if isinstance(line, dict) and "table" in line:
            name, columns = line["table"], line["columns"]


def _insert(db: Connection, tables: dict[str, Table], part: tuple[str, list[str], list[Row]]) -> int:
    name, columns, rows = part
    if rows:
        db.execute(tables[name].insert(), [dict(zip(columns, row, strict=True)) for row in rows])
        _count_on(db, tables[name])
    return len(rows)


def _count_on(db: Connection, table: Table) -> None:
    """PostgreSQL counts on from where its own counter stands, which has not seen these rows."""
    counted = table.autoincrement_column
    if db.dialect.name == "postgresql" and counted is not None and counted.server_default is not None:
        newest = f"SELECT setval(pg_get_serial_sequence('{table.name}', '{counted.name}'), max({counted.name})) FROM {table.name}"
        db.execute(text(newest))
