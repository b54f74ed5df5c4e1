"""The archery competitions (§4.47-4.48)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import ARCHERY_DICE, ARCHERY_NEED, ARCHERY_PRIZE
from sherwood.games.merrymen.rules.combat import decline
from sherwood.games.merrymen.rules.gains import gain
from sherwood.games.merrymen.rules.ids import PENNY
from sherwood.games.merrymen.rules.shapes import LevelStep
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.theft import SkillReroll, skill


class Archery(LevelStep):
    """Shoot in this competition, or stop."""

    RULE: ClassVar[str] = "4.47"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return 3

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 1:
            decline(s, ref)
            return
        s.acted = 1
        dice: i64 = ARCHERY_DICE[self.level - 1]
        hits = skill(dice, seat, ref)
        ref.tell("shoots", seat, self.level, dice, hits)
        missing: i64 = ARCHERY_NEED[self.level - 1] - hits
        if missing <= 0:
            win(s, seat, self.level, ref)
        elif missing == 1 and s.reroll:
            s.steps.append(ArcheryReroll(seat, self.level))
        else:
            ref.tell("fails_archery", seat)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == 0:
            return Action(verbs.SHOOT)
        return Action(verbs.STOP if s.acted else verbs.END)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.level, ARCHERY_NEED[self.level - 1], prize(s, self.level)]


def prize(s: MerryMen, level: i64) -> i64:
    """Pennies to win: on the first competition with whatever the Sheriff has laid there (§8.3)."""
    return ARCHERY_PRIZE[level - 1] + (s.arrow if level == 1 else 0)


def win(s: MerryMen, seat: i64, level: i64, ref: Referee) -> None:
    gain(s, seat, PENNY, prize(s, level), "wins", ref)
    if level == 1:
        s.arrow = 0
    if level < 3:
        s.steps.append(Archery(seat, level + 1))


class ArcheryReroll(SkillReroll):
    """Robin may throw one failed die again in each move (§9.1)."""

    RULE: ClassVar[str] = "9.1"

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            s.reroll = 0
        super().choose(s, seat, k, ref)

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        win(s, seat, self.level, ref)

    def miss(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        ref.tell("fails_archery", seat)

    def told(self) -> str:
        return "robin_rerolls"
