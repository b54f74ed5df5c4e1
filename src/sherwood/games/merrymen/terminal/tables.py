"""Nottingham as tables that fit eighty columns, with sentences for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.games.merrymen.shape import HideoutView, Owner, RoadView, SiteView, View
from sherwood.games.merrymen.terminal import sentences
from sherwood.text.placed import placed
from sherwood.text.speech import Speech

GOODS = ("wood", "iron", "tool", "distraction", "penny")
WEAPONS = ("sword", "bow", "axe", "staff")
# Players are letters in the tables: their names stand in the last one but one.
LETTERS = "ABCDE"


def render(view: View, speech: Speech) -> RenderableType:
    """The picture of what one seat may see."""
    parts: list[RenderableType] = [
        Text(sentences.header(view, speech), style="bold"),
        Text(sentences.danger(view, speech)),
    ]
    parts += [_sites(view, speech), _roads(view, speech), _players(view, speech), _stock(view, speech)]
    parts.append(Text(speech.say("show-legend"), style="dim"))
    parts += [Text(line) for line in (*sentences.around(view, speech), *sentences.private(view, speech))]
    return Group(*parts)


def _table(title: str, columns: Sequence[str], speech: Speech) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, title=speech.say(title), title_justify="left", show_edge=False, collapse_padding=True
    )
    for column in columns:
        # Names of players may be long and go over two lines, those of places are short.
        whole = column in ("show-site", "show-road", "show-whose")
        table.add_column(speech.say(column) if "-" in column else column, no_wrap=whole, overflow="fold")
    return table


# Sites


def _sites(view: View, speech: Speech) -> Table:
    columns = ("show-site", "1", "2", "3", "4", "show-main", "show-fight", "show-trap")
    table = _table("show-sites", columns, speech)
    for site in view["sites"]:
        table.add_row(
            placed(speech.say(f"show-place-{site['site']}"), f"space:{site['site']}", f"main:{site['site']}"),
            *(placed(_hideout(one, speech), f"hideout:{site['site']}:{n}") for n, one in enumerate(site["hideouts"])),
            placed(_main(site, view, speech), f"main:{site['site']}", f"space:{site['site']}"),
            "/".join(speech.say(f"show-weapon-{weapon}") for weapon in site["fight"]),
            placed(_amounts(site["trap_cost"], speech), f"trap:{site['site']}"),
        )
    return table


def _hideout(spot: HideoutView, speech: Speech) -> str:
    parts = []
    if spot["guard"]:
        parts.append("G")
    if spot["man"] is not None:
        parts.append(_letter(spot["man"]))
    if spot["fine"]:
        parts.append(f"({speech.say('show-kind-' + spot['fine'])})")
    if spot["trap"] is not None:
        parts.append(f"^{_letter(spot['trap'])}")
    return " ".join(parts) or "·"


def _main(site: SiteView, view: View, speech: Speech) -> str:
    men = [_letter(owner) for owner in site["main"]]
    if site["tuck"]:
        men.append(_letter("tuck"))
    return " ".join(men + _visitors(site["site"], view, speech)) or "·"


def _visitors(space: str, view: View, speech: Speech) -> list[str]:
    """Heroes and villains on a space."""
    here = next(one for one in view["spaces"] if one["space"] == space)
    return [f"@{_letter(seat)}" for seat in here["heroes"]] + [
        speech.say(f"show-villain-{villain}") for villain in here["villains"]
    ]


# Roads


def _roads(view: View, speech: Speech) -> Table:
    columns = ("show-road", "show-pennies", "show-risk", "show-way", "show-there", "show-barricade")
    table = _table("show-roads", columns, speech)
    for road in view["roads"]:
        table.add_row(
            placed(speech.say(f"show-place-{road['road']}"), f"road:{road['road']}", f"space:{road['road']}"),
            str(road["pennies"]),
            str(road["at_risk"]),
            placed(_way(road, speech), *_on(road)),
            " ".join(_visitors(road["road"], view, speech)) or "·",
            placed(_amounts(road["cost"], speech), f"barricade:{road['road']}"),
        )
    return table


def _on(road: RoadView) -> list[str]:
    carriages = [f"carriage:{road['road']}:{n}" for n in range(len(road["carriages"]))]
    return [f"barricade:{road['road']}", *carriages]


def _way(road: RoadView, speech: Speech) -> str:
    """From the far end to the castle: what waits behind each barricade."""
    owners = ["", *(_letter(owner) for owner in road["barricades"])]
    steps = []
    for owner, colour in zip(owners, road["carriages"], strict=True):
        waits = speech.say(f"colour-{colour}") if colour else "·"
        steps.append(f"{waits} ‖{owner}")
    return " ".join(steps)


# Players


def _players(view: View, speech: Speech) -> Table:
    columns = (
        "show-player", "show-men", "show-fame", "show-barricades", "show-traps", "show-emissaries", "show-captives",
        "show-cards", "show-points",
    )  # fmt: skip
    table = _table("show-players", columns, speech)
    for player in view["players"]:
        table.add_row(
            f"{_letter(player['seat'])} {sentences.player_name(player, speech)}",
            f"{player['ready']}+{player['training']}",
            f"{player['reputation']} ({player['level']})",
            str(player["barricades"]),
            str(player["traps"]),
            str(player["emissaries"]),
            str(player["captives"]),
            f"{player['hand_size']}+{len(player['passive']) + len(player['spies'])}",
            str(player["points"]["total"]),
        )
    return table


def _stock(view: View, speech: Speech) -> Table:
    """Possessions and weapon dice, those of the Sheriff and of the store too."""
    columns = ["show-whose", *(f"show-kind-{kind}" for kind in GOODS), *(f"show-weapon-{kind}" for kind in WEAPONS)]
    table = _table("show-stock", columns, speech)
    for player in view["players"]:
        seat = player["seat"]
        held = [placed(_number(player["goods"][kind]), f"goods:{seat}:{kind}") for kind in GOODS]
        arms = [placed(_number(player["weapons"][kind]), f"weapon:{seat}:{kind}") for kind in WEAPONS]
        table.add_row(_letter(seat), *held, *arms)
    stash = [placed(_number(view["stash"][kind]), f"stash:{kind}") for kind in GOODS]
    table.add_row(speech.say("show-villain-sheriff"), *stash)
    dice = {row["weapon"]: row["dice"] for row in view["store"]}
    store = [placed(_number(dice[kind]), f"store:{kind}") for kind in WEAPONS]
    table.add_row(placed(speech.say("show-store"), "space:store"), *[""] * len(GOODS), *store)
    return table


def _number(n: int) -> str:
    return str(n) if n else "·"


def _letter(owner: Owner) -> str:
    return "T" if owner == "tuck" else LETTERS[int(owner)]


def _amounts(goods: Mapping[str, int], speech: Speech) -> str:
    return " ".join(speech.say(f"show-goods-{kind}", n=n) for kind, n in goods.items() if n)
