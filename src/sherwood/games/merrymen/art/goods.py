"""Resources, weapons, deeds and houses as small signs on a field of 100 by 100."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, group, rect, use

from ..shape import Owner
from . import FIGURES

GOODS: Final = ("wood", "iron", "tool", "distraction", "penny")
WEAPONS: Final = ("sword", "bow", "axe", "staff")

DEEDS: Final[dict[str, tuple[str, str, str]]] = {  # sign, second sign, words
    "weapon2": ("weapon", "", "2"), "tool2": ("tool", "", "2"), "wood2": ("wood", "", "2"), "distraction2": ("distraction", "", "2"),
    "iron2": ("iron", "", "2"), "square_die": ("loot", "die", "+1"), "square_reroll": ("loot", "again", ""),
    "square_safe": ("loot", "bars", "×"), "square_loot": ("loot", "loot", "+1"), "trap": ("trap", "", ""), "trap_m1": ("trap", "", "−1"),
    "barricade": ("barricade", "", ""), "barricade_m1": ("barricade", "", "−1"), "trap_or_barricade": ("trap", "barricade", ""),
    "emissary": ("emissary", "", ""), "emissary_m1": ("emissary", "", "−1"),
}  # fmt: skip
COLOURS: Final = {"pink": "loot-pink", "green": "loot-green", "orange": "fire", "blue": "loot-blue"}
ARMS: Final = {"pink": "sword", "green": "bow", "orange": "axe", "blue": "staff"}


def signs() -> Svg:
    """Every sign as a symbol `k-<name>`."""
    return symbols("k-", FIGURES["signs"])


def sign(name: str, x: float, y: float, size: float) -> Svg:
    return use(f"k-{name}", x, y, size, size)


@lru_cache(maxsize=2048)
def deed(name: str, x: float, y: float, size: float) -> Svg:
    """An action of a card: one sign or two, and a number."""
    first, second, words = DEEDS[name]
    marks = [sign(first, x, y, size)]
    x += size + 2
    if second:
        marks.append(sign(second, x, y, size))
        x += size + 2
    return group(*marks, figure(x, y + size / 2, words, max(13.5, size * 0.72), anchor="start") if words else EMPTY)


def price(cost: dict[str, int], x: float, y: float, size: float, across: int = 9) -> Svg:
    """What something costs, one sign for each piece of it."""
    pieces = [name for name, count in cost.items() for _ in range(count)]
    return group(
        *(sign(name, x + i % across * (size + 1), y + i // across * (size + 1), size) for i, name in enumerate(pieces))
    )


@lru_cache(maxsize=2048)
def man(owner: Owner, x: float, y: float, size: float) -> Svg:
    """A merry man in his captain's colour; Friar Tuck is nobody's."""
    if owner == "tuck":
        return sign("tuck", x, y, size)
    return use("k-man", x, y, size, size, color=paint(f"seat-{owner}"))


@lru_cache(maxsize=2048)
def carriage(colour: str, x: float, y: float, size: float) -> Svg:
    """A carriage shows its colour and the arm that stops it."""
    body = use("k-carriage", x, y, size, size, color=paint(COLOURS[colour]))
    return body + sign(ARMS[colour], x + size * 0.33, y + size * 0.24, size * 0.34)


@lru_cache(maxsize=2048)
def arm(weapon: str, x: float, y: float, size: float) -> Svg:
    """A weapon die: the arm on its colour."""
    colour = next(colour for colour, arm_of in ARMS.items() if arm_of == weapon)
    die = rect(x, y, size, size, size * 0.18, fill=paint(COLOURS[colour]), stroke=paint("pen"), stroke_width=2)
    return die + sign(weapon, x + size * 0.14, y + size * 0.14, size * 0.72)
