"""A march, box by box: who comes along, where the way leads, who stays behind (§6)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import (
    ADJACENT,
    BEHIND,
    COST,
    FAR,
    FORD,
    GREEN,
    GREEN_COST,
    MOUTH,
    STANDS,
    TERRAIN,
)
from sherwood.games.legend.rules.march_bars import march_bars
from sherwood.games.legend.rules.passage import enter_keep, may_enter
from sherwood.games.legend.rules.paths import HALT, PASSAGE, STEP, captives_of, leaves_captives, open_near, walkable
from sherwood.games.legend.rules.roster import GUY, MERRY, MOVE, NOTTINGHAM, OUTLAW_LEADERS, ROBIN, SHERIFFS, UNITS
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend


def begin_march(s: Legend, piece: i64) -> None:
    """A piece is picked up (§6.0a)."""
    s.stand_still()
    s.lead = piece
    s.group = bit(piece)
    s.origin = s.at[piece]
    s.pace = MOVE[piece]


def slowest(mask: i64) -> i64:
    """A group goes at the pace of its slowest (§8.1)."""
    pace: i64 = 99
    rest: i64 = mask
    while rest:
        pace = min(pace, MOVE[lowest(rest)])
        rest &= rest - 1
    return pace


def takeable(s: Legend, seat: i64) -> i64:
    """Who may come along from the first box: friends, Merry Men within command, captives (§6.3, §8.1)."""
    mask: i64 = s.captive & captives_of(seat)
    if seat == SHERIFF_SEAT:
        mask |= s.free & SHERIFFS
    else:
        mask |= s.free & OUTLAW_LEADERS
        if s.wound:
            mask &= ~bit(ROBIN)
        if count(s.group & MERRY) < s.command(s.group):
            mask |= s.free & MERRY
    return s.here(s.at[s.lead], mask & ~s.moved & ~s.group)


def leavable(s: Legend, seat: i64) -> i64:
    """Who may be left on the way: never captives alone, nor the leader whom Merry Men need (§6.0b, §6.3a, §8.1)."""
    box: i64 = s.at[s.lead]
    mask: i64 = 0
    if not STANDS[box] or s.through:
        return mask
    rest: i64 = s.group
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if may_stay(s, piece):
            mask |= bit(piece)
    return mask


def may_stay(s: Legend, piece: i64) -> bool:
    if s.captive & bit(piece):
        return s.guarded(piece, s.group)
    return not commands(s, piece) and (piece != s.lead or heirs(s) != 0)


def heirs(s: Legend) -> i64:
    """Those of the group who can lead it on if its first is left: Merry Men and captives cannot (§6.0b)."""
    return s.group & s.free & ~MERRY & ~bit(s.lead)


def commands(s: Legend, piece: i64) -> bool:
    """Do the Merry Men of the group need this leader?"""
    return count(s.group & MERRY) > s.command(s.group & ~bit(piece))


def spared(s: Legend) -> i64:
    """Who may be put back before the march sets out."""
    mask: i64 = 0
    rest: i64 = s.group & ~bit(s.lead)
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if s.captive & bit(piece) or not commands(s, piece):
            mask |= bit(piece)
    return mask


def held_back(s: Legend, seat: i64) -> bool:
    """The group can go no further, but one of it could if the others stayed here (§6.0b)."""
    rest: i64 = heirs(s)
    if not rest or s.through or not STANDS[s.at[s.lead]]:
        return False
    rest |= bit(s.lead)
    while rest:
        if goes_alone(s, seat, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def goes_alone(s: Legend, seat: i64, piece: i64) -> bool:
    """Is there a way on for this one, with the points of its own, and a guard for the captives it leaves?"""
    group: i64 = s.group
    pace: i64 = s.pace
    s.group = bit(piece)
    s.pace = MOVE[piece]
    found: bool = ways(s, seat) != 0 and not leaves_captives(s, seat, s.at[piece])
    s.group = group
    s.pace = pace
    return found


def ways(s: Legend, seat: i64) -> i64:
    """The boxes the group may enter next, as choices."""
    box: i64 = s.at[s.lead]
    left: i64 = s.pace - s.spent
    if left <= 0 or (not s.set_out and leaves_captives(s, seat, box)):
        return 0
    mask: i64 = open_near(s, seat, box, left) << STEP
    if seat == ROBIN_SEAT and passage_open(s, box, left):
        mask |= bit(PASSAGE)
    return mask


def passage_open(s: Legend, box: i64, left: i64) -> bool:
    """Out of a keep any outlaw may go, in only Robin's small party, once (§6.61, §6.62)."""
    mouth: i64 = MOUTH[box]
    if mouth >= 0:
        return s.group & s.captive == 0 and walkable(s, ROBIN_SEAT, mouth, left)
    return BEHIND[box] >= 0 and may_enter(s, box) == 0


def enter(s: Legend, seat: i64, box: i64, ref: Referee) -> None:
    """The group enters a box, pays for it, and stops where it must (§6.1, §6.2, §7.14)."""
    if s.pinned:
        s.pinned = 0
        s.through = 1
    rest: i64 = s.group
    while rest:
        s.at[lowest(rest)] = box
        rest &= rest - 1
    s.set_out = 1
    s.held &= ~s.group
    s.spent += COST[box]
    if TERRAIN[box] == FORD:
        s.wet |= s.group & UNITS
    if box == GREEN and s.through:
        s.spent = FAR
    elif stopped(s, seat, box):
        hold_up(s, seat, box, ref)


