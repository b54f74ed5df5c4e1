"""What is known about playing Robin of Locksley well."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.advice import Advice
from sherwood.engine.bits import bit, lowest
from sherwood.engine.chance import Rng
from sherwood.engine.step import Step
from sherwood.games.locksley.rules.cards import COLOURS
from sherwood.games.locksley.rules.choices import ADVANCES, BRIBES, ENDS, HONOURS, SALES
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tally import held, total
from sherwood.games.locksley.rules.tasks import RANSOM, met, wants_sale

COIN = 0  # a coin in hand, in steps: it buys one, though not always the one that is wanted
LONE = 1  # the first tile of a colour: it serves coaches and contracts, and may grow
PAIR = 2  # the second
TRIPLE = 3  # the third: from here on the collection can be sold
MORE = 4  # each tile above three is a coin when it is sold
MET = 5  # a task met already: the next step is free
PURSE = 6  # each coin for the King that is still missing when the Bard has come round to him
SCALE = 7  # how many steps ahead is as good as a win

_RIDES: i64 = bit(SALES) - 1
_BRIBES: i64 = (bit(COLOURS) - 1) << BRIBES
_HONOURS: i64 = (bit(COLOURS) - 1) << HONOURS
_SALES: i64 = (bit(COLOURS) - 1) << SALES


class LocksleyAdvice(Advice[Locksley]):
    """Both riders race for the same goal, so one set of weights serves both."""

    def usual(self) -> list[float]:
        return [0.9, 0.15, 0.25, 0.5, 0.8, 0.4, 0.3, 12.0]

    def worth(self, s: Locksley, seat: i64) -> float:
        """How far ahead the Bard will be once gold and loot are spent."""
        ahead: float = (self.prospect(s, seat) - self.prospect(s, 1 - seat)) / self.weights[SCALE]
        return 0.5 + 0.48 * ahead / (1.0 + abs(ahead))

    def prospect(self, s: Locksley, seat: i64) -> float:
        w = self.weights
        loot: i64 = s.loot_of(seat)
        gold: i64 = total(s.gold_of(seat))
        steps: float = float(s.bard_of(seat)) + w[COIN] * float(gold)
        for colour in range(COLOURS):
            steps += self.collection(held(loot, colour))
        if met(s, seat, s.next_fame(seat)):
            steps += w[MET]
        left: i64 = s.settings.goal - s.bard_of(seat)
        if left <= RANSOM and gold < RANSOM:
            steps -= w[PURSE] * float(RANSOM - gold)
        return steps

    def collection(self, tiles: i64) -> float:
        w = self.weights
        if tiles <= 0:
            return 0.0
        if tiles == 1:
            return w[LONE]
        if tiles == 2:
            return w[LONE] + w[PAIR]
        return w[LONE] + w[PAIR] + w[TRIPLE] + w[MORE] * float(tiles - 3)

    def pick(self, s: Locksley, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
        """Step if it is free, ride for loot that fits, sell what has grown, pay for hard tasks, end."""
        if mask & bit(ADVANCES):
            return ADVANCES
        if mask & _HONOURS:
            return lowest(mask & _HONOURS)
        if not mask & (_SALES | _BRIBES | bit(ENDS)) and mask & _RIDES == mask:
            return self.ride(s, seat, mask, rng)
        sale: i64 = self.sale(s, seat, mask & _SALES, rng)
        if sale >= 0:
            return sale
        if mask & _RIDES and not s.ridden:
            return self.ride(s, seat, mask & _RIDES, rng)
        if mask & _BRIBES and (not mask & bit(ENDS) or self.pays(s, seat, rng)):
            return rng.member(mask & _BRIBES)
        return ENDS if mask & bit(ENDS) else rng.member(mask)

    def ride(self, s: Locksley, seat: i64, mask: i64, rng: Rng) -> i64:
        """Where the tile adds most to the loot; a coach that is waited for first."""
        fame: i64 = s.next_fame(seat)
        loot: i64 = s.loot_of(seat)
        best: i64 = lowest(mask)
        most: float = -1.0
        rest: i64 = mask
        while rest:
            space: i64 = lowest(rest)
            rest &= rest - 1
            gain: float = 0.3 * rng.unit()
            colour: i64 = s.grid[space] if s.robin_of(seat) >= 0 else -1
            if colour >= 0:
                tiles: i64 = held(loot, colour)
                gain += self.collection(tiles + 1) - self.collection(tiles)
                if colour == fame and tiles == 0:
                    gain += 1.0
            if gain > most:
                most = gain
                best = space
        return best

    def sale(self, s: Locksley, seat: i64, mask: i64, rng: Rng) -> i64:
        """A collection worth two coins; three tiles only where a sale is asked for, or now and then."""
        rest: i64 = mask
        wanted = wants_sale(s.next_fame(seat))
        while rest:
            k: i64 = lowest(rest)
            rest &= rest - 1
            if wanted or held(s.loot_of(seat), k - SALES) >= 4 or rng.below(6) == 0:
                return k
        return -1

    def pays(self, s: Locksley, seat: i64, rng: Rng) -> bool:
        """Coins move the Bard where the task is hard, but four are kept for the King."""
        left: i64 = s.settings.goal - s.bard_of(seat)
        spare: i64 = total(s.gold_of(seat)) - (RANSOM if left <= RANSOM + 2 else 0)
        return spare > 0 and rng.below(3) > 0


def advise() -> LocksleyAdvice:
    return LocksleyAdvice()
