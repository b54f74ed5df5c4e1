"""One paint box for boards and pages; what is read can be read, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest

import sherwood.draw.paint
from sherwood.draw.paint import TOKENS, mixed, paint, sheet

STATIC = Path(sherwood.draw.paint.__file__).parent.parent / "web" / "static"

# Words on what they stand on: at least 4.5 to 1.
READ = [
    ("ink", "ground"), ("ink", "surface"), ("ink", "sunk"), ("ink", "wash"), ("ink", "turf"),
    ("muted", "ground"), ("muted", "surface"), ("muted", "sunk"), ("muted", "turf"),
    ("green", "ground"), ("green", "surface"), ("on-green", "green"),
    ("red", "ground"), ("red", "surface"), ("on-red", "red"),
    ("blue", "ground"), ("blue", "surface"), ("blue", "sunk"),
    ("gold-ink", "ground"), ("gold-ink", "surface"), ("on-gold", "glow"),
    ("pen", "card"), ("pen", "card-shade"), ("pen", "vellum"), ("pen", "flame"), ("pen", "brass"), ("pen", "plank"),
    ("indigo-light", "indigo"), ("card", "blood"), ("card", "seal"),
]  # fmt: skip
# Glyphs, and the lines that bound a control: at least 3 to 1.
SEEN = [
    *((f"seat-{seat}", ground) for seat in range(5) for ground in ("ground", "surface")),
    ("edge", "ground"),
    ("edge", "surface"),
]


def luminance(colour: str) -> float:
    """Relative luminance as the web's contrast rule defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("words", "ground"), READ)
def test_words_can_be_read(words: str, ground: str, night: bool) -> None:
    assert contrast(TOKENS[words][night], TOKENS[ground][night]) >= 4.5


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(("sign", "ground"), SEEN)
def test_signs_can_be_seen(sign: str, ground: str, night: bool) -> None:
    assert contrast(TOKENS[sign][night], TOKENS[ground][night]) >= 3


def test_contrast_is_the_web_s() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_pages_use_the_same_paint_box() -> None:
    assert sheet() in (STATIC / "sherwood.css").read_text(encoding="utf-8")


def test_a_colour_has_its_light_value_behind_it() -> None:
    assert paint("ink") == f"var(--ink,{TOKENS['ink'][0]})"


def test_colours_can_be_written_in() -> None:
    assert mixed(paint("ink")) == TOKENS["ink"][0]
    assert mixed(paint("ink"), dark=True) == TOKENS["ink"][1]
