"""People who let their time pass, under kills: every deadline must act once, neither again nor never.

No visitor can agree on a time as short as this one: it is written into the database, and so is a trigger that notes each time
a clock acted, whatever servers believe. Nobody visits these tables but to come back.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import httpx
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from sherwood.table.store.database import address

PACE = 2  # seconds
LATE = 15.0  # seconds after a deadline within which it acts, whatever fell: a database that is away is waited for
PATIENCE = 8.0
PAUSE = 0.1
WORD = {"text": "zzz"}
NOTED = """
CREATE TABLE rings (table_id text, seat int, since double precision, last double precision, at double precision);
CREATE FUNCTION rang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO rings SELECT NEW.table_id, NEW.seat, CASE WHEN OLD.back > 0 THEN OLD.back ELSE min(moves.at) END,
        greatest(OLD.back, max(moves.at)), extract(epoch FROM clock_timestamp())
    FROM moves WHERE moves.table_id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER rang AFTER UPDATE ON seats FOR EACH ROW WHEN (NEW.away AND NOT OLD.away) EXECUTE FUNCTION rang();
"""
SHORT = text("UPDATE tables SET pace = :pace, version = version + 1 WHERE id = :table")
STATE = text("SELECT tables.status, away FROM seats JOIN tables ON id = table_id WHERE table_id = :table AND seat = 0")
SINCE = text(
    "SELECT greatest(back, (SELECT max(at) FROM moves WHERE moves.table_id = :table)) FROM seats "
    "JOIN tables ON id = table_id WHERE table_id = :table AND seat = 0 AND NOT away AND status = 'running'"
)
RINGS = text("SELECT table_id, seat, since, last, at FROM rings ORDER BY at")


@dataclass
class Rung:
    """What clocks did."""

    deadlines: int = 0  # that acted
    again: int = 0  # acts on a deadline that had acted, or that had not come
    missed: int = 0  # deadlines that never acted
    latest: float = 0.0  # seconds after its deadline

    @property
    def held(self) -> bool:
        return not self.again and not self.missed and self.latest <= LATE


class Sleeper:
    """Sits opposite a bot and never moves; once a bot plays for them too, they come back, and let it pass again."""

    def __init__(self, url: str, engine: Engine) -> None:
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.engine, self.table = engine, ""
        self._known = self._told = False

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            with suppress(httpx.HTTPError, DBAPIError):  # a part is away
                self._step()
            time.sleep(PAUSE)

    def _step(self) -> None:
        if not self._known:
            self._known = self.http.put("/api/me", json={"name": "Sleeper"}).status_code < 300
        elif not self.table:
            self._open()
        else:
            self._look()

    def _open(self) -> None:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
        answer = self.http.post("/api/tables", json={"game": "romans", "seats": seats, "pace": 600})
        if answer.status_code == 201:
            table = str(answer.json()["to"].rpartition("/")[2])
            with self.engine.begin() as db:
                db.execute(SHORT, {"pace": PACE, "table": table})
            self.table, self._told = table, False

    def _look(self) -> None:
        with self.engine.connect() as db:
            found = db.execute(STATE, {"table": self.table}).first()
        if found is None or found.status != "running":
            self.table = ""
        elif not self._told:  # a change of the database alone is no news; a word at the table is
            self._told = self.http.post(f"/api/tables/{self.table}/chat", json=WORD).status_code == 201
        elif found.away:
            self.http.post(f"/api/tables/{self.table}/seats/0/return")

    def overdue(self) -> float:
        """Seconds since a deadline of theirs that has not acted."""
        with self.engine.connect() as db:
            since = db.execute(SINCE, {"table": self.table}).scalar()
        return 0.0 if since is None else max(0.0, time.time() - since - PACE)

    def close(self) -> None:
        self.http.close()


class Sleepers:
    """Some of them, and the notes of what happened to them."""

    def __init__(self, url: str, database: str, count: int) -> None:
        self.engine = create_engine(address(database), pool_pre_ping=True)
        with self.engine.begin() as db:
            if not db.execute(text("SELECT to_regclass('rings')")).scalar():
                db.execute(text(NOTED))
        self.all = [Sleeper(url, self.engine) for _ in range(count)]

    def judge(self) -> Rung:
        """Nobody moves any more; what is due acts first."""
        end = time.monotonic() + LATE
        while any(one.overdue() for one in self.all) and time.monotonic() < end:
            time.sleep(PAUSE)
        missed = sum(one.overdue() > 0.0 for one in self.all)
        with self.engine.connect() as db:
            rows = [(row.table_id, row.seat, row.since, row.last, row.at) for row in db.execute(RINGS)]
        return judged(rows, missed)

    def close(self) -> None:
        for one in self.all:
            one.close()
        self.engine.dispose()


def judged(rings: Sequence[tuple[str, int, float, float, float]], missed: int = 0) -> Rung:
    """Of a table, a seat, when they came back (or it began), when anybody last did anything, and when its clock acted.

    Each time they come back they have the whole time. What somebody does in private gives nobody more of it.
    """
    distinct = {(table, seat, since) for table, seat, since, _, _ in rings}
    early = sum(at < since + PACE for _, _, since, _, at in rings)
    latest = max((at - last - PACE for _, _, _, last, at in rings), default=0.0)
    return Rung(len(distinct), len(rings) - len(distinct) + early, missed, max(0.0, latest))
