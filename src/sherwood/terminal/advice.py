"""A hint in words: what to do, the chance it is given, and how it is expected to go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sherwood.bots.explain import Candidate
from sherwood.text.speech import Speech


def hint_lines(found: Sequence[Candidate], speech: Speech) -> Iterator[str]:
    """The best first; the last line says what the figures are."""
    for n, candidate in enumerate(found, 1):
        yield speech.say("hint-candidate", number=n, choice=candidate.say, chance=candidate.chance)
        for expected in candidate.line:
            yield "   " + speech.say("hint-then", name=speech.seat(expected.seat), choice=expected.say)
    yield speech.say("hint-note")
