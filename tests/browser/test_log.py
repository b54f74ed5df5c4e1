"""The log: in sight, by turn, summed; it and the board point at each other; § opens its paragraph where one is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.between import Between
from support.browser import play_some, sit_down
from support.served import Server

Visit = Callable[..., Page]


def test_a_line_and_its_places_light_each_other(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    play_some(page, 3)
    line = page.locator("#log .log-line.has-place").last
    refs = str(line.get_attribute("data-refs")).split()
    line.hover()
    lit = page.locator("#board .is-pointed").evaluate_all("all => all.map(one => one.dataset.ref)")
    assert set(lit) & set(refs)
    page.locator(f"#board [data-ref='{refs[0]}']").first.hover(force=True)
    pointed = page.locator("#log .log-line.is-pointed")
    expect(pointed).to_have_count(1)
    assert refs[0] in str(pointed.get_attribute("data-refs")).split()


def test_what_is_said_again_is_one_line_and_a_take_back_is_told(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    told = between.lines  # whoever begins
    line = {"text": "Bob draws a card.", "rule": "", "seat": 1, "head": False, "sign": "card", "refs": []}
    between.tell(log={"keep": told, "add": [{**line, "n": told + n} for n in range(4)]})
    summed = page.locator("#log .log-line", has_text="Bob draws a card.")
    expect(summed).to_have_count(1)
    expect(summed).to_contain_text("×4")
    between.tell(log={"keep": told, "add": []})
    expect(summed).to_have_count(0)
    expect(page.locator("#log .log-line.is-back")).to_have_count(1)


def test_what_the_others_changed_is_marked_until_ones_next_choice(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    for _ in range(6):
        play_some(page, 1)
        page.wait_for_selector(".promptbar.is-turn")
        if page.locator("#log .log-line.is-new.seat-1").count():
            break
    assert page.locator("#board .is-changed").count() > 0


def test_the_newest_line_is_in_sight(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    play_some(page, 12)
    page.wait_for_selector(".promptbar.is-turn")
    inside = """() => {
        const last = [...document.querySelectorAll("#log .log-line")].at(-1).getBoundingClientRect();
        const frame = document.querySelector("#log").getBoundingClientRect();
        return last.bottom <= frame.bottom + 1 && last.top >= frame.top;
    }"""
    assert page.evaluate(inside)


def test_a_paragraph_opens_where_one_is(visit: Visit, server: Server) -> None:
    for width in (1440, 390):
        page = visit(width=width, lang="fr")
        sit_down(page, server, "romans")
        page.wait_for_selector(".promptbar.is-turn")
        address = page.url
        page.locator("#ask a.rule-link").click()
        card = page.locator(".rule-card")
        expect(card).to_be_visible()
        expect(card).to_contain_text("§3.3")
        box = card.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert page.url == address
        assert len(page.context.pages) == 1
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()


def test_on_a_phone_one_line_opens_into_the_log(visit: Visit, server: Server) -> None:
    page = visit(width=390)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    expect(page.locator("#log")).to_be_hidden()
    expect(page.locator("#ticker")).not_to_be_empty()
    page.locator("#ticker").click()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#talk-close").click()
    expect(page.locator("#log")).to_be_hidden()
