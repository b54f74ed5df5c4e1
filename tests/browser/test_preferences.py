"""Preferences are kept in the browser, and what they say is done."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.between import Between
from support.browser import sit_down
from support.served import Server

Visit = Callable[..., Page]


def test_they_are_kept_without_a_login(visit: Visit, server: Server) -> None:
    page = visit("/preferences", lang="fr")
    page.locator("#prefer-size").select_option("large")
    page.locator("#prefer-pace").select_option("once")
    page.reload()
    assert page.locator("#prefer-pace").input_value() == "once"
    page.goto(server.url)
    assert page.locator("html").get_attribute("data-size") == "large"
    assert float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")) > 16


def test_what_is_final_is_asked_first_if_somebody_wishes_it(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.evaluate("localStorage.setItem('sherwood-preferences', JSON.stringify({confirm: 'on'}))")
    page.reload()
    page.wait_for_selector(".promptbar.is-turn")
    prompt = between.first["prompt"]
    final = [{**one, "final": ["chance"]} for one in prompt["choices"][:1]] + prompt["choices"][1:]
    between.tell(prompt={**prompt, "choices": final})
    page.keyboard.press("l")
    page.locator("#more-choices .choice.is-final").first.click()
    expect(page.locator("#sure")).to_be_visible()
    page.locator("#sure [value=no]").click()
    assert between.done == []
    page.locator("#more-choices .choice:not(.is-final)").first.click()
    page.wait_for_function("() => document.querySelector('#prompt').dataset.turn !== '0.0'")
    assert len(between.done) == 1


def test_what_throws_something_away_is_asked_first_by_everybody(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    prompt = between.first["prompt"]
    losing = [{**one, "final": ["loses"]} for one in prompt["choices"][:1]] + prompt["choices"][1:]
    between.tell(prompt={**prompt, "choices": losing})
    thing = page.locator(f"#board [data-ref='{losing[0]['path'][0]}']")
    assert "is-final" in (thing.get_attribute("class") or ""), "marked on the board before the click"
    thing.click(force=True)
    expect(page.locator("#sure")).to_be_visible()
    page.keyboard.press("Escape")
    assert between.done == []


def test_a_forced_choice_is_made_only_where_everybody_knows_it(visit: Visit, server: Server) -> None:
    page = visit()
    between = Between(page)
    sit_down(page, server, "locksley")
    page.evaluate("localStorage.setItem('sherwood-preferences', JSON.stringify({skip: 'on'}))")
    page.reload()
    page.wait_for_selector(".promptbar.is-turn")
    prompt = between.first["prompt"]
    only = {**prompt, "choices": [{**prompt["choices"][0], "final": []}]}
    between.tell(prompt={**only, "forced": False})
    page.wait_for_timeout(200)
    assert between.done == [], "its existence may be private"
    between.tell(prompt={**only, "forced": True})
    page.wait_for_function("() => document.querySelector('#prompt').dataset.turn !== '0.0'")
    assert between.done == [prompt["choices"][0]["do"]]


COUNTS_SOUNDS = """window.made = 0; const Real = AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.made++; } }"""


def test_at_the_table_they_hold_at_once(visit: Visit, server: Server) -> None:
    """In the middle of a question: a sound is heard, letters and their boxes grow, a forced choice is made."""
    page = visit()
    page.add_init_script(COUNTS_SOUNDS)
    between = Between(page)
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    prompt = between.first["prompt"]
    between.tell(prompt={**prompt, "choices": [{**prompt["choices"][0], "final": []}], "forced": True})
    high = "document.querySelector('#prompt').offsetHeight"
    before = page.evaluate(high)
    page.locator("[popovertarget=menu]").click()
    page.locator("[data-open=preferences]").click()
    page.locator("#preferences [data-preference=sounds]").check()
    assert page.evaluate("window.made") == 1
    page.locator("#prefer-size").select_option("largest")
    assert page.evaluate(high) > 1.2 * before
    assert between.done == []
    page.locator("#preferences [data-preference=skip]").check()
    page.wait_for_function("() => document.querySelector('#prompt').dataset.turn !== '0.0'")
    assert between.done == [prompt["choices"][0]["do"]]


def test_sounds_are_off_until_wanted(visit: Visit, server: Server) -> None:
    page = visit()
    page.add_init_script(COUNTS_SOUNDS)
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    assert page.evaluate("window.made") == 0
    page.evaluate("localStorage.setItem('sherwood-preferences', JSON.stringify({sounds: 'on'}))")
    page.reload()
    page.wait_for_selector(".promptbar.is-turn")
    assert page.evaluate("window.made") == 1


def test_numbers_choose_and_a_question_mark_shows_the_keys(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, "romans")
    page.wait_for_selector(".promptbar.is-turn")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#more.is-open")).to_be_visible()
    page.keyboard.press("2")
    page.wait_for_function("() => document.querySelector('#prompt').dataset.turn !== '0.0'")
