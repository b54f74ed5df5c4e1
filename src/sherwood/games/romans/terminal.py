"""The wall and the clans, drawn in a terminal or told in sentences."""

from __future__ import annotations

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sherwood.games.romans.rules.cards import DESIGN_NAMES, STRENGTH, WARRIORS
from sherwood.games.romans.shape import ClanView, FortView, SlotView, View
from sherwood.games.romans.words import figure
from sherwood.text.placed import placed
from sherwood.text.speech import Speech

PLACES = 6
LABEL = 16  # columns for a clan's name and sums, at least
WIDEST = 110
# A sign for each clan as well as a colour: colour alone tells some people nothing.
SIGNS = {"gold": ("◆", "yellow"), "green": ("♣", "green"), "violet": ("●", "magenta"), "red": ("▲", "red")}


def render(view: View, speech: Speech) -> RenderableType:
    """The picture of what one seat may see."""
    parts: list[RenderableType] = [Text(_header(view, speech), style="bold"), Grid(view, speech)]
    parts += [Text(line) for clan in view["clans"] for line in _cards(clan, speech)]
    return Group(*parts)


def describe(view: View, speech: Speech) -> list[str]:
    """The same, in sentences, from the general to the particular."""
    wall = [_wall_told(view, speech)] if any(view["wall"]) else []
    clans = [_clan_told(clan, speech) for clan in view["clans"]]
    return [_header(view, speech), *wall, *clans, *_private(view, speech)]


def _header(view: View, speech: Speech) -> str:
    return speech.say(f"term-{view['phase']}", round=view["round"], turn=view["turn"], left=view["deck_left"])


# The picture


