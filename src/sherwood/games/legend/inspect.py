"""What a thing on the table is, for whoever points at it: what it is, whose, what it can do now, what it does in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from .aims import AIMS, RULES, gauge
from .county import boxes
from .roll import coming
from .rules.atlas import BOXES, COST
from .shape import PieceView, View
from .tables import Chart, archery, melee
from .told import Told, piece_told

# What the land does, by terrain, under these paragraphs.
LAND: Final = {
    "forest": ("6.8", "6.8a", "7.12"), "field": ("6.8",), "road": ("6.8", "13.2a"), "numbered_road": ("6.8b", "13.1"),
    "village": ("7.12", "9.6"), "town": ("7.12", "8.31b", "11.0a"), "mill": ("7.12",), "castle": ("7.13", "7.15", "7.16"),
    "ruined_castle": ("7.13", "7.15"), "keep": ("6.5", "6.6", "7.15", "9.4"), "bridge": ("6.4a",), "ford": ("6.4a", "7.14"),
    "green": ("14.0", "14.1"),
}  # fmt: skip
MARKS: Final = (("looted", "9.4"), ("discovered", "6.61b"), ("taxed", "9.6a"))
GOLD_RULES: Final = {
    "robin": ("9.1", "9.32", "16.3d"),
    "sheriff": ("9.1", "9.5", "9.7", "16.3c"),
    "reserve": ("9.1", "9.1a"),
}
SIDES: Final = ("outlaw", "sheriff", "traveller")


def inspect(view: View, ref: str, speech: Speech, seat: int | None) -> Inspected | None:
    kind, _, name = ref.partition(":")
    if kind not in KINDS:
        return None
    told = KINDS[kind](view, name, speech)
    return told.inspected() if told else None


# The land and who stands on it


def box_told(view: View, name: str, speech: Speech) -> Told | None:
    if name not in boxes():
        return None
    told = Told(speech, speech.say(f"box-{name}"))
    terrain = boxes()[name]["terrain"]
    told.add(f"inspect-terrain-{terrain}", *LAND[terrain], cost=int(COST[BOXES.index(name)]))
    if "passage" in boxes()[name]:
        told.add("inspect-passage", "6.61", box=speech.say(f"box-{boxes()[name]['passage']}"))
    for mark, rule in MARKS:
        if name in view[mark]:  # type: ignore[literal-required]
            told.add(f"inspect-{mark}", rule)
    for line in reached(view, name):
        told.add(*line[:1], "6.2b", cost=line[1])
    for side in SIDES:
        here = [one for one in view["pieces"] if one["box"] == name and one["side"] == side]
        if here:
            told.add(f"inspect-here-{side}", pieces=speech.join([listed(one, speech) for one in here]))
    if name in view["battles"]:
        told.add("inspect-battle-due", "7.0")
    return told


def reached(view: View, name: str) -> Iterator[tuple[str, int]]:
    march = view["march"]
    for step in march["reach"] if march else ():
        if step["box"] == name:
            yield "inspect-reach", step["cost"]


def listed(one: PieceView, speech: Speech) -> str:
    """A name with its values in a few words."""
    values = one["values"]
    name = speech.say(f"piece-{one['id']}")
    if "combat" in values:
        return speech.say("inspect-listed-leader", piece=name, combat=values["combat"])
    if one["side"] == "traveller":
        return name
    return speech.say("inspect-listed-unit", piece=name, archery=values["archery"], melee=values["melee"])


def piece_found(view: View, name: str, speech: Speech) -> Told | None:
    found = next((one for one in view["pieces"] if one["id"] == name), None)
    return piece_told(view, found, speech) if found else None


# The edge of the sheet


def aim_told(view: View, name: str, speech: Speech) -> Told | None:
    if name not in AIMS:
        return None
    one = gauge(name, view, speech)
    told = Told(speech, one.aim)
    told.add(f"inspect-aim-{name}", RULES[name])
    told.add("inspect-aim-met" if one.met else "inspect-aim-open", how=one.how)
    told.add("inspect-aims-strict" if view["strict"] else "inspect-aims", "16.5" if view["strict"] else "16.3")
    return told


def gold_told(view: View, name: str, speech: Speech) -> Told | None:
    if name not in GOLD_RULES:
        return None
    told = Told(speech, speech.say(f"board-gold-{name}", gold=view["gold"][name]))  # type: ignore[literal-required]
    told.add(f"inspect-gold-{name}", *GOLD_RULES[name])
    return told


def turn_told(view: View, name: str, speech: Speech) -> Told:
    told = Told(speech, speech.say("board-turn", turn=view["turn"]))
    told.add(f"inspect-phase-{view['phase']}", "4.1")
    away = {one["id"] for one in view["pieces"] if one["state"] == "away"}
    for due in coming(view["turn"], away):
        key = "inspect-due" if due.latest else "inspect-due-sure"
        told.add(key, "13.3" if due.latest else "11.0", turn=due.turn, piece=speech.say(f"piece-{due.piece}"))
    if view["tournament"]:
        told.add("inspect-tournament", "14.0b", turn=view["tournament"])
    told.add("inspect-last-turn", "16.1d")
    return told


def aside_told(view: View, name: str, speech: Speech) -> Told:
    told = Told(speech, speech.say("inspect-aside"))
    told.add("inspect-aside-what", "5.0", "7.6")
    for state in ("away", "dead"):
        there = [
            speech.say(f"piece-{one['id']}") for one in view["pieces"] if one["box"] is None and one["state"] == state
        ]
        if there:
            told.add(f"inspect-aside-{state}", pieces=speech.join(there))
    return told


def table_told(view: View, name: str, speech: Speech) -> Told | None:
    charts: dict[str, tuple[Chart, str]] = {"archery": (archery(), "7.7b"), "melee": (melee(), "7.8b")}
    if name not in charts:
        return None
    chart, rule = charts[name]
    told = Told(speech, speech.say(f"inspect-table-{name}"))
    told.add(f"inspect-table-{name}-how", rule)
    for n, head in enumerate(chart.heads):
        told.add("inspect-column", head=head, results=" · ".join(chart.column(n)))
    return told


def battle_told(view: View, name: str, speech: Speech) -> Told | None:
    battle = view["battle"]
    if battle is None:
        return None
    told = Told(speech, speech.say("battle-title", box=speech.say(f"box-{battle['box']}")))
    told.add(f"battle-stage-{battle['stage']}", "7.0a", left=battle["left"], loser=battle["loser"] or 0)
    pieces = {one["id"]: one for one in view["pieces"]}
    for side in battle["sides"]:
        who = speech.join([listed(pieces[one], speech) for one in side["pieces"]])
        role = "attacks" if side["seat"] == battle["attacker"] else "defends"
        told.add("inspect-side", side=speech.say(f"battle-{role}-{side['seat']}"), pieces=who)
    modifiers = battle["melee"] if battle["stage"] == "melee" else []
    for one in modifiers:
        told.add("inspect-modifier", one["rule"], why=speech.say(f"battle-why-{one['why']}"), by=one["by"])
    if battle["others"]:
        told.add("inspect-others", "7.3", boxes=speech.join([speech.say(f"box-{one}") for one in battle["others"]]))
    return told


KINDS: Final[dict[str, Callable[[View, str, Speech], Told | None]]] = {
    "box": box_told,
    "piece": piece_found,
    "aim": aim_told,
    "gold": gold_told,
    "turn": turn_told,
    "aside": aside_told,
    "table": table_told,
    "battle": battle_told,
}
