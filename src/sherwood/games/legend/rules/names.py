"""The words that the data files are written in, in the order of their numbers. No data is read here: `check` needs them first."""

from __future__ import annotations

from typing import Final

TERRAINS: Final = (
    "forest", "field", "road", "numbered_road", "village", "town", "mill",
    "castle", "ruined_castle", "keep", "bridge", "ford", "green",
)  # fmt: skip
ROAD_TERRAINS: Final = ("road", "numbered_road", "town", "village", "bridge")
LEADER_IDS: Final = (
    "robin_hood", "little_john", "will_scarlet", "will_stutley", "friar_tuck", "munch_the_miller", "alan_a_dale",
    "marion", "king_richard", "sheriff_of_nottingham", "sheriff_of_lincoln", "guy_of_gisbourne", "prince_john",
)  # fmt: skip
