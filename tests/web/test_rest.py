"""Other people's programs: the client of the page plays whole games, asks for little, and has keys and limits of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import cast

import httpx
import pytest
from litestar.types import HTTPScope, Receive, Scope, Send

from sherwood.table.store.sessions import hashed
from sherwood.web.alarms import Alarms
from sherwood.web.bans import Bans
from sherwood.web.middleware import RATES, HttpMiddleware, Stopped, Tokens
from support.accounts import account
from support.served import Person, Server

PAGE = Path(__file__).parents[2] / "docs" / "rest.md"


def client() -> str:
    found = re.search(r"```python\n(# rest_bot\.py\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def with_token(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"})


def test_the_client_of_the_page_is_fifty_lines() -> None:
    assert len(client().splitlines()) <= 50


def test_it_plays_a_whole_game_within_the_limits_in_less_than_a_megabyte(limited: Server, tmp_path: Path) -> None:
    (tmp_path / "rest_bot.py").write_text(client(), encoding="utf-8")
    ann = Person(limited, "Ann")
    table = ann.table("romans", ["me", "bot:novice"])
    token = ann.ask("POST", f"/api/tables/{table}/seats/0/token")["token"]
    command = [sys.executable, str(tmp_path / "rest_bot.py"), limited.url, table, "0", token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    how, *_, size, unit = done.stdout.split()
    assert how == ann.ask("GET", f"/api/tables/{table}/view")["result"]["how"]
    assert unit == "kB"
    assert float(size) < 1000


def test_parts_and_lines_are_chosen(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("locksley", ["me", "hot:Bea"])
    seat = next(one for one in (0, 1) if ann.view(table, one)["prompt"]["mine"])
    whole = ann.ask("GET", f"/api/tables/{table}/view?seat={seat}")
    some = ann.ask("GET", f"/api/tables/{table}/view?seat={seat}&parts=prompt,log&since=1")
    assert set(some) == {"lines", "prompt", "log"}
    assert some["log"] == whole["log"][1:]
    assert some["lines"] == whole["lines"] == len(whole["log"])
    codes = [choice["code"] for choice in some["prompt"]["choices"]]
    assert len(set(codes)) == len(codes) > 0
    wrong = ann.ask("GET", f"/api/tables/{table}/view?parts=prompt,secrets", expect=400)
    assert wrong["refused"] == "unknown-part"
    assert "prompt" in wrong["say"]


def test_an_accounts_key_is_its_owner_and_ends_like_a_session(server: Server) -> None:
    ann, _ = account(server, "Ann")
    key = ann.ask("POST", "/api/account/keys")["token"]
    with with_token(server, key) as program:
        me = program.get("/api/me").json()
        assert me["name"] == "Ann"
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        made = program.post("/api/tables/", json={"game": "romans", "seats": seats})
        assert made.status_code == 201, made.text
        other = next(one for one in ann.ask("GET", "/api/account/sessions") if not one["this"])
        ann.ask("DELETE", f"/api/account/sessions/{other['id']}", expect=204)
        assert program.get("/api/me").json()["refused"] == "bad-token"


def test_a_guest_has_no_key(server: Server) -> None:
    assert Person(server, "Ann").ask("POST", "/api/account/keys", expect=403)["refused"] == "guest-key"


def test_a_known_token_counts_alone_and_who_is_too_fast_is_told_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.web.middleware.time.monotonic", lambda: 1000.0)
    tokens = Tokens()
    tokens.note(hashed("known"))

    async def nothing(scope: Scope, receive: Receive, send: Send) -> None: ...

    door = HttpMiddleware(nothing, limits=True, trust_proxy=False, bans=Bans(), alarms=Alarms(), tokens=tokens)

    def stopped(token: str) -> Stopped | None:
        headers = [(b"authorization", b"Bearer " + token.encode())]
        asked = {"method": "GET", "path": "/api/me", "query_string": b"", "headers": headers, "client": ("10.0.0.1", 1)}
        return door._refusal(cast("HTTPScope", asked))

    rate, burst = RATES["any"]
    assert [stopped(f"made up {n}") for n in range(int(burst))] == [None] * int(burst)
    late = stopped("made up")
    assert late is not None, "counted by address"
    assert (late.status, late.reason) == (429, "too-fast")
    assert late.after == pytest.approx(1 / rate)
    assert stopped("known") is None, "counted by itself"
    many = [f"of one of many tables {n}" for n in range(int(RATES["programs"][1]))]
    for one in many:
        tokens.note(hashed(one))
    assert stopped(many[-1]) is None
    too_many = [one for one in map(stopped, many) if one]
    assert len(too_many) == 2, "many tokens are no way around the limit of their address"


def test_tokens_are_known_for_a_while_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.web.middleware.MOST_TOKENS", 2)
    tokens = Tokens()
    for one in "abc":
        tokens.note(one)
    assert [one in tokens for one in "abc"] == [False, True, True]
    monkeypatch.setattr("sherwood.web.middleware.TOKEN_LIFE", 0.0)
    assert "c" not in tokens


def test_the_description_names_its_security_and_its_parts(server: Server) -> None:
    schema = httpx.get(f"{server.url}/schema/").json()
    assert {"token", "session"} == set(schema["components"]["securitySchemes"])
    assert "foreign-origin" in schema["info"]["description"]
    described = schema["paths"]["/api/tables/{table}/view"]["get"]["parameters"]
    assert {"parts", "since"} <= {one["name"] for one in described if one.get("description")}
