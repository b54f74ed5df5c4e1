"""What happens is shown happening: one click that resolves much is many pictures, and one may step back, see them again and skip them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from support.browser import CURTAIN, ENDING, click_a_choice, sit_down
from support.served import Person, Server

Visit = Callable[..., Page]
Motion = Literal["no-preference", "reduce"]
WATCH = """() => {
    window.looks = new Set();
    window.turned = 0;
    new MutationObserver(() => window.looks.add(document.querySelector(".board-live").textContent + document.querySelectorAll("#log li").length))
        .observe(document.querySelector("#table"), { childList: true, subtree: true, characterData: true });
    new MutationObserver(() => window.turned += document.querySelectorAll(".turning").length)
        .observe(document.querySelector("#board"), { childList: true, subtree: true });
}"""
# The first face that each die showed, and whether anything moved.
WATCH_DICE = """() => {
    window.first = new Map();
    window.spun = 0;
    new MutationObserver(() => {
        for (const cube of document.querySelectorAll(".cube")) {
            if (!window.first.has(cube)) window.first.set(cube, cube.querySelector(".face").dataset.fell);
            window.spun += cube.getAnimations().length;
        }
    }).observe(document.querySelector("#board"), { childList: true, subtree: true });
}"""
# The dice that were thrown last, once they lie: what each shows now, and what it showed first.
LIE = """fell => {
    const cubes = [...document.querySelectorAll(".cube")].slice(-fell.length);
    const shown = cubes.map(one => one.querySelector(".face").dataset.fell);
    const still = cubes.every(one => one.getAnimations().length === 0);
    return still && JSON.stringify(shown) === JSON.stringify(fell) && cubes.map(one => window.first.get(one));
}"""


def until_asked(page: Page) -> None:
    page.wait_for_selector(f".promptbar.is-turn button.choice, {ENDING}, {CURTAIN}", state="attached")


def test_one_click_that_resolves_forts_is_told_step_by_step(visit: Visit, server: Server) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, server, "romans")
    until_asked(page)
    for _ in range(6):
        click_a_choice(page)
    page.evaluate(WATCH)
    page.locator("#choices button.choice, #more-choices button.choice").filter(has_text="Ready").first.dispatch_event(
        "click"
    )
    page.wait_for_selector("#moments:not([hidden])")
    page.locator("#moment-pause").click()
    page.locator("#moment-next").click()
    page.wait_for_function("() => !document.querySelector('#moment-at').textContent.startsWith('1')")
    assert page.evaluate("window.turned"), "a warrior that is revealed turns over"
    page.locator("#moment-back, #again").locator("visible=true").first.click()
    assert "is-past" in (page.locator("#board").get_attribute("class") or ""), "a step back, until one goes on"
    assert page.locator("#board .is-lit").count() == 0, "what is over cannot be clicked"
    page.locator("#skip").click()
    until_asked(page)
    page.wait_for_selector("#moments", state="hidden")
    assert "is-past" not in (page.locator("#board").get_attribute("class") or "")
    assert page.locator("#again").is_visible()
    assert page.evaluate("window.looks.size") >= 2


def until_risky(person: Person, table: str) -> tuple[int, dict[str, Any], list[str]]:
    """Play both seats until somebody may leave it to chance: who, what they are shown, and the choice."""
    while True:
        for seat in (0, 1):
            shown = person.view(table, seat)
            choices = [one for one in shown["prompt"]["choices"] if not one["revise"]]
            risky = [one for one in choices if "chance" in one["final"]]
            if shown["prompt"]["mine"] and risky:
                return seat, shown, risky[0]["do"]
            if shown["prompt"]["mine"]:
                person.play(table, seat, choices[0]["do"], shown["prompt"]["turn"])


@pytest.mark.parametrize(
    ("game", "motion"), [("legend", "no-preference"), ("merrymen", "no-preference"), ("merrymen", "reduce")]
)
def test_dice_roll_and_end_as_they_fell(visit: Visit, server: Server, game: str, motion: Motion) -> None:
    """Seen by somebody who comes to watch just before, and so is never behind, while both seats are played elsewhere."""
    person = Person(server, "Ann")
    table = person.table(game, ("me", "hot:Bob"), public=True)
    page = visit()
    page.emulate_media(reduced_motion=motion)
    fallen: list[list[str]] = []
    while not fallen:  # chance may also be a card
        seat, shown, do = until_risky(person, table)
        page.goto(f"{server.url}/tables/{table}")
        page.wait_for_selector("#board svg", state="attached")
        page.evaluate(WATCH_DICE)
        person.play(table, seat, do, shown["prompt"]["turn"])
        fallen = [line["dice"] for line in person.view(table, seat)["log"][len(shown["log"]) :] if line.get("dice")]
    fell = fallen[-1]
    first = page.wait_for_function(LIE, arg=fell).json_value()
    if motion == "reduce":
        assert page.evaluate("() => window.spun") == 0
        assert first == fell
    else:
        assert page.evaluate("() => window.spun") > 0
        assert all(one != true for one, true in zip(first, fell, strict=True)), (
            "another face goes by before the true one"
        )
