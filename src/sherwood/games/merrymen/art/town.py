"""Nottingham from above, as a guild map: what each place looks like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, gauge, label, place
from sherwood.draw.sketch import sketch, symbols
from sherwood.draw.svg import EMPTY, Svg, at, group, line, rect, use, write

from ..shape import HideoutView, LotView, Owner, SpaceView
from . import FIGURES
from .goods import carriage, man, price, sign


def landmarks() -> Svg:
    return symbols("", FIGURES["town"])


def parcel(box: Box, *, wash: str = "surface") -> Svg:
    return rect(*box, CORNER, fill=paint(wash), stroke=paint("map-line"), stroke_width=1.5)


def heading(box: Box, icon: str, words: str, size: float = 15) -> Svg:
    """A parcel's name with its sign."""
    return sign(icon, box.x + 5, box.y + 4, 24) + label(box.x + 33, box.y + 21, words, size, anchor="start")


def visitors(space: SpaceView, x: float, y: float) -> Svg:
    """Heroes and villains standing there, from the right edge inwards."""
    heroes = [at(x - 22 * (i + 1), y, seat_mark(seat, 0, 0, 20)) for i, seat in enumerate(space["heroes"])]
    first = x - 22 * len(heroes)
    villains = [at(first - 24 * (i + 1), y - 2, villain(name)) for i, name in enumerate(space["villains"])]
    return group(*heroes, *villains)


def villain(name: str) -> Svg:
    """The Sheriff's star, Sir Guy's dagger, Prince John's crown, each on black."""
    disc = rect(0, 0, 23, 23, 5, fill=paint("pen"), stroke=paint("blood"), stroke_width=2)
    return disc + sketch(FIGURES["villains"][name], 1)


def arms(fight: Sequence[str], x: float, y: float) -> Svg:
    """The two weapons that drive guards from a site."""
    return group(*(sign(weapon, x + i * 18, y, 17) for i, weapon in enumerate(fight)))


def hideout(box: Box, hide: HideoutView) -> Svg:
    """A den: empty, held by a man, or seen by a guard; a trap or a fine lies at its foot."""
    w, h = box.width, box.height
    ground = place(Box(0, 0, w, h), dashed=not hide["guard"])
    inside = []
    if hide["man"] is not None:
        inside.append(man(hide["man"], w / 2 - 13, 4, 26))
    if hide["guard"]:
        inside.append(sign("guard", w / 2 - 14 + (8 if inside else 0), 4 + (8 if inside else 0), 28))
    if hide["trap"] is not None:
        inside.append(sign("trap", 1, h - 17, 16) + seat_mark(hide["trap"], 17, h - 13, 11))
    if hide["fine"]:
        inside.append(sign("fine", w - 17, h - 18, 16))
    return group(ground, *inside)


def crowd(owners: Sequence[Owner], x: float, y: float, room: float, size: float = 24) -> Svg:
    """Men side by side, closer together the more they are."""
    step = min(size, (room - size) / max(len(owners) - 1, 1))
    return group(*(man(owner, x + i * step, y, size) for i, owner in enumerate(owners)))


def main_area(box: Box, gives: str, owners: Sequence[Owner]) -> Svg:
    """Anyone may work here openly, for one of what the site gives."""
    ground = rect(
        0, 0, box.width, box.height, CORNER, fill=paint("town-wash"), stroke=paint("map-line"), stroke_width=1.5
    )
    return group(ground, sign(gives, 3, 8, 28), crowd(owners, 34, 10, box.width - 38))


def works(box: Box, what: str, cost: dict[str, int], lacking: int | None) -> Svg:
    """Where a trap or a barricade is built, and for what; a seal of gold when one can pay."""
    ready = lacking == 0
    ground = rect(
        0,
        0,
        box.width,
        box.height,
        CORNER,
        fill=paint("flame" if ready else "card-shade"),
        stroke=paint("gold" if ready else "map-line"),
        stroke_width=1.5,
    )
    return group(ground, sign(what, box.width / 2 - 12, 2, 24), price(cost, 3, box.height - 17, 13, across=4))


