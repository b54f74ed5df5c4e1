"""The battle that is being fought, as everybody can count it: both sides, their strengths, what changes the dice (§7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, members, weight
from sherwood.engine.step import Step
from sherwood.games.legend.rules.atlas import BOXES, COVER, HIDING, WALLS
from sherwood.games.legend.rules.battle import (
    Battles,
    Clash,
    clamp,
    melee_modifier,
    odds,
    robin_leads,
    worsened,
)
from sherwood.games.legend.rules.duel import Caught, Confront, Fate, Flee, exposed, suspects
from sherwood.games.legend.rules.losses import Losses, MeleeLosses
from sherwood.games.legend.rules.retreat import Retreat
from sherwood.games.legend.rules.roster import (
    ARCHERY,
    ARCHERY_FROM,
    ARCHERY_HITS,
    COMBAT,
    JOHN,
    MELEE,
    MELEE_ATTACKER,
    MELEE_DEFENDER,
    PIECES,
    RICHARD,
    SHERIFF_LEADERS,
    UNITS,
)
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend
from sherwood.games.legend.shape import BattleView, ModifierView, SideView

# The most particular first: a Caught is a Fate, a MeleeLosses a Losses.
STAGES: Final[tuple[tuple[type[Step[Legend]], str], ...]] = (
    (Clash, "melee"),
    (MeleeLosses, "losses"),
    (Losses, "arrows"),
    (Retreat, "retreat"),
    (Caught, "caught"),
    (Fate, "fate"),
    (Flee, "flee"),
)
FACES: Final = range(1, 7)
ALWAYS: Final = 1
SEEN_BY_UNITS: Final = 5
SEEN_BY_LEADERS: Final = 4


def battle_view(s: Legend) -> BattleView | None:
    """The battle that the present question is about; None where nobody fights."""
    if s.over or not s.steps.depth:
        return None
    step: Step[Legend] = s.steps.top()
    box = box_of(s, step)
    if box < 0:
        return None
    return {
        "box": BOXES[box],
        "stage": stage_of(s, step, box),
        "attacker": int(s.active),
        "sides": [side_view(s, s.active, box), side_view(s, 1 - s.active, box)],
        "melee": melee_modifiers(s, box),
        "odds": int(odds(melee_strength(s, s.active, box), melee_strength(s, 1 - s.active, box))),
        "losses": [melee_losses(s, die, box) for die in FACES],
        "left": int(step.left) if isinstance(step, Losses) else 0,
        "loser": int(step.owner) if isinstance(step, Losses) else None,
        "losers": [PIECES[piece] for piece in members(losers_of(s, step, box))],
        "helpless": [PIECES[piece] for piece in members(helpless(s, box))],
        "escapes": escape_die(box),
        "recognised": recognition_die(s, box),
        "others": [BOXES[other] for other in s.battles if other != box],
    }


def box_of(s: Legend, step: Step[Legend]) -> int:
    """Where the question is about a battle; before the choice it is the first that is still to be fought."""
    if isinstance(step, Battles):
        return next((int(box) for box in s.battles if s.fighters(0, box) and s.fighters(1, box)), -1)
    if isinstance(step, (Clash, Losses, Retreat, Confront, Fate, Flee)):
        return int(step.box)
    return -1


def stage_of(s: Legend, step: Step[Legend], box: int) -> str:
    for kind, stage in STAGES:
        if isinstance(step, kind):
            return stage
    if isinstance(step, Battles) and both_have_units(s, box):
        return "melee" if WALLS[box] else "archery"
    return third_stage(s, box)


def third_stage(s: Legend, box: int) -> str:
    """A look at a disguise, leaders against leaders, or leaders caught by units (§7.0d, §7.42, §12.1c)."""
    if suspects(s, box):
        return "suspect"
    return "personal" if exposed(s, 0, box) and exposed(s, 1, box) else "capture"


def both_have_units(s: Legend, box: int) -> bool:
    return bool(s.fighters(0, box) & UNITS) and bool(s.fighters(1, box) & UNITS)


def side_view(s: Legend, seat: i64, box: int) -> SideView:
    here: i64 = s.fighters(seat, box)
    return {
        "seat": int(seat),
        "pieces": [PIECES[piece] for piece in members(here)],
        "archery": int(weight(ARCHERY[s.settings.profile], here & UNITS & ~s.wet)),
        "melee": melee_strength(s, seat, box),
        "combat": int(weight(COMBAT, s.fit(here))),
        "aim": aim(s, seat, box),
        "hits": [volley_hits(s, seat, box, die) for die in FACES],
    }


def volley_hits(s: Legend, seat: i64, box: int, die: int) -> int:
    """What the archery table says, the die changed as it would be (§7.7b)."""
    points = weight(ARCHERY[s.settings.profile], s.fighters(seat, box) & UNITS & ~s.wet)
    columns = [n for n, start in enumerate(ARCHERY_FROM) if start <= points]
    counted = clamp(die + sum(one["by"] for one in aim(s, seat, box)))
    return ARCHERY_HITS[counted - 1][columns[-1]] if columns else 0


def melee_losses(s: Legend, die: int, box: int) -> list[int]:
    """What the melee table says, the die changed and the tournament counted (§7.8b, §14.1)."""
    column = odds(melee_strength(s, s.active, box), melee_strength(s, 1 - s.active, box))
    counted = clamp(die + melee_modifier(s, s.active, box))
    return [int(worsened(s, box, table[counted - 1][column])) for table in (MELEE_ATTACKER, MELEE_DEFENDER)]


def melee_strength(s: Legend, seat: i64, box: int) -> int:
    return int(weight(MELEE, s.fighters(seat, box) & UNITS))


def aim(s: Legend, seat: i64, box: int) -> list[ModifierView]:
    """What changes a side's archery die."""
    found: list[ModifierView] = []
    if COVER[box]:
        found.append({"why": "cover", "by": -1, "rule": "7.12"})
    if seat == ROBIN_SEAT and robin_leads(s, box):
        found.append({"why": "robin", "by": 1, "rule": "7.21"})
    return found


