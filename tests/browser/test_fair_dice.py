"""Sealed dice in the browser: it adds its own, notes the seal, and says after the game that both are still the same."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

import sherwood
from support.browser import finish_by_rest, person_of
from support.served import Server

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
    guest.wait_for_selector("#board svg")
    table = host.url.rpartition("/")[2]
    added = person_of(guest, server).ask("GET", f"/api/tables/{table}/dice")["added"]
    assert added == [page.evaluate(NOTED)["added"] for page in (host, guest)]
