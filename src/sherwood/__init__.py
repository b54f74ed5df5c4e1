"""Sherwood: four board games on one engine, as a library.

>>> import sherwood
>>> "romans" in sherwood.games()
True
>>> match = sherwood.new("romans", seats=3, seed=7, options={"neutrals": 1})
>>> match.waiting
[0, 1, 2]
"""

from sherwood import _build

_build.choose()

from sherwood.errors import (  # noqa: E402
    BadChoice,
    BadOption,
    BrokenJournal,
    IllegalChoice,
    OtherVersion,
    RuleCrash,
    SherwoodError,
    StaleChoice,
    UnknownGame,
)
from sherwood.games import shelf  # noqa: E402
from sherwood.table.match import Match, Result  # noqa: E402
from sherwood.table.prompt import Choice, Prompt  # noqa: E402
from sherwood.table.start import load_match, match_at, new_match  # noqa: E402

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of the games on the shelf."""
    return list(shelf())


new = new_match
load = load_match
at = match_at

__all__ = [
    "BadChoice",
    "BadOption",
    "BrokenJournal",
    "Choice",
    "IllegalChoice",
    "Match",
    "OtherVersion",
    "Prompt",
    "Result",
    "RuleCrash",
    "SherwoodError",
    "StaleChoice",
    "UnknownGame",
    "at",
    "games",
    "load",
    "new",
]
