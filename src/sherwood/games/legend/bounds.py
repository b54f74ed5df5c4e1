"""Within what the numbers of a position lie: boxes, pieces, turns and masks of pieces."""

from __future__ import annotations

from sherwood.engine.bits import full
from sherwood.engine.game import Bounds, Range
from sherwood.games.legend.rules.atlas import COUNT, KEEPS, VILLAGES
from sherwood.games.legend.rules.roster import ARRIVALS, EVERYONE, GOLD_TOTAL, TOTAL
from sherwood.games.legend.rules.stages import STAGES
from sherwood.games.legend.rules.state import TURNS, WED_GUY, Legend

FLAG: Range = (0, 1)
SEAT: Range = (0, 1)
SEATS: Range = (0, 3)
SOME: Range = (0, EVERYONE)
BOX: Range = (0, COUNT - 1)
NO_BOX: Range = (-1, COUNT - 1)
PIECE: Range = (0, TOTAL - 1)
GOLD: Range = (0, GOLD_TOTAL)
TURN: Range = (0, TURNS)
LATER: Range = (0, 2 * TURNS)  # when something comes back or heals, which may be after the end
PACES: Range = (0, 99)

FIELDS: dict[str, Range] = {
    "turn": TURN,
    "active": SEAT,
    "stage": (0, len(STAGES) - 1),
    "at": NO_BOX,
    "free": SOME,
    "down": SOME,
    "captive": SOME,
    "dead": SOME,
    "disguised": SOME,
    "turned": SOME,
    "wound": LATER,
    "moved": SOME,
    "wet": SOME,
    "retreated": SOME,
    "tested": SOME,
    "tried": SOME,
    "kept": LATER,
    "held": SOME,
    "due": LATER,
    "bound": NO_BOX,
    "gold_robin": GOLD,
    "gold_sheriff": GOLD,
    "reserve": GOLD,
    "arrived": (0, len(ARRIVALS)),
    "arrival_turn": (-1, TURNS),
    "looted": (0, full(len(KEEPS))),
    "explored": (0, full(len(KEEPS))),
    "taxed": (0, full(len(VILLAGES))),
    "taxed_before": (0, full(len(VILLAGES))),
    "tournament": LATER,
    "married": (0, WED_GUY),
    "offered": SEATS,
    "brought": SOME,
    "deal_give": SOME,
    "deal_take": SOME,
    "lead": (-1, TOTAL - 1),
    "group": SOME,
    "origin": NO_BOX,
    "spent": PACES,
    "pace": PACES,
    "set_out": FLAG,
    "pinned": FLAG,
    "through": FLAG,
    "battles": BOX,
}
STEPS: dict[str, Range] = {
    "seat": SEAT,
    "owner": SEAT,
    "box": BOX,
    "piece": PIECE,
    "losers": SOME,
    "who": SOME,
    "left": PACES,
}


def bounds(s: Legend) -> Bounds:
    """By field and by attribute of a step."""
    return Bounds(FIELDS, STEPS)
