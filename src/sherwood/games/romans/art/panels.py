"""What stands beside the cards: the clans' name plates, the forts' rules, the sign with the round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label, place, player, seal
from sherwood.draw.prose import fitted, prose, shrunk, width
from sherwood.draw.svg import EMPTY, Svg, circle, group, rect, use, write

from ..shape import SlotView
from .cards import cloth, signed
from .layout import Layout
from .tartans import hue


@dataclass(frozen=True)
class Words:
    """What the plate of a clan says: who leads it, which clan it is, its points, how near three Legion Forts are."""

    seat: int | None
    name: str
    clan: str
    points: str
    legions: str
    ready: bool
    mine: bool


def lane(layout: Layout, row: int, clan: str) -> Svg:
    """The strip of turf a clan fights on, hemmed with its tartan."""
    box = layout.lane_row(row)
    turf = rect(*box, CORNER, fill=paint("turf"), stroke=paint("line"), stroke_width=1.5)
    if layout.narrow:
        return turf
    hem = cloth(clan, box.x, box.y, 10, box.height)
    return turf + hem + rect(box.x, box.y, 10, box.height, fill="none", stroke=paint("pen"), stroke_width=1.5)


def badge(clan: str, x: float, y: float, size: float) -> Svg:
    disc = circle(x + size / 2, y + size / 2, size / 2, fill=hue(clan), stroke=paint("pen"), stroke_width=2)
    return disc + use(f"badge-{clan}", x + size * 0.15, y + size * 0.15, size * 0.7, size * 0.7)


@lru_cache(maxsize=1024)
def plate(box: Box, clan: str, points: int, words: Words, *, narrow: bool) -> Svg:
    """The plate of a clan, with its corner at (0, 0)."""
    across = 382 if narrow else box.width + 3
    ground = rect(-1, 0, across, box.height, CORNER, fill=paint("wash")) if words.mine else EMPTY
    return ground + (narrow_plate if narrow else wide_plate)(box, clan, points, words)


def wide_plate(box: Box, clan: str, points: int, words: Words) -> Svg:
    room, low = box.width - 39, box.height < 90
    name = named(words, 15, 38, 16, room)
    of = write(38, 33, fitted(words.clan, 13, room), 13, fill=paint("muted"), text_anchor="start")
    score = figure(26, 57 if low else 60, signed(points), 24, ink="ink", anchor="start")
    unit = write(
        30 + width(signed(points), 24, serif=True),
        62 if low else 65,
        words.points,
        13,
        fill=paint("muted"),
        text_anchor="start",
    )
    legions = write(0, box.height - 4, words.legions, 13, fill=paint("red"), text_anchor="start")
    star = use("laurel", 0, 46 if low else 49, 22, 22)
    return group(badge(clan, 0, 2, 33), name, of, sealed(words, 5, 34), star, score, unit, legions)


def narrow_plate(box: Box, clan: str, points: int, words: Words) -> Svg:
    name = named(words, 15, 44, 17, box.width - 46)
    of = write(98, 37, fitted(words.clan, 13, box.width - 100), 13, fill=paint("muted"), text_anchor="start")
    score = use("laurel", 44, 22, 18, 18) + figure(66, 32, signed(points), 17, ink="ink", anchor="start")
    return group(badge(clan, 4, 4, 34), name, of, sealed(words, 8, 37), score)


def named(words: Words, size: float, x: float, y: float, room: float) -> Svg:
    """Who leads the clan; a neutral one has only its own name."""
    if words.seat is None:
        return label(x, y, words.name, size, anchor="start")
    return player(x, y, words.name, size, words.seat, room)


def sealed(words: Words, x: float, y: float) -> Svg:
    return seal(x, y, 8) if words.ready else EMPTY


def deck(layout: Layout, words: str) -> Svg:
    """How many forts are still to come, beside the rules of those that stand."""
    if layout.narrow:
        return write(12, layout.frieze.bottom + 20.5, words, 13, fill=paint("muted"), text_anchor="start")
    return prose(12, layout.frieze.bottom + 20, words, 13, 124, ink="muted", anchor="start", most=3)


@lru_cache(maxsize=256)
def plaque(box: Box, name: str, rule: str, *, now: bool, narrow: bool) -> Svg:
    """A fort's name and its rule in a few words, on a board nailed to the wall's foot."""
    face, edge, pen = ("wash", "gold", 2.5) if now else ("surface", "line", 1.5)
    board = rect(*box, 4, fill=paint(face), stroke=paint(edge), stroke_width=pen)
    if narrow:
        words = fitted(f"{name}\u202f: {rule}" if rule else name, 13, box.width - 12)
        return board + write(box.x + 8, box.y + 16.5, words, 13, text_anchor="start")
    title = label(box.centre.x, box.y + 14, name, 13, serif=False)
    return board + title + prose(box.centre.x, box.y + 29.5, rule, 13, box.width - 2, ink="muted", most=2)


def sign(layout: Layout, first: str, second: str) -> Svg:
    """A wooden board on the moor: the round, and the fort under attack if there is one."""
    box = layout.sign
    if layout.narrow:
        words = f"{first}, {second}" if second else first
        plank = rect(box.x, box.y, width(words, 13, serif=True) + 20, box.height, 4)
        return group(plank, fill=paint("plank"), stroke=paint("pen"), stroke_width=2) + words_on(
            box.x + 10, box.y + 17.5, words, "start", 13
        )
    plank = rect(*box, 4, fill=paint("plank"), stroke=paint("pen"), stroke_width=2)
    posts = [
        rect(box.x + dx, box.y + 6, 8, box.height + 52, fill=paint("wood-dark"), stroke=paint("pen"), stroke_width=2)
        for dx in (16, box.width - 24)
    ]
    x = box.centre.x
    size = shrunk(first, (15, 14, 13), box.width - 12, serif=True)
    written = words_on(x, box.y + (24 if second else 34), first, size=size) + words_on(x, box.y + 45, second, size=size)
    return group(*posts, plank, written)


def words_on(x: float, y: float, words: str, anchor: str = "middle", size: float = 15) -> Svg:
    return label(x, y, words, size, ink="pen", anchor=anchor)


def bare(box: Box, number: int, slot: SlotView, worth: str) -> Svg:
    """A place nobody stands on, and what its fort is worth; one that was left says so by its whole outline."""
    waiting = slot["state"] == "empty"
    ground = place(Box(0, 0, box.width, box.height), dashed=waiting)
    if not waiting:
        return ground
    x, y = box.width / 2, box.height / 2
    told = label(x, y + 20, worth, 13, ink="muted", anchor="middle") if worth else EMPTY
    return ground + figure(x, y - 8 if worth else y, str(number + 1), 20, ink="muted") + told


def turn_column(box: Box) -> Svg:
    """A band of light under the fort being attacked."""
    band = rect(*box, CORNER, fill=paint("glow"), fill_opacity=0.28, stroke=paint("gold"), stroke_width=2)
    return group(band, class_="now")
