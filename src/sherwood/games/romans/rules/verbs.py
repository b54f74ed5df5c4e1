"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verbs
from sherwood.games.romans.rules.cards import CLANS, DESIGNS, KINDS, SLOTS

VERBS: Final = Verbs()
PLACE: Final = VERBS.add("place", "warrior slot", KINDS, SLOTS)
LIFT: Final = VERBS.add("lift", "slot", SLOTS)
CONFIRM: Final = VERBS.add("confirm")
REOPEN: Final = VERBS.add("reopen")
SEDUCE: Final = VERBS.add("seduce", "clan", len(CLANS))
SPARE: Final = VERBS.add("spare")
TAKE_FORT: Final = VERBS.add("take_fort", "slot", SLOTS)
KEEP_FORT: Final = VERBS.add("keep_fort")
SWAP: Final = VERBS.add("swap", "slot slot", SLOTS, SLOTS)
DISCARD: Final = VERBS.add("discard", "warrior", KINDS)
KEEP: Final = VERBS.add("keep", "warrior", KINDS)
DROP_ALL: Final = VERBS.add("drop_all")
GIVE_UP: Final = VERBS.add("give_up", "fort", len(DESIGNS))
