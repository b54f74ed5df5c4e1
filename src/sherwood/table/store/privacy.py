"""What is kept about somebody: to take along, and to be forgotten. Games stay, names go."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select, update

from sherwood.table.journal import sealed
from sherwood.table.store import journal
from sherwood.table.store.expiry import let_go
from sherwood.table.store.rows import BOT, LOBBY, OPEN, Move
from sherwood.table.store.schema import (
    chat,
    entrants,
    journals,
    moves,
    notices,
    people,
    pushes,
    ratings,
    results,
    seats,
    sessions,
    tables,
)
from sherwood.table.store.snapshot import CUT, NAMES, TAKE_BACK
from sherwood.table.store.tables import touch

Fact = str | int | float | bool | None


def all_about(db: Connection, person: str) -> dict[str, list[dict[str, Fact]]]:
    """Every row that is about this person, but for the hashes of passwords and tokens."""
    at_seats = select(
        seats.c.table_id, tables.c.game, tables.c.status, tables.c.created, seats.c.seat, seats.c.name, seats.c.dice
    ).join(tables, tables.c.id == seats.c.table_id)
    said = select(chat.c.table_id, chat.c.name, chat.c.text, chat.c.at)
    queries = {
        "person": select(people.c.id, people.c.name, people.c.login, people.c.created, people.c.role).where(
            people.c.id == person
        ),
        "sessions": select(sessions.c.created, sessions.c.used).where(sessions.c.person == person),
        "seats": at_seats.where(seats.c.person == person).order_by(tables.c.created, seats.c.table_id, seats.c.seat),
        "tables": select(tables.c.id, tables.c.game, tables.c.created).where(tables.c.host == person),
        "said": said.where(chat.c.person == person).order_by(chat.c.at, chat.c.n),
        "uploads": select(journals.c.id, journals.c.game, journals.c.created, journals.c.size).where(
            journals.c.owner == person
        ),
        "results": select(results.c.table_id, results.c.game, results.c.won, results.c.rated, results.c.at).where(
            results.c.player == person
        ),
        "notices": select(
            notices.c.mail,
            notices.c.confirmed,
            notices.c.often,
            notices.c.quiet_from,
            notices.c.quiet_to,
            notices.c.zone,
        ).where(notices.c.person == person),
        "browsers": select(pushes.c.endpoint, pushes.c.created).where(pushes.c.person == person),
        "ratings": select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.player == person
        ),
        "tournaments": select(entrants.c.tournament, entrants.c.name, entrants.c.gone, entrants.c.dice).where(
            entrants.c.person == person
        ),
    }
    return {what: [dict(row) for row in db.execute(query).mappings()] for what, query in queries.items()}


def forget(db: Connection, person: str) -> list[str]:
    """The person is gone, and what they said; bots take over where they played. The tables they sat at."""
    rows = db.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)).all()
    for table, seat in rows:
        _forget_name(db, table, seat)
    db.execute(delete(chat).where(chat.c.person == person))
    mine = seats.c.person == person
    waiting = seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == LOBBY))
    db.execute(update(seats).where(mine, waiting).values(kind=OPEN, person=None, name="", token=None, dice=""))
    db.execute(update(seats).where(mine).values(kind=BOT, person=None, name="", token=None))
    touched = select(tables.c.id).where(or_(tables.c.host == person, tables.c.id.in_([row[0] for row in rows])))
    found = list(db.execute(touched).scalars())
    for table in found:
        touch(db, table)
    let_go(db, [person])
    return found


def _forget_name(db: Connection, table: str, seat: int) -> None:
    """A journal begins with the names: it is written anew without this one, every sum with it."""
    kept = journal.lines(db, table)
    if not kept:
        return
    for before, line in zip(kept, _resealed(kept, seat), strict=True):
        if line != before.line:
            here = (moves.c.table_id == table, moves.c.seq == before.seq)
            db.execute(update(moves).where(*here).values(line=line))
    # Whoever has the game in memory must read all of it again.
    db.execute(moves.insert().values(table_id=table, seq=kept[-1].seq + 1, line=NAMES, at=time.time()))
    db.execute(delete(chat).where(chat.c.table_id == table, chat.c.seat == seat))


def _resealed(kept: Sequence[Move], seat: int) -> list[str]:
    lines: list[str] = []
    sums: list[str] = []
    for move in kept:
        if move.line == TAKE_BACK:
            sums.pop()
        elif move.line.startswith(CUT):
            del sums[int(move.line.removeprefix(CUT)) :]
        elif move.line != NAMES:
            body = {key: value for key, value in json.loads(move.line).items() if key != "sum"}
            if "names" in body:
                body["names"][seat] = f"Player {seat + 1}"  # as the library calls those who gave none
            line, total = sealed(body, sums[-1] if sums else "")
            sums.append(total)
            lines.append(line)
            continue
        lines.append(move.line)
    return lines
