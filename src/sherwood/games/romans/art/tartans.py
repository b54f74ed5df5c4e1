"""Four clans: a cloth of its own weave for each, and a badge, so that no clan is known by its colour alone."""

from __future__ import annotations

from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import pattern
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import Svg, join, rect, symbol

# Each sett: size of the repeat, then bands (start, width, colour suffix or colour, strength), woven both ways.
Band = tuple[float, float, str, float]
SETTS: Final[dict[str, tuple[float, tuple[Band, ...]]]] = {
    "gold": (24, ((3, 9, "-2", 0.55), (17, 1.6, "card", 0.9))),
    "green": (24, ((2, 5, "-2", 0.6), (9, 5, "-2", 0.6), (18.5, 1.6, "brass", 0.9))),
    "violet": (18, ((2, 2, "card", 0.75), (7, 2, "card", 0.75), (11, 5, "-2", 0.6))),
    "red": (20, ((1, 2, "-2", 0.8), (5, 2, "-2", 0.8), (9, 2, "-2", 0.8), (15, 2, "brass", 0.85))),
}

BADGES: Final[dict[str, Figure]] = {
    # a torc
    "gold": (
        ("-", "M36 84C8 72 8 22 50 18C92 22 92 72 64 84", 17),
        ("!brass", "o 36 84 0"),
        ("brass", "o 34 84 10", 5),
        ("brass", "o 66 84 10", 5),
    ),
    # an oak leaf
    "green": (
        (
            "card",
            "M50 8C58 14 62 20 60 28C70 24 78 28 76 38C86 40 88 50 78 56C80 66 70 74 60 68C58 74 54 78 53 82V96H47V82C46 78 42 74 40 68"
            "C30 74 20 66 22 56C12 50 14 40 24 38C22 28 30 24 40 28C38 20 42 14 50 8Z",
            5,
        ),
        ("-", "M50 26V84M50 46L38 38M50 46L62 38M50 62L36 55M50 62L64 55", 4),
    ),
    # a thistle
    "violet": (
        ("heather-light", "M28 48L18 14L34 26L40 6L50 22L60 6L66 26L82 14L72 48Z", 5),
        ("card", "M26 50C26 40 74 40 74 50C76 68 64 78 50 78C36 78 24 68 26 50Z", 5),
        ("-", "M36 52L44 60L52 52L60 60L66 54M42 68L50 62L58 68M50 78V97", 4),
    ),
    # a stag's antlers
    "red": (
        ("card", "M38 66C38 54 62 54 62 66C62 82 56 94 50 96C44 94 38 82 38 66Z", 5),
        ("-", "M42 58C30 50 22 36 22 10M28 40L10 32M24 26L38 14M58 58C70 50 78 36 78 10M72 40L90 32M76 26L62 14", 8),
        ("pen", "o 45 70 1.5", 3),
        ("pen", "o 55 70 1.5", 3),
    ),
}


def hue(clan: str) -> str:
    return paint(f"clan-{clan}")


def dark(clan: str) -> str:
    return paint(f"clan-{clan}-2")


def thread(clan: str, name: str) -> str:
    return dark(clan) if name == "-2" else paint(name)


def tartan(clan: str) -> Svg:
    size, bands = SETTS[clan]
    across = (rect(0, a, size, w, fill=thread(clan, c), fill_opacity=o) for a, w, c, o in bands)
    down = (rect(a, 0, w, size, fill=thread(clan, c), fill_opacity=o) for a, w, c, o in bands)
    return pattern(f"tartan-{clan}", size, rect(0, 0, size, size, fill=hue(clan)), *across, *down)


def cloths() -> Svg:
    """Every clan's tartan as a pattern `tartan-<clan>`, its badge as a symbol `badge-<clan>`."""
    badges = (symbol(f"badge-{clan}", sketch(figure)) for clan, figure in BADGES.items())
    return join([*(tartan(clan) for clan in SETTS), *badges])
