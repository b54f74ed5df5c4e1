"""The sites with their hideouts and traps, and the other spaces where a hero goes."""

from __future__ import annotations

from sherwood.engine.inspected import Inspected

from ..rules.cards import ARCHERY_NEED, ARCHERY_PRIZE, VILLAGE_PENNIES, VILLAGE_VP
from ..shape import HideoutView, SiteView
from . import roads
from .table import Table, told


def site_of(table: Table, name: str) -> SiteView:
    return next(site for site in table.view["sites"] if site["site"] == name)


def space(table: Table, rest: list[str]) -> Inspected | None:
    name = rest[0]
    if name in {site["site"] for site in table.view["sites"]}:
        return site(table, name)
    return SPACES.get(name, roads.ambush)(table, name)


def site(table: Table, name: str) -> Inspected:
    """A site as a place for a hero: guards to fight, with which dice, for what."""
    found = site_of(table, name)
    guards = sum(hide["guard"] for hide in found["hideouts"])
    lines = [table.say("site", gives=table.speech.say(f"site-{name}.gives"), n=guards), *fight(table, found, guards)]
    lines += table.visitors(name)
    if guards:
        lines.append(table.say("last-guard"))
    return told(
        table.word(f"site-{name}"),
        [*lines, *table.made_up("board/site", "board/dice")],
        "4.26",
        "4.35",
        "4.36",
        "4.37",
        "4.40",
    )


def fight(table: Table, found: SiteView, guards: int) -> list[str]:
    weapons = table.speech.join([table.speech.say(f"show-weapon-{weapon}") for weapon in found["fight"]], "or")
    lines = [table.say("fight", weapons=weapons)]
    dice = table.dice(found["fight"])
    if table.own and guards:
        shares = table.view["odds"]["weapon"]
        lines.append(
            table.say("your-dice", n=dice, share=table.percent(shares[min(dice, len(shares)) - 1] if dice else 0))
        )
    return lines


def main(table: Table, rest: list[str]) -> Inspected:
    """The main area, for a man whose card is laid passive."""
    found = site_of(table, rest[0])
    men = [table.who(owner) for owner in found["main"]] + ([table.who("tuck")] if found["tuck"] else [])
    lines = [table.say("main", gives=table.speech.say(f"board-kind-{found['gives']}"))]
    lines.append(table.say("here", who=table.speech.join(men) if men else table.speech.say("nobody")))
    lines += thefts(table) if found["gives"] == "loot" else []
    title = table.say("main-name", site=table.speech.say(f"board-place-{rest[0]}"))
    return told(
        title,
        [*lines, *table.made_up("board/site")],
        "3.4",
        "3.12",
        "3.13",
        *(["3.18", "3.24", "3.26"] if found["gives"] == "loot" else []),
    )


def thefts(table: Table) -> list[str]:
    shares = [table.percent(chance) for chance in table.view["odds"]["theft"]]
    return [table.say("theft", odds=table.speech.join(shares))]


def hideout(table: Table, rest: list[str]) -> Inspected:
    found = site_of(table, rest[0])
    number = int(rest[1])
    hide = found["hideouts"][number]
    title = table.word(f"hideout-{rest[0]}-{number + 1}")
    lines, rules = occupied(table, hide, found)
    return told(title, lines, *rules)


def occupied(table: Table, hide: HideoutView, found: SiteView) -> tuple[list[str], list[str]]:
    """Who and what is in a hideout, what comes of it, and by which paragraphs."""
    lines, rules = [], ["3.11"]
    if hide["arrested"] and hide["man"] is not None:
        fine = table.speech.say(f"goods-{hide['fine']}") if hide["fine"] else table.speech.say("show-none")
        lines.append(table.say("arrested", who=table.who(hide["man"]), fine=fine))
        rules += ["4.8", "4.38", "5.5"]
    elif hide["guard"]:
        lines.append(table.say("guard"))
    elif hide["man"] is not None:
        lines.append(table.say("man", who=table.who(hide["man"])))
        rules += ["4.8"]
    else:
        lines.append(table.say("empty", gives=table.speech.say(f"site-{found['site']}.gives")))
        rules += ["3.14", "4.5"]
    if hide["guard"]:
        lines += [*fight(table, found, 1), *table.made_up("board/site", "board/dice")]
        rules += ["4.36", "4.37"]
    if hide["trap"] is not None:
        lines.append(table.say("trap-of", who=table.who(hide["trap"])))
        rules += ["4.7"]
    return lines, rules


