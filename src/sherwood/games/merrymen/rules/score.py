"""Victory points (§5.13-5.23), counted at any moment as if the game ended now."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest, weight
from sherwood.games.merrymen.rules.cards import (
    CARD_CHARACTER,
    CARD_VP,
    LEVEL_BARRICADE,
    LEVEL_EMISSARY,
    LEVEL_FROM,
    LEVEL_TRAP,
    PRISON_LOST,
    REPUTATION_BONUS,
    REPUTATION_TOP,
    SET_VP,
    SPY_VP,
    TASK_AT,
    TASK_KIND,
    TASK_PER,
    TASK_VP,
    TUCK_SET_VP,
    TUCK_VP,
)
from sherwood.games.merrymen.rules.hideouts import PER_SITE, at_site
from sherwood.games.merrymen.rules.ids import CELL, GALLOWS, GOODS, PENNILESS, SITES, TASKS
from sherwood.games.merrymen.rules.pieces import Pieces


def level(s: Pieces, seat: i64) -> i64:
    """The reputation level 1-3; 0 only where the start icon is no level (§5.16)."""
    steps: i64 = s.reputation[seat]
    if steps == 0 and s.settings.reputation_start:
        return 0
    n: i64 = 1
    while n < 3 and steps >= LEVEL_FROM[n]:
        n += 1
    return n


def emissary_points(s: Pieces, seat: i64) -> i64:
    n = level(s, seat)
    return s.emissaries[seat] * LEVEL_EMISSARY[n - 1] if n else 0


def trap_points(s: Pieces, seat: i64) -> i64:
    n = level(s, seat)
    return s.laid[seat] * LEVEL_TRAP[n - 1] if n else 0


def barricade_points(s: Pieces, seat: i64) -> i64:
    n = level(s, seat)
    return s.built[seat] * LEVEL_BARRICADE[n - 1] if n else 0


def top_points(s: Pieces, seat: i64) -> i64:
    return REPUTATION_BONUS if s.reputation[seat] >= REPUTATION_TOP else 0


def task_points(s: Pieces, seat: i64) -> i64:
    """One task per emissary, the best ones (§5.18)."""
    left: i64 = s.tasks[seat]
    total: i64 = 0
    for _ in range(s.emissaries[seat]):
        best: i64 = -1
        most: i64 = -1
        for task in range(TASKS):
            if left & bit(task) and task_worth(s, seat, task) > most:
                best = task
                most = task_worth(s, seat, task)
        if best < 0:
            break
        left &= ~bit(best)
        total += most
    return total


def task_worth(s: Pieces, seat: i64, task: i64) -> i64:
    kind = TASK_KIND[task]
    n: i64 = 0
    if kind == 0:
        n = free_hideouts(s, TASK_AT[task])
    elif kind == 1:
        n = weight(s.pennies, TASK_AT[task])
    elif kind == 2:
        n = level(s, seat)
    elif kind == 3:
        n = s.laid[seat] if s.laid[seat] < s.built[seat] else s.built[seat]
    else:
        n = empty_levels(s)
    return n // TASK_PER[task] * TASK_VP[task]


def free_hideouts(s: Pieces, sites: i64) -> i64:
    n: i64 = 0
    for site in range(SITES):
        if sites & bit(site):
            n += PER_SITE - count(at_site(s.guards, site))
    return n


def empty_levels(s: Pieces) -> i64:
    """Prison levels where nobody sits; with `task_gallows` an empty gallows counts too (§9.11)."""
    n: i64 = 0
    for place in range(4 if s.settings.task_gallows else 3):
        men: i64 = 0
        for seat in range(s.seats):
            men += s.cells[seat * 4 + place]
        # Tuck's place in prison is CELL + 1, 2 or 3: level 0 here is CELL + 1.
        if men == 0 and s.tuck_at != (CELL + 1 + place if place < 3 else GALLOWS):
            n += 1
    return n


def possession_points(s: Pieces, seat: i64) -> i64:
    n: i64 = 0
    for kind in range(GOODS):
        n += s.goods[seat * GOODS + kind]
    return n // 3


def card_points(s: Pieces, seat: i64) -> i64:
    return weight(CARD_VP, s.passive[seat])


def set_points(s: Pieces, seat: i64) -> i64:
    """Passive cards of one character make a set (§5.22)."""
    n: i64 = 0
    rest: i64 = s.passive[seat]
    while rest:
        character = CARD_CHARACTER[lowest(rest)]
        same: i64 = 0
        others: i64 = 0
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if CARD_CHARACTER[card] == character:
                same += 1
            else:
                others |= bit(card)
        n += SET_VP[same if same < 5 else 5]
        rest = others
    return n


def tuck_points(s: Pieces, seat: i64) -> i64:
    return TUCK_SET_VP[count(s.tuck_cards[seat])] + weight(TUCK_VP, s.tuck_cards[seat])


def spy_points(s: Pieces, seat: i64) -> i64:
    return weight(SPY_VP, s.spies[seat])


def prison_points(s: Pieces, seat: i64) -> i64:
    n: i64 = 0
    for place in range(4):
        n -= s.cells[seat * 4 + place] * PRISON_LOST[place]
    return n


def open_total(s: Pieces, seat: i64) -> i64:
    """All but the tasks, which are secret until the end."""
    return (
        s.vp[seat] + emissary_points(s, seat) + trap_points(s, seat) + barricade_points(s, seat)
        + top_points(s, seat) + possession_points(s, seat) + s.captives[seat] + card_points(s, seat)
        + set_points(s, seat) + tuck_points(s, seat) + spy_points(s, seat) + prison_points(s, seat)
    )  # fmt: skip


def total(s: Pieces, seat: i64) -> i64:
    return open_total(s, seat) + task_points(s, seat)


def winners(s: Pieces) -> i64:
    """Most points, then reputation, then barricades, traps and emissaries together; else shared (§5.13-5.14)."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(s.seats):
        rank: i64 = (total(s, seat) + 1000) * 10000 + s.reputation[seat] * 100 + works(s, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= bit(seat)
    return mask


def works(s: Pieces, seat: i64) -> i64:
    return s.built[seat] + s.laid[seat] + s.emissaries[seat]


def worth(s: Pieces, seat: i64) -> float:
    """For search, 0 to 1: a lost Nottingham is worth little, the later the more; else survival, the margin and the win."""
    if s.ending >= PENNILESS:
        return 0.15 * float(s.round - 1) / float(s.rounds())
    margin: i64 = total(s, seat) - best_other(s, seat)
    if margin > 30:
        margin = 30
    elif margin < -30:
        margin = -30
    value: float = 0.4 + 0.25 * float(margin + 30) / 60.0
    if s.winners & bit(seat):
        value += 0.35 / float(count(s.winners))
    return value


def best_other(s: Pieces, seat: i64) -> i64:
    best: i64 = -1000
    for other in range(s.seats):
        points: i64 = total(s, other) if other != seat else best
        if points > best:
            best = points
    return best
