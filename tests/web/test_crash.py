"""A server may die at any moment: what was acknowledged is there, what was not is not, and nothing is half there."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from sherwood.table.store.snapshot import effective, rebuild
from support.kept import first_choice, rows
from support.served import Person, Server, until

KILLS = 8  # `make siege` kills hundreds of times


def test_killed_again_and_again_it_loses_no_acknowledged_move(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path).start()
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot", "bot"])
    chance = random.Random(7)
    acknowledged: list[list[Any]] = []
    for _ in range(KILLS):
        killer = threading.Timer(chance.uniform(0.05, 0.4), server.kill)
        killer.start()
        table = _play_until_dead(ann, table, acknowledged)
        killer.join()
        lines = effective(rows(sqlite, table))
        match = rebuild(lines)  # every line is whole and leads where it says
        mine = [list(record.do or ()) for record in match.journal.records if record.seat == 0]
        assert mine[: len(acknowledged)] == acknowledged
        assert len(mine) - len(acknowledged) in (0, 1), "at most the move whose answer never came"
        acknowledged = mine
        server.start()
    server.stop()


def _play_until_dead(ann: Person, table: str, acknowledged: list[list[Any]]) -> str:
    try:
        while True:
            shown = ann.view(table, 0)
            if shown["table"]["status"] == "over":
                table = ann.table("romans", ["me", "bot", "bot"])
                acknowledged.clear()
                continue
            do = first_choice(shown)
            if do is not None:
                ann.play(table, 0, do, shown["prompt"]["turn"])
                acknowledged.append(do)
    except httpx.HTTPError:
        return table


def test_after_a_restart_everybody_sits_where_they_sat(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path).start()
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    shown = ann.view(table, 0)
    ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    before = [ann.view(table, seat) for seat in (0, 1)]
    server.kill()
    server.start()
    assert [ann.view(table, seat) for seat in (0, 1)] == before
    server.stop()


def test_a_game_whose_end_was_not_written_down_any_more_is_over_after_the_restart(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path).start()
    ann = Person(server, "Ann")
    table = ann.table("romans", ["bot", "bot"])
    until(lambda: ann.ask("GET", f"/api/tables/{table}")["status"] == "over")
    server.kill()
    with closing(sqlite3.connect(sqlite)) as db:  # as if it had fallen between the last line and this word
        db.execute("update tables set status = 'running', finished = null where id = ?", [table])
        db.commit()
    server.start()
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"
    assert ann.view(table, -1)["result"]["winners"] is not None
    server.stop()


def test_a_line_resumes_from_the_last_event_it_saw(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts and parts["seats"][0]["here"])
    line.quiet(0.2)
    line.do(line.parts["prompt"]["choices"][0])
    line.quiet(0.2)
    line.close()
    other = ann.line(table, 1)
    other.until(lambda parts: "prompt" in parts)
    again = ann.line(table, 0, epoch=line.parts["epoch"], after=line.parts["n"])
    again.quiet(0.4)
    assert not any(event.get("whole") for event in again.events)
    stranger = ann.line(table, 0, epoch="other", after=line.parts["n"])
    stranger.read()
    assert stranger.events[0]["whole"]
