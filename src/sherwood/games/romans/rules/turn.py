"""The sequence of play: a wall, a programming, six turns, three times.

A phase lies on the stack only while somebody is asked something before it; else the one before runs it at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase
from sherwood.games.romans.rules.cards import (
    ARCHR,
    CHARIOTT,
    CHIPPEUZ,
    DESIGN,
    DRUHID,
    HORSIE,
    KIND,
    LEGIONS_TO_WIN,
    QWEEN,
    ROUNDS,
    SLOTS,
    STRENGTH,
    SVORD,
)
from sherwood.games.romans.rules.choices import ChooseFort, Seduce, suitors
from sherwood.games.romans.rules.forts import CLEARING, fort_effect
from sherwood.games.romans.rules.program import PROGRAM, Aftermath, rage
from sherwood.games.romans.rules.score import final_score, win_by_legions
from sherwood.games.romans.rules.state import ATTACK, PROGRAMMING, Romans
from sherwood.games.romans.rules.wall import deal, lay_wall


class Round(Phase[Romans]):
    """A new wall and a new programming (§2.4, §3.1)."""

    RULE: ClassVar[str] = "2.4"

    def run(self, s: Romans, ref: Referee) -> None:
        if s.round == ROUNDS:
            final_score(s, ref)
            return
        s.round += 1
        s.turn = 0
        s.phase = PROGRAMMING
        ref.tell("round_begins", -1, s.round)
        lay_wall(s, ref)
        for clan in range(s.clans):
            deal(s, clan, ref)
        s.then([PROGRAM, ATTACK_BEGINS, ROUND])


class AttackBegins(Phase[Romans]):
    """Programming is over: what was not laid is put away (§3.2), and the six turns begin (§4.1)."""

    RULE: ClassVar[str] = "4.1"

    def run(self, s: Romans, ref: Referee) -> None:
        for clan in range(s.seats):
            s.aside[clan] |= s.hand[clan]
            s.hand[clan] = 0
        s.phase = ATTACK
        s.steps.append(TURN)


class Turn(Phase[Romans]):
    """Reveal, settle Ch'ariotts, let Qween choose, count (§4.2, §4.4)."""

    RULE: ClassVar[str] = "4.2"

    def run(self, s: Romans, ref: Referee) -> None:
        s.seducer = -1
        s.seduced = -1
        s.captor = -1
        s.taken = -1
        s.kept = 0
        s.shown = 0
        ref.reveal()
        ref.tell("turn_begins", -1, s.turn + 1, DESIGN[s.wall[s.turn]])
        for clan in range(s.clans):
            reveal(s, clan, ref)
        s.svords = captains(s)
        collide(s, ref)
        court(s, ref)
        if s.seducer < 0:
            COUNT.run(s, ref)
            return
        s.steps.append(COUNT)
        s.steps.append(Seduce(s.seducer))


def reveal(s: Romans, clan: i64, ref: Referee) -> None:
    """The leftmost face-down warrior is turned up; a neutral's is drawn only now (§4.2, §9.3)."""
    row = s.rows[clan]
    if s.is_neutral(clan):
        drawn: i64 = ref.pull(s.aside[clan], "neutral", clan)
        s.aside[clan] &= ~bit(drawn)
        row[s.turn] = drawn
    card: i64 = row[s.turn]
    up: i64 = s.up[clan]
    s.up[clan] = up | bit(card)
    s.fresh[clan] = card
    s.shown |= bit(KIND[card])
    ref.tell("reveals", clan, clan, KIND[card])


def fresh_kind(s: Romans, clan: i64) -> i64:
    """The kind of warrior the clan has revealed this turn and still has; -1 for none."""
    card: i64 = s.fresh[clan]
    return KIND[card] if card >= 0 else card


def fresh_mask(s: Romans, kind: i64) -> i64:
    """The clans whose new warrior is of this kind."""
    mask: i64 = 0
    if not s.shown & bit(kind):
        return 0
    for clan in range(s.clans):
        card: i64 = s.fresh[clan]
        if card >= 0 and KIND[card] == kind:
            mask |= bit(clan)
    return mask


