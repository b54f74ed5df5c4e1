"""The end of a round, its twelve steps in order, and the end of the game (§5.1-5.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep, Step
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.fines import jail
from sherwood.games.merrymen.rules.gains import score
from sherwood.games.merrymen.rules.ids import (
    CELL,
    CHURCH,
    DEFENDED,
    GALLOWS,
    GOODS,
    HAND,
    HIDEOUTS,
    HOME,
    MAIN,
    MAINS,
    OVER,
    RECALL_PENALTY,
    ROUND_END,
    SEATS,
    SHARED,
    TUCK_HANGED,
    TUCK_JAILED,
    VILLAINS,
    YARD,
)
from sherwood.games.merrymen.rules.ransom import OwnPrisoner, Ransoms, new_ransom, own_prisoners
from sherwood.games.merrymen.rules.score import winners
from sherwood.games.merrymen.rules.shapes import SeatPhase, TurnPhase
from sherwood.games.merrymen.rules.state import MerryMen, put

DONE_BIT: Final = 60


class RoundEnd(Phase[MerryMen]):
    """What happens between two rounds, or after the last."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.phase = ROUND_END
        s.active = s.first
        if s.last_round():
            s.then(LAST_ROUND)
        else:
            s.then(BETWEEN_ROUNDS)


# 2-3. Prison


class Advance(Phase[MerryMen]):
    """Prisoners move up; from level 3 to the gallows (§5.4). Tuck hanged ends the game (§6.8)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        cells = s.cells[:]
        for seat in range(s.seats):
            at: i64 = seat * 4
            if cells[at + 2] > 0:
                ref.tell("hanged", seat, cells[at + 2])
            for level in range(2, 0, -1):
                if cells[at + level - 1] > 0:
                    ref.tell("moves_up", seat, cells[at + level - 1], level + 1)
            cells[at + 3] += cells[at + 2]
            cells[at + 2] = cells[at + 1]
            cells[at + 1] = cells[at]
            cells[at] = 0
        s.cells = cells
        if CELL < s.tuck_at < GALLOWS:
            s.tuck_at += 1
            if s.tuck_at == GALLOWS:
                ref.tell("tuck_hanged", s.tuck_by)
                s.finish(0, TUCK_HANGED)
            else:
                ref.tell("tuck_moves_up", s.tuck_by, s.tuck_at - CELL)


class Arrested(Phase[MerryMen]):
    """Men still under arrest go to level 1, their fines to the Sheriff's stash (§5.5)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        stash = s.stash[:]
        for kind in range(GOODS):
            stash[kind] += count(s.fines[kind])
        s.stash = stash
        s.fines = vec[i64]([0] * GOODS)
        for seat in range(s.seats):
            caught: i64 = s.men[seat] & s.guards
            s.men[seat] &= ~caught
            for _ in range(count(caught)):
                jail(s, seat, 1, False, "led_off", ref)
        if s.tuck_at < HIDEOUTS and s.guards & bit(s.tuck_at):
            jail(s, s.tuck_by, 1, True, "led_off", ref)


# 4-6. Men


class GoHome(Phase[MerryMen]):
    """Heroes and men come home; training fills the hideouts (§5.6-5.7)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        for seat in range(s.seats):
            s.hero_at[seat] = HOME
            s.ready[seat] += count(s.men[seat])
            s.men[seat] = 0
            for place in range(MAINS):
                s.ready[seat] += s.mains[seat * MAINS + place]
                s.mains[seat * MAINS + place] = 0
            while s.training[seat] > 0 and s.ready[seat] < beds(s, seat):
                s.training = put(s.training, seat, s.training[seat] - 1)
                s.ready[seat] += 1
        if s.settings.tuck and s.tuck_at <= YARD:
            s.tuck_at = MAIN + CHURCH


def beds(s: MerryMen, seat: i64) -> i64:
    """Hideouts on the player board: three, four once unlocked."""
    return 4 if s.fourth & bit(seat) else 3


class Recalls(TurnPhase):
    """Whoever is still short must fetch men from prison, at five points each (§5.8)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        for turn in range(self.turn, s.seats):
            seat = s.in_turn(turn)
            while s.ready[seat] < beds(s, seat) and own_prisoners(s, seat):
                levels = own_prisoners(s, seat)
                if count(levels) > 1:
                    s.then([Recall(seat), Recalls(turn)])
                    return
                recall(s, seat, lowest(levels), ref)


