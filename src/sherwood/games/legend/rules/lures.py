"""What draws a group somewhere, and what keeps it away: goals with a value, and dangers, box by box."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest, weight
from sherwood.games.legend.rules.atlas import GREEN, KEEPS, STANDS, TERRAIN, TOWN, TOWNS, VILLAGE_OF
from sherwood.games.legend.rules.roster import (
    ALAN,
    ALL_LEADERS,
    ARMS,
    BISHOPS,
    GUY,
    JOHN,
    KNIGHTS,
    MARION,
    MELEE,
    MERRY,
    MOVE,
    NOTTINGHAM,
    OUTLAW_LEADERS,
    RECRUITERS,
    RICHARD,
    ROBIN,
    SHERIFF_LEADERS,
    SHERIFFS,
    SOLDIERS,
    TRAVELLERS,
    TUCK,
)
from sherwood.games.legend.rules.routes import apart
from sherwood.games.legend.rules.state import ROBIN_SEAT, SINGLE, Legend

MOST: Final = 96  # goals: more than there are pieces, keeps and villages
_FADE: Final = 0.18  # how a goal pales with every point of the way

# Robin's weights
JOIN: Final = 0  # a leader to be won over: he commands men, and Tuck weds
CALL: Final = 1  # Merry Men to be called up: nobody is robbed without them
ROB: Final = 2  # a piece of gold in a traveller's purse: it is also one less for the Sheriff
LOOT: Final = 3  # a keep without a guard: four pieces at once
FREE: Final = 4  # a captive friend
WED: Final = 5  # the company of the wedding coming together
MEET: Final = 6  # the king, when he is all that is missing
PREY: Final = 7  # a leader of the Sheriff without soldiers: a ransom, or one fewer
FEAR: Final = 8  # soldiers within a march, for Robin himself
WORRY: Final = 9  # the same for everybody else
BAND: Final = 10  # keeping together
SHOOT: Final = 11  # the tournament: the arrow for Robin, or five pieces from him to the Sheriff
ROBINS: Final = 12

# The Sheriff's weights
HUNT: Final = 12  # Robin, alone or weakly guarded
TAKE: Final = 13  # any other outlaw leader
GUARD: Final = 14  # a keep that still has its treasure and no soldiers
ESCORT: Final = 15  # a traveller with outlaws near
JAIL: Final = 16  # bringing a captive to a keep, and from there to the gallows
WAKE: Final = 17  # Sir Guy asleep in his castle
TAXES: Final = 18  # a village with a leader and soldiers
CARE: Final = 19  # outlaws within a march, for a leader without soldiers
WEIGHTS: Final = 20


class Lures:
    """The goals of one group in one position."""

    boxes: vec[i64]
    values: vec[float]
    n: i64
    fade: vec[float]  # by distance

    def __init__(self) -> None:
        self.boxes = vec[i64]([0] * MOST)
        self.values = vec[float]([0.0] * MOST)
        self.n = 0
        self.fade = vec[float]([1.0 / (1.0 + _FADE * float(d)) for d in range(100)])

    def clear(self) -> None:
        self.n = 0

    def add(self, box: i64, value: float) -> None:
        if self.n < MOST and value > 0.0:
            self.boxes[self.n] = box
            self.values[self.n] = value
            self.n += 1

    def pull(self, box: i64) -> float:
        """The strongest goal as it looks from a box."""
        best: float = 0.0
        for i in range(self.n):
            here: float = self.values[i] * self.fade[apart(box, self.boxes[i])]
            if here > best:
                best = here
        return best


# The outlaws


def robin_lures(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """What a group of outlaws could be after."""
    lures.clear()
    company(s, group, w, lures)
    if group & bit(ROBIN):
        archery(s, w, lures)
        if count(s.conditions() & ~2) >= 3:
            return  # all is done that was to be done: he has only to stay alive
    men: i64 = count(group & MERRY)
    recruits(s, group, men, w, lures)
    if men:
        plunder(s, men, w, lures)
    prey(s, men, w, lures)


def recruits(s: Legend, group: i64, men: i64, w: list[float], lures: Lures) -> None:
    """Leaders for Robin, Merry Men for whoever may call them up and has room for them (§10)."""
    robin: bool = group & bit(ROBIN) != 0 and not s.wound
    callers: i64 = group & RECRUITERS
    room: bool = callers != 0 and s.command(group) > men
    rest: i64 = s.down & (OUTLAW_LEADERS | MERRY)
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if bit(piece) & MERRY:
            if room:
                lures.add(s.at[piece], w[CALL] * (1.5 if men == 0 else 1.0))
        elif robin:
            lures.add(s.at[piece], w[JOIN] * (1.3 if bit(piece) & (bit(TUCK) | bit(ALAN)) else 1.0))


def plunder(s: Legend, men: i64, w: list[float], lures: Lures) -> None:
    """Travellers without soldiers beside them, keeps without a garrison (§9.3, §9.4)."""
    rest: i64 = s.free & TRAVELLERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if not s.foes(ROBIN_SEAT, s.at[piece]) and STANDS[s.at[piece]]:
            lures.add(s.at[piece], w[ROB] * (2.0 if bit(piece) & BISHOPS else 1.0))
    for i in range(len(KEEPS)):
        if not s.looted & bit(i) and not s.foes(ROBIN_SEAT, KEEPS[i]):
            lures.add(KEEPS[i], w[LOOT])


def company(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """Friends to be freed, the wedding, the king (§8.4, §15.1, §16.3)."""
    rest: i64 = s.captive & OUTLAW_LEADERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        lures.add(s.at[piece], w[FREE] * (2.0 if piece == ROBIN else 1.0))
    wedding: i64 = bit(ROBIN) | bit(MARION) | bit(ALAN) | bit(TUCK)
    if s.married == SINGLE and s.free & wedding == wedding and group & wedding:
        gather(s, wedding & ~group, w[WED], lures)
    both: i64 = bit(ROBIN) | bit(RICHARD)
    if s.free & both == both and group & both and count(s.conditions() & ~2) >= 2:
        gather(s, both & ~group, w[MEET], lures)
    if not group & bit(ROBIN) and s.at[ROBIN] >= 0 and not group & bit(RICHARD):
        lures.add(s.at[ROBIN], w[BAND])


def archery(s: Legend, w: list[float], lures: Lures) -> None:
    """Robin is on the Green when the arrow is shot for, even in disguise (§14.0); the turn before, not too far off."""
    if s.tournament == s.turn:
        lures.add(GREEN, w[SHOOT])
    elif s.tournament == s.turn + 1:
        lures.add(GREEN, 0.4 * w[SHOOT])


def gather(s: Legend, mask: i64, value: float, lures: Lures) -> None:
    rest: i64 = mask
    while rest:
        lures.add(s.at[lowest(rest)], value)
        rest &= rest - 1


def prey(s: Legend, men: i64, w: list[float], lures: Lures) -> None:
    """Leaders of the Sheriff without soldiers, for those who come with Merry Men: a duel is too great a risk."""
    if not men:
        return
    rest: i64 = s.free & SHERIFF_LEADERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if not s.foes(ROBIN_SEAT, s.at[piece]) and STANDS[s.at[piece]]:
            lures.add(s.at[piece], w[PREY] * (2.0 if piece == JOHN else 1.0))


def threat(s: Legend, box: i64) -> float:
    """The strength of the soldiers who could march to a box next turn."""
    forest: bool = TERRAIN[box] == 0
    total: float = 0.0
    rest: i64 = s.free & SOLDIERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if apart(s.at[piece], box) <= MOVE[piece] and not (forest and bit(piece) & KNIGHTS):
            total += float(MELEE[piece])
    return total


def fear(s: Legend, group: i64, box: i64, w: list[float]) -> float:
    """How dangerous a box is for a group of outlaws."""
    if too_early(s, group, box):
        return 20.0
    danger: float = risk(s, group, box)
    if danger <= 0.0:
        return 0.0
    worst: float = 0.0
    if group & bit(ROBIN):
        worst = w[FEAR]
    elif group & (bit(RICHARD) | bit(MARION)):
        worst = 0.8 * w[FEAR]
    elif group & OUTLAW_LEADERS:
        worst = w[WORRY]
    if not group & OUTLAW_LEADERS & ~s.disguised:
        worst *= 0.4  # they would have to be recognised first (§12.1c)
    return worst * danger


def risk(s: Legend, group: i64, box: i64) -> float:
    """How likely outlaws in a box are beaten: alone by any unit that can come, with Merry Men by stronger ones."""
    men: i64 = count((group | s.here(box, s.free)) & MERRY)
    here: float = 1.0 if s.foes(ROBIN_SEAT, box) else 0.6
    force: float = threat(s, box)
    if force > 0.0 and men == 0:
        return 1.2 * here
    excess: float = force - 1.2 * float(men)
    return here * excess / (excess + 3.0) if excess > 0.0 else 0.0


def too_early(s: Legend, group: i64, box: i64) -> bool:
    """Would Robin and the king meet before two other conditions hold? That ends the game, and loses it (§16.1c)."""
    both: i64 = bit(ROBIN) | bit(RICHARD)
    if not group & both or s.free & both != both or count(s.conditions() & ~2) >= 2:
        return False
    return box == s.at[RICHARD if group & bit(ROBIN) else ROBIN]


# The Sheriff's side


def sheriff_lures(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """What a group of the Sheriff's could be after."""
    lures.clear()
    captives: i64 = group & s.captive
    if captives:
        jail(s, captives, w, lures)
        return
    if group & SOLDIERS:
        hunt(s, group, w, lures)
        garrison(s, group, w, lures)
        escort(s, w, lures)
        collect(s, s.free & SHERIFF_LEADERS, w, lures)
    else:
        shelter(s, group, w, lures)


