"""People at real browsers, clicking only what the page offers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser import CURTAIN, ENDING, click_a_choice, click_the_board, play_to_the_end, step
from support.served import Server

Visit = Callable[..., Page]
GAMES = ("locksley", "romans")


def play_now(page: Page, game: str) -> None:
    page.locator(f'[data-game="{game}"] form button').click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector("#board svg")


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, lang="fr")
    play_now(page, "romans")
    assert play_to_the_end(page) > 10
    expect(page.locator(".score-row.is-total.is-shown")).to_be_visible()
    page.locator(".ending-actions a[href^='/replays/']").click()
    page.wait_for_selector("#board svg")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_offers_what_the_buttons_offer(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    page.wait_for_selector(".promptbar.is-turn")
    log = page.locator("#live").inner_text()
    assert click_the_board(page)
    assert page.locator("#prompt").get_attribute("data-turn") != "0.0"
    assert log is not None


def test_something_that_cannot_be_done_answers_why_not_with_its_rule(visit: Visit) -> None:
    page = visit()
    play_now(page, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.locator("#board [data-ref]:not(.is-lit)").first.click(force=True)
    expect(page.locator("#whynot")).to_be_visible()
    expect(page.locator("#whynot a.rule-link")).to_have_attribute("href", "/rules/romans#r3.3")


def test_a_drag_is_the_same_as_two_taps(visit: Visit) -> None:
    page = visit()
    play_now(page, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    before = page.locator("#prompt").get_attribute("data-turn")
    x, y = middle(page, "#board [data-ref^='warrior:'].is-lit")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y, steps=4)
    page.mouse.move(*middle(page, "#board [data-ref^='slot:'].is-lit"), steps=8)
    page.mouse.up()
    page.wait_for_function("was => document.querySelector('#prompt').dataset.turn !== was", arg=before)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_browsers_at_one_table(visit: Visit) -> None:
    ann, bob = visit("/new/romans"), visit(width=820, lang="fr")
    ann.locator("input[name=me]").fill("Ann")
    ann.locator("#count").select_option("2")
    ann.locator("#seat-1").select_option("open")
    ann.locator(".form-actions button").click()
    ann.wait_for_url("**/tables/**")
    link = ann.locator("#invite-1").input_value()
    bob.goto(link)
    bob.locator("input[name=me]").fill("Bob")
    bob.locator("form[data-api] button").click()
    bob.wait_for_url("**/tables/**")
    ann.wait_for_selector(".promptbar.is-turn")
    hints_for_both(ann, bob)
    over = False
    while not over:
        for page in (ann, bob):
            if page.locator(ENDING).count():
                over = True
            elif page.locator(".promptbar.is-turn").count():
                click_a_choice(page)
        ann.wait_for_timeout(30)
    for page in (ann, bob):
        expect(page.locator(ENDING)).to_be_visible()
        expect(page.locator("#help")).to_be_hidden()
    assert ann.locator("#winner").inner_text()
    assert not ann.locator("#help").is_visible(), "nobody is waited for any more"


def hints_for_both(ann: Page, bob: Page) -> None:
    """Only once both have agreed, in the menu; who has is said there."""
    for page in (ann, bob):
        assert not page.locator("#hint-ask").is_visible()
        page.locator("[popovertarget=menu]").click()
        page.locator("#advice").click()
        expect(page.locator("#advice")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
    expect(bob.locator("#advice-agreed")).to_contain_text("Ann, Bob")
    for page in (ann, bob):
        expect(page.locator("#hint-ask")).to_be_visible()


def test_chat_reaches_the_others(visit: Visit) -> None:
    page = visit()
    play_now(page, "romans")
    table = page.url
    page.goto(f"{table}/people")
    other = visit("/join/" + page.locator("#watch-link").input_value().rpartition("/")[2])
    page.goto(table)
    page.locator("#chat-text").fill("<b>good luck</b>")
    page.locator("#chat-form button").click()
    expect(page.locator(".chat-line")).to_contain_text("<b>good luck</b>")
    expect(other.locator(".chat-line")).to_contain_text("<b>good luck</b>")
    expect(other.locator("#watching")).to_be_visible()


OPENING = """async () => {
    const { Wire } = await import([...document.scripts].find((one) => one.src.endsWith("/table.js")).src.replace("table.js", "wire.js"));
    const wire = new Wire(`${location.pathname}/socket`, { event() {}, online() {} });
    wire.look(-1);
    const first = wire.ask({ type: "ping" });
    wire.look(-1);
    return [await first, await wire.ask({ type: "ping" })];
}"""


def test_what_is_said_while_the_socket_opens_is_heard(visit: Visit) -> None:
    """And who asked at a socket that was exchanged for another is told so, instead of waiting for ever."""
    page = visit()
    play_now(page, "romans")
    lost, heard = page.evaluate(OPENING)
    assert lost["reason"] == "lost"
    assert heard["ok"] == 2


def test_hot_seat_hides_a_hand_behind_a_curtain(visit: Visit) -> None:
    page = visit("/new/romans")
    page.locator("input[name=me]").fill("Ann")
    page.locator("#count").select_option("2")
    page.locator("#seat-1").select_option("person")
    page.locator("#name-1").fill("Bea")
    page.locator(".form-actions button").click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector("#board svg")
    said = ""
    while not page.locator(CURTAIN).count():
        said = page.locator("#live").inner_text() or said
        step(page)
    expect(page.locator("#curtain-who")).to_contain_text("Bea")
    assert page.locator("#board").inner_html() == "", "nothing of Ann's hand is left in the page"
    assert said, "something was read out to Ann"
    for place in ("#choices", "#more-choices", "#log", "#live", "#ask", "#brings", "#whynot", "#since ol"):
        assert page.locator(place).inner_html() == "", place
    assert page.evaluate("document.querySelector('#table').inert"), "no key reaches what is behind it"
    page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_be_visible()
    page.reload()
    page.wait_for_selector(f"{CURTAIN}, .promptbar.is-turn")
    expect(page.locator(CURTAIN)).to_be_visible()
    assert page.locator("#board").inner_html() == "", "nor after the page is loaded anew"
    page.locator("#curtain-open").click()
    page.wait_for_selector(".promptbar.is-turn")
    expect(page.locator(".seat.is-me")).to_contain_text("Bea")


def test_a_second_tab_shows_the_same_game(visit: Visit) -> None:
    page = visit()
    play_now(page, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".promptbar.is-turn")
    click_a_choice(page)
    turn = page.locator("#prompt").get_attribute("data-turn")
    expect(second.locator("#prompt")).to_have_attribute("data-turn", str(turn))
    assert second.title().startswith("●")


def test_a_choice_is_taken_back(visit: Visit) -> None:
    page = visit("/new/romans")
    page.locator("input[name=me]").fill("Ann")
    page.locator("#count").select_option("2")
    page.locator(".form-actions button").click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector("li.seat-1.is-ready")
    before = page.locator(".promptbar button.choice").all_text_contents()
    click_a_choice(page)
    expect(page.locator("#takeback-limit")).not_to_be_empty()
    page.locator("#takeback").click()
    expect(page.locator("#takeback")).to_be_hidden()
    expect(page.locator(".promptbar button.choice")).to_have_text(before)


def test_the_game_goes_on_after_the_server_was_killed(visit: Visit, own_server: Server) -> None:
    page = visit(server=own_server)
    play_now(page, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    click_a_choice(page)
    turn = page.locator("#prompt").get_attribute("data-turn")
    own_server.kill()
    expect(page.locator(".offline")).to_be_visible()
    own_server.start()
    expect(page.locator(".offline")).to_be_hidden(timeout=30_000)
    assert page.locator("#prompt").get_attribute("data-turn") == turn
    click_a_choice(page)


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it(visit: Visit) -> None:
    page = visit()
    play_now(page, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.locator("[popovertarget=menu]").click()
    page.locator("#leave").click()
    expect(page.locator("#sure")).to_contain_text("bot")
    page.locator("#sure [value=no]").click()
    expect(page.locator("li.seat.is-away")).to_have_count(0)
    page.locator("[popovertarget=menu]").click()
    page.locator("#leave").click()
    page.locator("#sure-yes").click()
    expect(page.locator("li.seat.is-away")).to_be_visible()
    page.locator("#return").click()
    expect(page.locator("li.seat.is-away")).to_have_count(0)
