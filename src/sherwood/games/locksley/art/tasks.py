"""The tasks as pictures that read without words, on a field of 100 by 100.

Loot in no special colour is a plain chip, and chips of one collection are alike; `currentColor` is the ink of the tile,
dark on vellum and light on indigo.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import Svg, circle, group, join, path, rect, symbol, use, write

from . import FIGURES
from .loot import COLOURS

KINDS: Final = ("straw", "steel", "rose")


def chip(x: float, y: float, kind: int, size: float = 24) -> Svg:
    """One piece of loot; the mark on it says which collection it is of, as its colour does."""
    m = size / 2
    marks = (
        f"M{x + m} {y + m}h.1",
        f"M{x + m * 0.6:.1f} {y + m}h{m * 0.8:.1f}",
        f"M{x + m * 0.6:.1f} {y + m * 0.6:.1f}l{m * 0.8:.1f} {m * 0.8:.1f}m0 -{m * 0.8:.1f}l-{m * 0.8:.1f} {m * 0.8:.1f}",
    )
    box = rect(x + 1, y + 1, size - 2, size - 2, 5, fill=paint(KINDS[kind]), stroke=paint("pen"), stroke_width=3)
    return box + path(marks[kind], stroke=paint("pen"), stroke_width=size * 0.17, stroke_linecap="round", fill="none")


def pile(x: float, foot: float, count: int, kind: int = 0, size: float = 24) -> Svg:
    """A collection: chips one on another, the lowest on the foot line."""
    return group(*(chip(x, foot - size * (i + 1) + 2 * i, kind, size) for i in range(count)))


def real(x: float, y: float, colour: str, size: float = 30) -> Svg:
    return use(f"chip-{colour}", x, y, size, size)


def coin(x: float, y: float, size: float = 34) -> Svg:
    return use("coin", x, y, size, size)


def words(x: float, y: float, text: str, size: float = 40) -> Svg:
    return write(x, y + size * 0.35, text, size, serif=True, fill="currentColor", font_weight=700)


def arrow(x: float, y: float, length: float = 22) -> Svg:
    shaft = f"M{x} {y}h{length}m-9 -8l9 8l-9 8"
    return path(
        shaft, fill="none", stroke="currentColor", stroke_width=5, stroke_linecap="round", stroke_linejoin="round"
    )


def struck(x: float, y: float, size: float) -> Svg:
    cross = f"M{x} {y}l{size} {size}m0 -{size}l-{size} {size}"
    rim = path(cross, fill="none", stroke=paint("card"), stroke_width=14, stroke_linecap="round")
    return rim + path(cross, fill="none", stroke=paint("blood"), stroke_width=8, stroke_linecap="round")


def cells(x: float, y: float, across: int, down: int, size: float) -> Svg:
    places = (rect(x + i * size, y + j * size, size, size) for j in range(down) for i in range(across))
    return group(*places, fill=paint("card-shade"), stroke=paint("pen"), stroke_width=3)


def pawn(x: float, y: float, size: float, *, mine: bool) -> Svg:
    """A Robin seen from far: a hat on a cloak; mine is dark, the other one light."""
    m = size / 2
    cloak = path(f"M{x - m * 0.7:.1f} {y + m:.1f}L{x} {y - m * 0.2:.1f}L{x + m * 0.7:.1f} {y + m:.1f}Z")
    return group(
        cloak,
        circle(x, y - m * 0.35, m * 0.48),
        fill=paint("leaf" if mine else "card"),
        stroke=paint("pen"),
        stroke_width=3,
        stroke_linejoin="round",
    )


def sack(x: float, foot: float, size: float) -> Svg:
    s = size / 100
    return path(
        f"M{x + 36 * s:.1f} {foot - 78 * s:.1f}L{x + 28 * s:.1f} {foot - 98 * s:.1f}H{x + 72 * s:.1f}L{x + 64 * s:.1f} {foot - 78 * s:.1f}"
        f"C{x + 104 * s:.1f} {foot - 56 * s:.1f} {x + 104 * s:.1f} {foot:.1f} {x + 76 * s:.1f} {foot:.1f}H{x + 24 * s:.1f}"
        f"C{x - 4 * s:.1f} {foot:.1f} {x - 4 * s:.1f} {foot - 56 * s:.1f} {x + 36 * s:.1f} {foot - 78 * s:.1f}Z",
        fill=paint("wood"),
        stroke=paint("pen"),
        stroke_width=3.5,
        stroke_linejoin="round",
    )


def coach(colour: str) -> Svg:
    """Rob the coach that carries this colour."""
    return sketch(FIGURES["tasks"]["cart"]) + real(29, 8, colour, 44)


def two_of(colours: tuple[str, str, str]) -> Svg:
    return words(50, 27, "2", 52) + join(real(1 + i * 34, 56, colour, 31) for i, colour in enumerate(colours))


def dead_of_night() -> Svg:
    return two_of(("white", "red", "pink"))


def sherwood() -> Svg:
    return two_of(("green", "blue", "black"))


def nobility() -> Svg:
    """Any sale."""
    return pile(6, 84, 3, 0, 26) + arrow(38, 52, 20) + coin(63, 35, 36)


def tithe() -> Svg:
    """Every collection has two or more."""
    return join(pile(8 + i * 31, 66, 2, i, 25) for i in range(3)) + words(50, 83, "2+", 30)


def specialist() -> Svg:
    return three_kinds("= 3")


def specialist_or_more() -> Svg:
    return three_kinds("3+")


def three_kinds(how_many: str) -> Svg:
    return join(chip(8 + i * 30, 12, i, 26) for i in range(3)) + words(50, 68, how_many, 44)


def fence() -> Svg:
    """A sale of three, for one coin."""
    return (
        pile(8, 70, 3, 1, 24) + words(20, 85, "3", 28) + arrow(38, 40, 20) + coin(62, 22, 36) + words(80, 78, "1", 28)
    )


def two_houses() -> Svg:
    return sketch(FIGURES["tasks"]["houses"]) + chip(14, 35, 0, 22) + chip(64, 35, 1, 22) + words(50, 83, "= 2", 32)


def houses_of_two() -> Svg:
    """Two tiles or more in either house."""
    piles = pile(14, 59, 2, 0, 18) + pile(64, 59, 2, 1, 18)
    return sketch(FIGURES["tasks"]["houses"]) + piles + words(50, 83, "2+ 2+", 30)


def kinsman() -> Svg:
    return pile(14, 98, 4, 0, 25) + words(70, 50, "4+", 44)


def vain() -> Svg:
    """A colour you own and the grid has not."""
    return cells(4, 36, 3, 3, 20) + struck(18, 50, 32) + chip(64, 6, 2, 32)


def contract() -> Svg:
    return steps_of_three() + words(24, 20, "= 6", 30)


def contract_beside_others() -> Svg:
    """One, two and three, and whatever lies beside them."""
    return steps_of_three() + words(24, 20, "+ …", 30)


def steps_of_three() -> Svg:
    return join(pile(10 + i * 28, 90, i + 1, i, 26) for i in range(3))


def fox() -> Svg:
    """More than the other in some colour."""
    return more_than(0)


def fox_biggest() -> Svg:
    """The largest collection against the other's largest, whatever their colours."""
    return more_than(1)


