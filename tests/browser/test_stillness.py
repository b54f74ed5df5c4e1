"""A table that stands still: the board never moves under the cursor, and from 1000 px up everything is in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from support.browser import ENDING, click_a_choice, sit_down, step
from support.served import Server

Visit = Callable[..., Page]
GAMES = ("romans", "locksley", "merrymen", "legend")
# Choices of one's own: a whole game of the short ones; Legend's are longer than a test should be.
PLAYED = {"legend": 60}
WHOLE = 120
# Where the drawing's own corner lies in the window, how large it is drawn, and where the question stands.
PLACE = """() => {
    const at = document.querySelector(".board-live").getScreenCTM();
    const ask = document.querySelector("#prompt").getBoundingClientRect();
    return [at.e, at.f, at.a, ask.x, ask.y, ask.width, ask.height].map(n => Math.round(n * 1000) / 1000);
}"""
# What sticks out of the window, or lies over the board.
OUTSIDE = """() => {
    const shown = [...document.querySelectorAll("#seats, #prompt, #board, #talk, #log, #chat-form, .top")];
    const out = shown.filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || !box.height;
    }).map(one => one.id || one.className);
    const page = document.documentElement;
    return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? [...out, "the page scrolls"] : out;
}"""
# The whole drawing is in its window, and reaches from edge to edge of it one way or the other.
CUT = """() => {
    const svg = document.querySelector(".board-svg"), seen = svg.viewBox.baseVal, [w, h] = svg.dataset.size.split(" ").map(Number);
    const inside = seen.x <= 0 && seen.y <= 0 && seen.x + seen.width >= w - 0.1 && seen.y + seen.height >= h - 0.1;
    return inside && (seen.width - w < 0.1 || seen.height - h < 0.1);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_never_moves_during_a_game(visit: Visit, server: Server, game: str) -> None:
    page = visit(lang="fr")
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    places = {tuple(page.evaluate(PLACE))}
    for _ in range(PLAYED.get(game, WHOLE)):
        if page.locator(ENDING).count() or step(page) == "over":
            break
        places.add(tuple(page.evaluate(PLACE)))
        assert len(places) == 1, places
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080), (1024, 700)])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_the_window(visit: Visit, server: Server, game: str, width: int, height: int) -> None:
    page = visit(lang="fr")
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(CUT)


def test_why_not_and_the_list_move_nothing(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    before = page.evaluate(PLACE)
    page.locator("#board [data-ref]:not(.is-lit)").first.click(force=True)
    page.wait_for_selector("#whynot:not([hidden])")
    assert page.evaluate(PLACE) == before
    page.keyboard.press("Escape")
    page.wait_for_selector("#whynot", state="hidden")
    page.keyboard.press("l")
    page.wait_for_selector("#more.is-open")
    assert page.evaluate(PLACE) == before
    page.keyboard.press("Escape")
    assert page.locator("#more.is-open").count() == 0


def test_a_list_that_was_opened_does_not_stay_open(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    click_a_choice(page)
    page.wait_for_selector(".promptbar.is-turn")
    assert page.locator("#more.is-open, #more:focus-within").count() == 0


def test_what_has_a_place_on_the_board_is_no_button(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    assert page.locator("#choices .choice").count() == 0
    assert page.locator("#board .is-lit").count() > 0
    assert page.locator("#more-choices .choice").count() > 10, "the whole list is there for who cannot see the board"


def test_wheel_pinch_and_drag_move_what_is_seen_and_the_corner_comes_back(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "legend")
    page.wait_for_selector(".promptbar.is-turn")
    before = page.evaluate(PLACE)
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -400)
    wheeled = page.evaluate(PLACE)
    assert wheeled[2] > before[2]
    page.mouse.down()
    page.mouse.move(560, 450, steps=4)
    page.mouse.up()
    dragged = page.evaluate(PLACE)
    assert dragged[0] - wheeled[0] == pytest.approx(60, abs=2)
    assert dragged[1] - wheeled[1] == pytest.approx(50, abs=2)
    assert page.locator("#whynot:not([hidden])").count() == 0, "a drag is no click"
    page.keyboard.press("0")
    assert page.evaluate(PLACE) == before
