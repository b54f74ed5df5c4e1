"""The counters: squares of a side's colour, a sign for who it is, and the values under it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import EMPTY, Svg, group, join, path, rect, symbol, use

View = dict[str, Any]

# Signs on a field of 100 by 60.
SIGNS: Final[dict[str, Figure]] = {
    "robin_hood": (("leaf", "M8 52C34 50 34 12 62 8C80 8 86 30 90 42L98 48C70 44 36 46 8 52Z", 4), ("blood", "M66 24C70 2 88 0 98 2C94 18 82 26 68 30Z", 3)),
    "little_john": (("-", "M14 54L86 6", 11), ("!wood", "M12 50L82 3L88 9L18 57Z"), ("skin", "M38 24Q50 16 58 26Q62 38 52 44Q40 46 36 36Z", 4)),
    "will_scarlet": (("blood", "M22 56C20 30 34 20 50 20C66 20 80 30 78 56Z", 4), ("skin", "o 50 18 14", 4), ("blood", "M32 16C36 -2 64 -2 68 16C58 10 42 10 32 16Z", 4)),
    "will_stutley": (("wood", "M30 2C62 10 62 50 30 58L34 50C50 44 50 16 34 10Z", 3.5), ("-", "M30 4V56", 3), ("steel", "M12 30H78M70 22L84 30L70 38", 5)),
    "friar_tuck": (("bark", "M20 58C18 36 32 28 50 28C68 28 82 36 80 58Z", 4), ("skin", "o 50 22 18", 4), ("bark", "M32 22C28 2 72 2 68 22C66 14 60 12 50 12C40 12 34 14 32 22Z", 4)),
    "munch_the_miller": (("stone-light", "o 50 30 26", 4), ("card", "o 50 30 7", 4), ("-", "M50 4V18M50 42V56M24 30H38M62 30H76", 4)),
    "alan_a_dale": (("wood", "M18 34C26 20 48 22 54 34C60 48 46 58 32 56C18 54 12 44 18 34Z", 4), ("wood-dark", "M50 30L86 4L92 10L56 38Z", 3.5), ("pen", "o 36 42 6", 2)),
    "marion": (("rose", "o 50 20 14", 4), ("rose", "o 36 30 12", 4), ("rose", "o 64 30 12", 4), ("straw", "o 50 27 9", 4), ("leaf", "M48 40C34 44 28 52 26 58C40 58 48 52 50 42C52 52 60 58 74 58C72 52 66 44 52 40Z", 3.5)),
    "king_richard": (("brass", "M16 56L10 10L32 28L50 4L68 28L90 10L84 56Z", 4), ("blood", "o 50 42 7", 3)),
    "sheriff_of_nottingham": (("woad", "M50 2L60 20L82 18L72 36L84 54L62 50L50 60L38 50L16 54L28 36L18 18L40 20Z", 4), ("brass", "o 50 32 11", 4)),
    "sheriff_of_lincoln": (("steel", "M50 2L60 20L82 18L72 36L84 54L62 50L50 60L38 50L16 54L28 36L18 18L40 20Z", 4), ("blood", "M44 22H56V42H44Z", 4)),
    "guy_of_gisbourne": (("steel", "M46 4L50 -2L54 4V36H46Z", 4), ("brass", "M30 34H70V42H30Z", 4), ("blood", "M45 42H55V58H45Z", 4)),
    "prince_john": (("brass", "M20 50V20L36 34L50 14L64 34L80 20V50Z", 4), ("woad", "M20 42H80V54H20Z", 4)),
    "merry_men": (("wood", "M26 2C58 10 58 50 26 58L30 50C46 44 46 16 30 10Z", 3.5), ("-", "M26 4V56", 3), ("leaf", "M56 52C66 50 66 26 80 22C90 24 92 40 96 50Z", 4)),
    "men_at_arms": (("steel", "M28 50C26 12 38 4 50 4C62 4 74 12 72 50L62 56V34H54V58H46V34H38V56Z", 4), ("-", "M84 2V58M78 14L84 2L90 14", 4)),
    "royal_foresters": (("brass", "M12 22C34 12 44 44 82 18L92 30C60 58 40 34 18 40Z", 4), ("-", "M30 30L34 42M62 34L68 44", 4)),
    "knights": (("stone-light", "M36 58C38 42 46 38 46 28C38 34 28 34 24 28C22 22 26 18 32 14L50 2L56 6L62 2L66 10C82 20 82 42 78 58Z", 4), ("pen", "o 52 18 3", 2)),
    "noble": (("brass", "o 50 36 21", 4), ("-", "M38 12L50 4L62 12M42 36H58M50 28V44", 4)),
    "bishop": (("snow", "M28 58L20 26Q34 6 50 0Q66 6 80 26L72 58Z", 4), ("-", "M50 12V48M40 26H60", 5)),
}  # fmt: skip
SIDES: Final = {"outlaw": "leaf-wash", "sheriff": "woad-wash", "traveller": "card"}


def signs() -> Svg:
    """Every sign as a symbol `c-<id or kind>`."""
    return join(symbol(f"c-{name}", sketch(rows), height=60) for name, rows in SIGNS.items())


def sign_of(piece: View) -> str:
    return str(piece["id"] if piece["id"] in SIGNS else piece["kind"])


def printed(values: dict[str, int]) -> str:
    """As on a wargame's counter; nothing for those who do not fight."""
    return "-".join(str(value) for value in values.values()) if any(values.values()) else ""


