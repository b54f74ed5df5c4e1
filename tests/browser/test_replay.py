"""Replays in the browser: scrub, step, seats, links to moments, journal files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import sherwood
from support.browser import finish_by_rest, person_of
from support.served import Server

Visit = Callable[..., Page]


def finished(page: Page, server: Server, game: str = "romans") -> str:
    page.locator(f'[data-game="{game}"] form button').click()
    page.wait_for_url("**/tables/**")
    finish_by_rest(page, server)
    return page.url.rpartition("/")[2]


def test_a_replay_is_stepped_scrubbed_and_linked(visit: Visit, server: Server) -> None:
    page = visit()
    table = finished(page, server)
    page.goto(f"{server.url}/replays/{table}")
    page.wait_for_selector("#board svg")
    expect(page.locator("#scrub-at")).to_contain_text("0 of")
    page.locator(".step-next").click()
    expect(page.locator("#scrub-at")).to_contain_text("1 of")
    steps = int(page.locator("#scrub-range").get_attribute("max") or 0)
    person = person_of(page, server)
    looks = (len(person.ask("GET", f"/api/replays/{table}/{n}?seat=-2")["scenes"]) for n in range(7, steps))
    assert any(scenes > 1 for scenes in looks), "forts fall one after another here too"
    page.locator("body").press("End")
    expect(page.locator("#ending")).to_be_visible()
    page.locator("#scrub-range").fill("12")
    expect(page.locator("#scrub-at")).to_contain_text("12 of")
    page.locator("#as-seat").select_option("0")
    expect(page).to_have_url(f"{server.url}/replays/{table}#12,0")
    other = visit(f"/replays/{table}#12,0")
    expect(other.locator("#scrub-at")).to_contain_text("12 of")
    assert other.locator("#as-seat").input_value() == "0"
    other.locator(".step-play").click()
    expect(other.locator("#scrub-at")).not_to_contain_text("12 of", timeout=10_000)


def test_a_journal_file_of_the_library_is_opened(visit: Visit, tmp_path: Path) -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0].do)
    file = tmp_path / "game.journal"
    file.write_text(match.save())
    page = visit("/replays")
    page.locator("#file").set_input_files(str(file))
    page.locator("form[data-shape=file] button").click()
    page.wait_for_url("**/replays/file-*")
    page.wait_for_selector("#board svg")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert Path(download.value.path()).read_text() == match.save()


def test_a_file_that_is_no_journal_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "x.journal"
    file.write_text("not a journal\n")
    page = visit("/replays", lang="fr")
    page.locator("#file").set_input_files(str(file))
    page.locator("form[data-shape=file] button").click()
    expect(page.locator("form[data-shape=file] .form-error")).to_contain_text("journal")
