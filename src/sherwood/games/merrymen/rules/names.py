"""The words that the data files are written in, each at its number of ids.py. No data is read here: `check` needs them first."""

from __future__ import annotations

from typing import Final

REWARD_NAMES: Final = ("wood", "iron", "tool", "distraction", "penny", "any", "weapon", "loot", "vp", "man")
WEAPON_NAMES: Final = ("sword", "bow", "axe", "staff")
COLOUR_NAMES: Final = ("pink", "green", "orange", "blue")
SITE_NAMES: Final = ("armoury", "workshop", "lumberjack", "church", "forge", "square")
ROAD_NAMES: Final = ("north", "east", "south", "west")
SPACE_NAMES: Final = SITE_NAMES + ROAD_NAMES + ("prison", "archery", "store", "village")
VILLAIN_NAMES: Final = ("sheriff", "guy", "john")
HERO_NAMES: Final = ("robin", "will", "littlejohn", "jane", "marian")
CHARACTERS: Final = ("much", "alan", "stutely", "david", "arthur", "gilbert", "reynold", "wat", "gamble", "lee")
ACTION_NAMES: Final = (
    "weapon2", "tool2", "wood2", "distraction2", "iron2",
    "square_die", "square_reroll", "square_safe", "square_loot",
    "trap", "trap_m1", "barricade", "barricade_m1", "trap_or_barricade", "emissary", "emissary_m1",
)  # fmt: skip
TASK_COUNTS: Final = ("hideouts", "pennies", "reputation", "pairs", "prison")
