"""Battles: which box first, the volley, the melee (§7)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, full, lowest, weight
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.legend.rules import stages, verbs
from sherwood.games.legend.rules.atlas import CASTLE, COVER, GREEN, KEEP, STANDS, TERRAIN, WALLS
from sherwood.games.legend.rules.captives import rescue_all
from sherwood.games.legend.rules.duel import Personal
from sherwood.games.legend.rules.exchange import can_offer
from sherwood.games.legend.rules.losses import suffer
from sherwood.games.legend.rules.march import wake
from sherwood.games.legend.rules.parley import HEARING, open_parley
from sherwood.games.legend.rules.retreat import Repulse
from sherwood.games.legend.rules.roster import (
    ARCHERY,
    ARCHERY_FROM,
    ARCHERY_HITS,
    GUY,
    MELEE,
    MELEE_ATTACKER,
    MELEE_DEFENDER,
    OUTLAWS,
    ROBIN,
    SHERIFFS,
    UNITS,
)
from sherwood.games.legend.rules.shapes import BoxPhase, BoxRoll
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend


class CombatPhase(Phase[Legend]):
    """Before it, the player who did not move may propose an exchange (§8.5c)."""

    RULE: ClassVar[str] = "7.0"

    def run(self, s: Legend, ref: Referee) -> None:
        if can_offer(s, 1 - s.active):
            s.then([HEARING[1 - s.active], FIGHTING])
        else:
            FIGHTING.run(s, ref)


class Fighting(Phase[Legend]):
    """Every box that holds both sides is a battle, and battle is never declined (§7.0, §7.3)."""

    RULE: ClassVar[str] = "7.0"

    def run(self, s: Legend, ref: Referee) -> None:
        s.stage = stages.COMBAT if s.active == ROBIN_SEAT else stages.SHERIFF_COMBAT
        if s.here(s.at[GUY], s.free & OUTLAWS & ~s.disguised):
            wake(s, s.at[GUY], ref)
        s.battles = contested(s)
        s.then([NEXT_BATTLE, COMBAT_ENDS])


def contested(s: Legend) -> list[i64]:
    """The boxes with free pieces of both sides, in the order of the outlaws' numbers."""
    found: list[i64] = []
    rest: i64 = s.free & OUTLAWS
    while rest:
        box: i64 = s.at[lowest(rest)]
        rest &= rest - 1
        if s.here(box, s.free & SHERIFFS) and STANDS[box] and box not in found:
            found.append(box)
    return found


class NextBattle(Phase[Legend]):
    """One battle is fought out before the next (§7.3)."""

    RULE: ClassVar[str] = "7.3"

    def run(self, s: Legend, ref: Referee) -> None:
        if s.battles:
            s.steps.append(BATTLES[s.active])


class Battles(SeatStep[Legend]):
    """The attacker chooses which battle comes next (§7.3)."""

    RULE: ClassVar[str] = "7.3"

    def legal(self, s: Legend, seat: i64) -> i64:
        return full(len(s.battles))

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        box: i64 = s.battles.pop(k)
        s.tested = 0
        s.steps.append(NEXT_BATTLE)
        ref.tell("battle", seat, box)
        s.then([Melee(box), Personal(box)])
        volleys(s, box, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.FIGHT, s.battles[k])


# Archery


def volleys(s: Legend, box: i64, ref: Referee) -> None:
    """Both sides shoot with what they had before any loss (§7.0b, §7.13)."""
    attacker: i64 = s.active
    if WALLS[box] or not s.fighters(0, box) & UNITS or not s.fighters(1, box) & UNITS:
        return
    hits: i64 = volley(s, attacker, box, ref)
    answer: i64 = volley(s, 1 - attacker, box, ref)
    suffer(s, 1 - attacker, box, hits, 1, ref)
    suffer(s, attacker, box, answer, 1, ref)


