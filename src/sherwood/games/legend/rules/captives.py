"""What becomes of captives: rescued, hanged, ransomed, kept (§8)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.legend.rules import stages, verbs
from sherwood.games.legend.rules.atlas import KEEP, TERRAIN, TOWN
from sherwood.games.legend.rules.atoms import ROBIN_HANGED, bury, pay_robin, pay_sheriff, release
from sherwood.games.legend.rules.place import Ransomed
from sherwood.games.legend.rules.roster import (
    HANGING,
    LEADERS,
    NEVER_HANGED,
    OUTLAW_LEADERS,
    OUTLAWS,
    RANSOM,
    RICHARD,
    ROBIN,
    SHERIFF_LEADERS,
    SHERIFFS,
)
from sherwood.games.legend.rules.shapes import DONE, OneMore
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend

# Rescue


def rescue_all(s: Legend, ref: Referee) -> None:
    """At the end of a combat phase friends in the box free a captive, and so does the lack of any guard (§8.4)."""
    for piece in range(LEADERS):
        if s.captive & bit(piece) and (befriended(s, piece) or not s.guarded(piece, 0)):
            release(s, piece)
            ref.tell("rescued", -1, piece, s.at[piece])


def befriended(s: Legend, piece: i64) -> bool:
    """Is a friend with him who did not fall back this phase? (§7.3a, §8.4)"""
    friends: i64 = OUTLAWS if bit(piece) & OUTLAW_LEADERS else SHERIFFS
    return s.here(s.at[piece], s.free & friends & ~s.retreated) != 0


# Two full turns in a keep


def lock_in(s: Legend) -> None:
    """The Sheriff's turn begins: who is in a keep now may sit out this turn (§8.31a)."""
    s.held = 0
    for piece in range(LEADERS):
        if s.captive & OUTLAW_LEADERS & bit(piece) and TERRAIN[s.at[piece]] == KEEP:
            s.held |= bit(piece)


def count_turn(s: Legend) -> None:
    """The Sheriff's turn ends: one more full turn for those who never left; one cut short counts for nothing."""
    for piece in range(LEADERS):
        if s.held & s.captive & bit(piece):
            s.kept[piece] += 1
        elif s.kept[piece] < 2:
            s.kept[piece] = 0
    s.held = 0


# Hanging


class Hang(OneMore):
    """Hang somebody kept for two turns, in a town where a leader of the Sheriff is; or be merciful (§8.31, §8.33)."""

    RULE: ClassVar[str] = "8.31b"

    def candidates(self, s: Legend) -> i64:
        mask: i64 = 0
        rest: i64 = s.captive & OUTLAW_LEADERS & ~NEVER_HANGED
        while rest:
            piece: i64 = lowest(rest)
            rest &= rest - 1
            if s.kept[piece] >= 2 and TERRAIN[s.at[piece]] == TOWN and s.here(s.at[piece], s.free & SHERIFF_LEADERS):
                mask |= bit(piece)
        return mask

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        ref.tell("hangs", seat, k, pay_sheriff(s, HANGING[k]))
        bury(s, k)
        if k == ROBIN:
            s.finish(bit(SHERIFF_SEAT), ROBIN_HANGED)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == DONE else Action(verbs.HANG, k)

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for piece in range(LEADERS):
            if s.captive & OUTLAW_LEADERS & ~self.candidates(s) & bit(piece):
                bars.append(why_spared(s, piece))
        return bars


def why_spared(s: Legend, piece: i64) -> Bar:
    """Why a captive cannot be hanged now."""
    hang = Action(verbs.HANG, piece)
    if NEVER_HANGED & bit(piece):
        return Bar(hang, "never_hanged", "13.8a" if piece == RICHARD else "8.33", piece)
    if s.kept[piece] < 2:
        return Bar(hang, "not_held", "8.31a", piece, s.kept[piece])
    if TERRAIN[s.at[piece]] != TOWN:
        return Bar(hang, "no_gallows", "8.31b", piece)
    return Bar(hang, "no_hangman", "8.31b", piece)


# Ransom


class RansomPhase(Phase[Legend]):
    """The end of Robin's turn: captives may be sold back (§8.2a)."""

    RULE: ClassVar[str] = "8.2a"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.EVENING
        if s.captive & SHERIFF_LEADERS:
            s.steps.append(RANSOM_STEP)


class Ransom(SeatStep[Legend]):
    """Take gold for a captive, or keep him."""

    RULE: ClassVar[str] = "8.2a"

    def legal(self, s: Legend, seat: i64) -> i64:
        return s.captive & SHERIFF_LEADERS | bit(DONE)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == DONE:
            return
        pay_robin(s, RANSOM[k])
        ref.tell("ransoms", seat, k, RANSOM[k])
        s.then([Ransomed(SHERIFF_SEAT, k), RANSOM_PHASE])

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == DONE else Action(verbs.RANSOM, k)


HANG_STEP: Final = Hang(SHERIFF_SEAT)
RANSOM_STEP: Final = Ransom(ROBIN_SEAT)
RANSOM_PHASE: Final = RansomPhase()