def collide(s: Romans, ref: Referee) -> None:
    """Two or more new Ch'ariotts are all discarded (§5.12); older ones are safe (§11.6)."""
    chariotts = fresh_mask(s, CHARIOTT)
    if count(chariotts) < 2:
        return
    for clan in range(s.clans):
        if chariotts & bit(clan):
            s.remove(clan, s.fresh[clan])
            ref.tell("crash", clan, clan)


def court(s: Romans, ref: Referee) -> None:
    """A single Qween seduces (§5.1); several cancel each other (§5.3, §11.5)."""
    qweens = fresh_mask(s, QWEEN)
    players: i64 = qweens & (bit(s.seats) - 1)
    rivals = count(qweens if s.settings.neutral_qween_cancels else players)
    if not players:
        return
    if rivals > 1:
        ref.tell("qweens_cancel", -1)
        return
    for seat in range(s.seats):
        if players & bit(seat) and suitors(s, seat):
            s.seducer = seat


class Count(Phase[Romans]):
    """Totals, and who captures (§4.5-4.7)."""

    RULE: ClassVar[str] = "4.6"

    def run(self, s: Romans, ref: Referee) -> None:
        best: i64 = 0
        tied: i64 = 0
        filchies = fresh_mask(s, CHIPPEUZ)
        for clan in range(s.clans):
            if filchies & bit(clan):
                ref.tell("sits_out", clan, clan)
                continue
            sum_up = total(s, clan)
            ref.tell("totals", clan, clan, sum_up)
            if sum_up > best:
                best = sum_up
                tied = bit(clan)
            elif sum_up == best:
                tied |= bit(clan)
        s.captor = winner(s, best, tied, ref)
        s.steps.append(TURN_ENDS)
        s.steps.append(CLEARING)
        if s.captor < 0:
            stand_off(s, ref)
            AFTERMATH.run(s, ref)
        elif may_choose_fort(s):
            s.steps.append(CAPTURE)
            s.steps.append(ChooseFort(s.captor))
        else:
            CAPTURE.run(s, ref)


def total(s: Romans, clan: i64) -> i64:
    """The strength in play, with the points Qween has taken or lost while both still stand (§5.1, §11.3)."""
    strength = s.strength(clan)
    if s.seduced >= 0 and s.fresh[s.seduced] >= 0 and s.fresh[s.seducer] >= 0:
        points: i64 = STRENGTH[s.fresh[s.seduced]]
        if clan == s.seducer:
            strength += points
        elif clan == s.seduced:
            strength -= points
    return strength


def winner(s: Romans, best: i64, tied: i64, ref: Referee) -> i64:
    """The highest total; on a tie the only new Arch'r among the tied; else nobody (§5.7, §5.8, §11.7)."""
    if best == 0:
        return -1
    if count(tied) > 1:
        tied &= fresh_mask(s, ARCHR)
        if count(tied) != 1:
            return -1
        ref.tell("tie_archer", lowest(tied), lowest(tied))
    return lowest(tied)


def stand_off(s: Romans, ref: Referee) -> None:
    """Nobody captures: the fort is lost (§4.7), or carried over in the author's variant (§10.1)."""
    fort: i64 = s.wall[s.turn]
    if not s.settings.tie_rule:
        s.wall[s.turn] = -1
        s.lost |= bit(fort)
        ref.tell("tie_lost", -1, DESIGN[fort])
        return
    pushed: i64 = s.wall[SLOTS - 1]
    shift_right(s, s.turn, SLOTS - 1)
    s.wall[s.turn] = -1
    if s.turn + 1 < SLOTS:
        ref.tell("fort_carried", -1, DESIGN[fort])
    if pushed >= 0:
        s.lost |= bit(pushed)
        ref.tell("fort_lost", -1, DESIGN[pushed])


def shift_right(s: Romans, first: i64, last: i64) -> None:
    """The forts of first..last-1 each move one place to the right."""
    for place in range(last, first, -1):
        s.wall[place] = s.wall[place - 1]


