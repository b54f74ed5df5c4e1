"""The county map in a terminal: boxes where they lie, who stands where, how far a march can go; or in sentences."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.games.legend.county import MapBox, boxes
from sherwood.games.legend.shape import BoxMark, MarchView, PieceMark, PieceView, View
from sherwood.games.legend.tables import Chart, archery, melee
from sherwood.games.legend.terminal_map import County
from sherwood.text.placed import placed
from sherwood.text.speech import Speech

KEEPS: Final[tuple[BoxMark, ...]] = ("looted", "discovered")
MARKS: Final[tuple[PieceMark, ...]] = ("disguised", "wounded", "wet")
FIGHTING: Final = ("combat", "sheriff_combat")
# A sign for each side as well as a colour, and a letter for each terrain in the box's own id.
SIGNS = {"outlaw": ("●", "blue"), "sheriff": ("▲", "yellow"), "traveller": ("$", "magenta")}
ROBIN = "★"  # whom everybody looks for first
COLOURS = {
    "forest": "green", "field": "bright_black", "road": "white", "numbered_road": "bold white", "village": "red",
    "town": "bold red", "mill": "bold", "castle": "bold magenta", "ruined_castle": "magenta", "keep": "bold magenta",
    "bridge": "cyan", "ford": "cyan", "green": "bold green",
}  # fmt: skip


def render(view: View, speech: Speech) -> RenderableType:
    """What the signs mean, the map, then who stands where, then how far the march can go."""
    parts: list[RenderableType] = [Text(_header(view, speech), style="bold")]
    parts += [Text(speech.say("term-legend"), style="dim"), _canvas(view), _stands(view, speech)]
    if view["phase"] in FIGHTING:
        parts.append(Columns([_chart(archery(), speech, "archery"), _chart(melee(), speech, "melee")]))
    return Group(*parts, *(Text(line) for line in _news(view, speech)))


def describe(view: View, speech: Speech) -> list[str]:
    """The same, in sentences, from the general to the particular."""
    boxes = [_box_told(name, here, view, speech) for name, here in occupied(view).items()]
    charts = [_read(archery(), speech, "archery"), _read(melee(), speech, "melee")] if view["phase"] in FIGHTING else []
    return [_header(view, speech), *_news(view, speech), *charts, *boxes]


def _header(view: View, speech: Speech) -> str:
    gold = view["gold"]
    phase = speech.say(f"term-phase-{view['phase']}")
    sides = {"robin-name": speech.seat(0), "sheriff-name": speech.seat(1)}  # else nobody knows which side is theirs
    return speech.say(
        "term-header", turn=view["turn"], phase=phase, robin=gold["robin"], sheriff=gold["sheriff"], **sides
    )


def occupied(view: View) -> dict[str, list[PieceView]]:
    """Pieces on the map, by box, in the order of the map."""
    found: dict[str, list[PieceView]] = {}
    for row in boxes().values():
        here = [piece for piece in view["pieces"] if piece["box"] == row["id"]]
        if here:
            found[row["id"]] = here
    return found


# The picture


def _canvas(view: View) -> County:
    """Every box's id where the box lies, with the signs of those who stand there and the cost to reach it."""
    cost = {row["box"]: row["cost"] for row in view["march"]["reach"]} if view["march"] else {}
    here = occupied(view)
    return County(
        [(row["x"], row["y"], _label(row, here.get(row["id"], []), cost.get(row["id"]))) for row in boxes().values()]
    )


def _label(row: MapBox, here: list[PieceView], cost: int | None) -> Text:
    label = Text(row["id"], style=COLOURS[row["terrain"]])
    if any(piece["id"] == "robin_hood" for piece in here):
        label.append(ROBIN, style="bold blue")
    for side, (sign, colour) in SIGNS.items():
        n = sum(piece["side"] == side and piece["id"] != "robin_hood" for piece in here)
        if n:
            label.append(sign if n == 1 else f"{sign}{n}", style=colour)
    if cost is not None:
        label.append(f"+{cost}", style="bold reverse")
    return placed(label, *_refs(row["id"], here))


def _refs(name: str, here: list[PieceView]) -> list[str]:
    return [f"box:{name}", *(f"piece:{piece['id']}" for piece in here)]


