"""Small numbers for everything on the table. Order is part of saved games: append, never renumber."""

from __future__ import annotations

from typing import Final

# Possessions (§1.11): resources first, so that kind < 3 means "a resource".
WOOD: Final = 0
IRON: Final = 1
TOOL: Final = 2
DISTRACTION: Final = 3
PENNY: Final = 4
GOODS: Final = 5
RESOURCES: Final = 3

# What a reward may hold besides possessions.
ANY: Final = 5
WEAPON: Final = 6
LOOT: Final = 7
VP: Final = 8
MAN: Final = 9
REWARD: Final = 10

SWORD: Final = 0
WEAPONS: Final = 4
PINK: Final = 0
WEAPON_LIMIT: Final = 4

ARMOURY: Final = 0
WORKSHOP: Final = 1
LUMBERJACK: Final = 2
CHURCH: Final = 3
FORGE: Final = 4
SQUARE: Final = 5
SITES: Final = 6
HIDEOUTS: Final = 24
ROADS: Final = 4

# The fourteen spaces of a hero: six sites, four roads, then these; the tower is where villains wait, the lair heroes.
ROAD_SPACE: Final = 6
PRISON: Final = 10
ARCHERY: Final = 11
STORE: Final = 12
VILLAGE: Final = 13
SPACES: Final = 14
HOME: Final = 14

# Where a Merry Man stands: a hideout 0-23, a main area, the yard; Tuck also in prison (level 1-3) or hanged.
MAIN: Final = 24
YARD: Final = 30
CELL: Final = 31
GALLOWS: Final = 35
NOWHERE: Final = 36
MAINS: Final = 7

SHERIFF: Final = 0
GUY: Final = 1
PRINCE_JOHN: Final = 2
VILLAINS: Final = 3

ROBIN: Final = 0
WILL: Final = 1
LITTLE_JOHN: Final = 2
JANE: Final = 3
MARIAN: Final = 4
HEROES: Final = 5

# Actions on cards: the first five fill a hideout of the site of the same number, the next four rob the rich.
DIE: Final = 5
REROLL: Final = 6
SAFE: Final = 7
EXTRA_LOOT: Final = 8
TRAP: Final = 9
TRAP_LESS: Final = 10
BARRICADE: Final = 11
BARRICADE_LESS: Final = 12
EITHER: Final = 13
EMISSARY: Final = 14
EMISSARY_LESS: Final = 15
NO_BONUS: Final = 0

CARDS: Final = 50
TUCK_CARDS: Final = 3
SPIES: Final = 18
VILLAIN_CARDS: Final = 24
SHERIFF_CARDS: Final = 5
TASKS: Final = 15
SEATS: Final = 5
HAND: Final = 4
PASSIVE_LIMIT: Final = 6
SPY_LIMIT: Final = 3
EMISSARY_LIMIT: Final = 3
PIECES: Final = 5
MEN: Final = 6
SPACE_STRIDE: Final = 5
BARRICADE_STRIDE: Final = 4
LOT: Final = 12
LYING: Final = 4
RECALL_PENALTY: Final = 5
BARRICADE_VP: Final = 2

# Ways it ends.
DEFENDED: Final = 0
SHARED: Final = 1
PENNILESS: Final = 2
OVERRUN: Final = 3
TUCK_HANGED: Final = 4
TUCK_JAILED: Final = 5
ENDINGS: Final[tuple[str, ...]] = ("defended", "shared", "penniless", "overrun", "tuck_hanged", "tuck_jailed")

# Phases of a round, for the view.
SETTING_UP: Final = 0
MEN_PHASE: Final = 1
HERO_PHASE: Final = 2
ROUND_END: Final = 3
OVER: Final = 4
