"""Tournaments: joined by link, rounds that open their own tables, byes, people who leave, standings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, update

import sherwood
from sherwood.table.store import people
from sherwood.table.store import tournaments as store
from sherwood.table.store.rows import LOBBY, OVER
from sherwood.table.store.schema import places
from sherwood.web import tournaments
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.tournaments import NewTournament
from support.accounts import account
from support.rooms import with_services
from support.served import Person, Server, until


class Evening:
    """A tournament and the people in it, in the order in which they joined."""

    def __init__(self, server: Server, names: str, **how: Any) -> None:
        self.people = [Person(server, name) for name in names.split()]
        self.owner = self.people[0]
        asked = {"name": "Friday", "game": "locksley", **how}
        self.path = "/api" + self.owner.ask("POST", "/api/tournaments", asked)["to"]
        for one in self.people:
            one.ask("POST", f"{self.path}/people")

    @property
    def facts(self) -> Any:
        return self.owner.ask("GET", self.path)

    def boards(self, round_: int) -> list[Any]:
        return [one for one in self.facts["boards"] if one["round"] == round_ and one["table"]]

    def play(self, round_: int, loser: int = -1) -> None:
        """One at each board of the round gives up: the last of it, or whoever is to lose."""
        for board in until(lambda: self.boards(round_)):
            seat = board["entrants"].index(loser) if loser in board["entrants"] else len(board["entrants"]) - 1
            who = self.people[board["entrants"][seat] - 1]
            until(lambda at=board, me=who: me.ask("GET", f"/api/tables/{at['table']}")["status"] == "running")
            who.ask("POST", f"/api/tables/{board['table']}/seats/{seat}/resign")


def test_a_round_robin_plays_itself_to_the_end(server: Server) -> None:
    evening = Evening(server, "Ann Bob Cy", system="robin")
    late = Person(server, "Late")
    assert late.ask("POST", f"{evening.path}/start", expect=403)["refused"] == "not-tournament-owner"
    assert evening.owner.ask("POST", f"{evening.path}/people", expect=409)["refused"] == "tournament-in"
    evening.owner.ask("POST", f"{evening.path}/start")
    no = late.ask("POST", f"{evening.path}/people", expect=409)
    assert no["refused"] == "tournament-robin"
    assert no["say"] in late.http.get(evening.path.removeprefix("/api")).text, "the page says why not"
    assert evening.facts["rounds"] == 3
    for round_ in (1, 2, 3):
        evening.play(round_, loser=3)
    facts = until(lambda: evening.facts if evening.facts["status"] == "over" else None)
    assert len(facts["boards"]) == 6, "a board and a bye a round"
    assert sorted(row["points"] for row in facts["standings"]) == [1, 2, 3], "a bye is a point"
    assert facts["standings"][-1]["name"] == "Cy"
    page = evening.people[1].http.get(evening.path.removeprefix("/api"), headers={"accept-language": "fr"}).text
    assert "Classement" in page
    assert "exempt" in page


def test_a_swiss_pairs_winners_and_somebody_leaves(server: Server) -> None:
    evening = Evening(server, "Ann Bob Cy Dee", rounds=2)
    evening.owner.ask("POST", f"{evening.path}/start")
    assert len(evening.boards(1)) == 2
    mine = evening.owner.http.get(evening.path.removeprefix("/api")).text
    assert f'href="/tables/{evening.boards(1)[0]["table"]}"' in mine
    evening.play(1)
    won = {board["entrants"][0] for board in evening.boards(1)}
    second = until(lambda: evening.boards(2))
    assert {frozenset(board["entrants"]) for board in second} == {frozenset(won), frozenset({1, 2, 3, 4} - won)}
    leaver, other = sorted({1, 2, 3, 4} - won)
    assert leaver != 1, "the owner has won"
    gone = evening.people[leaver - 1]
    gone.ask("DELETE", f"{evening.path}/people/{other}", expect=403)
    gone.ask("DELETE", f"{evening.path}/people/{leaver}")
    board = next(one for one in evening.boards(2) if leaver in one["entrants"])
    until(lambda: evening.owner.ask("GET", f"/api/tables/{board['table']}")["status"] == "over")  # given up
    until(lambda: 1.0 in next(one for one in evening.boards(2) if leaver in one["entrants"])["won"])
    evening.owner.ask("POST", f"{evening.path}/end")
    assert evening.facts["status"] == "over"
    evening.owner.ask("POST", f"{evening.path}/end", expect=409)


def test_a_swiss_that_has_started_is_joined_from_its_next_round_on(server: Server) -> None:
    evening = Evening(server, "Ann Bob Cy", rounds=2)
    evening.owner.ask("POST", f"{evening.path}/start")
    late = Person(server, "Dee")
    assert "from the next round on" in late.http.get(evening.path.removeprefix("/api")).text
    late.ask("POST", f"{evening.path}/people")
    before = evening.facts
    assert before["standings"][-1] == {
        "n": 4, "name": "Dee", "gone": False, "points": 0.0, "buchholz": 0.0, "sonneborn": 0.0, "byes": 0
    }  # fmt: skip
    assert late.ask("POST", f"{evening.path}/people", expect=409)["refused"] == "tournament-in"
    assert evening.facts["changed"] == before["changed"], "whoever is refused makes nobody look again"
    assert 4 not in [n for board in evening.boards(1) for n in board["entrants"]]
    evening.people.append(late)
    evening.play(1)
    second = until(lambda: evening.boards(2))
    assert sorted(n for board in second for n in board["entrants"]) == [1, 2, 3, 4], "no bye any more"
    assert too_late(server, evening)["refused"] == "tournament-last"
    assert sum(row["points"] for row in evening.facts["standings"]) == 2.0, (
        "a win and a bye, nothing for what was missed"
    )
    evening.owner.ask("POST", f"{evening.path}/end")
    assert too_late(server, evening)["refused"] == "tournament-closed"


def too_late(server: Server, evening: Evening) -> Any:
    return Person(server, "Eve").ask("POST", f"{evening.path}/people", expect=409)


def test_boards_of_more_than_two_are_as_even_as_can_be(server: Server) -> None:
    evening = Evening(server, "Ann Bob Cy Dee Eve", game="romans", seats=4, rounds=1)
    evening.people[4].ask("DELETE", f"{evening.path}/people/5")
    assert len(evening.facts["standings"]) == 4, "before it starts, as if one had never been there"
    evening.people[4].ask("POST", f"{evening.path}/people")
    evening.owner.ask("POST", f"{evening.path}/start")
    assert sorted(len(board["entrants"]) for board in evening.boards(1)) == [2, 3]


def test_names_are_words_and_nothing_else(server: Server) -> None:
    bad, raw = '"><img src=x onerror=alert(1)>', "<img src=x"
    ann, _ = account(server)
    ann.ask("PUT", "/api/me", {"name": bad})
    held = ann.ask("POST", "/api/tournaments", {"name": bad, "game": "locksley"})["to"]
    ann.ask("POST", f"/api{held}/people")
    table = ann.table("locksley", ["me", "open"], public=True)
    me = ann.ask("GET", "/api/me")["id"]
    for path in (held, "/tournaments", f"/people/{me}", f"/tables/{table}", f"/tables/{table}/people"):
        shown = ann.http.get(path)
        assert shown.status_code == 200
        assert raw not in shown.text, path
        assert "&lt;img src=x" in shown.text or "\\u003cimg src=x" in shown.text, path


def test_what_cannot_be_held_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    for bad in ({"system": "robin", "seats": 3, "game": "romans"}, {"seats": 9}, {"rounds": 99}):
        ann.ask("POST", "/api/tournaments", {"name": "x", "game": "locksley", **bad}, expect=400)
    assert ann.ask("POST", "/api/tournaments", {"name": "x", "game": "locksley", "rated": True}, 403)
    alone = Evening(server, "Ann")
    assert alone.owner.ask("POST", f"{alone.path}/start", expect=409)["refused"] == "tournament-few"
    ann.ask("GET", "/api/tournaments/nowhere", expect=404)


async def paired(services: Services, names: str) -> tuple[str, list[Visitor]]:
    """A tournament whose first round is paired, and whose games nobody has begun: as if its server fell just there."""
    guests = [await services.store.write(people.add_guest, name) for name in names.split()]
    made = await tournaments.create(services, guests[0], NewTournament("Friday", "locksley", rounds=1))
    for one in guests:
        await tournaments.join(services, one, made)
    found = await tournaments.find(services, made)
    assert await services.store.write(store.start, made, tournaments.options_of(found))
    return made, [Visitor(one, None, "en") for one in guests]


async def by_the_door(services: Services, tournament: str, me: Visitor, n: int) -> None:
    await tournaments.leave(services, me, tournament, n)


async def and_the_server_fell(services: Services, tournament: str, me: Visitor, n: int) -> None:
    """It was written down that they left, and no more: the next look of whichever server runs does the rest."""
    await services.store.write(store.leave, tournament, n)
    await tournaments.look_after(services)


Leaving = Callable[[Services, str, Visitor, int], Awaitable[None]]


@pytest.mark.parametrize("leaves", [by_the_door, and_the_server_fell])
def test_who_leaves_between_pairing_and_the_first_move_keeps_nobody_waiting(sqlite: str, leaves: Leaving) -> None:
    async def job(services: Services) -> None:
        tournament, guests = await paired(services, "Ann Bob")
        seats = await services.store.read(store.seats_of, tournament)
        table = str(seats[0].table_id)
        assert (await services.rooms.room(table)).table.status == LOBBY, "paired, and not begun"
        await leaves(services, tournament, guests[1], 2)
        assert (await services.rooms.room(table)).table.status == OVER
        won = {one.entrant: one.won for one in await services.store.read(store.seats_of, tournament)}
        assert won == {1: 1.0, 2: 0.0}, "whoever stayed has won"
        assert (await tournaments.find(services, tournament)).status == OVER

    with_services(sqlite, job)


MINE, THEIRS = "00112233445566778899aabbccddeeff", "deadbeef"


def held(server: Server, *added: str) -> tuple[list[Person], str, str]:
    """Two people who join after they have seen the seal; what they add may be nothing. People, path and seal."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    path = "/api" + ann.ask("POST", "/api/tournaments", {"name": "Friday", "game": "locksley"})["to"]
    seal = str(bob.ask("GET", f"{path}/dice")["commitment"])
    for one, digits in zip((ann, bob), added, strict=True):
        one.ask("POST", f"{path}/people", {"dice": {"commitment": seal, "added": digits}} if digits else None)
    ann.ask("POST", f"{path}/start")
    return [ann, bob], path, seal


