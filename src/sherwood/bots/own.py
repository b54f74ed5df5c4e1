"""Anybody's bot: a function in a file of one's own, `mine.py:decide`.

`decide(prompt, view)` gets what a person at that seat gets, and answers with one of the prompt's choices, its `do` or
its code. `decide(state, seat, rng)` gets a guess of the whole truth, and answers with the number of a legal choice.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from sherwood.bots.bot import Bot
from sherwood.engine.bits import bit
from sherwood.engine.chance import Rng
from sherwood.engine.game import Game
from sherwood.engine.game import own as owned
from sherwood.engine.given import brief
from sherwood.engine.question import Question
from sherwood.engine.state import State
from sherwood.errors import BadBot
from sherwood.table.asked import Choice
from sherwood.table.prompt import Asker
from sherwood.text.speech import Speech

OWN: Final = re.compile(r"(?P<file>.+\.py):(?P<function>[A-Za-z_][A-Za-z0-9_]*)")

Decide = Callable[..., object]


@dataclass(frozen=True)
class Own(Bot):
    """A function of somebody's, made a bot of this game."""

    spec: str
    decide: Decide
    guesses: bool  # it wants the state that was guessed, not prompt and view
    game: Game

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        question = Question(self.game.verbs, state)
        if self.guesses:
            return self._legal(question, seat, self.decide(state, seat, rng))
        asker = Asker(self.game, state, Speech(self.game.folder, "en"))
        answer = self.decide(asker.prompt(seat, 0), owned(self.game.view(state, seat)))
        return self._found(question, seat, answer)

    def _legal(self, question: Question, seat: int, answer: object) -> int:
        if isinstance(answer, int) and 0 <= answer < 62 and question.forward(seat) & bit(answer):
            return int(answer)
        raise self._wrong(answer)

    def _found(self, question: Question, seat: int, answer: object) -> int:
        """The step's number of what it answered, if that moves the game on."""
        try:
            do: Any = answer.do if isinstance(answer, Choice) else answer
            action = question.verbs.action(do) if isinstance(do, int) else question.verbs.parse(do)
        except ValueError as error:
            raise self._wrong(answer) from error
        k = int(question.find(seat, action))
        return self._legal(question, seat, k)

    def _wrong(self, answer: object) -> BadBot:
        return BadBot(f"{self.spec} chose {brief(answer)}, which cannot be done now")


def is_own(spec: str) -> bool:
    """Is it written like a file and a function?"""
    return OWN.fullmatch(spec) is not None


def own(spec: str, game: Game) -> Own:
    """The bot that a file and a function make; BadBot says what is wrong with them."""
    found = OWN.fullmatch(spec)
    assert found is not None
    decide = _function(Path(found["file"]), found["function"])
    wanted = list(inspect.signature(decide).parameters)
    if len(wanted) not in (2, 3):
        raise BadBot(
            f"{spec} takes {len(wanted)} arguments: it should be decide(prompt, view) or decide(state, seat, rng)"
        )
    return Own(spec, decide, len(wanted) == 3, game)


def _function(path: Path, name: str) -> Decide:
    if not path.is_file():
        raise BadBot(f"there is no file {str(path)!r}")
    loader = spec_from_file_location(f"own_bot_{path.stem}", path)
    assert loader is not None
    assert loader.loader is not None
    module = module_from_spec(loader)
    sys.path.insert(0, str(path.parent))  # it may have other files beside it
    try:
        loader.loader.exec_module(module)
    except Exception as error:
        raise BadBot(f"{path.name} cannot be loaded: {type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
    found = getattr(module, name, None)
    if not callable(found):
        raise BadBot(f"{path.name} has no function {name!r}")
    made: Decide = found
    return made
