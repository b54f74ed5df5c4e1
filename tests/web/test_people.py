"""Guests, accounts, seats that change hands, rematches, resignations, clocks."""

from __future__ import annotations

import time

from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from support.accounts import account, admin
from support.served import Person, Server, until


def test_an_account_keeps_and_adopts_what_guests_played(server: Server) -> None:
    login = f"ann{time.time_ns()}"
    ann = Person(server, "Ann")
    first = ann.table("romans", ["me", "hot:Bea"])
    ann.ask("POST", "/api/account", {"login": login, "password": "long enough to keep"})
    guest = Person(server, "Guest")
    second = guest.table("romans", ["me", "hot:Cy"])
    hosted = guest.table("romans", ["open", "open"], public=True)
    guest.ask("POST", "/api/session", {"login": login, "password": "wrong words"}, expect=401)
    guest.ask("POST", "/api/session", {"login": login.upper(), "password": "long enough to keep"})
    mine = {table["id"] for table in guest.ask("GET", "/api/tables?mine=true")}
    assert {first, second} <= mine
    assert guest.ask("GET", f"/api/tables/{second}")["yours"] == [0, 1]
    guest.ask("PUT", f"/api/tables/{hosted}/seats/1/bot", {"level": "random"})  # the host, without a seat there
    Person(server, "Other").ask("POST", "/api/account", {"login": login, "password": "long enough to keep"}, expect=409)
    ann.ask("DELETE", "/api/session?everywhere=true")
    guest.ask("GET", "/api/me", expect=401)


def test_passwords_are_kept_as_argon2(server: Server) -> None:
    ann = Person(server, "Ann")
    login = f"pw{time.time_ns()}"
    ann.ask("POST", "/api/account", {"login": login, "password": "in the clear"})
    engine = create_engine(address(server.database))
    with engine.connect() as db:
        stored = db.execute(text("select password from people where login = :login"), {"login": login}).scalar_one()
    engine.dispose()
    assert stored.startswith("$argon2id$")
    assert "in the clear" not in stored


def test_an_invitation_seats_a_guest_and_starts_the_game(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("romans", ["me", "open"])
    page = ann.http.get(f"/tables/{table}").text
    invites = [part.partition('"')[0] for part in page.split("/join/")[1:]]
    assert "/join/" not in bob.http.get(f"/tables/{table}").text, "only the host sees the links"
    bob.ask("POST", f"/api/invites/{invites[1]}", {})
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "running"


def test_who_resigns_leaves_the_win_to_the_last_one(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("romans", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    shown = ann.view(table, 0)
    assert shown["table"]["status"] == "over"
    assert shown["result"]["winners"] == [0]
    first = ann.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2]
    assert bob.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2] == first
    again = bob.ask("GET", f"/api/tables/{first}")
    assert again["status"] == "running"
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"], "everybody one seat further"


def test_a_bot_plays_for_whoever_lets_the_agreed_time_pass(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"], pace=60)
    engine = create_engine(address(server.database))
    with engine.begin() as db:  # an hour ago, as if nobody had been there since; and the server learns it anew
        db.execute(text("update moves set at = at - 3600 where table_id = :table"), {"table": table})
    engine.dispose()
    other = Server(server.database, server.folder).start()
    try:
        until(lambda: all(seat["away"] for seat in ann.ask("GET", f"/api/tables/{table}")["seats"]))
        ann.play(table, 0, ["place", 0, 0], 0, expect=409)
    finally:
        other.stop()
    until(lambda: ann.http.get(f"/api/tables/{table}/view").json()["seats"][0]["away"])


def test_a_leaver_comes_back_to_the_seat(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    ann.ask("DELETE", f"/api/tables/{table}/seats/1/person")
    until(lambda: not ann.view(table, 1)["seats"][1]["waiting"])
    ann.ask("POST", f"/api/tables/{table}/seats/1/return")
    assert not ann.view(table, 1)["seats"][1]["away"]


def test_finished_games_are_listed_replayed_and_downloaded(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "open"], public=True)
    bob = Person(server, "Bob")
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    assert table in ann.http.get("/replays").text
    assert ann.ask("GET", f"/api/replays/{table}/0")["steps"] == 0
    ann.ask("GET", f"/api/replays/{table}/1", expect=404)
    ann.ask("GET", f"/api/replays/{table}/0?seat=7", expect=404)


def test_seats_lead_to_the_pages_of_those_who_have_one(server: Server) -> None:
    (ann, _), (bad, login), guest = account(server), account(server, "Bad"), Person(server, "Guest")
    me = f"/people/{ann.ask('GET', '/api/me')['id']}"
    table = ann.table("romans", ["me", "hot:Ned", "bot", "open"])
    assert [one["page"] for one in ann.ask("GET", f"/api/tables/{table}/pages")] == [me, "", "", ""], "Ned is not Ann"
    guest.ask("GET", f"/api/tables/{table}/pages", expect=403)
    public = ann.table("romans", ["me", "open", "open", "open"], public=True)
    for seat, one in enumerate((guest, bad), 1):
        one.ask("POST", f"/api/tables/{public}/seats/{seat}/person", {})
    pages = {one["name"]: one["page"] for one in Person(server).ask("GET", f"/api/tables/{public}/pages")}
    assert pages == {"Ann": me, "Guest": "", "Bad": pages["Bad"], "": ""}
    assert Person(server).http.get(pages["Bad"]).status_code == 200
    own = {one["name"]: one["page"] for one in guest.ask("GET", f"/api/tables/{public}/pages")}
    assert guest.http.get(own["Guest"]).status_code == 200, "a guest's page is there for themselves"
    assert ann.http.get(own["Guest"]).status_code == 404
    admin(server, "ban", login)
    left = {one["name"]: one["page"] for one in ann.ask("GET", f"/api/tables/{public}/pages")}
    assert left["Bad"] == ""
