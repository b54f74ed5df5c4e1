"""Sealed dice in the browser: it adds its own, notes the seal, and says after the game that both are still the same."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

import sherwood
from support.browser import finish_by_rest, person_of
from support.served import Person, Server, until

Visit = Callable[..., Page]
NOTED = "() => JSON.parse(localStorage.getItem('sherwood-dice') || '[]').at(-1)"


def test_a_browser_adds_to_the_dice_and_compares_them(visit: Visit, server: Server) -> None:
    page = visit()
    page.locator('[data-game="romans"] form button').click()
    page.wait_for_url("**/tables/**")
    table = page.url.rpartition("/")[2]
    noted = page.evaluate(NOTED)
    assert noted["table"] == table
    assert len(noted["added"]) == 32
    page.goto(f"{server.url}/tables/{table}/dice")
    expect(page.locator("#noted")).to_contain_text("both are these")
    expect(page.locator("#seal")).to_contain_text(noted["commitment"])
    page.goto(f"{server.url}/tables/{table}")
    finish_by_rest(page, server)
    page.goto(f"{server.url}/replays/{table}")
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator("#dice-checked")).to_contain_text("All agree")
    expect(page.locator("#noted")).to_contain_text("both are these")
    journal = person_of(page, server).http.get(f"/api/replays/{table}/journal").text
    assert sherwood.verify(journal, noted["commitment"], noted["added"]).over
    page.evaluate(
        """() => localStorage.setItem('sherwood-dice', localStorage.getItem('sherwood-dice').replace(/"added":"./, '"added":"x'))"""
    )
    page.reload()
    expect(page.locator("#noted")).to_contain_text("these dice are not those")


def test_those_who_sit_down_add_their_own(visit: Visit, server: Server) -> None:
    host, guest = visit("/new/locksley"), visit()
    host.locator("input[name=me]").fill("Ann")
    host.locator(".seatpick-row select").nth(1).select_option("open")
    host.locator("input[name=public]").check()
    host.locator("form.tableform button.is-primary").click()
    host.wait_for_url("**/tables/**")
    guest.goto(host.url)
    guest.locator("#lobby input[name=me]").fill("Bob")
    guest.locator("[data-act=sit]:not([hidden])").first.click()
    for page in (host, guest):
        page.wait_for_selector("#board svg")
    table = host.url.rpartition("/")[2]
    added = person_of(guest, server).ask("GET", f"/api/tables/{table}/dice")["added"]
    assert added == [page.evaluate(NOTED)["added"] for page in (host, guest)]


def dice_page(page: Page, server: Server, table: str) -> Locator:
    page.goto(f"{server.url}/tables/{table}/dice")
    return page.locator("#noted")


def test_going_to_the_new_table_twice_adds_the_same(visit: Visit, server: Server) -> None:
    """Once by offering the rematch, once by the old table's button: what was noted is what the server holds."""
    page = visit()
    page.locator('[data-game="locksley"] form button').click()
    page.wait_for_url("**/tables/**")
    old = page.url
    person_of(page, server).ask("POST", f"/api/tables/{old.rpartition('/')[2]}/seats/0/resign")
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: "/tables/" in url and url != old)
    new = page.url.rpartition("/")[2]
    first = page.evaluate(NOTED)
    page.goto(old)
    expect(page.locator("#rematch")).to_have_text("To the new table")
    page.locator("#rematch").click()
    page.wait_for_url(f"**/tables/{new}")
    assert page.evaluate(NOTED) == first
    expect(dice_page(page, server, new)).to_contain_text("both are these")


def test_what_the_server_refused_is_held_against_nobody(visit: Visit, server: Server) -> None:
    """Somebody who sits here already wants a second seat, somebody else none but that one: both are refused."""
    host, other = visit("/new/romans"), visit()
    host.locator("input[name=me]").fill("Ann")
    host.locator("[data-count]").select_option("3")
    for row in (1, 2):
        host.locator(".seatpick-row select").nth(row).select_option("open")
    host.locator("input[name=public]").check()
    host.locator("form.tableform button.is-primary").click()
    host.wait_for_url("**/tables/**")
    table = host.url.rpartition("/")[2]
    other.goto(host.url)
    other.locator("#lobby input[name=me]").fill("Bob")
    for page in (host, other):
        page.route("**/seats/*/person", lambda route: route.fulfill(status=409, json={"refused": "x", "say": "No."}))
        page.locator("[data-act=sit]:not([hidden])").first.click()
        expect(page.locator(".toast")).to_have_text("No.")
        page.unroute("**/seats/*/person")
    assert other.evaluate(NOTED)["table"] == table
    expect(dice_page(host, server, table)).to_contain_text("both are these")
    expect(dice_page(other, server, table)).to_be_hidden()


def test_who_stood_up_again_is_told_nothing(visit: Visit, server: Server) -> None:
    page = visit("/new/locksley")
    page.locator("input[name=me]").fill("Ann")
    page.locator(".seatpick-row select").nth(1).select_option("open")
    page.locator("input[name=public]").check()
    page.locator("form.tableform button.is-primary").click()
    page.wait_for_url("**/tables/**")
    table = page.url.rpartition("/")[2]
    with page.expect_navigation():  # the page loads itself again
        page.locator("[data-act=stand]:not([hidden])").click()
    expect(page.locator("[data-act=sit]:not([hidden])")).to_have_count(2)
    expect(dice_page(page, server, table)).to_be_hidden()


def test_whoever_joins_a_tournament_adds_to_its_tables_and_compares_them(visit: Visit, server: Server) -> None:
    ann = Person(server, "Ann")
    held = ann.ask("POST", "/api/tournaments", {"name": "Friday", "game": "locksley"})["to"]
    ann.ask("POST", f"/api{held}/people")
    page, other = visit(held), visit()
    page.locator("form[data-tournament] input[name=me]").fill("Bob")
    for answer in ("Play in it", "Leave the tournament", "Play in it"):  # the same digits when one comes again
        page.get_by_role("button", name=answer).click()
    expect(page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    noted = page.evaluate(NOTED)
    assert noted["held"]
    expect(page.get_by_text("are sealed:")).to_contain_text(noted["commitment"][:16])
    ann.ask("POST", f"/api{held}/start")
    board = until(lambda: ann.ask("GET", f"/api{held}")["boards"])[0]
    table = board["table"]
    until(lambda: ann.ask("GET", f"/api/tables/{table}")["status"] == "running")
    expect(dice_page(page, server, table)).to_contain_text("both are these")
    expect(page.locator("#seal")).to_contain_text(noted["added"])
    expect(page.locator("#secret")).to_have_count(0)
    expect(dice_page(other, server, table)).to_be_hidden()
    ann.ask("POST", f"/api/tables/{table}/seats/{board['entrants'].index(1)}/resign")
    until(lambda: ann.ask("GET", f"/api/tables/{table}")["status"] == "over")
    expect(dice_page(page, server, table)).to_contain_text("both are these")
    expect(page.locator("#secret")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    page.evaluate(
        """() => localStorage.setItem('sherwood-dice', localStorage.getItem('sherwood-dice').replace(/"added":"./, '"added":"x'))"""
    )
    page.reload()
    expect(page.locator("#noted")).to_contain_text("these dice are not those")
