"""The verbs of the game, in an order that only ever grows."""

from __future__ import annotations

from typing import Final

from sherwood.engine.action import Verb, Verbs

HERO: Final = 0
PLAY: Final = 1
TUCK: Final = 2
SPY: Final = 3
PASS: Final = 4
USE: Final = 5
REST: Final = 6
DROP: Final = 7
TAKE: Final = 8
GAIN: Final = 9
STEAL: Final = 10
STEAL_MORE: Final = 11
STOP: Final = 12
REROLL: Final = 13
KEEP: Final = 14
PAY: Final = 15
TRAP: Final = 16
BARRICADE: Final = 17
LEAVE: Final = 18
LAY: Final = 19
SPEND_WEAPON: Final = 20
SPEND: Final = 21
REPLACE: Final = 22
MOVE: Final = 23
FREE: Final = 24
END: Final = 25
AMBUSH: Final = 26
FIGHT: Final = 27
STRIKE: Final = 28
PARK: Final = 29
TOKENS: Final = 30
RESCUE: Final = 31
RESCUE_TUCK: Final = 32
SHOOT: Final = 33
BUY: Final = 34
SWAP: Final = 35
GIVE: Final = 36
RANSOM: Final = 37
TRADE: Final = 38
RECALL: Final = 39
DISCARD: Final = 40
ACTIVATE: Final = 41
CLAIM: Final = 42
BUY_OUT: Final = 43
CAUGHT: Final = 44
SAVE_RESOURCE: Final = 45
SAVE_PENNY: Final = 46
DROP_SPY: Final = 47
REUSE: Final = 48
LINGER: Final = 49

VERBS: Final = Verbs(
    [
        Verb("hero", ("hero",), (5,)),
        Verb("play", ("card",), (50,)),
        Verb("tuck", ("tuck",), (3,)),
        Verb("spy", ("spy",), (18,)),
        Verb("pass"),
        Verb("use", ("action",), (16,)),
        Verb("rest", ("site",), (6,)),
        Verb("drop", ("card",), (50,)),
        Verb("take", ("weapon",), (4,)),
        Verb("gain", ("goods",), (5,)),
        Verb("steal"),
        Verb("steal_more"),
        Verb("stop"),
        Verb("reroll"),
        Verb("keep"),
        Verb("pay", ("goods",), (5,)),
        Verb("trap", ("site",), (6,)),
        Verb("barricade", ("road",), (4,)),
        Verb("leave", ("goods",), (5,)),
        Verb("lay", ("road",), (4,)),
        Verb("spend_weapon", ("weapon",), (4,)),
        Verb("spend", ("goods",), (5,)),
        Verb("replace", ("hideout",), (24,)),
        Verb("move", ("space",), (14,)),
        Verb("free"),
        Verb("end"),
        Verb("ambush", ("carriage", "number"), (20, 5)),
        Verb("fight", ("hideout",), (24,)),
        Verb("strike", ("arms", "arms"), (20, 20)),
        Verb("park", ("slot",), (12,)),
        Verb("tokens", ("number",), (4,)),
        Verb("rescue", ("seat", "number"), (5, 4)),
        Verb("rescue_tuck"),
        Verb("shoot"),
        Verb("buy", ("weapon",), (4,)),
        Verb("swap", ("weapon", "weapon"), (4, 4)),
        Verb("give", ("number",), (11,)),
        Verb("ransom"),
        Verb("trade"),
        Verb("recall", ("number",), (4,)),
        Verb("discard", ("card",), (50,)),
        Verb("activate", ("road",), (4,)),
        Verb("claim", ("goods",), (5,)),
        Verb("buy_out"),
        Verb("caught"),
        Verb("save_resource"),
        Verb("save_penny"),
        Verb("drop_spy", ("spy",), (18,)),
        Verb("reuse", ("card",), (50,)),
        Verb("linger", ("space",), (14,)),
    ]
)
