"""People who play while the house falls, and remember what was acknowledged to them."""

from __future__ import annotations

import json
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from sherwood.table.store.rows import Move
from sherwood.table.store.snapshot import effective, rebuild
from siege.visitors import Guest, choice

Made = tuple[int, str]  # a seat and what it did


class Player:
    """Plays both seats of one table after the other's; one request at a time, so at most one answer can be missing."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url, "Player")
        self.table = self.guest.table()
        self.made: list[Made] = []  # acknowledged since the table was opened
        self.acknowledged = 0
        self.refused = 0  # clearly: nothing was changed

    def run(self, stop: threading.Event) -> None:
        """Until told to stop, or until nobody answers."""
        with suppress(httpx.HTTPError):
            while not stop.is_set():
                self._step()

    def _step(self) -> None:
        for seat in (0, 1):
            shown = self.guest.view(self.table, seat)
            if shown["table"]["status"] == "over":
                self.table, self.made = self.guest.table(), []
                return
            found = choice(shown)
            if found is None:
                continue
            status = self.guest.play(self.table, seat, *found)
            if status == 201:
                self.made.append((seat, json.dumps(found[0])))
                self.acknowledged += 1
            else:
                self.refused += 1


def play_until(players: Sequence[Player], fall: Any) -> None:
    """Everybody plays; `fall()` makes the house fall; everybody stops."""
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    fall()
    stop.set()
    for thread in threads:
        thread.join(60)


def judge(database: str, players: Sequence[Player]) -> tuple[int, int]:
    """Acknowledged moves that are lost, and moves that nobody knows of beyond the one whose answer never came."""
    engine = create_engine(address(database))
    lost = doubled = 0
    with engine.connect() as db:
        for player in players:
            found = db.execute(
                text("select seq, line, at from moves where table_id = :table order by seq"), {"table": player.table}
            ).all()
            match = rebuild(effective([Move(*row) for row in found]))  # raises where a sum is wrong
            kept = [(one.seat or 0, json.dumps(list(one.do or ()))) for one in match.journal.records[1:]]
            lost += kept[: len(player.made)] != player.made
            doubled += max(0, len(kept) - len(player.made) - 1)
            player.made = kept
    engine.dispose()
    return lost, doubled
