"""What time does at a table: clocks, absence, what happened meanwhile, and a tab that says when one is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from support.between import Between
from support.browser import bring, click_a_choice, sit_down
from support.served import Person, Server, until

Visit = Callable[..., Page]


def with_bob(page: Page, server: Server, **more: object) -> tuple[Person, str]:
    """Ann at the page and Bob, a program, at a table of Locksley."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bring(page, ann)
    table = ann.table("locksley", ["me", "open"], public=True, **more)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    return bob, table


def bob_plays(bob: Person, table: str) -> None:
    """Until he is no longer asked."""
    while (shown := bob.view(table, 1))["prompt"]["mine"]:
        bob.play(table, 1, shown["prompt"]["choices"][0]["do"], shown["prompt"]["turn"])


def ann_plays(page: Page, bob: Person, table: str) -> None:
    while not bob.view(table, 1)["prompt"]["mine"]:
        click_a_choice(page)


def test_since_you_last_looked(visit: Visit, server: Server) -> None:
    page = visit()
    bob, table = with_bob(page, server)
    bob_plays(bob, table)
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector(".promptbar.is-turn")
    ann_plays(page, bob, table)
    expect(page.locator("#since")).to_be_hidden()
    told = page.locator("#log .log-text").count()
    page.goto(server.url)
    until(lambda: not bob.view(table, 1)["seats"][0]["here"])
    bob_plays(bob, table)
    page.goto(f"{server.url}/tables/{table}")
    expect(page.locator("#since")).to_be_visible()
    missed = page.locator("#since .log-text").all_text_contents()
    assert any("Bob" in line for line in missed)
    assert missed == page.locator("#log .log-text").all_text_contents()[told:]
    assert page.locator("#log .log-line.is-new .log-text").all_text_contents() == missed
    page.locator("#since-close").click()
    expect(page.locator("#since")).to_be_hidden()
    assert page.evaluate("document.activeElement !== document.body"), "the focus goes on to the game"
    page.goto(server.url)
    until(lambda: not bob.view(table, 1)["seats"][0]["here"])
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector("#log .log-text", state="attached")
    expect(page.locator("#since")).to_be_hidden()


def test_the_tab_says_when_it_is_your_turn(visit: Visit, server: Server) -> None:
    page = visit(lang="fr")
    bob, table = with_bob(page, server)
    bob_plays(bob, table)
    page.goto(f"{server.url}/tables/{table}")
    expect(page).to_have_title(re.compile("^● À vous"))
    assert icon(page) == "mark-turn.svg"
    ann_plays(page, bob, table)
    expect(page).to_have_title(re.compile("^Robin"))
    assert icon(page) == "mark.svg"
    bob_plays(bob, table)
    expect(page).to_have_title(re.compile("^● "))
    assert icon(page) == "mark-turn.svg"


def icon(page: Page) -> str:
    return str(page.locator("#favicon").get_attribute("href")).rpartition("/")[2]


def test_a_clock_runs_and_a_bot_plays_on_until_the_seat_is_taken_back(visit: Visit, own_server: Server) -> None:
    page = visit(server=own_server)
    bob, table = with_bob(page, own_server, pace=60)  # two bots would soon have ended the game
    bob_plays(bob, table)  # where he begins
    page.goto(f"{own_server.url}/tables/{table}")
    clock = page.locator("li.seat.is-me time.clock")
    expect(clock).to_have_text(re.compile(r"^0:[0-5]\d left$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    assert clock.inner_text() < first, "it runs down"
    an_hour_passes(own_server)
    other = Server(
        own_server.database, own_server.folder
    ).start()  # another server of the same house sees that the time is over
    try:
        expect(page.locator("li.seat.is-me.is-away")).to_be_visible(timeout=20_000)
        expect(page.locator(".promptbar")).not_to_have_class(re.compile("is-turn"))
        page.locator("#return").click()
    finally:
        other.stop()
    expect(page.locator("li.seat.is-away")).to_have_count(0)
    expect(page.locator("#return")).to_be_hidden()

    def asked_again() -> bool:
        bob_plays(bob, table)  # as soon as this server has heard what the other one played
        return page.locator(".promptbar.is-turn").count() > 0

    until(asked_again)
    click_a_choice(page)


def test_a_seat_taken_back_is_asked_what_it_was_asked_before(visit: Visit, server: Server) -> None:
    """Back before the bot has moved: only the seat has changed, not the question."""
    page = visit()
    between = Between(page)
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    mine = between.first["seats"]
    between.tell(seats=[{**mine[0], "away": True}, mine[1]])
    expect(page.locator("#return")).to_be_visible()
    expect(page.locator("#choices .choice")).to_have_count(0)
    between.tell(seats=mine)
    expect(page.locator("#return")).to_be_hidden()
    click_a_choice(page)


def an_hour_passes(server: Server) -> None:
    engine = create_engine(address(server.database))
    with engine.begin() as db:
        db.execute(text("update moves set at = at - 3600"))
    engine.dispose()


def test_the_end_says_once_that_all_is_lost(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "merrymen")
    page.wait_for_selector(".promptbar.is-turn")
    lost: dict[str, object] = {"winners": [], "ending": "A road has no penny left: everybody has lost.", "rows": []}
    between.tell(table={**between.first["table"], "status": "over"}, prompt=None, result=lost)
    expect(page.locator("#winner")).to_have_text(str(lost["ending"]))
    assert page.locator("#ending").inner_text().count("lost") == 1
