"""Pointing at everything that is drawn, as a curious player would."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sherwood
from sherwood.engine.inspected import Inspected
from sherwood.games import shelf
from sherwood.table.match import Match
from sherwood.text.rulebook import Rulebook, load
from support import drawn


def moments(game: str, seats: int, seed: int, steps: int, **options: object) -> Iterator[Match]:
    """A random game from its first question to its end, looked at every so many choices."""
    match, chooser = sherwood.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
    while not match.over:
        yield match
        drawn.wander(match, chooser, steps)
    yield match


def pointed(match: Match, seat: int | None, lang: str) -> Iterator[tuple[str, Inspected | None]]:
    """Every thing that a seat sees drawn, with what is said of it."""
    draw = shelf()[match.game.id].board
    assert draw is not None
    for ref in drawn.refs(draw(match.view(seat), lang, seat)):
        yield ref, match.inspect(ref, seat, lang)


def unanswered(match: Match, seat: int | None, lang: str) -> list[str]:
    """Things of which nothing is said, or with an empty line, or by a paragraph that the rulebook lacks."""
    book = load(match.game.folder / "rulebook.toml")
    return [ref for ref, found in pointed(match, seat, lang) if found is None or not is_answer(found, book)]


def is_answer(found: Inspected, book: Rulebook) -> bool:
    return bool(
        found.title and found.lines and all(found.lines) and found.rules and all(rule in book for rule in found.rules)
    )
