"""What can go wrong at the table, each with a sentence a person can act on."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.action import BadChoice as _EngineBadChoice
from sherwood.engine.game import BadOption as _EngineBadOption


class SherwoodError(Exception):
    """Anything we refuse, with the reason as its text."""


class UnknownGame(SherwoodError):
    """No game of that name is on the shelf."""


class BadOption(SherwoodError, _EngineBadOption):
    """An option, a value or a number of seats that the game does not have, or a mix it does not allow."""


class BadChoice(SherwoodError, _EngineBadChoice):
    """A choice that is not well formed, or a seat that does not exist."""


class IllegalChoice(SherwoodError):
    """A well-formed choice that the rules do not allow now."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} (§{rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class StaleChoice(SherwoodError):
    """An answer to a question that is no longer asked."""


class BadForce(SherwoodError):
    """Forced outcomes that could not come up, or that nothing asked for."""


class NoTakeBack(SherwoodError):
    """The last move cannot be taken back."""


class BrokenJournal(SherwoodError):
    """A journal that is damaged, cut short, or does not lead where it says."""


class OtherVersion(BrokenJournal):
    """A journal made under other rules, other data or another format."""


class RuleCrash(SherwoodError):
    """A rule failed. The table is as it was, and a file holds what led there."""

    def __init__(self, message: str, file: Path | None) -> None:
        super().__init__(message)
        self.file = file
