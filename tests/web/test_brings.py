"""What a choice would bring, asked over the network: nothing is played, nobody else learns of it."""

from __future__ import annotations

import pytest

from sherwood.table.brings import Brings
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.web import pointing
from sherwood.web.services import Services
from support.kept import first_choice, rows
from support.rooms import with_rooms
from support.served import Person, Server


def whoever_is_asked(ann: Person, table: str) -> int:
    """Chance says who begins."""
    return 0 if first_choice(ann.view(table, 0)) else 1


def test_it_says_what_comes_of_a_choice_and_plays_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("locksley", ["me", "hot:Bea"])
    seat = whoever_is_asked(ann, table)
    shown = ann.view(table, seat)
    asked = {"do": first_choice(shown), "turn": shown["prompt"]["turn"]}
    before = rows(server.database, table)
    found = ann.ask("POST", f"/api/tables/{table}/seats/{seat}/brings", asked)
    assert "+1 gold coin." in found["lines"][0]
    assert [one["share"] for one in found["outcomes"]] == [1.0]
    french = ann.ask("POST", f"/api/tables/{table}/seats/{seat}/brings?lang=fr", asked)
    assert "+1 pièce d’or." in french["lines"][0]
    assert rows(server.database, table) == before
    assert ann.view(table, seat) == shown


def test_only_the_seat_itself_may_ask_and_only_what_it_is_asked(server: Server) -> None:
    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    table = ann.table("locksley", ["me", "hot:Cyd"])
    seat = whoever_is_asked(ann, table)
    prompt = ann.view(table, seat)["prompt"]
    path = f"/api/tables/{table}/seats/{seat}/brings"
    asked = {"do": list(prompt["choices"][0]["do"]), "turn": prompt["turn"]}
    bea.ask("POST", path, asked, expect=403)
    assert ann.ask("POST", path, {**asked, "turn": 7}, expect=409)["refused"] == "stale"
    assert ann.ask("POST", path, {**asked, "do": ["end"]}, expect=409)["refused"] == "illegal"
    ann.ask("POST", path, {**asked, "do": ["juggle", 3]}, expect=400)


def test_a_thing_on_the_board_says_what_it_is_to_those_who_may_watch(server: Server) -> None:
    ann, bea = Person(server, "Ann"), Person(server, "Bea")
    table = ann.table("romans", ["me", "hot:Cyd"])
    found = ann.ask("GET", f"/api/tables/{table}/things?seat=0&ref=fort:0")
    assert found["title"]
    assert found["rules"]
    assert ann.ask("GET", f"/api/tables/{table}/things?seat=0&ref=moon")["title"] == ""
    bea.ask("GET", f"/api/tables/{table}/things?ref=fort:0", expect=403)
    ann.ask("GET", f"/api/tables/{table}/things?ref={'x' * 81}", expect=400)


def test_what_was_asked_before_is_not_computed_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some choices take a tenth of a second to look into, on the loop that serves everybody."""
    computed: list[object] = []
    real = Match.brings

    def counted(match: Match, seat: int, do: Do, lang: str = "en") -> Brings:
        computed.append(do)
        return real(match, seat, do, lang)

    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        do = next(one.do for one in room.match.choices(0) if one.do[0] == "place")
        for _ in range(20):
            pointing.brings(room, 0, do, room.match.turn(0), "en")
        assert len(computed) == 1
        await room.play(0, do, None)
        again = next(one.do for one in room.match.choices(0))
        pointing.brings(room, 0, again, room.match.turn(0), "en")
        assert len(computed) == 2

    monkeypatch.setattr(Match, "brings", counted)
    with_rooms(sqlite, job)


def test_why_not_is_not_computed_again_for_whoever_asks_without_end(sqlite: str) -> None:
    """A socket takes twenty messages a second, and somebody may have many."""

    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        first = pointing.barred(room, 0, room.match.turn(0), "en")
        assert pointing.barred(room, 0, room.match.turn(0), "en") is first
        assert pointing.barred(room, 0, room.match.turn(0), "fr") != first
        await room.play(0, room.match.choices(0)[0].do, None)
        assert pointing.barred(room, 0, room.match.turn(0), "en") != first

    with_rooms(sqlite, job)
