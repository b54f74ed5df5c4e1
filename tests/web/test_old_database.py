"""A database that an earlier release wrote: running and finished games of all four, and a table that waits for people."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from support.kept import first_choice
from support.served import Person, Server

KEPT = Path(__file__).parent / "kept" / "before-versions.sql.gz"  # written when there was no list of versions yet
GAMES = {"romans", "locksley", "merrymen", "legend"}


class Kept(NamedTuple):
    """A table as it was left."""

    id: str
    game: str
    status: str


class Opened(NamedTuple):
    """The database under today's server, whoever played there come back, and her tables."""

    server: Server
    ann: Person
    tables: list[Kept]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    database = str(tmp_path / "old.sqlite")
    with closing(sqlite3.connect(database)) as db:
        db.executescript(gzip.decompress(KEPT.read_bytes()).decode())
        tables = [Kept(*row) for row in db.execute("select id, game, status from tables")]
    server = Server(database, tmp_path).start()
    ann = Person(server, "Ann")
    own_id = ann.ask("GET", "/api/me")["id"]
    server.stop()
    with closing(sqlite3.connect(database)) as db:  # her cookie of then has run out: the seats are hers by a new one
        db.execute("update seats set person = ? where person is not null", [own_id])
        db.execute("update tables set host = ?", [own_id])
        db.commit()
    server.start()
    yield Opened(server, ann, tables)
    server.stop()


def test_every_page_and_download_answers(opened: Opened) -> None:
    pages = ["/", "/replays", "/rules", "/account", *(f"/rules/{game}" for game in GAMES)]
    for one in opened.tables:
        pages += [f"/tables/{one.id}", f"/api/tables/{one.id}", f"/api/tables/{one.id}/view?seat=0"]
        if one.status == "over":
            pages += [f"/replays/{one.id}", f"/api/replays/{one.id}/0?seat=-1", f"/api/tables/{one.id}/journal"]
    for page in pages:
        for lang in ("en", "fr"):
            answer = opened.ann.http.get(page, headers={"accept-language": lang})
            assert answer.status_code == 200, (page, answer.text)
    for status in ("running", "over"):
        assert {one.game for one in opened.tables if one.status == status} == GAMES
    assert "Traceback" not in opened.server.log


def test_every_running_game_goes_on_once_all_have_agreed(opened: Opened) -> None:
    for one in (one for one in opened.tables if one.status == "running"):
        trouble = opened.ann.view(one.id, 0)["trouble"]
        for seat in trouble["asked"] if trouble else []:
            opened.ann.ask("POST", f"/api/tables/{one.id}/seats/{seat}/agree")
        assert moves(opened.ann, one.id), one
    assert "Traceback" not in opened.server.log


def moves(ann: Person, table: str) -> bool:
    """Whoever of her seats is asked makes a choice."""
    for seat in range(len(ann.ask("GET", f"/api/tables/{table}")["seats"])):
        shown = ann.view(table, seat)
        do = first_choice(shown)
        if do is not None:
            ann.play(table, seat, do, shown["prompt"]["turn"])
            return True
    return False
