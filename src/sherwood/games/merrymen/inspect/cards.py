"""Cards in hand and on the table, spies, Friar Tuck's cards, and heroes to choose from."""

from __future__ import annotations

from collections import Counter

from sherwood.engine.inspected import Inspected

from ..shape import CardView, PlayerView
from .table import Table, told

RULES = {
    "weapon2": "3.14", "tool2": "3.14", "wood2": "3.14", "distraction2": "3.14", "iron2": "3.14", "square_die": "3.20",
    "square_reroll": "3.21", "square_safe": "3.22", "square_loot": "3.23", "trap": "3.29", "trap_m1": "3.32", "barricade": "3.30",
    "barricade_m1": "3.32", "trap_or_barricade": "3.33", "emissary": "3.41", "emissary_m1": "3.32",
}  # fmt: skip
POWERS = {"robin": "9.1", "will": "9.2", "littlejohn": "9.3", "jane": "9.4", "marian": "9.5"}


def mine(table: Table) -> PlayerView:
    if table.own is None:
        raise LookupError
    return table.own


def deed(table: Table, action: str) -> str:
    """A deed in full; an emissary with what the next one costs."""
    said = table.say("deed", deed=table.speech.say(f"action-{action}"))
    lack = table.view["costs"]["emissary"] if table.view["costs"] else None
    if action.startswith("emissary") and lack:
        said = f"{said} {table.say('emissary', **lack['cost'])}"
    return said


def card(table: Table, rest: list[str]) -> Inspected | None:
    """A card of the hand: its two deeds, or laid passive."""
    found = next((one for one in mine(table)["hand"] or () if one["card"] == int(rest[0])), None)
    if found is None:
        return None
    lines = [
        *(deed(table, action) for action in found["actions"]),
        table.say("passive", n=found["vp"]),
        set_of(table, found, 1),
    ]
    rules = dict.fromkeys(["3.6", "3.12", *(RULES[action] for action in found["actions"]), "5.21", "5.22"])
    return told(table.word(f"card-{found['id']}"), [*lines, *table.made_up("cards/merry")], *rules)


def set_of(table: Table, found: CardView, more: int) -> str:
    """How many of the character lie in the passive pile, with this one."""
    same = Counter(one["character"] for one in mine(table)["passive"])[found["character"]]
    return table.say("set", n=same + more)


def passive(table: Table, rest: list[str]) -> Inspected | None:
    found = next((one for one in mine(table)["passive"] if one["card"] == int(rest[0])), None)
    if found is None:
        return None
    lines = [
        table.say("laid", n=found["vp"]),
        set_of(table, found, 0),
        *(deed(table, action) for action in found["actions"]),
    ]
    return told(
        table.word(f"card-{found['id']}"), [*lines, *table.made_up("cards/merry")], "3.9", "3.10", "5.21", "5.22"
    )


def spy(table: Table, rest: list[str]) -> Inspected:
    found = next(one for one in mine(table)["spies"] if one["spy"] == int(rest[0]))
    price = table.speech.say(f"price-{found['price']}.one")
    lines = [
        table.say("spy", price=price, site=table.speech.say(f"site-{found['site']}.at")),
        deed(table, found["action"]),
    ]
    lines += [table.say("spy-sees", n=len(table.view["players"])), table.say("spy-costs", n=abs(found["vp"]))]
    return told(table.word(f"spy-{found['id']}"), [*lines, *table.made_up("cards/spy")], "7.4", "7.5", "7.6", "7.7")


def tuck_card(table: Table, rest: list[str]) -> Inspected:
    found = next(one for one in mine(table)["tuck_cards"] if one["card"] == int(rest[0]))
    lines = [
        table.say("tuck-card"),
        *(deed(table, action) for action in found["actions"]),
        table.say("tuck-keep", n=found["vp"]),
    ]
    return told(
        table.word(f"tuck-tuck-{found['card'] + 1}"),
        [*lines, *table.made_up("cards/tuck")],
        "6.4",
        "6.5",
        "6.11",
        "6.12",
    )


def action(table: Table, rest: list[str]) -> Inspected:
    """One of the two deeds of the card on the table."""
    spread, number = table.view["spread"], int(rest[0])
    if spread is None:
        return told(table.speech.say("board-action", number=number + 1), [table.say("no-card")], "3.6")
    name = spread["actions"][number]
    return told(table.word(f"action-{name}"), [deed(table, name)], "3.6", RULES[name])


def hero(table: Table, rest: list[str]) -> Inspected:
    name = rest[0]
    taken = [table.who(player["seat"]) for player in table.view["players"] if player["hero"] == name]
    lines = [table.say("hero", can=table.speech.say(f"hero-{name}.can"))]
    lines += [table.say("hero-taken", who=taken[0])] if taken else []
    return told(table.word(f"hero-{name}"), lines, "1.12", POWERS[name], "4.12")