def more_than(theirs: int) -> Svg:
    return (
        pile(8, 80, 3, 0, 24)
        + words(50, 46, ">", 42)
        + pile(68, 80, 1, theirs, 24)
        + pawn(20, 90, 16, mine=True)
        + pawn(80, 90, 16, mine=False)
    )


def arrow_flight() -> Svg:
    """A knight's move apart."""
    lit = rect(18, 5, 30, 30, fill=paint("glow"), stroke=paint("pen"), stroke_width=3) + rect(
        48, 65, 30, 30, fill=paint("glow"), stroke=paint("pen"), stroke_width=3
    )
    return cells(18, 5, 2, 3, 30) + lit + pawn(33, 21, 24, mine=True) + pawn(63, 81, 24, mine=False)


def guard() -> Svg:
    return two_piles("3+")


def guard_exact() -> Svg:
    return two_piles("= 3")


def two_piles(how_many: str) -> Svg:
    return pile(22, 72, 3, 0, 23) + pile(55, 72, 3, 1, 23) + words(50, 85, how_many, 28)


def mutual() -> Svg:
    """Two colours that both own."""
    return in_common(1)


def mutual_tiles() -> Svg:
    """Two tiles that both own, even of one colour."""
    return in_common(0)


def in_common(second: int) -> Svg:
    rings = group(circle(36, 50, 34), circle(64, 50, 34), fill="none", stroke="currentColor", stroke_width=4)
    return (
        rings
        + chip(39, 28, 0, 22)
        + chip(39, 52, second, 22)
        + pawn(17, 50, 20, mine=True)
        + pawn(83, 50, 20, mine=False)
    )


