"""A fort's strength, counted: each clan's warriors one by one, what Qween moves, and who is ahead (§4.5-4.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .rules.cards import KIND, STRENGTH, WARRIORS
from .shape import ClanView, View

POINTS = {WARRIORS[kind]: int(STRENGTH[card]) for card, kind in enumerate(KIND)}
ALL = [WARRIORS[kind] for kind in sorted(KIND)]


class Reckoning(NamedTuple):
    """A clan's sum, term by term, and what it comes to: leads, tied, archer (wins the tie), out, or nothing yet."""

    terms: tuple[int, ...]
    total: int
    verdict: str = ""

    @property
    def sum(self) -> str:
        """`5+2+1+9`, or `9−9` for a warrior that another clan's Qween has taken; a single term says nothing new."""
        return added(self.terms) if len(self.terms) > 1 else ""


def added(terms: Sequence[int]) -> str:
    """A sum as it is written: a minus sign, no hyphen, and 0 where there is nothing to add."""
    return "".join([f"+{term}" if term >= 0 else f"−{-term}" for term in terms]).removeprefix("+") or "0"


def new_warrior(clan: ClanView) -> str | None:
    """The warrior that the clan has revealed this turn and still has."""
    return next((slot["warrior"] for slot in clan["lane"] if slot["fresh"]), None)


class Theft(NamedTuple):
    """What Qween has taken this turn: from which clan, for which, and how much."""

    clan: str
    thief: str
    points: int


def stolen(view: View) -> Theft | None:
    """The theft of this turn, while both warriors still stand (§5.1, §11.3)."""
    for clan in view["clans"]:
        thief = clan["seduced_by"]
        if thief and (taken := new_warrior(clan)) and _stands(view, thief):
            return Theft(clan["clan"], thief, POINTS[taken])
    return None


def _stands(view: View, clan: str) -> bool:
    """Has that clan still the warrior it has revealed this turn?"""
    return any(new_warrior(one) for one in view["clans"] if one["clan"] == clan)


def terms(clan: ClanView, theft: Theft | None) -> Iterator[int]:
    """What the clan counts: all that is face up, and the points that Qween has taken or lost (§4.5, §5.1)."""
    for slot in clan["lane"]:
        if slot["state"] == "up" and slot["warrior"]:
            yield POINTS[slot["warrior"]]
    if theft and clan["clan"] == theft.thief:
        yield theft.points
    if theft and clan["clan"] == theft.clan:
        yield -theft.points


def reckon(view: View) -> dict[str, Reckoning]:
    """Every clan's sum at the fort under attack; nobody leads once the fort has found its captor."""
    verdicts = standing(view) if view["phase"] == "attack" and view["wall"][view["turn"] - 1] else {}
    theft = stolen(view)
    return {
        clan["clan"]: Reckoning(tuple(terms(clan, theft)), clan["total"], verdicts.get(clan["clan"], ""))
        for clan in view["clans"]
    }


def standing(view: View) -> dict[str, str]:
    """Filchy's clan is left out (§5.9); the highest total leads (§4.6), a shared one is tied (§4.7) but for Arch'r (§5.7)."""
    out = {clan["clan"]: "out" for clan in view["clans"] if new_warrior(clan) == "chippeuz"}
    rivals = [clan for clan in view["clans"] if clan["clan"] not in out]
    best = max((clan["total"] for clan in rivals), default=0)
    first = [clan for clan in rivals if clan["total"] == best and best]
    archers = [clan for clan in first if new_warrior(clan) == "archr"]
    if len(first) > 1 and len(archers) == 1:
        return out | {archers[0]["clan"]: "archer"}
    return out | {clan["clan"]: "leads" if len(first) == 1 else "tied" for clan in first}


def unseen(clan: ClanView) -> list[str]:
    """The warriors that may still lie hidden: all nine, without those face up or discarded this round."""
    left = list(ALL)
    for warrior in [slot["warrior"] for slot in clan["lane"] if slot["state"] == "up"] + clan["spent"]:
        if warrior in left:
            left.remove(warrior)
    return left
