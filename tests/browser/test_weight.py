"""What a table costs a phone on the road: bytes counted on the wire, for each of the four games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Response

from support.browser import play_some, sit_down
from support.counted import Door
from support.served import Server

Visit = Callable[..., Page]
FIRST, UPDATE = 150_000, 20_000
SMALL = 2_000  # what fits into two packets is not worth packing


@pytest.fixture
def door(server: Server) -> Iterator[Door]:
    opened = Door(server)
    yield opened
    opened.close()


@pytest.mark.parametrize("game", ["romans", "locksley", "merrymen", "legend"])
def test_a_table_is_light(visit: Visit, server: Server, door: Door, game: str) -> None:
    page = visit()
    person = sit_down(page, server, game)
    for cookie in person.http.cookies.jar:
        page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": door.url}])
    answers: list[Response] = []
    page.on("response", lambda one: answers.append(one))
    page.goto(page.url.replace(server.url, door.url))
    page.wait_for_selector(".promptbar.is-turn")
    page.wait_for_load_state("networkidle")
    first, told = door.bytes, len(door.frames)
    kept = [one for one in answers if "/static/" in one.url]
    assert {str(one.headers.get("cache-control")) for one in kept} == {"public, max-age=31536000, immutable"}
    large = [one for one in kept if one.url.endswith((".js", ".css")) and len(one.body()) > SMALL]
    assert all(one.headers.get("content-encoding") == "gzip" for one in large)
    play_some(page, 8)
    updates = door.frames[told:]
    print(
        f"\n{game}: first load {first:,} bytes; updates up to {max(updates):,}, on average {sum(updates) // len(updates):,}"
    )
    assert first < FIRST
    assert max(updates) < UPDATE
    before = door.bytes
    page.reload()
    page.wait_for_selector("#board svg", state="attached")
    page.wait_for_load_state("networkidle")
    assert door.bytes - before < first - 15_000, "scripts and looks are kept, not sent again"
