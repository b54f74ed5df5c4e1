"""Pointing at a choice or a thing of a lesson: answered as at a table, from the moment that the learner looks at."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.engine.inspected import Inspected
from sherwood.lessons import Lesson
from sherwood.lessons.stand import Answer
from sherwood.table.brings import Brings
from sherwood.table.journal import Do
from sherwood.web.learn import as_written, followed
from sherwood.web.pointing import asked_rightly, once, surely


def brings(lesson: Lesson, way: Sequence[Answer], do: Do, lang: str, narrow: bool) -> tuple[Brings, list[str]]:
    """What a choice would bring, and what of the board would surely be drawn otherwise."""

    def computed() -> tuple[Brings, list[str]]:
        match, seat = followed(lesson, way).match, lesson.seat
        with asked_rightly():
            return match.brings(seat, do, lang), surely(match, seat, do, lang, narrow=narrow)

    return once(("lesson", lesson.game.id, lesson.id, tuple(way), do, lang, narrow), computed)


def inspect(lesson: Lesson, way: Sequence[Answer], slipped: Do | None, ref: str, lang: str) -> Inspected | None:
    """What a thing is, in the scene that is shown, or after a mistake that was let happen."""
    stand = followed(lesson, way)
    if slipped is not None:
        with as_written():
            stand.slip(slipped)
    look, view = lesson.game.inspect, lesson.game.view(stand.scenes[stand.shown].state, lesson.seat)
    found: Inspected | None = look(view, ref, stand.match.speech(lang), lesson.seat) if look else None
    return found
