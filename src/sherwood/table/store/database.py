"""Opening a database: SQLite in WAL mode or PostgreSQL, brought to the newest schema."""

from __future__ import annotations

import re
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from sherwood.errors import NoDatabase
from sherwood.table.store import house

MIGRATIONS = Path(__file__).with_name("migrations")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")
MIGRATION_LOCK = 7_230_611
# A PostgreSQL whose machine vanished without a word is given up after seconds: TCP by itself waits a quarter of an hour. And
# databases have no encoding where their machine has no locale: they would give bytes.
POSTGRES: dict[str, str | int] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}
# The oldest version of the schema whose releases still run on the newest one. Migrations add first; one that takes something
# away comes a release later, and raises this to the first version that no longer needs it.
OLDEST = "0008"
OLDEST_ROW = "oldest-schema"  # of the house: the same for whichever release comes upon the database


def address(url: str) -> str:
    """What people write (a file, `postgresql://...`) as SQLAlchemy wants it."""
    if "://" not in url:
        return f"sqlite:///{url}"
    return url.replace("postgresql://", "postgresql+psycopg://", 1).replace("postgres://", "postgresql+psycopg://", 1)


def open_engine(url: str) -> Engine:
    where = make_url(address(url))
    sizes = {"pool_size": 8, "max_overflow": 8}
    if where.get_backend_name() == "postgresql":
        said = {"pool_pre_ping": True, "connect_args": postgres_settings(url)}
        # Whoever waited for a lock reads what the others left, also where a host told the database another default.
        return create_engine(where, isolation_level="READ COMMITTED", **said, **sizes)
    engine = create_engine(where, **sizes)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def postgres_settings(url: str) -> dict[str, str | int]:
    """What its driver is told besides the address; what stands there comes first."""
    return {name: value for name, value in POSTGRES.items() if name not in make_url(address(url)).query}


def _prepare_sqlite(connection: SqliteConnection, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("begins", True):
        # A writer takes its lock at once: a read that later wants to write could only fail.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")


def try_database(url: str) -> None:
    """Open it once and bring it to the newest schema; NoDatabase says in a sentence why that cannot be."""
    try:
        engine = open_engine(url)
        try:
            upgrade(engine)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise no_database(url, str(getattr(error, "orig", None) or error)) from error


def no_database(url: str, detail: str) -> NoDatabase:
    """In a sentence why a database cannot be used."""
    reason = " ".join(detail.split())[:300]
    shown = re.sub(r"//[^@/]*@", "//…@", url)  # no password on a screen
    return NoDatabase(f"{shown}: {reason}", "database", {"database": shown, "detail": reason})


def upgrade(engine: Engine) -> None:
    """Bring the schema to the newest version; safe when several servers start together, also of different releases."""
    with engine.connect() as connection:
        if _may_run(connection):
            return
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        if not _may_run(connection):  # still: another server may have been quicker, and newer
            migrate(connection, "head")
            house.put(connection, OLDEST_ROW, OLDEST)


def migrate(connection: Connection, version: str) -> None:
    """Bring the schema to a version, within the connection's transaction."""
    from alembic import command  # a heavy import that most starts do not need
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def versions() -> list[str]:
    """Every version of the schema, the oldest first."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def version_of(connection: Connection) -> str | None:
    """The version a database is of; None where there is none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _may_run(connection: Connection) -> bool:
    """Is it as this release wants it, or newer and still fit for it? Newer and no longer fit is a NoDatabase."""
    found, own = version_of(connection) or "", versions()[-1]
    if found > own and own < (oldest := house.read(connection, OLDEST_ROW) or found):
        shown = connection.engine.url.render_as_string()
        raise NoDatabase(
            f"{shown} is of schema {found}, for releases from {oldest} on; this one is {own}",
            "database-newer",
            {"database": shown, "version": found, "oldest": oldest, "own": own},
        )
    return found >= own
