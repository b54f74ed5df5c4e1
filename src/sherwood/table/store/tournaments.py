"""Tournaments: who plays, who meets whom, and the tables of each round. A round is opened once, whichever server does it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec
from sqlalchemy import Connection, Row, delete, func, or_, select, update

from sherwood.engine.game import Value
from sherwood.table import pairing, seals
from sherwood.table.pairing import BYE, ROBIN, Board, Met
from sherwood.table.store import tables
from sherwood.table.store.people import dice_secret
from sherwood.table.store.rows import LOBBY, OVER, PERSON, RUNNING, SeatPlan
from sherwood.table.store.schema import entrants, places, results, tournaments
from sherwood.table.store.schema import tables as table_rows

OPEN = "open"  # people may still join; then it is running, then over
MOST_ENTRANTS = 64
TOO_LATE = CLOSED, IN, MET, LAST = "tournament-closed", "tournament-in", "tournament-robin", "tournament-last"
Options = Mapping[int, Mapping[str, Value]]  # of a table, by how many sit there


class Tournament(msgspec.Struct, frozen=True):
    """One tournament: its game, how it is played, and where it stands."""

    id: str
    name: str
    game: str
    options: dict[str, Value]
    seats: int  # at a board; fewer where the numbers do not fit
    system: str
    rounds: int  # 0: as many as the number of people asks for
    pace: int
    public: bool
    rated: bool
    status: str
    round: int
    owner: str | None
    created: float
    changed: float


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays in it; `gone` is who has left."""

    tournament: str
    n: int
    person: str | None
    name: str
    gone: bool
    dice: str = ""  # what they add to the dice of all their tables here


class Place(msgspec.Struct, frozen=True):
    """A seat at a board of a round; no table: a bye."""

    tournament: str
    round: int
    board: int
    seat: int
    entrant: int
    table_id: str | None
    won: float | None


def create(db: Connection, /, **values: object) -> str:
    made, now = tables.new_id(), time.time()
    db.execute(tournaments.insert().values(id=made, status=OPEN, round=0, created=now, changed=now, **values))
    return made


def find(db: Connection, tournament: str) -> Tournament | None:
    row = db.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    return Tournament(*row) if row else None


def who(db: Connection, tournament: str) -> list[Entrant]:
    rows = db.execute(select(entrants).where(entrants.c.tournament == tournament).order_by(entrants.c.n))
    return [Entrant(*row) for row in rows]


def seats_of(db: Connection, tournament: str) -> list[Place]:
    mine = select(places).where(places.c.tournament == tournament)
    return [Place(*row) for row in db.execute(mine.order_by(places.c.round, places.c.board, places.c.seat))]


def some(db: Connection, person: str | None, limit: int = 40) -> list[Tournament]:
    """The newest that may be listed: public ones, and those one plays in or has opened."""
    mine = select(entrants.c.tournament).where(entrants.c.person == person)
    may = or_(tournaments.c.public.is_(True), tournaments.c.id.in_(mine), tournaments.c.owner == person)
    rows = select(tournaments).where(may).order_by(tournaments.c.status == OVER, tournaments.c.created.desc())
    return [Tournament(*row) for row in db.execute(rows.limit(limit))]


def opened_by(db: Connection, person: str) -> int:
    mine = select(func.count()).where(tournaments.c.owner == person, tournaments.c.status != OVER)
    return db.execute(mine).scalar_one()


def running(db: Connection) -> list[Tournament]:
    return [Tournament(*row) for row in db.execute(select(tournaments).where(tournaments.c.status == RUNNING))]


def touch(db: Connection, tournament: str, *conditions: object, **values: object) -> bool:
    here = update(tournaments).where(tournaments.c.id == tournament, *conditions)  # type: ignore[arg-type]
    return db.execute(here.values(changed=time.time(), **values)).rowcount == 1


def join(db: Connection, tournament: str, person: str, name: str, dice: str = "") -> str:
    """Once each; why it cannot be, or "". Of two who come at once, the second counts the first."""
    found, here = _locked(db, tournament), who(db, tournament)
    refused = why_not_join(found, here, person)
    if not refused:
        n = max((one.n for one in here), default=0) + 1
        db.execute(entrants.insert().values(tournament=tournament, n=n, person=person, name=name, dice=dice))
        touch(db, tournament)
    return refused


def why_not_join(found: Tournament, here: Sequence[Entrant], person: str | None) -> str:
    """A Swiss tournament that has started is joined from its next round on, while there is one; "" if nothing speaks against it."""
    if found.status == OVER or len(here) >= MOST_ENTRANTS:
        return CLOSED
    if any(one.person == person for one in here if one.person):
        return IN
    if found.status == RUNNING and found.system == ROBIN:
        return MET
    return LAST if found.status == RUNNING and found.round >= found.rounds else ""


def _locked(db: Connection, tournament: str) -> Tournament:
    """Nobody else changes it until we are done; and nobody is told that it changed before it has."""
    row = db.execute(select(tournaments).where(tournaments.c.id == tournament).with_for_update()).one()
    return Tournament(*row)


def leave(db: Connection, tournament: str, n: int) -> bool:
    """Before it starts as if one had never been there; afterwards what was played stays."""
    here = (entrants.c.tournament == tournament, entrants.c.n == n)
    gone = update(entrants).where(*here, entrants.c.gone.is_(False)).values(gone=True)
    before = _locked(db, tournament).status == OPEN
    left = db.execute(delete(entrants).where(*here) if before else gone).rowcount == 1
    return left and touch(db, tournament)


