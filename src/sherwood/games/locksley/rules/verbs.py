"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verbs
from sherwood.games.locksley.rules.cards import COLOURS, SPACES

VERBS: Final = Verbs()
TAKE_CORNER: Final = VERBS.add("take_corner", "space", SPACES)
RIDE: Final = VERBS.add("ride", "space", SPACES)
SELL: Final = VERBS.add("sell", "colour", COLOURS)
BRIBE: Final = VERBS.add("bribe", "colour", COLOURS)
HONOUR: Final = VERBS.add("honour", "colour", COLOURS)
ADVANCE: Final = VERBS.add("advance")
END: Final = VERBS.add("end")
