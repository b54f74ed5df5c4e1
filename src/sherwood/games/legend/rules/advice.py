"""What is known about playing The Legend of Robin Hood well, on either side."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from sherwood.engine.advice import NO_PLANS, Advice, Plan
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.chance import Rng
from sherwood.engine.step import Step
from sherwood.games.legend.rules.atlas import ADJACENT, COUNT
from sherwood.games.legend.rules.captives import Ransom
from sherwood.games.legend.rules.dawn import Dawn, Regicide
from sherwood.games.legend.rules.lures import WEIGHTS, Lures, care, fear, risk, robin_lures, sheriff_lures
from sherwood.games.legend.rules.march import March, begin_march, slowest, takeable, target
from sherwood.games.legend.rules.orders import Orders
from sherwood.games.legend.rules.paths import HALT, PASSAGE, STEP
from sherwood.games.legend.rules.roster import (
    ALAN,
    JOHN,
    KIND,
    MARION,
    MERRY,
    OUTLAW_LEADERS,
    RICHARD,
    ROBIN,
    SHERIFF_LEADERS,
    SOLDIERS,
    TUCK,
)
from sherwood.games.legend.rules.routes import Routes, apart
from sherwood.games.legend.rules.shapes import DONE, OneMore
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, SINGLE, TURNS, WED_ROBIN, Legend, side
from sherwood.games.legend.rules.wedding import Wedding

# The estimate: near logistic regressions on played games, rounded so that progress never harms; what endangers Robin
# himself counts more than they say, because that won more games (docs/bots.md)
FIRST: Final = WEIGHTS  # of the wedding, the Sheriff's purse and Robin's: the one that is nearest
SECOND: Final = WEIGHTS + 1  # the second nearest; the king makes three
THIRD: Final = WEIGHTS + 2  # the last
KING: Final = WEIGHTS + 3  # the king is in the land: he can be met, and killed
NEAR: Final = WEIGHTS + 4  # the king is near Robin
KINGLESS: Final = WEIGHTS + 5  # the king is captive or dead
LOST: Final = WEIGHTS + 6  # Robin is a captive
RISK: Final = WEIGHTS + 7  # Robin stands where he can be beaten
STRONG: Final = WEIGHTS + 8  # leaders in the band
MEN: Final = WEIGHTS + 9  # Merry Men in the band
FALLEN: Final = WEIGHTS + 10  # leaders of the Sheriff captive or dead
TIME: Final = WEIGHTS + 11  # turns that are left
BASE: Final = WEIGHTS + 12  # what the chance begins with
GRAVES: Final = WEIGHTS + 13  # leaders of the outlaws who are dead
HOARD: Final = WEIGHTS + 14  # what the Sheriff has beyond his first twelve pieces
PARDON: Final = WEIGHTS + 15  # the king is near when he is all that is missing
JAILED: Final = WEIGHTS + 16  # Robin has sat in a keep: the gallows are next
SOON: Final = WEIGHTS + 17  # Robin can be beaten, and it is the Sheriff who moves
CLOSE: Final = 0.02  # of a result: how far Robin had come, where all that is thought about is lost
WARM: Final = 0.6  # how far plans that look worse are still looked at
PLANS: Final = 14  # at most so many marches are thought about at once
EACH: Final = 3  # and so many of one piece
FIRST_PLAN: Final = 64
MASK_ROBIN: Final = 40  # the choice at dawn that puts on or drops Robin's disguise
MASK_KING: Final = 48  # and the king's
GUARDS: Final = 2  # Merry Men in whose company Robin shows his face
SETTLED: Final = 0.2  # how much better the next box must look at most, before a quick choice sets anybody in motion
STOP_PLAN: Final = FIRST_PLAN + 39 * COUNT


class LegendAdvice(Advice[Legend]):
    """Two sides, two sets of weights in one list: Robin's first, then the Sheriff's, then those of the estimate."""

    lures: Lures

    def __init__(self, weights: list[float] | None = None) -> None:
        super().__init__(weights)
        self.lures = Lures()

    def usual(self) -> list[float]:
        robin = [6.75, 3.0, 5.6, 4.0, 3.0, 9.0, 20.0, 1.5, 3.6, 0.9, 1.1, 12.0]
        sheriff = [6.0, 2.5, 5.0, 1.5, 6.0, 4.0, 1.5, 3.0]
        estimate = [0.3, 2.2, 1.3, -0.4, 0.9, -0.5, -2.0, -1.2, 1.1, 1.4, 0.3, 2.2, -4.0, -1.0, -0.8, 2.5, -0.8, -1.2]
        return robin + sheriff + estimate

    # The estimate

    def worth(self, s: Legend, seat: i64) -> float:
        """Robin's chance, from the three of his four conditions that are nearest; the Sheriff has the rest of it."""
        robin: float = self.chance(s)
        return robin if seat == ROBIN_SEAT else 1.0 - robin

    def outcome(self, s: Legend, seat: i64) -> float:
        """Won or lost: a loss that looked promising is no better than a bad position, a close win no worse than a good one."""
        robin: float = CLOSE * s.progress() + (1.0 - CLOSE if s.winners & bit(ROBIN_SEAT) else 0.0)
        return robin if seat == ROBIN_SEAT else 1.0 - robin

    def chance(self, s: Legend) -> float:
        w = self.weights
        left: float = float(TURNS - s.turn) / float(TURNS)
        x: float = w[BASE] + w[TIME] * left + self.conditions(s) + self.royal(s) + self.strength(s)
        return 1.0 / (1.0 + math.exp(-min(max(x, -20.0), 20.0)))

    def conditions(self, s: Legend) -> float:
        """Of the three that are not the king's, the nearest first (§16.3)."""
        w = self.weights
        poor: float = min(max(float(12 - s.gold_sheriff) / 7.0, 0.0), 1.0)
        rich: float = min(float(s.gold_robin) / 20.0, 1.0)
        wife: float = wedding(s)
        first: float = max(max(poor, rich), wife)
        third: float = min(min(poor, rich), wife)
        second: float = poor + rich + wife - first - third
        hoard: float = float(max(s.gold_sheriff - 12, 0)) / 10.0
        return w[FIRST] * first + w[SECOND] * second + w[THIRD] * third + w[HOARD] * hoard

    def royal(self, s: Legend) -> float:
        """What the king brings."""
        w = self.weights
        if (s.dead | s.captive) & bit(RICHARD):
            return w[KINGLESS]
        if not s.free & bit(RICHARD):
            return 0.0
        if not s.free & bit(ROBIN):
            return w[KING]
        near: float = 1.0 / (1.0 + 0.2 * float(apart(s.at[RICHARD], s.at[ROBIN])))
        return w[KING] + (w[PARDON] if count(s.conditions() & ~2) >= 2 else w[NEAR]) * near

    def strength(self, s: Legend) -> float:
        """Robin himself, his band, and the Sheriff's."""
        w = self.weights
        gone: i64 = (s.captive | s.dead) & SHERIFF_LEADERS
        total: float = w[FALLEN] * float(count(gone)) / 4.0 + w[GRAVES] * float(count(s.dead & OUTLAW_LEADERS)) / 4.0
        total += w[STRONG] * float(count(s.free & OUTLAW_LEADERS)) / 8.0 + w[MEN] * float(count(s.free & MERRY)) / 8.0
        if not s.free & bit(ROBIN):
            return total + w[LOST] + (w[JAILED] if s.kept[ROBIN] else 0.0)
        seen: float = 0.4 if s.disguised & bit(ROBIN) else 1.0
        danger: float = w[SOON] if s.active == SHERIFF_SEAT else w[RISK]
        return total + danger * seen * risk(s, bit(ROBIN), s.at[ROBIN])

    def appeal(self, s: Legend, seat: i64, group: i64, box: i64, anew: bool) -> float:
        """What a box is worth to a group: its goals from there, less the danger."""
        if seat == ROBIN_SEAT:
            if anew:
                robin_lures(s, group, self.weights, self.lures)
            return self.lures.pull(box) - fear(s, group, box, self.weights)
        if anew:
            sheriff_lures(s, group, self.weights, self.lures)
        return self.lures.pull(box) - care(s, group, box, self.weights)

    def chapter(self, s: Legend) -> i64:
        """Turns of either side."""
        return 2 * s.turn + s.active

    # Plans

    def plans(self, s: Legend, step: Step, seat: i64, mask: i64) -> list[Plan]:
        """Marches to boxes, instead of pieces, companions and single steps."""
        if isinstance(step, March):
            if s.pinned or s.through:
                return NO_PLANS
            found = self.marches(s.clone(), seat, s.lead, [], EACH * 3)
        elif isinstance(step, Orders):
            found = self.orders(s, seat, mask)
        else:
            return NO_PLANS
        found.sort(key=heaviest)
        return found[:PLANS]

    def orders(self, s: Legend, seat: i64, mask: i64) -> list[Plan]:
        """The best marches of every piece, and to let it be."""
        found: list[Plan] = []
        rest: i64 = mask & side(seat)
        while rest:
            piece: i64 = lowest(rest)
            rest &= rest - 1
            if seat == SHERIFF_SEAT and twin(s, piece, mask):
                continue
            clone = s.clone()
            begin_march(clone, piece)
            found.extend(self.marches(clone, seat, piece, [piece], EACH))
        if mask & bit(DONE):
            found.append(Plan(STOP_PLAN, 1.0, [DONE], Orders))
        if len(found) == 0:
            return NO_PLANS
        return found

    def marches(self, s: Legend, seat: i64, piece: i64, before: list[i64], most: i64) -> list[Plan]:
        """The best ends of one piece's march, with those it takes along. `s` is a copy to try things on."""
        moves = before[:]
        if not s.set_out:
            self.muster(s, seat, moves)
        routes = Routes(s, seat)
        here: float = self.appeal(s, seat, s.group, routes.start, True)
        found: list[Plan] = []
        for box in range(COUNT):
            if routes.ends(box):
                gain: float = self.appeal(s, seat, s.group, box, False) - here
                insert(found, Plan(FIRST_PLAN + piece * COUNT + box, gain, [], March), most)
        for plan in found:
            plan.moves = moves + routes.choices(plan.key - FIRST_PLAN - piece * COUNT)
            plan.weight = math.exp(min(plan.weight, 8.0) / WARM)
        if s.set_out:
            found.append(Plan(STOP_PLAN, 1.0, [HALT], March))
        return found

    def muster(self, s: Legend, seat: i64, moves: list[i64]) -> None:
        """Outlaws take the Merry Men they can command, guards the captives they would leave alone."""
        can: i64 = takeable(s, seat) & (MERRY if seat == ROBIN_SEAT else s.captive if bit(s.lead) & SOLDIERS else 0)
        while can:
            k: i64 = lowest(can)
            moves.append(k)
            s.group |= bit(k)
            s.pace = slowest(s.group)
            can = takeable(s, seat) & (MERRY if seat == ROBIN_SEAT else s.captive)

    # Quick choices

    def pick(self, s: Legend, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
        if isinstance(step, March):
            return self.march(s, seat, mask, rng)
        if isinstance(step, Orders):
            return self.order(s, seat, mask, rng)
        if isinstance(step, Dawn):
            return self.dawn(s, mask, rng)
        if isinstance(step, Ransom):
            return JOHN if mask & bit(JOHN) else lowest(mask)
        if isinstance(step, OneMore):
            rest: i64 = mask & ~bit(DONE)
            return rng.member(rest) if rest else DONE
        if isinstance(step, Regicide):
            return RICHARD
        if isinstance(step, Wedding):
            return 0
        return rng.member(mask)

    def dawn(self, s: Legend, mask: i64, rng: Rng) -> i64:
        """The king goes disguised, and Robin while nobody guards him: he leads nobody then, but may do all else (§12.1e)."""
        if mask & bit(MASK_KING) and not s.disguised & bit(RICHARD):
            return MASK_KING
        if mask & bit(MASK_ROBIN):
            alone: bool = count(s.here(s.at[ROBIN], s.free & MERRY)) < GUARDS
            if alone != (s.disguised & bit(ROBIN) != 0):
                return MASK_ROBIN
        return DONE if mask & bit(DONE) else rng.member(mask)

    def order(self, s: Legend, seat: i64, mask: i64, rng: Rng) -> i64:
        """Any outlaw who has not moved; of the Sheriff's, those who have outlaws near; nobody who is better off where he is."""
        rest: i64 = mask & side(seat)
        if mask & bit(DONE):
            rest = self.restless(s, seat, rest, rng)
        if not rest:
            return DONE if mask & bit(DONE) else rng.member(mask)
        if seat == ROBIN_SEAT:
            return rng.member(rest)
        best: i64 = rng.member(rest)
        nearest: i64 = 9
        while rest:
            piece: i64 = lowest(rest)
            rest &= rest - 1
            away: i64 = to_outlaws(s, s.at[piece])
            if away < nearest and bit(piece) & SOLDIERS:
                nearest = away
                best = piece
        return best

    def restless(self, s: Legend, seat: i64, mask: i64, rng: Rng) -> i64:
        """Of these, whoever would rather stand in a neighbouring box: a march that is begun leaves its box."""
        found: i64 = 0
        rest: i64 = mask
        while rest:
            piece: i64 = lowest(rest)
            rest &= rest - 1
            box: i64 = s.at[piece]
            group: i64 = bit(piece) | (self.followers(s, piece) if seat == ROBIN_SEAT else 0)
            most: float = self.appeal(s, seat, group, box, True) + SETTLED * rng.unit()
            for near in ADJACENT[box]:
                if self.appeal(s, seat, group, near, False) > most:
                    found |= bit(piece)
                    break
        return found

    def followers(self, s: Legend, leader: i64) -> i64:
        """The Merry Men an outlaw would take along."""
        room: i64 = s.command(bit(leader))
        found: i64 = 0
        rest: i64 = s.here(s.at[leader], s.free & MERRY & ~s.moved)
        while rest and room:
            found |= bit(lowest(rest))
            rest &= rest - 1
            room -= 1
        return found

    def march(self, s: Legend, seat: i64, mask: i64, rng: Rng) -> i64:
        """Take along whom one can, then uphill, box by box, as long as it gets better."""
        if not s.set_out:
            along: i64 = mask & (MERRY if seat == ROBIN_SEAT else s.captive)
            if along:
                return lowest(along)
        here: float = self.appeal(s, seat, s.group, s.at[s.lead], True)
        best: i64 = HALT
        most: float = here + 0.05 * rng.unit() if mask & bit(HALT) else -99.0
        rest: i64 = mask >> STEP << STEP
        while rest:
            k: i64 = lowest(rest)
            rest &= rest - 1
            if k == PASSAGE and rng.below(4):
                continue
            there: float = self.appeal(s, seat, s.group, target(s.at[s.lead], k), False) + 0.2 * rng.unit()
            if there > most:
                most = there
                best = k
        return best if mask & bit(best) else rng.member(mask)


def heaviest(plan: Plan) -> float:
    return -plan.weight


def insert(found: list[Plan], plan: Plan, most: i64) -> None:
    """Keep the best few, best first."""
    at: i64 = len(found)
    while at > 0 and found[at - 1].weight < plan.weight:
        at -= 1
    if at < most:
        found.insert(at, plan)
        if len(found) > most:
            found.pop()


def twin(s: Legend, piece: i64, mask: i64) -> bool:
    """Is a soldier of the same sort in the same box offered already?"""
    if not bit(piece) & SOLDIERS:
        return False
    rest: i64 = s.here(s.at[piece], mask & SOLDIERS) & (bit(piece) - 1)
    while rest:
        if same_sort(lowest(rest), piece):
            return True
        rest &= rest - 1
    return False


def same_sort(one: i64, two: i64) -> bool:
    return KIND[one] == KIND[two]


def wedding(s: Legend) -> float:
    """Married, or how much of the company is together (§15.1)."""
    if s.married == WED_ROBIN:
        return 0.6 if s.captive & bit(MARION) else 1.0
    if s.married != SINGLE or s.dead & (bit(MARION) | bit(ALAN) | bit(TUCK)):
        return 0.0
    there: float = 0.0
    for piece in (MARION, ALAN, TUCK):
        if s.free & bit(piece):
            away: i64 = apart(s.at[piece], s.at[ROBIN]) if s.at[ROBIN] >= 0 else 20
            there += 0.18 + 0.1 / (1.0 + 0.2 * float(away))
    return there


def to_outlaws(s: Legend, box: i64) -> i64:
    """How far the nearest outlaw leader is."""
    nearest: i64 = 99
    rest: i64 = s.free & OUTLAW_LEADERS
    while rest:
        nearest = min(nearest, apart(box, s.at[lowest(rest)]))
        rest &= rest - 1
    return nearest


def advise() -> LegendAdvice:
    return LegendAdvice()
