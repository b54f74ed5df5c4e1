"""Roads, their carriages and barricades, and the lot where carriages end."""

from __future__ import annotations

from sherwood.engine.inspected import Inspected

from ..art.goods import ARMS
from ..shape import RoadView
from .table import Table, told


def road_of(table: Table, name: str) -> RoadView:
    return next(road for road in table.view["roads"] if road["road"] == name)


def road(table: Table, rest: list[str]) -> Inspected:
    """What keeps a road safe, and what the next activation takes."""
    found = road_of(table, rest[0])
    lines = [table.say("road", n=found["pennies"]), table.say("risk", n=found["at_risk"])]
    if found["at_risk"] >= found["pennies"]:
        lines.append(table.say("road-lost"))
    lines.append(table.say("road-john", n=found["prince_john"]))
    return told(table.word(f"road-{rest[0]}"), lines, "2.2", "4.16", "4.17", "4.19")


def ambush(table: Table, name: str) -> Inspected:
    """A road as a place for a hero: which carriages can be robbed."""
    found = road_of(table, name)
    lines = [table.say("ambush")]
    for colour in dict.fromkeys(colour for colour in found["carriages"] if colour):
        lines.append(robbery(table, colour))
    lines += [table.say("ambush-built"), *table.visitors(name), *table.made_up("board/weapon", "board/dice")]
    return told(table.say("ambush-name", road=table.speech.say(f"road-{name}")), lines, "4.28", "4.31", "4.32", "4.33")


def robbery(table: Table, colour: str) -> str:
    """What a carriage of a colour takes, and the chance of whoever asks."""
    said, weapon = table.speech.say(f"colour-{colour}"), table.speech.say(f"show-weapon-{ARMS[colour]}")
    dice, shares = table.dice([ARMS[colour]]), table.view["odds"]["weapon"]
    least = 1 if colour == "pink" and table.own and table.own["hero"] == "will" and not table.own["turned"] else 2
    if table.own is None:
        return table.say("robbery", colour=said, weapon=weapon)
    if dice < least:
        return table.say("robbery-short", colour=said, weapon=weapon, n=dice, least=least)
    return table.say(
        "robbery-odds", colour=said, weapon=weapon, n=dice, share=table.percent(shares[min(dice, len(shares)) - 1])
    )


def carriage(table: Table, rest: list[str]) -> Inspected:
    found, place = road_of(table, rest[0]), int(rest[1])
    colour = found["carriages"][place]
    if colour is None:
        return told(table.say("no-carriage"), [table.say("way", n=len(found["barricades"]) - place)], "4.17")
    lines = [robbery(table, colour), table.say("way", n=len(found["barricades"]) - place), table.say("carriage-brings")]
    title = table.word(f"carriage-{place}-{colour}")
    return told(title, [*lines, *table.made_up("board/weapon")], "4.17", "4.28", "4.31", "4.32")


def barricade(table: Table, rest: list[str]) -> Inspected:
    found, costs = road_of(table, rest[0]), table.view["costs"]
    built = [table.who(owner) for owner in found["barricades"]]
    lines = [table.say("barricade", cost=table.goods(found["cost"]))]
    lines += table.lack(costs["barricades"][rest[0]]) if costs else []
    lines.append(
        table.say(
            "built", n=len(built), spaces=found["spaces"], who=table.speech.join(built) or table.speech.say("nobody")
        )
    )
    lines += [table.say("barricade-does"), table.say("barricade-worth"), *table.made_up("board/road")]
    title = table.say("barricade-name", road=table.speech.say(f"road-{rest[0]}.at"))
    return told(title, lines, "3.30", "3.34", "3.35", "4.17", "4.33", "5.15")


def slot(table: Table, rest: list[str]) -> Inspected:
    """A place of the carriage lot: its toll, and what a robber gains there."""
    number, lot = int(rest[0]), table.view["lot"]
    found = lot[number]
    if number < 0:
        raise LookupError(rest)
    prize = table.goods(table.view["lot_rewards"][number % 3])
    taken = sum(one["state"] != "empty" for one in lot)
    state = table.speech.say(f"board-lot-{found['state']}")
    lines = [table.say("slot", state=state), table.say("toll", n=found["pennies"]), table.say("slot-prize", what=prize)]
    lines.append(table.say("lot", taken=taken, n=len(lot)))
    return told(table.word(f"slot-{number + 1}"), [*lines, *table.made_up("board/lot")], "4.19", "4.21", "4.22", "4.32")
