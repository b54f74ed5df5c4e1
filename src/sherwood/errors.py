"""What can go wrong at the table, each with a sentence a person can act on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from sherwood.engine.errors import BadData as BadData
from sherwood.engine.errors import KeyedError as KeyedError
from sherwood.engine.errors import SherwoodError as SherwoodError
from sherwood.text.speech import Speech

LONGEST = 200  # letters of what an error quotes
Rebuilt = tuple[Callable[..., "SherwoodError"], tuple[object, ...]]  # how an error is pickled


class Sayable(Protocol):
    """What can be said in any language."""

    def say(self, lang: str) -> str: ...


class Fault(Sayable, Protocol):
    """A fault in words, and the paragraph behind it, if any."""

    @property
    def rule(self) -> str: ...


class SetupError(SherwoodError):
    """A table that cannot be set up so; `fault.say(lang)` says why in another language."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.say('en')} (§{fault.rule})" if fault.rule else fault.say("en"))
        self.fault = fault

    def __reduce__(self) -> Rebuilt:
        return type(self), (self.fault,)


class BadGame(KeyedError, ImportError):
    """A game that another package, or SHERWOOD_GAMES, offers and that cannot be loaded."""


class UnknownGame(SetupError):
    """No game of that name is on the shelf."""


class BadOption(SetupError, ValueError):
    """An option, a value or a number of seats that the game does not have, or a mix it does not allow."""


class BadChoice(SherwoodError, ValueError):
    """A choice that is not well formed, or a seat that does not exist."""


class IllegalChoice(SherwoodError):
    """A well-formed choice that the rules do not allow now."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} (§{rule})" if rule else reason)
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> Rebuilt:
        return type(self), (self.reason, self.rule)


class StaleChoice(SherwoodError):
    """An answer to a question that is no longer asked."""


class BadForce(SherwoodError):
    """Forced outcomes that could not come up, or that nothing asked for."""


class NoTakeBack(SherwoodError):
    """The last move cannot be taken back."""


class NothingPushed(SherwoodError, IndexError):
    """There is no push left to pop."""


class NoBoard(SherwoodError):
    """The game has no drawn board."""


class MissingExtra(SherwoodError, ImportError):
    """A part of Sherwood needs packages that are not installed; the text says which extra brings them."""

    def __init__(self, message: str, extra: str) -> None:
        super().__init__(message)
        self.extra = extra

    def __reduce__(self) -> Rebuilt:
        return type(self), (str(self), self.extra)


class BadBot(SherwoodError):
    """No such bot, or a budget that makes no sense."""


class BadPosition(SherwoodError, ValueError):
    """A position, or a line of text for one, that is damaged, impossible or of other rules."""


def shorten(text: str) -> str:
    """Anything may stand in a journal, at any length; sentences are remembered."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class BrokenJournal(SherwoodError):
    """A journal that is damaged, cut short, or does not lead where it says; `say(lang)` says how in another language.

    `key` names the sentence; where there is none of that name, it is what there is to say.
    """

    def __init__(self, key: str, **said: object) -> None:
        self.key = key
        self.said = {name: shorten(str(value)) for name, value in said.items()}
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        speech, key = Speech(None, lang), f"broken-{self.key}"
        return speech.say(key, **self.said) if speech.has(key) else self.key

    def __reduce__(self) -> Rebuilt:
        return partial(type(self), self.key, **self.said), ()


class OtherVersion(BrokenJournal):
    """A journal of other rules or data that parts from today's (`parting` says where), or of another format."""

    def __init__(self, key: str = "other", parting: Sayable | None = None, **said: object) -> None:
        self.parting = parting
        super().__init__(key, **said)

    def say(self, lang: str) -> str:
        return self.parting.say(lang) if self.parting else super().say(lang)

    def __reduce__(self) -> Rebuilt:
        return partial(type(self), self.key, self.parting, **self.said), ()


class RuleCrash(SherwoodError):
    """A rule failed. The table is as it was, and a file holds what led there."""

    def __init__(self, message: str, file: Path | None) -> None:
        super().__init__(message)
        self.file = file

    def __reduce__(self) -> Rebuilt:
        return type(self), (str(self), self.file)


class UnfairDice(KeyedError):
    """A journal that was not played with the dice it says were sealed before the game, or whose dice were not."""


class NoDatabase(KeyedError):
    """A database that cannot be opened: a wrong path, a folder, a server that is not there."""


class BadBackup(KeyedError):
    """A backup that is damaged or of a newer release, or a database that is not empty."""


class NotHere(KeyedError):
    """Nobody and no table of that name in a database."""


class BadStudy(KeyedError):
    """A study of the laboratory that cannot be made so."""


class UnknownLesson(KeyedError):
    """No lesson or puzzle of that name belongs to the game."""
