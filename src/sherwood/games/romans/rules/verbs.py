"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verb, Verbs
from sherwood.games.romans.rules.cards import CLANS, DESIGNS, KINDS, SLOTS

PLACE: Final = 0
LIFT: Final = 1
CONFIRM: Final = 2
REOPEN: Final = 3
SEDUCE: Final = 4
SPARE: Final = 5
TAKE_FORT: Final = 6
KEEP_FORT: Final = 7
SWAP: Final = 8
DISCARD: Final = 9
KEEP: Final = 10
DROP_ALL: Final = 11
GIVE_UP: Final = 12

VERBS: Final = Verbs(
    [
        Verb("place", ("warrior", "slot"), (KINDS, SLOTS)),
        Verb("lift", ("slot",), (SLOTS,)),
        Verb("confirm"),
        Verb("reopen"),
        Verb("seduce", ("clan",), (len(CLANS),)),
        Verb("spare"),
        Verb("take_fort", ("slot",), (SLOTS,)),
        Verb("keep_fort"),
        Verb("swap", ("slot", "slot"), (SLOTS, SLOTS)),
        Verb("discard", ("warrior",), (KINDS,)),
        Verb("keep", ("warrior",), (KINDS,)),
        Verb("drop_all"),
        Verb("give_up", ("fort",), (len(DESIGNS),)),
    ]
)
