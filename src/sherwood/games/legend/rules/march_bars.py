"""Why a march cannot go there, take him along or leave him (§6): for people only."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import ACROSS, ADJACENT, BEHIND, COST, FOREST, MOUTH, NUMBERED, STANDS, TERRAIN
from sherwood.games.legend.rules.passage import CAPTIVES, CROWD, NOT_ROBIN, USED, may_enter
from sherwood.games.legend.rules.paths import HALT, PASSAGE, STEP, leaves_captives
from sherwood.games.legend.rules.roster import KNIGHTS, MERRY, ROBIN, TOTAL, TRAVELLERS
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend, side


def march_bars(s: Legend, seat: i64, legal: i64) -> list[Bar]:
    """Neighbours out of reach, closed passages, companions who cannot come, a halt that is not allowed."""
    box: i64 = s.at[s.lead]
    bars: list[Bar] = []
    neighbours = ADJACENT[box]
    for i in range(len(neighbours)):
        if not legal & bit(STEP + i):
            bars.append(box_bar(s, seat, neighbours[i]))
    for other in ACROSS[box]:
        bars.append(Bar(Action(verbs.GO, other), "river", "6.7", other))
    if not legal & bit(PASSAGE):
        passage_bar(s, seat, box, bars)
    if not legal & bit(HALT):
        bars.append(halt_bar(s, box))
    for piece in range(TOTAL):
        if not legal & bit(piece) and s.group != bit(piece) and s.at[piece] == box:
            piece_bar(s, seat, piece, bars)
    return bars


def box_bar(s: Legend, seat: i64, box: i64) -> Bar:
    """Why the group cannot enter a neighbouring box."""
    go = Action(verbs.GO, box)
    left: i64 = s.pace - s.spent
    if TERRAIN[box] == FOREST and s.group & KNIGHTS:
        return Bar(go, "knights_forest", "6.8a")
    if not s.set_out and leaves_captives(s, seat, s.at[s.lead]):
        return Bar(go, "captives_alone", "8.1")
    if COST[box] > left:
        return Bar(go, "too_far", "6.2b", box, COST[box], left)
    if s.pinned or s.through:
        return Bar(go, "tournament_way", "14.2", box)
    if TERRAIN[box] == NUMBERED:
        return Bar(go, "numbered_end", "6.8b", box)
    return Bar(go, "crossing_end", "6.4a", box)


def passage_bar(s: Legend, seat: i64, box: i64, bars: list[Bar]) -> None:
    """Why the secret passage is closed to the group (§6.6, §6.61)."""
    beyond: i64 = MOUTH[box] if MOUTH[box] >= 0 else BEHIND[box]
    if beyond < 0:
        return
    way = Action(verbs.PASSAGE, beyond)
    if seat != ROBIN_SEAT:
        bars.append(Bar(way, "passage_outlaws", "6.6"))
        return
    why: i64 = may_enter(s, box) if MOUTH[box] < 0 else 0
    if MOUTH[box] >= 0 and s.group & s.captive:
        why = CAPTIVES
    if why == USED:
        bars.append(Bar(way, "passage_used", "6.61b", beyond))
    elif why == NOT_ROBIN:
        bars.append(Bar(way, "passage_robin", "6.61"))
    elif why == CROWD:
        bars.append(Bar(way, "passage_crowd", "6.61"))
    elif why == CAPTIVES:
        bars.append(Bar(way, "passage_captives", "6.6a"))
    elif s.pinned or s.through:
        bars.append(Bar(way, "tournament_way", "14.2", beyond))
    else:
        bars.append(Bar(way, "too_far", "6.2b", beyond, COST[beyond], s.pace - s.spent))


def halt_bar(s: Legend, box: i64) -> Bar:
    """Why the march cannot end here."""
    if not s.set_out:
        return Bar(Action(verbs.HALT), "not_set_out", "6.0c", s.lead)
    if TERRAIN[box] == NUMBERED:
        return Bar(Action(verbs.HALT), "numbered_end", "6.8b", box)
    if not STANDS[box]:
        return Bar(Action(verbs.HALT), "crossing_end", "6.4a", box)
    return Bar(Action(verbs.HALT), "tournament_way", "14.2", box)


def piece_bar(s: Legend, seat: i64, piece: i64, bars: list[Bar]) -> None:
    """Why somebody in this box cannot join the march, or leave it."""
    one: i64 = bit(piece)
    if s.group & one:
        leave_bar(s, piece, bars)
        return
    take = Action(verbs.TAKE, piece)
    if s.set_out or one & TRAVELLERS:
        return
    if s.down & one & side(seat):
        bars.append(Bar(take, "not_recruited", "5.2" if seat == ROBIN_SEAT else "5.1", piece))
    elif s.moved & one:
        bars.append(Bar(take, "has_moved", "6.0a", piece))
    elif piece == ROBIN and s.wound and s.free & one and seat == ROBIN_SEAT:
        bars.append(Bar(take, "wounded", "10.2a"))
    elif one & MERRY and s.free & one and seat == ROBIN_SEAT:
        bars.append(Bar(take, "command", "6.3b", s.command(s.group)))


def leave_bar(s: Legend, piece: i64, bars: list[Bar]) -> None:
    leave = Action(verbs.LEAVE, piece)
    if not s.set_out:
        return
    if not STANDS[s.at[piece]]:
        bars.append(Bar(leave, "crossing_end", "6.4a", s.at[piece]))
    elif s.captive & bit(piece) or not s.group & s.free & ~bit(piece):
        bars.append(Bar(leave, "captives_alone", "8.1"))
    elif s.through:
        bars.append(Bar(leave, "tournament_way", "14.2", s.at[piece]))
    else:
        bars.append(Bar(leave, "command", "6.3b", s.command(s.group & ~bit(piece))))
