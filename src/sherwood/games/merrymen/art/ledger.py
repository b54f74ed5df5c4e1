"""The players' ledgers: goods and weapons, works and renown, and cards with their deeds."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, card, figure, hem, label
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, group, rect, use

from ..shape import PlayerView
from . import FIGURES
from .goods import GOODS, WEAPONS, arm, deed, sign


def heads() -> Svg:
    return symbols("h-", FIGURES["heroes"])


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


def tallies(player: PlayerView, x: float, y: float, step: float, size: float) -> Svg:
    """Points and renown, works built, emissaries sent, captives held."""
    shown = (
        ("vp", player["points"]["total"]),
        ("barricade", player["barricades"]),
        ("trap", player["traps"]),
        ("emissary", player["emissaries"]),
        ("bars", player["captives"]),
    )
    return group(*(tally(icon, count, x + i * step, y, size) for i, (icon, count) in enumerate(shown)))


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
    """A merry man in the hand: his name, two deeds, what he is worth as a passive card."""
    w, h = box.width, box.height
    head_line = rect(1, 1, w - 2, 24, CORNER - 1, fill=paint("leaf-wash"))
    words = label(w / 2, 17, name, 14, ink="pen")
    rows = [deed(action, 8, 30 + i * 32, 26) for i, action in enumerate(actions)]
    foot = hem(w, h, 19, paint("card-shade"))
    worth = sign("vp", w / 2 - 20, h - 18, 16) + figure(w / 2 + 6, h - 9.5, str(points), 14)
    return card(w, h, head_line, words, *rows, foot, worth)


def small_card(box: Box, actions: list[str], points: int | None, *, face: str = "card") -> Svg:
    """A card laid down, on its side: deeds only, and its points while it has any."""
    rows = [deed(action, 5, 3 + i * 22, 19) for i, action in enumerate(actions)]
    worth = EMPTY if points is None else figure(box.width - 12, 13, str(points).replace("-", "−"), 14)
    return card(box.width, box.height, *rows, worth, face=face)


@lru_cache(maxsize=2048)
def chip(box: Box, drawn: Svg, count: int | None) -> Svg:
    ground = rect(0, 0, box.width, box.height, CORNER, fill=paint("surface"), stroke=paint("line"), stroke_width=1.5)
    number = figure(box.width - 10, box.height - 11, str(count), 15, ink="ink") if count is not None else EMPTY
    return group(ground, drawn, number)


def line_of(box: Box, player: PlayerView, name: str, *, narrow: bool) -> Svg:
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
