"""How many clicks a turn takes: counted as a person makes them, on the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from support.browser import sit_down
from support.served import Server

Visit = Callable[..., Page]
FAR = """() => [...document.querySelectorAll("#board [data-way]")]
    .find(one => one.dataset.way.split(" ").length > 2 && one.dataset.say.includes("4 of 5")).dataset.ref"""
OPEN = ".promptbar.is-turn"


def click(page: Page, ref: str) -> None:
    """Where a person would: somewhere in the thing, whatever lies on it."""
    page.locator(f'#board [data-ref="{ref}"] > .hit').first.click(force=True)


def test_a_march_of_several_boxes_takes_three_clicks(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "legend")
    page.wait_for_selector(OPEN)
    page.locator("#choices button", has_text="movement").click()
    page.wait_for_selector("#board [data-ref='piece:robin_hood'].is-lit")
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('next piece')")

    click(page, "piece:robin_hood")
    page.wait_for_selector("#board [data-way]", state="attached")
    goal = page.evaluate(FAR)
    page.locator(f'#board [data-ref="{goal}"] > .hit').hover(force=True)
    assert page.locator(".over-way .trail").count() == 1, "the way is drawn before it is gone"
    assert page.locator(".over-way .ghost").count() == 1
    click(page, goal)
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('one movement point left')")
    assert page.locator("[data-ref='piece:robin_hood']").get_attribute("data-home") == goal.removeprefix("box:")
    page.locator("#takeback").click()
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('5 movement points')")
    assert page.locator("#phases .is-now").inner_text() == "March", "one click back for one click there"
    click(page, goal)
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('one movement point left')")
    page.locator("#choices button", has_text="Stop").click()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('Robin Hood goes from')")


def answer(page: Page, prefix: str) -> None:
    """Click the first lit thing of a kind, and wait until it is answered."""
    page.wait_for_function("prefix => !!document.querySelector(`#board [data-ref^='${prefix}'].is-lit`)", arg=prefix)
    before = page.locator("#prompt").get_attribute("data-turn")
    click(page, page.locator(f"#board [data-ref^='{prefix}'].is-lit").first.get_attribute("data-ref") or "")
    page.wait_for_function("before => document.querySelector('#prompt').dataset.turn !== before", arg=before)


def test_a_turn_of_locksley_takes_four_clicks(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "locksley")
    page.wait_for_selector(OPEN)
    if "corner" in page.locator("#ask").inner_text():  # whoever begins chooses it
        answer(page, "space:")
    made = ["space:", "gold:0:", "end"]  # a ride, a coin for the Bard, the end
    for one in made:
        answer(page, one)
    page.wait_for_function("() => document.querySelectorAll('#log .log-head').length > 2")
    assert len(made) <= 4
