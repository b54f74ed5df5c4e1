"""The start of a turn: disguises put on or dropped, captives murdered (§8.2, §12, §13.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.legend.rules import stages, verbs
from sherwood.games.legend.rules.atoms import KING_MURDERED, bury, judge
from sherwood.games.legend.rules.roster import DISGUISERS, RICHARD, ROBIN, SHERIFF_LEADERS
from sherwood.games.legend.rules.shapes import DONE, OneMore
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend

# Choices 0..38 are captives to murder, then:
_MASK: Final = 40  # plus the leader's number: Robin 40, Richard 48


def can_turn(s: Legend) -> i64:
    """Who may put on or drop a disguise: Robin and the king, once a turn (§12.0, §10.2c)."""
    mask: i64 = s.free & DISGUISERS & ~s.turned
    return mask & ~(bit(ROBIN) & ~s.disguised) if s.wound else mask


class Dawn(OneMore):
    """Disguise, unmask, murder, or get on with it."""

    RULE: ClassVar[str] = "12.0"

    def candidates(self, s: Legend) -> i64:
        return s.captive & SHERIFF_LEADERS | can_turn(s) << _MASK

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k < DONE:
            murder(s, seat, k, ref)
        else:
            self.turn_counter(s, k - _MASK, ref)

    def turn_counter(self, s: Legend, piece: i64, ref: Referee) -> None:
        s.turned |= bit(piece)
        s.disguised ^= bit(piece)
        ref.tell("disguises" if s.disguised & bit(piece) else "unmasks", ROBIN_SEAT, piece)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        if k == DONE:
            return Action(verbs.DONE)
        if k < DONE:
            return Action(verbs.MURDER, k)
        masked = s.disguised & bit(k - _MASK)
        return Action(verbs.UNMASK if masked else verbs.DISGUISE, k - _MASK)

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        if s.wound and s.free & bit(ROBIN) & ~s.disguised:
            return [Bar(Action(verbs.DISGUISE, ROBIN), "wounded", "10.2c")]
        return []


def murder(s: Legend, seat: i64, piece: i64, ref: Referee) -> None:
    """A captive is put to death (§8.2, §13.8b)."""
    ref.tell("murders", seat, piece)
    bury(s, piece)
    if piece == RICHARD:
        judge(s, KING_MURDERED)


class SheriffDawn(Phase[Legend]):
    """The Sheriff's turn begins: a captive king may be murdered (§13.8b)."""

    RULE: ClassVar[str] = "13.8b"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.REINFORCEMENTS
        if s.captive & bit(RICHARD):
            s.steps.append(REGICIDE)


class Regicide(SeatStep[Legend]):
    """Murder the king, or not."""

    RULE: ClassVar[str] = "13.8b"

    def legal(self, s: Legend, seat: i64) -> i64:
        return bit(RICHARD) | bit(DONE)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == RICHARD:
            murder(s, seat, k, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.MURDER, RICHARD) if k == RICHARD else Action(verbs.DONE)


DAWN_STEP: Final = Dawn(ROBIN_SEAT)
REGICIDE: Final = Regicide(SHERIFF_SEAT)
SHERIFF_DAWN: Final = SheriffDawn()
