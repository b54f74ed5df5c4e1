"""Winning outlaws over: leaders by Robin, some after a fight; Merry Men by four leaders (§10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.roster import (
    JOIN_OTHERS,
    JOIN_SCARLET,
    MERRY,
    OUTLAW_LEADERS,
    OUTLAWS,
    RECRUITERS,
    ROBIN,
    SCARLET,
    STUBBORN,
    TOTAL,
)
from sherwood.games.legend.rules.shapes import DONE, OneMore
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend


def recruiters(s: Legend) -> i64:
    """Who may call up Merry Men now: not a wounded Robin (§10.2c, §10.3)."""
    mask: i64 = s.free & RECRUITERS
    return mask & ~bit(ROBIN) if s.wound else mask


class Recruit(OneMore):
    """Recruit somebody, or nobody."""

    RULE: ClassVar[str] = "10.1"

    def candidates(self, s: Legend) -> i64:
        mask: i64 = 0
        rest: i64 = recruiters(s)
        if rest & bit(ROBIN):
            mask = s.here(s.at[ROBIN], s.down & OUTLAW_LEADERS & ~s.tried)
        while rest:
            mask |= s.here(s.at[lowest(rest)], s.down & MERRY)
            rest &= rest - 1
        return mask

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if bit(k) & STUBBORN:
            recruitment_fight(s, k, ref)
        else:
            join(s, k, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == DONE else Action(verbs.RECRUIT, k)

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for piece in range(TOTAL):
            if s.down & OUTLAWS & ~self.candidates(s) & bit(piece) and s.here(s.at[piece], s.free & OUTLAW_LEADERS):
                bars.append(why_not_joining(s, piece))
        return bars


def why_not_joining(s: Legend, piece: i64) -> Bar:
    """Why an unrecruited outlaw who stands with one of ours cannot join."""
    recruit = Action(verbs.RECRUIT, piece)
    if s.tried & bit(piece):
        return Bar(recruit, "fought_already", "10.2e", piece)
    if s.wound and s.at[ROBIN] == s.at[piece]:
        return Bar(recruit, "wounded", "10.2c")
    if bit(piece) & MERRY:
        return Bar(recruit, "no_recruiter", "10.3")
    return Bar(recruit, "robin_only", "10.1", piece)


def join(s: Legend, piece: i64, ref: Referee) -> None:
    """Turned face up: one of the band (§10.1)."""
    s.down &= ~bit(piece)
    s.free |= bit(piece)
    ref.tell("joins", ROBIN_SEAT, piece)


def recruitment_fight(s: Legend, piece: i64, ref: Referee) -> None:
    """Scarlet, Little John and Tuck want to be beaten first (§10.2, §10.4)."""
    die: i64 = ref.roll(6, "wrestles", piece)
    ref.tell("wrestles", ROBIN_SEAT, piece, die)
    result: i64 = JOIN_SCARLET[die - 1] if piece == SCARLET else JOIN_OTHERS[die - 1]
    s.tried |= bit(piece)
    if result & 1:
        join(s, piece, ref)
    else:
        ref.tell("resists", -1, piece)
    if result & 2:
        s.wound = s.turn + 2
        ref.tell("wounded", ROBIN_SEAT, ROBIN, s.wound)


RECRUIT_STEP: Final = Recruit(ROBIN_SEAT)
