"""The paint box: every colour has a name, a light value and a night value.

A drawing names its colours with `paint("stone")`, which is a CSS variable with the light value behind it: on our pages
the theme decides, anywhere else (a notebook, a file) the light one shows. `mixed()` writes the values in, for programs
that do not know CSS variables.
"""

from __future__ import annotations

import re
from typing import Final

# Things of the page: what is read as text changes sides at night.
PAGE: Final[dict[str, tuple[str, str]]] = {
    "ground": ("#f3ead6", "#141b16"),
    "surface": ("#fbf6ea", "#1d2620"),
    "sunk": ("#e9dec4", "#0f1511"),
    "ink": ("#2a2018", "#ece4d2"),
    "muted": ("#6b5d4b", "#a79c86"),
    "line": ("#c9b992", "#3a463d"),
    "edge": ("#8c7b58", "#74826f"),
    "green": ("#2f6b3a", "#7cc08a"),
    "on-green": ("#fdf8ec", "#10160f"),
    "gold": ("#b5820f", "#e3b341"),
    "gold-ink": ("#7d5806", "#e3b341"),
    "on-gold": ("#241a05", "#241a05"),
    "wash": ("#f6e3ae", "#3d3415"),
    "red": ("#8a2b22", "#e07a6c"),
    "on-red": ("#fdf8ec", "#1d0f0c"),
    "blue": ("#2b5c8a", "#7fb2e0"),
}

# Pieces lie under the same lamp day and night: paper and pen stay what they are, a little dimmer at night.
PIECES: Final[dict[str, tuple[str, str]]] = {
    "pen": ("#2a2018", "#14100c"),
    "card": ("#fdf8ec", "#ece2ca"),
    "card-shade": ("#eadfc3", "#d3c6a6"),
    "glow": ("#e3a81e", "#f0c14a"),
    "skin": ("#f0c49a", "#e0b48b"),
    "skin-shade": ("#d99f72", "#c58d63"),
    "rose": ("#d4766a", "#c2685d"),
    "ginger": ("#c8602a", "#b95926"),
    "straw": ("#dcae4c", "#cda145"),
    "bark": ("#6b452a", "#63401f"),
    "snow": ("#f4f1e6", "#ddd8c8"),
    "steel": ("#aab4ba", "#98a3a9"),
    "iron": ("#5d676d", "#78858d"),
    "brass": ("#e0b13a", "#d3a535"),
    "wood": ("#a9763f", "#946635"),
    "plank": ("#cf9d62", "#c0904f"),
    "wood-dark": ("#7b5128", "#6b4522"),
    "stone": ("#b9b2a3", "#928d82"),
    "stone-light": ("#d8d2c4", "#b0aba0"),
    "stone-dark": ("#8a8376", "#6c685f"),
    "tile": ("#b5563c", "#a04c35"),
    "fire": ("#e8782a", "#e8782a"),
    "flame": ("#f7cf4d", "#f7cf4d"),
    "leaf": ("#4d7d3a", "#436f33"),
    "leaf-dark": ("#33592a", "#2a4b23"),
    "woad": ("#2f6ea5", "#2a6294"),
    "blood": ("#9c2f26", "#8f2b23"),
    "seal": ("#2a6f39", "#276836"),
}

# The country around them: parchment day, forest night.
COUNTRY: Final[dict[str, tuple[str, str]]] = {
    "sky": ("#e4e6d8", "#1b2733"),
    "sky-low": ("#f4e6c4", "#26343c"),
    "mist": ("#f7f1e2", "#3a4a52"),
    "hill-far": ("#bcc3ac", "#24333a"),
    "hill": ("#a3ae86", "#22322b"),
    "hill-near": ("#8a9a68", "#1c2a20"),
    "heather": ("#9a6a96", "#5d4468"),
    "heather-light": ("#c094bb", "#7c5b87"),
    "turf": ("#e6e1c6", "#1f2b22"),
}

CLANS: Final[dict[str, tuple[str, str]]] = {
    "clan-gold": ("#d9a31c", "#cc9a1e"),
    "clan-gold-2": ("#7a4d12", "#6b430f"),
    "clan-green": ("#3c7a45", "#38713f"),
    "clan-green-2": ("#173d2a", "#12311f"),
    "clan-violet": ("#7b55a3", "#75519b"),
    "clan-violet-2": ("#3b2458", "#301d49"),
    "clan-red": ("#bd4433", "#b03f30"),
    "clan-red-2": ("#5f1712", "#50130f"),
}

LOOT: Final[dict[str, tuple[str, str]]] = {
    "loot-white": ("#f6f0df", "#e6dec8"),
    "loot-red": ("#b8402f", "#ab3b2c"),
    "loot-pink": ("#e59aa6", "#d88e9a"),
    "loot-green": ("#4d8a4c", "#478046"),
    "loot-blue": ("#3c74a8", "#386c9d"),
    "loot-black": ("#3b3631", "#35302c"),
    "vellum": ("#f8eccb", "#e9dcb8"),
    "indigo": ("#2f3a6b", "#29335f"),
    "indigo-light": ("#f1ecd8", "#e7e0c8"),
    "inlay": ("#7a4b26", "#4f3320"),
    "inlay-light": ("#a06c3c", "#6c4729"),
}

# An old county map: paper, washes and the ink they are bounded with.
MAP: Final[dict[str, tuple[str, str]]] = {
    "field-wash": ("#f1e5c3", "#2b2f22"),
    "forest-wash": ("#cfd9ae", "#1f3324"),
    "town-wash": ("#ecd3b4", "#3a2f28"),
    "green-wash": ("#d7e3a6", "#2c3f22"),
    "road": ("#f7eed6", "#6a5f48"),
    "map-ink": ("#4a3826", "#cbbd9d"),
    "map-line": ("#b39f70", "#4d533c"),
    "leaf-wash": ("#cfe0b0", "#b7cc97"),
    "woad-wash": ("#c3d6e6", "#abc1d4"),
}

# Okabe and Ito's colours, told apart by the colour-blind; each seat also has its own glyph.
SEATS: Final[dict[str, tuple[str, str]]] = {
    "seat-0": ("#0072b2", "#4aa8dd"),
    "seat-1": ("#c96a05", "#f0a13a"),
    "seat-2": ("#00875f", "#35b98d"),
    "seat-3": ("#a8508a", "#d98cc0"),
    "seat-4": ("#2a2018", "#ece4d2"),
}

TOKENS: Final = PAGE | PIECES | COUNTRY | CLANS | LOOT | MAP | SEATS
VARIABLE: Final = re.compile(r"var\(--([a-z0-9-]+),#[0-9a-f]{6}\)")


def paint(name: str) -> str:
    return f"var(--{name},{TOKENS[name][0]})"


def mixed(markup: str, dark: bool = False) -> str:
    """The same markup with plain colours, of the light or the night theme."""
    return VARIABLE.sub(lambda found: TOKENS[found.group(1)][dark], markup)


def luminance(colour: str) -> float:
    """Relative luminance as the web's contrast rule defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def sheet() -> str:
    """The paint box as a style sheet: one line a colour, light value then night value."""
    lines = (f"  --{name}: light-dark({light}, {night});" for name, (light, night) in TOKENS.items())
    return "\n".join([":root {", *lines, "}"])
