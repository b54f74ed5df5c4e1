"""A person at a real browser who clicks only what the page offers."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from support.served import Person, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A visitor who has played before: the card of a game's aim is shown to others, once.
KNOWS_THE_AIMS = """try { localStorage.getItem("sherwood-aims")
    ?? localStorage.setItem("sherwood-aims", '["romans", "locksley", "merrymen", "legend"]'); } catch {}"""
ENDING = "#ending:not([hidden])"
CURTAIN = "#curtain:not([hidden])"
SURE = "#sure[open]"
MOVED_ON = f"""before => document.querySelector('#prompt').dataset.turn !== before
    || document.querySelector('{ENDING}') || document.querySelector('{CURTAIN}')"""


def chromium() -> str:
    """Debian's Chromium, or whatever Chromium is in the path."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is needed: apt-get install chromium"
    return found


def step(page: Page) -> str:
    """Wait until the page wants something and do one thing; says what it was."""
    wanted = f".promptbar.is-turn button.choice, {ENDING}, {CURTAIN}"
    page.wait_for_selector(wanted, state="attached", timeout=60_000)
    if page.locator(ENDING).count():
        return "over"
    if page.locator(CURTAIN).count():
        page.locator("#curtain-open").click()
        page.wait_for_selector(CURTAIN, state="detached")
        return "curtain"
    return click_a_choice(page)


def click_a_choice(page: Page) -> str:
    """One choice, by its button; a list that is folded is opened as a person would open it."""
    number = page.locator("#prompt").get_attribute("data-turn")
    shown = page.locator("#choices button.choice:not(.is-revise)")
    if shown.count() == 0:
        if page.locator("#more.is-open").count() == 0:
            page.locator("#more-title").click()
        shown = page.locator("#more-choices button.choice:not(.is-revise)")
    said = shown.first.inner_text()
    shown.first.click()
    page.wait_for_function(f"before => ({MOVED_ON})(before) || document.querySelector('{SURE}')", arg=number)
    if page.locator(SURE).count():  # what throws something away is asked twice
        page.locator("#sure-yes").click()
    page.wait_for_function(MOVED_ON, arg=number)
    return said


def click_the_board(page: Page) -> list[str]:
    """One choice on the board: what is lit, then what is lit next."""
    number = page.locator("#prompt").get_attribute("data-turn")
    clicked: list[str] = []
    while page.locator("#prompt").get_attribute("data-turn") == number and len(clicked) < 4:
        lit = page.locator("#board .is-lit").first
        clicked.append(lit.get_attribute("data-ref") or "")
        lit.click(force=True)
        page.wait_for_timeout(150)
    return clicked


def play_some(page: Page, choices: int) -> None:
    for _ in range(choices):
        if page.locator(CURTAIN).count() or step(page) == "over":
            return


def play_to_the_end(page: Page) -> int:
    made = 0
    while step(page) != "over":
        made += 1
    expect(page.locator("#winner")).not_to_be_empty()
    return made


def sit_down(page: Page, server: Server, game: str, seats: Sequence[str] = ("me", "bot"), **more: Any) -> Person:
    """A table of one's own, opened as a program would; the page then shows it. The bots do not think for long."""
    person = Person(server, "Ann")
    bring(page, person)
    page.goto(f"{server.url}/tables/{person.table(game, seats, **more)}")
    page.wait_for_selector("#board svg", state="attached")
    return person


def bring(page: Page, person: Person) -> None:
    """The page's visitor is this person from now on."""
    url = person.server.url
    cookies = person.http.cookies.jar
    page.context.add_cookies([{"name": one.name, "value": one.value or "", "url": url} for one in cookies])


def person_of(page: Page, server: Server) -> Person:
    """The page's visitor as a program, to hurry a game along."""
    person = Person(server)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def finish_by_rest(page: Page, server: Server) -> dict[str, Any]:
    person = person_of(page, server)
    table = page.url.rpartition("/")[2].partition("#")[0]
    seat = person.ask("GET", f"/api/tables/{table}")["yours"][0]
    while (shown := person.ask("GET", f"/api/tables/{table}/view?seat={seat}&wait=20"))["table"]["status"] == "running":
        choices = [one["do"] for one in shown["prompt"]["choices"] if not one["revise"]]
        if shown["prompt"]["mine"] and choices:
            person.play(table, seat, choices[0], shown["prompt"]["turn"])
    return dict(shown)
