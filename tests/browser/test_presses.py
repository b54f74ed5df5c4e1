"""A click is never lost: what arrives while something is pressed waits until it is let go."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.between import Between
from support.browser import sit_down
from support.served import Server

Visit = Callable[..., Page]
ANSWERED = "turn => document.querySelector('#prompt').dataset.turn !== turn"


def press(page: Page, selector: str) -> None:
    box = page.locator(selector).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


def test_a_choice_is_made_although_the_page_was_told_anew_while_it_was_pressed(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.keyboard.press("l")
    wanted = json.loads(page.locator("#more-choices .choice").first.get_attribute("data-do") or "")
    press(page, "#more-choices .choice >> nth=0")
    between.tell_again()
    page.wait_for_timeout(200)
    expect(page.locator("#ask")).not_to_contain_text("Told again.")
    page.mouse.up()
    page.wait_for_function(ANSWERED, arg="0.0")
    assert between.done == [wanted]


def test_a_thing_of_the_board_is_picked_although_the_board_was_drawn_anew(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    press(page, "#board [data-ref^='warrior:'].is-lit >> nth=0")
    board = between.first["board"]
    between.tell_again(board={**board, "static": board["static"] + "<g/>"})
    page.wait_for_timeout(200)
    page.mouse.up()
    expect(page.locator("#ask")).to_contain_text("Told again.")
    expect(page.locator("#board .is-picked")).to_have_count(1)


def test_a_space_bar_that_is_held_down_chooses_when_it_is_let_go(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.locator("#more-choices .choice").first.focus()
    page.keyboard.down(" ")
    between.tell_again()
    page.wait_for_timeout(100)
    page.keyboard.up(" ")
    page.wait_for_function(ANSWERED, arg="0.0")
    assert len(between.done) == 1


def test_the_next_question_can_be_answered_before_the_last_answer_is_acknowledged(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    between.lazy = True
    for turn in ("0.0", "0.1"):
        page.locator("#board [data-ref^='warrior:'].is-lit").first.click(force=True)
        page.locator("#board [data-ref^='slot:'].is-lit").first.click(force=True)
        page.wait_for_function(ANSWERED, arg=turn)
    assert len(between.kept) >= 2
