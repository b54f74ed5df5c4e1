"""Whole games by keyboard alone: from the shelf to the scoring without ever touching a pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser import ENDING, MOVED_ON, sit_down
from support.served import Server

Visit = Callable[..., Page]
PLACE = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "";
    const inside = ["choices", "more", "board", "ending", "prompt"].find(id => at.closest("#" + id));
    return inside || at.id || at.tagName;
}"""
# What has the focus shows it: a ring of its own, or on the board the halo of the thing; and nothing lies over it.
SHOWN = """() => {
    const at = document.activeElement, halo = at.querySelector(":scope > .halo");
    const ring = getComputedStyle(at), glow = halo && getComputedStyle(halo);
    const box = at.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return at.matches(":focus-visible") && inside &&
        (glow ? glow.stroke !== "none" && parseFloat(glow.strokeWidth) >= 4 : ring.outlineStyle !== "none");
}"""


def place(page: Page) -> str:
    """Where the focus is; it is somewhere, and it can be seen."""
    where = str(page.evaluate(PLACE))
    assert where, "the focus is lost"
    assert page.evaluate(SHOWN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    return where


def tab_to(page: Page, wanted: str, key: str = "Tab") -> int:
    """How many times Tab was pressed until the focus is on something."""
    for presses in range(1, 40):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement.closest(wanted) !== null", wanted):
            return presses
    raise AssertionError(f"Tab never reaches {wanted}")


def asked(page: Page) -> bool:
    """Wait until it is our turn; false when the game is over."""
    page.wait_for_selector(f".promptbar.is-turn button.choice, {ENDING}", state="attached", timeout=30_000)
    return page.locator(ENDING).count() == 0


def moved_on(page: Page, turn: str | None) -> None:
    page.wait_for_function(MOVED_ON, arg=turn)
    place(page)


def turn_of(page: Page) -> str | None:
    return page.locator("#prompt").get_attribute("data-turn")


def choose_on_the_board(page: Page) -> None:
    """The first thing that can be chosen, then the first that can follow, until that was a choice."""
    turn = turn_of(page)
    for _ in range(4):
        page.keyboard.press("Home")
        assert place(page) == "board"
        page.keyboard.press("Enter")
        if page.locator("#board .is-picked").count() == 0:
            break
    moved_on(page, turn)


def choose_from_the_list(page: Page) -> None:
    turn = turn_of(page)
    assert place(page) in ("choices", "more")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    if page.evaluate("document.activeElement.classList.contains('is-revise')"):
        page.keyboard.press("End")
    page.keyboard.press(" ")
    moved_on(page, turn)


def hear(page: Page) -> None:
    """Everything that was ever said to a screen reader is written down."""
    page.evaluate("""() => {
        window.heard = [];
        new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => window.heard.push(node.textContent))))
            .observe(document.querySelector("#live"), { childList: true });
    }""")


def said(page: Page) -> str:
    return " ".join(page.evaluate("window.heard"))


def test_romans_from_the_shelf_to_the_end_on_the_board(visit: Visit) -> None:
    page = visit()
    tab_to(page, '[data-game="romans"] form button')
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/**")
    page.wait_for_selector(".promptbar.is-turn")
    hear(page)
    tab_to(page, "#board [data-ref]")
    for _ in range(300):
        if not asked(page):
            break
        if page.locator("#board .is-lit").count():
            if place(page) != "board":
                tab_to(page, "#board [data-ref]")
            choose_on_the_board(page)
        else:
            tab_to(page, "#choices, #more", "Shift+Tab")
            choose_from_the_list(page)
    check_the_end(page)


def test_locksley_to_the_end_from_the_list_of_choices(visit: Visit, server: Server) -> None:
    page = visit(lang="fr", theme="dark")
    sit_down(page, server, "locksley", options={"length": "short"})
    page.wait_for_selector(".promptbar.is-turn")
    hear(page)
    tab_to(page, "#choices, #more")
    for _ in range(300):
        if not asked(page):
            break
        page.wait_for_function("() => document.activeElement.closest('#choices, #more')")
        choose_from_the_list(page)
    check_the_end(page)


def check_the_end(page: Page) -> None:
    assert place(page) == "ending"
    expect(page.locator("#winner")).not_to_be_empty()
    heard = said(page)
    assert page.locator("#winner").inner_text() in heard
    told = page.locator("#log .log-text").all_text_contents()
    missed = [line for line in told[-40:] if line not in heard]
    assert missed == [], "everything in the log was said"
    tab_to(page, ".ending-actions a[href^='/replays/']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replays/**")


@pytest.mark.parametrize("game", ["romans", "locksley", "merrymen", "legend"])
def test_the_table_has_few_tab_stops(visit: Visit, server: Server, game: str) -> None:
    """One for the choices, one for the board, one for the tabs: not one for each thing."""
    page = visit()
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    stops = page.evaluate("""() => [...document.querySelectorAll("#table button, #table a[href], #table summary, #table [tabindex]")]
        .filter(one => one.tabIndex >= 0 && one.checkVisibility()).map(one => one.closest("#choices, #more-choices, #board, .tabs")?.id || "")""")
    for one in ("choices", "more-choices", "board"):
        assert stops.count(one) <= 1, one
    assert stops.count("board") == 1
    assert len(stops) < 16, stops


def test_escape_lets_go_of_what_was_picked(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    tab_to(page, "#board [data-ref]")
    page.keyboard.press("Enter")
    expect(page.locator("#board .is-picked")).to_have_count(1)
    before = page.evaluate("document.activeElement.dataset.ref")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.ref") != before
    page.keyboard.press("Escape")
    expect(page.locator("#board .is-picked")).to_have_count(0)
    assert place(page) == "board"
