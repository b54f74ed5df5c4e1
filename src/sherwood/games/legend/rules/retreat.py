"""Thrown back from a castle or a keep (§7.16, §7.17, §7.18)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import ADJACENT, FOREST, KEEP, MOUTH, STANDS, TERRAIN
from sherwood.games.legend.rules.atoms import capture, eliminate_all
from sherwood.games.legend.rules.paths import captives_of
from sherwood.games.legend.rules.roster import ALL_LEADERS, KNIGHTS, UNITS
from sherwood.games.legend.rules.shapes import BoxPhase, BoxStep
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend

# Choices 0..20 are neighbours, then:
BY_PASSAGE: Final = 21


def repulsed(s: Legend, seat: i64, box: i64) -> i64:
    """Who falls back: the attacker's units and all leaders with them, in disguise or not (§7.18, §7.18b)."""
    return s.fighters(seat, box)


def ways_back(s: Legend, seat: i64, box: i64, mounted: i64) -> i64:
    """Where the attackers can fall back to: no keep, no enemy units, no box one may not stay in (§7.16, §7.17)."""
    mask: i64 = 0
    neighbours = ADJACENT[box]
    for i in range(len(neighbours)):
        near: i64 = neighbours[i]
        if TERRAIN[near] == KEEP or not STANDS[near] or (mounted and TERRAIN[near] == FOREST):
            continue
        if not s.foes(seat, near):
            mask |= bit(i)
    if seat == ROBIN_SEAT and MOUTH[box] >= 0 and not s.foes(seat, MOUTH[box]):
        mask |= bit(BY_PASSAGE)
    return mask


class Repulse(BoxPhase):
    """No defender fell: the attackers leave, or are lost where there is no way back."""

    RULE: ClassVar[str] = "7.16"

    def run(self, s: Legend, ref: Referee) -> None:
        seat: i64 = s.active
        attackers: i64 = repulsed(s, seat, self.box)
        if not attackers & UNITS:
            return  # §7.18: leaders left alone meet their fate by §7.42
        knights: i64 = attackers & KNIGHTS
        if knights and not ways_back(s, seat, self.box, 1):
            eliminate_all(s, knights, ref)
            knights = 0
        ways: i64 = ways_back(s, seat, self.box, knights)
        if not ways or not repulsed(s, seat, self.box) & UNITS:
            cut_off(s, seat, self.box, ref)
        elif ways & (ways - 1):
            s.steps.append(Retreat(seat, self.box, knights))
        else:
            fall_back(s, seat, self.box, lowest(ways), ref)


def cut_off(s: Legend, seat: i64, box: i64, ref: Referee) -> None:
    """Units are eliminated, their leaders captured without a die, but for the unrecognised (§7.16, §7.18, §7.18b)."""
    attackers: i64 = repulsed(s, seat, box)
    eliminate_all(s, attackers & UNITS, ref)
    rest: i64 = attackers & ALL_LEADERS & ~s.disguised
    while rest:
        capture(s, lowest(rest), ref)
        rest &= rest - 1


def way_to(box: i64, k: i64) -> i64:
    """The box a choice leads to."""
    return MOUTH[box] if k == BY_PASSAGE else ADJACENT[box][k]


def fall_back(s: Legend, seat: i64, box: i64, k: i64, ref: Referee) -> None:
    """All go to one box, with their captives, who cannot use the passage (§6.6); they fight no more (§7.3a)."""
    goal: i64 = way_to(box, k)
    rest: i64 = repulsed(s, seat, box)
    s.retreated |= rest
    if k != BY_PASSAGE:
        rest |= s.here(box, s.captive & captives_of(seat))
    ref.tell("falls_back", seat, box, goal)
    while rest:
        s.at[lowest(rest)] = goal
        rest &= rest - 1


class WayOut(BoxStep):
    """Which way out of a box? `who` has to find it: the leader who flees, the knights among those who fall back."""

    who: i64

    def __init__(self, seat: i64, box: i64, who: i64) -> None:
        super().__init__(seat, box)
        self.who = who


class Retreat(WayOut):
    """Where to fall back to."""

    RULE: ClassVar[str] = "7.16"

    def legal(self, s: Legend, seat: i64) -> i64:
        return ways_back(s, seat, self.box, self.who)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        fall_back(s, seat, self.box, k, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.RETREAT, way_to(self.box, k))
