"""The tiles, read once from data/*.toml into tuples of ints, and the geometry of the grid."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from sherwood.engine.bits import bit, full


def _read(name: str) -> dict[str, Any]:
    path = Path(__file__).parent.parent / "data" / name
    return tomllib.loads(path.read_text(encoding="utf-8"))


_LOOT: Final = _read("loot.toml")
_FAME: Final = _read("fame.toml")
_TRACK: Final = _read("track.toml")

# Loot (§1.2, §1.3)
WHITE: Final = 0
RED: Final = 1
PINK: Final = 2
GREEN: Final = 3
BLUE: Final = 4
BLACK: Final = 5
COLOURS: Final = 6
COLOUR_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in _LOOT["colour"])
TILES: Final[tuple[int, ...]] = tuple(row["tiles"] for row in _LOOT["colour"])
ALL_TILES: Final = sum(TILES)

# Fame spaces: the small tiles, the two spaces of each corner tile, start and goal (§1.4, §1.5)
COACH: Final = 0  # and the five after it, one a colour
DEAD_OF_NIGHT: Final = 6
SHERWOOD: Final = 7
NOBILITY: Final = 8
TITHE: Final = 9
SPECIALIST: Final = 10
FENCE: Final = 11
TWO_HOUSES: Final = 12
KINSMAN: Final = 13
VAIN: Final = 14
CONTRACT: Final = 15
FOX: Final = 16
ARROW: Final = 17
GUARD: Final = 18
MUTUAL: Final = 19
RUN: Final = 20
SCALES: Final = 21
RIVALRY: Final = 22
SMALL_FRY: Final = 23
SAMARITAN: Final = 24
EAGLE: Final = 25
MARKET: Final = 26
TOWER: Final = 27
NOTTINGHAM: Final = 28
BEGINNING: Final = 29
KING: Final = 30
SMALL: Final = 16
LARGE: Final = 6
FAME_NAMES: Final[tuple[str, ...]] = (
    *(row["id"] for row in _FAME["small"]),
    *(space for tile in (*_FAME["large"], *_FAME["start"], *_FAME["goal"]) for space in tile["spaces"]),
)
SALE_TILES: Final = bit(NOBILITY) | bit(FENCE) | bit(MARKET)
ROBIN_TILES: Final = bit(ARROW) | bit(RIVALRY) | bit(EAGLE) | bit(TOWER)


def _of(rows: list[dict[str, Any]], time: str) -> int:
    return sum(bit(n) for n, row in enumerate(rows) if row["time"] == time)


# By tile set: every tile, those of the day, those of the night (§1.6, §2.4)
SMALL_SETS: Final[tuple[int, ...]] = (full(SMALL), _of(_FAME["small"], "day"), _of(_FAME["small"], "night"))
LARGE_SETS: Final[tuple[int, ...]] = (full(LARGE), _of(_FAME["large"], "day"), _of(_FAME["large"], "night"))


def _time(fame: int) -> int:
    """0 without, 1 day, 2 night."""
    sets, tile = (SMALL_SETS, fame) if fame < SMALL else (LARGE_SETS, (fame - SMALL) // 2)
    return next((time for time in (1, 2) if sets[time] & bit(tile)), 0)


TIME: Final[tuple[int, ...]] = tuple(_time(fame) for fame in range(len(FAME_NAMES)))
SMALL_PER_SIDE: Final[tuple[int, ...]] = tuple(row["small_per_side"] for row in _TRACK["length"])

# The grid: a1 is space 0, e5 space 24 (§2.1)
SIDE: Final = 5
SPACES: Final = 25
SPACE_NAMES: Final[tuple[str, ...]] = tuple("abcde"[n % SIDE] + str(n // SIDE + 1) for n in range(SPACES))
CORNERS: Final[tuple[int, ...]] = (0, 4, 20, 24)
CORNER_MASK: Final = bit(0) | bit(4) | bit(20) | bit(24)


def _steps_away(space: int, far: int, near: int) -> int:
    """The spaces that lie `far` one way and `near` the other."""
    mask = 0
    for other in range(SPACES):
        columns, rows = abs(space % SIDE - other % SIDE), abs(space // SIDE - other // SIDE)
        if (max(columns, rows), min(columns, rows)) == (far, near):
            mask |= bit(other)
    return mask


KNIGHT: Final[tuple[int, ...]] = tuple(_steps_away(space, 2, 1) for space in range(SPACES))
BESIDE: Final[tuple[int, ...]] = tuple(_steps_away(space, 1, 0) for space in range(SPACES))
DIAGONAL: Final[tuple[int, ...]] = tuple(_steps_away(space, 1, 1) for space in range(SPACES))
