"""axe finds nothing on any screen, in either language and theme, with target sizes checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from support.browser import finish_by_rest, play_some
from support.served import Person, Server

Visit = Callable[..., Page]
LOOKS = [("en", "light", 1440), ("fr", "dark", 390)]
RULES = {"rules": {"target-size": {"enabled": True}}}


def check(page: Page, what: str) -> None:
    found: dict[str, Any] = Axe().run(page, options=RULES).response
    problems = [
        f"{what}: {one['id']} {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
    assert problems == []


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/romans",
        "/new/locksley",
        "/rules",
        "/rules/romans",
        "/rules?q=fort",
        "/replays",
        "/account",
        "/nowhere",
    ],
)
def test_the_pages(visit: Visit, path: str, lang: str, theme: str, width: int) -> None:
    check(visit(path, width=width, lang=lang, theme=theme), path)


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
@pytest.mark.parametrize("game", ["romans", "locksley"])
def test_a_table_from_the_first_choice_to_the_replay(
    visit: Visit, server: Server, game: str, lang: str, theme: str, width: int
) -> None:
    page = visit(width=width, lang=lang, theme=theme)
    page.locator(f'[data-game="{game}"] form button').click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector(".promptbar.is-turn")
    check(page, "asked")
    play_some(page, 8)
    for tab in ("log", "chat"):
        page.locator(f"#tab-{tab}").click()
        check(page, tab)
    address = page.url
    finish_by_rest(page, server)
    page.goto(address)
    page.wait_for_selector(".score-row.is-shown")
    check(page, "ending")
    page.goto(address.replace("/tables/", "/replays/"))
    page.wait_for_selector("#board svg")
    check(page, "replay")


@pytest.mark.parametrize(("lang", "theme", "width"), LOOKS)
def test_the_lobby_the_invitation_and_the_curtain(
    visit: Visit, server: Server, lang: str, theme: str, width: int
) -> None:
    page = visit(width=width, lang=lang, theme=theme)
    host = Person(server, "Host")
    for cookie in host.http.cookies.jar:
        page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": server.url}])
    page.goto(f"{server.url}/tables/{host.table('romans', ['me', 'open'], public=True)}")
    page.wait_for_selector("#lobby:not([hidden])")
    check(page, "lobby")
    link = page.locator("#invite-1").input_value()
    guest = visit(width=width, lang=lang, theme=theme)
    guest.goto(link)
    check(guest, "invitation")
    page.goto(f"{server.url}/tables/{host.table('romans', ['me', 'hot:Bea'])}")
    play_some(page, 7)
    page.wait_for_selector("#curtain:not([hidden])")
    check(page, "curtain")
