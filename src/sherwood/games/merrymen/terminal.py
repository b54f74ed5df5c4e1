"""Nottingham in a terminal: drawn as tables, or told in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.text.speech import Speech

View = Mapping[str, Any]
GOODS = ("wood", "iron", "tool", "distraction", "penny")
WEAPONS = ("sword", "bow", "axe", "staff")


def render(view: View, speech: Speech) -> RenderableType:
    """The picture of what one seat may see."""
    parts: list[RenderableType] = [Text(_header(view, speech), style="bold"), Text(_danger(view, speech))]
    parts += [_sites(view, speech), _roads(view, speech), _players(view, speech)]
    parts += [Text(line) for line in (*_around(view, speech), *_private(view, speech))]
    return Group(*parts)


def describe(view: View, speech: Speech) -> list[str]:
    """The same, in sentences, from the general to the particular."""
    told = [_header(view, speech), _danger(view, speech)]
    told += [_site_told(site, speech) for site in view["sites"]]
    told += [_road_told(road, speech) for road in view["roads"]]
    told += [_player_told(player, speech) for player in view["players"]]
    return [*told, *_around(view, speech), *_private(view, speech)]


def _header(view: View, speech: Speech) -> str:
    return speech.say(f"show-phase-{view['phase']}", round=view["round"], rounds=view["rounds"])


def _danger(view: View, speech: Speech) -> str:
    """How near each loss is."""
    losses = view["losses"]
    roads = speech.join([speech.say(f"road-{road}") for road in losses["roads"]])
    parts = [speech.say("show-losses", pennies=losses["pennies"], roads=roads, guards=losses["guards"])]
    if losses["tuck"] is not None:
        parts.append(speech.say("show-tuck-danger", rounds=losses["tuck"]))
    return " ".join(parts)


# The picture


def _sites(view: View, speech: Speech) -> Table:
    table = Table(box=box.ROUNDED, title=speech.say("show-sites"), title_justify="left")
    for column in ("show-site", "1", "2", "3", "4", "show-main", "show-fight", "show-trap"):
        table.add_column(column if column.isdigit() else speech.say(column))
    for site in view["sites"]:
        table.add_row(
            speech.say(f"site-{site['site']}"),
            *(_hideout(spot, speech) for spot in site["hideouts"]),
            _main(site, view, speech),
            speech.join([speech.say(f"show-weapon-{weapon}") for weapon in site["fight"]], "or"),
            _amounts(site["trap_cost"], speech),
        )
    return table


def _hideout(spot: View, speech: Speech) -> str:
    parts = []
    if spot["guard"]:
        parts.append(speech.say("show-guard"))
    if spot["man"] is not None:
        parts.append(_who(spot["man"], speech))
    if spot["fine"]:
        parts.append(f"({speech.say('goods-' + spot['fine'])})")
    if spot["trap"] is not None:
        parts.append(speech.say("show-trap-of", owner=_who(spot["trap"], speech)))
    return " ".join(parts) or "·"


def _main(site: View, view: View, speech: Speech) -> str:
    men = [_who(owner, speech) for owner in site["main"]]
    if site["tuck"]:
        men.append(_who("tuck", speech))
    return ", ".join(men + _visitors(site["site"], view, speech)) or "·"


def _visitors(space: str, view: View, speech: Speech) -> list[str]:
    """Heroes and villains on a space."""
    here = next(one for one in view["spaces"] if one["space"] == space)
    heroes = [speech.say("show-hero-of", owner=_who(seat, speech)) for seat in here["heroes"]]
    return heroes + [speech.say(f"villain-{villain}") for villain in here["villains"]]


def _roads(view: View, speech: Speech) -> Table:
    table = Table(box=box.ROUNDED, title=speech.say("show-roads"), title_justify="left")
    for column in ("show-road", "show-pennies", "show-risk", "show-way", "show-there", "show-barricade"):
        table.add_column(speech.say(column))
    for road in view["roads"]:
        table.add_row(
            speech.say(f"road-{road['road']}"),
            str(road["pennies"]),
            str(road["at_risk"]),
            _way(road, speech),
            ", ".join(_visitors(road["road"], view, speech)),
            _amounts(road["cost"], speech),
        )
    return table


def _way(road: View, speech: Speech) -> str:
    """From the far end to the castle: what waits behind each barricade."""
    owners = ["", *(_who(owner, speech) for owner in road["barricades"])]
    steps = []
    for owner, colour in zip(owners, road["carriages"], strict=True):
        waits = speech.say(f"colour-{colour}") if colour else "·"
        steps.append(f"{waits} ‖{owner}")
    return " ".join(steps)


def _players(view: View, speech: Speech) -> Table:
    table = Table(box=box.ROUNDED, title=speech.say("show-players"), title_justify="left")
    for column in (
        "show-player",
        "show-men-column",
        "show-goods",
        "show-arms",
        "show-fame",
        "show-works",
        "show-points",
    ):
        table.add_column(speech.say(column))
    for player in view["players"]:
        table.add_row(
            _player(player, speech),
            f"{player['ready']}+{player['training']}",
            _amounts(player["goods"], speech),
            _arms(player["weapons"], speech),
            f"{player['reputation']} ({player['level']})",
            f"{player['barricades']} / {player['traps']} / {player['emissaries']}",
            str(player["points"]["total"]),
        )
    return table


# The sentences


def _site_told(site: View, speech: Speech) -> str:
    spots = [
        speech.say("show-spot", place=n, what=_hideout(spot, speech))
        for n, spot in enumerate(site["hideouts"], start=1)
        if _hideout(spot, speech) != "·"
    ]
    name = speech.say(f"site-{site['site']}")
    main = [_who(owner, speech) for owner in site["main"]]
    if site["tuck"]:
        main.append(_who("tuck", speech))
    told = [speech.say("show-site-told", site=name, spots=speech.join(spots) or speech.say("show-nobody"))]
    if main:
        told.append(speech.say("show-main-told", men=speech.join(main)))
    return " ".join(told)


def _road_told(road: View, speech: Speech) -> str:
    name = speech.say(f"road-{road['road']}")
    carriages = [speech.say(f"colour-{colour}") for colour in road["carriages"] if colour]
    return speech.say(
        "show-road-told",
        road=name,
        pennies=road["pennies"],
        built=len(road["barricades"]),
        carriages=speech.join(carriages) or speech.say("show-none"),
        risk=road["at_risk"],
    )


def _player_told(player: View, speech: Speech) -> str:
    return speech.say(
        "show-player-told",
        player=_player(player, speech),
        ready=player["ready"],
        goods=_amounts(player["goods"], speech) or speech.say("show-none"),
        arms=_arms(player["weapons"], speech) or speech.say("show-none"),
        reputation=player["reputation"],
        barricades=player["barricades"],
        traps=player["traps"],
        emissaries=player["emissaries"],
        points=player["points"]["total"],
    )


# What lies around the board


def _around(view: View, speech: Speech) -> list[str]:
    lines = [
        _lot(view, speech),
        speech.say("show-stash", goods=_amounts(view["stash"], speech) or speech.say("show-none")),
    ]
    lines += _prison(view, speech)
    ransom = view["ransom"]
    if ransom:
        one = speech.say("show-ransom-man") if "man" in ransom["one"] else _amounts(ransom["one"], speech)
        lines.append(speech.say("show-ransom", captives=ransom["captives"], points=ransom["vp"], one=one))
    known = [_villain_card(card, speech) for card in view["villain_cards"]["next"] if card]
    if known:
        lines.append(speech.say("show-next", cards="; ".join(known)))
    if view["arrow"]:
        lines.append(speech.say("show-arrow", pennies=view["arrow"]))
    if view["next_roll"] is not None:
        lines.append(speech.say("show-odds", percent=round(100 * view["next_roll"])))
    return lines


def _lot(view: View, speech: Speech) -> str:
    signs = {"empty": "·", "standing": "▲", "lying": "▬"}
    lot = view["lot"]
    rows = ["".join(signs[slot["state"]] for slot in lot[row::3]) for row in range(3)]
    free = sum(slot["state"] == "empty" for slot in lot)
    return speech.say("show-lot", rows=" / ".join(rows), free=free)


def _prison(view: View, speech: Speech) -> list[str]:
    levels = []
    for n, men in enumerate(view["prison"], start=1):
        if men:
            names = speech.join([_who(owner, speech) for owner in men])
            levels.append(speech.say("show-gallows" if n == 4 else "show-level", level=n, men=names))
    return [speech.say("show-prison", levels="; ".join(levels))] if levels else []


def _villain_card(card: View, speech: Speech) -> str:
    parts = [speech.say("show-guard") + " " + speech.say(f"site-{card['guard']}.at")] if card["guard"] else []
    parts.append(f"{speech.say('villain-' + card['villain'])} {speech.say('space-' + card['space'] + '.at')}")
    if card["road"]:
        parts.append(speech.say(f"road-{card['road']}"))
    return ", ".join(parts)


# What only the owner sees


def _private(view: View, speech: Speech) -> list[str]:
    own = [player for player in view["players"] if player["hand"] is not None]
    return [line for player in own for line in _own(player, speech)]


def _own(player: View, speech: Speech) -> list[str]:
    lines = []
    if player["hand"]:
        lines.append(speech.say("show-hand", cards=_cards(player["hand"], speech)))
    if player["passive"]:
        lines.append(speech.say("show-passive", cards=_cards(player["passive"], speech)))
    if player["tuck_cards"]:
        cards = [f"{card['card'] + 1}: {_actions(card['actions'], speech)}" for card in player["tuck_cards"]]
        lines.append(speech.say("show-tuck-cards", cards="; ".join(cards)))
    if player["spies"]:
        lines.append(speech.say("show-spies", spies="; ".join(_spy(spy, speech) for spy in player["spies"])))
    tasks = [
        speech.say("show-task", task=speech.say(f"task-{task['task']}"), worth=task["worth"])
        for task in player["tasks"] or ()
    ]
    if tasks:
        lines.append(speech.say("show-tasks", tasks="; ".join(tasks)))
    return lines


def _cards(cards: Sequence[View], speech: Speech) -> str:
    told = [
        speech.say(
            "show-card",
            card=speech.say(f"card-{card['id']}"),
            actions=_actions(card["actions"], speech),
            points=card["vp"],
        )
        for card in cards
    ]
    return "; ".join(told)


def _actions(actions: Sequence[str], speech: Speech) -> str:
    return speech.join([speech.say(f"action-{action}") for action in actions], "or")


def _spy(spy: View, speech: Speech) -> str:
    return speech.say(
        "show-spy",
        spy=speech.say(f"spy-{spy['id']}"),
        action=speech.say(f"action-{spy['action']}"),
        price=speech.say(f"price-{spy['price']}"),
        points=spy["vp"],
    )


def _player(player: View, speech: Speech) -> str:
    name = speech.seat(player["seat"])
    if player["hero"] is None:
        return name
    turned = "turned" if player["turned"] else "able"
    return speech.say("show-hero", player=name, hero=speech.say(f"hero-{player['hero']}"), state=turned)


def _who(owner: int | str, speech: Speech) -> str:
    return speech.say("show-tuck") if owner == "tuck" else speech.seat(int(owner))


def _amounts(goods: Mapping[str, int], speech: Speech) -> str:
    return ", ".join(speech.say(f"show-goods-{kind}", n=n) for kind, n in goods.items() if n)


def _arms(weapons: Mapping[str, int], speech: Speech) -> str:
    return ", ".join(speech.say(f"arms-{weapon}-{n}") for weapon, n in weapons.items() if n)
