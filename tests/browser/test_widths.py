"""A phone, a tablet, a desk: all of the board can be reached, nothing lies under the prompt, everything is large enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

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

# What of the board lies under buttons, and which words of the head are cut.
HIDDEN = """() => {
    const board = document.querySelector("#board").getBoundingClientRect();
    const over = [...document.querySelectorAll("#zoombar button")].map(one => one.getBoundingClientRect())
        .filter(one => one.width && one.left < board.right && one.right > board.left && one.top < board.bottom
            && one.bottom > board.top);
    const head = document.querySelector("#phases").getBoundingClientRect();
    const cut = [...document.querySelectorAll("#phases li")].filter(one => one.checkVisibility())
        .filter(one => one.getBoundingClientRect().right > head.right + 0.5).map(one => one.textContent);
    return [...over, ...cut];
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
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page does not scroll sideways"
    larger_and_smaller(page)
    page.keyboard.press("Tab")
    assert page.evaluate(COVERED) == []


def larger_and_smaller(page: Page) -> None:
    """Buttons and keys make the board larger; 0 shows it as it was."""
    before = scale(page)
    page.locator("[data-zoom=in]").click()
    assert scale(page) > before
    page.keyboard.press("+")
    larger = scale(page)
    page.locator("[data-zoom=out]").click()
    assert before < scale(page) < larger
    page.keyboard.press("0")
    assert scale(page) == before
    page.keyboard.press("+")


def scale(page: Page) -> float:
    return float(page.evaluate("document.querySelector('.board-live').getScreenCTM().a"))