def begun(one: Person, path: str) -> tuple[str, list[int]]:
    """The table of the first round, and who sits where: their place among the people."""
    board = until(lambda: one.ask("GET", path)["boards"])[0]
    until(lambda: one.ask("GET", f"/api/tables/{board['table']}")["status"] == "running")
    return board["table"], [n - 1 for n in board["entrants"]]


def test_who_joins_adds_to_the_dice_of_all_their_tables(server: Server) -> None:
    who, path, seal = held(server, MINE, THEIRS)
    table, order = begun(who[0], path)
    added = [(MINE, THEIRS)[n] for n in order]
    shown = who[1].ask("GET", f"/api/tables/{table}/dice")
    assert shown["added"] == added
    assert shown["tournament"] == {"seal": seal, "round": 1, "board": 1}
    own = who[0].ask("GET", f"/api/dice/{table}")["commitment"]
    assert shown["commitment"] == own != seal
    pages = [
        f"/tables/{table}/dice",
        f"/tables/{table}",
        f"/api/tables/{table}/dice",
        f"{path}/dice",
        f"/api/replays/{table}/dice",
    ]
    before = [who[0].http.get(one).text for one in pages]
    stranger = Person(server, "Eve").http.get(f"/tables/{table}/dice").text
    tournament = path.rpartition("/")[2]
    assert f'data-tournament="{tournament}"' in before[0]
    assert tournament not in stranger, "its name is an invitation"
    assert "Before anybody joined the tournament" in stranger
    who[0].ask("POST", f"/api/tables/{table}/seats/{order.index(0)}/resign")
    until(lambda: who[0].ask("GET", f"/api/tables/{table}")["status"] == "over")
    told = who[1].ask("GET", f"/api/replays/{table}/dice")
    assert told["ok"]
    assert told["tournament"]["seal"] == seal
    assert len(told["secret"]) == 64
    assert not any(told["secret"] in one for one in [*before, stranger]), "not while the game goes on"
    assert told["secret"] in who[1].http.get(f"/replays/{table}/dice").text
    journal = who[0].ask("GET", f"/api/tables/{table}/journal").text
    assert sherwood.verify(journal, seal, MINE).terms.added == tuple(added)
    assert tournament not in journal


