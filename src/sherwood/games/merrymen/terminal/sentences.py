"""Nottingham in sentences: for screen readers and pipes, and the lines under the terminal's tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sherwood.games.merrymen.rules.counts import Chance
from sherwood.games.merrymen.shape import (
    CardView,
    HideoutView,
    Owner,
    PlayerView,
    RoadView,
    SiteView,
    SpyView,
    View,
    VillainView,
)
from sherwood.text.speech import Speech

ELSEWHERE = ("prison", "archery", "store", "village")


def describe(view: View, speech: Speech) -> list[str]:
    """What one seat may see, from the general to the particular."""
    lines = [header(view, speech), danger(view, speech)]
    lines += [_site(site, view, speech) for site in view["sites"]]
    lines += [_road(road, view, speech) for road in view["roads"]]
    lines += [_player(player, speech) for player in view["players"]]
    lines.append(speech.say("show-stash", goods=_amounts(view["stash"], speech) or speech.say("show-none")))
    return [*lines, *around(view, speech), *private(view, speech)]


def header(view: View, speech: Speech) -> str:
    return speech.say(f"show-phase-{view['phase']}", round=view["round"], rounds=view["rounds"])


def danger(view: View, speech: Speech) -> str:
    """How near each loss is."""
    losses = view["losses"]
    roads = speech.join([speech.say(f"road-{road}") for road in losses["roads"]])
    parts = [speech.say("show-losses", pennies=losses["pennies"], roads=roads, guards=losses["guards"])]
    if losses["tuck"] is not None:
        way = "hangs" if losses["tuck_hangs"] else "kept"
        parts.append(speech.say("show-tuck-danger", round=losses["tuck"], way=way))
    return " ".join(parts)


# Sites, roads, players


def _site(site: SiteView, view: View, speech: Speech) -> str:
    spots = [
        speech.say("show-spot", place=n, what=what)
        for n, spot in enumerate(site["hideouts"], start=1)
        if (what := _hideout(spot, speech))
    ]
    main = [_man(owner, speech) for owner in site["main"]]
    if site["tuck"]:
        main.append(_man("tuck", speech))
    main += _visitors(site["site"], view, speech)
    lines = [
        speech.say(
            "show-site-told",
            site=speech.say(f"site-{site['site']}"),
            spots=_list(speech, spots) or speech.say("show-nobody"),
        )
    ]
    if main:
        lines.append(speech.say("show-main-told", men=speech.join(main)))
    weapons = speech.join([speech.say(f"show-weapon-{weapon}") for weapon in site["fight"]], "or")
    lines.append(speech.say("show-site-costs", weapons=weapons, trap=_amounts(site["trap_cost"], speech)))
    return " ".join(lines)


def _hideout(spot: HideoutView, speech: Speech) -> str:
    parts = []
    if spot["arrested"] and spot["man"] is not None:
        fine = speech.say(f"goods-{spot['fine']}") if spot["fine"] else speech.say("show-none")
        parts.append(speech.say("show-arrested", man=_man(spot["man"], speech), fine=fine))
    elif spot["guard"]:
        parts.append(speech.say("show-guard"))
    elif spot["man"] is not None:
        parts.append(_man(spot["man"], speech))
    if spot["trap"] is not None:
        parts.append(speech.say("show-trap-of", owner=_who(spot["trap"], speech)))
    return speech.join(parts)


def _visitors(space: str, view: View, speech: Speech) -> list[str]:
    """Heroes and villains on a space."""
    here = next(one for one in view["spaces"] if one["space"] == space)
    heroes = [speech.say("show-hero-of", owner=_who(seat, speech)) for seat in here["heroes"]]
    return heroes + [speech.say(f"villain-{villain}") for villain in here["villains"]]


def _road(road: RoadView, view: View, speech: Speech) -> str:
    carriages = [speech.say(f"colour-{colour}") for colour in road["carriages"] if colour]
    line = speech.say(
        "show-road-told",
        road=speech.say(f"road-{road['road']}"),
        pennies=road["pennies"],
        owners=speech.join([_who(owner, speech) for owner in road["barricades"]]) or speech.say("show-none"),
        carriages=speech.join(carriages) or speech.say("show-none"),
        risk=road["at_risk"],
        cost=_amounts(road["cost"], speech),
    )
    here = _visitors(road["road"], view, speech)
    return f"{line} {speech.say('show-there-told', who=speech.join(here))}" if here else line


def _player(player: PlayerView, speech: Speech) -> str:
    return speech.say(
        "show-player-told",
        player=player_name(player, speech),
        ready=player["ready"],
        training=player["training"],
        goods=_amounts(player["goods"], speech) or speech.say("show-none"),
        arms=_arms(player["weapons"], speech) or speech.say("show-none"),
        reputation=player["reputation"],
        level=player["level"],
        barricades=player["barricades"],
        traps=player["traps"],
        emissaries=player["emissaries"],
        captives=player["captives"],
        hand=player["hand_size"],
        points=player["points"]["total"],
    )


def player_name(player: PlayerView, speech: Speech) -> str:
    name = speech.seat(player["seat"])
    if player["hero"] is None:
        return name
    turned = "turned" if player["turned"] else "able"
    return speech.say("show-hero", player=name, hero=speech.say(f"hero-{player['hero']}"), state=turned)


# What lies around the board


def around(view: View, speech: Speech) -> list[str]:
    lines = [*_elsewhere(view, speech), _lot(view, speech), _store(view, speech), *_prison(view, speech)]
    ransom = view["ransom"]
    if ransom:
        one = speech.say("show-ransom-man") if "man" in ransom["one"] else _amounts(ransom["one"], speech)
        lines.append(speech.say("show-ransom", captives=ransom["captives"], points=ransom["vp"], one=one))
    known = [_villain_card(card, speech) for card in view["villain_cards"]["next"] if card]
    if known:
        lines.append(speech.say("show-next", cards=_list(speech, known)))
    if view["arrow"]:
        lines.append(speech.say("show-arrow", pennies=view["arrow"]))
    lines += [line for player in view["players"] for line in _active(player, speech)]
    return [*lines, *odds(view, speech)]


def _active(player: PlayerView, speech: Speech) -> list[str]:
    """The cards a player has used this round, Friar Tuck's and spies too."""
    used = [speech.say(f"card-{card['id']}") for card in player["active"]]
    used += [speech.say(f"tuck-tuck-{card['card'] + 1}") for card in player["tuck_active"]]
    used += [speech.say(f"spy-{spy['id']}") for spy in player["spies_active"]]
    return [speech.say("show-active", player=speech.seat(player["seat"]), cards=speech.join(used))] if used else []