MARKS: Final = ("wounded", "disguised", "moved")


def counter(piece: View, size: float, *, values: bool) -> Svg:
    """One counter with its corner at (0, 0); small ones leave their values to the words."""
    words = printed(piece["values"]) if values else ""
    face = "stone" if piece["state"] == "face_down" else SIDES[piece["side"]]
    befallen = (piece["state"], *(key for key in MARKS if piece[key]))
    return drawn(sign_of(piece), face, words, piece["kind"] == "leader", befallen, size)


@lru_cache(maxsize=4096)
def drawn(sign: str, face: str, words: str, is_leader: bool, befallen: tuple[str, ...], size: float) -> Svg:
    square = rect(0, 0, size, size, 4, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    leader = rect(2.5, 2.5, size - 5, size - 5, 2.5, fill="none", stroke=paint("brass"), stroke_width=2)
    wide = size * (0.74 if words else 0.84)
    picture = use(f"c-{sign}", (size - wide) / 2, size * (0.12 if words else 0.25), wide, wide * 0.6)
    values = figure(size / 2, size * 0.82, words, size * 0.37) if words else EMPTY
    hidden = 0.65 if befallen[0] in ("dead", "face_down") else None
    return group(square, leader if is_leader else EMPTY, group(picture, values, opacity=hidden), marks(befallen, size))


def marks(befallen: tuple[str, ...], size: float) -> Svg:
    """What has befallen it: chains, a wound, a disguise, a march already made."""
    drawn = []
    if "captive" in befallen:
        drawn.append(path(bars(size), fill="none", stroke=paint("pen"), stroke_width=2.5))
    if "dead" in befallen:
        drawn.append(
            path(f"M3 3L{size - 3} {size - 3}M{size - 3} 3L3 {size - 3}", stroke=paint("blood"), stroke_width=3)
        )
    if "wounded" in befallen:
        drawn.append(path(f"M{size - 7} 3v10m-5 -5h10", stroke=paint("blood"), stroke_width=3.5))
    if "disguised" in befallen:
        drawn.append(
            path(
                f"M2 {size * 0.16:.1f}q{size * 0.2:.1f} -7 {size * 0.4:.1f} 0q-{size * 0.04:.1f} 8 -{size * 0.2:.1f} 3q-{size * 0.16:.1f} 5 -{size * 0.2:.1f} -3Z",
                fill=paint("pen"),
            )
        )
    if "moved" in befallen:
        drawn.append(
            path(f"M{size - 12} {size - 6}h8m-4 -4l4 4l-4 4", fill="none", stroke=paint("blood"), stroke_width=2)
        )
    return group(*drawn)


def bars(size: float) -> str:
    return "".join(f"M{size * share:.1f} 1V{size - 1:.1f}" for share in (0.2, 0.4, 0.6, 0.8))
