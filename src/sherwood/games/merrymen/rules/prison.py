"""Breaking prisoners out (§4.41-4.46)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import DICE_PER_TOKEN, PRISON_TOKENS, RESCUE_GOODS, RESCUE_VP
from sherwood.games.merrymen.rules.combat import decline
from sherwood.games.merrymen.rules.gains import gain, holds, score, spend
from sherwood.games.merrymen.rules.ids import CELL, CHURCH, DISTRACTION, GALLOWS, GOODS, MAIN
from sherwood.games.merrymen.rules.shapes import LaterPhase, OneByOne, Reroll, present
from sherwood.games.merrymen.rules.state import MerryMen, put
from sherwood.games.merrymen.rules.theft import skill, skill_again

TUCK_BIT: Final = 15
STOP_BIT: Final = 16


def prisoners(s: MerryMen, hits: i64) -> i64:
    """Who can be freed with so many successes: bit 3 * owner + level - 1, bit 15 for Tuck."""
    mask: i64 = 0
    for owner in range(s.seats):
        for level in range(1, 4):
            if level <= hits and s.cells[owner * 4 + level - 1] > 0:
                mask |= bit(3 * owner + level - 1)
    if CELL < s.tuck_at < GALLOWS and s.tuck_at - CELL <= hits:
        mask |= bit(TUCK_BIT)
    return mask


def breakable(s: MerryMen, seat: i64) -> i64:
    """Numbers of tokens that may be spent on an attempt, as a mask; 0 without prisoners or tokens."""
    tokens: i64 = holds(s, seat, DISTRACTION)
    if tokens == 0 or not prisoners(s, 3):
        return 0
    return full((tokens if tokens < PRISON_TOKENS else PRISON_TOKENS) + 1) & ~1


class Break(SeatStep[MerryMen]):
    """How many distractions? Bit n spends n, bit 0 leaves."""

    RULE: ClassVar[str] = "4.41"
    free: i64

    def __init__(self, seat: i64, free: i64) -> None:
        self.seat = seat
        self.free = free

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return breakable(s, seat) | 1

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            if not self.free:
                decline(s, ref)
            return
        s.acted = 1
        spend(s, seat, DISTRACTION, k, "fools", ref)
        dice: i64 = DICE_PER_TOKEN * k
        hits = skill(dice, seat, ref)
        ref.tell("breaks_in", seat, dice, hits)
        if s.reroll and hits < dice:
            s.steps.append(PrisonReroll(seat, hits, self.free))
        else:
            release(s, seat, hits, self.free, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k:
            return Action(verbs.TOKENS, k)
        return Action(verbs.STOP if s.acted or self.free else verbs.END)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = breakable(s, seat)
        return [
            Bar(Action(verbs.TOKENS, n), "tokens", "4.41", n) for n in range(1, PRISON_TOKENS + 1) if not legal & bit(n)
        ]


class PrisonReroll(Reroll):
    """Robin may throw one failed die again in each move (§9.1)."""

    RULE: ClassVar[str] = "9.1"
    hits: i64
    free: i64

    def __init__(self, seat: i64, hits: i64, free: i64) -> None:
        self.seat = seat
        self.hits = hits
        self.free = free

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        hits: i64 = self.hits
        if k == 0:
            s.reroll = 0
            hits += skill_again(seat, "robin_rerolls", ref)
        release(s, seat, hits, self.free, ref)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.hits]


def release(s: MerryMen, seat: i64, hits: i64, free: i64, ref: Referee) -> None:
    if not prisoners(s, hits):
        ref.tell("fails_prison", seat)
        return
    if s.settings.prison_rolls:
        s.steps.append(BreakAgain(seat, free))
    s.steps.append(Rescue(seat, hits))


class BreakAgain(LaterPhase):
    """Where a successful attempt may be followed by another in the same move (§4.46)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        break_again(s, self.seat, self.what)


def break_again(s: MerryMen, seat: i64, free: i64) -> None:
    if breakable(s, seat):
        s.steps.append(Break(seat, free))


class Rescue(OneByOne):
    """Whom, with the n successes that are left? A prisoner costs as many as his level has guards."""

    RULE: ClassVar[str] = "4.42"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return prisoners(s, self.n) | bit(STOP_BIT)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == STOP_BIT:
            return
        level: i64 = s.tuck_at - CELL if k == TUCK_BIT else k % 3 + 1
        if k == TUCK_BIT:
            free_tuck(s, seat, ref)
        else:
            free_man(s, seat, k // 3, level, ref)
        if prisoners(s, self.n - level):
            s.steps.append(Rescue(seat, self.n - level))
        ask_claim(s, seat, RESCUE_GOODS[level - 1], ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == STOP_BIT:
            return Action(verbs.STOP)
        return Action(verbs.RESCUE_TUCK) if k == TUCK_BIT else Action(verbs.RESCUE, k // 3, k % 3 + 1)


def free_tuck(s: MerryMen, seat: i64, ref: Referee) -> None:
    """One point whatever his level, and back to the church (§6.7)."""
    s.tuck_at = MAIN + CHURCH
    ref.tell("tuck_freed", seat)
    score(s, seat, 1, ref)


def free_man(s: MerryMen, seat: i64, owner: i64, level: i64, ref: Referee) -> None:
    """Points only for another's man (§4.43); he goes into training; no reputation (§4.45)."""
    s.cells = put(s.cells, owner * 4 + level - 1, s.cells[owner * 4 + level - 1] - 1)
    s.training = put(s.training, owner, s.training[owner] + 1)
    ref.tell("breaks_out" if owner != seat else "breaks_out_own", seat, level, owner)
    if owner != seat:
        score(s, seat, 1 if s.settings.rescue_vp else RESCUE_VP[level - 1], ref)


def in_stash(s: MerryMen) -> i64:
    return present(s.stash, 0, GOODS)


def ask_claim(s: MerryMen, seat: i64, n: i64, ref: Referee) -> None:
    """Possessions from the Sheriff's stash; what is not there is not taken (§4.44)."""
    while n > 0:
        kinds = in_stash(s)
        if count(kinds) > 1:
            s.steps.append(Claim(seat, n))
            return
        if not kinds:
            return
        claim(s, seat, lowest(kinds), ref)
        n -= 1


def claim(s: MerryMen, seat: i64, kind: i64, ref: Referee) -> None:
    s.stash = put(s.stash, kind, s.stash[kind] - 1)
    gain(s, seat, kind, 1, "claims", ref)


class Claim(OneByOne):
    """Which possessions of the Sheriff’s stash does a freed prisoner bring, one at a time (§4.43)?"""

    RULE: ClassVar[str] = "4.43"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return in_stash(s)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        claim(s, seat, k, ref)
        ask_claim(s, seat, self.n - 1, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.CLAIM, k)
