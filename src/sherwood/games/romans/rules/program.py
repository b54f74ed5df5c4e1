"""Decisions taken by several at once: programming, and what follows a reveal."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Step
from sherwood.games.romans.rules.cards import CARDS_OF, HANDS, HORSIE, KIND, KINDS, KINDS_OF, SLOTS
from sherwood.games.romans.rules.forts import card_of, not_face_up
from sherwood.games.romans.rules.state import Romans
from sherwood.games.romans.rules.verbs import CONFIRM, DISCARD, LIFT, PLACE, REOPEN, SWAP

# Choices of Program: place kind k on slot j is k * 6 + j, then six lifts, then the last two.
LIFTS: Final[i64] = KINDS * SLOTS
DONE: Final[i64] = LIFTS + SLOTS
AGAIN: Final[i64] = DONE + 1


class Program(Step[Romans]):
    """Everyone lays six of seven warriors along the wall, all at the same time (§3.2-3.4).

    The game moves on by filling the first empty place; people may also fill, lift and reopen as they
    please until the last one has confirmed.
    """

    RULE: ClassVar[str] = "3.3"

    def secret(self) -> bool:
        return True

    def waiting(self, s: Romans) -> i64:
        return (bit(s.seats) - 1) & ~s.ready

    def legal(self, s: Romans, seat: i64) -> i64:
        if s.ready & bit(seat):
            return 0
        slot = first_empty(s, seat)
        return bit(DONE) if slot == SLOTS else placings(s.hand[seat], slot)

    def revise(self, s: Romans, seat: i64) -> i64:
        if s.ready & bit(seat):
            return bit(AGAIN)
        mask: i64 = 0
        first = first_empty(s, seat)
        for slot in range(SLOTS):
            if s.rows[seat][slot] >= 0:
                mask |= bit(LIFTS + slot)
            elif slot != first:
                mask |= placings(s.hand[seat], slot)
        return mask

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        if k < LIFTS:
            lay(s, seat, k // SLOTS, k % SLOTS)
        elif k < DONE:
            lift(s, seat, k - LIFTS)
        else:
            declare(s, seat, k == DONE, ref)
        if self.waiting(s):
            s.steps.append(self)

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        if k < LIFTS:
            return Action(PLACE, k // SLOTS, k % SLOTS)
        if k < DONE:
            return Action(LIFT, k - LIFTS)
        return Action(CONFIRM if k == DONE else REOPEN)

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        if s.ready & bit(seat):
            return []
        bars: list[Bar] = []
        for slot in range(SLOTS):
            for kind in range(KINDS):
                bars.extend(unplaceable(s, seat, kind, slot))
        if first_empty(s, seat) < SLOTS:
            bars.append(Bar(Action(CONFIRM), "six_first", "3.3"))
        return bars


def declare(s: Romans, seat: i64, ready: bool, ref: Referee) -> None:
    """A seat has confirmed what it prepared, or takes it up again (§3.4)."""
    if ready:
        s.ready |= bit(seat)
        ref.tell("ready", seat)
    else:
        s.ready &= ~bit(seat)
        ref.tell("unready", seat)


# For every hand, the choices that place one of its kinds on the first place; shift for the others.
_SPREAD: Final = vec[i64](
    [sum(bit(kind * SLOTS) for kind in range(KINDS) if KINDS_OF[hand] & bit(kind)) for hand in HANDS]
)


def first_empty(s: Romans, seat: i64) -> i64:
    """The first place with no warrior; SLOTS if all are laid."""
    row = s.rows[seat]
    for slot in range(SLOTS):
        if row[slot] < 0:
            return slot
    return SLOTS


def placings(hand: i64, slot: i64) -> i64:
    """Placing each kind in hand on this place."""
    spread: i64 = _SPREAD[hand]
    return spread << slot


def lay(s: Romans, seat: i64, kind: i64, slot: i64) -> None:
    hand: i64 = s.hand[seat]
    card = card_of(hand, kind)
    s.hand[seat] = hand & ~bit(card)
    s.rows[seat][slot] = card


def lift(s: Romans, seat: i64, slot: i64) -> None:
    s.hand[seat] |= bit(s.rows[seat][slot])
    s.rows[seat][slot] = -1


def unplaceable(s: Romans, seat: i64, kind: i64, slot: i64) -> list[Bar]:
    """Why a warrior cannot go to a place: it is not in hand, or the place is taken."""
    wanted = Action(PLACE, kind, slot)
    if not s.hand[seat] & CARDS_OF[kind]:
        return [Bar(wanted, "not_in_hand", "3.1", kind)]
    if s.rows[seat][slot] >= 0:
        return [Bar(wanted, "place_taken", "3.3", slot)]
    return []


# Choices of Aftermath: discarding kind k is k, swapping places i < j is 8 + i * 6 + j, then "done".
SWAPS: Final[i64] = KINDS
ARRANGED: Final[i64] = SWAPS + SLOTS * SLOTS


class Aftermath(Step[Romans]):
    """Horsie's players discard while Svord's players rearrange, none knowing what the others do (§11.29).

    A rearrangement moves on by swaps whose left place only moves right, which reaches every order;
    people may swap as they like.
    """

    RULE: ClassVar[str] = "4.8"
    TITLES: ClassVar[tuple[str, ...]] = ("Reorder", "HorsieDiscard")
    angry: i64
    svords: i64

    def __init__(self, angry: i64, svords: i64) -> None:
        self.angry = angry
        self.svords = svords

    def secret(self) -> bool:
        return True

    def title(self, s: Romans, seat: i64) -> str:
        return "Reorder" if self.svords & bit(seat) else "HorsieDiscard"

    def rule(self, s: Romans, seat: i64) -> str:
        """Svord's paragraph, or Horsie's; that both come at the same moment is §4.8."""
        return "5.5" if self.svords & bit(seat) else "5.10"

    def waiting(self, s: Romans) -> i64:
        mask: i64 = self.svords & ~s.ready
        for seat in range(s.seats):
            if self.angry & bit(seat) and s.answers[seat] < 0:
                mask |= bit(seat)
        return mask

    def legal(self, s: Romans, seat: i64) -> i64:
        if self.angry & bit(seat):
            return rage(s, seat)
        if s.ready & bit(seat):
            return 0
        return swaps(s, seat, s.sorted_to[seat]) | bit(ARRANGED)

    def revise(self, s: Romans, seat: i64) -> i64:
        if self.angry & bit(seat):
            return rage(s, seat) & ~bit(s.answers[seat]) if s.answers[seat] >= 0 else 0
        if not self.svords & bit(seat):
            return 0
        if s.ready & bit(seat):
            return bit(ARRANGED + 1)
        return swaps(s, seat, s.turn + 1) & ~self.legal(s, seat)

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        if k < SWAPS:
            if s.answers[seat] < 0:
                ref.tell("ready", seat)
            s.answers[seat] = k
        elif k < ARRANGED:
            swap(s, seat, (k - SWAPS) // SLOTS, (k - SWAPS) % SLOTS)
        else:
            declare(s, seat, k == ARRANGED, ref)
        if self.waiting(s):
            s.steps.append(self)
        else:
            self.resolve(s, ref)

    def resolve(self, s: Romans, ref: Referee) -> None:
        for seat in range(s.seats):
            if self.angry & bit(seat):
                ref.reveal()
                s.discard(seat, card_of(s.up[seat], s.answers[seat]), "rages", ref)
                s.answers[seat] = -1
            if self.svords & bit(seat):
                ref.tell("reorders", seat, seat)
            s.sorted_to[seat] = 0
        s.ready = 0

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        if k < SWAPS:
            return Action(DISCARD, k)
        if k < ARRANGED:
            return Action(SWAP, (k - SWAPS) // SLOTS, (k - SWAPS) % SLOTS)
        return Action(CONFIRM if k == ARRANGED else REOPEN)

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        if self.angry & bit(seat):
            bars = not_face_up(s, seat, "5.10")
            if not rage(s, seat) & bit(HORSIE):
                bars.append(Bar(Action(DISCARD, HORSIE), "not_herself", "11.10"))
            return bars
        return [
            Bar(Action(SWAP, left, right), "already_revealed", "5.5", left)
            for left in range(s.turn + 1)
            for right in range(left + 1, SLOTS)
        ]


def rage(s: Romans, seat: i64) -> i64:
    """The kinds Horsie's player may discard (§5.10, §11.10)."""
    kinds: i64 = KINDS_OF[s.up[seat]]
    if not s.settings.horsie_may_choose_herself:
        kinds &= ~bit(HORSIE)
    return kinds


def swaps(s: Romans, seat: i64, start: i64) -> i64:
    """Swaps of two face-down places, the left one no further left than start, of different kinds."""
    mask: i64 = 0
    row = s.rows[seat]
    for left in range(start, SLOTS - 1):
        for right in range(left + 1, SLOTS):
            if KIND[row[left]] != KIND[row[right]]:
                mask |= bit(SWAPS + left * SLOTS + right)
    return mask


def swap(s: Romans, seat: i64, left: i64, right: i64) -> None:
    row = s.rows[seat]
    card: i64 = row[left]
    row[left] = row[right]
    row[right] = card
    s.sorted_to[seat] = left + 1


PROGRAM: Final = Program()
