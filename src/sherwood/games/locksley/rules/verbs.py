"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verb, Verbs
from sherwood.games.locksley.rules.cards import COLOURS, SPACES

TAKE_CORNER: Final = 0
RIDE: Final = 1
SELL: Final = 2
BRIBE: Final = 3
HONOUR: Final = 4
ADVANCE: Final = 5
END: Final = 6

VERBS: Final = Verbs(
    [
        Verb("take_corner", ("space",), (SPACES,)),
        Verb("ride", ("space",), (SPACES,)),
        Verb("sell", ("colour",), (COLOURS,)),
        Verb("bribe", ("colour",), (COLOURS,)),
        Verb("honour", ("colour",), (COLOURS,)),
        Verb("advance"),
        Verb("end"),
    ]
)
