"""The tiles, read once from data/*.toml into tuples of ints, and the geometry of the grid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, full
from sherwood.games.locksley.data import DATA

_LOOT: Final = DATA.load("loot")
_FAME: Final = DATA.load("fame")
_TRACK: Final = DATA.load("track")

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

# Fame spaces: the small tiles, the two spaces of each corner tile, start and goal (§1.4, §1.5)
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
    "coach-white", "coach-red", "coach-pink", "coach-green", "coach-blue", "coach-black",
    "dead-of-night", "sherwood", "nobility", "tithe", "specialist", "fence", "two-houses", "kinsman", "vain", "contract",
    "fox", "arrow", "guard", "mutual", "run", "scales", "rivalry", "small-fry", "samaritan", "eagle", "market", "tower",
    "nottingham", "beginning", "king",
)  # fmt: skip
SALE_TILES: Final = bit(NOBILITY) | bit(FENCE) | bit(MARKET)
ROBIN_TILES: Final = bit(ARROW) | bit(RIVALRY) | bit(EAGLE) | bit(TOWER)


# The large tiles: which fame space comes first clockwise, and which second (§1.5, §2.5)
FIRST_SPACE: Final = vec[i64]([FAME_NAMES.index(row["spaces"][0]) for row in _FAME["large"]])
SECOND_SPACE: Final = vec[i64]([FAME_NAMES.index(row["spaces"][1]) for row in _FAME["large"]])


def _small_of(time: str) -> int:
    return sum(bit(FAME_NAMES.index(row["id"])) for row in _FAME["small"] if row["time"] == time)


def _large_of(time: str) -> int:
    return sum(bit(n) for n, row in enumerate(_FAME["large"]) if row["time"] == time)


# By tile set: every tile, those of the day, those of the night (§1.6, §2.4)
SMALL_SETS: Final[tuple[int, ...]] = (full(SMALL), _small_of("day"), _small_of("night"))
LARGE_SETS: Final[tuple[int, ...]] = (full(LARGE), _large_of("day"), _large_of("night"))


def _times() -> dict[str, str]:
    small = {row["id"]: row["time"] for row in _FAME["small"]}
    return small | {space: row["time"] for row in _FAME["large"] for space in row["spaces"]}


TIMES: Final[dict[str, str]] = _times()  # day or night, by fame space; start and goal have none
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


KNIGHT: Final = vec[i64]([_steps_away(space, 2, 1) for space in range(SPACES)])
BESIDE: Final = vec[i64]([_steps_away(space, 1, 0) for space in range(SPACES)])
DIAGONAL: Final = vec[i64]([_steps_away(space, 1, 1) for space in range(SPACES)])
