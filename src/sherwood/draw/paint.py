"""The paint box: every colour has a name, a light value and a night value (`colours.toml`).

A drawing names its colours with `paint("stone")`, which is a CSS variable with the light value behind it: on our pages
the theme decides, anywhere else (a notebook, a file) the light one shows. `mixed()` writes the values in, for programs
that do not know CSS variables.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final


def read(path: Path) -> dict[str, tuple[str, str]]:
    """Every colour of the file: its light value and its night value."""
    sheets: dict[str, dict[str, tuple[str, str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: (light, night) for sheet in sheets.values() for name, (light, night) in sheet.items()}


TOKENS: Final = read(Path(__file__).with_name("colours.toml"))
VARIABLE: Final = re.compile(r"var\(--([a-z0-9-]+),#[0-9a-f]{6}\)")


def paint(name: str) -> str:
    return f"var(--{name},{TOKENS[name][0]})"


def mixed(markup: str, dark: bool = False) -> str:
    """The same markup with plain colours, of the light or the night theme."""
    return VARIABLE.sub(lambda found: TOKENS[found.group(1)][dark], markup)


def sheet() -> str:
    """The paint box as a style sheet: one line a colour, light value then night value."""
    lines = (f"  --{name}: light-dark({light}, {night});" for name, (light, night) in TOKENS.items())
    return "\n".join([":root {", *lines, "}"])
