"""People who play on whatever falls, and remember what was acknowledged, what was not, and when."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from siege.visitors import choice
from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from sherwood.table.store.rows import Move
from sherwood.table.store.snapshot import effective, rebuild

T = TypeVar("T")
LOGS = Path("build") / "cluster"  # what is kept of a run that failed
PATIENCE = 8.0
PAUSE = 0.05
SURE, UNSURE = "acknowledged", "unanswered"


@dataclass
class Attempt:
    """A move that was asked for, and what became of it."""

    seat: int
    turn: int
    do: str
    came: str
    at: float = field(default_factory=time.time, compare=False)


class Steadfast:
    """Plays one table: its own seats, with or without a bot at the other one. What fails is tried again."""

    def __init__(self, url: str, bot: bool) -> None:
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.bot = bot
        self.seats = (0,) if bot else (0, 1)
        self.table = ""
        self.attempts: list[Attempt] = []
        self.tables: list[tuple[str, list[Attempt]]] = []
        self.acknowledged = 0
        self.last = time.monotonic()  # when something was acknowledged
        self.longest = 0.0  # seconds between two of those
        self._known = False

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self._step()
            except httpx.HTTPError:
                time.sleep(PAUSE)

    def _step(self) -> None:
        if not self._known:
            self._known = self.http.put("/api/me", json={"name": "Steadfast"}).status_code < 300
        elif not self.table:
            self._open()
        else:
            for seat in self.seats:
                self._move(seat)

    def _open(self) -> None:
        other = {"kind": "bot", "level": "random"} if self.bot else {"kind": "person", "name": "Two"}
        pace = {"pace": 600} if self.bot else {}
        wanted = {"game": "romans", "seats": [{"kind": "person"}, other], **pace}
        answer = self.http.post("/api/tables", json=wanted)
        if answer.status_code == 201:
            self.table, self.attempts = str(answer.json()["to"].rpartition("/")[2]), []
            self.tables.append((self.table, self.attempts))
        else:
            time.sleep(PAUSE)

    def _move(self, seat: int) -> None:
        answer = self.http.get(f"/api/tables/{self.table}/view?seat={seat}")
        if answer.status_code != 200:
            time.sleep(PAUSE)
            return
        shown = answer.json()
        if shown["table"]["status"] == "over":
            self.table = ""
            raise httpx.HTTPError("another table")
        found = choice(shown)
        if found is None:
            time.sleep(PAUSE if self.bot else 0.0)  # the bot thinks
            return
        self._play(seat, *found)

    def _play(self, seat: int, do: list[Any], turn: int) -> None:
        attempt = Attempt(seat, turn, json.dumps(do), UNSURE)
        if (
            attempt in self.attempts
        ):  # the same turn: it was not written, and is tried again, perhaps after another seat's
            self.attempts.remove(attempt)
        self.attempts.append(attempt)
        path = f"/api/tables/{self.table}/seats/{seat}/moves"
        answer = self.http.post(path, json={"do": do, "turn": turn})
        if answer.status_code == 201:
            attempt.came = SURE
            self.acknowledged += 1
            self.longest = max(self.longest, time.monotonic() - self.last)
            self.last = time.monotonic()
        elif answer.status_code < 500:  # refused: nothing was written
            self.attempts.pop()

    def waits(self) -> str:
        """Where, with whom and since when."""
        kind = "with a bot" if self.bot else "with itself"
        return f"table {self.table or '(none)'}, {kind}, last acknowledged {time.monotonic() - self.last:.1f} s ago"

    def close(self) -> None:
        self.http.close()


class Player(Protocol):
    """Whoever does something until they are told to stop."""

    def run(self, stop: threading.Event) -> None: ...


def play_until(players: Sequence[Player], fall: Callable[[], T]) -> T:
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        return fall()
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)


def judge(database: str, players: Sequence[Steadfast]) -> tuple[int, int]:
    """Acknowledged moves that are lost, and moves that nobody asked for or that are there twice."""
    engine = create_engine(address(database))
    lost = doubled = 0
    with engine.connect() as db:
        for player in players:
            for table, attempts in player.tables:
                moves = _moves(db, table)
                one, other = compare(_kept(moves, player.seats), attempts)
                lost, doubled = lost + one, doubled + other
                if one or other:
                    _keep_evidence(table, moves, attempts)
            player.tables = player.tables[-1:]  # those before are finished, and judged
    engine.dispose()
    return lost, doubled


def _moves(db: Any, table: str) -> list[Move]:
    rows = db.execute(text("select seq, line, at from moves where table_id = :table order by seq"), {"table": table})
    moves = [Move(*row) for row in rows]
    assert [move.seq for move in moves] == list(range(len(moves)))
    return moves


def _kept(moves: Sequence[Move], seats: Sequence[int]) -> list[tuple[int, str]]:
    match = rebuild(effective(moves))  # raises where a sum or a position is wrong
    records = match.journal.records[1:]
    return [(one.seat or 0, json.dumps(list(one.do or ()))) for one in records if one.seat in seats]


def _keep_evidence(table: str, moves: Sequence[Move], attempts: Sequence[Attempt]) -> None:
    """What is in the database and what was asked for, to be looked at: both are gone when the run is over."""
    LOGS.mkdir(parents=True, exist_ok=True)
    found = {"moves": [(one.seq, one.line, one.at) for one in moves], "attempts": [asdict(one) for one in attempts]}
    (LOGS / f"lost-{table}.json").write_text(json.dumps(found, indent=1))


def compare(kept: list[tuple[int, str]], attempts: Sequence[Attempt]) -> tuple[int, int]:
    """What is kept must be what was asked for, in its order; only what was never answered may be missing."""
    lost, at = 0, 0
    for attempt in attempts:
        if at < len(kept) and kept[at] == (attempt.seat, attempt.do):
            at += 1
        elif attempt.came == SURE:
            lost += 1
    return lost, len(kept) - at
