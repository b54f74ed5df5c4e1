"""Sealed dice at web tables: the seal comes first, the secret last, and neither a crash nor a move of the house changes a die."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import sherwood
from sherwood.cli import run
from sherwood.table.sealed import secret_of, terms_of
from sherwood.table.store import backup
from sherwood.table.store.database import address
from support.kept import first_choice
from support.postgres import new_database
from support.served import Person, Server, until

MINE, THEIRS = "00112233445566778899aabbccddeeff", "deadbeef"


def opened(person: Person, game: str, seats: list[str], **more: Any) -> tuple[str, str]:
    """A table whose seal was seen before it was opened: its name and the seal."""
    ticket = person.ask("POST", "/api/dice")
    table = person.table(game, seats, dice={"ticket": ticket["ticket"], "added": MINE}, **more)
    assert table == ticket["table"]
    return table, str(ticket["commitment"])


def moves(person: Person, table: str, seats: list[int], n: int) -> None:
    """So many choices of whoever of them is asked."""
    for _ in range(n):
        for seat in seats:
            shown = person.view(table, seat)
            choice = first_choice(shown)
            if choice is not None:
                person.play(table, seat, choice, shown["prompt"]["turn"])
                break


def journal(person: Person, table: str) -> str:
    return str(person.ask("GET", f"/api/tables/{table}/journal").text)


def secret(database: str, table: str) -> str:
    engine = create_engine(address(database))
    with engine.connect() as db:
        master = db.execute(text("select value from house where key = 'dice'")).scalar()
    engine.dispose()
    return secret_of(str(master), table)


def test_the_seal_comes_first_and_the_secret_last(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, seal = opened(ann, "locksley", ["me", "open"], public=True)
    shown = bob.ask("GET", f"/api/dice/{table}")["commitment"]
    assert shown == seal == bob.ask("GET", f"/api/tables/{table}/dice")["commitment"]
    assert seal[:16] in bob.http.get(f"/tables/{table}").text, "the page shows it before one sits down"
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {"dice": {"commitment": "0" * 64, "added": THEIRS}}, 409)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {"dice": {"commitment": seal, "added": THEIRS}})
    assert bob.ask("GET", f"/api/tables/{table}/dice") == {"sealed": True, "commitment": seal, "added": [MINE, THEIRS]}
    for seat, person in ((0, ann), (1, bob)) * 3:
        moves(person, table, [seat], 2)
    hidden = secret(server.database, table)
    key = terms_of({"dice": {"scheme": "sherwood-dice-1", "table": table, "commitment": seal, "added": [MINE, THEIRS]}})
    assert key is not None
    seen = [bob.http.get(path).text for path in _places(table)]
    line = bob.line(table, 1, drawn=1)
    line.until(lambda parts: "prompt" in parts)
    seen.append(json.dumps(line.events))
    assert not any(leak in one for one in seen for leak in (hidden, key.key(hidden).digits))
    assert bob.http.get(f"/api/tables/{table}/journal").status_code == 403
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    line.until(lambda parts: parts["table"]["status"] == "over")  # Bob's process may be another than Ann's
    found = sherwood.verify(journal(bob, table), seal, THEIRS)
    assert found.terms.added == (MINE, THEIRS)
    assert found.counted.draws > 0
    told = bob.ask("GET", f"/api/replays/{table}/dice")
    assert told["ok"]
    assert told["secret"] == hidden
    assert hidden in bob.http.get(f"/replays/{table}/dice").text, "as the page had promised"
    assert told["draws"] == found.counted.draws
    assert seal in bob.http.get(f"/replays/{table}/dice").text
    assert str(bob.http.get(f"/tables/{table}/dice", follow_redirects=True).url).endswith(f"/replays/{table}/dice")


def _places(table: str) -> list[str]:
    view = f"/api/tables/{table}/view?seat=1"
    names = (f"tables/{table}", f"replays/{table}")  # a running game has no replay: it is refused
    return [view, *(f"{api}/{name}{dice}" for api in ("", "/api") for name in names for dice in ("", "/dice"))]


def test_a_ticket_is_good_for_one_table_and_only_ours(server: Server) -> None:
    ann = Person(server, "Ann")
    ticket = ann.ask("POST", "/api/dice")["ticket"]
    body = {
        "game": "romans",
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "dice": {"ticket": ticket, "added": "aa"},
    }
    ann.ask("POST", "/api/tables", body)
    assert ann.ask("POST", "/api/tables", body, 409)["refused"] == "dice-ticket"
    name, until_, mark = ticket.split(".")
    for wrong in (f"other.{until_}.{mark}", f"{name}.{int(until_) + 9}.{mark}", f"{name}.1.{mark}", "x", "..", ""):
        ann.ask("POST", "/api/tables", {**body, "dice": {"ticket": wrong, "added": "aa"}}, 409)
    for digits in ("", "xyz", "A" * 3, "a" * 65):
        ann.ask("POST", "/api/tables", {**body, "dice": {"ticket": ticket, "added": digits}}, 400)


def test_programs_that_add_nothing_play_with_sealed_dice_too(server: Server) -> None:
    """Bots at their seats, take-backs on the way; then the same again, to which its person adds."""
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot:random"])
    until(lambda: _took_back(ann, table))
    moves(ann, table, [0], 8)
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    found = sherwood.verify(journal(ann, table))
    assert found.terms.added == ("", "")
    assert found.counted.picks > 0
    assert "Nobody added anything" in ann.ask("GET", f"/api/replays/{table}/dice")["say"]
    ticket = ann.ask("POST", "/api/dice")
    again = ann.ask("POST", f"/api/tables/{table}/rematch", {"open": {"ticket": ticket["ticket"], "added": MINE}})
    assert again["to"] == f"/tables/{ticket['table']}"
    assert ann.ask("GET", f"/api/tables/{ticket['table']}/dice")["added"] == ["", MINE]


def _took_back(person: Person, table: str) -> bool:
    """Another choice of theirs; not where a bot has answered meanwhile, also between a look and the deed."""
    moves(person, table, [0], 1)
    answer = person.http.post(f"/api/tables/{table}/seats/0/take-back")
    assert answer.is_success or answer.json()["refused"] == "take-back", answer.text
    return answer.is_success


def test_those_who_come_to_a_rematch_add_their_own(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, _ = opened(ann, "locksley", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    ticket, late = ann.ask("POST", "/api/dice"), bob.ask("POST", "/api/dice")
    ann.ask("POST", f"/api/tables/{table}/rematch", {"open": {"ticket": ticket["ticket"], "added": MINE}})
    seal = bob.ask("GET", f"/api/dice/{ticket['table']}")["commitment"]
    assert seal == ticket["commitment"]
    too_late = {"open": {"ticket": late["ticket"], "added": THEIRS}}
    no = bob.ask("POST", f"/api/tables/{table}/rematch", too_late, 409)
    assert no["refused"] == "rematch-offered", "what was meant for another table is not dropped in silence"
    assert bob.ask("GET", f"/api/tables/{ticket['table']}")["status"] == "lobby"
    bob.ask("POST", f"/api/tables/{table}/rematch", {"join": {"commitment": seal, "added": THEIRS}})
    assert ann.ask("GET", f"/api/tables/{ticket['table']}/dice")["added"] == [THEIRS, MINE]
    assert bob.ask("POST", f"/api/tables/{table}/rematch", too_late)["to"].endswith(ticket["table"]), (
        "sits there already"
    )


def test_the_same_dice_after_a_crash_and_in_a_new_house(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed on SQLite, gone on with on PostgreSQL; then checked by somebody who has nothing but the file."""
    first, second = str(tmp_path / "own.sqlite"), new_database(postgres_url)
    house = Server(first, tmp_path).start()
    ann = Person(house, "Ann")
    table, seal = opened(ann, "locksley", ["me", "hot:Bea"])
    moves(ann, table, [0, 1], 12)
    house.kill()
    backup.save(first, tmp_path / "house.backup")
    backup.restore(tmp_path / "house.backup", second)
    other = Server(second, tmp_path).start()
    moved = Person(other)
    moved.http.cookies = ann.http.cookies
    moves(moved, table, [0, 1], 12)
    moved.ask("POST", f"/api/tables/{table}/seats/0/resign")
    kept = tmp_path / "taken.journal"
    kept.write_text(journal(moved, table))
    other.stop()
    found = sherwood.verify(kept.read_text(), seal, MINE)
    assert found.records == 25
    assert found.counted.draws > 20
    monkeypatch.setenv("SHERWOOD_LANG", "en")
    assert run(["verify", str(kept), "--commitment", seal, "--added", MINE]) == 0
    said = capsys.readouterr().out
    assert f"{found.counted.draws} draws" in said
    assert seal in said
    assert f"Ann added {MINE}" in said
    assert run(["verify", str(kept), "--commitment", "0" * 64, "--lang", "fr"]) == 1
    assert capsys.readouterr().err.startswith("Le sceau du journal est")
    kept.write_text(kept.read_text().replace(MINE, MINE[::-1], 1))
    assert run(["verify", str(kept), "--lang", "en"]) == 1
    assert "line 1 of the journal has been changed" in capsys.readouterr().err
