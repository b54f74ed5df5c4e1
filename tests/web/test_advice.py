"""Hints at the table, and finished games looked back on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from sherwood.bots.pool import Pool
from sherwood.table.store.database import address
from sherwood.web import desk
from sherwood.web.desk import Desk
from sherwood.web.errors import Refused
from support.served import Line, Person, Server


def play_to_the_end(line: Line) -> None:
    """The first choice that moves the game on, again and again."""

    def asked(parts: dict[str, Any]) -> bool:
        return parts["table"]["status"] == "over" or bool(parts["prompt"]["mine"])

    while line.until(asked)["table"]["status"] != "over":
        line.do(next(choice for choice in line.parts["prompt"]["choices"] if not choice["revise"]))


def test_a_hint_is_given_where_everybody_else_is_a_bot(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    parts = ann.line(table, 0).until(lambda parts: "prompt" in parts and parts["prompt"]["mine"])
    found = ann.ask("POST", f"/api/tables/{table}/seats/0/hint")
    open_now = [choice["do"] for choice in parts["prompt"]["choices"]]
    assert found
    assert all(one["do"] in open_now and 0 <= one["chance"] <= 1 for one in found)
    assert parts["table"]["advice"]


def two_people(server: Server, game: str) -> tuple[Person, Person, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table(game, ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    return ann, bob, table


def asked_first(people: list[Person], table: str) -> int:
    return next(seat for seat, one in enumerate(people) if one.view(table, seat)["prompt"]["mine"])


def test_no_hint_against_people_before_all_agree(server: Server) -> None:
    ann, bob, table = two_people(server, "locksley")
    seat = asked_first([ann, bob], table)
    who = [ann, bob][seat]
    hint, coach = f"/api/tables/{table}/seats/{seat}/hint", f"/api/tables/{table}/seats/{seat}/coach"
    who.ask("POST", hint, expect=403)
    who.ask("POST", coach, {"turn": 0}, expect=403)
    ann.ask("PUT", f"/api/tables/{table}/seats/0/advice", {"agreed": True})
    who.ask("POST", hint, expect=403)
    ann.ask("PUT", f"/api/tables/{table}/seats/1/advice", {"agreed": True}, expect=403)
    bob.ask("PUT", f"/api/tables/{table}/seats/1/advice", {"agreed": True})
    assert who.view(table, seat)["table"]["advice"]
    assert who.ask("POST", hint)
    bob.ask("PUT", f"/api/tables/{table}/seats/1/advice", {"agreed": False})
    who.ask("POST", hint, expect=403)


def test_who_asked_for_a_hint_is_told_to_everybody_and_kept(server: Server) -> None:
    ann, bob, table = two_people(server, "locksley")
    people = [ann, bob]
    for seat, one in enumerate(people):
        one.ask("PUT", f"/api/tables/{table}/seats/{seat}/advice", {"agreed": True})
    seat = asked_first(people, table)
    who, other = people[seat], people[1 - seat]
    prompt = who.view(table, seat)["prompt"]
    who.ask("POST", f"/api/tables/{table}/seats/{seat}/hint")
    assert not told(other, table, 1 - seat, "hint"), "the choice tells it"
    who.play(table, seat, prompt["choices"][0]["do"], prompt["turn"])
    assert told(other, table, 1 - seat, "hint") == 1
    who.ask("POST", f"/api/tables/{table}/seats/{seat}/take-back")
    assert told(other, table, 1 - seat, "hint") == 0
    who.play(table, seat, prompt["choices"][1]["do"], prompt["turn"])
    assert told(other, table, 1 - seat, "hint") == 1, "taking back does not take the help back"
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    assert '"help":["hint"]' in ann.http.get(f"/api/tables/{table}/journal").text
    replay = ann.ask("GET", f"/api/replays/{table}/1")
    assert any("asked for a hint" in line["text"] for line in replay["log"])


def told(person: Person, table: str, seat: int, what: str) -> int:
    return sum(what in line["text"] for line in person.view(table, seat)["log"])


def test_the_coach_is_told_only_where_it_spoke(server: Server) -> None:
    ann = Person(server, "Ann")
    to = ann.ask("POST", "/api/learn/romans/puzzles-rid/table", {}, expect=201)["to"]
    table, seat = to.rpartition("/")[2], 0
    prompt = ann.view(table, seat)["prompt"]
    coach = f"/api/tables/{table}/seats/{seat}/coach"
    assert ann.ask("POST", coach, {"turn": prompt["turn"]})["say"] == "", "it only thinks"
    ann.ask("POST", coach, {"turn": prompt["turn"] + 1}, expect=409)
    said = {
        str(one["do"]): ann.ask("POST", coach, {"turn": prompt["turn"], "do": one["do"]}) for one in prompt["choices"]
    }
    silent = [one["do"] for one in prompt["choices"] if not said[str(one["do"])]["say"]]
    assert silent
    assert len(silent) < len(said)
    loud = next(one for one in said.values() if one["say"])
    assert loud["chance"] > loud["own"]
    assert loud["lines"]
    ann.play(table, seat, silent[0], prompt["turn"])
    assert told(ann, table, seat, "coach") == 1


def test_a_finished_game_is_looked_back_on_with_ways_into_its_replay(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts)
    play_to_the_end(line)
    page = ann.http.get(f"/replays/{table}/analysis", timeout=60)
    assert page.status_code == 200
    assert f'href="/replays/{table}#' in page.text
    assert ann.http.get("/replays/none/analysis").status_code == 404


def test_nobody_else_gets_a_hint(server: Server) -> None:
    ann, eve, nobody = Person(server, "Ann"), Person(server, "Eve"), Person(server)
    table = ann.table("romans", ["me", "bot"], public=True)
    for stranger in (eve, nobody):
        stranger.ask("POST", f"/api/tables/{table}/seats/0/hint", expect=403)
        stranger.ask("POST", f"/api/tables/{table}/seats/1/hint", expect=403)
    ann.ask("POST", f"/api/tables/{table}/seats/1/hint", expect=403)


def test_a_running_game_is_not_looked_back_on(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    assert ann.http.get(f"/replays/{table}/analysis").status_code == 403


def test_a_damaged_game_is_said_to_be_so(server: Server, database: str) -> None:
    """Its page, its analysis and its moments: a sentence each, and no trace."""
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    engine = create_engine(address(database))
    with engine.begin() as db:
        db.execute(text("update moves set line = '{}' where table_id = :table and seq = 0"), {"table": table})
    engine.dispose()
    assert ann.http.get(f"/replays/{table}").status_code == 200
    assert ann.http.get(f"/replays/{table}/analysis").status_code == 200
    assert ann.ask("GET", f"/api/replays/{table}/0", expect=409)["refused"] == "bad-journal"
    assert '"trace"' not in server.log


class SlowPool(Pool):
    """Answers when it is let."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def errand(self, line: str, patience: float) -> Any:
        self.asked.append(line)
        await self.gate.wait()
        return {"said": line}


