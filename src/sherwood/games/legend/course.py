"""The parts of a turn (§4.2) as the page's head shows them: one's own in full, the other side's turn as one."""

from __future__ import annotations

from typing import Final

from sherwood.draw.pieces import course
from sherwood.draw.svg import Svg
from sherwood.text.speech import Speech

from .shape import View

ROBINS: Final = ("dawn", "movement", "combat", "robbery", "recruitment", "hanging", "evening")
SHERIFFS: Final = ("reinforcements", "events", "sheriff_movement", "sheriff_combat", "taxes")


def turn_course(view: View, speech: Speech) -> Svg:
    """Whose turn it is, what has been done in it, and what is still to come."""
    phase = view["phase"]
    if phase == "over":
        return course([speech.say("course-over")], 0)
    mine, theirs = (ROBINS, "course-then-sheriff") if phase in ROBINS else (SHERIFFS, "course-then-robin")
    whose = speech.say("course-robin" if phase in ROBINS else "course-sheriff", turn=view["turn"])
    parts = [speech.say(f"course-{one}") for one in mine]
    return course([whose, *parts, speech.say(theirs)], 1 + mine.index(phase))
