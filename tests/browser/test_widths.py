"""A phone, a tablet, a desk: all of the board can be reached, nothing lies under the prompt, everything is large enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser import play_some, sit_down
from support.served import Server

Visit = Callable[..., Page]
GAMES = ("romans", "locksley", "merrymen", "legend")
WIDTHS = (390, 820, 1440)
# Things of the board and buttons that a finger can hit, and are too small for it.
SMALL = """least => [...document.querySelectorAll("#board [data-ref], main button, main summary, .top a, .top button")]
    .filter(one => one.checkVisibility() && getComputedStyle(one).pointerEvents !== "none")
    .map(one => [one.dataset.ref || one.id || one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.05)
    .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
# Each thing brought into sight as the focus brings it: what of it the prompt then covers.
COVERED = """() => [...document.querySelectorAll("#board [data-ref]")].filter(one => {
    one.focus();
    const thing = one.getBoundingClientRect(), bar = document.querySelector("#prompt").getBoundingClientRect();
    const x = thing.x + thing.width / 2, y = thing.y + thing.height / 2;
    const under = x > bar.left && x < bar.right && y > bar.top && y < bar.bottom;
    return under || y < 0 || y > innerHeight || x < 0 || x > innerWidth;
}).map(one => one.dataset.ref)"""
# What of the board is under the prompt, without any scrolling.
OVERLAP = """() => {
    const bar = document.querySelector("#prompt").getBoundingClientRect();
    const scroll = document.querySelector(".table-scroll").getBoundingClientRect();
    return Math.max(0, Math.min(bar.bottom, scroll.bottom) - Math.max(bar.top, scroll.top));
}"""


def at_a_table(visit: Visit, server: Server, game: str, width: int) -> Page:
    page = visit(width=width, lang="fr")
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    play_some(page, 3)
    page.wait_for_selector(".promptbar.is-turn")
    return page


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_large_enough_and_can_be_reached(visit: Visit, server: Server, game: str, width: int) -> None:
    page = at_a_table(visit, server, game, width)
    assert page.evaluate(SMALL, 24) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page does not scroll sideways"
    if width < 1000:
        assert page.evaluate(OVERLAP) == 0
        check_the_folding(page)


def check_the_folding(page: Page) -> None:
    """The choices make room for the board, the board can be twice as large, and all of it comes into sight."""
    room = height(page)
    page.locator("#fold").click()
    expect(page.locator("#fold")).to_have_attribute("aria-expanded", "false")
    assert height(page) > room
    wide = page.locator(".board-svg").bounding_box()
    page.locator("#zoom").click()
    larger = page.locator(".board-svg").bounding_box()
    assert wide
    assert larger
    assert larger["width"] == pytest.approx(2 * wide["width"], abs=4)
    page.keyboard.press("Tab")
    assert page.evaluate(COVERED) == []


def height(page: Page) -> Any:
    return page.evaluate("document.querySelector('.table-scroll').clientHeight")
