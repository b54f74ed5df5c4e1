"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verbs
from sherwood.games.legend.rules.atlas import COUNT
from sherwood.games.legend.rules.roster import TOTAL

VERBS: Final = Verbs()
DONE: Final = VERBS.add("done")
DISGUISE: Final = VERBS.add("disguise", "piece", TOTAL)
UNMASK: Final = VERBS.add("unmask", "piece", TOTAL)
MURDER: Final = VERBS.add("murder", "piece", TOTAL)
MOVE: Final = VERBS.add("move", "piece", TOTAL)
TAKE: Final = VERBS.add("take", "piece", TOTAL)
LEAVE: Final = VERBS.add("leave", "piece", TOTAL)
GO: Final = VERBS.add("go", "box", COUNT)
PASSAGE: Final = VERBS.add("passage", "box", COUNT)
HALT: Final = VERBS.add("halt")
DECLARE: Final = VERBS.add("declare")
OFFER: Final = VERBS.add("offer")
GIVE: Final = VERBS.add("give", "piece", TOTAL)
DEMAND: Final = VERBS.add("demand", "piece", TOTAL)
ACCEPT: Final = VERBS.add("accept")
REFUSE: Final = VERBS.add("refuse")
FIGHT: Final = VERBS.add("fight", "box", COUNT)
MELEE: Final = VERBS.add("melee")
CONFRONT: Final = VERBS.add("confront")
LOSE: Final = VERBS.add("lose", "piece", TOTAL)
RETREAT: Final = VERBS.add("retreat", "box", COUNT)
FATE: Final = VERBS.add("fate", "piece", TOTAL)
FLEE: Final = VERBS.add("flee", "box", COUNT)
ROB: Final = VERBS.add("rob", "piece", TOTAL)
LOOT: Final = VERBS.add("loot", "box", COUNT)
RECRUIT: Final = VERBS.add("recruit", "piece", TOTAL)
HANG: Final = VERBS.add("hang", "piece", TOTAL)
RANSOM: Final = VERBS.add("ransom", "piece", TOTAL)
WED: Final = VERBS.add("wed", "piece", TOTAL)
PLACE: Final = VERBS.add("place", "box", COUNT)
TAX: Final = VERBS.add("tax", "box", COUNT)
RIDE: Final = VERBS.add("ride", "box", COUNT)
PUT_BACK: Final = VERBS.add("put_back", "piece", TOTAL)
