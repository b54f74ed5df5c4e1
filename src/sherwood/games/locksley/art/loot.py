"""Six kinds of loot: a thing for each colour, inlaid in wood; and the coin on every back."""

from __future__ import annotations

from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch, symbols
from sherwood.draw.svg import Svg, circle, group, join, rect, symbol, use

from . import FIGURES

COLOURS: Final = ("white", "red", "pink", "green", "blue", "black")


def motifs() -> Svg:
    """Symbols `m-<colour>` (the thing), `tile-<colour>` (the inlaid tile), `chip-<colour>` (small), and `coin`."""
    tiles = (symbol(f"tile-{colour}", tile(colour)) for colour in COLOURS)
    chips = (symbol(f"chip-{colour}", chip(colour)) for colour in COLOURS)
    return join([symbols("m-", FIGURES["loot"]), *tiles, *chips, symbol("coin", coin())])


def tile(colour: str) -> Svg:
    """Wood, a field of colour let into it, four small wedges, and the thing."""
    wedges = "M12 30V12H30ZM70 12H88V30ZM88 70V88H70ZM30 88H12V70Z"
    return group(
        rect(1, 1, 98, 98, 8, fill=paint("inlay"), stroke=paint("pen"), stroke_width=2),
        rect(9, 9, 82, 82, 3, fill=paint(f"loot-{colour}"), stroke=paint("pen"), stroke_width=2),
        sketch((("inlay-light", wedges, 1.5),)),
        use(f"m-{colour}", 24, 24, 52, 52),
    )


def chip(colour: str) -> Svg:
    return rect(4, 4, 92, 92, 16, fill=paint(f"loot-{colour}"), stroke=paint("pen"), stroke_width=6) + use(
        f"m-{colour}", 18, 18, 64, 64
    )


def coin() -> Svg:
    crown = "M30 66L26 36L40 48L50 30L60 48L74 36L70 66Z"
    return (
        circle(50, 50, 46, fill=paint("brass"), stroke=paint("pen"), stroke_width=5)
        + circle(50, 50, 36, fill="none", stroke=paint("pen"), stroke_width=2)
        + sketch((("flame", crown, 4),))
    )
