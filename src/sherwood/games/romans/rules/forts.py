"""What captured forts do, and how the captor clears his warriors."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.each import EachStep
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase
from sherwood.games.romans.rules.cards import (
    AXX,
    CARDS_OF,
    COFFRE,
    FORT_KIND,
    FORT_VALUE,
    KIND,
    KINDS,
    KINDS_OF,
    MALGARDE,
    SIGNAL,
)
from sherwood.games.romans.rules.choices import GiveUpFort, KeepAxx, KeepWeakest, give_up
from sherwood.games.romans.rules.state import Romans
from sherwood.games.romans.rules.verbs import DISCARD


def fort_effect(s: Romans, ref: Referee) -> None:
    """One small function per kind (§6.1-6.9); Legion and Ordinary Forts do nothing here."""
    kind: i64 = FORT_KIND[s.taken]
    if kind == SIGNAL:
        signal(s, ref)
    elif kind == MALGARDE:
        poorly_guarded(s, ref)
    elif kind == COFFRE:
        strongbox(s, ref)


def signal(s: Romans, ref: Referee) -> None:
    """Every clan with a face-up warrior discards one, the captor too (§6.2)."""
    asked: i64 = 0
    for clan in range(s.clans):
        up: i64 = s.up[clan]
        if not up:
            continue
        if clan == s.captor:
            signal_captor(s, clan, ref)
        elif s.is_neutral(clan) or count(KINDS_OF[up]) == 1:
            s.discard(clan, s.weakest(up), "pays", ref)
        else:
            asked |= bit(clan)
    if asked:
        s.steps.append(SignalDiscard(asked))


def signal_captor(s: Romans, captor: i64, ref: Referee) -> None:
    """His other warriors go anyway, so all that matters is whether a new Axx does (§6.3, §11.14, §11.31)."""
    up: i64 = s.up[captor]
    axx = has_new_axx(s, captor)
    if axx and not s.settings.signal_axx and not s.is_neutral(captor) and count(up) > 1:
        up &= ~bit(s.fresh[captor])
    elif axx and s.settings.signal_axx:
        up = bit(s.fresh[captor])
    s.discard(captor, s.weakest(up), "pays", ref)


def card_of(cards: i64, kind: i64) -> i64:
    """The first card of a kind in a mask that has one; two Ch'ariotts are alike (§11.16)."""
    return lowest(cards & CARDS_OF[kind])


class SignalDiscard(EachStep[Romans]):
    """Players with a choice of face-up warriors discard one, all at once (§6.2, §11.29)."""

    RULE: ClassVar[str] = "6.2"

    def legal(self, s: Romans, seat: i64) -> i64:
        return KINDS_OF[s.up[seat]]

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(DISCARD, k)

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        return not_face_up(s, seat, "6.2")

    def resolve(self, s: Romans, ref: Referee) -> None:
        ref.reveal()
        for seat in range(s.seats):
            if self.seats & bit(seat):
                s.discard(seat, card_of(s.up[seat], s.answers[seat]), "pays", ref)


def not_face_up(s: Romans, seat: i64, rule: str) -> list[Bar]:
    """Warriors that cannot be discarded because they do not lie face up."""
    kinds: i64 = KINDS_OF[s.up[seat]]
    bars: list[Bar] = []
    for kind in range(KINDS):
        if not kinds & bit(kind):
            bars.append(Bar(Action(DISCARD, kind), "not_face_up", rule, kind))
    return bars


def poorly_guarded(s: Romans, ref: Referee) -> None:
    """The captor may keep his weakest face-up warrior (§6.1); with a new Axx see §11.15."""
    captor: i64 = s.captor
    up: i64 = s.up[captor]
    if has_new_axx(s, captor) and s.settings.axx_plus_malgarde:
        up &= ~bit(s.fresh[captor])
    if not up:
        return
    card = s.weakest(up)
    if card == s.fresh[captor] and has_new_axx(s, captor):
        return  # Axx himself may stay: asked once, when clearing
    if s.is_neutral(captor):
        s.kept |= bit(card)
        ref.tell("keeps", captor, captor, KIND[card])
    else:
        s.steps.append(KeepWeakest(captor, card))


def strongbox(s: Romans, ref: Referee) -> None:
    """The captor gives up a fort: any of his, this one if it is his only one (§6.4, §6.5)."""
    captor: i64 = s.captor
    held: i64 = s.held[captor]
    if count(held) == 1:
        give_up(s, captor, lowest(held), ref)
    elif s.is_neutral(captor):
        give_up(s, captor, poorest(held), ref)
    else:
        s.steps.append(GiveUpFort(captor))


def poorest(held: i64) -> i64:
    """The fort of the lowest value (§11.23)."""
    best: i64 = lowest(held)
    rest: i64 = held
    while rest:
        fort: i64 = lowest(rest)
        if FORT_VALUE[fort] < FORT_VALUE[best]:
            best = fort
        rest &= rest - 1
    return best


def has_new_axx(s: Romans, clan: i64) -> bool:
    card: i64 = s.fresh[clan]
    return card >= 0 and KIND[card] == AXX


class Clearing(Phase[Romans]):
    """The captor discards his face-up warriors, but for those he keeps (§4.10); first: Axx? (§5.6)"""

    RULE: ClassVar[str] = "4.10"

    def run(self, s: Romans, ref: Referee) -> None:
        captor: i64 = s.captor
        if captor < 0:
            return
        if has_new_axx(s, captor) and not s.kept & bit(s.fresh[captor]):
            if not s.is_neutral(captor):
                s.then([KeepAxx(captor), CLEARED])
                return
            s.kept |= bit(s.fresh[captor])
            ref.tell("stays", captor, captor)
        CLEARED.run(s, ref)


class Cleared(Phase[Romans]):
    """What is not kept goes (§4.10)."""

    RULE: ClassVar[str] = "4.10"

    def run(self, s: Romans, ref: Referee) -> None:
        captor: i64 = s.captor
        going: i64 = s.up[captor] & ~s.kept
        spent: i64 = s.spent[captor]
        s.up[captor] = s.kept
        s.spent[captor] = spent | going
        s.fresh[captor] = -1
        if going:
            ref.tell("clears", captor, captor, count(going))


CLEARING: Final = Clearing()
CLEARED: Final = Cleared()