def _stands(view: View, speech: Speech) -> Table:
    """One line per occupied box."""
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1))
    for name, here in occupied(view).items():
        place = Text(f"{name} {speech.say('box-' + name)}", style=COLOURS[boxes()[name]["terrain"]])
        people = Text(", ").join([placed(_person(piece, speech), f"piece:{piece['id']}") for piece in here])
        table.add_row(placed(place, f"box:{name}"), Text(_terrain(name, speech), style="dim"), people)
    return table


# The tables of the sheet, while there is fighting (§3.2)


def _chart(chart: Chart, speech: Speech, name: str) -> Table:
    table = Table(box=box.SIMPLE, title=speech.say(f"board-table-{name}"), title_style="bold", padding=(0, 1))
    for head in ("", *chart.heads):
        table.add_column(head, justify="right")
    for die, row in enumerate(chart.rows, 1):
        table.add_row(Text(str(die), style="bold"), *row)
    return table


def _read(chart: Chart, speech: Speech, name: str) -> str:
    """The same table in one sentence."""
    columns = [
        speech.say("term-column", head=head, results=" ".join(chart.column(n))) for n, head in enumerate(chart.heads)
    ]
    return speech.say(f"term-{name}", columns="; ".join(columns))


# The words


def _news(view: View, speech: Speech) -> list[str]:
    """What is not on the map: the march, the tournament, the wedding, Robin's conditions, the marks on keeps."""
    lines = [_march(view["march"], speech)] if view["march"] else []
    if view["tournament"]:
        key = "term-tournament-past" if _held(view) else "term-tournament"
        lines.append(speech.say(key, turn=view["tournament"]))
    if view["exchange"] and view["exchange"]["take"]:
        give, take = view["exchange"]["give"], view["exchange"]["take"]
        lines.append(speech.say("term-exchange", give=_names(give, speech), take=_names(take, speech)))
    if view["married"]:
        lines.append(speech.say("term-married", husband=speech.say(f"piece-{view['married']}")))
    for key in KEEPS:
        if view[key]:
            lines.append(
                speech.say(f"term-{key}", boxes=speech.join([speech.say(f"box-{name}") for name in view[key]]))
            )
    return [*lines, _conditions(view["conditions"], speech)]


def _held(view: View) -> bool:
    """The tournament is held when Robin has moved on its day."""
    moving = view["phase"] in ("dawn", "movement")
    day = view["tournament"] or 0
    return view["turn"] > day or (view["turn"] == day and not moving)


def _conditions(met: list[str], speech: Speech) -> str:
    if not met:
        return speech.say("term-conditions-none")
    told = speech.join([speech.say(f"score-{name}") for name in met])
    return speech.say("term-conditions", count=len(met), met=told)


def _names(pieces: list[str], speech: Speech) -> str:
    return speech.join([speech.say(f"piece-{name}") for name in pieces])


def _march(march: MarchView, speech: Speech) -> str:
    """Who marches, from where, and every box within reach with its cost."""
    group = _names(march["group"], speech)
    ways = [speech.say("term-way", box=speech.say(f"box-{row['box']}"), cost=row["cost"]) for row in march["reach"]]
    place = speech.say(f"box-{march['box']}")
    return speech.say("term-march", group=group, box=place, left=march["left"], ways=", ".join(ways) or "–")


def _box_told(name: str, here: list[PieceView], view: View, speech: Speech) -> str:
    place = speech.say(f"box-{name}")
    return speech.say("term-box", box=place, terrain=_terrain(name, speech), people=_people(here, speech))


def _terrain(name: str, speech: Speech) -> str:
    return speech.say(f"term-terrain-{boxes()[name]['terrain']}")


def _people(here: list[PieceView], speech: Speech) -> str:
    return speech.join([_person(piece, speech) for piece in here])


def _person(piece: PieceView, speech: Speech) -> str:
    """A name, and what is special about it."""
    name = speech.say(f"piece-{piece['id']}")
    marks: list[str] = [key for key in ("face_down", "captive") if piece["state"] == key]
    marks += [key for key in MARKS if piece[key]]
    if piece["toward"]:
        return speech.say("term-toward", piece=name, box=speech.say(f"box-{piece['toward']}"))
    told = [speech.say(f"term-is-{mark}") for mark in marks]
    if piece["state"] == "captive" and piece["kept"]:
        told.append(speech.say("term-kept", turns=piece["kept"]))
    return speech.say("term-marked", piece=name, marks=", ".join(told)) if told else name
