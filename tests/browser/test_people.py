"""Pages about people, in a real browser: found by axe to be in order, narrow enough for a phone, usable by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from support.accounts import account
from support.browser import bring
from support.served import Person, Server, until

Visit = Callable[..., Page]
LOOKS = [("en", "light", 1440), ("fr", "dark", 390)]
RULES = {"rules": {"target-size": {"enabled": True}}}
CUT = """() => [...document.querySelectorAll(".nav, .scores-wrap")].filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.className)"""
CLUB: dict[str, tuple[Person, list[str]]] = {}


def club(server: Server) -> tuple[Person, list[str]]:
    """Somebody with a rated game and a tournament that is being played, and the pages about it: once for all looks."""
    if server.url not in CLUB:
        ann, _ = account(server)
        bob, _ = account(server, "Marguerite")
        table = ann.table("locksley", ["me", "open"], public=True, rated=True)
        bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
        bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
        held = ann.ask("POST", "/api/tournaments", {"name": "Friday", "game": "locksley"})["to"]
        for one in (ann, bob, Person(server, "Cy")):
            one.ask("POST", f"/api{held}/people")
        waiting = ann.ask("POST", "/api/tournaments", {"name": "Saturday", "game": "romans", "seats": 3})["to"]
        ann.ask("POST", f"/api{held}/start")
        me = ann.ask("GET", "/api/me")["id"]
        pages = [f"/people/{me}", "/people", "/tournaments", "/tournaments/new/romans", held, waiting, "/notices"]
        CLUB[server.url] = ann, pages
    return CLUB[server.url]


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
def test_the_pages_about_people(visit: Visit, server: Server, lang: str, theme: str, width: int) -> None:
    ann, pages = club(server)
    page = visit(width=width, lang=lang, theme=theme)
    bring(page, ann)
    for path in pages:
        page.goto(server.url + path)
        found = Axe().run(page, options=RULES).response["violations"]
        assert [(path, one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate(CUT) == [], f"what has to be scrolled to be read on {path}"


def test_a_seat_leads_to_its_persons_page(visit: Visit, server: Server) -> None:
    """By keyboard, beside the game; whoever sits down later has one too, and a guest has none."""
    (ann, _), (bob, _) = account(server), account(server, "Bob")
    guest = Person(server, "Guest")
    table = ann.table("romans", ["me", "open", "open"], public=True)
    page = visit(f"/tables/{table}", lang="fr", width=390)
    seats = page.locator("#lobby .seat-name")
    expect(seats.nth(0).get_by_role("link")).to_have_attribute("href", f"/people/{ann.ask('GET', '/api/me')['id']}")
    seats.nth(0).get_by_role("link").focus()
    guest.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    expect(seats.nth(1)).to_have_text("Guest")
    expect(seats.nth(0).get_by_role("link")).to_be_focused()
    bob.ask("POST", f"/api/tables/{table}/seats/2/person", {})
    page.wait_for_selector("#board svg")
    link = page.locator("#seats").get_by_role("link", name="Bob – sa page, dans un nouvel onglet")
    expect(link).to_have_text("Bob")
    expect(page.locator("#seats").get_by_role("link")).to_have_count(2)
    link.focus()
    ann.ask("DELETE", f"/api/tables/{table}/seats/0/person")  # the seats are painted anew
    expect(page.locator("#seats .seat-0.is-away")).to_be_visible()
    expect(link).to_be_focused()
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []
    with page.context.expect_page() as opened:
        link.press("Enter")
    expect(opened.value.get_by_role("heading", name="Bob")).to_be_visible()


def test_a_rematch_is_offered_and_accepted(visit: Visit, server: Server) -> None:
    """By keyboard alone; the other is told without having to look for it."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("locksley", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    first, second = visit(), visit(lang="fr", width=390)
    for page, person in ((first, ann), (second, bob)):
        bring(page, person)
        page.goto(f"{server.url}/tables/{table}")
    expect(first.locator("#rematch")).to_have_text("Offer a rematch")
    first.locator("#rematch").press("Enter")
    first.wait_for_selector("#lobby:not([hidden])")
    expect(first.locator(".lobby-seats .seat-0 .seat-name")).to_have_text("Bob (asked)")
    expect(second.locator("#rematch-told")).to_contain_text("Ann")
    expect(second.locator("#rematch-no")).to_be_visible()
    second.locator("#rematch").press("Enter")
    for page in (first, second):
        page.wait_for_selector("#board svg")
    assert first.url == second.url


def test_who_resigns_when_the_game_is_over_is_told_that_it_is(visit: Visit, server: Server) -> None:
    """While somebody is asked whether they are sure, the other ends it."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("locksley", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    page = visit(lang="fr")
    bring(page, ann)
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector("#board svg")
    page.locator("[popovertarget=menu]").click()
    page.locator("#resign").click()
    page.wait_for_selector("#sure[open]")
    bob.ask("POST", f"/api/tables/{table}/seats/1/resign")
    page.wait_for_selector("#ending:not([hidden])", state="attached")
    page.locator("#sure-yes").click()
    expect(page.locator(".toast")).to_contain_text("La partie était finie")
    expect(page.locator("#winner")).to_contain_text("Ann")


def test_before_a_bot_takes_a_seat_everybody_is_told(visit: Visit, server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    page = visit()
    page.clock.install()
    bring(page, ann)
    table = ann.table("romans", ["me", "open"], public=True, pace=180)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector("#board svg")
    page.clock.run_for(2000)
    own, other = page.locator("#seats .seat-0 .clock"), page.locator("#seats .seat-1 .clock")
    expect(own).to_contain_text("left")
    expect(other).to_contain_text("bot in")  # Bob has no page open
    expect(page.locator("#live")).to_contain_text("bot in")
    page.clock.run_for(140_000)
    expect(own).to_contain_text("bot in")
    expect(page.locator(".toast")).to_contain_text("a bot takes your seat in")


def test_a_tournament_shows_itself_anew(visit: Visit, server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    page = visit("/tournaments/new/locksley")
    bring(page, ann)
    page.reload()
    page.get_by_label("Name of the tournament").fill("Sunday")
    page.get_by_role("button", name="Open the tournament").press("Enter")
    page.get_by_role("button", name="Play in it").press("Enter")
    expect(page.get_by_role("heading", name="1 player")).to_be_visible()
    held = page.url.removeprefix(server.url)
    bob.ask("POST", f"/api{held}/people")
    expect(page.get_by_role("heading", name="2 players")).to_be_visible()
    page.get_by_role("button", name="Start").press("Enter")
    page.get_by_role("link", name="To my table").press("Enter")
    page.wait_for_selector("#board svg")
    until(lambda: ann.ask("GET", f"/api{held}")["status"] == "running")


def test_what_is_pushed_is_shown_and_leads_to_the_table(visit: Visit, server: Server) -> None:
    """The service worker, given a push as a push service gives it."""
    page = visit("/")
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.evaluate("() => navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    told = '{"title": "Romans Go Home!", "body": "Your turn", "url": "/tables/x", "tag": "x"}'
    session.send("ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": known[0], "data": told})
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(one => [one.title, one.body, one.data.url])"""
    found = until(lambda: page.evaluate(shown))
    assert found == [["Romans Go Home!", "Your turn", "/tables/x"]]