def start(db: Connection, tournament: str, options: Options) -> bool:
    people = who(db, tournament)
    found = find(db, tournament)
    if found is None or len(people) < 2:
        return False
    rounds = pairing.rounds_of(found.system, len(people))
    if found.system != ROBIN:
        rounds = found.rounds or rounds
    if not touch(db, tournament, tournaments.c.status == OPEN, status=RUNNING, rounds=rounds):
        return False
    _open_round(db, tournament, options)
    return True


def end(db: Connection, tournament: str) -> bool:
    """As it stands; games that are being played go on, and count for nothing here."""
    return touch(db, tournament, tournaments.c.status != OVER, status=OVER)


def advance(db: Connection, tournament: str, options: Options) -> bool:
    """Write down what has ended; when all of a round has, open the next one, or end. True if anything changed."""
    found = find(db, tournament)
    if found is None or found.status != RUNNING:
        return False
    noted = _note_results(db, tournament)
    now = [one for one in seats_of(db, tournament) if one.round == found.round]
    if any(one.won is None for one in now):
        return noted
    staying = [one for one in who(db, tournament) if not one.gone]
    if found.round >= found.rounds or len(staying) < 2:
        return end(db, tournament)
    return _open_round(db, tournament, options)


def _note_results(db: Connection, tournament: str) -> bool:
    over = select(table_rows.c.id).where(table_rows.c.status == OVER)
    waiting = places.c.tournament == tournament, places.c.won.is_(None), places.c.table_id.in_(over)
    rows = [Place(*row) for row in db.execute(select(places).where(*waiting))]
    for one in rows:
        got = select(results.c.won).where(results.c.table_id == one.table_id, results.c.seat == one.seat)
        won = db.execute(got).scalar() or 0.0  # a game that was broken off brings nobody anything
        here = (places.c.tournament == tournament, places.c.table_id == one.table_id, places.c.seat == one.seat)
        db.execute(update(places).where(*here).values(won=won))
    if rows:
        touch(db, tournament)
    return bool(rows)


def played(seats: Sequence[Place]) -> list[Met]:
    """The boards that have ended."""
    boards = groupby(seats, key=lambda one: (one.round, one.board))
    ended = [list(board) for _, board in boards]
    return [
        Met(tuple(one.entrant for one in board), tuple(one.won or 0.0 for one in board))
        for board in ended
        if all(one.won is not None for one in board)
    ]


def _open_round(db: Connection, tournament: str, options: Options) -> bool:
    found = find(db, tournament)
    assert found is not None
    if not touch(db, tournament, tournaments.c.round == found.round, round=found.round + 1):
        return False
    people = {one.n: one for one in who(db, tournament)}
    for number, board in enumerate(boards_of(found, list(people.values()), seats_of(db, tournament), options), 1):
        here = [people[n] for n in board]
        table = _open_table(db, found, number, here, options) if len(board) > 1 else None
        rows = [
            {
                "tournament": tournament,
                "round": found.round + 1,
                "board": number,
                "seat": seat,
                "entrant": n,
                "table_id": table,
                "won": None if table else BYE,
            }
            for seat, n in enumerate(board)
        ]
        db.execute(places.insert(), rows)
    return True


def boards_of(found: Tournament, people: list[Entrant], seats: list[Place], options: Options) -> list[Board]:
    """Of the next round."""
    gone = {one.n for one in people if one.gone}
    if found.system == ROBIN:
        return pairing.robin([one.n for one in people], gone, found.round + 1)
    staying = [one.n for one in people if not one.gone]
    everybody = played(seats)
    return pairing.swiss(staying, everybody, found.seats, min(options))


def _open_table(db: Connection, found: Tournament, number: int, board: list[Entrant], options: Options) -> str:
    """By the name that the tournament's seal holds for, with what everybody added when they joined."""
    plan = [SeatPlan(PERSON, one.person, one.name, dice=one.dice) for one in board]
    return tables.create(
        db,
        game=found.game,
        options=options[len(board)],
        plan=plan,
        public=found.public,
        pace=found.pace,
        host=found.owner,
        rated=found.rated,
        table=seals.name_of(dice_secret(db), found.id, found.round + 1, number),
    )


def place_of(db: Connection, table: str) -> tuple[str, int, int] | None:
    """The tournament, round and board of a table; none of one that an older release has opened, whose name nobody had sealed."""
    here = select(places.c.tournament, places.c.round, places.c.board).where(places.c.table_id == table)
    row = db.execute(here).first()
    if row is None or seals.name_of(dice_secret(db), row[0], row[1], row[2]) != table:
        return None
    return row[0], row[1], row[2]


def unstarted(db: Connection) -> list[str]:
    """Tables of rounds whose game has not begun: a server fell between the two."""
    waiting = select(table_rows.c.id).join(places, places.c.table_id == table_rows.c.id)
    return list(db.execute(waiting.where(table_rows.c.status == LOBBY).distinct()).scalars())


def seat_now(db: Connection, tournament: str, n: int) -> tuple[str, int] | None:
    """The table at which somebody plays now, or will as soon as its game has begun."""
    row: Row | None = db.execute(
        select(places.c.table_id, places.c.seat)
        .join(table_rows, table_rows.c.id == places.c.table_id)
        .where(places.c.tournament == tournament, places.c.entrant == n, table_rows.c.status.in_((LOBBY, RUNNING)))
    ).first()
    return (row[0], row[1]) if row else None


def forget_old(db: Connection, open_before: float, over_before: float) -> int:
    """Those that never began, and those that are long over."""
    old = or_(
        (tournaments.c.status == OPEN) & (tournaments.c.changed < open_before),
        (tournaments.c.status == OVER) & (tournaments.c.changed < over_before),
    )
    ids = list(db.execute(select(tournaments.c.id).where(old).limit(500)).scalars())
    for rows in (places, entrants):
        db.execute(delete(rows).where(rows.c.tournament.in_(ids)))
    db.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))
    return len(ids)
