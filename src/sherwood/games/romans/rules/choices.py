"""A captor's and a seducer's choices: one seat, one question."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import EitherStep, SeatStep
from sherwood.games.romans.rules.cards import AXX, CARDS, DESIGN, KIND, SLOTS, STRENGTH
from sherwood.games.romans.rules.state import Romans
from sherwood.games.romans.rules.verbs import DROP_ALL, GIVE_UP, KEEP, KEEP_FORT, SEDUCE, SPARE, TAKE_FORT

NOBODY: Final = 4  # the choice after the four clans


def suitors(s: Romans, seat: i64) -> i64:
    """The clans with a warrior that Qween could seduce: revealed this turn, still there (§11.1)."""
    mask: i64 = 0
    for clan in range(s.clans):
        if clan != seat and s.fresh[clan] >= 0:
            mask |= bit(clan)
    return mask


class Seduce(SeatStep[Romans]):
    """Qween chooses whose new warrior gives her its points (§5.1)."""

    RULE: ClassVar[str] = "5.1"

    def legal(self, s: Romans, seat: i64) -> i64:
        mask = suitors(s, seat)
        return mask if s.settings.qween_mandatory else mask | bit(NOBODY)

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        if k == NOBODY:
            s.seducer = -1
            ref.tell("spares", seat, seat)
            return
        s.seduced = k
        ref.tell("seduces", seat, seat, k, KIND[s.fresh[k]])

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(SPARE) if k == NOBODY else Action(SEDUCE, k)

    def detail(self, s: Romans, seat: i64, k: i64) -> list[i64]:
        """What is seduced, and its strength."""
        return [KIND[s.fresh[k]], STRENGTH[s.fresh[k]]] if k != NOBODY else []

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        bars = [Bar(Action(SEDUCE, seat), "own_clan", "5.1")]
        can = suitors(s, seat) | bit(seat)
        for clan in range(s.clans):
            if not can & bit(clan):
                bars.append(Bar(Action(SEDUCE, clan), "crashed", "11.1", clan))
        if s.settings.qween_mandatory:
            bars.append(Bar(Action(SPARE), "must_seduce", "11.2"))
        return bars


class ChooseFort(SeatStep[Romans]):
    """Dru'hid's captor takes any fort still on the wall (§5.4)."""

    RULE: ClassVar[str] = "5.4"

    def legal(self, s: Romans, seat: i64) -> i64:
        mask: i64 = 0
        for place in range(s.turn, SLOTS):
            if s.wall[place] >= 0:
                mask |= bit(place)
        return mask

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        left: i64 = s.wall[s.turn]
        if k == s.turn:
            return
        s.taken = s.wall[k]
        if s.settings.druhid_rule:
            for place in range(k, s.turn, -1):
                s.wall[place] = s.wall[place - 1]
        else:
            s.wall[k] = left
        s.wall[s.turn] = -1
        ref.tell("exchanges", seat, seat, DESIGN[s.taken], DESIGN[left])

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(KEEP_FORT) if k == s.turn else Action(TAKE_FORT, k)

    def topic(self, s: Romans, seat: i64) -> list[i64]:
        """The fort under attack."""
        return [DESIGN[s.wall[s.turn]]]

    def detail(self, s: Romans, seat: i64, k: i64) -> list[i64]:
        return [DESIGN[s.wall[k]]]

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        return [
            Bar(Action(TAKE_FORT, place), "fort_gone", "11.20", place) for place in range(SLOTS) if s.wall[place] < 0
        ]


class KeepAxx(EitherStep[Romans]):
    """The captor may keep the Axx he has just revealed (§5.6)."""

    RULE: ClassVar[str] = "5.6"

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            s.kept |= bit(s.fresh[seat])
            ref.tell("stays", seat, seat)

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(KEEP, AXX) if k == 0 else Action(DROP_ALL)


class KeepWeakest(EitherStep[Romans]):
    """A Poorly Guarded Fort lets its captor keep his weakest face-up warrior (§6.1)."""

    RULE: ClassVar[str] = "6.1"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            s.kept |= bit(self.card)
            ref.tell("keeps", seat, seat, KIND[self.card])

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(KEEP, KIND[self.card]) if k == 0 else Action(DROP_ALL)

    def barred(self, s: Romans, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for card in range(CARDS):
            if s.up[seat] & bit(card) and KIND[card] != KIND[self.card]:
                bars.append(Bar(Action(KEEP, KIND[card]), "not_weakest", "6.1", KIND[self.card]))
        return bars

    def topic(self, s: Romans, seat: i64) -> list[i64]:
        return [KIND[self.card]]


class GiveUpFort(SeatStep[Romans]):
    """The captor of a Strongbox Fort gives up one of his forts (§6.4, §11.17)."""

    RULE: ClassVar[str] = "6.4"

    def legal(self, s: Romans, seat: i64) -> i64:
        mask: i64 = 0
        for fort in range(len(DESIGN)):
            if s.held[seat] & bit(fort):
                mask |= bit(DESIGN[fort])
        return mask

    def choose(self, s: Romans, seat: i64, k: i64, ref: Referee) -> None:
        for fort in range(len(DESIGN)):
            if DESIGN[fort] == k and s.held[seat] & bit(fort):
                give_up(s, seat, fort, ref)
                return

    def action(self, s: Romans, seat: i64, k: i64) -> Action:
        return Action(GIVE_UP, k)


def give_up(s: Romans, clan: i64, fort: i64, ref: Referee) -> None:
    """A fort goes to the collector, and no longer counts for anything (§11.18)."""
    held: i64 = s.held[clan]
    s.held[clan] = held & ~bit(fort)
    s.lost |= bit(fort)
    ref.tell("gives_up", clan, clan, DESIGN[fort])
