"""Laws of remembered drawings: whatever was drawn before, for whomever, a board shows its own view."""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest

import sherwood
from sherwood.draw.drawing import Drawing
from sherwood.draw.memory import forget, kinds, recent
from sherwood.engine.chance import Rng
from sherwood.games import shelf
from sherwood.text.sentences import MissingText
from support import drawn
from support.tables import random_options

TABLES = {"merrymen": (2, 2, 3, 4, 5), "legend": (2, 2, 2, 2), "romans": (2, 3, 4), "locksley": (2, 2)}
STOPS = 12
APART = 12  # of so many boards one is drawn without memory, which takes ten times as long
MODELS = {"merrymen": 30, "legend": 24, "romans": 36, "locksley": 20}
Path = tuple[str | int, ...]


class Look(NamedTuple):
    """Somebody looks at a view."""

    game: str
    view: Any
    lang: str
    reader: int | None
    narrow: bool

    def draw(self) -> Drawing:
        board: Callable[..., Drawing] | None = shelf()[self.game].board
        assert board is not None
        return board(self.view, self.lang, self.reader, self.narrow)

    def is_sound(self) -> bool:
        """A mixture of two views may say what cannot be: a card that lies open and has no name."""
        try:
            self.draw()
        except (LookupError, TypeError, ValueError, MissingText):
            return False
        return True


def positions(game: str) -> Iterator[Look]:
    """Several tables of many kinds in turn, as a server sees them: every reader, language and width."""
    options = [random_options(shelf()[game], seats, Rng(f"memory {n}")) for n, seats in enumerate(TABLES[game])]
    tables = [
        (sherwood.new(game, seats=seats, seed=n, options=options[n]), random.Random(n))
        for n, seats in enumerate(TABLES[game])
    ]
    for stop in range(STOPS):
        for match, chooser in tables:
            reader = chooser.choice([*range(match.seats), None])
            yield Look(game, match.view(reader), ("en", "fr")[stop // 2 % 2], reader, stop % 2 == 1)
            drawn.wander(match, chooser, 2 + stop % 5 * 6)


def leaves(one: Any, other: Any) -> Iterator[Path]:
    """Where two views say different things about the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [key for key in one if key in other]:
            yield from ((key, *path) for path in leaves(one[key], other[key]))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for n, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from ((n, *path) for path in leaves(mine, theirs))
    elif one != other:
        yield ()


def at(view: Any, path: Path) -> Any:
    for step in path:
        view = view[step]
    return view


def changed(view: Any, path: Path, value: Any) -> Any:
    """The view, but for what is said there."""
    if not path:
        return value
    copy = view.copy()
    copy[path[0]] = changed(view[path[0]], path[1:], value)
    return copy


def twins(seen: list[Look], chooser: random.Random) -> Iterator[Look]:
    """The same views, each but for things of one kind, one of them or all, which are as another view of the game has them."""
    for look in chooser.sample(seen, min(MODELS[seen[0].game], len(seen))):
        alike = [one for one in seen if one.reader == look.reader and one is not look]
        other = chooser.choice(alike or seen)
        kinds: dict[Path, list[Path]] = defaultdict(list)
        for path in leaves(look.view, other.view):
            kinds[tuple(step for step in path if isinstance(step, str))].append(path)
        for paths in kinds.values():
            yield from (twin for twin in mixed(look, other, [chooser.choice(paths)], paths) if twin.is_sound())


def mixed(look: Look, other: Look, *choices: list[Path]) -> Iterator[Look]:
    for paths in choices:
        view = look.view
        for path in paths:
            view = changed(view, path, at(other.view, path))
        yield look._replace(view=view)


def looks(game: str) -> list[Look]:
    seen = list(positions(game))
    kept = [Look(game, drawn.moment(game, name), "en", 0, False) for of, name in drawn.moments() if of == game]
    return [*seen, *kept, *twins([*seen, *kept], random.Random(game))]


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


def remember_nothing() -> None:
    for one in kinds.values():
        one.lasting = False


def agree(one: Drawing, other: Drawing) -> bool:
    return one.live == other.live and one.static == other.static and one.height == other.height


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_board_does_not_depend_on_what_was_drawn_before(game: str) -> None:
    """Of two views that are remembered as one, the first that is drawn is shown for both: backwards it is the other.

    Of two parts of one board it is the same in both orders: then nothing is remembered.
    """
    seen = looks(game)
    forwards, backwards = all_drawn(game, seen), all_drawn(game, reversed(seen))
    remember_nothing()
    for n, (look, one, other) in enumerate(zip(seen, forwards, reversed(backwards), strict=True)):
        assert agree(one, other), (look.lang, look.reader, look.narrow)
        if n % APART == 0:
            recent.cache_clear()
            assert agree(one, look.draw()), (look.lang, look.reader, look.narrow)
    forget()
