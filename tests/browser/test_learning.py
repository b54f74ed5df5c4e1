"""Somebody who has never seen the game learns it: with pointer and keyboard, leaving and coming back, and then plays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from support.browser import bring
from support.served import Person, Server

Visit = Callable[..., Page]
RULES = {"rules": {"target-size": {"enabled": True}}}


def check(page: Page) -> None:
    found = Axe().run(page, options=RULES).response["violations"]
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == []


def step(page: Page) -> str:
    page.wait_for_selector("#lesson[data-step]")
    return page.locator("#lesson").get_attribute("data-step") or ""


def on(page: Page) -> None:
    """As a learner would: go on where there is nothing to choose, else touch what is lit and pointed at."""
    before = step(page)
    if page.locator("#lesson-on").is_visible():
        page.locator("#lesson-on").click()
    else:
        for _ in range(3):
            with suppress(TimeoutError):  # the step that comes after a slow answer may have nothing lit
                page.locator("#board .is-lit.is-pointed, #board .is-lit").first.click(force=True, timeout=2000)
            page.wait_for_timeout(120)
            if step(page) != before:
                break
    page.wait_for_function("before => document.querySelector('#lesson').dataset.step !== before", arg=before)


def test_a_first_round_by_hand(visit: Visit, server: Server) -> None:
    page = visit("/learn/romans/first")
    on(page)
    on(page)
    check(page)
    # Another choice than the lesson's is not forbidden, and kindly answered; the lesson stands where it stood.
    page.locator('[data-ref="warrior:gold:7"]').click(force=True)
    expect(page.locator("#whynot")).to_contain_text("wasted on one point")
    here = step(page)
    on(page)
    page.locator("#lesson-back").click()
    page.wait_for_function("here => document.querySelector('#lesson').dataset.step === here", arg=here)
    # Left and come back to.
    on(page)
    page.goto(f"{server.url}/learn/romans")
    expect(page.locator("[data-lesson='romans/first'] .badge")).to_have_text("begun")
    page.locator("[data-lesson='romans/first']").click()
    assert step(page) == str(int(here) + 1)
    while step(page) != "16":
        on(page)
    # A mistake that teaches: it happens, is explained, and one is back where one was.
    page.locator('[data-ref="fort:4"]').click(force=True)
    page.wait_for_selector("#lesson[data-step='16!']")
    expect(page.locator("#lesson-text")).to_contain_text("5 points")
    page.locator("#lesson-on").click()
    page.wait_for_selector("#lesson[data-step='16']")
    page.keyboard.press("s")
    while not page.locator("#lesson-end").is_visible():
        on(page)
    check(page)
    page.locator("#go-on").click()
    page.wait_for_url("**/tables/*")
    page.wait_for_selector(".promptbar.is-turn")
    expect(page.locator("#log")).to_be_attached()
    held = page.locator('[data-ref^="held:gold:"]')
    assert held.count() == 3, "the table stands where the lesson ended"


def test_on_a_phone_in_french_by_keys(visit: Visit) -> None:
    page = visit("/learn/legend/robin", width=390, lang="fr", theme="dark")
    for n in range(8):
        page.wait_for_selector(f"#lesson[data-step='{n}']")
        page.keyboard.press("n" if page.locator("#lesson-on").is_visible() else "s")
    page.wait_for_selector("#lesson[data-step='8']")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for path in ("/learn", "/learn/legend"):
        page.goto(page.url.split("/learn")[0] + path)
        check(page)


def test_a_puzzle_lights_every_choice_and_says_why(visit: Visit) -> None:
    page = visit("/learn/romans/puzzles-rid")
    step(page)
    assert page.locator("#board .is-lit").count() == 5
    page.locator('#board .is-lit[data-ref^="held:gold:2"]').first.click(force=True)
    expect(page.locator("#whynot")).to_contain_text("points")
    page.keyboard.press("s")
    expect(page.locator("#lesson-text")).to_contain_text("14 points become 17")


def test_the_aim_is_shown_once_and_called_again_by_a_key(visit: Visit, server: Server) -> None:
    page = visit("/", experienced=False)
    page.locator(".box[data-game=romans] form button").click()
    page.wait_for_selector("#aim[open]")
    check(page)
    page.locator("#aim button").click()
    page.reload()
    page.wait_for_selector(".promptbar.is-turn")
    assert page.locator("#aim[open]").count() == 0
    page.keyboard.press("g")
    page.wait_for_selector("#aim[open]")


def test_the_aim_waits_until_the_game_begins(visit: Visit, server: Server) -> None:
    """Before that it would lie over the link for those who are expected."""
    ann = Person(server, "Ann")
    table = ann.table("locksley", ["me", "open"])
    page = visit("/", experienced=False)
    bring(page, ann)
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector("#lobby:not([hidden])")
    assert page.locator("#aim[open]").count() == 0
    ann.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    page.wait_for_selector("#aim[open]")


def test_the_aim_does_not_lie_over_how_a_game_ended(visit: Visit, server: Server) -> None:
    """Somebody who comes when all is over wants to see that, and perhaps to play again: the aim is for the next game."""
    ann = Person(server, "Ann")
    table = ann.table("locksley", ["me", "bot:random"])
    ann.ask("POST", f"/api/tables/{table}/seats/0/resign")
    page = visit("/", experienced=False)
    bring(page, ann)
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector("#ending:not([hidden])")
    assert page.locator("#aim[open]").count() == 0
    page.locator("#rematch").click()
    page.wait_for_selector("#aim[open]")


def test_a_coach_asks_before_a_bad_choice_and_the_log_says_so(visit: Visit, server: Server) -> None:
    page = visit("/learn/romans/puzzles-rid")
    page.evaluate("localStorage.setItem('sherwood-preferences', JSON.stringify({coach: 'on'}))")
    to = page.evaluate(
        """() => fetch("/api/learn/romans/puzzles-rid/table", {method: "POST", body: '{"way": []}',
            headers: {"content-type": "application/json"}}).then((answer) => answer.json())"""
    )["to"]
    page.goto(server.url + to)
    page.wait_for_selector(".promptbar.is-turn")
    page.locator('#board .is-lit[data-ref^="held:gold:"]').first.click(force=True)  # the Strongbox itself
    page.wait_for_selector("#sure[open]")
    expect(page.locator("#sure-what")).to_contain_text("Give up the Legion Fort")
    page.locator("#sure button[value=no]").click()
    assert page.locator(".promptbar.is-turn").count() == 1, "nothing was chosen"
    page.locator('#board .is-lit[data-ref^="held:gold:"]').first.click(force=True)
    page.wait_for_selector("#sure[open]")
    page.locator("#sure-yes").click()
    expect(page.locator("#log")).to_contain_text("was asked by the coach")


def test_a_thing_leads_to_the_chapter_that_teaches_it(visit: Visit) -> None:
    """By mouse over the way between, and by `I`; in a lesson as at a table. The game stays where it is."""
    page = visit("/learn/romans/first")
    page.wait_for_selector("#lesson[data-step='0']")
    qween = page.locator('#board [data-ref="warrior:gold:0"]')
    qween.hover(force=True)
    link = page.locator("#brings a[href='/learn/romans/qween']")
    link.wait_for()
    check(page)
    with page.expect_popup() as opened:
        link.hover()
        page.wait_for_timeout(400)  # longer than a card stays that nobody points at
        link.click()
    assert opened.value.url.endswith("/learn/romans/qween")
    page.locator("#lesson-at").hover()
    page.wait_for_selector("#brings", state="hidden")
    # By keys: into the card, and back to what it speaks of.
    page.keyboard.press("n")
    page.wait_for_selector("#lesson[data-step='1']")
    qween.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    link.wait_for()
    page.keyboard.press("i")
    assert page.evaluate("document.activeElement.closest('#brings') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector("#brings", state="hidden")
    assert page.evaluate("document.activeElement.dataset.ref") == "warrior:gold:0"
    # And the lesson's choice itself: the thing, then its place.
    page.keyboard.press("n")
    page.wait_for_selector("#lesson[data-step='2']")
    for _ in range(2):
        page.locator('#board [tabindex="0"]').focus()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
    page.wait_for_selector("#lesson[data-step='3']")


COVERED = """() => {
  const words = document.querySelector("#lesson-words").getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll("#board .is-pointed, #board .is-lit")].filter((one) => meet(words, one.getBoundingClientRect())).length;
}"""
STANDING = """() => ["#prompt", "#board svg", "#seats", "#lesson-back"].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [one, box.x, box.y, box.width, box.height];
})"""


def test_what_a_lesson_speaks_of_stands_out_and_nothing_jumps(visit: Visit) -> None:
    page = visit("/learn/romans/first")
    step(page)
    before = page.evaluate(STANDING)
    bubbles = 0
    for _ in range(6):
        assert page.locator(".over-dim > rect").count() == 1
        bubbles += page.locator("#lesson-words.is-bubble").count()
        assert page.evaluate(COVERED) == 0
        assert page.evaluate(STANDING) == before
        on(page)
    assert bubbles == 6
    # Whoever wants strong contrasts sees the whole board as it is.
    page.emulate_media(contrast="more")
    assert not page.locator(".over-dim > rect").is_visible()
    page.emulate_media(contrast="no-preference", forced_colors="active")
    assert not page.locator(".over-dim > rect").is_visible()
    phone = visit("/learn/romans/first", width=390)
    step(phone)
    assert phone.locator(".over-dim > rect").count() == 1
    assert phone.locator("#lesson-words.is-bubble").count() == 0
    words, board = phone.locator("#lesson-words").bounding_box(), phone.locator("#board").bounding_box()
    assert words
    assert board
    assert words["y"] >= board["y"] + board["height"] - 1
