"""The players' ledgers: goods and weapons, works and renown, and cards with their deeds in words."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, card, figure, gauge, hem
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, group, rect, use

from . import FIGURES
from .goods import arm, deed, man, sign
from .letters import paragraph, text


def heads() -> Svg:
    return symbols("h-", FIGURES["heroes"])


@lru_cache(maxsize=2048)
def head(hero: str | None, seat: int, x: float, y: float, size: float) -> Svg:
    drawn = use(f"h-{hero}", x, y, size, size, color=paint(f"seat-{seat}")) if hero else EMPTY
    return drawn + seat_mark(seat, x + size - 16, y + size - 16, 16)


notched = lru_cache(maxsize=1024)(gauge)  # drawn on every table, and seldom changed


def store_of(box: Box, drawn: Svg, count: int, words: str) -> Svg:
    """One kind of goods: its sign, how many of it, and its name."""
    faint = 0.35 if not count else None
    ink = "ink" if count else "muted"
    number = figure(box.width / 2 + 13, 18, str(count), 18, ink=ink)
    name = text(box.width / 2, 49, words, box.width - 2, 13, ink=ink, anchor="middle") if words else EMPTY
    return group(group(drawn, opacity=faint), number, name)


@lru_cache(maxsize=2048)
def good(box: Box, name: str, count: int, words: str) -> Svg:
    return store_of(box, sign(name, box.width / 2 - (25 if words else 15), 4, 30 if words else 22), count, words)


@lru_cache(maxsize=2048)
def weapon(box: Box, name: str, count: int, words: str) -> Svg:
    return store_of(box, arm(name, box.width / 2 - 24, 4, 28), count, words)


@lru_cache(maxsize=2048)
def men(box: Box, seat: int, count: int, words: str) -> Svg:
    return store_of(box, man(seat, box.width / 2 - 25, 4, 28), count, words)


@lru_cache(maxsize=4096)
def tally(icon: str, words: str, x: float, y: float, room: float, size: float = 18) -> Svg:
    """A count in words, with its sign before it."""
    return sign(icon, x, y, size) + text(x + size + 3, y + size * 0.78, words, room - size - 5, 13)


@lru_cache(maxsize=64)
def hero_card(box: Box, hero: str, name: str, power: str) -> Svg:
    """A hero to choose, before anybody has a colour on, with what is special about him."""
    bust = use(f"h-{hero}", box.width / 2 - 19, 20, 38, 38, color=paint("leaf"))
    said = paragraph(box.width / 2, 70, power, box.width - 6, 13, most=3, ink="pen", anchor="middle")
    return card(
        box.width,
        box.height,
        bust,
        text(box.width / 2, 16, name, box.width - 6, 13, bold=True, serif=True, ink="pen", anchor="middle"),
        said,
    )


@lru_cache(maxsize=2048)
def merry_card(box: Box, name: str, actions: tuple[str, ...], words: tuple[str, ...], points: str) -> Svg:
    """A merry man in the hand: his name, two deeds in signs and words, what he is worth as a passive card."""
    w, h = box.width, box.height
    head_line = rect(1, 1, w - 2, 21, CORNER - 1, fill=paint("leaf-wash"))
    rows = [deed(action, 6, 24 + i * 36, 19) for i, action in enumerate(actions)]
    said = [text(6, 55 + i * 36, one, w - 10, 13, ink="pen") for i, one in enumerate(words)]
    foot = hem(w, h, 18, paint("card-shade"))
    worth = text(w / 2, h - 5, points, w - 8, 13, ink="pen", anchor="middle")
    return card(
        w,
        h,
        head_line,
        text(w / 2, 16, name, w - 8, 14, ink="pen", bold=True, serif=True, anchor="middle"),
        *rows,
        *said,
        foot,
        worth,
    )


@lru_cache(maxsize=2048)
def small_card(box: Box, words: tuple[str, ...], points: str, *, face: str = "card") -> Svg:
    """A card laid down, on its side: its deeds in words, and its points while it has any."""
    room = box.width - (30 if points else 10)
    rows = [text(6, (16 if len(words) > 1 else 24) + i * 16, one, room, 13, ink="pen") for i, one in enumerate(words)]
    worth = sign("vp", box.width - 21, 3, 15) + figure(box.width - 14, 27, points, 14) if points else EMPTY
    return card(box.width, box.height, *rows, worth, face=face)


@lru_cache(maxsize=256)
def button_card(box: Box, action: str, words: str) -> Svg:
    """A deed of the card on the table, to be pressed."""
    return card(
        box.width,
        box.height,
        deed(action, 6, 4, 18),
        text(6, 39, words, box.width - 12, 13, ink="pen", bold=True),
        face="flame",
    )


@lru_cache(maxsize=16)
def counted(dice: int) -> Svg:
    return sign("die", 4, 4, 24) + figure(40, 16, str(dice), 18)


@lru_cache(maxsize=2048)
def chip(box: Box, drawn: Svg, words: str) -> Svg:
    ground = rect(0, 0, box.width, box.height, CORNER, fill=paint("card"), stroke=paint("edge"), stroke_width=1.5)
    said = text(box.width / 2, box.height - 4, words, box.width - 4, 13, ink="pen", anchor="middle") if words else EMPTY
    return group(ground, drawn, said)


@lru_cache(maxsize=4096)
def held(kind: str, count: int, x: float, y: float, *, armed: bool) -> Svg:
    """What another player has of one kind, small."""
    drawn = arm(kind, x, y + 1, 16) if armed else sign(kind, x - 1, y, 18)
    ink = "ink" if count else "muted"
    return group(group(drawn, opacity=None if count else 0.35), figure(x + 22, y + 10, str(count), 14, ink=ink))
