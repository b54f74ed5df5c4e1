"""What players can do. The order is part of every journal's meaning: append only."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verb, Verbs
from sherwood.games.legend.rules.atlas import COUNT
from sherwood.games.legend.rules.roster import TOTAL

DONE: Final = 0
DISGUISE: Final = 1
UNMASK: Final = 2
MURDER: Final = 3
MOVE: Final = 4
TAKE: Final = 5
LEAVE: Final = 6
GO: Final = 7
PASSAGE: Final = 8
HALT: Final = 9
DECLARE: Final = 10
OFFER: Final = 11
GIVE: Final = 12
DEMAND: Final = 13
ACCEPT: Final = 14
REFUSE: Final = 15
FIGHT: Final = 16
MELEE: Final = 17
CONFRONT: Final = 18
LOSE: Final = 19
RETREAT: Final = 20
FATE: Final = 21
FLEE: Final = 22
ROB: Final = 23
LOOT: Final = 24
RECRUIT: Final = 25
HANG: Final = 26
RANSOM: Final = 27
WED: Final = 28
PLACE: Final = 29
TAX: Final = 30
RIDE: Final = 31
PUT_BACK: Final = 32


def _piece(name: str) -> Verb:
    return Verb(name, ("piece",), (TOTAL,))


def _box(name: str) -> Verb:
    return Verb(name, ("box",), (COUNT,))


VERBS: Final = Verbs(
    [
        Verb("done"),
        _piece("disguise"),
        _piece("unmask"),
        _piece("murder"),
        _piece("move"),
        _piece("take"),
        _piece("leave"),
        _box("go"),
        _box("passage"),
        Verb("halt"),
        Verb("declare"),
        Verb("offer"),
        _piece("give"),
        _piece("demand"),
        Verb("accept"),
        Verb("refuse"),
        _box("fight"),
        Verb("melee"),
        Verb("confront"),
        _piece("lose"),
        _box("retreat"),
        _piece("fate"),
        _box("flee"),
        _piece("rob"),
        _box("loot"),
        _piece("recruit"),
        _piece("hang"),
        _piece("ransom"),
        _piece("wed"),
        _box("place"),
        _box("tax"),
        _box("ride"),
        _piece("put_back"),
    ]
)
