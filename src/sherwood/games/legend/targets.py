"""What to click on the board to make a choice."""

from __future__ import annotations

from sherwood.engine.action import Action
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.roster import PIECES
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.rules.verbs import VERBS


def targets(s: Legend, seat: int, action: Action) -> tuple[str, ...]:
    """What to click on the board: the piece or the box the choice points at."""
    kinds = VERBS.verbs[action.verb].kinds
    if not kinds:
        return ()
    names: tuple[str, ...] = PIECES if kinds[0] == "piece" else BOXES
    return (f"{kinds[0]}:{names[action.a]}",)
