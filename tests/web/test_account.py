"""An account in its owner's hands: password, codes, sessions that end, tokens, what is kept, and its end."""

from __future__ import annotations

import json
import time

import httpx
import pytest
from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from sherwood.table.store.snapshot import effective, rebuild
from sherwood.web import passwords
from sherwood.web.errors import Refused
from support.accounts import BETTER, GOOD, account, admin, closed_with, signed_in
from support.kept import first_choice, rows
from support.served import Line, Person, Server, until

# Passwords


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1234!",
        "P@ssw0rd2024!",
        "qwertyuiop12",
        "123456789012",
        "aaaaaaaaaaaaaa",
        "sherwood-sherwood",
    ],
)
def test_what_everybody_tries_first_is_no_password(password: str) -> None:
    with pytest.raises(Refused):
        passwords.check(password, "ann")


def test_three_thousand_of_the_commonest_are_none() -> None:
    """Words of the list with what people put after them to please a form, those that are long enough."""
    endings = ("1234", "12345", "123456", "2024!", "1987", "1!1!", "007", "!!!", "@123", "2025", "123!", "abcd")
    words = [word for word in passwords.common() if word.isalpha()]
    made = {f"{word}{ending}".capitalize() for word in words for ending in endings} | {word * 2 for word in words}
    long_enough = [one for one in made if len(one) >= 12]
    assert len(long_enough) > 3000
    assert [one for one in long_enough if passwords.signs(one) >= passwords.SIGNS] == []


@pytest.mark.parametrize("password", [GOOD, BETTER, "long enough to keep", "Xq7#vL2p!mRt", "correcte ficelle mauve"])
def test_what_nobody_would_guess_is_one(password: str) -> None:
    passwords.check(password, "ann")


def test_hardly_more_than_the_login_is_no_password(server: Server) -> None:
    ann = Person(server, "Ann")
    login = f"wanderer{time.time_ns()}"
    ann.ask("POST", "/api/account", {"login": login, "password": f"{login}123"}, expect=400)
    ann.ask("POST", "/api/account", {"login": "aaa\n", "password": GOOD}, expect=400)
    ann.ask("POST", "/api/account", {"login": login, "password": "too short"}, expect=400)


def test_a_changed_password_ends_everything_else(server: Server) -> None:
    ann, login = account(server)
    other = signed_in(server, login)
    table = ann.table("romans", ["me", "hot:Bea"])
    line = other.line(table, 0)
    line.until(lambda parts: "prompt" in parts)
    ann.ask("PUT", "/api/account/password", {"password": "not this one at all", "new": BETTER}, expect=401)
    ann.ask("PUT", "/api/account/password", {"password": GOOD, "new": BETTER})
    assert closed_with(line) == 4403
    other.ask("GET", "/api/me", expect=401)
    ann.ask("GET", "/api/me")
    Person(server).ask("POST", "/api/session", {"login": login, "password": GOOD}, expect=401)
    signed_in(server, login, BETTER)


def test_a_code_of_the_host_opens_an_account_once(server: Server) -> None:
    _, login = account(server)
    code = admin(server, "code", login)
    lost = Person(server)
    lost.ask("POST", "/api/account/reset", {"login": "another", "code": code, "new": BETTER}, expect=401)
    lost.ask("POST", "/api/account/reset", {"login": login, "code": "0000-0000", "new": BETTER}, expect=401)
    lost.ask("POST", "/api/account/reset", {"login": login, "code": code.upper(), "new": BETTER})
    assert lost.ask("GET", "/api/me")["login"] == login
    lost.ask("POST", "/api/account/reset", {"login": login, "code": code, "new": GOOD}, expect=401)


# Sessions


def test_a_cookie_that_was_signed_out_opens_nothing(server: Server) -> None:
    ann, login = account(server)
    copied = ann.http.cookies["sherwood"]
    ann.ask("DELETE", "/api/session")
    answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"sherwood={copied}"})
    assert answer.status_code == 401
    engine = create_engine(address(server.database))
    with engine.connect() as db:
        kept = "".join(str(row) for row in db.execute(text("select * from sessions")))
    engine.dispose()
    assert copied not in kept, "only its hash is kept"
    assert signed_in(server, login).ask("GET", "/api/me")["login"] == login


