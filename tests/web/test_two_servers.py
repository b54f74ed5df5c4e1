"""Two server processes on one database: every move once, in one order, seen on both."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import pytest

from sherwood.table.store import house
from sherwood.table.store.database import open_engine, upgrade
from sherwood.table.store.snapshot import effective, rebuild
from support.kept import first_choice, rows
from support.served import Person, Server


@pytest.fixture(scope="module")
def two(database: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    servers = [Server(database, tmp_path_factory.mktemp("two")).start() for _ in range(2)]
    yield servers
    for one in servers:
        one.stop()


def twin(person: Person, server: Server) -> Person:
    """The same person at the other server: sessions hold on both."""
    other = Person(server)
    for cookie in person.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


def test_two_clicks_at_once_on_two_servers_make_one_move(two: list[Server], database: str) -> None:
    ann = Person(two[0], "Ann")
    both = [ann, twin(ann, two[1])]
    table = ann.table("romans", ["me", "hot:Bea"])
    seats = [0, 1]
    done: list[list[Any]] = [[], []]
    for _ in range(12):
        shown = [ann.view(table, seat) for seat in seats]
        for seat in seats:
            do = first_choice(shown[seat])
            if do is not None:
                answers = _race(both, table, seat, do, shown[seat]["prompt"]["turn"])
                assert sorted(answers) == [201, 409], answers
                done[seat].append(do)
    lines = effective(rows(database, table))
    match = rebuild(lines)
    for seat in seats:
        assert [list(record.do or ()) for record in match.journal.records if record.seat == seat] == done[seat]
    assert both[1].view(table, 0)["view"] == ann.view(table, 0)["view"]


def _race(people: list[Person], table: str, seat: int, do: list[Any], turn: int) -> list[int]:
    answers: list[int] = []

    def click(person: Person) -> None:
        path = f"/api/tables/{table}/seats/{seat}/moves"
        answers.append(person.http.post(path, json={"do": do, "turn": turn}).status_code)

    threads = [threading.Thread(target=click, args=[person]) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_a_move_on_one_server_is_told_on_the_other(two: list[Server]) -> None:
    ann, bob = Person(two[0], "Ann"), Person(two[1], "Bob")
    table = ann.table("romans", ["me", "open"], public=True)
    assert bob.ask("GET", f"/api/tables/{table}")["status"] == "lobby"
    line = bob.line(table)
    line.until(lambda parts: parts["table"]["status"] == "lobby")
    ann.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    line.until(lambda parts: parts["table"]["status"] == "running")
    shown = ann.view(table, 0)
    while first_choice(shown) is not None and shown["view"]["clans"][0]["ready"] is False:
        shown = ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    line.until(lambda parts: len(parts["log"]) == len(ann.ask("GET", f"/api/tables/{table}/view")["log"]))


def test_two_people_take_one_seat_and_one_gets_it(two: list[Server]) -> None:
    ann = Person(two[0], "Ann")
    table = ann.table("romans", ["me", "open", "open"], public=True)
    people = [Person(two[n % 2], f"P{n}") for n in range(4)]
    answers: list[httpx.Response] = []
    path = f"/api/tables/{table}/seats/1/person"
    threads = [threading.Thread(target=lambda one=one: answers.append(one.http.post(path, json={}))) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


def test_whoever_looks_at_a_table_nobody_watches_sees_what_the_other_server_wrote(two: list[Server]) -> None:
    ann = Person(two[0], "Ann")
    other = twin(ann, two[1])
    table = ann.table("romans", ["me", "hot:Bea"])
    for _ in range(5):
        shown = other.view(table, 0)  # this server has the table in memory, and nobody is there
        ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
        assert other.view(table, 0)["prompt"]["turn"] == shown["prompt"]["turn"] + 1


def test_two_servers_that_open_a_new_house_agree_on_its_values(postgres_url: str) -> None:
    """Both find nothing there and write: the later one takes what the first wrote, and neither fails."""
    engine = open_engine(postgres_url)
    upgrade(engine)
    found: list[str] = []

    def later() -> None:
        with engine.begin() as db:
            found.append(house.first(db, "new", "the later one's"))
            house.put(db, "beat", "2")

    with engine.begin() as db:
        assert house.first(db, "new", "the first one's") == "the first one's"
        house.put(db, "beat", "1")
        other = threading.Thread(target=later)
        other.start()
        other.join(0.2)
        assert other.is_alive(), "it waits for what the first one writes"
    other.join()
    assert found == ["the first one's"]
    with engine.connect() as db:
        assert house.read(db, "beat") == "2"
    engine.dispose()
