"""Playing again: offered, accepted, declined."""

from __future__ import annotations

from typing import Any

from support.accounts import account
from support.served import Person, Server, until


def finished(first: Person, second: Person, **more: Any) -> str:
    table = first.table("romans", ["me", "open", "bot"], public=True, options={"neutrals": 0}, **more)
    second.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    for one, seat in ((first, 0), (second, 1)):
        one.ask("POST", f"/api/tables/{table}/seats/{seat}/resign")
    for one in (first, second):  # each may be served by another process
        until(lambda who=one: who.ask("GET", f"/api/tables/{table}")["status"] == "over")
    return table


def seats(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", f"/api/tables/{table}/view")["seats"]
    return found


def test_seats_are_kept_until_everybody_has_answered(server: Server) -> None:
    ann, bob, cy = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cy")
    table = finished(ann, bob)
    bob.ask("DELETE", f"/api/tables/{table}/rematch", expect=409)
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2]
    there = seats(ann, again)
    assert [(one["name"], one["kind"], one["again"]) for one in there[1:]] == [
        ("Ann", "person", ""),
        ("Bob", "open", "asked"),
    ]
    assert [one["again"] for one in seats(bob, table)] == ["yes", "", ""], "the others are told at the old table"
    assert cy.ask("POST", f"/api/tables/{again}/seats/2/person", {}, 409)["refused"] == "seat-taken"
    assert bob.ask("POST", f"/api/tables/{table}/rematch")["to"].endswith(again)
    found = bob.ask("GET", f"/api/tables/{again}")
    assert found["status"] == "running"
    assert found["yours"] == [2], "one seat further"
    assert found["seats"][0]["kind"] == "bot"
    assert found["options"] == ann.ask("GET", f"/api/tables/{table}")["options"]


def test_who_declines_leaves_the_seat_to_others(server: Server) -> None:
    ann, bob, cy = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cy")
    table = finished(ann, bob)
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2]
    bob.ask("DELETE", f"/api/tables/{table}/rematch")
    assert seats(ann, table)[1]["again"] == "no"
    assert seats(ann, again)[2]["again"] == "no"
    assert seats(ann, again)[2]["name"] == "Bob", "it says who did not want it"
    assert bob.ask("GET", f"/api/tables/{again}")["yours"] == []
    cy.ask("DELETE", f"/api/tables/{table}/rematch", expect=403)
    cy.ask("POST", f"/api/tables/{again}/seats/2/person", {})
    assert cy.ask("GET", f"/api/tables/{again}")["status"] == "running"


def test_whoever_was_asked_stands_up_in_the_new_lobby_as_well(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = finished(ann, bob)
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2]
    bob.ask("DELETE", f"/api/tables/{again}/seats/2/person")
    assert seats(ann, again)[2]["again"] == "no"
    ann.ask("PUT", f"/api/tables/{again}/seats/2/bot", {"level": "random"})
    assert ann.ask("GET", f"/api/tables/{again}")["status"] == "running"


def test_a_rated_game_is_played_again_rated(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    table = finished(ann, bob, rated=True)
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["to"].rpartition("/")[2]
    assert ann.ask("GET", f"/api/tables/{again}")["rated"]
    bob.ask("POST", f"/api/tables/{table}/rematch")
    assert bob.ask("GET", f"/api/tables/{again}")["status"] == "running"