def test_what_is_added_to_another_seal_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    path = "/api" + ann.ask("POST", "/api/tournaments", {"name": "Friday", "game": "locksley"})["to"]
    other = {"dice": {"commitment": "0" * 64, "added": MINE}}
    assert ann.ask("POST", f"{path}/people", other, 409)["refused"] == "dice-other"
    right = ann.ask("GET", f"{path}/dice")
    assert right["added"] == []
    ann.ask("POST", f"{path}/people", {"dice": {"commitment": right["commitment"], "added": MINE}})
    assert ann.ask("GET", f"{path}/dice")["added"] == [MINE]
    assert Person(server, "Bob").ask("GET", f"{path}/dice")["added"] == [], "one's own only"
    ann.ask("GET", "/api/tournaments/nowhere/dice", expect=404)


def test_where_nobody_added_anything_the_page_promises_less(server: Server) -> None:
    who, path, _ = held(server, "", "")
    table, order = begun(who[0], path)
    shown = who[0].http.get(f"/tables/{table}/dice").text
    assert "Nobody added anything" in shown
    assert "browser" not in shown.partition("<h1>")[2].partition("<section")[0], "nobody's browser did anything"
    who[0].ask("POST", f"/api/tables/{table}/seats/{order.index(0)}/resign")
    until(lambda: who[0].ask("GET", f"/api/tables/{table}")["status"] == "over")
    assert "did not change the dice after the game had begun" in who[0].http.get(f"/replays/{table}/dice").text


