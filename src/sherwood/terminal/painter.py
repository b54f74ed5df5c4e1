"""The board of any game, as the game's own terminal part draws or tells it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sherwood.engine.game import Game, View
from sherwood.text.speech import Speech


class Painter:
    """Draws or tells what one seat may see."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def draw(self, view: View) -> RenderableType:
        """A picture."""
        if self.game.render is None:
            return Group(*(Text(line) for line in bare(view)))
        drawn: RenderableType = self.game.render(view, self.speech)
        return drawn

    def tell(self, view: View) -> list[str]:
        """The same, in sentences."""
        return bare(view) if self.game.describe is None else list(self.game.describe(view, self.speech))


def bare(view: View) -> list[str]:
    """A game without a drawn board yet still shows what there is."""
    return [f"{name}: {value}" for name, value in view.items()]
