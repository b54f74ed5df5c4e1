"""Four clans: a cloth of its own weave for each."""

from __future__ import annotations

from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import pattern
from sherwood.draw.svg import Svg, join, rect

# Each sett: size of the repeat, then bands (start, width, colour suffix or colour, strength), woven both ways.
Band = tuple[float, float, str, float]
SETTS: Final[dict[str, tuple[float, tuple[Band, ...]]]] = {
    "gold": (24, ((3, 9, "-2", 0.55), (17, 1.6, "card", 0.9))),
    "green": (24, ((2, 5, "-2", 0.6), (9, 5, "-2", 0.6), (18.5, 1.6, "brass", 0.9))),
    "violet": (18, ((2, 2, "card", 0.75), (7, 2, "card", 0.75), (11, 5, "-2", 0.6))),
    "red": (20, ((1, 2, "-2", 0.8), (5, 2, "-2", 0.8), (9, 2, "-2", 0.8), (15, 2, "brass", 0.85))),
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
    """Every clan's tartan as a pattern `tartan-<clan>`."""
    return join(tartan(clan) for clan in SETTS)