def test_tables_of_an_older_release_are_of_no_seal(sqlite: str) -> None:
    """Their names were drawn when they were opened: nobody had sealed them, and their journals must not say so."""

    async def job(services: Services) -> None:
        tournament, _ = await paired(services, "Ann Bob")
        table = str((await services.store.read(store.seats_of, tournament))[0].table_id)
        assert await services.store.read(store.place_of, table) == (tournament, 1, 1)

        def as_before(db: Connection) -> None:
            db.execute(update(places).values(table_id="drawn"))

        await services.store.write(as_before)
        assert await services.store.read(store.place_of, "drawn") is None

    with_services(sqlite, job)


@pytest.mark.parametrize(
    ("lang", "join", "rated"),
    [("en", "Play in it", "This tournament is rated"), ("fr", "Y jouer", "Ce tournoi est coté")],
)
def test_a_guest_sees_that_a_rated_tournament_takes_an_account(
    server: Server, lang: str, join: str, rated: str
) -> None:
    ann, _ = account(server)
    guest = Person(server, "Bob")
    path = ann.ask("POST", "/api/tournaments", {"name": "Friday", "game": "locksley", "rated": True})["to"]
    shown = {one: one.http.get(path, headers={"accept-language": lang}).text for one in (ann, guest)}
    assert all(rated in text for text in shown.values()), "of the tournament, not of a table"
    assert join in shown[ann]
    assert join not in shown[guest], "nobody is refused only after pressing"
    assert 'href="/account"' in shown[guest].partition("<h1>")[2]
