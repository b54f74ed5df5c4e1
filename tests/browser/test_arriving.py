"""Arriving and leaving: what one came for is in sight, one knows who invites, and nobody leaves by mistake."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.accounts import account
from support.browser import bring, sit_down
from support.served import Person, Server

Visit = Callable[..., Page]
SIZES = [(1440, 900), (390, 844)]


def in_sight(thing: Locator, height: int) -> bool:
    box = thing.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_play_now_is_in_sight(visit: Visit, lang: str, width: int, height: int) -> None:
    page = visit(width=width, lang=lang)
    page.set_viewport_size({"width": width, "height": height})
    wanted = page.locator(".box form .button")
    seen = [in_sight(wanted.nth(n), height) for n in range(wanted.count())]
    assert all(seen[:4]) if width > 1000 else seen[0], "a whole row of the shelf; on a phone the first box"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_an_invitation_says_who_invites_and_where_to_sit(
    visit: Visit, server: Server, lang: str, width: int, height: int
) -> None:
    host = Person(server, "Wilhelmina of Nottingham")
    page = visit(width=1440)
    bring(page, host)
    page.goto(f"{server.url}/tables/{host.table('merrymen', ['me', 'open'])}")
    link = page.locator("#invite-1").input_value()
    guest = visit(width=width, lang=lang)
    guest.set_viewport_size({"width": width, "height": height})
    guest.goto(link)
    expect(guest.locator("h1")).to_contain_text("Wilhelmina of Nottingham")
    assert in_sight(guest.locator("form[data-api] button.is-primary"), height)


def test_a_lobby_shows_where_to_sit(visit: Visit, server: Server) -> None:
    host = Person(server, "Host")
    table = host.table("romans", ["me", "open"], public=True)
    for width, height in SIZES:
        page = visit(f"/tables/{table}", width=width)
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".sit:visible")
        assert in_sight(page.locator(".sit:visible").first, height)
        expect(page.locator("#lobby")).to_contain_text("Host")


def test_house_rules_are_folded(visit: Visit) -> None:
    page = visit("/new/merrymen")
    assert page.locator("details.fold select").count() > 5
    assert page.locator("details.fold select:visible").count() == 0
    assert in_sight(page.locator(".form-actions button"), 900)


def test_people_who_share_a_device_say_who_they_are(visit: Visit) -> None:
    page = visit("/new/romans")
    page.locator("input[name=me]").fill("Ann")
    page.locator("#count").select_option("2")
    page.locator("#seat-1").select_option("person")
    page.locator(".form-actions button").click()
    assert page.url.endswith("/new/romans"), "not without a name"
    page.locator("#name-1").fill("Bea")
    page.locator(".form-actions button").click()
    page.wait_for_url("**/tables/**")
    expect(page.locator("#seats .seat-1")).to_contain_text("Bea")


def test_the_waiting_line_says_who_is_waited_for(visit: Visit, server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob the Patient")
    page = visit()
    bring(page, ann)
    table = ann.table("locksley", ["open", "me"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/0/person", {})
    page.goto(f"{server.url}/tables/{table}")
    turn = page.locator("#ask")
    expect(turn).not_to_be_empty()
    who = 0 if bob.view(table, 0)["prompt"]["mine"] else 1
    if who == 0:
        expect(turn).to_contain_text("Bob the Patient")


def test_players_are_called_by_their_names_on_the_board_and_in_the_log(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    expect(page.locator("#board [data-player='0']")).to_have_text("Ann")
    paint = "seat => getComputedStyle(document.documentElement).getPropertyValue('--seat-' + seat)"
    assert page.evaluate(paint, 0) == page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--clan-gold')"
    )


def test_a_connection_that_is_back_is_noticed(visit: Visit, own_server: Server) -> None:
    page = visit(server=own_server)
    sit_down(page, own_server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    own_server.kill()
    expect(page.locator(".offline")).to_be_visible()
    page.keyboard.press("l")
    page.locator("#more-choices .choice").first.click()
    expect(page.locator("#whynot")).to_be_visible()
    own_server.start()
    expect(page.locator(".offline")).to_be_hidden(timeout=30_000)
    expect(page.locator("#whynot")).to_be_hidden()


def test_seats_are_chosen_in_the_colours_of_their_clans(visit: Visit) -> None:
    """McGreen is not orange: the colours at the door are those of the table."""
    page = visit("/new/romans")
    shown = "document.documentElement.style.getPropertyValue('--seat-1')"
    assert page.evaluate(shown) == "var(--clan-green)"


def test_a_password_is_seen_while_it_is_wanted(visit: Visit) -> None:
    page = visit("/account")
    typed, show = page.locator("#new-password"), page.locator("[data-show=new-password]")
    typed.fill("a merry long word")
    for kind, pressed in (("text", "true"), ("password", "false")):
        show.click()
        expect(typed).to_have_attribute("type", kind)
        expect(show).to_have_attribute("aria-pressed", pressed)
        expect(typed).to_have_value("a merry long word")


def test_an_account_gets_a_key_for_its_program(visit: Visit, server: Server) -> None:
    page = visit()
    person, _ = account(server, "Ann")
    bring(page, person)
    page.goto(f"{server.url}/account")
    page.locator("#key button").click()
    expect(page.locator("#key output")).to_have_text(re.compile(r"^[\w-]{43}$"))
