"""Where a journal of other rules, replayed by today's, leads to another position than it says."""

from __future__ import annotations

from dataclasses import dataclass

from sherwood.engine.game import Game, Ruleset
from sherwood.text.speech import Speech


@dataclass(frozen=True)
class Parting:
    """The last moment at which a journal and today's rules agree: after `agreed` of its `choices`; -1: at none."""

    game: Game
    written: Ruleset  # what the journal was played under
    agreed: int
    choices: int

    def say(self, lang: str) -> str:
        """Why it stops there, and what has changed in the rules since."""
        speech = Speech(self.game.folder, lang)
        why = "parting-data" if self.written.version == self.game.version else "parting-rules"
        said = speech.say(why, then=str(self.written.version), now=str(self.game.version))
        where = speech.say("parting-never" if self.agreed < 0 else "parting-where", agreed=self.agreed, of=self.choices)
        return f"{said} {where}"

    def changes(self, lang: str) -> list[str]:
        """What has changed since, a sentence each."""
        return [change.words[lang] for change in self.game.changes if change.version > self.written.version]
