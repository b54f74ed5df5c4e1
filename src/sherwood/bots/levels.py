"""The three levels of every game and side: how many simulations, how far ahead, how careless.

Judged by simulations, not by time: the same table comes out on every machine. `docs/bots.md` has what was measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sherwood.engine.advice import Advice
from sherwood.engine.state import State
from sherwood.search.tree import Limits

NOVICE: Final = "novice"
ADEPT: Final = "adept"
MASTER: Final = "master"
LEVELS: Final = (NOVICE, ADEPT, MASTER)  # weakest first


@dataclass(frozen=True)
class Level:
    """One level of one side: `slips` is how often it plays something without looking, `blind` what it never thinks of
    (weights of the game's advice, by number)."""

    simulations: int
    horizon: int  # decisions until the game's estimate is asked for
    depth: int = 64  # decisions that are thought about as a tree; 1: only the choice itself
    slips: float = 0.0
    explore: float = 1.5
    widen: float = 1.5
    chapters: int = 0  # of the game, to the end of which is played
    even: float = 0.0  # how far results alone say what is looked at, and not what the game advises
    blind: tuple[int, ...] = ()

    def limits(self) -> Limits:
        return Limits(self.depth, self.horizon, self.explore, self.widen, self.chapters, self.even)

    def taught(self, advice: Advice[State]) -> Advice[State]:
        """What this level knows of the game."""
        if not self.blind:
            return advice
        return type(advice)([0.0 if n in self.blind else weight for n, weight in enumerate(advice.weights)])


Sides = tuple[Level, ...]  # one for all seats, or one for each

# A novice looks one choice ahead and is sometimes elsewhere with his thoughts.
_USUAL: Final[dict[str, Sides]] = {
    NOVICE: (Level(12, 8, 1, slips=0.15),),
    ADEPT: (Level(60, 30),),
    MASTER: (Level(1000, 40),),
}
_GAMES: Final[dict[str, dict[str, Sides]]] = {
    "locksley": {
        NOVICE: (Level(10, 6, 1, slips=0.15),),
        ADEPT: (Level(40, 30),),
        MASTER: (Level(1500, 40),),
    },
    # Much is luck: what comes after the round is estimated. Advice is weak here, so results alone lead the search.
    "romans": {
        NOVICE: (Level(24, 200, 1, slips=0.25),),
        ADEPT: (Level(100, 200, explore=1.0, widen=99.0, chapters=1, even=1.0),),
        MASTER: (Level(8000, 200, explore=1.0, widen=99.0, chapters=1, even=1.0),),
    },
    "merrymen": {
        NOVICE: (Level(10, 10, 1, slips=0.25),),
        ADEPT: (Level(60, 30),),
        MASTER: (Level(400, 30),),
    },
    # A beginner's Sheriff guards, escorts and taxes, but it does not occur to him to comb the woods.
    "legend": {
        NOVICE: (Level(8, 20, 1, slips=0.3), Level(8, 20, 1, slips=0.25, blind=(12, 13))),
        ADEPT: (Level(16, 200, 1, slips=0.08, chapters=2), Level(16, 200, 1, slips=0.08, chapters=2)),
        MASTER: (Level(300, 200, 1, chapters=2), Level(300, 200, 1, chapters=2)),
    },
}


def level_of(game: str, name: str) -> Sides:
    """A game that nobody has measured yet has the usual levels."""
    return _GAMES.get(game, _USUAL)[name]
