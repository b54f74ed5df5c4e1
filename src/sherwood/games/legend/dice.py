"""What each face of the die would bring in the present stage of a battle, read from the tables (§7.7b, §7.8b, §7.41, §7.42, §12.1c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .rules.state import ROBIN_SEAT
from .shape import BattleView, SideView

FACES: Final = range(1, 7)
Note = tuple[str, dict[str, int]]


class Grid(NamedTuple):
    """Rows of six results, each with the key of what it is about; and sentences by key and values."""

    rows: tuple[tuple[str, tuple[str, ...]], ...] = ()
    notes: tuple[Note, ...] = ()


def grid(battle: BattleView) -> Grid:
    return GRIDS[battle["stage"]](battle) if battle["stage"] in GRIDS else Grid()


def each(result: Callable[[int], str]) -> tuple[str, ...]:
    return tuple(result(die) for die in FACES)


def lost(units: int) -> str:
    return f"−{units}" if units else "0"


def archery_grid(battle: BattleView) -> Grid:
    """How many enemy units each die would strike."""
    attacker, defender = battle["sides"]
    return Grid((("battle-attacker-hits", volley(attacker)), ("battle-defender-hits", volley(defender))))


def volley(side: SideView) -> tuple[str, ...]:
    return tuple(str(hits) for hits in side["hits"]) if side["archery"] else ("–",) * len(FACES)


def melee_grid(battle: BattleView) -> Grid:
    ours, theirs = (tuple(lost(row[n]) for row in battle["losses"]) for n in (0, 1))
    return Grid((("battle-attacker-loses", ours), ("battle-defender-loses", theirs)))


def suspect_grid(battle: BattleView) -> Grid:
    seen = each(lambda die: "battle-seen" if die >= battle["recognised"] else "battle-unseen")
    return Grid((("battle-disguise", seen),), (("battle-suspect-note", {}),))


def personal_grid(battle: BattleView) -> Grid:
    """All thirty-six pairs of dice: how often the attacker's total is the higher."""
    if not all(side["combat"] for side in battle["sides"]):  # whoever is fit to fight has at least 1
        return Grid(notes=(("battle-helpless-note", {}),))
    lead = battle["sides"][0]["combat"] - battle["sides"][1]["combat"]
    gaps = [one - other + lead for one in FACES for other in FACES]
    share = {"attacker": per_cent(gaps, 1), "tie": per_cent(gaps, 0), "defender": per_cent(gaps, -1)}
    return Grid(notes=(("battle-personal-note", {}), ("battle-personal-odds", share)))


def per_cent(gaps: list[int], sign: int) -> int:
    return round(100 * sum((gap > 0) - (gap < 0) == sign for gap in gaps) / len(gaps))


def fate_grid(battle: BattleView) -> Grid:
    fates = ("battle-captured", "battle-captured", "battle-killed", "battle-killed", "battle-killed", "battle-escapes")
    return Grid((("battle-fate", fates),))


def caught_grid(battle: BattleView) -> Grid:
    """The first die gets away or not; the second decides for those who do not."""
    if battle["losers"] and set(battle["losers"]) <= set(battle["helpless"]):
        return Grid(notes=(("battle-helpless-note", {}),))
    escapes = battle["escapes"]["outlaw" if loser(battle) == ROBIN_SEAT else "sheriff"]
    first = each(lambda die: "battle-escapes" if die >= escapes else "–")
    second = each(lambda die: "battle-killed" if die <= 3 else "battle-captured")
    return Grid((("battle-first", first), ("battle-second", second)))


def loser(battle: BattleView) -> int:
    """Whose leaders are caught: the side that has the first of them."""
    first = battle["losers"][0] if battle["losers"] else ""
    return next((side["seat"] for side in battle["sides"] if first in side["pieces"]), 0)


GRIDS: Final[dict[str, Callable[[BattleView], Grid]]] = {
    "archery": archery_grid,
    "melee": melee_grid,
    "suspect": suspect_grid,
    "personal": personal_grid,
    "capture": caught_grid,
    "caught": caught_grid,
    "fate": fate_grid,
}
