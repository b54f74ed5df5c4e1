"""The pieces and the tables, read once from the data into tuples of ints."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.data import TomlTable
from sherwood.games.legend.data import DATA
from sherwood.games.legend.rules.atlas import box

_COUNTERS: Final = DATA.load("counters")
_TABLES: Final = DATA.load("tables")
_LEADERS: Final[list[TomlTable]] = _COUNTERS["leader"]
_UNITS: Final[list[TomlTable]] = _COUNTERS["unit"]
_TRAVELLERS: Final[list[TomlTable]] = _COUNTERS["traveller"]
_KINDS: Final[dict[str, TomlTable]] = {row["id"]: row for row in _COUNTERS["kind"]}

# Leaders have the first numbers, in this order; the units and the travellers follow as the data list them.
ROBIN: Final = 0
LITTLE_JOHN: Final = 1
SCARLET: Final = 2
STUTLEY: Final = 3
TUCK: Final = 4
ALAN: Final = 6
MARION: Final = 7
RICHARD: Final = 8
NOTTINGHAM: Final = 9
LINCOLN: Final = 10
GUY: Final = 11
JOHN: Final = 12
LEADERS: Final = 13

MERRY_MEN: Final = 1
MEN_AT_ARMS: Final = 2
FORESTERS: Final = 3
KNIGHTS_KIND: Final = 4
NOBLE: Final = 5
BISHOP: Final = 6
KINDS: Final = ("leader", "merry_men", "men_at_arms", "royal_foresters", "knights", "noble", "bishop")

_ROWS: Final[list[TomlTable]] = _LEADERS + _UNITS + _TRAVELLERS
PIECES: Final[tuple[str, ...]] = tuple(row["id"] for row in _ROWS)
TOTAL: Final = len(PIECES)
UNITS_FROM: Final = LEADERS
UNITS_TO: Final = LEADERS + len(_UNITS)
KIND: Final[tuple[int, ...]] = tuple(KINDS.index(row.get("kind", "leader")) for row in _ROWS)


def _values(key: str) -> vec[i64]:
    """A value of each piece: its own, its kind's, or none."""
    return vec[i64]([int(row[key] if key in row else _kind(row).get(key) or 0) for row in _ROWS])


def _kind(row: TomlTable) -> TomlTable:
    """What all pieces of its kind share; nothing for a leader."""
    return _KINDS.get(row.get("kind", ""), {})


MELEE: Final = _values("melee")
MOVE: Final = _values("movement")
COMMAND: Final = _values("command")
COMBAT: Final = _values("combat")
RANSOM: Final = _values("ransom")
HANGING: Final = _values("hanging")
TURN: Final = _values("turn")
ESCORT: Final = _values("escort")
START: Final = vec[i64]([box(row["start"]) if "start" in row else -1 for row in _ROWS])


def _archery(profile: str) -> vec[i64]:
    kinds = [_kind(row) for row in _ROWS]
    return vec[i64]([int(kind[profile] if profile in kind else kind.get("archery") or 0) for kind in kinds])


# By table option `profile`.
ARCHERY: Final[tuple[vec[i64], ...]] = (_archery("archery"), _archery("weaker_archery"))


def _mask(*kinds: int) -> int:
    total = 0
    for piece, kind in enumerate(KIND):
        if kind in kinds:
            total |= int(bit(piece))
    return total


def _together(*pieces: int) -> int:
    return sum(int(bit(piece)) for piece in pieces)


OUTLAW_LEADERS: Final[i64] = _together(*range(NOTTINGHAM))
SHERIFF_LEADERS: Final[i64] = _together(NOTTINGHAM, LINCOLN, GUY, JOHN)
ALL_LEADERS: Final[i64] = OUTLAW_LEADERS | SHERIFF_LEADERS
MERRY: Final[i64] = _mask(MERRY_MEN)
SOLDIERS: Final[i64] = _mask(MEN_AT_ARMS, FORESTERS, KNIGHTS_KIND)
KNIGHTS: Final[i64] = _mask(KNIGHTS_KIND)
ARMS: Final[i64] = _mask(MEN_AT_ARMS)
UNITS: Final[i64] = MERRY | SOLDIERS
OUTLAWS: Final[i64] = OUTLAW_LEADERS | MERRY
SHERIFFS: Final[i64] = SHERIFF_LEADERS | SOLDIERS
TRAVELLERS: Final[i64] = _mask(NOBLE, BISHOP)
NOBLES: Final[i64] = _mask(NOBLE)
BISHOPS: Final[i64] = _mask(BISHOP)
EVERYONE: Final[i64] = OUTLAWS | SHERIFFS | TRAVELLERS

# §7.26, §7.43: they neither lead nor fight.   §8.33, §13.8: never hanged.   §10.3: may call up Merry Men.
GENTLE: Final[i64] = _together(ALAN, MARION)
NEVER_HANGED: Final[i64] = _together(TUCK, MARION, RICHARD)
RECRUITERS: Final[i64] = _together(ROBIN, SCARLET, STUTLEY, LITTLE_JOHN)
# §10.1: they join only after a fight with Robin.   §12: they may go disguised.
STUBBORN: Final[i64] = _together(LITTLE_JOHN, SCARLET, TUCK)
DISGUISERS: Final[i64] = _together(ROBIN, RICHARD)

# The tables.
ARCHERY_FROM: Final[tuple[int, ...]] = tuple(_TABLES["archery"]["columns"])
ARCHERY_HITS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row) for row in _TABLES["archery"]["rows"])
MELEE_ATTACKER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cell[0] for cell in row) for row in _TABLES["melee"]["rows"]
)
MELEE_DEFENDER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cell[1] for cell in row) for row in _TABLES["melee"]["rows"]
)
TAXES: Final[tuple[int, ...]] = tuple(_TABLES["taxes"]["rows"])
# Bit 0: recruited; bit 1: Robin wounded.
_JOINS: Final = {"R": 1, "R/W": 3, "NR/W": 2, "NR": 0}
JOIN_SCARLET: Final[tuple[int, ...]] = tuple(_JOINS[word] for word in _TABLES["recruitment"]["will_scarlet"])
JOIN_OTHERS: Final[tuple[int, ...]] = tuple(_JOINS[word] for word in _TABLES["recruitment"]["others"])
ARRIVALS: Final[tuple[int, ...]] = tuple(PIECES.index(name) for name in _TABLES["personalities"]["order"])
ARRIVAL_TURNS: Final[tuple[int, ...]] = tuple(_TABLES["personalities"]["turns"])

_GOLD: Final[dict[str, int]] = _TABLES["gold"]
GOLD_SHERIFF: Final[int] = _GOLD["sheriff"]
GOLD_ROBIN: Final[int] = _GOLD["robin"]
GOLD_TOTAL: Final[int] = _GOLD["total"]
_PURSES: Final = {NOBLE: _GOLD["noble"], BISHOP: _GOLD["bishop"]}
PURSE: Final[tuple[int, ...]] = tuple(_PURSES.get(kind, 0) for kind in KIND)
LOOT: Final[int] = _GOLD["loot"]
SAFE_CONDUCT: Final[int] = _GOLD["safe_conduct"]
ARROW: Final[int] = _GOLD["arrow"]
MISSED_TOURNAMENT: Final[int] = _GOLD["missed_tournament"]
EMPTY_TOURNAMENT: Final[int] = _GOLD["empty_tournament"]
