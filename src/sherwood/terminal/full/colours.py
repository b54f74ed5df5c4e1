"""The colours of the table on a dark ground: Sherwood's own, and those that the games' drawings call by name."""

from __future__ import annotations

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

SHERWOOD = Theme(
    name="sherwood",
    primary="#5f9e6e",
    secondary="#b08d57",
    accent="#e0a83a",
    foreground="#e6e2d6",
    background="#14170f",
    surface="#1b1f16",
    panel="#252b1e",
    dark=True,
)
# Bright enough to be read on it: fields are "bright black", and a map has many.
NAMED = TerminalTheme(
    (20, 23, 15),
    (230, 226, 214),
    [
        (20, 23, 15),
        (240, 100, 90),
        (120, 200, 90),
        (240, 180, 60),
        (110, 160, 255),
        (220, 130, 230),
        (90, 200, 220),
        (210, 206, 195),
    ],
    [
        (150, 150, 138),
        (255, 130, 120),
        (150, 225, 120),
        (255, 205, 100),
        (140, 185, 255),
        (235, 160, 245),
        (130, 225, 240),
        (250, 248, 240),
    ],
)
