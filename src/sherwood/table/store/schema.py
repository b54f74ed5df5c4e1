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
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("role", String(8), nullable=False, server_default=""),
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("muted", Boolean, nullable=False, server_default="0"),
)

# A browser that is signed in, by the hash of its cookie: what is not here has ended.
sessions = Table(
    "sessions",
    meta,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

# Handed out by a host to somebody who has lost a password: by its hash, good once and not for long.
codes = Table(
    "codes",
    meta,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
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
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("ended", String(12), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Index(None, "status", "public"),
)

seats = Table(
    "seats",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("level", String(24), nullable=False, server_default=""),
    Column("away", Boolean, nullable=False, server_default="0"),
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("invite", String(32), nullable=False, unique=True),
    Column("token", String(64), unique=True),
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("agreed", String(40), nullable=False, server_default=""),
    Column("back", Float, nullable=False, server_default="0"),
    Column("advice", Boolean, nullable=False, server_default="0"),
    Column("helped", String(40), nullable=False, server_default=""),
    Column("again", String(4), nullable=False, server_default=""),
    Column("dice", String(64), nullable=False, server_default=""),
)

# The primary key is the promise that two servers never both win the same place in a journal.
moves = Table(
    "moves",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(24)),
)

# Whom the owner of a table has silenced or sent away from it.
marks = Table(
    "marks",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("muted", Boolean, nullable=False, server_default="0"),
    Column("removed", Boolean, nullable=False, server_default="0"),
)

bans = Table(
    "bans",
    meta,
    Column("address", String(64), primary_key=True),
    Column("until", Float, nullable=False),
    Column("why", String(200), nullable=False, server_default=""),
)

# What hosts have done, and who of them.
deeds = Table(
    "deeds",
    meta,
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(60), nullable=False),
    Column("deed", String(24), nullable=False),
    Column("what", String(80), nullable=False),
    Column("detail", String(500), nullable=False, server_default=""),
)

# A finished game as it was told: kept apart from its journal, which other rules may read otherwise.
endings = Table(
    "endings",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("told", Text, nullable=False),
)

# A sign of life of every server that runs on this database together with others.
servers = Table(
    "servers",
    meta,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),
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
    Column("created", Float, nullable=False),
    Column("owner", String(24), index=True),
    Column("used", Float, nullable=False, server_default="0"),
    Column("size", Integer, nullable=False, server_default="0"),
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
    Column("won", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    meta,
    Column("game", String(32), primary_key=True),
    Column("player", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
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
    Column("round", Integer, nullable=False, server_default="0"),
    Column("owner", String(24), ForeignKey("people.id")),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

entrants = Table(
    "entrants",
    meta,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("gone", Boolean, nullable=False, server_default="0"),
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
    Column("mail", String(254), nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False, server_default="0"),
    Column("code", String(64), nullable=False, server_default="", index=True),
    Column("until", Float, nullable=False, server_default="0"),
    Column("stop", String(32), nullable=False, unique=True),
    Column("often", String(8), nullable=False, server_default=""),
    Column("quiet_from", Integer, nullable=False, server_default="22"),
    Column("quiet_to", Integer, nullable=False, server_default="8"),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("mailed", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("again", Float, nullable=False, server_default="0"),
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
    Column("created", Float, nullable=False),
    Column("failed", Integer, nullable=False, server_default="0"),
)

# Whom tables at leisure wait for, since when, and what they were told of it already.
due = Table(
    "due",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False, index=True),
    Column("turn", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("warn", Float, nullable=False),
    Column("deadline", Float, nullable=False),
    Column("pushed", String(4), nullable=False, server_default=""),
    Column("mailed", String(4), nullable=False, server_default=""),
)
