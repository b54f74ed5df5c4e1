"""Within what the numbers of a position lie: spaces, fame, colours and tallies of tiles."""

from __future__ import annotations

from sherwood.engine.bits import full
from sherwood.engine.game import Bounds, Range
from sherwood.games.locksley.rules.cards import FAME_NAMES, SPACES, TILES
from sherwood.games.locksley.rules.state import Locksley

FLAG: Range = (0, 1)
COUNT: Range = (0, max(TILES))
COLOURS: Range = (0, full(len(TILES)))


def bounds(s: Locksley) -> Bounds:
    """By field and by attribute of a step."""
    fields: dict[str, Range] = {
        "first": (-1, 1),
        "track": (0, len(FAME_NAMES) - 1),
        "grid": (-1, len(TILES) - 1),
        "holes": (0, full(SPACES)),
        "robin": (-1, SPACES - 1),
        "bard": (0, int(s.settings.goal)),
        "loot": COUNT,
        "gold": COUNT,
        "pile": COUNT,
        "discard": COUNT,
        "ridden": FLAG,
        "acted": FLAG,
        "sold": COLOURS,
        "cheap": COLOURS,
        "idle": (0, full(s.seats)),
    }
    return Bounds(fields, {"seat": (0, s.seats - 1)})
