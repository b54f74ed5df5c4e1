"""Every word on a board can be read: none leaves its box or the board, none lies under another thing, in either language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import sherwood
from sherwood.games import shelf
from sherwood.text.speech import LANGUAGES
from support.boxes import reading_page, unreadable
from support.drawn import seen, wander
from support.homes import is_ours

GAMES = [game.id for game in shelf().values() if game.board and is_ours(game)]
BETWEEN = 11  # choices between two looks
LOOKS = 7


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = reading_page(browser)
    yield opened
    opened.close()


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read(page: Page, game: str, narrow: bool) -> None:
    card = shelf()[game]
    assert card.board
    faults = set()
    for seats in {card.seats[0], card.seats[1]}:
        match, chooser = sherwood.new(game, seats=seats, seed=seats), random.Random(seats)
        for _ in range(LOOKS):
            if match.over:
                break
            for lang in LANGUAGES:
                faults |= set(unreadable(page, card.board(seen(match, 0), lang, 0, narrow)))
            wander(match, chooser, BETWEEN)
    assert not faults, "\n".join(sorted(faults))
