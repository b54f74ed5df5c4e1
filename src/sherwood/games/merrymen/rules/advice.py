"""What is known about playing Robin Hood and the Merry Men well: first Nottingham must be held, then one may win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.advice import Advice
from sherwood.engine.bits import bit
from sherwood.engine.chance import Rng
from sherwood.engine.step import Step
from sherwood.games.merrymen.rules.dangers import cards_to_come, holds_out, per_card, road_slack, track_slack
from sherwood.games.merrymen.rules.gains import holds, resources, weapons
from sherwood.games.merrymen.rules.hunches import choice_at
from sherwood.games.merrymen.rules.ids import DISTRACTION, PENNY, ROADS
from sherwood.games.merrymen.rules.score import total
from sherwood.games.merrymen.rules.state import MerryMen

ROAD_NEED: Final = (
    0  # pennies that a road should have left in the worst case that is likely: players help, chance does not
)
ROAD_DOUBT: Final = 1  # pennies of doubt about that
TRACK_NEED: Final = 2  # places that the guards' track should have left; below zero: fights will free some
TRACK_DOUBT: Final = 3  # places of doubt
GOOD: Final = 4  # what a resource is worth in points while there is time to build with it
COIN: Final = 5  # a penny: it builds, gives to the poor, sends emissaries
TRICK: Final = 6  # a distraction
ARM: Final = 7  # a weapon
FAME: Final = 8  # a step of reputation: it raises what every trap, barricade and emissary counts
MARGIN: Final = 9  # how many points ahead is nearly a win
HELD: Final = 10  # the part of the value that is Nottingham's alone: losing together is worse than any rank


class MerryMenAdvice(Advice[MerryMen]):
    """All heroes are alike enough, so one set of weights serves all seats."""

    def usual(self) -> list[float]:
        return [0.0, 3.0, -1.0, 2.0, 1.0, 0.8, 0.5, 0.6, 0.8, 15.0, 0.65]

    def worth(self, s: MerryMen, seat: i64) -> float:
        """The chance that Nottingham holds, and in that case how far ahead one is."""
        held: float = self.safety(s)
        best: float = -1000.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.prospect(s, other))
        margin: float = (self.prospect(s, seat) - best) / self.weights[MARGIN]
        rank: float = 0.5 + 0.5 * margin / (1.0 + abs(margin))
        share: float = self.weights[HELD]
        return held * (share + (1.0 - share) * rank) + (1.0 - held) * 0.05

    def safety(self, s: MerryMen) -> float:
        """The chance that no road loses its last penny and the track has room for every guard."""
        w = self.weights
        share: float = per_card(s)
        safe: float = holds_out(track_slack(s, share) - w[TRACK_NEED], w[TRACK_DOUBT])
        for road in range(ROADS):
            safe *= holds_out(road_slack(s, road, share) - w[ROAD_NEED], w[ROAD_DOUBT])
        return safe

    def prospect(self, s: MerryMen, seat: i64) -> float:
        """Points so far, and what possessions may still become."""
        w = self.weights
        time: float = min(1.0, cards_to_come(s) / float(2 * s.seats))
        stock: float = w[GOOD] * float(min(resources(s, seat), 6)) + w[COIN] * float(min(holds(s, seat, PENNY), 6))
        stock += w[TRICK] * float(min(holds(s, seat, DISTRACTION), 4)) + w[ARM] * float(weapons(s, seat))
        return float(total(s, seat)) + time * stock + w[FAME] * float(s.reputation[seat])

    def pick(self, s: MerryMen, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
        """What a player who knows the game would do without counting; now and then anything."""
        if rng.below(12) == 0:
            return rng.member(mask)
        k: i64 = choice_at(s, step, seat, mask, rng)
        return k if k >= 0 and mask & bit(k) else rng.member(mask)


def advise() -> MerryMenAdvice:
    return MerryMenAdvice()