def volley(s: Legend, seat: i64, box: i64, ref: Referee) -> i64:
    """One side's arrows: points, die, hits (§7.7)."""
    points: i64 = weight(ARCHERY[s.settings.profile], s.fighters(seat, box) & UNITS & ~s.wet)
    if points <= 0:
        return 0
    die: i64 = ref.roll(6, "volley", seat)
    net: i64 = clamp(die - COVER[box] + (1 if seat == ROBIN_SEAT and robin_leads(s, box) else 0))
    column: i64 = 0
    while column + 1 < len(ARCHERY_FROM) and ARCHERY_FROM[column + 1] <= points:
        column += 1
    hits: i64 = ARCHERY_HITS[net - 1][column]
    ref.tell("volley", seat, points, die, net, hits)
    return hits


def robin_leads(s: Legend, box: i64) -> bool:
    """Robin in the box steadies the Merry Men's aim (§7.21)."""
    return s.fit(s.fighters(ROBIN_SEAT, box)) & bit(ROBIN) != 0


def clamp(die: i64) -> i64:
    """Below 1 is 1, above 6 is 6 (§7.18a)."""
    return 1 if die < 1 else 6 if die > 6 else die


# Melee


class Melee(BoxPhase):
    """Hand to hand, if both sides still have units (§7.0c)."""

    RULE: ClassVar[str] = "7.0c"

    def run(self, s: Legend, ref: Referee) -> None:
        if s.fighters(0, self.box) & UNITS and s.fighters(1, self.box) & UNITS:
            s.steps.append(Clash(s.active, self.box))


class Clash(BoxRoll):
    """The attacker rolls for the melee."""

    RULE: ClassVar[str] = "7.8"

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        box: i64 = self.box
        attack: i64 = weight(MELEE, s.fighters(seat, box) & UNITS)
        defence: i64 = weight(MELEE, s.fighters(1 - seat, box) & UNITS)
        column: i64 = odds(attack, defence)
        die: i64 = ref.roll(6, "charge", seat)
        modifier: i64 = melee_modifier(s, seat, box)
        net: i64 = clamp(die + modifier)
        ref.tell("charge", seat, attack, defence, die, modifier)
        ours: i64 = worsened(s, box, MELEE_ATTACKER[net - 1][column])
        theirs: i64 = worsened(s, box, MELEE_DEFENDER[net - 1][column])
        ref.tell("melee", seat, column, net, ours, theirs)
        if theirs == 0 and (TERRAIN[box] == CASTLE or TERRAIN[box] == KEEP):
            s.steps.append(Repulse(box))
        suffer(s, 1 - seat, box, theirs, 0, ref)
        suffer(s, seat, box, ours, 0, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.MELEE)


def odds(attack: i64, defence: i64) -> i64:
    """The column, rounded in the defender's favour: 0 for 1-3, 2 for 1-1, 5 for 4-1 (§7.0c)."""
    if attack >= defence:
        return 5 if defence <= 0 else 1 + min(attack // defence, 4)
    if attack <= 0:
        return 0
    return 2 - min((defence + attack - 1) // attack - 1, 2)


def melee_modifier(s: Legend, attacker: i64, box: i64) -> i64:
    """Leaders on either side, and walls (§7.15, §7.22, §7.23, §7.24)."""
    modifier: i64 = -WALLS[box]
    if s.fit(s.fighters(attacker, box)):
        modifier += 1
    if s.fit(s.fighters(1 - attacker, box)):
        modifier -= 1
    return modifier


def worsened(s: Legend, box: i64, losses: i64) -> i64:
    """Right after the tournament, on the Green, those who lose lose more (§14.1)."""
    if losses == 0 or box != GREEN or s.active != ROBIN_SEAT or s.tournament != s.turn:
        return losses
    return losses * 2 if s.settings.tournament_losses else losses + 1


class CombatEnds(Phase[Legend]):
    """Captives with friends beside them are free (§8.4), and both sides may talk (§8.5c)."""

    RULE: ClassVar[str] = "8.4"

    def run(self, s: Legend, ref: Referee) -> None:
        rescue_all(s, ref)
        s.retreated = 0
        open_parley(s)


COMBAT_PHASE: Final = CombatPhase()
FIGHTING: Final = Fighting()
NEXT_BATTLE: Final = NextBattle()
BATTLES: Final[tuple[Battles, ...]] = (Battles(0), Battles(1))
COMBAT_ENDS: Final = CombatEnds()