def melee_modifiers(s: Legend, box: int) -> list[ModifierView]:
    """What changes the attacker's melee die; together they are `battle.melee_modifier`."""
    found: list[ModifierView] = []
    if s.fit(s.fighters(s.active, box)):
        found.append({"why": "attack_leader", "by": 1, "rule": "7.23"})
    if s.fit(s.fighters(1 - s.active, box)):
        found.append({"why": "defence_leader", "by": -1, "rule": "7.22"})
    if WALLS[box]:
        found.append({"why": "walls", "by": -1, "rule": "7.15"})
    return found


def losers_of(s: Legend, step: Step[Legend], box: int) -> i64:
    """Whose fate hangs on the next die."""
    none: i64 = 0
    if isinstance(step, Fate):
        return step.losers
    if isinstance(step, Confront):
        return suspects(s, box) or exposed(s, 0, box) | exposed(s, 1, box)
    return none


def helpless(s: Legend, box: int) -> i64:
    """Leaders alone among enemies who cannot fight: they are captured without a die (§7.43, §10.2b)."""
    leaders: i64 = exposed(s, 0, box) | exposed(s, 1, box)
    return leaders & ~s.fit(leaders)


def escape_die(box: int) -> dict[str, int]:
    """From which die a leader caught by units gets away: outlaws find it easier among trees and houses (§7.42)."""
    return {"outlaw": 4 if HIDING[box] else 5, "sheriff": 5}


def recognition_die(s: Legend, box: int) -> int:
    """From which die a disguise is seen through; the prince always knows his brother (§12.1c, §12.1d)."""
    watchers: i64 = s.fighters(SHERIFF_SEAT, box)
    leaders: i64 = watchers & SHERIFF_LEADERS
    if watchers & bit(JOHN) and suspects(s, box) == bit(RICHARD):
        return ALWAYS
    return SEEN_BY_LEADERS if leaders else SEEN_BY_UNITS
