"""What is known about playing Romans Go Home! well."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.advice import Advice
from sherwood.engine.bits import bit, lowest
from sherwood.engine.chance import Rng
from sherwood.engine.step import EitherStep, Step
from sherwood.games.romans.rules.cards import DESIGNS, FORT_KIND, FORT_VALUE, KINDS, SLOTS, TIFIE
from sherwood.games.romans.rules.choices import ChooseFort, GiveUpFort
from sherwood.games.romans.rules.program import LIFTS, Program
from sherwood.games.romans.rules.state import Romans

LEAD: Final = 0  # how much a lead decides, beside what was counted
LEGION: Final = 1  # the same of Legion Forts: a third one ends it all
HABIT: Final = 2  # how strongly warriors are put where they usually do well

# Games won in a thousand with a kind of warrior in a place of the wall, left to right; 60 000 random games.
PLACES: Final[tuple[tuple[int, ...], ...]] = (
    (467, 522, 520, 519, 525, 536),  # Qween has nobody to steal from at first, and everybody later
    (510, 483, 486, 483, 478, 490),  # Dru'hid has most forts to choose from at first
    (502, 489, 492, 491, 495, 491),
    (507, 498, 506, 501, 498, 488),
    (506, 500, 500, 505, 499, 498),
    (537, 484, 479, 473, 468, 455),  # Chippeuz takes the first fort and is of little use after it
    (486, 503, 497, 501, 498, 512),
    (488, 515, 513, 514, 517, 510),
)

# By players (one or two, three, four) and round. Fitted to the results of 10 000 games, from the beginnings of rounds.
MOST: Final = 3  # rounds
LEADS: Final = vec[float]([12.0, 11.0, 8.5, 7.0, 6.3, 5.2, 5.8, 5.2, 4.4])  # points that make a win e times as likely
ONE: Final = vec[float]([13.0, 12.0, 8.0, 6.0, 5.0, 2.0, 5.0, 4.0, 1.0])  # points that a Legion Fort is worth
TWO: Final = vec[float]([28.0, 27.0, 20.0, 16.0, 14.0, 10.0, 14.0, 13.0, 11.0])  # and two of them


class RomansAdvice(Advice[Romans]):
    """All clans are alike, so one set of weights serves all."""

    habits: vec[float]  # by choice of Program: how likely it is taken

    def usual(self) -> list[float]:
        return [1.0, 1.0, 20.0]

    def __init__(self, weights: list[float] | None = None) -> None:
        super().__init__(weights)
        habit = self.weights[HABIT]
        rows = [PLACES[kind][slot] for kind in range(KINDS) for slot in range(SLOTS)]
        self.habits = vec[float]([math.exp(habit * (won - 500) / 1000.0) for won in rows])

    def chapter(self, s: Romans) -> i64:
        """A round stands for itself: what comes after it is luck, as far as anybody can tell."""
        return s.round

    def worth(self, s: Romans, seat: i64) -> float:
        """The share of the win that points and Legion Forts usually come to, on the scale of results."""
        lead: float = LEADS[row(s)] / self.weights[LEAD]
        mine: float = self.strength(s, seat)
        total: float = 0.0
        for clan in range(s.seats):
            total += math.exp((self.strength(s, clan) - mine) / lead)
        return 0.075 + 0.85 / total

    def strength(self, s: Romans, clan: i64) -> float:
        """Points, and what Legion Forts promise."""
        return float(s.points(clan)) + self.menace(s, s.legions(clan))

    def menace(self, s: Romans, legions: i64) -> float:
        if legions == 0:
            return 0.0
        return self.weights[LEGION] * (ONE[row(s)] if legions == 1 else TWO[row(s)])

    # Quick choices

    def pick(self, s: Romans, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
        """Warriors where they usually do well, the fort that counts most; who may stay, stays."""
        if isinstance(step, Program):
            return rng.member(mask) if mask >> LIFTS else self.habit(mask, rng)
        if isinstance(step, EitherStep):
            return 0
        if isinstance(step, ChooseFort):
            return self.dearest(s, seat, mask)
        if isinstance(step, GiveUpFort):
            return self.cheapest(s, seat, mask)
        return rng.member(mask)

    def habit(self, mask: i64, rng: Rng) -> i64:
        total: float = 0.0
        rest: i64 = mask
        while rest:
            total += self.habits[lowest(rest)]
            rest &= rest - 1
        left: float = total * rng.unit()
        rest = mask
        while rest & (rest - 1):
            left -= self.habits[lowest(rest)]
            if left < 0.0:
                break
            rest &= rest - 1
        return lowest(rest)

    def dearest(self, s: Romans, seat: i64, mask: i64) -> i64:
        """The place of the wall with the best fort for a clan."""
        legions: i64 = s.legions(seat)
        menace: float = self.menace(s, legions + 1) - self.menace(s, legions)
        best: i64 = lowest(mask)
        most: float = -100.0
        rest: i64 = mask
        while rest:
            place: i64 = lowest(rest)
            rest &= rest - 1
            fort: i64 = s.wall[place]
            here: float = float(FORT_VALUE[fort]) + (menace if FORT_KIND[fort] == TIFIE else 0.0)
            if here > most:
                most = here
                best = place
        return best

    def cheapest(self, s: Romans, seat: i64, mask: i64) -> i64:
        """The design of the fort that a clan can best do without."""
        legions: i64 = s.legions(seat)
        menace: float = self.menace(s, legions) - self.menace(s, legions - 1) if legions else 0.0
        best: i64 = lowest(mask)
        least: float = 100.0
        rest: i64 = mask
        while rest:
            design: i64 = lowest(rest)
            rest &= rest - 1
            here: float = _VALUES[design] + (menace if _LEGIONS & bit(design) else 0.0)
            if here < least:
                least = here
                best = design
        return best


_VALUES: Final = vec[float]([float(value) for _kind, value in DESIGNS])
_LEGIONS: Final = sum(1 << design for design in range(len(DESIGNS)) if DESIGNS[design][0] == TIFIE)


def row(s: Romans) -> i64:
    """Where in the tables a position is looked up."""
    players: i64 = s.seats if s.seats > 2 else 2
    rounds: i64 = s.round if s.round > 0 else 1
    return (players - 2) * MOST + rounds - 1


def advise() -> RomansAdvice:
    return RomansAdvice()
