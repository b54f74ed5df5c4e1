"""Why a game does not stand where its journal ends."""

from __future__ import annotations

from typing import NamedTuple

from sherwood.table.parting import Parting
from sherwood.web.words import say

REASONS = PARTED, OTHER_RULES, DAMAGED = "parted", "other-version", "damaged"


class Trouble(NamedTuple):
    """What keeps a game from going on: rules that have changed, or a damaged journal."""

    reason: str
    parting: Parting | None = None
    detail: str = ""  # for the host

    def say(self, lang: str) -> str:
        told = say(lang, f"trouble-{self.reason}")
        return f"{self.parting.say(lang)} {told}" if self.parting else told

    def changes(self, lang: str) -> list[str]:
        """What has changed in the rules since, a sentence each."""
        return self.parting.changes(lang) if self.parting else []

    @property
    def mark(self) -> str:
        """What people agree to who want to go on: this very moment, by these very rules."""
        assert self.parting is not None
        now = self.parting.game.ruleset
        return f"{now.version}/{now.data}/{self.parting.agreed}"
