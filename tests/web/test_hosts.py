"""Those who look after the house, and those who opened a table: who may come, watch and speak."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sherwood.table.store.database import address
from support.accounts import account, admin, closed_with, signed_in
from support.served import Line, Person, Server, until

FROM_THERE = {"x-forwarded-for": "10.1.1.1"}


@pytest.fixture
def host(server: Server) -> Person:
    person, login = account(server, "Hugo")
    admin(server, "role", login)
    return person


def person_id(host: Person, login: str) -> str:
    return str(host.ask("GET", f"/api/host/people?q={login}")[0]["id"])


# The house


def test_only_hosts_look_after_the_house(server: Server, host: Person) -> None:
    ann, _ = account(server)
    table = ann.table("romans", ["me", "hot:Bea"])
    for path in ("tables", "people", "bans", "deeds"):
        ann.ask("GET", f"/api/host/{path}", expect=403)
        host.ask("GET", f"/api/host/{path}")
    for path in (f"tables/{table}/close", "people/x/ban", "people/x/kick", "people/x/mute", "people/x/code"):
        ann.ask("POST", f"/api/host/{path}", expect=403)
    ann.ask("POST", "/api/host/bans", {"address": "10.9.9.9"}, expect=403)
    ann.ask("POST", "/api/host/announcement", {"text": "mine"}, expect=403)
    assert ann.http.get("/host").status_code == 403
    page = host.http.get("/host").text
    assert table in page
    assert "/host" in host.http.get("/account").text
    assert "/host" not in ann.http.get("/account").text


def test_a_host_closes_a_table_and_it_is_written_down(server: Server, host: Person) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts)
    host.ask("POST", f"/api/host/tables/{table}/close")
    shown = line.until(lambda parts: parts["table"]["status"] == "over")
    assert shown["result"]["winners"] == []
    deed = host.ask("GET", "/api/host/deeds")[0]
    assert (deed["deed"], deed["what"]) == ("close", table)
    assert f'"deed":"close","on":"{table}"' in server.log
    assert table in admin(server, "deeds")
    ann.play(table, 0, ["confirm"], 0, expect=409)


def test_a_banned_account_is_out_at_once_and_stays_out(server: Server, host: Person) -> None:
    eve, login = account(server, "Eve")
    line = eve.line(eve.table("romans", ["me", "hot:Bea"]), 0)
    line.until(lambda parts: "prompt" in parts)
    host.ask("POST", f"/api/host/people/{person_id(host, login)}/ban")
    assert closed_with(line) == 4403
    eve.ask("GET", "/api/me", expect=401)
    Person(server).ask("POST", "/api/session", {"login": login, "password": "seven tall oaks in fog"}, expect=403)
    admin(server, "ban", login, "--off")
    signed_in(server, login)


def test_who_is_silenced_says_nothing_anywhere(server: Server, host: Person) -> None:
    eve, login = account(server, "Eve")
    table = eve.table("romans", ["me", "hot:Bea"])
    host.ask("POST", f"/api/host/people/{person_id(host, login)}/mute")
    assert eve.ask("POST", f"/api/tables/{table}/chat", {"text": "hear me"}, expect=403)["refused"] == "muted"
    host.ask("POST", f"/api/host/people/{person_id(host, login)}/mute?muted=false")
    eve.ask("POST", f"/api/tables/{table}/chat", {"text": "hear me"})


def test_a_command_signs_somebody_out(server: Server) -> None:
    eve, login = account(server, "Eve")
    line = eve.line(eve.table("romans", ["me", "hot:Bea"]), 0)
    line.until(lambda parts: "prompt" in parts)
    admin(server, "kick", login)
    assert closed_with(line) == 4403
    eve.ask("GET", "/api/me", expect=401)


def test_a_command_renews_the_houses_key(server: Server) -> None:
    key = text("select value from house where key = 'secret'")
    engine = create_engine(address(server.database))
    with engine.connect() as db:
        before = db.execute(key).scalar()
    admin(server, "seal")
    with engine.connect() as db:
        after = db.execute(key).scalar()
    engine.dispose()
    assert before
    assert after not in (None, before)
    assert "seal" in admin(server, "deeds")


def test_a_command_silences_open_sockets_too(server: Server) -> None:
    """A socket knows its person as they were when it was opened: it ends, and the next one knows."""
    eve, login = account(server, "Eve")
    table = eve.table("romans", ["me", "hot:Bea"])
    line = eve.line(table, 0)
    assert "ok" in line.ask(type="chat", text="hear me")
    admin(server, "mute", login)
    assert closed_with(line) == 4403
    assert eve.line(table, 0).ask(type="chat", text="hear me")["reason"] == "muted"


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Server]:
    server = Server(str(tmp_path / "own.sqlite"), tmp_path, "--no-limits", "--behind-proxy").start()
    yield server
    server.stop()


def test_a_banned_address_gets_nothing_but_the_word(behind: Server) -> None:
    def comes(address: str) -> int:
        return httpx.get(f"{behind.url}/", headers={"x-forwarded-for": address}).status_code

    assert comes("10.1.1.1") == 200
    eve = Person(behind, "Eve")
    eve.http.headers["x-forwarded-for"] = "10.1.1.1"
    table = eve.table("romans", ["me", "hot:Bea"])
    line = Line(behind, table, 0, {"Cookie": f"sherwood={eve.http.cookies['sherwood']}", **FROM_THERE}, {})
    line.until(lambda parts: "prompt" in parts)
    admin(behind, "ban", "10.1.1.1")
    assert closed_with(line) == 4403, "what was open ends too"
    until(lambda: comes("10.1.1.1") == 403)
    with pytest.raises(InvalidStatus):
        Line(behind, table, 0, FROM_THERE, {})
    assert comes("10.1.1.2") == 200
    admin(behind, "ban", "10.1.1.1", "--off")
    until(lambda: comes("10.1.1.1") == 200)


def test_a_restart_is_announced_on_pages_and_at_tables(behind: Server) -> None:
    ann = Person(behind, "Ann")
    line = ann.line(ann.table("romans", ["me", "hot:Bea"]), 0)
    line.until(lambda parts: "prompt" in parts)
    admin(behind, "announce", "A restart at eight")
    line.until(lambda parts: parts["chat"] and parts["chat"][-1]["text"] == "A restart at eight")
    assert "A restart at eight" in ann.http.get("/").text
    admin(behind, "announce")
    until(lambda: "A restart at eight" not in ann.http.get("/").text)


# A table


def invite(owner: Person, table: str) -> str:
    return owner.http.get(f"/tables/{table}").text.split("/join/")[2].partition('"')[0]


def test_a_private_table_is_watched_and_talked_at_by_invitation_only(server: Server) -> None:
    ann, eve, guest = Person(server, "Ann"), Person(server, "Eve"), Person(server, "Guest")
    table = ann.table("romans", ["me", "open"])
    code = invite(ann, table)
    for path in (f"/tables/{table}", f"/api/tables/{table}", f"/api/tables/{table}/view"):
        assert eve.http.get(path).status_code == 403, path
    eve.ask("POST", f"/api/tables/{table}/chat", {"text": "psst"}, expect=403)
    assert closed_with(eve.line(table)) == 4403
    assert guest.http.get(f"/join/{code}").status_code == 200
    assert guest.http.get(f"/tables/{table}").status_code == 200
    guest.line(table).until(lambda parts: "seats" in parts)
    guest.ask("POST", f"/api/tables/{table}/chat", {"text": "psst"})
    guest.ask("POST", f"/api/tables/{table}/seats/1/person", {}, expect=403)


def test_the_owner_silences_and_sends_away(server: Server) -> None:
    ann, eve, bob = Person(server, "Ann"), Person(server, "Eve"), Person(server, "Bob")
    table = ann.table("romans", ["me", "open", "open"], public=True)
    eve.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    bob.ask("POST", f"/api/tables/{table}/chat", {"text": "boo"})
    n = ann.ask("GET", f"/api/tables/{table}/view")["chat"][0]["n"]
    for deed in ("seats/1/mute", "seats/1/remove", f"chat/{n}/mute"):
        bob.ask("POST", f"/api/tables/{table}/{deed}", expect=403)
    page = ann.http.get(f"/tables/{table}/people").text
    assert "Eve" in page
    assert "Bob" in page
    assert bob.http.get(f"/tables/{table}/people").status_code == 403
    ann.ask("POST", f"/api/tables/{table}/chat/{n}/mute")
    bob.ask("POST", f"/api/tables/{table}/chat", {"text": "boo again"}, expect=403)
    line = eve.line(table, 1)
    line.until(lambda parts: "seats" in parts)
    ann.ask("POST", f"/api/tables/{table}/seats/1/remove")
    assert closed_with(line) == 4403
    assert ann.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    eve.ask("POST", f"/api/tables/{table}/seats/1/person", {}, expect=403)
    assert eve.http.get(f"/tables/{table}").status_code == 403
    ann.ask("POST", f"/api/tables/{table}/seats/0/remove", expect=409)


def test_a_bot_plays_on_for_whoever_is_sent_away(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.table("romans", ["me", "open"], public=True)
    eve.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    ann.ask("POST", f"/api/tables/{table}/seats/1/remove")
    until(lambda: not ann.view(table, 0)["seats"][1]["waiting"])
    eve.ask("POST", f"/api/tables/{table}/seats/1/return", expect=403)
    assert json.dumps(ann.view(table, 0)["seats"][1]["kind"]) == '"bot"'


def test_a_kept_line_of_talk_has_an_end(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "open"])
    for n in range(305):
        ann.ask("POST", f"/api/tables/{table}/chat", {"text": f"line {n} {time.time_ns()}"})
    said = ann.ask("GET", f"/api/tables/{table}/view")["chat"]
    assert len(said) == 300
    assert said[0]["n"] == 6


def test_a_socket_of_nobody_tells_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    with pytest.raises(ConnectionClosed):
        Person(server).line(table).read()