def may_choose_fort(s: Romans) -> bool:
    """Dru'hid's captor may choose among the forts still there (§5.4, §11.19, §11.20)."""
    if s.is_neutral(s.captor) or fresh_kind(s, s.captor) != DRUHID:
        return False
    return any(s.wall[place] >= 0 for place in range(s.turn + 1, SLOTS))


class Capture(Phase[Romans]):
    """The captor takes the fort (§4.10); a third Legion Fort ends it all (§6.8)."""

    RULE: ClassVar[str] = "4.10"

    def run(self, s: Romans, ref: Referee) -> None:
        if s.taken < 0:
            s.taken = s.wall[s.turn]
            s.wall[s.turn] = -1
        held: i64 = s.held[s.captor]
        s.held[s.captor] = held | bit(s.taken)
        ref.tell("captures", s.captor, s.captor, DESIGN[s.taken])
        if s.legions(s.captor) >= LEGIONS_TO_WIN and win_by_legions(s, ref):
            return
        s.steps.append(EFFECT)
        AFTERMATH.run(s, ref)


class AftermathBegins(Phase[Romans]):
    """Horsie's rage and Svord's reordering, at the same moment (§4.8, §11.29)."""

    RULE: ClassVar[str] = "4.8"

    def run(self, s: Romans, ref: Referee) -> None:
        angry = fresh_mask(s, HORSIE)
        if s.captor >= 0:
            angry &= ~bit(s.captor)
        for clan in range(s.clans):
            if angry & bit(clan) and blind_rage(s, clan, ref):
                angry &= ~bit(clan)
        svords: i64 = 0 if s.settings.svord_timing else s.svords
        if angry | svords:
            rearrange(s, angry, svords)


def blind_rage(s: Romans, clan: i64, ref: Referee) -> bool:
    """Nothing to choose: a neutral's weakest (§9.7), Horsie when she is alone (§5.11), or the only kind."""
    up: i64 = s.up[clan]
    if not s.is_neutral(clan) and count(rage(s, clan)) > 1:
        return False
    if not s.is_neutral(clan) and count(up) > 1:
        up &= ~bit(s.fresh[clan])
    s.discard(clan, s.weakest(up), "rages", ref)
    return True


def captains(s: Romans) -> i64:
    """Players with a new Svord and at least two warriors to rearrange (§5.5, §9.6)."""
    if s.turn + 2 >= SLOTS:
        return 0
    return fresh_mask(s, SVORD) & (bit(s.seats) - 1)


def rearrange(s: Romans, angry: i64, svords: i64) -> None:
    s.ready = 0
    for clan in range(s.seats):
        s.sorted_to[clan] = s.turn + 1
    s.steps.append(Aftermath(angry, svords))


class Effect(Phase[Romans]):
    """What the captured fort does (§4.9)."""

    RULE: ClassVar[str] = "4.9"

    def run(self, s: Romans, ref: Referee) -> None:
        fort_effect(s, ref)


class TurnEnds(Phase[Romans]):
    """On to the next fort, or to the next round (§7.1)."""

    RULE: ClassVar[str] = "7.1"

    def run(self, s: Romans, ref: Referee) -> None:
        if s.settings.svord_timing and s.svords:
            s.steps.append(NEXT)
            rearrange(s, 0, s.svords)
        else:
            NEXT.run(s, ref)


class Next(Phase[Romans]):
    """The turn marker moves."""

    RULE: ClassVar[str] = "7.1"

    def run(self, s: Romans, ref: Referee) -> None:
        s.ready = 0
        if s.turn + 1 < SLOTS:
            s.turn += 1
            s.steps.append(TURN)
            return
        ref.tell("round_ends", -1, s.round)


ROUND: Final = Round()
ATTACK_BEGINS: Final = AttackBegins()
TURN: Final = Turn()
COUNT: Final = Count()
CAPTURE: Final = Capture()
AFTERMATH: Final = AftermathBegins()
EFFECT: Final = Effect()
TURN_ENDS: Final = TurnEnds()
NEXT: Final = Next()
