"""Emissaries to King Richard, and their rising cost (§3.40-3.43)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.building import ask_pennies
from sherwood.games.merrymen.rules.cards import EMISSARY_PENNIES, EMISSARY_RESOURCES, EMISSARY_WEAPONS
from sherwood.games.merrymen.rules.gains import SpendResource, ask_spend, holds, resources, return_weapons, weapons
from sherwood.games.merrymen.rules.ids import EMISSARY_LIMIT, PENNY, WEAPONS
from sherwood.games.merrymen.rules.shapes import LaterPhase, LevelStep, OneByOne, present
from sherwood.games.merrymen.rules.state import MerryMen, put


def emissary_payable(s: MerryMen, seat: i64, less: i64) -> bool:
    sent: i64 = s.emissaries[seat]
    if sent >= EMISSARY_LIMIT or weapons(s, seat) < EMISSARY_WEAPONS[sent]:
        return False
    lack: i64 = 0
    if resources(s, seat) < EMISSARY_RESOURCES[sent]:
        lack += EMISSARY_RESOURCES[sent] - resources(s, seat)
    if holds(s, seat, PENNY) < EMISSARY_PENNIES[sent]:
        lack += EMISSARY_PENNIES[sent] - holds(s, seat, PENNY)
    return lack <= less


def emissary_lack(s: MerryMen, seat: i64, less: i64) -> list[i64]:
    """Weapons, resources and pennies still missing for the next emissary, less what a discount saves (§3.32)."""
    sent: i64 = s.emissaries[seat]
    lack: list[i64] = [
        short(EMISSARY_WEAPONS[sent], weapons(s, seat)),
        short(EMISSARY_RESOURCES[sent], resources(s, seat)),
        short(EMISSARY_PENNIES[sent], holds(s, seat, PENNY)),
    ]
    if less and lack[1] + lack[2] > 0:
        lack[1 if lack[1] else 2] -= 1
    return lack


def short(cost: i64, held: i64) -> i64:
    return cost - held if cost > held else 0


def send_emissary(s: MerryMen, seat: i64, less: i64, ref: Referee) -> None:
    """The man stays on the Crusade; weapons, resources and pennies are paid by choice (§3.40-3.43)."""
    sent: i64 = s.emissaries[seat]
    s.emissaries = put(s.emissaries, seat, s.emissaries[seat] + 1)
    ref.tell("emissary", seat, s.emissaries[seat])
    if not less:
        pay_emissary(s, seat, sent, EMISSARY_RESOURCES[sent], EMISSARY_PENNIES[sent])
    elif resources(s, seat) < EMISSARY_RESOURCES[sent]:
        pay_emissary(s, seat, sent, EMISSARY_RESOURCES[sent] - 1, EMISSARY_PENNIES[sent])
    elif holds(s, seat, PENNY) < EMISSARY_PENNIES[sent]:
        pay_emissary(s, seat, sent, EMISSARY_RESOURCES[sent], EMISSARY_PENNIES[sent] - 1)
    else:
        s.steps.append(EmissaryLess(seat, sent))


def pay_emissary(s: MerryMen, seat: i64, sent: i64, n_resources: i64, n_pennies: i64) -> None:
    ask_pennies(s, seat, n_pennies)
    if n_resources:
        s.steps.append(Pay(seat, n_resources))
    s.steps.append(SpendWeapon(seat, EMISSARY_WEAPONS[sent]))


class Pay(LaterPhase):
    """Resources of one's choice, when the weapons have been handed in."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        ask_spend(s, SpendResource(self.seat, self.what), ref)


class EmissaryLess(LevelStep):
    """An emissary at a discount: one resource less, or one penny less. The level is how many were sent before."""

    RULE: ClassVar[str] = "3.32"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return 3

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        n: i64 = EMISSARY_RESOURCES[self.level]
        pennies: i64 = EMISSARY_PENNIES[self.level]
        if k == 0:
            pay_emissary(s, seat, self.level, n - 1, pennies)
        else:
            pay_emissary(s, seat, self.level, n, pennies - 1)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.SAVE_PENNY if k else verbs.SAVE_RESOURCE)


class SpendWeapon(OneByOne):
    """Weapons to be handed in for an emissary, one at a time (§3.40)."""

    RULE: ClassVar[str] = "3.40"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return present(s.dice, seat * WEAPONS, WEAPONS)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        return_weapons(s, seat, k, 1)
        ref.tell("disarms", seat, k)
        if self.n > 1:
            s.steps.append(SpendWeapon(seat, self.n - 1))

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.SPEND_WEAPON, k)
