"""How Nottingham, its goods and its people are drawn; the figures themselves are data."""

from pathlib import Path
from typing import Final

from sherwood.draw.sketch import read

FIGURES: Final = read(Path(__file__).with_name("figures.toml"))
HOUSES: Final = read(Path(__file__).with_name("houses.toml"))["houses"]