def trap(table: Table, rest: list[str]) -> Inspected:
    found = site_of(table, rest[0])
    costs = table.view["costs"]
    lines = [table.say("trap", cost=table.goods(found["trap_cost"]))]
    lines += table.lack(costs["traps"][rest[0]]) if costs else []
    lines += [table.say("trap-does"), table.say("trap-worth"), *table.made_up("board/site")]
    title = table.say("trap-name", site=table.speech.say(f"board-place-{rest[0]}"))
    return told(title, lines, "3.29", "3.36", "3.37", "4.7", "5.15")


# The other spaces


def prison(table: Table, name: str) -> Inspected:
    shares = table.view["odds"]["prison"][0]
    odds = [table.say("level", level=i + 1, share=table.percent(share)) for i, share in enumerate(shares)]
    inside = sum(len(men) for men in table.view["prison"][:3])
    lines = [table.say("prison", n=inside), table.say("prison-odds", odds=", ".join(odds)), table.say("prison-brings")]
    lines += [table.say("prison-end"), *table.visitors(name), *table.made_up("board/dice")]
    return told(table.word("space-prison"), lines, "4.41", "4.42", "4.43", "4.46", "5.4", "5.23")


def archery(table: Table, name: str) -> Inspected:
    shots = [
        table.say("shot", n=int(ARCHERY_NEED[i]), pennies=int(ARCHERY_PRIZE[i]), share=table.percent(share))
        for i, share in enumerate(table.view["odds"]["archery"])
    ]
    lines = [table.say("archery"), *shots]
    lines += [table.say("arrow", n=table.view["arrow"])] if table.view["arrow"] else []
    rules = ["4.47", "4.48", *(["8.3"] if table.view["arrow"] else [])]
    return told(
        table.word("space-archery"),
        [*lines, *table.visitors(name), *table.made_up("board/archery", "board/dice")],
        *rules,
    )


def store_space(table: Table, name: str) -> Inspected:
    lines = [table.say("store"), *table.visitors(name), *table.made_up("board/weapon")]
    return told(table.word("space-store"), lines, "4.49", "4.50")


def village(table: Table, name: str) -> Inspected:
    track = table.view["track"]
    lines = [table.say("track", n=track["guards"], length=track["length"])]
    lines.append(table.say("village", pennies=int(VILLAGE_PENNIES), points=int(VILLAGE_VP)))
    if table.own:
        lines.append(table.say("village-own", n=table.own["goods"]["penny"]))
    return told(
        table.word("space-village"),
        [*lines, *table.visitors(name), *table.made_up("board/village")],
        "2.3",
        "4.6",
        "4.51",
    )


SPACES = {"prison": prison, "archery": archery, "store": store_space, "village": village}


def store(table: Table, rest: list[str]) -> Inspected:
    """One weapon of the store: how many are left, its price, what it is good for."""
    row = next(row for row in table.view["store"] if row["weapon"] == rest[0])
    sites = [
        table.speech.say(f"board-place-{site['site']}") for site in table.view["sites"] if rest[0] in site["fight"]
    ]
    lines = [table.say("stock", n=row["dice"], price=table.speech.say(f"price-{row['price']}.one"))]
    lines.append(
        table.say("weapon-use", colour=table.speech.say(f"colour-{row['colour']}"), sites=table.speech.join(sites))
    )
    return told(
        table.word(f"show-weapon-{rest[0]}"),
        [*lines, *table.made_up("board/weapon", "board/dice")],
        "3.16",
        "4.49",
        "4.53",
    )


# Prisoners


def prisoner(table: Table, rest: list[str]) -> Inspected:
    owner, level = int(rest[0]), int(rest[1])
    if owner not in table.view["prison"][level - 1]:
        raise LookupError(rest)
    title = table.say("prisoner-name", who=table.who(owner))
    if level > 3:
        return told(title, [table.say("hanged")], "5.4", "5.23")
    return told(title, [table.say("prisoner", level=level), table.say("prison-end")], "4.42", "4.43", "5.4", "5.23")


def tuck(table: Table, rest: list[str]) -> Inspected:
    last = table.view["losses"]["tuck"]
    lines = [table.say("tuck-jailed", round=last)] if last is not None else []
    return told(table.speech.say("board-tuck"), [*lines, table.say("tuck")], "6.6", "6.7", "6.8", "6.9")
