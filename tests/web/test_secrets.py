"""What a seat plans reaches nobody else: not its content, not its number, not its moment."""

from __future__ import annotations

import json
from typing import Any

from support.served import Line, Person, Server


def placing(line: Line) -> list[dict[str, Any]]:
    return [one for one in line.parts["prompt"]["choices"] if one["do"][0] == "place" and not one["revise"]]


def planned(server: Server, **more: Any) -> tuple[Person, Person, str, Line, Line, Line]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("romans", ["me", "open"], public=True, **more)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    watcher = Person(server, "Wat")
    lines = ann.line(table, 0), bob.line(table, 1), watcher.line(table)
    for line in lines:
        line.until(lambda parts: "prompt" in parts and all(seat["here"] for seat in parts["seats"]))
        line.quiet()
    return ann, bob, table, *lines


def test_nothing_of_a_plan_is_sent_to_others(server: Server) -> None:
    _, _, _, ann, bob, watcher = planned(server, pace=180)
    for _ in range(6):
        assert "ok" in ann.do(placing(ann)[0])
        ann.until(lambda parts: True)
        ann.quiet(0.1)
    assert len(ann.events) >= 7
    assert bob.quiet() == []
    assert watcher.quiet() == []


def test_others_learn_who_is_ready_and_nothing_more(server: Server) -> None:
    _, _, _, ann, bob, watcher = planned(server)
    n = bob.parts["n"]
    for _ in range(6):
        ann.do(placing(ann)[0])
        ann.quiet(0.1)
    before = bob.parts["view"]
    confirm = next(one for one in ann.parts["prompt"]["choices"] if one["do"] == ["confirm"])
    ann.do(confirm)
    bob.until(lambda parts: not parts["seats"][0]["waiting"])
    assert bob.parts["n"] == n + 1, "the number of messages must not count what Ann did in private"
    hers = next(clan for clan in bob.parts["view"]["clans"] if clan["seat"] == 0)
    assert {slot["warrior"] for slot in hers["lane"]} == {None}
    same = {key: value for key, value in bob.parts["view"].items() if key != "clans"}
    assert same == {key: value for key, value in before.items() if key != "clans"}
    watcher.until(lambda parts: not parts["seats"][0]["waiting"])


def test_a_private_choice_changes_no_public_answer(server: Server) -> None:
    _ann, bob, table, line, *_ = planned(server, pace=180)
    stranger = Person(server, "Eve")
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/view", "/api/tables", f"/tables/{table}"]
    before = [_body(stranger, path) for path in paths] + [json.dumps(bob.view(table, 1))]
    line.do(placing(line)[0])
    after = [_body(stranger, path) for path in paths] + [json.dumps(bob.view(table, 1))]
    assert before == after


def _body(person: Person, path: str) -> str:
    text = person.http.get(path).text
    return text.partition("&#34;now&#34;")[0] if path.startswith("/tables") else text


def test_a_running_game_gives_no_journal_no_replay_and_no_foreign_seat(server: Server) -> None:
    ann, bob, table, *_ = planned(server)
    for person in (ann, bob, Person(server, "Eve")):
        person.ask("GET", f"/api/tables/{table}/journal", expect=403)
        person.ask("GET", f"/api/replays/{table}/0", expect=403)
        assert person.http.get(f"/replays/{table}").status_code == 403
    bob.ask("GET", f"/api/tables/{table}/view?seat=0", expect=403)
    bob.ask("POST", f"/api/tables/{table}/seats/0/token", expect=403)
    bob.play(table, 0, ["place", 0, 0], 0, expect=403)


def test_taking_back_is_not_offered_while_several_plan(server: Server) -> None:
    """Else the offer would go away when somebody else moves, and tell that they did."""
    _, _, _, ann, _bob, _ = planned(server)
    ann.do(placing(ann)[0])
    ann.quiet(0.1)
    assert not ann.parts["take_back"]["can"]
    assert ann.ask(type="take_back")["reason"] == "take-back"
