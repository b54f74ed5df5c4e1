"""Malformed, huge, foreign and hostile requests get a clear refusal and change nothing."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.served import Line, Person, Server, until


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        "null",
        '{"type":"do"}',
        '{"type":"nothing"}',
        '{"type":"do","do":"place"}',
        '{"type":"do","do":[{"a":1}],"turn":0}',
        '{"type":"do","do":["place",-1,99999999999999999999],"turn":0}',
        '{"type":"do","do":["place",0,0],"turn":1e400}',
        '{"type":"do","do":["place",0.5,0],"turn":0}',
        '{"type":"do","do":["place"],"turn":0,"seat":1}',
        '{"type":"chat","text":"' + "x" * 3000 + '"}',
        '{"type":"chat","text":"   "}',
        "[" * 4000,
        '{"type":"do","do":["' + "y" * 9000 + '"],"turn":0}',
        '{"type":"take_back"}',
        "\x00\ud7ff",
    ],
)
def test_a_bad_message_is_refused_and_changes_nothing(server: Server, text: str) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    before = ann.view(table, 0)
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts)
    answer = line.raw(text)
    assert "no" in answer
    assert answer["say"]
    assert answer["reason"] != "broken"
    assert "Traceback" not in json.dumps(answer)
    line.close()
    after = ann.view(table, 0)
    assert (after["view"], after["log"], after["chat"]) == (before["view"], before["log"], before["chat"])


@pytest.mark.parametrize("odd", ["--1", "-", "1e3", "١", "9" * 40, "%00", "0x1", "+1"])
def test_a_number_that_is_none_is_left_out(server: Server, odd: str) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"], public=True)
    line = ann.line(table, -1, after=f"{odd}&seat={odd}")
    assert line.read()["whole"], "somebody who watches"
    assert '"what":"socket"' not in server.log


@pytest.mark.parametrize("path", ["/tables/a%00b", "/api/tables/a%00b", "/join/%00", "/replays/file-%00", "/?q=%00"])
def test_an_address_without_a_sign_in_it_is_malformed(server: Server, path: str) -> None:
    assert Person(server).http.get(path).status_code == 400


def test_what_no_database_takes_is_refused_or_left_out(server: Server) -> None:
    ann = Person(server, "An\0n")
    assert ann.ask("GET", "/api/me")["name"] == "An n"
    table = ann.table("romans", ["me", "open"])
    ann.ask("POST", f"/api/tables/{table}/chat", {"text": "no\0thing"})
    line = ann.line(table, 0)
    assert "ok" in line.ask(type="chat", text="half\0way")
    said = [one["text"] for one in ann.ask("GET", f"/api/tables/{table}/view")["chat"]]
    assert said == ["no thing", "half way"]
    assert line.ask(type="chat", text="\0\0")["reason"] == "chat-length"
    ann.ask("PUT", f"/api/tables/{table}/seats/{2**70}/bot", {"level": "random"}, expect=404)
    ann.ask("POST", f"/api/tables/{table}/seats/{2**70}/person", {}, expect=404)
    ann.ask("GET", f"/api/tables/{table}/view?seat={2**70}", expect=403)
    ann.ask("POST", f"/api/tables/{table}/chat/{2**70}/mute", expect=404)
    for body in (b"[" * 100_000, b'{"name":' * 50_000, b'{"name":' + b"[" * 100_000 + b"]" * 100_000 + b"}"):
        answer = ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
    assert "RecursionError" not in server.log


def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    cookies = "; ".join(f"{one.name}={one.value}" for one in ann.http.cookies.jar)
    line = Line(server, table, 0, {"Cookie": cookies}, {}, origin="https://evil.example")
    with pytest.raises(ConnectionClosed) as closed:
        line.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_foreign_page_changes_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    for origin in ("https://evil.example", "null", ""):
        answer = ann.http.put("/api/me", json={"name": "Mallory"}, headers={"origin": origin})
        assert answer.status_code == 403, origin
    del ann.http.headers["origin"]
    assert ann.http.put("/api/me", json={"name": "Mallory"}).status_code == 403
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_forged_session_is_nobody(server: Server) -> None:
    ann = Person(server, "Ann")
    cookie = ann.http.cookies["sherwood"]
    for forged in (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), "", "a.b.c", "...", "x" * 5000, cookie + "é"):
        answer = httpx.get(f"{server.url}/api/me", headers={b"cookie": f"sherwood={forged}".encode()})
        assert answer.status_code == 401, forged


def test_seats_belong_to_their_people(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.table("romans", ["me", "open", "open"])
    eve.ask("POST", f"/api/tables/{table}/seats/1/person", {}, expect=403)
    eve.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "flat"}, expect=403)
    for deed in ("resign", "return", "take-back", "token"):
        eve.ask("POST", f"/api/tables/{table}/seats/0/{deed}", expect=403)
    eve.ask("DELETE", f"/api/tables/{table}/seats/0/person", expect=403)
    eve.ask("POST", "/api/invites/guessed", {}, expect=404)
    ann.ask("POST", f"/api/tables/{table}/seats/9/person", {}, expect=404)


def test_options_that_do_not_go_together_are_refused_with_the_rule(server: Server) -> None:
    ann = Person(server, "Ann")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
    refusal = ann.ask("POST", "/api/tables", {"game": "romans", "seats": seats, "options": {"neutrals": 1}}, expect=400)
    assert refusal["say"]
    assert refusal["rule"]
    ann.ask("POST", "/api/tables", {"game": "romans", "seats": seats * 3, "options": {}}, expect=400)
    ann.ask("POST", "/api/tables", {"game": "chess", "seats": seats, "options": {}}, expect=404)
    ann.ask("POST", "/api/tables", {"game": "romans", "seats": seats, "options": {"nonsense": 1}}, expect=400)
    ann.ask("POST", "/api/tables", {"game": "romans", "seats": seats, "pace": 5}, expect=400)


def test_pages_are_sent_with_a_strict_policy_and_everything_escaped(server: Server) -> None:
    name = '"><script>x'
    ann = Person(server, name)
    ann.table("romans", ["me", "open"], public=True)
    page = ann.http.get("/")
    assert "<script>x" not in page.text
    policy = page.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "script-src 'self'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    for path in ("/", "/account", "/api/me", "/api/tables", "/schema", "/nowhere", "/api/nowhere", "/api/session"):
        answer = ann.http.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["content-security-policy"] == policy, path
        assert ("content-disposition" in answer.headers) == path.startswith("/api/"), "data is no page"
    assert "httponly" in ann.http.put("/api/preferences", json={}).headers.get("set-cookie", "httponly").lower()


def test_floods_and_huge_bodies_are_stopped(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, "--workers", "1").start()
    try:
        tries = (
            httpx.post(f"{server.url}/api/session", json={"login": "ann", "password": "wrong-password"}).status_code
            for _ in range(60)
        )
        assert next(tries) == 401
        assert 429 in tries, "after a few; a busy machine tries slowly"
        huge = httpx.post(f"{server.url}/api/replays", content=b'{"journal":"' + b"x" * 3_000_000 + b'"}')
        assert huge.status_code in (400, 413)
    finally:
        server.stop()


def test_the_log_of_the_host_holds_no_secrets(server: Server) -> None:
    ann = Person(server, "Ann-in-the-log")
    table = ann.table("romans", ["me", "open"])
    ann.ask("POST", f"/api/tables/{table}/chat", {"text": "whispered-words"})
    token = ann.ask("POST", f"/api/tables/{table}/seats/0/token")["token"]
    page = ann.http.get(f"/tables/{table}").text
    invite = page.partition("/join/")[2].partition('"')[0]
    ann.http.get(f"/join/{invite}")
    Person(server).ask("POST", "/api/session", {"login": "typed-by-mistake", "password": "not-to-be-seen"}, expect=401)
    assert '"what":"sign-in"' in server.log
    for secret in (
        token,
        invite,
        ann.http.cookies["sherwood"],
        "whispered-words",
        "typed-by-mistake",
        "not-to-be-seen",
    ):
        assert secret
        assert secret not in server.log


def test_somebody_who_shuts_the_laptop_is_no_trouble_to_the_host(server: Server) -> None:
    ann = Person(server, "Ann")
    before = server.log.count("Traceback")
    for _ in range(5):
        table = ann.table("romans", ["me", "open"])
        ann.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
        line = ann.line(table, 0)
        # What is sent to whoever is gone closes the connection, and what they said last may not have been read yet.
        line.until(lambda parts: parts.get("view") and parts["view"]["clans"][1]["ready"])
        choices = line.until(lambda parts: parts.get("prompt"))["prompt"]["choices"]
        line.vanish(json.dumps({"type": "do", "id": 1, "turn": 0, "do": choices[0]["do"]}))
        until(lambda table=table: ann.view(table, 0)["prompt"]["turn"] == 1)
    assert server.log.count("Traceback") == before
