"""What stands beside the cards: the clans' name plates, the sign with the round, the hand's tray, the ready button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label, place, seal
from sherwood.draw.svg import EMPTY, Svg, circle, group, line, path, rect, title, use, write

from ..shape import ClanView, SlotView
from .cards import cloth
from .layout import Layout
from .tartans import hue


@dataclass(frozen=True)
class Words:
    """What the plate of a clan says."""

    name: str
    neutral: str
    ready: bool
    summary: str
    seduced: bool


def lane(layout: Layout, row: int, clan: str) -> Svg:
    """The strip of turf a clan fights on, hemmed with its tartan."""
    box = layout.lane_row(row)
    turf = rect(*box, CORNER, fill=paint("turf"), stroke=paint("line"), stroke_width=1.5)
    if layout.narrow:
        return turf
    hem = cloth(clan, box.x, box.y, 10, box.height)
    return turf + hem + rect(box.x, box.y, 10, box.height, fill="none", stroke=paint("pen"), stroke_width=1.5)


def clan_panel(layout: Layout, row: int, clan: ClanView, words: Words, spent: Sequence[int]) -> Svg:
    draw = narrow_panel if layout.narrow else wide_panel
    return group(
        title(words.summary),
        draw(layout.panel(row), clan, words, spent),
        class_="clan",
        data_key=f"clan-{clan['clan']}",
    )


def badge(clan: str, x: float, y: float, size: float) -> Svg:
    disc = circle(x + size / 2, y + size / 2, size / 2, fill=hue(clan), stroke=paint("pen"), stroke_width=2)
    return disc + use(f"badge-{clan}", x + size * 0.15, y + size * 0.15, size * 0.7, size * 0.7)


def owner(clan: ClanView, words: Words, x: float, y: float) -> Svg:
    """Whose clan it is: the seat's glyph, or a word when it is nobody's."""
    if clan["seat"] is None:
        return label(x, y, words.neutral, 14, ink="muted", anchor="start")
    return seat_mark(clan["seat"], x, y - 14, 17)


def sealed(words: Words, x: float, y: float) -> Svg:
    return seal(x, y, 8) if words.ready else EMPTY


def wide_panel(box: Box, clan: ClanView, words: Words, spent: Sequence[int]) -> Svg:
    x, y = box.x + 12, box.y
    return group(
        badge(clan["clan"], x, y + 1, 38),
        label(x + 45, y + 17, words.name, 17, anchor="start"),
        owner(clan, words, x + 45, y + 37),
        sealed(words, x + 34, y + 34),
        count("heart" if words.seduced else "swords", clan["total"], x, y + 48, 24),
        count("laurel", clan["points"], x + 62, y + 48, 24),
        discards(spent, x, y + 86),
    )


def narrow_panel(box: Box, clan: ClanView, words: Words, spent: Sequence[int]) -> Svg:
    x, y = box.x + 4, box.y + 3
    return group(
        badge(clan["clan"], x, y + 1, 36),
        label(x + 42, y + 15, words.name, 17, anchor="start"),
        owner(clan, words, x + 134, y + 15),
        count("heart" if words.seduced else "swords", clan["total"], x + 42, y + 20, 19),
        count("laurel", clan["points"], x + 90, y + 20, 19),
        sealed(words, x + 34, y + 34),
    )


def count(emblem: str, value: int, x: float, y: float, size: float) -> Svg:
    words = str(value) if value >= 0 else f"−{-value}"
    return use(emblem, x, y, size, size) + figure(
        x + size + 5, y + size / 2, words, size * 0.92, ink="ink", anchor="start"
    )


def discards(spent: Sequence[int], x: float, y: float) -> Svg:
    """Strengths already thrown away this round, struck out."""
    return group(*(struck(str(strength), x + 8 + i * 17, y) for i, strength in enumerate(sorted(spent)[:7])))


def struck(words: str, x: float, y: float) -> Svg:
    return write(x, y, words, 14, serif=True, fill=paint("muted")) + line(
        x - 6, y - 2, x + 6, y - 8, stroke=paint("muted"), stroke_width=1.5
    )


def sign(layout: Layout, first: str, second: str) -> Svg:
    """A wooden board on the moor: the round, and the fort under attack if there is one."""
    box = layout.sign if second or not layout.narrow else layout.sign._replace(width=126)
    plank = rect(*box, 4, fill=paint("plank"), stroke=paint("pen"), stroke_width=2)
    if layout.narrow:
        y = box.y + 18
        return group(plank, words_on(box.x + 10, y, first, "start", 13), words_on(box.right - 10, y, second, "end", 13))
    posts = [
        rect(box.x + dx, box.y + 6, 8, box.height + 62, fill=paint("wood-dark"), stroke=paint("pen"), stroke_width=2)
        for dx in (16, box.width - 24)
    ]
    x = box.centre.x
    return group(*posts, plank, words_on(x, box.y + (25 if second else 35), first), words_on(x, box.y + 47, second))


def words_on(x: float, y: float, words: str, anchor: str = "middle", size: float = 15) -> Svg:
    return label(x, y, words, size, ink="pen", anchor=anchor)


def bare(box: Box, number: int, slot: SlotView) -> Svg:
    """A place nobody stands on; one that was left says so by its whole outline."""
    waiting = slot["state"] == "empty"
    ground = place(Box(0, 0, box.width, box.height), dashed=waiting)
    return ground + (figure(box.width / 2, box.height / 2, str(number + 1), 20, ink="muted") if waiting else EMPTY)


def turn_column(box: Box) -> Svg:
    """A band of light under the fort being attacked."""
    band = rect(*box, CORNER, fill=paint("glow"), fill_opacity=0.28, stroke=paint("gold"), stroke_width=2)
    x = box.centre.x
    return group(
        band,
        path(f"M{x - 9:.1f} {box.y - 1:.1f}H{x + 9:.1f}L{x:.1f} {box.y + 9:.1f}Z", fill=paint("gold")),
        class_="now",
    )


def hand_area(layout: Layout, words: str) -> Svg:
    box = layout.hand_area
    tray = rect(*box, CORNER + 2, fill=paint("sunk"), stroke=paint("line"), stroke_width=1.5)
    return tray + label(box.x + 14, box.y + 22, words, 16, anchor="start")
