"""Small changes and their telling: nobody dies, pays or appears in silence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules.atlas import RETURNS
from sherwood.games.legend.rules.roster import (
    ARMS,
    GUY,
    MARION,
    MERRY,
    RICHARD,
    ROBIN,
    SHERIFF_LEADERS,
    UNITS_FROM,
    UNITS_TO,
)
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, SINGLE, WED_GUY, Legend

ENDINGS: Final = (
    "robin_killed", "robin_hanged", "king_killed", "king_murdered", "king_met", "last_turn", "sheriffs_fallen",
)  # fmt: skip
ROBIN_KILLED: Final = 0
ROBIN_HANGED: Final = 1
KING_KILLED: Final = 2
KING_MURDERED: Final = 3
KING_MET: Final = 4
LAST_TURN: Final = 5
SHERIFFS_FALLEN: Final = 6


# The end


def judge(s: Legend, ending: i64) -> None:
    """Robin wins if he is alive and free and meets his conditions; otherwise the Sheriff does (§16.2, §16.3)."""
    robin = s.free & bit(ROBIN) and s.satisfied()
    s.finish(bit(ROBIN_SEAT) if robin else bit(SHERIFF_SEAT), ending)


def kill(s: Legend, piece: i64, ref: Referee) -> None:
    """A leader dies in a fight or an ambush: the game may end with him (§16.1)."""
    ref.tell("killed", -1, piece)
    bury(s, piece)
    if piece == ROBIN:
        s.finish(bit(SHERIFF_SEAT), ROBIN_KILLED)
    elif piece == RICHARD:
        judge(s, KING_KILLED)


def bury(s: Legend, piece: i64) -> None:
    """Take a piece out for good, with what that undoes (§15.3, §16.4)."""
    gone: i64 = ~bit(piece)
    s.free &= gone
    s.captive &= gone
    s.down &= gone
    s.disguised &= gone
    s.group &= gone
    s.held &= gone
    s.dead |= bit(piece)
    s.at[piece] = -1
    if piece == MARION or (piece == GUY and s.married == WED_GUY):
        s.married = SINGLE
    if s.dead & SHERIFF_LEADERS == SHERIFF_LEADERS:
        s.finish(bit(ROBIN_SEAT), SHERIFFS_FALLEN)


# Captives


def capture(s: Legend, piece: i64, ref: Referee) -> None:
    """A leader is taken; he stays where he was caught, with his guards (§8.1)."""
    ref.tell("captured", -1, piece, s.at[piece])
    s.free &= ~bit(piece)
    s.captive |= bit(piece)
    s.disguised &= ~bit(piece)
    s.group &= ~bit(piece)
    s.kept[piece] = 0


def release(s: Legend, piece: i64) -> None:
    """A captive is free again, and what he sat out counts no more."""
    s.captive &= ~bit(piece)
    s.free |= bit(piece)
    s.held &= ~bit(piece)
    s.kept[piece] = 0


# Units


def eliminate(s: Legend, piece: i64, ref: Referee) -> None:
    """A unit is lost: Merry Men come back at once elsewhere, men-at-arms in time, others never (§7.5, §7.6)."""
    ref.tell("eliminated", -1, piece)
    s.free &= ~bit(piece)
    s.group &= ~bit(piece)
    s.at[piece] = -1
    if bit(piece) & MERRY:
        reappear(s, piece, ref)
    elif bit(piece) & ARMS:
        s.due[piece] = return_turn(s)
    else:
        s.dead |= bit(piece)


def reappear(s: Legend, piece: i64, ref: Referee) -> None:
    """Lost Merry Men turn up, unrecruited, in the box the die names (§7.5)."""
    die: i64 = ref.roll(6, "reappears", piece)
    s.at[piece] = RETURNS[die - 1]
    s.down |= bit(piece)
    ref.tell("reappears", -1, piece, s.at[piece], die)


def return_turn(s: Legend) -> i64:
    """The fourth turn from now, or the first after it that no other lost unit has taken (§7.6)."""
    turn: i64 = s.turn + 4
    while taken(s, turn):
        turn += 1
    return turn


def taken(s: Legend, turn: i64) -> bool:
    """Does another lost unit come back that turn?"""
    found = False
    for piece in range(UNITS_FROM, UNITS_TO):
        found = found or s.due[piece] == turn
    return found


def eliminate_all(s: Legend, mask: i64, ref: Referee) -> None:
    rest: i64 = mask
    while rest:
        eliminate(s, lowest(rest), ref)
        rest &= rest - 1


# Gold


def pay_robin(s: Legend, amount: i64) -> None:
    """From the Sheriff, and what he cannot pay from the reserve: he never owes (§16.3c)."""
    own: i64 = min(amount, s.gold_sheriff)
    rest: i64 = min(amount - own, s.reserve)
    s.gold_sheriff -= own
    s.reserve -= rest
    s.gold_robin += own + rest


def pay_sheriff(s: Legend, amount: i64) -> i64:
    """From the reserve; how much it could pay (§9.1)."""
    paid: i64 = min(amount, s.reserve)
    s.reserve -= paid
    s.gold_sheriff += paid
    return paid
