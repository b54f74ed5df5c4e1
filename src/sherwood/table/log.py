"""What happened, in words, for those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.engine.game import Game
from sherwood.engine.referee import Event
from sherwood.text.speech import Speech


@dataclass(frozen=True)
class Line:
    """One line of the log. `n` counts the lines this reader sees; `head` begins a turn or a round."""

    n: int
    text: str
    rule: str
    kind: str
    seat: int | None
    head: bool = False

    def __str__(self) -> str:
        return self.text


def lines(game: Game, speech: Speech, events: Sequence[tuple[int, Event]], seat: int) -> list[Line]:
    """The events as a seat (-1: a spectator) may know them."""
    told: list[Line] = []
    for _, event in events:
        text = sentence(game, speech, event, seat)
        if text is not None:
            tell = game.tell(event.kind)
            actor = int(event.seat) if event.seat >= 0 else None
            told.append(Line(len(told), text, tell.rule, event.kind, actor, tell.head))
    return told


def sentence(game: Game, speech: Speech, event: Event, seat: int) -> str | None:
    """None: something private that leaves no trace for this reader."""
    if event.seen_by(seat):
        tell = game.tell(event.kind)
        return speech.phrase(f"tell-{event.kind}", tell.kinds, list(event.args), int(event.seat), game.names)
    key = f"tell-{event.kind}-hidden"
    return speech.phrase(key, "", (), int(event.seat), game.names) if speech.has(key) else None
