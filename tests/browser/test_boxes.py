"""Every word on a board can be read: none leaves its box or the board, none lies under another thing, in either language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, cycle, islice

import pytest
from playwright.sync_api import Browser, Page

import sherwood
from sherwood.games import shelf
from sherwood.table.match import Match
from sherwood.text.speech import LANGUAGES
from support.boxes import reading_page, unreadable
from support.drawn import seen, wander
from support.homes import is_ours

GAMES = [game.id for game in shelf().values() if game.board and is_ours(game)]
BETWEEN = 25  # choices between two looks, at most
LOOKS = 28


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = reading_page(browser)
    yield opened
    opened.close()


def positions(game: str) -> Iterator[Match]:
    """Games from their beginnings to their ends, one after the other, with few players and with many."""
    fewest, most = shelf()[game].seats
    for seed in count(1):
        match, chooser = sherwood.new(game, seats=(fewest, most)[seed % 2], seed=seed), random.Random(seed)
        while not match.over:
            yield match
            wander(match, chooser, chooser.randint(1, BETWEEN))


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read(page: Page, game: str, narrow: bool) -> None:
    draw = shelf()[game].board
    assert draw
    faults = {
        fault
        for match, lang in islice(zip(positions(game), cycle(LANGUAGES), strict=False), LOOKS)
        for fault in unreadable(page, draw(seen(match, 0), lang, 0, narrow))
    }
    assert not faults, "\n".join(sorted(faults))
