"""The log as each audience may read it, put into words once per event and kept."""

from __future__ import annotations

from typing import Any

from sherwood.engine.game import ALL_SEEING, SPECTATOR, Game
from sherwood.engine.referee import Event
from sherwood.table.log import sentence
from sherwood.table.match import Match
from sherwood.text.speech import Speech


class Told:
    """One audience's lines. Forgotten whenever events are taken away."""

    def __init__(self) -> None:
        self.done = 0
        self.lines: list[dict[str, Any]] = []

    def up_to_date(self, match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
        """A new list each time, so that whoever keeps an old one can compare."""
        if self.done < len(match.events):
            speech = match.speech(lang)
            for _, event in match.events[self.done :]:
                text = _text(match.game, speech, event, seat)
                if text is not None:
                    self.lines.append(self._line(match, event, text))
            self.done = len(match.events)
        return self.lines[:]

    def _line(self, match: Match, event: Event, text: str) -> dict[str, Any]:
        tell = match.game.tell(event.kind)
        return {"n": len(self.lines), "text": text, "rule": tell.rule, "seat": int(event.seat), "head": tell.head}


def _text(game: Game, speech: Speech, event: Event, seat: int) -> str | None:
    """Who sees everything is told of others ("Ann draws"), and only what nobody tells as one of those who know it."""
    if seat != ALL_SEEING or event.audience < 0:
        return sentence(game, speech, event, seat)
    knows = (int(event.audience) & -int(event.audience)).bit_length() - 1
    return sentence(game, speech, event, SPECTATOR) or sentence(game, speech, event, knows)


def log(match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
    return Told().up_to_date(match, seat, lang)
