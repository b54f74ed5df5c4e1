"""What to click on the board, in order, to make a choice."""

from __future__ import annotations

from sherwood.engine.action import Action
from sherwood.games.locksley.rules.cards import COLOUR_NAMES
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.verbs import VERBS


def targets(s: Locksley, seat: int, action: Action) -> tuple[str, ...]:
    """What to click on the board, in order, to make a choice."""
    verb, thing = VERBS.verbs[action.verb].name, int(action.a)
    ahead = track_ref(s, s.bard_of(seat) + 1)
    if verb in ("take_corner", "ride"):
        return (f"space:{thing}",)
    if verb == "sell":
        return (f"loot:{seat}:{COLOUR_NAMES[thing]}",)
    if verb == "bribe":
        return (f"gold:{seat}:{COLOUR_NAMES[thing]}",)
    if verb == "honour":
        return (ahead, f"sale:{COLOUR_NAMES[thing]}")
    return (ahead,) if verb == "advance" else ("end",)


def track_ref(s: Locksley, position: int) -> str:
    return "king" if position == s.settings.goal else f"track:{position % s.settings.lap}"
