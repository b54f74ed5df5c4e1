"""Goods, weapons and dice: what one has, what the Sheriff keeps, what is rolled."""

from __future__ import annotations

from sherwood.engine.inspected import Inspected

from ..art.goods import GOODS
from .table import Table, told


def named(table: Table, name: str) -> str:
    if name not in GOODS:
        raise LookupError(name)
    return table.word(f"price-{name}")


def good_for(table: Table, name: str) -> str:
    return table.speech.say(f"inspect-good-{name}")


def stash(table: Table, rest: list[str]) -> Inspected:
    lines = [table.say("stash", n=table.view["stash"][rest[0]]), good_for(table, rest[0])]
    return told(table.say("stash-name", good=named(table, rest[0])), lines, "3.27", "4.43", "4.44")


def ransom(table: Table, rest: list[str]) -> Inspected:
    """What captives bring at the end of the round, and how many whoever asks holds (§5.1-5.3)."""
    tile = table.view["ransom"]
    if tile is None:
        raise LookupError("ransom")
    one = table.speech.say("board-ransom-man") if "man" in tile["one"] else table.goods(tile["one"])
    lines = [table.speech.say("board-ransom", captives=tile["captives"], points=tile["vp"])]
    lines += [table.speech.say("board-ransom-one", what=one), table.say("ransom")]
    lines += [table.say("ransom-own", n=table.own["captives"])] if table.own else []
    return told(table.speech.say("board-name-ransom"), [*lines, *table.made_up("cards/ransom")], "5.1", "5.2", "5.3")


def supply(table: Table, rest: list[str]) -> Inspected:
    return told(named(table, rest[0]), [table.say("supply"), good_for(table, rest[0])], "1.16", "3.15")


def goods(table: Table, rest: list[str]) -> Inspected:
    player = table.view["players"][int(rest[0])]
    lines = [table.say("held", who=table.who(player["seat"]), n=player["goods"][rest[1]]), good_for(table, rest[1])]
    lines.append(table.say("possession"))
    return told(named(table, rest[1]), lines, "1.11", "3.17" if rest[1] == "distraction" else "3.28", "5.19")


def weapon(table: Table, rest: list[str]) -> Inspected:
    name = rest[1]
    player = table.view["players"][int(rest[0])]
    colour = next(row["colour"] for row in table.view["store"] if row["weapon"] == name)
    sites = [table.speech.say(f"board-place-{site['site']}") for site in table.view["sites"] if name in site["fight"]]
    lines = [table.say("held", who=table.who(player["seat"]), n=player["weapons"][name])]
    lines.append(table.say("weapon-use", colour=table.speech.say(f"colour-{colour}"), sites=table.speech.join(sites)))
    lines.append(table.say("weapon-odds", one=share(table, 1), two=share(table, 2)))
    return told(
        table.word(f"show-weapon-{name}"),
        [*lines, *table.made_up("board/dice", "board/weapon")],
        "3.16",
        "4.36",
        "4.52",
        "4.53",
    )


def share(table: Table, dice: int) -> str:
    return table.percent(table.view["odds"]["weapon"][dice - 1])


def dice(table: Table, rest: list[str]) -> Inspected:
    """So many dice at once: the chance where they are on offer."""
    number = int(rest[0])
    rolls = table.view["next_roll"]["rolls"] if table.view["next_roll"] else []
    lines = [
        table.say("dice-odds", share=table.percent(one["chance"]), level=one["level"])
        for one in rolls
        if one["dice"] == number
    ]
    shown = lines or [table.say("weapon-odds", one=share(table, 1), two=share(table, 2))]
    return told(table.speech.say("board-dice", count=number), [*shown, *table.made_up("board/dice")], "4.28", "4.53")


def confirm(table: Table, rest: list[str]) -> Inspected:
    return told(table.speech.say("board-done"), [table.say("confirm")], "4.27")
