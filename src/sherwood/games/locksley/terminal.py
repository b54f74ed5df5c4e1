"""The grid, the track and the two riders, drawn in a terminal or told in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.games.locksley.rules.cards import SIDE, SPACE_NAMES
from sherwood.games.locksley.shape import AheadView, RiderView, SpaceView, View
from sherwood.games.locksley.words import say_missing, say_task
from sherwood.text.placed import placed
from sherwood.text.speech import Speech

# A sign for each colour: colour alone tells some people nothing.
SIGNS = {
    "white": ("○", "white"), "red": ("▲", "red"), "pink": ("♥", "magenta"),
    "green": ("♣", "green"), "blue": ("◆", "blue"), "black": ("■", "bright_black"),
}  # fmt: skip
SEATS = (("①", "bold cyan"), ("②", "bold yellow"))
ROBIN = "♞"
MET = "✓"


def render(view: View, speech: Speech) -> RenderableType:
    """The picture: the grid, what each rider owns, and the track in its four sides."""
    parts: list[RenderableType] = [Text(_header(view, speech), style="bold"), _grid(view, speech)]
    parts += [Text(line) for rider in view["riders"] for line in _rider(rider, view, speech)]
    return Group(*parts, _track(view, speech))


def describe(view: View, speech: Speech) -> list[str]:
    """The same, in sentences, from the general to the particular."""
    rows = [_row_told(view, row, speech) for row in reversed(range(SIDE))]
    riders = [line for rider in view["riders"] for line in _rider(rider, view, speech)]
    return [_header(view, speech), *rows, *riders, *_ahead_told(view, speech)]


def _header(view: View, speech: Speech) -> str:
    who = speech.seat(-1 if view["active"] is None else view["active"])
    discards = sum(view["discard"].values())
    return speech.say(f"show-{view['phase']}", who=who, pile=view["pile"], discards=discards)


# The picture


def _grid(view: View, speech: Speech) -> Table:
    table = Table(box=box.ROUNDED, padding=(0, 1))  # no lines between rows: a small terminal shows all of it
    table.add_column("")
    for column in "abcde":
        table.add_column(column, justify="center", min_width=7)
    for row in reversed(range(SIDE)):
        spaces = range(row * SIDE, row * SIDE + SIDE)
        cells = (placed(_cell(view, space, speech), f"space:{space}") for space in spaces)
        table.add_row(str(row + 1), *cells)
    return table


def _cell(view: View, space: int, speech: Speech) -> Text:
    for rider in view["riders"]:
        if rider["robin"] == space:
            sign, style = SEATS[rider["seat"]]
            return Text(f"{ROBIN} {sign}", style=style)
    colour = view["grid"][space]
    if colour is None:
        return Text("·", style="dim")
    sign, style = SIGNS[colour]
    return Text(f"{sign} {_colour(colour, speech)}", style=style)


def _track(view: View, speech: Speech) -> Table:
    """Four columns, one a side, in the order in which the Bards travel."""
    table = Table(box=box.SIMPLE, padding=(0, 1))
    for side in ("left", "top", "right", "bottom"):
        table.add_column(speech.say("show-side", side=side), max_width=19)
    length = view["small_per_side"] + 2
    met = _met_spaces(view)
    for row in range(length if view["track"] else 0):
        spaces = (view["track"][side * length + row] for side in range(4))
        cells = (placed(_track_cell(space, view, met, speech), f"track:{space['space']}") for space in spaces)
        table.add_row(*cells)
    return table


def _met_spaces(view: View) -> set[str]:
    """The spaces ahead of the active Bard whose task is met now."""
    if view["active"] is None:
        return set()
    return {ahead["ref"] for ahead in view["riders"][view["active"]]["ahead"] if ahead["met"]}


def _track_cell(space: SpaceView, view: View, met: set[str], speech: Speech) -> Text:
    bards = "".join(SEATS[rider["seat"]][0] for rider in view["riders"] if rider["space"] == space["space"])
    mark = f" {MET}" if f"track:{space['space']}" in met else ""
    text = Text(f"{bards} " if bards else "", style="bold")
    return text.append(f"{_fame(space['fame'], speech)}{mark}", style="green" if mark else "not bold")


# Words both of them use


def _rider(rider: RiderView, view: View, speech: Speech) -> list[str]:
    name = speech.seat(rider["seat"])
    lines = [f"{SEATS[rider['seat']][0]} {_bard(name, rider, view, speech)}"]
    lines.append(speech.say("show-loot", loot=_counts(rider["loot"], speech)))
    lines.append(speech.say("show-gold", gold=rider["gold"], coins=_counts(rider["coins"], speech)))
    if rider["seat"] == view["active"] and rider["next"]:
        task = say_task(rider["next"]["fame"], view["readings"], speech)
        lines += [speech.say("show-next", task=task), _next(rider["next"], rider["seat"], speech)]
    return lines


def _bard(name: str, rider: RiderView, view: View, speech: Speech) -> str:
    if not view["track"] or rider["space"] is None:
        return speech.say("show-bard-home", name=name, step=rider["bard"], goal=view["goal"])
    fame = _fame(view["track"][rider["space"]]["fame"], speech)
    return speech.say("show-bard", name=name, fame=fame, step=rider["bard"], goal=view["goal"])


def _next(ahead: AheadView, seat: int, speech: Speech) -> str:
    if ahead["missing"] is None:
        return speech.say("show-next-met", fame=_fame(ahead["fame"], speech))
    return say_missing(ahead["missing"], seat, speech)


def _counts(counts: Mapping[str, int], speech: Speech) -> str:
    told = [speech.say("show-count", count=n, colour=_colour(name, speech)) for name, n in counts.items() if n]
    return speech.join(told) if told else speech.say("show-nothing")


# The sentences


def _row_told(view: View, row: int, speech: Speech) -> str:
    spaces = range(row * SIDE, row * SIDE + SIDE)
    return speech.say(
        "show-row", row=row + 1, spaces=speech.join([_space_told(view, space, speech) for space in spaces])
    )


def _space_told(view: View, space: int, speech: Speech) -> str:
    name = speech.say(f"space-{SPACE_NAMES[space]}")
    for rider in view["riders"]:
        if rider["robin"] == space:
            return speech.say("show-space-robin", space=name, name=speech.seat(rider["seat"]))
    colour = view["grid"][space]
    if colour is None:
        return speech.say("show-space-empty", space=name)
    return speech.say("show-space", space=name, colour=_colour(colour, speech))


def _ahead_told(view: View, speech: Speech) -> list[str]:
    """What comes next for the active Bard, one lap far, and whether it is met now."""
    if view["active"] is None:
        return []
    ahead = view["riders"][view["active"]]["ahead"][: view["lap"]]
    told = [
        speech.say("show-ahead-met" if one["met"] else "show-ahead-unmet", fame=_fame(one["fame"], speech))
        for one in ahead
    ]
    return [speech.say("show-ahead", spaces=speech.join(told))] if told else []


def _colour(colour: str, speech: Speech) -> str:
    return speech.say(f"colour-{colour}")


def _fame(fame: str, speech: Speech) -> str:
    return speech.say(f"fame-{fame}")