def run() -> Svg:
    return sack(18, 66, 64) + words(50, 82, "< 7", 36)


def scales() -> Svg:
    """No more gold than the other."""
    beam = "M50 12V86M30 88H70M12 34L88 20M12 34L2 58H24L12 34M88 20L77 44H99L88 20"
    frame = path(
        beam, fill="none", stroke="currentColor", stroke_width=4, stroke_linejoin="round", stroke_linecap="round"
    )
    return (
        frame
        + coin(77, 24, 20)
        + pawn(13, 72, 20, mine=False)
        + coin(3, 34, 20)
        + coin(3, 46, 20)
        + pawn(88, 60, 20, mine=True)
    )


def rivalry() -> Svg:
    return cells(8, 29, 2, 1, 42) + pawn(29, 52, 32, mine=True) + pawn(71, 52, 32, mine=False)


def small_fry() -> Svg:
    """No collection of three."""
    return pile(8, 82, 2, 0, 25) + pile(58, 94, 3, 1, 25) + struck(50, 40, 42)


def samaritan() -> Svg:
    """No more loot than the other."""
    return (
        sack(2, 66, 34)
        + words(50, 42, "≤", 40)
        + sack(56, 66, 44)
        + pawn(19, 84, 22, mine=True)
        + pawn(79, 84, 22, mine=False)
    )


def eagle() -> Svg:
    return cells(10, 10, 2, 2, 40) + pawn(30, 72, 30, mine=True) + pawn(70, 32, 30, mine=False)


def market() -> Svg:
    """Sell what the other has too."""
    return (
        pile(8, 66, 3, 2, 22)
        + arrow(36, 36, 18)
        + coin(60, 18, 34)
        + pawn(80, 80, 26, mine=False)
        + chip(46, 68, 2, 22)
    )


def tower() -> Svg:
    """A corner of the grid."""
    corner = rect(10, 10, 27, 27, fill=paint("glow"), stroke=paint("pen"), stroke_width=3)
    return cells(10, 10, 3, 3, 27) + corner + pawn(23.5, 25, 24, mine=True)


def nottingham() -> Svg:
    return coin(24, 4, 52) + words(50, 78, "≤ 1", 38)


def beginning() -> Svg:
    """At most one collection."""
    return pile(38, 60, 2, 0, 26) + words(50, 80, "≤ 1", 36)


def beginning_tiles() -> Svg:
    """At most one tile."""
    return chip(30, 12, 0, 40) + words(50, 80, "≤ 1", 36)


def king() -> Svg:
    return sketch(FIGURES["tasks"]["crown"]) + join(coin(2 + i * 24, 60, 26) for i in range(4))


PICTURES: Final[dict[str, Callable[[], Svg]]] = {
    "dead-of-night": dead_of_night, "sherwood": sherwood, "nobility": nobility, "tithe": tithe, "specialist": specialist,
    "fence": fence, "two-houses": two_houses, "kinsman": kinsman, "vain": vain, "contract": contract, "fox": fox,
    "arrow": arrow_flight, "guard": guard, "mutual": mutual, "run": run, "scales": scales, "rivalry": rivalry,
    "small-fry": small_fry, "samaritan": samaritan, "eagle": eagle, "market": market, "tower": tower,
    "nottingham": nottingham, "beginning": beginning, "king": king,
}  # fmt: skip

# What the pictures above do not show: the other readings of a task
OTHERWISE: Final[dict[tuple[str, str], Callable[[], Svg]]] = {
    ("specialist", "at_least_three"): specialist_or_more,
    ("two-houses", "two_or_more"): houses_of_two,
    ("contract", "beside_others"): contract_beside_others,
    ("fox", "biggest_collection"): fox_biggest,
    ("guard", "exactly_three"): guard_exact,
    ("mutual", "two_tiles"): mutual_tiles,
    ("beginning", "tiles"): beginning_tiles,
}


def tasks(readings: Collection[str] = ()) -> Svg:
    """Every task as a symbol `t-<fame>`, the six coaches among them, each as the table reads it."""
    pictures = PICTURES | {fame: draw for (fame, reading), draw in OTHERWISE.items() if f"{fame}-{reading}" in readings}
    coaches = (symbol(f"t-coach-{colour}", coach(colour)) for colour in COLOURS)
    return join([*coaches, *(symbol(f"t-{fame}", draw()) for fame, draw in pictures.items())])
