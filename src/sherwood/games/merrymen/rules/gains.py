"""What a player gains and spends: possessions, weapons, loot, points and reputation."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import count, lowest
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import LOOT_COUNT, LOOT_REWARD, REPUTATION_TOP
from sherwood.games.merrymen.rules.ids import ANY, GOODS, LOOT, RESOURCES, REWARD, VP, WEAPON, WEAPON_LIMIT, WEAPONS
from sherwood.games.merrymen.rules.shapes import LaterPhase, OneByOne, present
from sherwood.games.merrymen.rules.state import MerryMen, put

_LOOT_TOKENS: Final[i64] = sum(LOOT_COUNT)


def gain(s: MerryMen, seat: i64, kind: i64, n: i64, told: str, ref: Referee) -> None:
    """Possessions come; `told` is the event that says whence, and so by which paragraph."""
    if n > 0:
        s.goods[seat * GOODS + kind] += n
        ref.tell(told, seat, n, kind)


def spend(s: MerryMen, seat: i64, kind: i64, n: i64, told: str, ref: Referee) -> None:
    """Possessions go; `told` is the event that says for what, and so by which paragraph."""
    if n > 0:
        s.goods[seat * GOODS + kind] -= n
        ref.tell(told, seat, n, kind)


def holds(s: MerryMen, seat: i64, kind: i64) -> i64:
    return s.goods[seat * GOODS + kind]


def kinds_held(s: MerryMen, seat: i64, below: i64) -> i64:
    """The kinds of possession numbered under `below` that a seat has, as a mask."""
    return present(s.goods, seat * GOODS, below)


def resources(s: MerryMen, seat: i64) -> i64:
    at: i64 = seat * GOODS
    return s.goods[at] + s.goods[at + 1] + s.goods[at + 2]


def score(s: MerryMen, seat: i64, n: i64, ref: Referee) -> None:
    if n != 0:
        s.vp[seat] += n
        if n > 0:
            ref.tell("scores", seat, n)
        else:
            ref.tell("loses", seat, -n)


def famous(s: MerryMen, seat: i64, ref: Referee) -> None:
    """One step up the reputation track, which ends at its top (§5.15)."""
    if s.reputation[seat] < REPUTATION_TOP:
        s.reputation = put(s.reputation, seat, s.reputation[seat] + 1)
        ref.tell("fame", seat, s.reputation[seat])


def weapons(s: MerryMen, seat: i64) -> i64:
    at: i64 = seat * WEAPONS
    return s.dice[at] + s.dice[at + 1] + s.dice[at + 2] + s.dice[at + 3]


def in_store(s: MerryMen) -> i64:
    """Weapons of which the store still has a die (§3.16)."""
    return present(s.store, 0, WEAPONS)


def take_weapon(s: MerryMen, seat: i64, weapon: i64, told: str, ref: Referee) -> None:
    s.store[weapon] -= 1
    s.dice[seat * WEAPONS + weapon] += 1
    ref.tell(told, seat, weapon)


def return_weapons(s: MerryMen, seat: i64, weapon: i64, n: i64) -> None:
    if n > 0:
        s.dice[seat * WEAPONS + weapon] -= n
        s.store[weapon] += n


def ask_weapon(s: MerryMen, seat: i64, n: i64, ref: Referee) -> None:
    """A gain of n weapons; what is over the limit or not in the store is lost."""
    while n > 0:
        mask = in_store(s)
        if weapons(s, seat) >= WEAPON_LIMIT or not mask:
            ref.tell("unarmed", seat, n)
            return
        if count(mask) > 1:
            s.steps.append(GainWeapon(seat, n))
            return
        take_weapon(s, seat, lowest(mask), "arms", ref)
        n -= 1


def ask_resource(s: MerryMen, seat: i64, n: i64) -> None:
    if n > 0:
        s.steps.append(GainResource(seat, n))


class Arm(LaterPhase):
    """A gain of weapons whose turn comes later: limit and store are looked at then."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        ask_weapon(s, self.seat, self.what, ref)


class GainWeapon(OneByOne):
    """Which weapons of the store to take, one at a time (§3.16a)?"""

    RULE: ClassVar[str] = "3.16a"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return in_store(s)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        take_weapon(s, seat, k, "arms", ref)
        ask_weapon(s, seat, self.n - 1, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.TAKE, k)


class GainResource(OneByOne):
    """Resources of one's choice, one at a time."""

    RULE: ClassVar[str] = "3.15"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return 7

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        gain(s, seat, k, 1, "gains", ref)
        ask_resource(s, seat, self.n - 1)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.GAIN, k)


class SpendResource(OneByOne):
    """Resources of one's choice for an emissary, handed back to the supply one at a time."""

    RULE: ClassVar[str] = "3.41"

    def told(self) -> str:
        """The event that says what they were paid for."""
        return "equips"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return kinds_held(s, seat, RESOURCES)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        spend(s, seat, k, 1, self.told(), ref)
        if self.n > 1:
            ask_spend(s, SpendResource(seat, self.n - 1), ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.SPEND, k)


class PaySpy(SpendResource):
    """The resource that a spy asks for."""

    RULE: ClassVar[str] = "7.5"

    def told(self) -> str:
        return "pays_spy"


class PayStore(SpendResource):
    """The resource that a weapon of the store costs."""

    RULE: ClassVar[str] = "4.49"

    def told(self) -> str:
        return "pays_store"


def ask_spend(s: MerryMen, step: SpendResource, ref: Referee) -> None:
    """Pay resources of one's choice; nobody is asked when only one kind is left."""
    kinds = kinds_held(s, step.seat, RESOURCES)
    if count(kinds) == 1:
        spend(s, step.seat, lowest(kinds), step.n, step.told(), ref)
    else:
        s.steps.append(step)


def reward(s: MerryMen, seat: i64, table: vec[i64], row: i64, told: str, ref: Referee) -> None:
    """Everything one row of a reward table gives; what needs a choice is asked after."""
    at: i64 = row * REWARD
    for kind in range(GOODS):
        gain(s, seat, kind, table[at + kind], told, ref)
    score(s, seat, table[at + VP], ref)
    ask_resource(s, seat, table[at + ANY])
    if table[at + WEAPON] > 0:
        s.steps.append(Arm(seat, table[at + WEAPON]))
    loot(s, seat, table[at + LOOT], ref)


def loot(s: MerryMen, seat: i64, n: i64, ref: Referee) -> None:
    """Draw n tokens together, gain what they show; the bag is full again afterwards (§3.25)."""
    if n <= 0:
        return
    bag = LOOT_COUNT[:]
    for drawn in range(n):
        token = ref.take(bag, _LOOT_TOKENS - drawn, "loot", seat)
        bag[token] -= 1
        ref.tell("loot", seat)
        reward(s, seat, LOOT_REWARD, token, "loots", ref)
