"""The stages of a turn, as the board shows them (§4.2)."""

from __future__ import annotations

from typing import Final

STAGES: Final = (
    "dawn", "movement", "combat", "robbery", "recruitment", "hanging", "evening",
    "reinforcements", "events", "sheriff_movement", "sheriff_combat", "taxes",
)  # fmt: skip
DAWN: Final = 0
MOVEMENT: Final = 1
COMBAT: Final = 2
ROBBERY: Final = 3
RECRUITMENT: Final = 4
HANGING: Final = 5
EVENING: Final = 6
REINFORCEMENTS: Final = 7
EVENTS: Final = 8
SHERIFF_MOVEMENT: Final = 9
SHERIFF_COMBAT: Final = 10
TAXING: Final = 11
