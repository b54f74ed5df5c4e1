"""Lessons by REST: nothing is kept on the server, and nothing that somebody sends can break it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.games import shelf
from support.served import Person, Server

FIRST = "/api/learn/romans/first"


def test_a_way_leads_on_and_what_does_not_fit_is_answered(server: Server) -> None:
    ann = Person(server)
    begun = ann.ask("POST", FIRST, {})
    assert (begun["n"], begun["waits"], begun["way"]) == (0, False, [])
    third = ann.ask("POST", FIRST, {"way": [None, None]})
    assert third["answer"] == ["place", 3, 0]
    assert [one["do"] for one in third["choices"]] == [["place", 3, 0]]
    assert ann.ask("POST", FIRST, {"way": [None, None], "tried": ["place", 3, 0]})["n"] == 3
    other = ann.ask("POST", FIRST, {"way": [None, None], "tried": ["place", 7, 0]}, expect=409)
    assert "wasted" in other["say"]
    assert ann.ask("POST", FIRST, {"way": [None, None, ["nonsense", 9], None]})["n"] == 2, "as far as it fits"


def test_what_is_not_a_lesson_or_a_way_is_refused(server: Server) -> None:
    ann = Person(server)
    ann.ask("POST", "/api/learn/romans/nothing", {}, expect=404)
    ann.ask("POST", "/api/learn/nothing/first", {}, expect=404)
    ann.ask("POST", FIRST, {"way": [None] * 1000}, expect=400)
    ann.ask("POST", FIRST, {"way": [[{"a": 1}]]}, expect=400)
    for path in ("/learn", "/learn/romans", "/learn/romans/puzzles", "/learn/romans/first", "/rules/romans"):
        assert ann.http.get(path).status_code == 200
    assert "/learn/romans/qween" in ann.http.get("/rules/romans").text, "the rulebook leads to its chapter"
    assert ann.http.get("/learn/romans/nothing").status_code == 404


def test_the_end_of_a_lesson_is_the_beginning_of_a_table(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.ask("POST", "/api/learn/legend/sheriff/table", {"way": [None] * 4}, expect=201)["to"].rpartition("/")[2]
    facts = ann.ask("GET", f"/api/tables/{table}")
    assert [(seat["kind"], seat["level"]) for seat in facts["seats"]] == [("bot", "novice"), ("person", "")]
    assert facts["yours"] == [1]


def led(ann: Person, to: int) -> list[object]:
    """The way to a step, as the lesson itself would go it."""
    way: list[object] = []
    while (stood := ann.ask("POST", FIRST, {"way": way}))["n"] < to:
        way.append(stood["answer"] if stood["waits"] else None)
    return way


def test_pointing_in_a_lesson_is_answered_as_at_a_table(server: Server) -> None:
    ann = Person(server)
    here = {"way": [None, None]}
    laid = ann.ask("POST", f"{FIRST}/brings", {**here, "tried": ["place", 3, 0]})
    assert any("slot:gold:0" in line for line in laid["sure"]), "the warrior is drawn where it will lie"
    assert ann.ask("POST", f"{FIRST}/brings", {**here, "tried": ["keep_fort"]}, expect=409)["refused"] == "illegal"
    ann.ask("POST", f"{FIRST}/brings", {**here, "tried": ["juggle"]}, expect=400)
    ann.ask("POST", f"{FIRST}/brings", here, expect=400)
    qween = ann.ask("POST", f"{FIRST}/things?ref=warrior:gold:0", here)
    assert [one["id"] for one in qween["chapters"]] == ["qween"]
    assert "§" not in qween["chapters"][0]["title"]
    assert ann.ask("POST", f"{FIRST}/things?ref=moon", here)["title"] == ""
    assert ann.ask("POST", "/api/learn/romans/qween/things?ref=warrior:gold:0", {})["chapters"] == [], "one is there"


def test_a_thing_is_what_the_learner_looks_at(server: Server) -> None:
    """A scene on the way shows how it was; a mistake that was let happen, what came of it."""
    ann = Person(server)
    way = led(ann, 16)
    before = ann.ask("POST", f"{FIRST}/things?ref=clan:gold", {"way": way})
    after = ann.ask("POST", f"{FIRST}/things?ref=clan:gold", {"way": way, "tried": ["keep_fort"]})
    assert before["lines"] != after["lines"]
    assert ann.ask("POST", f"{FIRST}/brings", {"way": way, "tried": ["keep_fort"]})["lines"]


def test_where_corrected_data_parts_from_a_lesson_it_is_said_and_one_goes_on_from_before(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tile of the prison chapter pays 4 points here: the choice that the lesson wants is not there any more."""
    ours = shelf()["merrymen"].folder / "data" / "cards.toml"
    mine = tmp_path / "data" / "merrymen" / "cards.toml"
    mine.parent.mkdir(parents=True)
    mine.write_text(ours.read_text(encoding="utf-8").replace("captives = 1, vp = 3", "captives = 1, vp = 4"), "utf-8")
    monkeypatch.setenv("SHERWOOD_DATA", str(tmp_path / "data"))
    server = Server(sqlite, tmp_path).start()
    try:
        ann = Person(server, "Ann")
        api = "/api/learn/merrymen/prison"
        way = [None, ["move", 10], ["tokens", 1], ["rescue", 1, 1], ["claim", 3], ["end"]]
        here = ann.ask("POST", api, {"way": way})
        assert here["n"] == len(way)
        paid = {"way": way, "tried": ["ransom_for", 1, 3]}
        assert ann.ask("POST", api, paid, expect=409)["refused"] == "lesson-parted"
        on = [*way, ["ransom_for", 1, 3], ["trade_man"], None]
        for path in (api, f"{api}/table", f"{api}/things?ref=ransom"):
            assert ann.ask("POST", path, {"way": on}, expect=409)["refused"] == "lesson-parted"
        assert ann.http.get("/learn/merrymen/prison").status_code == 200
        table = ann.ask("POST", f"{api}/table", {"way": way}, expect=201)["to"].rpartition("/")[2]
        offered = [one["do"] for one in ann.view(table, 0)["prompt"]["choices"]]
        assert ["ransom_for", 1, 4] in offered, "the table goes on by the corrected tile"
        assert '"trace"' not in server.log
    finally:
        server.stop()
