"""Robbing the rich on the Town Square: three thefts, each richer and riskier (§3.18-3.27)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import SKILL_FACES, SKILL_HITS, THEFT_DICE, THEFT_LOOT, THEFT_NEED
from sherwood.games.merrymen.rules.fines import ask_thief, fine_thief
from sherwood.games.merrymen.rules.gains import kinds_held, loot
from sherwood.games.merrymen.rules.ids import DIE, EXTRA_LOOT, GOODS, NO_BONUS, REROLL, SAFE
from sherwood.games.merrymen.rules.shapes import LevelStep, Reroll
from sherwood.games.merrymen.rules.state import MerryMen


def skill(n: i64, seat: i64, ref: Referee) -> i64:
    """Roll n skill dice: how many succeed."""
    hits: i64 = 0
    for _die in range(n):
        if ref.roll(SKILL_FACES, "skill_die", seat) <= SKILL_HITS:
            hits += 1
    return hits


def begin_theft(s: MerryMen, seat: i64, bonus: i64, ref: Referee) -> None:
    """The first theft must be tried; only an extra die leaves something to decide before it."""
    if bonus == DIE:
        s.steps.append(Theft(seat, 1, bonus))
    else:
        attempt(s, seat, 1, bonus, 0, ref)


def attempt(s: MerryMen, seat: i64, level: i64, bonus: i64, extra: i64, ref: Referee) -> None:
    dice: i64 = THEFT_DICE[level - 1] + extra
    hits = skill(dice, seat, ref)
    ref.tell("steals", seat, level, dice, hits)
    missing: i64 = THEFT_NEED[level - 1] - hits
    if missing <= 0:
        succeed(s, seat, level, bonus, ref)
    elif missing == 1 and bonus == REROLL:
        s.steps.append(TheftReroll(seat, level))
    else:
        fail(s, seat, bonus, ref)


def succeed(s: MerryMen, seat: i64, level: i64, bonus: i64, ref: Referee) -> None:
    if level == 3:
        take_loot(s, seat, level, bonus, ref)
    else:
        s.steps.append(Theft(seat, level + 1, bonus))


def take_loot(s: MerryMen, seat: i64, level: i64, bonus: i64, ref: Referee) -> None:
    loot(s, seat, THEFT_LOOT[level - 1] + (1 if bonus == EXTRA_LOOT else 0), ref)


def fail(s: MerryMen, seat: i64, bonus: i64, ref: Referee) -> None:
    ref.tell("theft_fails", seat)
    if bonus != SAFE:
        fine_thief(s, seat, ref)
    elif s.settings.safe_fine:
        ask_thief(s, seat, kinds_held(s, seat, GOODS), ref)


class Theft(LevelStep):
    """Try this theft, or stop and draw the loot of the one before."""

    RULE: ClassVar[str] = "3.24"
    bonus: i64

    def __init__(self, seat: i64, level: i64, bonus: i64) -> None:
        super().__init__(seat, level)
        self.bonus = bonus

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = 1
        if self.bonus == DIE:
            # Where the die counts in every theft there is no reason to leave it aside (§3.20).
            mask = 2 if s.settings.extra_die else 3
        return mask | 4 if self.level > 1 else mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 2:
            take_loot(s, seat, self.level - 1, self.bonus, ref)
        elif k == 1:
            attempt(s, seat, self.level, self.bonus if s.settings.extra_die else NO_BONUS, 1, ref)
        else:
            attempt(s, seat, self.level, self.bonus, 0, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == 2:
            return Action(verbs.STOP)
        return Action(verbs.STEAL_MORE if k == 1 else verbs.STEAL)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.level, THEFT_DICE[self.level - 1], THEFT_LOOT[self.level - 1]]


def skill_again(seat: i64, told: str, ref: Referee) -> i64:
    """One failed skill die thrown again, by the card (§3.21) or by Robin (§9.1): 1 if it succeeds."""
    hits = skill(1, seat, ref)
    ref.tell(told, seat, hits)
    return hits


class SkillReroll(Reroll):
    """One success was missing on this level: a failed skill die is thrown again, or left."""

    level: i64

    def __init__(self, seat: i64, level: i64) -> None:
        self.seat = seat
        self.level = level

    def told(self) -> str:
        """The event that tells of the die."""
        return "rerolls_skill"

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        """What the success brings."""
        raise NotImplementedError

    def miss(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        """What follows without it."""
        raise NotImplementedError

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0 and skill_again(seat, self.told(), ref):
            self.hit(s, seat, ref)
        else:
            self.miss(s, seat, ref)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.level]


class TheftReroll(SkillReroll):
    """One failed die may be thrown again, once for the card."""

    RULE: ClassVar[str] = "3.21"

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        succeed(s, seat, self.level, NO_BONUS, ref)

    def miss(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        fail(s, seat, NO_BONUS, ref)
