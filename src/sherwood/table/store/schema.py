"""The tables of the database. The journal (`moves`) is the truth of every game; the rest says who sits where."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

meta = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _flag(name: str) -> Column[bool]:
    """Off until somebody sets it."""
    return Column(name, Boolean, nullable=False, server_default="0")


def _count(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False, server_default="0")


def _number(name: str, unless_said: str | None = None) -> Column[float]:
    """That is no whole one: mostly a moment, in seconds since 1970."""
    return Column(name, Float, nullable=False, server_default=unless_said)


def _words(name: str, longest: int) -> Column[str]:
    """Empty until somebody says something."""
    return Column(name, String(longest), nullable=False, server_default="")


def _of_table() -> Column[str]:
    """Part of the key of what belongs to a table."""
    return Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True)


house = Table(
    "house",
    meta,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    meta,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(160)),
    _count("epoch"),
    _number("created"),
    _words("role", 8),
    _flag("banned"),
    _flag("muted"),
)

# A browser that is signed in, by the hash of its cookie: what is not here has ended.
sessions = Table(
    "sessions",
    meta,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    _number("created"),
    _number("used"),
)

# Handed out by a host to somebody who has lost a password: by its hash, good once and not for long.
codes = Table(
    "codes",
    meta,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    _number("until"),
)

tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("host", String(24), ForeignKey("people.id")),
    Column("rematch", String(16)),
    _flag("resigned"),
    _count("version"),
    _number("created"),
    Column("finished", Float),
    _words("ended", 12),
    _flag("rated"),
    Index(None, "status", "public"),
)

seats = Table(
    "seats",
    meta,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    _words("name", 40),
    _words("level", 24),
    _flag("away"),
    _flag("resigned"),
    Column("invite", String(32), nullable=False, unique=True),
    Column("token", String(64), unique=True),
    _count("seen"),
    _words("agreed", 40),
    _number("back", "0"),
    _flag("advice"),
    _words("helped", 40),
    _words("again", 4),
    _words("dice", 64),
)

# The primary key is the promise that two servers never both win the same place in a journal.
moves = Table(
    "moves",
    meta,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    _number("at"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    meta,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    _number("at"),
    Column("person", String(24)),
)

# Whom the owner of a table has silenced or sent away from it.
marks = Table(
    "marks",
    meta,
    _of_table(),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    _flag("muted"),
    _flag("removed"),
)

bans = Table(
    "bans",
    meta,
    Column("address", String(64), primary_key=True),
    _number("until"),
    _words("why", 200),
)

# What hosts have done, and who of them.
deeds = Table(
    "deeds",
    meta,
    Column("n", Integer, primary_key=True),
    _number("at"),
    Column("by", String(60), nullable=False),
    Column("deed", String(24), nullable=False),
    Column("what", String(80), nullable=False),
    _words("detail", 500),
)

# A finished game as it was told: kept apart from its journal, which other rules may read otherwise.
endings = Table(
    "endings",
    meta,
    _of_table(),
    Column("told", Text, nullable=False),
)

# A sign of life of every server that runs on this database together with others.
servers = Table(
    "servers",
    meta,
    Column("id", String(24), primary_key=True),
    _number("until"),
)

# Which of them thinks for a table's bots and rings its clocks. A row may outlive its table: it is worth nothing then.
leases = Table(
    "leases",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("server", String(24), nullable=False, index=True),
)

journals = Table(
    "journals",
    meta,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    _number("created"),
    Column("owner", String(24), index=True),
    _number("used", "0"),
    _count("size"),
)

# How each finished game ended for whoever played: apart from the games, so that ratings can be counted again when those are
# forgotten. `player` is a person, a level of bots (`bot:novice`) or somebody who is gone (`gone:…`).
results = Table(
    "results",
    meta,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("player", String(40), nullable=False, index=True),
    _number("won"),
    Column("rated", Boolean, nullable=False),
    _number("at"),
)

ratings = Table(
    "ratings",
    meta,
    Column("game", String(32), primary_key=True),
    Column("player", String(40), primary_key=True, index=True),
    _number("mu"),
    _number("sigma"),
    Column("games", Integer, nullable=False),
)

tournaments = Table(
    "tournaments",
    meta,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("system", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    _count("round"),
    Column("owner", String(24), ForeignKey("people.id")),
    _number("created"),
    _number("changed"),
)

entrants = Table(
    "entrants",
    meta,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    _flag("gone"),
    _words("dice", 64),
)

# Who meets whom: a place at a board of a round. A board without a table is a bye.
places = Table(
    "places",
    meta,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, nullable=False),
    Column("table_id", String(16), index=True),
    Column("won", Float),
)

# What somebody wants to be told by mail and when; nothing is sent to an address that was not confirmed.
notices = Table(
    "notices",
    meta,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    _words("mail", 254),
    _flag("confirmed"),
    Column("code", String(64), nullable=False, server_default="", index=True),
    _number("until", "0"),
    Column("stop", String(32), nullable=False, unique=True),
    _words("often", 8),
    Column("quiet_from", Integer, nullable=False, server_default="22"),
    Column("quiet_to", Integer, nullable=False, server_default="8"),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("lang", String(8), nullable=False, server_default="en"),
    _number("mailed", "0"),
    _count("tries"),
    _number("again", "0"),
)

# A browser that shows notices, by the hash of where its push service listens.
pushes = Table(
    "pushes",
    meta,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    _number("created"),
    _count("failed"),
)

# Whom tables at leisure wait for, since when, and what they were told of it already.
due = Table(
    "due",
    meta,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False, index=True),
    Column("turn", Integer, nullable=False),
    _number("since"),
    _number("warn"),
    _number("deadline"),
    _words("pushed", 4),
    _words("mailed", 4),
)