def odds(view: View, speech: Speech) -> list[str]:
    """The rolls on offer and how often each succeeds; whose they are is said."""
    roll = view["next_roll"]
    if roll is None:
        return []
    told = [
        speech.say("show-roll", dice=dice, chances=speech.join([_chance(one, speech) for one in chances]))
        for dice, chances in _by_dice(roll["rolls"]).items()
    ]
    own = [player["seat"] for player in view["players"] if player["hand"] is not None]
    key = "show-odds-own" if own == [roll["seat"]] else "show-odds-of"
    line = speech.say(key, player=speech.seat(roll["seat"]), rolls=_list(speech, told))
    again = roll["again"]
    return [f"{line} {speech.say(f'show-odds-{again}')}" if again else line]


def _by_dice(rolls: Sequence[Chance]) -> dict[int, list[Chance]]:
    found: dict[int, list[Chance]] = {}
    for one in rolls:
        found.setdefault(one["dice"], []).append(one)
    return found


def _chance(one: Chance, speech: Speech) -> str:
    percent = int(100 * one["chance"] + 0.5)
    if one["level"]:
        return speech.say("show-chance-level", level=one["level"], percent=percent)
    return speech.say("show-chance", percent=percent)


def _elsewhere(view: View, speech: Speech) -> list[str]:
    """Heroes and villains who are neither at a site nor on a road."""
    found = [
        f"{who} {speech.say(f'space-{space}.at')}" for space in ELSEWHERE for who in _visitors(space, view, speech)
    ]
    return [speech.say("show-elsewhere", who=speech.join(found))] if found else []


def _lot(view: View, speech: Speech) -> str:
    signs = {"empty": "·", "standing": "▲", "lying": "▬"}
    lot = view["lot"]
    rows = [
        f"{''.join(signs[slot['state']] for slot in lot[row::3])} ({_amounts(view['lot_rewards'][row], speech)})"
        for row in range(3)
    ]
    free = sum(slot["state"] == "empty" for slot in lot)
    return speech.say("show-lot", rows=" / ".join(rows), free=free)