def test_whoever_asks_for_much_advice_waits_for_it_alone() -> None:
    """Four questions of one address wait at most, and somebody else's comes after one of them."""

    async def main() -> list[str]:
        pool = SlowPool()
        place = Desk(pool)
        eve = [asyncio.ensure_future(place.look_back(f"eve{n}", f"eve{n}", "en", "eve")) for n in range(60)]
        await asyncio.sleep(0)
        bob = asyncio.ensure_future(place.look_back("bob", "bob", "en", "bob"))
        await asyncio.sleep(0)
        pool.gate.set()
        told = await asyncio.gather(*eve, return_exceptions=True)
        await bob
        refused = [one for one in told if isinstance(one, Refused)]
        assert len(refused) == 60 - desk.EACH
        assert {one.reason for one in refused} == {"too-fast"}
        return pool.asked

    asked = asyncio.run(main())
    assert ["eve" in line for line in asked] == [True, True, False, True, True]


def test_one_game_is_thought_about_once_for_all_who_ask() -> None:
    async def main() -> int:
        pool = SlowPool()
        place = Desk(pool)
        crowd = [asyncio.ensure_future(place.look_back("one", "one", "en", str(n))) for n in range(200)]
        await asyncio.sleep(0)
        crowd[0].cancel()  # who gives up takes it from nobody
        pool.gate.set()
        told = await asyncio.gather(*crowd[1:])
        again = await place.look_back("one", "one", "en", "later")
        assert all(one == again for one in told)
        return len(pool.asked)

    assert asyncio.run(main()) == 1


def test_no_more_than_so_many_wait_at_once() -> None:
    async def main() -> None:
        pool = SlowPool()
        place = Desk(pool)
        crowd = [asyncio.ensure_future(place.look_back(str(n), "", "en", str(n))) for n in range(desk.WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await place.look_back("more", "", "en", "more")
        pool.gate.set()
        await asyncio.gather(*crowd)

    asyncio.run(main())
