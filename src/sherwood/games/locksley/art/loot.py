"""Six kinds of loot: a thing for each colour, inlaid in wood; and the coin on every back."""

from __future__ import annotations

from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import Svg, circle, group, join, rect, symbol, use

COLOURS: Final = ("white", "red", "pink", "green", "blue", "black")

MOTIFS: Final[dict[str, Figure]] = {
    # a pearl in its ring
    "white": (("stone-light", "o 50 50 36", 5), ("card", "o 50 50 24", 4), ("-", "M37 46A14 14 0 0 1 48 35", 4)),
    # a chalice
    "red": (
        ("brass", "M22 10H78C80 42 70 56 56 59V74L74 84V92H26V84L44 74V59C30 56 20 42 22 10Z", 5),
        ("-", "M24 26H76", 4),
    ),
    # a rose
    "pink": (
        ("rose", "o 50 25 18", 5),
        ("rose", "o 74 42 18", 5),
        ("rose", "o 65 70 18", 5),
        ("rose", "o 35 70 18", 5),
        ("rose", "o 26 42 18", 5),
        ("brass", "o 50 50 15", 5),
    ),
    # a leaf
    "green": (("straw", "M14 86C4 40 34 8 90 10C92 66 62 96 14 86Z", 5), ("-", "M12 90L64 38M38 64V44M38 64H58", 4)),
    # a drop cut as a jewel
    "blue": (
        ("snow", "M50 4C68 34 82 48 82 66A32 29 0 0 1 18 66C18 48 32 34 50 4Z", 5),
        ("-", "M34 66A16 16 0 0 0 50 82", 4),
    ),
    # a horseshoe
    "black": (
        ("steel", "M28 94L12 88C2 42 20 8 50 8C80 8 98 42 88 88L72 94L62 84C70 52 66 32 50 32C34 32 30 52 38 84Z", 5),
        ("pen", "o 26 40 3", 2),
        ("pen", "o 74 40 3", 2),
        ("pen", "o 24 66 3", 2),
        ("pen", "o 76 66 3", 2),
    ),
}


def motifs() -> Svg:
    """Symbols `m-<colour>` (the thing), `tile-<colour>` (the inlaid tile), `chip-<colour>` (small), and `coin`."""
    things = (symbol(f"m-{colour}", sketch(figure)) for colour, figure in MOTIFS.items())
    tiles = (symbol(f"tile-{colour}", tile(colour)) for colour in COLOURS)
    chips = (symbol(f"chip-{colour}", chip(colour)) for colour in COLOURS)
    return join([*things, *tiles, *chips, symbol("coin", coin())])


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
