"""axe finds nothing on any screen, in either language and theme, with target sizes checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from support.browser import bring, play_some, sit_down
from support.served import Person, Server

Visit = Callable[..., Page]
# Both languages and both themes, a desk and a phone.
LOOKS = [("en", "light", 1440), ("fr", "dark", 390)]
RULES = {"rules": {"target-size": {"enabled": True}}}
PAGES = [
    "/",
    "/new/romans",
    "/new/legend",
    "/rules",
    "/rules/romans",
    "/rules?q=fort",
    "/replays",
    "/account",
    "/nowhere",
]
GAMES = ("romans", "locksley", "merrymen", "legend")


def check(page: Page, what: str) -> None:
    found: dict[str, Any] = Axe().run(page, options=RULES).response
    problems = [
        f"{what}: {one['id']} {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert problems == []


def wear(page: Page, server: Server, lang: str, theme: str) -> None:
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in (("lang", lang), ("theme", theme))]
    )


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
def test_the_pages(visit: Visit, server: Server, lang: str, theme: str, width: int) -> None:
    page = visit(PAGES[0], width=width, lang=lang, theme=theme)
    for path in PAGES:
        page.goto(server.url + path)
        assert page.locator("html").get_attribute("data-theme") == theme, path
        # A bar at the foot lies over whatever is scrolled there.
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        check(page, path)


def test_what_has_the_focus_does_not_lie_under_the_bar_at_the_foot(visit: Visit, server: Server) -> None:
    page = visit("/new/legend")
    page.goto(server.url + "/new/legend")
    page.set_viewport_size({"width": 1440, "height": 880})
    page.locator("#public").focus()
    box, bar = page.locator("#public").bounding_box(), page.locator(".form-actions.is-stuck").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_while_it_is_played(visit: Visit, server: Server, game: str) -> None:
    """One table, seen in every look: with the list of choices, then on a phone with log and chat open."""
    page = visit()
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    play_some(page, 4)
    for (lang, theme, width), opened in zip(LOOKS, ("body", "#ticker"), strict=True):
        wear(page, server, lang, theme)
        page.set_viewport_size({"width": width, "height": 900})
        page.reload()
        page.wait_for_selector(".promptbar.is-turn")
        check(page, f"{game} {lang} {theme}")
        page.locator(opened).press("l")
        page.locator(opened).press("Enter") if opened == "#ticker" else None
        check(page, f"{game} {lang} {theme} with {opened}")


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
def test_the_end_and_the_replay(visit: Visit, server: Server, lang: str, theme: str, width: int) -> None:
    page = visit(width=width, lang=lang, theme=theme)
    address = ended(server)
    page.goto(address)
    page.wait_for_selector(".score-row.is-shown")
    check(page, "ending")
    page.goto(address.replace("/tables/", "/replays/") + "#9")
    page.wait_for_selector("#board svg")
    check(page, "replay")
    page.goto(f"{server.url}/replays")
    check(page, "replays")


ENDED: dict[str, str] = {}


def ended(server: Server) -> str:
    """A game of Romans that two bots have played: once for all looks."""
    if server.url not in ENDED:
        host = Person(server, "Host")
        table = host.table("romans", ["bot", "bot"], public=True)
        while host.ask("GET", f"/api/tables/{table}")["status"] != "over":
            host.ask("GET", f"/api/tables/{table}/view?wait=1")
        ENDED[server.url] = f"{server.url}/tables/{table}"
    return ENDED[server.url]


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
def test_the_lobby_the_invitation_and_the_curtain(
    visit: Visit, server: Server, lang: str, theme: str, width: int
) -> None:
    page = visit(width=width, lang=lang, theme=theme)
    host = Person(server, "Host")
    bring(page, host)
    page.goto(f"{server.url}/tables/{host.table('romans', ['me', 'open'], public=True)}")
    page.wait_for_selector("#lobby:not([hidden])")
    check(page, "lobby")
    link = page.locator("#invite-1").input_value()
    guest = visit(width=width, lang=lang, theme=theme)
    guest.goto(link)
    check(guest, "invitation")
    page.goto(f"{server.url}/tables/{host.table('locksley', ['me', 'hot:Bea'])}")
    page.wait_for_selector("#board svg, #curtain:not([hidden])")
    play_some(page, 9)
    page.wait_for_selector("#curtain:not([hidden])")
    check(page, "curtain")
