"""Rated tables: who may sit there, what the result changes, and that counting again gives the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, create_engine, select, update

from sherwood.table.store import ratings, results
from sherwood.table.store.database import address
from sherwood.table.store.schema import ratings as rating_rows
from sherwood.table.store.schema import results as result_rows
from sherwood.table.store.schema import tables as table_rows
from support.accounts import GOOD, account, admin
from support.served import Person, Server, until


@contextmanager
def database(server: Server) -> Iterator[Connection]:
    engine = create_engine(address(server.database))
    with engine.begin() as db:
        yield db
    engine.dispose()


def rated_game(first: Person, second: Person, public: bool = True) -> str:
    """A rated game of two which the second gives up."""
    table = first.table("locksley", ["me", "open"], public=True, rated=True)
    second.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    if not public:
        with database(first.server) as db:
            db.execute(update(table_rows).where(table_rows.c.id == table).values(public=False))
    second.ask("POST", f"/api/tables/{table}/seats/1/resign")
    return table


def rating(server: Server, person: str, game: str = "locksley") -> ratings.Rating:
    with database(server) as db:
        return next(one for one in ratings.of(db, person) if one.game == game)


def id_of(person: Person) -> str:
    return str(person.ask("GET", "/api/me")["id"])


def test_only_accounts_sit_at_rated_tables_once_each(server: Server) -> None:
    ann, _ = account(server)
    guest = Person(server, "Guest")
    places = [{"kind": "person"}, {"kind": "open"}]
    asked = {"game": "locksley", "rated": True, "public": True}
    assert guest.ask("POST", "/api/tables", {**asked, "seats": places}, 403)["refused"] == "rated-account"
    twice = [{"kind": "person"}, {"kind": "person", "name": "Bea"}]
    assert ann.ask("POST", "/api/tables", {**asked, "seats": twice}, 400)["refused"] == "rated-alone"
    table = ann.table("locksley", ["me", "open"], public=True, rated=True)
    assert guest.ask("POST", f"/api/tables/{table}/seats/1/person", {}, 403)["refused"] == "rated-account"
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/person", {}, 400)["refused"] == "rated-alone"
    assert ann.ask("GET", f"/api/tables/{table}")["rated"]
    assert not ann.ask("GET", f"/api/tables/{ann.table('locksley', ['me', 'bot'])}")["rated"], "off by default"


def test_the_winner_rises_and_counting_again_changes_nothing(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    for first, second in ((ann, bob), (ann, bob), (bob, ann), (ann, bob)):
        rated_game(first, second)
    before = rating(server, id_of(ann)), rating(server, id_of(bob))
    assert before[0].games == before[1].games == 4
    assert before[0].shown > 1500 > before[1].shown
    assert before[0].provisional
    assert " 0 " in admin(server, "ratings"), "nothing to mend"
    with database(server) as db:
        db.execute(update(rating_rows).where(rating_rows.c.player == id_of(ann)).values(mu=99.0))
        assert results.recount(db).mended == 1
    assert (rating(server, id_of(ann)), rating(server, id_of(bob))) == before, "to the last digit"


def test_bots_are_rated_by_level_and_nobody_is_advised(server: Server) -> None:
    ann, _ = account(server)
    table = ann.table("locksley", ["me", "bot:novice"], rated=True)
    ann.ask("POST", f"/api/tables/{table}/seats/0/hint", expect=403)
    assert not ann.view(table, 0)["table"]["advice"]
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    until(lambda: ann.view(table, 0)["table"]["status"] == "over")
    assert rating(server, id_of(ann)).shown < 1500
    assert rating(server, "bot:novice").games >= 1
    assert "Novice" in ann.http.get("/people").text


def test_others_see_public_games_only_and_guests_have_no_page_for_others(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    shown, hidden = rated_game(ann, bob), rated_game(ann, bob, public=False)
    page = f"/people/{id_of(ann)}"
    for lang, word in (("en", "provisional"), ("fr", "provisoire")):
        seen = Person(server).http.get(page, headers={"accept-language": lang}).text
        assert shown in seen
        assert hidden not in seen
        assert word in seen
    assert hidden in ann.http.get(page).text
    guest = Person(server, "Guest")
    assert guest.http.get(f"/people/{id_of(guest)}").status_code == 200
    assert ann.http.get(f"/people/{id_of(guest)}").status_code == 404
    assert ann.http.get("/people/nobody").status_code == 404


def test_who_is_deleted_leaves_results_that_name_nobody(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    rated_game(ann, bob)
    gone, before = id_of(bob), rating(server, id_of(ann))
    bob.ask("POST", "/api/account/goodbye", {"password": GOOD})
    with database(server) as db:
        for rows in (result_rows, rating_rows):
            assert db.execute(select(rows.c.player).where(rows.c.player == gone)).first() is None
        assert results.recount(db).mended == 0
    assert rating(server, id_of(ann)) == before


def test_who_sends_the_other_away_wins_no_points(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    table = ann.table("locksley", ["me", "open"], public=True, rated=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    ann.ask("POST", f"/api/tables/{table}/seats/1/remove")
    until(lambda: ann.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "bot")
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    with database(server) as db:
        assert (
            db.execute(select(result_rows.c.rated).where(result_rows.c.table_id == table)).scalars().all()
            == [False] * 2
        )
        assert ratings.of(db, id_of(ann)) == []


def test_games_that_ended_before_there_were_results_are_counted_later(server: Server) -> None:
    ann, _ = account(server)
    bob, _ = account(server, "Bob")
    table = rated_game(ann, bob)
    before = rating(server, id_of(ann))
    with database(server) as db:
        db.execute(result_rows.delete().where(result_rows.c.table_id == table))
        db.execute(rating_rows.delete().where(rating_rows.c.player == id_of(ann)))
        assert table in results.missing(db)
        results.recount(db)
    assert rating(server, id_of(ann)) == before