def hunt(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """Outlaw leaders, the more the weaker their guard is against what could be brought there."""
    rest: i64 = s.free & OUTLAW_LEADERS & ~s.disguised
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        box: i64 = s.at[piece]
        if not (TERRAIN[box] == 0 and group & KNIGHTS) and STANDS[box]:
            men: float = float(count(s.here(box, s.free & MERRY)))
            force: float = float(weight(MELEE, group & SOLDIERS)) + 0.5 * threat(s, box)
            prize: float = w[HUNT] if piece == ROBIN else w[TAKE] * (1.5 if bit(piece) & wanted(s) else 1.0)
            lures.add(box, prize * force / (force + 2.0 * men + 0.5))


def wanted(s: Legend) -> i64:
    """Those without whom Robin's conditions are out of reach."""
    return bit(MARION) | bit(RICHARD) | bit(TUCK)


def garrison(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """One unit in each keep that still has its treasure is enough: nobody loots beside soldiers (§9.4)."""
    for i in range(len(KEEPS)):
        if not s.looted & bit(i) and not s.here(KEEPS[i], (s.free | s.down) & SOLDIERS & ~group):
            lures.add(KEEPS[i], w[GUARD] * (1.0 if group & ARMS else 0.6))


def escort(s: Legend, w: list[float], lures: Lures) -> None:
    rest: i64 = s.free & TRAVELLERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if near_men(s, s.at[piece]):
            lures.add(s.at[piece], w[ESCORT])


def near_men(s: Legend, box: i64) -> bool:
    """Could Merry Men be in a box next turn?"""
    rest: i64 = s.free & MERRY
    while rest:
        if apart(s.at[lowest(rest)], box) <= 5:
            return True
        rest &= rest - 1
    return False


def collect(s: Legend, others: i64, w: list[float], lures: Lures) -> None:
    """Villages in which the other half of a tax collection waits (§9.6)."""
    rest: i64 = others
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        village: i64 = VILLAGE_OF[s.at[piece]]
        if village >= 0 and not s.taxed & bit(village):
            lures.add(s.at[piece], w[TAXES])


def jail(s: Legend, captives: i64, w: list[float], lures: Lures) -> None:
    """To a keep; after two turns there to a town (§8.31)."""
    value: float = w[JAIL] * (2.0 if captives & bit(ROBIN) else 1.0)
    piece: i64 = lowest(captives)
    for box in TOWNS if s.kept[piece] >= 2 else KEEPS:
        lures.add(box, value)


def shelter(s: Legend, group: i64, w: list[float], lures: Lures) -> None:
    """Leaders go with soldiers: to wake Sir Guy, to the gallows, to villages, and never alone near outlaws."""
    if group & bit(NOTTINGHAM) and s.down & bit(GUY):
        lures.add(s.at[GUY], w[WAKE])
    rest: i64 = s.captive & OUTLAW_LEADERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if TERRAIN[s.at[piece]] == TOWN and s.kept[piece] >= 2:
            lures.add(s.at[piece], 2.0 * w[JAIL])
    collect(s, s.free & SOLDIERS, w, lures)
    rest = s.free & SOLDIERS
    while rest:
        lures.add(s.at[lowest(rest)], 0.5 * w[TAXES])
        rest &= rest - 1


def care(s: Legend, group: i64, box: i64, w: list[float]) -> float:
    """How dangerous a box is for a leader of the Sheriff without soldiers."""
    if group & SOLDIERS or not group & ALL_LEADERS or s.here(box, s.free & SHERIFFS & SOLDIERS):
        return 0.0
    return w[CARE] if near_men(s, box) else 0.0
