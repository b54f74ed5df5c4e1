"""How the county, its people and the edge of the sheet are drawn; the figures themselves are data."""

import tomllib
from pathlib import Path
from typing import Final

from sherwood.draw.sketch import read

FIGURES: Final = read(Path(__file__).with_name("figures.toml"))
_PLACES: Final[dict[str, dict[str, list[list[float]]]]] = tomllib.loads(
    Path(__file__).with_name("places.toml").read_text(encoding="utf-8")
)
SPOTS_BY_HAND: Final = {name: (rows[0][0], rows[0][1]) for name, rows in _PLACES["counters"].items()}
NAMES_BY_HAND: Final = {name: tuple((x, y) for x, y in rows) for name, rows in _PLACES["names"].items()}
