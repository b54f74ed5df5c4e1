"""The players' ledgers: goods and weapons, works and renown, and cards with their deeds."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, card, figure, hem, label, piece
from sherwood.draw.shape import Box
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import EMPTY, Svg, group, join, rect, symbol, use, write

from .goods import GOODS, WEAPONS, arm, deed, sign

View = dict[str, Any]
KEPT: Final = (
    ("vp", "points"),
    ("barricade", "barricades"),
    ("trap", "traps"),
    ("emissary", "emissaries"),
    ("bars", "captives"),
)

# Heads that tell the five heroes apart, on a field of 100 by 100.
COAT: Final = ("clan", "M6 100C8 76 26 68 50 68C74 68 92 76 94 100Z", 4)
FACE: Final = ("skin", "M28 44C28 24 72 24 72 44C72 62 64 76 50 76C36 76 28 62 28 44Z", 4)
EYES: Final = ("-", "M41 46V48M59 46V48M44 60Q50 64 56 60", 4)
HEROES: Final[dict[str, Figure]] = {
    "robin": (COAT, FACE, EYES, ("leaf", "M8 38C28 34 32 8 54 6C70 6 76 20 80 32L96 38C72 32 36 32 8 38Z", 4), ("blood", "M62 18C66 0 84 -2 96 2C90 16 78 22 64 26Z", 3)),
    "will": (COAT, ("ginger", "M22 52C14 14 86 14 78 52Z", 4), FACE, EYES, ("blood", "M26 36C30 10 70 10 74 36C60 28 40 28 26 36Z", 4)),
    "littlejohn": (COAT, FACE, EYES, ("bark", "M26 48C26 90 74 90 74 48C70 60 62 58 50 58C38 58 30 60 26 48Z", 4), ("bark", "M26 40C24 14 76 14 74 40C64 30 36 30 26 40Z", 4), ("wood", "M88 2H96V100H88Z", 3)),
    "jane": (("bark", "M18 90C8 40 22 12 50 12C78 12 92 40 82 90Z", 4), COAT, FACE, EYES, ("bark", "M26 44C26 18 74 18 74 44C66 32 58 30 44 32C36 34 30 38 26 44Z", 4), ("brass", "o 50 84 7", 3)),
    "marian": (("straw", "M18 88C8 40 22 10 50 10C78 10 92 40 82 88Z", 4), COAT, FACE, EYES, ("straw", "M26 46C26 18 74 18 74 46C68 34 58 32 50 34C42 32 32 34 26 46Z", 4), ("rose", "M24 28Q50 12 76 28L74 34Q50 20 26 34Z", 3)),
}  # fmt: skip


def heads() -> Svg:
    return join(symbol(f"h-{name}", sketch(rows)) for name, rows in HEROES.items())


def head(hero: str | None, seat: int, x: float, y: float, size: float) -> Svg:
    drawn = use(f"h-{hero}", x, y, size, size, color=paint(f"seat-{seat}")) if hero else EMPTY
    return drawn + seat_mark(seat, x + size - 16, y + size - 16, 16)


def store_of(box: Box, drawn: Svg, count: int) -> Svg:
    """One kind of goods: its sign, and how many of it."""
    faint = 0.35 if not count else None
    return group(
        group(drawn, opacity=faint),
        figure(box.width / 2, box.height - 7, str(count), 17, ink="ink" if count else "muted"),
    )


@lru_cache(maxsize=2048)
def good(box: Box, name: str, count: int) -> Svg:
    return store_of(box, sign(name, box.width / 2 - 16, 0, 32), count)


@lru_cache(maxsize=2048)
def weapon(box: Box, name: str, count: int) -> Svg:
    return store_of(box, arm(name, box.width / 2 - 16, 1, 31), count)


def tallies(player: View, x: float, y: float, step: float, size: float) -> Svg:
    """Points and renown, works built, emissaries sent, captives held."""
    numbers = {"points": player["points"]["total"]}
    shown = [(icon, numbers.get(key, player.get(key))) for icon, key in KEPT]
    return group(*(tally(icon, int(count or 0), x + i * step, y, size) for i, (icon, count) in enumerate(shown)))


@lru_cache(maxsize=2048)
def tally(icon: str, count: int, x: float, y: float, size: float) -> Svg:
    return sign(icon, x, y, size) + figure(
        x + size + 3, y + size / 2, str(count), max(13.5, size * 0.78), ink="ink", anchor="start"
    )


def hero_card(box: Box, hero: str, name: str) -> Svg:
    """A hero to choose, before anybody has a colour on."""
    bust = use(f"h-{hero}", 10, 30, box.width - 20, box.width - 20, color=paint("leaf"))
    return card(box.width, box.height, bust, label(box.width / 2, 20, name, 13, ink="pen"))


def merry_card(box: Box, name: str, actions: list[str], points: int) -> Svg:
    """A merry man in the hand: his name, two deeds, what he is worth when he rests."""
    w, h = box.width, box.height
    head_line = rect(1, 1, w - 2, 24, CORNER - 1, fill=paint("leaf-wash"))
    words = label(w / 2, 17, name, 14, ink="pen")
    rows = [deed(action, 8, 30 + i * 32, 26) for i, action in enumerate(actions)]
    foot = hem(w, h, 19, paint("card-shade"))
    worth = sign("vp", w / 2 - 20, h - 18, 16) + figure(w / 2 + 6, h - 9.5, str(points), 14)
    return card(w, h, head_line, words, *rows, foot, worth)


def small_card(box: Box, actions: list[str], points: int, *, face: str = "card") -> Svg:
    """A card laid down, on its side: deeds only."""
    rows = [deed(action, 5, 3 + i * 22, 19) for i, action in enumerate(actions)]
    return card(box.width, box.height, *rows, figure(box.width - 12, 13, str(points), 14), face=face)


def button(ref: str, box: Box, words: str, *, late: bool = False) -> Svg:
    face = rect(0, 0, box.width, box.height, 8, fill=paint("green"), stroke=paint("pen"), stroke_width=2)
    text = write(box.width / 2, box.height / 2 + 5, words, 15, serif=True, fill=paint("on-green"), font_weight=700)
    shown = group(face, text, visibility="hidden" if late else None)
    return piece(ref, words, box, shown, kind="confirm late" if late else "confirm")


@lru_cache(maxsize=2048)
def chip(box: Box, drawn: Svg, count: int | None) -> Svg:
    ground = rect(0, 0, box.width, box.height, CORNER, fill=paint("surface"), stroke=paint("line"), stroke_width=1.5)
    number = figure(box.width - 10, box.height - 11, str(count), 15, ink="ink") if count is not None else EMPTY
    return group(ground, drawn, number)


def line_of(box: Box, player: View, name: str, *, narrow: bool) -> Svg:
    """Another player in one line, in two on a phone."""
    ground = rect(*box, CORNER, fill=paint("surface"), stroke=paint("line"), stroke_width=1.5)
    faces = head(player["hero"], player["seat"], box.x + 4, box.y + 2, 32)
    words = label(box.x + 42, box.y + 23, name, 15, anchor="start")
    second = (box.x + 8, box.y + 42) if narrow else (box.x + 392, box.y + 8)
    tallied = tallies(
        player, box.x + 176 if narrow else box.x + 660, box.y + 8, 40 if narrow else 56, 20 if not narrow else 16
    )
    owned = [(sign(key, 0, 0, 20), player["goods"][key]) for key in GOODS] + [
        (arm(key, 0, 0, 18), player["weapons"][key]) for key in WEAPONS
    ]
    step = 41 if narrow else 29
    kept = [use_at(drawn, count, second[0] + i * step, second[1]) for i, (drawn, count) in enumerate(owned)]
    return group(ground, faces, words, *kept, tallied)


@lru_cache(maxsize=2048)
def use_at(drawn: Svg, count: int, x: float, y: float) -> Svg:
    return group(
        drawn,
        figure(20, 17, str(count), 13, ink="ink"),
        transform=f"translate({x:.1f} {y:.1f})",
        opacity=0.4 if not count else None,
    )
