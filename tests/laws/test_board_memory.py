"""Laws of remembered drawings: whatever was drawn before, for whomever, a board shows its own view."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pytest

import sherwood
from sherwood.draw.drawing import Drawing
from sherwood.draw.memory import forget
from sherwood.engine.chance import Rng
from sherwood.games import shelf
from support import drawn
from support.tables import random_options

TABLES = {"merrymen": (2, 2, 3, 4, 5), "legend": (2, 2, 2, 2), "romans": (2, 3, 4), "locksley": (2, 2)}
STOPS = 16


class Look(NamedTuple):
    """Somebody looks at a view."""

    game: str
    view: Any
    lang: str
    reader: int | None
    narrow: bool

    def draw(self) -> Drawing:
        board = shelf()[self.game].board
        assert board is not None
        return board(self.view, self.lang, self.reader, self.narrow)


def looks(game: str) -> Iterator[Look]:
    """Several tables of many kinds in turn, as a server sees them: every reader, language and width; and the kept moments."""
    options = [random_options(shelf()[game], seats, Rng(f"memory {n}")) for n, seats in enumerate(TABLES[game])]
    tables = [
        (sherwood.new(game, seats=seats, seed=n, options=options[n]), random.Random(n))
        for n, seats in enumerate(TABLES[game])
    ]
    for stop in range(STOPS):
        for match, chooser in tables:
            reader = chooser.choice([*range(match.seats), None])
            yield Look(game, match.view(reader), ("en", "fr")[stop // 2 % 2], reader, stop % 4 == 3)
            drawn.wander(match, chooser, 1 + stop % 5 * 3)
    for name in (name for of, name in drawn.moments() if of == game):
        yield Look(game, drawn.moment(game, name), "en", 0, False)


def begin_anew(game: str) -> None:
    """Nothing that was drawn or laid out is remembered, by anybody."""
    forget()
    for name, module in list(sys.modules.items()):
        if name.startswith((f"sherwood.games.{game}.", "sherwood.draw.")):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def all_drawn(game: str, seen: Iterable[Look]) -> list[Drawing]:
    begin_anew(game)
    return [look.draw() for look in seen]


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_board_does_not_depend_on_what_was_drawn_before(game: str) -> None:
    """Of two views that are remembered as one, the first that is drawn is shown for both: backwards it is the other."""
    seen = list(looks(game))
    forwards, backwards = all_drawn(game, seen), all_drawn(game, reversed(seen))
    for look, one, other in zip(seen, forwards, reversed(backwards), strict=True):
        assert one.static == other.static
        assert one.live.split("\n") == other.live.split("\n"), look.reader
        assert (one.width, one.height) == (other.width, other.height)