def stopped(s: Legend, seat: i64, box: i64) -> bool:
    """Enemy units stop everybody, enemy leaders only the disguised (§6.2, §12.1)."""
    if s.foes(seat, box):
        return True
    return s.group & s.disguised != 0 and s.rivals(seat, box) != 0


def hold_up(s: Legend, seat: i64, box: i64, ref: Referee) -> None:
    """Here the march ends, unless the outlaws are on their way to the tournament (§14.2) or only a disguise stops it."""
    if seat == ROBIN_SEAT and s.tournament == s.turn and box != GREEN and GREEN_COST[box] <= s.pace - s.spent:
        s.pinned = 1
    elif s.foes(seat, box) or not s.group & s.free & OUTLAW_LEADERS & ~s.disguised:
        s.spent = FAR
    else:
        leave_all(s, s.group & s.disguised, ref)


def leave_all(s: Legend, mask: i64, ref: Referee) -> None:
    """Whoever must stop here stays; the others may go on (§6.0b, §12.1a)."""
    rest: i64 = mask
    while rest:
        stay(s, lowest(rest), ref)
        rest &= rest - 1


def stay(s: Legend, piece: i64, ref: Referee) -> None:
    """One of the group stays in this box: it has moved, and if it was the first another leads on (§6.0b)."""
    if piece == s.lead:
        s.lead = lowest(heirs(s))
    s.group &= ~bit(piece)
    s.moved |= bit(piece)
    s.pace = slowest(s.group)
    ref.tell("stays", -1, piece, s.at[piece])
    if piece == NOTTINGHAM and s.free & bit(piece):
        wake(s, s.at[piece], ref)


def halt(s: Legend, seat: i64, ref: Referee) -> None:
    """The hand is taken off the group: it has moved (§6.0a)."""
    s.moved |= s.group
    box: i64 = s.at[s.lead]
    if s.set_out and box == s.origin:
        ref.tell("returns", seat, s.lead, box, count(s.group) - 1)
    elif s.set_out:
        ref.tell("marches", seat, s.lead, s.origin, box, count(s.group) - 1)
    if s.group & s.free & bit(NOTTINGHAM):
        wake(s, box, ref)
    s.stand_still()


def wake(s: Legend, box: i64, ref: Referee) -> None:
    """Sir Guy and his men join in when the Sheriff of Nottingham ends a move with them or outlaws attack (§5.1)."""
    if s.down & bit(GUY) and s.at[GUY] == box:
        woken: i64 = s.here(box, s.down & SHERIFFS)
        s.down &= ~woken
        s.free |= woken
        ref.tell("wakes", -1, GUY, box)


class March(SeatStep[Legend]):
    """The next box of the path, somebody to take along or leave, or the end of the march."""

    RULE: ClassVar[str] = "6.0a"
    TITLES: ClassVar[tuple[str, ...]] = ("March", "SetOut")

    def title(self, s: Legend, seat: i64) -> str:
        return "March" if s.set_out else "SetOut"

    def legal(self, s: Legend, seat: i64) -> i64:
        mask: i64 = ways(s, seat)
        if s.set_out:
            mask |= leavable(s, seat)
            if STANDS[s.at[s.lead]] and not s.through:
                mask |= bit(HALT)
            return mask
        if not mask:
            mask |= bit(HALT)
        return mask | takeable(s, seat)

    def revise(self, s: Legend, seat: i64) -> i64:
        """Until the first step nobody has moved: the piece may be put back, and so may those taken along (§6.0c)."""
        return 0 if s.set_out or seat != self.seat else spared(s) | bit(s.lead)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == HALT:
            halt(s, seat, ref)
            return
        if k == s.lead and not s.set_out:
            s.stand_still()
            return
        if k < HALT:
            self.take_or_leave(s, k, ref)
        else:
            self.go(s, seat, k, ref)
            if s.ending >= 0:
                return
        if s.set_out and not ways(s, seat) and not held_back(s, seat):
            halt(s, seat, ref)
        else:
            s.steps.append(self)

    def take_or_leave(self, s: Legend, piece: i64, ref: Referee) -> None:
        if s.set_out:
            stay(s, piece, ref)
            return
        s.group ^= bit(piece)
        s.pace = slowest(s.group)

    def go(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        box: i64 = s.at[s.lead]
        if k == PASSAGE and MOUTH[box] < 0:
            if enter_keep(s, BEHIND[box], ref):
                enter(s, seat, BEHIND[box], ref)
            return
        enter(s, seat, target(box, k), ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        if k == HALT:
            return Action(verbs.HALT)
        if k < HALT:
            return Action(verbs.LEAVE if s.set_out else verbs.PUT_BACK if s.group & bit(k) else verbs.TAKE, k)
        return Action(verbs.PASSAGE if k == PASSAGE else verbs.GO, target(s.at[s.lead], k))

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        return march_bars(s, seat, self.legal(s, seat))

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [s.lead, s.at[s.lead], s.pace - s.spent]


def target(box: i64, k: i64) -> i64:
    """The box a choice leads to."""
    if k < PASSAGE:
        return ADJACENT[box][k - STEP]
    return MOUTH[box] if MOUTH[box] >= 0 else BEHIND[box]
