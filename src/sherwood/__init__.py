"""Sherwood: board games on one engine, as a library.

>>> import sherwood
>>> "romans" in sherwood.games()
True
>>> match = sherwood.new("romans", seats=3, seed=7, options={"neutrals": 1})
>>> match.waiting
[0, 1, 2]
"""

from sherwood import _build

_build.choose()

from sherwood.engine.bare import Bare  # noqa: E402
from sherwood.engine.chance import Rng  # noqa: E402
from sherwood.engine.errors import BadAction, BadChance, BadRange, Broken, KeyedError  # noqa: E402
from sherwood.engine.game import Game  # noqa: E402
from sherwood.engine.inspected import Inspected  # noqa: E402
from sherwood.errors import (  # noqa: E402
    BadBackup,
    BadBot,
    BadChoice,
    BadData,
    BadForce,
    BadGame,
    BadOption,
    BadPosition,
    BadStudy,
    BrokenJournal,
    IllegalChoice,
    MissingExtra,
    NoBoard,
    NoDatabase,
    NoTakeBack,
    NotHere,
    NothingPushed,
    OtherVersion,
    RuleCrash,
    SetupError,
    SherwoodError,
    StaleChoice,
    UnfairDice,
    UnknownGame,
    UnknownLesson,
)
from sherwood.games import shelf  # noqa: E402
from sherwood.table.asked import Barred, Choice, Prompt  # noqa: E402
from sherwood.table.brings import Brings, Outcome  # noqa: E402
from sherwood.table.log import Line  # noqa: E402
from sherwood.table.match import Match  # noqa: E402
from sherwood.table.replayed import Replay  # noqa: E402
from sherwood.table.setup import find_game  # noqa: E402
from sherwood.table.standing import Result  # noqa: E402
from sherwood.table.start import bare_game, load_match, match_at, new_match  # noqa: E402
from sherwood.table.verify import verify  # noqa: E402
from sherwood.text.rulebook import Chapter, Paragraph, Rulebook, UnknownParagraph  # noqa: E402
from sherwood.text.rulebook import load as _read_rulebook  # noqa: E402
from sherwood.text.sentences import MissingText, UnknownLanguage  # noqa: E402

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of the games on the shelf."""
    return list(shelf())


def game(name: str) -> Game:
    """A game's card: seats, options, verbs, and its functions."""
    return find_game(name)


def rules(name: str) -> Rulebook:
    """A game's rulebook as data: `.chapters`, `.paragraphs`, `.find("3.2")`, `.search("fort")`."""
    return _read_rulebook(find_game(name).folder / "rulebook.toml")


new = new_match
bare = bare_game
load = load_match
at = match_at

__all__ = [
    "BadAction",
    "BadBackup",
    "BadBot",
    "BadChance",
    "BadChoice",
    "BadData",
    "BadForce",
    "BadGame",
    "BadOption",
    "BadPosition",
    "BadRange",
    "BadStudy",
    "Bare",
    "Barred",
    "Brings",
    "Broken",
    "BrokenJournal",
    "Chapter",
    "Choice",
    "Game",
    "IllegalChoice",
    "Inspected",
    "KeyedError",
    "Line",
    "Match",
    "MissingExtra",
    "MissingText",
    "NoBoard",
    "NoDatabase",
    "NoTakeBack",
    "NotHere",
    "NothingPushed",
    "OtherVersion",
    "Outcome",
    "Paragraph",
    "Prompt",
    "Replay",
    "Result",
    "Rng",
    "RuleCrash",
    "Rulebook",
    "SetupError",
    "SherwoodError",
    "StaleChoice",
    "UnfairDice",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownLesson",
    "UnknownParagraph",
    "at",
    "bare",
    "game",
    "games",
    "load",
    "new",
    "rules",
    "verify",
]