def lane(box: Box) -> Svg:
    """The road itself, a double line in ink."""
    y = box.centre.y
    edges = line(box.x, y, box.right, y, stroke=paint("map-ink"), stroke_width=38)
    return edges + line(box.x, y, box.right, y, stroke=paint("road"), stroke_width=34)


@lru_cache(maxsize=2048)
def road_sign(box: Box, words: str, pennies: int, at_risk: int) -> Svg:
    """The pennies that keep a road safe: at none the game is lost, and red says how near that is."""
    danger = pennies <= at_risk + 1
    board = rect(0, 0, box.width, box.height, 5, fill=paint("plank"), stroke=paint("pen"), stroke_width=2)
    name = write(box.width / 2, 16, words, 13, serif=True, fill=paint("pen"), font_weight=700)
    plate = rect(
        4,
        22,
        box.width - 8,
        box.height - 27,
        4,
        fill=paint("blood" if danger else "card"),
        stroke=paint("pen"),
        stroke_width=1,
    )
    ink = "card" if danger else "pen"
    count = figure(box.width / 2 + 12, 22 + (box.height - 27) / 2, str(pennies), 20, ink=ink)
    return group(board, name, plate, sign("penny", 8, 25, box.height - 33), count)


@lru_cache(maxsize=2048)
def barrier(box: Box, owner: int) -> Svg:
    return sign("barricade", 0, box.height / 2 - 16, 28) + seat_mark(owner, 8, box.height / 2 + 10, 12)


@lru_cache(maxsize=2048)
def on_road(box: Box, colour: str | None) -> Svg:
    if colour is None:
        return place(Box(3, 8, box.width - 6, box.height - 16))
    return carriage(colour, 0, (box.height - box.width) / 2, box.width)


def castle(box: Box, words: str, owners: Sequence[Owner], *, narrow: bool) -> Svg:
    size = box.height - (10 if narrow else 34)
    x = box.x + 20 if narrow else box.centre.x - size / 2
    keep = use("castle", x, box.y + (6 if narrow else 10), size, size)
    where = (box.x + 100, box.y + 24, "start") if narrow else (box.centre.x, box.bottom - 8, "middle")
    yard = crowd(owners, box.x + 100 if narrow else box.x + 8, box.y + (30 if narrow else 8), 120, 22)
    return group(keep, label(where[0], where[1], words, 17, anchor=where[2]), yard)


def guard_track(box: Box, guards: int, length: int) -> Svg:
    """The guard track: full is lost."""
    return gauge(box, guards, length, fill="red") + figure(
        box.centre.x, box.centre.y, f"{guards}/{length}", 15, ink="ink"
    )


def lot_place(box: Box, slot: LotView) -> Svg:
    """A place in the carriage lot: the toll it took, or will take, and the carriage in it."""
    w = box.width
    ground = place(Box(0, 0, w, box.height), dashed=slot["state"] == "empty")
    if slot["state"] == "empty":
        return group(
            ground,
            sign("penny", 2, box.height / 2 - 7, 14),
            figure(w - 9, box.height / 2, str(slot["pennies"]), 14, ink="ink"),
        )
    turned = carriage(slot["colour"], (w - 26) / 2, 1, 26)
    return group(ground, turned, opacity=0.55 if slot["state"] == "lying" else None)


@lru_cache(maxsize=2048)
def chance(x: float, y: float, need: int, share: str) -> Svg:
    """A round of archery: the hits it needs and how often that comes off."""
    return (
        sign("target", x, y, 20)
        + figure(x + 26, y + 10, str(need), 15, ink="ink", anchor="start")
        + label(x + 42, y + 15, share, 13, ink="muted", anchor="start", serif=False)
    )


def cell(box: Box, owners: Sequence[Owner], level: int) -> Svg:
    ground = rect(
        *box, CORNER, fill=paint("stone" if level < 3 else "stone-dark"), stroke=paint("pen"), stroke_width=1.5
    )
    words = figure(box.x + 10, box.y + 12, str(level + 1) if level < 3 else "†", 15)
    return ground + words + (EMPTY if owners else sign("bars", box.right - 20, box.y + 4, 15))