class Grid:
    """The wall above, a row for each clan below, as wide as the terminal allows."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.view = view
        self.speech = speech

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = min(options.max_width, WIDEST) - PLACES - 2  # what the borders leave
        place = (room - LABEL) // PLACES
        yield self.table(room - PLACES * place, place)

    def table(self, label: int, place: int) -> Table:
        table = Table(box=box.ROUNDED, padding=0, show_lines=True)
        table.add_column(width=label)
        for number in range(PLACES):
            table.add_column(_number(number, self.view), justify="center", width=place)
        wall = (placed(_fort_cell(fort, self.speech), f"fort:{n}") for n, fort in enumerate(self.view["wall"]))
        table.add_row(Text(self.speech.say("term-wall")), *wall)
        for clan in self.view["clans"]:
            table.add_row(_clan_cell(clan, self.speech), *self.lane(clan))
        return table

    def lane(self, clan: ClanView) -> list[Text]:
        cells = enumerate(_place_cell(one, self.speech) for one in clan["lane"])
        return [placed(cell, f"slot:{clan['clan']}:{n}") for n, cell in cells]


def _number(place: int, view: View) -> str:
    now = view["phase"] == "attack" and place == view["turn"] - 1
    return f"▼ {place + 1} ▼" if now else str(place + 1)


def _fort_cell(fort: FortView | None, speech: Speech) -> Text:
    if fort is None:
        return Text("")
    style = "red" if fort["value"] < 0 else "bold"
    return Text(_fort(fort, speech), style=style)


def _clan_cell(clan: ClanView, speech: Speech) -> Text:
    sign, colour = SIGNS[clan["clan"]]
    name = speech.say("term-owner", player=_player(clan, speech), clan=speech.say(f"clan-{clan['clan']}"))
    text = Text(f"{sign} {name}\n", style=f"bold {colour}")
    text.append(
        speech.say("term-sums", total=clan["total"], points=clan["points"], figure=figure(clan["points"])),
        style="not bold default",
    )
    if clan["seduced_by"]:
        text.append("\n" + _seduced(clan, speech), style="not bold default")
    if clan["legions"]:
        text.append("\n" + speech.say("term-legions", legions=clan["legions"]), style="not bold red")
    return text


def _place_cell(place: SlotView, speech: Speech) -> Text:
    warrior = place["warrior"]
    if place["state"] == "hidden":
        return Text("▒▒▒▒▒" if warrior is None else f"{_name(warrior, speech)}\n▒ {_strength(warrior)} ▒", style="dim")
    if warrior is None or place["state"] != "up":
        return Text("·" if place["state"] == "empty" else "", style="dim")
    strength = f"► {_strength(warrior)} ◄" if place["fresh"] else f"{_strength(warrior)}"
    return Text(f"{_name(warrior, speech)}\n{strength}", style="bold" if place["fresh"] else "")


# The sentences


def _wall_told(view: View, speech: Speech) -> str:
    forts = [_fort_told(place, view, speech) for place in range(PLACES)]
    return speech.say("term-wall-told", forts=speech.join(forts))


def _fort_told(place: int, view: View, speech: Speech) -> str:
    fort = view["wall"][place]
    if fort is None:
        return speech.say("term-gone", place=place + 1)
    now = "now" if view["phase"] == "attack" and place == view["turn"] - 1 else "later"
    return speech.say("term-fort", place=place + 1, fort=_fort(fort, speech), now=now)


def _clan_told(clan: ClanView, speech: Speech) -> str:
    name = speech.say(f"clan-{clan['clan']}")
    told = [
        speech.say(
            "term-clan", clan=name, player=_player(clan, speech), points=clan["points"], figure=figure(clan["points"])
        )
    ]
    if clan["forts"]:
        forts = [_fort(fort, speech) for fort in clan["forts"]]
        told.append(speech.say("term-holds", forts=speech.join(forts), legions=clan["legions"]))
    up = [
        _warrior_told(place["warrior"], place["fresh"], speech)
        for place in clan["lane"]
        if place["state"] == "up" and place["warrior"]
    ]
    if up:
        told.append(speech.say("term-up", warriors=speech.join(up), total=clan["total"]))
    if clan["seduced_by"]:
        told.append(_seduced(clan, speech))
    hidden = [str(i + 1) for i, place in enumerate(clan["lane"]) if place["state"] == "hidden"]
    if hidden:
        told.append(speech.say("term-hidden", places=speech.join(hidden), count=len(hidden)))
    return " ".join(told)


def _warrior_told(warrior: str, fresh: bool, speech: Speech) -> str:
    key = "term-warrior-fresh" if fresh else "term-warrior"
    return speech.say(key, warrior=_name(warrior, speech), strength=_strength(warrior))


# What only the owner sees


def _private(view: View, speech: Speech) -> list[str]:
    return [line for clan in view["clans"] for line in (*_cards(clan, speech), *_row(clan, speech))]


def _cards(clan: ClanView, speech: Speech) -> list[str]:
    lines = []
    if clan["hand"]:
        lines.append(
            speech.say("term-hand", warriors=speech.join([_warrior_told(w, False, speech) for w in clan["hand"]]))
        )
    if clan["aside"]:
        lines.append(speech.say("term-aside", warriors=speech.join([_name(w, speech) for w in clan["aside"]])))
    return lines


def _row(clan: ClanView, speech: Speech) -> list[str]:
    known = [
        speech.say("term-place", place=i + 1, warrior=_name(place["warrior"], speech))
        for i, place in enumerate(clan["lane"])
        if place["state"] == "hidden" and place["warrior"] is not None
    ]
    return [speech.say("term-lane", places=speech.join(known))] if known else []


def _seduced(clan: ClanView, speech: Speech) -> str:
    return speech.say("board-seduced", clan=speech.say(f"clan-{clan['seduced_by']}")) + "."


def _player(clan: ClanView, speech: Speech) -> str:
    return speech.say("term-neutral") if clan["seat"] is None else speech.seat(clan["seat"])


def _fort(fort: FortView, speech: Speech) -> str:
    return speech.say(f"fort-{DESIGN_NAMES[fort['design']]}")


def _name(warrior: str, speech: Speech) -> str:
    return speech.say(f"warrior-{warrior}")


def _strength(warrior: str) -> int:
    return int(STRENGTH[WARRIORS.index(warrior)])