def recall(s: MerryMen, seat: i64, level: i64, ref: Referee) -> None:
    s.cells = put(s.cells, seat * 4 + level - 1, s.cells[seat * 4 + level - 1] - 1)
    s.ready[seat] += 1
    ref.tell("recalls", seat, level)
    score(s, seat, -RECALL_PENALTY, ref)


class Recall(OwnPrisoner):
    """From which level is a man fetched, at five points (§5.8)?"""

    RULE: ClassVar[str] = "5.8"

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        recall(s, seat, k, ref)


# 7-8. Cards


class Tidy(Phase[MerryMen]):
    """Active cards are discarded, Tuck's leave the game, spies have a pile of their own (§5.9, §6.3, §7.8)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        for seat in range(s.seats):
            s.discard |= s.played[seat]
            s.played[seat] = 0
            s.spy_discard |= s.spies_played[seat]
        s.tuck_played = vec[i64]([0] * s.seats)
        s.spies_played = vec[i64]([0] * s.seats)


class Hands(TurnPhase):
    """Discarding and drawing up, player by player from the first (§5.10)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        if self.turn < s.seats:
            seat = s.in_turn(self.turn)
            s.steps.append(HANDS[self.turn + 1])
            s.steps.append(DRAW_UP[seat])
            if s.hand[seat]:
                s.steps.append(DISCARD_HAND[seat])


class DiscardHand(SeatStep[MerryMen]):
    """Any cards of the hand, one at a time, before drawing up; bit 60 keeps the rest."""

    RULE: ClassVar[str] = "5.10"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return s.hand[seat] | bit(DONE_BIT)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == DONE_BIT:
            return
        s.hand[seat] &= ~bit(k)
        s.discard |= bit(k)
        ref.reveal()  # it lies face up now
        ref.tell("discards", seat, k)
        if s.hand[seat]:
            s.steps.append(self)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.STOP) if k == DONE_BIT else Action(verbs.DISCARD, k)


def hand_limit(s: MerryMen, seat: i64) -> i64:
    """Four cards, five with the fourth trap (§3.37)."""
    return HAND + 1 if s.laid[seat] >= 4 else HAND


class DrawUp(SeatPhase):
    """Drawing up to the limit of the hand (§5.10)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        while count(s.hand[self.seat]) < hand_limit(s, self.seat) and (s.deck or s.discard):
            draw_card(s, self.seat, ref)


def draw_card(s: MerryMen, seat: i64, ref: Referee) -> None:
    """An empty deck is the discard pile shuffled (§5.10)."""
    if not s.deck:
        s.deck = s.discard
        s.discard = 0
        ref.tell("reshuffles", seat)
    card = ref.pull(s.deck, "card", seat)
    s.deck &= ~bit(card)
    s.hand[seat] |= bit(card)
    ref.whisper(bit(seat), "draws", seat, card)


# 9-12. The next round


class NextRound(Phase[MerryMen]):
    """Villains to the tower, a new ransom tile, the first player's marker to the left (§5.11)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.villain_at = vec[i64]([HOME] * VILLAINS)
        for seat in range(s.seats):
            if 0 < s.turned[seat] < s.round:
                s.turned = put(s.turned, seat, 0)
                ref.tell("turned_back", seat)
        new_ransom(s, ref)
        s.first = s.after(s.first)
        s.round += 1
        s.passed = 0
        s.tuck_moved = 0


class Finish(Phase[MerryMen]):
    """Survived: unless Tuck sits in prison (§6.9), the most points win (§5.13-5.14)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        s.phase = OVER
        if CELL < s.tuck_at < GALLOWS:
            ref.tell("tuck_kept", s.tuck_by)
            s.finish(0, TUCK_JAILED)
            return
        ref.tell("survived", s.first)
        mask = winners(s)
        s.finish(mask, DEFENDED if count(mask) == 1 else SHARED)


HANDS: Final = tuple([Hands(turn) for turn in range(SEATS + 1)])
DRAW_UP: Final = tuple([DrawUp(seat) for seat in range(SEATS)])
DISCARD_HAND: Final = tuple([DiscardHand(seat) for seat in range(SEATS)])
ROUND_END_STEP: Final = RoundEnd()
BETWEEN_ROUNDS: Final[list[Step]] = [
    Ransoms(0), Advance(), Arrested(), GoHome(), Recalls(0), Tidy(), HANDS[0], NextRound(),
]  # fmt: skip
LAST_ROUND: Final[list[Step]] = [Ransoms(0), Arrested(), Finish()]