def _store(view: View, speech: Speech) -> str:
    dice = [
        speech.say(
            "show-price",
            weapon=speech.say(f"show-weapon-{row['weapon']}"),
            colour=speech.say(f"colour-{row['colour']}"),
            dice=row["dice"],
            price=speech.say(f"price-{row['price']}"),
        )
        for row in view["store"]
    ]
    return speech.say("show-prices", dice=_list(speech, dice))


def _prison(view: View, speech: Speech) -> list[str]:
    levels = []
    for n, men in enumerate(view["prison"], start=1):
        if men:
            names = speech.join([_who(owner, speech) for owner in men])
            levels.append(speech.say("show-gallows" if n == 4 else "show-level", level=n, men=names))
    return [speech.say("show-prison", levels=_list(speech, levels))] if levels else []


def _villain_card(card: VillainView, speech: Speech) -> str:
    parts = [speech.say(f"watch-{card['guard']}")] if card["guard"] else []
    parts.append(f"{speech.say('villain-' + card['villain'])} {speech.say('space-' + card['space'] + '.at')}")
    if card["road"]:
        parts.append(speech.say(f"road-{card['road']}"))
    return ", ".join(parts)


# What only the owner sees


def private(view: View, speech: Speech) -> list[str]:
    own = [player for player in view["players"] if player["hand"] is not None]
    return [line for player in own for line in _own(player, speech)]


def _own(player: PlayerView, speech: Speech) -> list[str]:
    lines = []
    if player["hand"]:
        lines.append(speech.say("show-hand", cards=_cards(player["hand"], speech)))
    if player["passive"]:
        lines.append(speech.say("show-passive", cards=_cards(player["passive"], speech)))
    if player["tuck_cards"]:
        cards = [f"({card['card'] + 1}) {_actions(card['actions'], speech)}" for card in player["tuck_cards"]]
        lines.append(speech.say("show-tuck-cards", cards=_list(speech, cards)))
    if player["spies"]:
        lines.append(speech.say("show-spies", spies=_list(speech, [_spy(spy, speech) for spy in player["spies"]])))
    tasks = [
        speech.say("show-task", task=speech.say(f"task-{task['task']}"), worth=task["worth"])
        for task in player["tasks"] or ()
    ]
    if tasks:
        lines.append(speech.say("show-tasks", tasks=_list(speech, tasks)))
    return lines


def _cards(cards: Sequence[CardView], speech: Speech) -> str:
    lines = [
        speech.say(
            "show-card",
            card=speech.say(f"card-{card['id']}"),
            actions=_actions(card["actions"], speech),
            points=card["vp"],
        )
        for card in cards
    ]
    return _list(speech, lines)


def _actions(actions: Sequence[str], speech: Speech) -> str:
    """Two actions with a stroke between: some have an "or" of their own."""
    return " / ".join(speech.say(f"action-{action}") for action in actions)


def _spy(spy: SpyView, speech: Speech) -> str:
    return speech.say(
        "show-spy",
        spy=speech.say(f"spy-{spy['id']}"),
        action=speech.say(f"action-{spy['action']}"),
        price=speech.say(f"price-{spy['price']}.one"),
        points=-spy["vp"],
    )


def _list(speech: Speech, items: Sequence[str]) -> str:
    """Things that have commas of their own."""
    return f"{speech.say('show-stop')} ".join(items)


def _man(owner: Owner, speech: Speech) -> str:
    return speech.say("show-tuck") if owner == "tuck" else speech.say("show-man-of", owner=speech.seat(int(owner)))


def _who(owner: Owner, speech: Speech) -> str:
    return speech.say("show-tuck") if owner == "tuck" else speech.seat(int(owner))


def _amounts(goods: Mapping[str, int], speech: Speech) -> str:
    return ", ".join(speech.say(f"show-goods-{kind}", n=n) for kind, n in goods.items() if n)


def _arms(weapons: Mapping[str, int], speech: Speech) -> str:
    return ", ".join(speech.say(f"arms-{weapon}-{n}") for weapon, n in weapons.items() if n)