def test_browsers_are_listed_and_one_of_them_ended(server: Server) -> None:
    ann, login = account(server)
    stolen, (bob, _) = signed_in(server, login), account(server, "Bob")
    line = stolen.line(ann.table("romans", ["me", "hot:Bea"]), 0)
    line.until(lambda parts: "prompt" in parts)
    found = ann.ask("GET", "/api/account/sessions")
    assert [one["this"] for one in found].count(True) == 1
    other = next(one["id"] for one in found if not one["this"])
    assert stolen.http.cookies["sherwood"] not in ann.http.get("/account").text
    bob.ask("DELETE", f"/api/account/sessions/{other}", expect=404)
    ann.ask("DELETE", f"/api/account/sessions/{other}")
    assert closed_with(line) == 4403
    stolen.ask("GET", "/api/me", expect=401)
    assert len(ann.ask("GET", "/api/account/sessions")) == 1


def test_signing_out_everywhere_ends_sockets_and_tokens(server: Server) -> None:
    ann, login = account(server)
    table = ann.table("romans", ["me", "hot:Bea"])
    token = ann.ask("POST", f"/api/tables/{table}/seats/0/token")["token"]
    program = Line(server, table, 0, {"Authorization": f"Bearer {token}"}, {})
    browser = signed_in(server, login).line(table, 1)
    for line in (program, browser):
        line.until(lambda parts: "prompt" in parts)
    ann.ask("DELETE", "/api/session?everywhere=true")
    assert closed_with(browser) == 4403
    assert closed_with(program) == 4403
    answer = httpx.get(f"{server.url}/api/tables/{table}/view", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


def test_tokens_are_listed_and_revoked(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    token = ann.ask("POST", f"/api/tables/{table}/seats/1/token")["token"]
    assert ann.ask("GET", "/api/account/tokens") == [{"table": table, "seat": 1, "game": "romans"}]
    assert f"/api/tables/{table}/seats/1/token" in ann.http.get("/account").text
    program = Line(server, table, 1, {"Authorization": f"Bearer {token}"}, {})
    program.until(lambda parts: "prompt" in parts)
    ann.ask("DELETE", f"/api/tables/{table}/seats/1/token")
    assert closed_with(program) == 4403
    assert ann.ask("GET", "/api/account/tokens") == []


def test_a_session_of_old_ends(server: Server) -> None:
    ann, _ = account(server)
    engine = create_engine(address(server.database))
    with engine.begin() as db:
        mine = "person = (select id from people where id = :id)"
        found = {"id": ann.ask("GET", "/api/me")["id"]}
        db.execute(text(f"update sessions set used = used - 31 * 86400 where {mine}"), found)
    engine.dispose()
    ann.ask("GET", "/api/me", expect=401)


# What is kept, and its end


def test_all_that_is_kept_can_be_taken_along(server: Server) -> None:
    ann, login = account(server)
    table = ann.table("romans", ["me", "hot:Bea"])
    ann.ask("POST", f"/api/tables/{table}/chat", {"text": "what I said"})
    kept = ann.ask("GET", "/api/account/data")
    assert kept["person"][0]["login"] == login
    assert [seat["seat"] for seat in kept["seats"]] == [0, 1]
    assert kept["said"][0]["text"] == "what I said"
    assert len(kept["sessions"]) == 1
    assert "argon2" not in json.dumps(kept)


def test_who_is_deleted_leaves_games_without_a_name(server: Server) -> None:
    ann, login = account(server, "Annabella")
    bob = Person(server, "Bob")
    table = ann.table("romans", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    ann.ask("POST", f"/api/tables/{table}/chat", {"text": "my words"})
    shown = ann.view(table, 0)
    ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    watcher = bob.line(table, 1)
    watcher.until(lambda parts: parts.get("chat"))
    ann.ask("POST", "/api/account/goodbye", {"password": "not mine at all"}, expect=401)
    ann.ask("POST", "/api/account/goodbye", {"password": GOOD})
    ann.ask("GET", "/api/me", expect=401)
    Person(server).ask("POST", "/api/session", {"login": login, "password": GOOD}, expect=401)
    watcher.until(lambda parts: parts["seats"][0]["kind"] == "bot" and not parts["chat"])
    seen = json.dumps([bob.view(table, 1), bob.ask("GET", f"/api/tables/{table}")])
    assert "Annabella" not in seen
    assert "my words" not in seen
    kept = rows(server.database, table)
    assert "Annabella" not in "".join(move.line for move in kept)
    assert rebuild(effective(kept)).names[1] == "Bob", "the journal holds, every sum of it"
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    until(lambda: bob.view(table, 1)["table"]["status"] == "over")


def test_a_guest_can_be_deleted_too(server: Server) -> None:
    ann = Person(server, "Ann")
    ann.table("romans", ["me", "open"], public=True)
    ann.ask("POST", "/api/account/goodbye", {})
    ann.ask("GET", "/api/me", expect=401)
