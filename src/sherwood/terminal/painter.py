"""The board of any game, as the game's own terminal part draws or tells it; without one, as words and lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sherwood.engine.game import Game, View
from sherwood.text.outline import Facts, Grid, Listing, Shown, facts
from sherwood.text.speech import Speech

DEEPER = "  "


class Painter:
    """Draws or tells what one seat may see."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def draw(self, view: View) -> RenderableType:
        """A picture."""
        if self.game.render is None:
            return Group(*(Text(line) for line in self.plain(view)))
        drawn: RenderableType = self.game.render(view, self.speech)
        return drawn

    def tell(self, view: View) -> list[str]:
        """The same, in sentences."""
        return self.plain(view) if self.game.describe is None else list(self.game.describe(view, self.speech))

    def plain(self, view: View) -> list[str]:
        """What there is in a game without a board of its own, a line a thing."""
        return [line for title, one in facts(view, self.speech).rows for line in self.lines(title, one)]

    def lines(self, title: str, thing: Shown) -> Iterator[str]:
        """One thing under its title: beside it where it fits on a line, else below it."""
        if isinstance(thing, str) or (isinstance(thing, Listing) and _is_short(thing.items)):
            yield self.speech.say("plain-fact", title=title, value=_joined(thing))
            return
        yield self.speech.say("plain-head", title=title)
        for number, (name, one) in enumerate(_inside(thing), 1):
            yield from (f"{DEEPER}{line}" for line in self.lines(name or str(number), one))


def _inside(thing: Shown) -> Sequence[tuple[str, Shown]]:
    """What lies below a title: facts by theirs, items of a list and lines of a table by their number."""
    match thing:
        case Facts():
            return thing.rows
        case Grid():
            return [("", Facts(list(zip(thing.heads, line, strict=True)))) for line in thing.lines]
        case Listing():
            return [("", one) for one in thing.items]
        case _:
            return []


def _is_short(items: Sequence[Shown]) -> bool:
    return all(isinstance(one, str) for one in items)


def _joined(thing: Shown) -> str:
    return ", ".join(map(str, thing.items)) if isinstance(thing, Listing) else str(thing)
