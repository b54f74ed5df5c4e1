"""A server with newer rules opens the games of an older one: none is lost, and its people decide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.kept import first_choice, rewrite, rows
from support.older import older
from support.served import Person, Server


@pytest.fixture
def own(sqlite: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(sqlite, tmp_path).start()
    yield server
    server.stop()


def play(person: Person, table: str, seats: list[int], choices: int) -> Any:
    """Choices by whoever of these seats is asked; what the first of them sees then."""
    for _ in range(choices):
        for seat in seats:
            shown = person.view(table, seat)
            do = first_choice(shown)
            if do is not None:
                person.play(table, seat, do, shown["prompt"]["turn"])
                break
    return person.view(table, seats[0])


def under_newer_rules(own: Server, table: str, parts_at: int | None) -> None:
    """As if the game had been played by an older version, and the server had been updated since."""
    own.stop()
    rewrite(own.database, table, partial(older, parts_at=parts_at))
    own.start()


def to_the_end(person: Person, table: str) -> None:
    for _ in range(400):
        if play(person, table, [0, 1], 1)["table"]["status"] == "over":
            return
    raise AssertionError("it never ends")


def test_a_game_that_the_change_does_not_touch_goes_on_and_says_so(own: Server) -> None:
    ann = Person(own, "Ann")
    table = ann.table("locksley", ["me", "hot:Bea"])
    play(ann, table, [0, 1], 6)
    under_newer_rules(own, table, None)
    assert ann.view(table, 0)["trouble"] is None
    shown = play(ann, table, [0, 1], 2)
    assert sum("The rules have been mended" in line["text"] for line in shown["log"]) == 1
    own.kill()
    own.start()
    assert play(ann, table, [0, 1], 1)["trouble"] is None
    assert "Traceback" not in own.log


def test_where_it_touches_one_all_must_agree_to_go_on_from_the_last_sure_moment(own: Server) -> None:
    ann, bea = Person(own, "Ann"), Person(own, "Bea")
    table = ann.table("romans", ["me", "open"], public=True)
    bea.ask("POST", f"/api/tables/{table}/seats/1/person", {"name": "Bea"})
    play(ann, table, [0], 4)
    before = len(rows(own.database, table))
    under_newer_rules(own, table, 3)
    shown = ann.view(table, 0)
    assert (shown["trouble"]["reason"], shown["trouble"]["asked"], shown["prompt"]) == ("parted", [0, 1], None)
    assert ann.play(table, 0, ["confirm"], 0, expect=409)["refused"] == "parted"
    page = ann.http.get("/").text
    assert "rules have changed" in page
    assert ann.http.get(f"/tables/{table}").status_code == 200
    ann.ask("POST", f"/api/tables/{table}/seats/0/agree")
    assert bea.view(table, 1)["trouble"]["agreed"] == [0]
    bea.ask("POST", f"/api/tables/{table}/seats/1/agree")
    assert ann.view(table, 0)["trouble"] is None
    assert len(rows(own.database, table)) == before + 1, "nothing is erased: a row says what counts"
    play(ann, table, [0], 2)
    own.kill()
    own.start()
    shown = ann.view(table, 0)
    assert shown["trouble"] is None
    assert any("The rules have been mended" in line["text"] for line in shown["log"])
    assert ann.ask("POST", f"/api/tables/{table}/seats/0/agree", expect=409)["refused"] == "not-parted"


def test_one_who_does_not_want_to_go_on_ends_it(own: Server) -> None:
    ann = Person(own, "Ann")
    table = ann.table("romans", ["me", "bot"])
    play(ann, table, [0], 3)
    under_newer_rules(own, table, 2)
    ann.ask("POST", f"/api/tables/{table}/seats/0/end")
    shown = ann.view(table, 0)
    assert (shown["table"]["status"], shown["result"]["winners"]) == ("over", [])
    assert shown["result"]["ending"] == "Ended because the rules have changed."
    assert ann.http.get(f"/replays/{table}").status_code == 200


def test_a_finished_game_keeps_its_result_its_log_and_its_journal(own: Server) -> None:
    ann = Person(own, "Ann")
    table = ann.table("purses", ["me", "hot:Bea"])
    to_the_end(ann, table)
    before = ann.view(table, 0)
    under_newer_rules(own, table, 4)
    after = ann.view(table, 0)
    assert after["result"] == before["result"]
    assert after["log"] == before["log"]
    assert after["trouble"]["reason"] == "parted"
    journal = ann.http.get(f"/api/tables/{table}/journal")
    assert journal.status_code == 200
    assert journal.text == ann.http.get(f"/api/replays/{table}/journal").text
    assert len(journal.text.splitlines()) == len(rows(own.database, table)) + 1
    replay = ann.http.get(f"/replays/{table}")
    assert replay.status_code == 200
    assert 'max="3"' in replay.text
    assert "it would have gone another way" in ann.ask("GET", f"/api/replays/{table}/3?seat=-2")["stopped"]
    assert ann.ask("GET", f"/api/replays/{table}/2?seat=-2")["stopped"] == ""
    assert ann.http.get("/replays").status_code == 200


@pytest.mark.parametrize("parts_at", [0, None], ids=["no position agrees", "damaged"])
def test_no_page_list_or_download_fails_because_of_one_journal(own: Server, parts_at: int | None) -> None:
    ann = Person(own, "Ann")
    running, over = (ann.table("purses", ["me", "hot:Bea"]) for _ in range(2))
    to_the_end(ann, over)
    result = ann.view(over, 0)["result"]
    own.stop()
    for table in (running, over):
        broken = (
            partial(older, parts_at=parts_at) if parts_at is not None else lambda lines: ["no journal"] * len(lines)
        )
        rewrite(own.database, table, broken)
    own.start()
    for path in ("/", "/replays", f"/tables/{running}", f"/tables/{over}", f"/replays/{over}"):
        assert ann.http.get(path).status_code == 200, path
    for path in (f"/api/tables/{over}/journal", f"/api/replays/{over}/journal", f"/api/tables/{over}"):
        assert ann.http.get(path).status_code == 200, path
    assert ann.view(over, 0)["result"] == result
    ann.ask("POST", f"/api/tables/{running}/seats/0/end")
    assert ann.view(running, 0)["table"]["status"] == "over"
    assert "Traceback" not in own.log
