"""The board of any game, as the game's own terminal module draws or tells it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import Group, RenderableType
from rich.text import Text

from sherwood.engine.game import Game, View
from sherwood.text.speech import Speech


class Painter:
    """Draws or tells what one seat may see."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.speech = speech
        self.module = _module(game.id)

    def draw(self, view: View) -> RenderableType:
        """A picture."""
        if self.module is None:
            return Group(*(Text(line) for line in bare(view)))
        drawn: RenderableType = self.module.render(view, self.speech)
        return drawn

    def tell(self, view: View) -> list[str]:
        """The same, in sentences."""
        return bare(view) if self.module is None else list(self.module.describe(view, self.speech))


def bare(view: View) -> list[str]:
    """A game without a drawn board yet still shows what there is."""
    return [f"{name}: {value}" for name, value in view.items()]


def _module(ident: str) -> ModuleType | None:
    name = f"sherwood.games.{ident}.terminal"
    return import_module(name) if find_spec(name) else None
