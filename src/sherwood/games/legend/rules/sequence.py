"""The sequence of play: set-up, thirty turns of Robin and the Sheriff, the end (§4, §5, §16)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, Step
from sherwood.games.legend.rules import stages
from sherwood.games.legend.rules.atoms import KING_MET, LAST_TURN, judge
from sherwood.games.legend.rules.battle import COMBAT_PHASE
from sherwood.games.legend.rules.captives import HANG_STEP, RANSOM_PHASE, count_turn, lock_in
from sherwood.games.legend.rules.dawn import DAWN_STEP, SHERIFF_DAWN
from sherwood.games.legend.rules.events import EVENTS_PHASE, REINFORCEMENTS_PHASE, TRAVEL
from sherwood.games.legend.rules.gold import ROB_STEP, TAX_STEP, tell_unrobbed
from sherwood.games.legend.rules.orders import MOVEMENT_ENDS, MOVEMENT_PHASE
from sherwood.games.legend.rules.recruit import RECRUIT_STEP
from sherwood.games.legend.rules.roster import GUY, MERRY, OUTLAW_LEADERS, ROBIN, START, TOTAL
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, TURNS, Legend
from sherwood.games.legend.rules.tournament import DISPERSAL, TOURNAMENT
from sherwood.games.legend.rules.wedding import WEDDINGS


class SetUp(Phase[Legend]):
    """Everybody with a start box is put there; whom somebody must recruit lies face down (§5)."""

    RULE: ClassVar[str] = "5.0"

    def run(self, s: Legend, ref: Referee) -> None:
        for piece in range(TOTAL):
            if START[piece] >= 0:
                s.at[piece] = START[piece]
                if sleeps(piece):
                    s.down |= bit(piece)
                else:
                    s.free |= bit(piece)
        s.steps.append(NEW_TURN)


def sleeps(piece: i64) -> bool:
    """Outlaws other than Robin, and whoever starts with Sir Guy (§5.1, §5.2)."""
    if bit(piece) & (OUTLAW_LEADERS | MERRY):
        return piece != ROBIN
    return START[piece] == START[GUY]


class NewTurn(Phase[Legend]):
    """The marker moves on: Robin's turn, the Sheriff's, and a look at the end (§4.1, §4.2C)."""

    RULE: ClassVar[str] = "4.1"

    def run(self, s: Legend, ref: Referee) -> None:
        s.turn += 1
        ref.tell("turn", -1, s.turn)
        s.steps.extend(GAME_TURN)


class RobinTurn(Phase[Legend]):
    """Part A (§4.2A)."""

    RULE: ClassVar[str] = "4.2A"

    def run(self, s: Legend, ref: Referee) -> None:
        s.active = ROBIN_SEAT
        s.turned = 0
        if s.wound and s.turn >= s.wound:
            s.wound = 0
            ref.tell("healed", ROBIN_SEAT, ROBIN)
        s.steps.extend(PART_A)


class SheriffTurn(Phase[Legend]):
    """Part B (§4.2B)."""

    RULE: ClassVar[str] = "4.2B"

    def run(self, s: Legend, ref: Referee) -> None:
        s.active = SHERIFF_SEAT
        lock_in(s)
        s.steps.extend(PART_B)


class RobinDawn(Phase[Legend]):
    """Robin's turn begins (§8.2, §12.0)."""

    RULE: ClassVar[str] = "12.0"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.DAWN
        DAWN_STEP.offer(s)


class RobberyPhase(Phase[Legend]):
    """Phase A3 (§4.2A3)."""

    RULE: ClassVar[str] = "4.2A3"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.ROBBERY
        tell_unrobbed(s, ref)
        ROB_STEP.offer(s)


class RecruitPhase(Phase[Legend]):
    """Phase A4 (§4.2A4)."""

    RULE: ClassVar[str] = "4.2A4"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.RECRUITMENT
        s.tried = 0
        RECRUIT_STEP.offer(s)


class HangingPhase(Phase[Legend]):
    """Phase A5 (§4.2A5)."""

    RULE: ClassVar[str] = "4.2A5"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.HANGING
        HANG_STEP.offer(s)


class TaxPhase(Phase[Legend]):
    """Phase B4 (§4.2B4)."""

    RULE: ClassVar[str] = "4.2B4"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.TAXING
        s.taxed_before = s.taxed
        s.taxed = 0
        TAX_STEP.offer(s)


class TurnEnds(Phase[Legend]):
    """The king's pardon, the thirtieth turn, or the next one (§16.1)."""

    RULE: ClassVar[str] = "16.1"

    def run(self, s: Legend, ref: Referee) -> None:
        count_turn(s)
        if s.meeting():
            judge(s, KING_MET)
        elif s.turn >= TURNS:
            judge(s, LAST_TURN)
        else:
            s.steps.append(NEW_TURN)


SET_UP: Final = SetUp()
NEW_TURN: Final = NewTurn()

# Stacks: what comes first stands last.
GAME_TURN: Final[list[Step]] = [TurnEnds(), SheriffTurn(), RobinTurn()]
PART_A: Final[list[Step]] = [
    DISPERSAL, WEDDINGS, RANSOM_PHASE, HangingPhase(), RecruitPhase(), RobberyPhase(),
    COMBAT_PHASE, TOURNAMENT, MOVEMENT_PHASE, RobinDawn(),
]  # fmt: skip
PART_B: Final[list[Step]] = [
    TaxPhase(), COMBAT_PHASE, TRAVEL, MOVEMENT_ENDS, MOVEMENT_PHASE, EVENTS_PHASE, REINFORCEMENTS_PHASE, SHERIFF_DAWN,
]  # fmt: skip
