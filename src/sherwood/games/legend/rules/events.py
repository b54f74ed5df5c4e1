"""The Sheriff's turn begins: reinforcements, travellers, personalities (§11, §13)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.legend.rules import stages, verbs
from sherwood.games.legend.rules.atlas import ADJACENT, GATES, LETTERS, NORTHWARD, SOUTHWARD
from sherwood.games.legend.rules.atoms import pay_sheriff
from sherwood.games.legend.rules.gold import depart
from sherwood.games.legend.rules.place import Reinforce
from sherwood.games.legend.rules.roster import (
    ARRIVAL_TURNS,
    ARRIVALS,
    BISHOPS,
    ESCORT,
    JOHN,
    MARION,
    NOBLES,
    RICHARD,
    SAFE_CONDUCT,
    TRAVELLERS,
    TURN,
    UNITS_FROM,
    UNITS_TO,
)
from sherwood.games.legend.rules.state import SHERIFF_SEAT, Legend

# §13.6 to §13.8: they are in the game at once; the others must be recruited.
AT_ONCE: Final[i64] = bit(MARION) | bit(JOHN) | bit(RICHARD)


class Reinforcements(Phase[Legend]):
    """New units and returning men-at-arms, each placed in a town of the Sheriff's choice (§11.0, §7.6)."""

    RULE: ClassVar[str] = "11.0"

    def run(self, s: Legend, ref: Referee) -> None:
        for piece in range(UNITS_FROM, UNITS_TO):
            if TURN[piece] == s.turn or s.due[piece] == s.turn:
                s.due[piece] = 0
                s.steps.append(Reinforce(SHERIFF_SEAT, piece))


class RandomEvents(Phase[Legend]):
    """Phase B1: a personality whose turn has come, or a die (§13)."""

    RULE: ClassVar[str] = "13.0"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.EVENTS
        if s.arrived < len(ARRIVALS) and s.turn >= ARRIVAL_TURNS[s.arrived]:
            arrive(s, ref)
            return
        die: i64 = ref.roll(6, "event")
        ref.tell("event", SHERIFF_SEAT, die)
        if die < 6:
            traveller(s, die, ref)
        else:
            six(s, ref)


def six(s: Legend, ref: Referee) -> None:
    """The next personality, unless one came in the phase before or all have come (§13.3, §13.3a)."""
    if s.arrived == len(ARRIVALS):
        ref.tell("all_came", -1)
        ref.tell("no_event", -1)
    elif s.arrival_turn == s.turn - 1:
        ref.tell("void_six", -1)
        ref.tell("no_event", -1)
    else:
        arrive(s, ref)


def traveller(s: Legend, gate: i64, ref: Referee) -> None:
    """A noble or a bishop comes in by the numbered road, if one is left beside the map (§13.1)."""
    noble: bool = ref.roll(6, "traveller") <= 4
    waiting: i64 = (NOBLES if noble else BISHOPS) & ~s.free
    if not waiting:
        ref.tell("no_nobles" if noble else "no_bishops", -1)
        ref.tell("no_event", -1)
        return
    piece: i64 = lowest(waiting)
    s.free |= bit(piece)
    s.at[piece] = GATES[gate - 1]
    s.bound[piece] = GATES[2] if gate == 1 else GATES[0]
    ref.tell("travels", -1, piece, s.at[piece], s.bound[piece])


def arrive(s: Legend, ref: Referee) -> None:
    """The next personality, strictly in order (§13.3 to §13.8)."""
    piece: i64 = ARRIVALS[s.arrived]
    s.arrived += 1
    s.arrival_turn = s.turn
    if piece == JOHN:
        s.at[piece] = GATES[2]
    elif piece == RICHARD:
        # A die read again on a six: the same as a die of five (§13.8).
        s.at[piece] = GATES[ref.roll(5, "richard", piece) - 1]
    else:
        s.at[piece] = LETTERS[(ref.roll(6, "arrives", piece) - 1) // 2]
    if bit(piece) & AT_ONCE:
        s.free |= bit(piece)
    else:
        s.down |= bit(piece)
    ref.tell("arrives", -1, piece, s.at[piece])
    if piece == JOHN:
        bring_escort(s, ref)


def bring_escort(s: Legend, ref: Referee) -> None:
    """Knights, men-at-arms and foresters ride in with the prince (§13.7)."""
    for piece in range(UNITS_FROM, UNITS_TO):
        if ESCORT[piece]:
            s.free |= bit(piece)
            s.at[piece] = GATES[2]
            ref.tell("arrives", -1, piece, GATES[2])


# Travellers on the road


class Travel(Phase[Legend]):
    """Every traveller rides three boxes in every movement phase of the Sheriff (§13.2)."""

    RULE: ClassVar[str] = "13.2"

    def run(self, s: Legend, ref: Referee) -> None:
        rest: i64 = s.free & TRAVELLERS
        while rest:
            s.steps.append(Journey(lowest(rest), 3))
            rest &= rest - 1


class Journey(Phase[Legend]):
    """One traveller, box by box towards his gate; at a fork the Sheriff chooses (§13.2b)."""

    RULE: ClassVar[str] = "13.2"
    piece: i64
    left: i64

    def __init__(self, piece: i64, left: i64) -> None:
        self.piece = piece
        self.left = left

    def run(self, s: Legend, ref: Referee) -> None:
        left: i64 = self.left
        while left > 0 and s.free & bit(self.piece):
            ahead: i64 = closer(s, self.piece)
            if ahead & (ahead - 1):
                s.steps.append(Fork(SHERIFF_SEAT, self.piece, left))
                return
            ride(s, self.piece, ADJACENT[s.at[self.piece]][lowest(ahead)], ref)
            left -= 1
        if s.free & bit(self.piece):
            ref.tell("rides", -1, self.piece, s.at[self.piece])


def closer(s: Legend, piece: i64) -> i64:
    """The neighbours by road that bring a traveller nearer his gate, as a mask of their places."""
    return SOUTHWARD[s.at[piece]] if s.bound[piece] == GATES[2] else NORTHWARD[s.at[piece]]


def ride(s: Legend, piece: i64, box: i64, ref: Referee) -> None:
    """One box on; out of the map at the gate, with a coin for the Sheriff (§9.5)."""
    s.at[piece] = box
    if box == s.bound[piece]:
        depart(s, piece)
        ref.tell("safe", SHERIFF_SEAT, piece, box, pay_sheriff(s, SAFE_CONDUCT))


class Fork(SeatStep[Legend]):
    """Two roads are equally short: the Sheriff picks one (§13.2b)."""

    RULE: ClassVar[str] = "13.2b"
    piece: i64
    left: i64

    def __init__(self, seat: i64, piece: i64, left: i64) -> None:
        super().__init__(seat)
        self.piece = piece
        self.left = left

    def legal(self, s: Legend, seat: i64) -> i64:
        return closer(s, self.piece)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        ride(s, self.piece, ADJACENT[s.at[self.piece]][k], ref)
        s.steps.append(Journey(self.piece, self.left - 1))

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.RIDE, ADJACENT[s.at[self.piece]][k])

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.piece]


REINFORCEMENTS_PHASE: Final = Reinforcements()
EVENTS_PHASE: Final = RandomEvents()
TRAVEL: Final = Travel()
