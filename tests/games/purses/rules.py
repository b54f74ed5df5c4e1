"""Three Purses: guess how many pennies all purses hold together."""

from __future__ import annotations

from typing import ClassVar, Final

from sherwood.engine.action import Action, Verbs
from sherwood.engine.bits import bit, full
from sherwood.engine.chance import Rng
from sherwood.engine.each import EachStep
from sherwood.engine.errors import Broken
from sherwood.engine.referee import Referee
from sherwood.engine.settings import Settings
from sherwood.engine.state import State
from sherwood.engine.step import Phase

MOST: Final = 3  # pennies in a purse (§1.1)
VERBS: Final = Verbs()
CALL: Final = VERBS.add("call", "number", 4 * MOST + 1)


class PursesSettings(Settings):
    """The options of the card, as numbers."""

    rounds: int


class Purses(State):
    """Everybody's purse and score."""

    settings: PursesSettings
    round: int = 0
    scores: list[int]
    purses: list[int]  # 0 before the first deal
    opened: list[int]  # the purses of the last round

    def clone(self) -> Purses:
        other = Purses()
        self.copy_into(other)
        other.settings = self.settings
        other.round = self.round
        other.scores = self.scores[:]
        other.purses = self.purses[:]
        other.opened = self.opened[:]
        return other

    def guess(self, seat: int, rng: Rng) -> State:
        """The others' purses and calls are anybody's guess."""
        other = self.clone()
        for one in range(self.seats):
            if one != seat and other.purses[one]:
                other.purses[one] = 1 + rng.below(MOST)
        other.guess_answers(seat, rng)
        return other

    def points(self, seat: int) -> int:
        """The score so far."""
        return self.scores[seat]

    def check(self) -> None:
        if any(not 0 <= purse <= MOST for purse in self.purses):
            raise Broken("a purse holds more than it can")


class Deal(Phase[Purses]):
    """A purse for everybody (§1.1); after the last round, the winners (§1.4)."""

    def run(self, s: Purses, ref: Referee) -> None:
        if s.round == s.settings.rounds:
            best = max(s.scores)
            s.finish(sum(bit(seat) for seat in range(s.seats) if s.scores[seat] == best), 0)
            return
        s.round += 1
        ref.tell("deal", -1, s.round)
        for seat in range(s.seats):
            s.purses[seat] = ref.roll(MOST)
            ref.whisper(bit(seat), "purse", seat, s.purses[seat])
        s.then([Call(full(s.seats)), Deal()])


class Call(EachStep[Purses]):
    """All call a total at once and in secret (§1.2)."""

    RULE: ClassVar[str] = "1.2"

    def legal(self, s: Purses, seat: int) -> int:
        return full(MOST * s.seats + 1) & ~full(s.seats)

    def action(self, s: Purses, seat: int, k: int) -> Action:
        return Action(CALL, k)

    def resolve(self, s: Purses, ref: Referee) -> None:
        """The purses are opened; whoever called nearest scores (§1.3)."""
        ref.reveal()
        s.opened = s.purses[:]
        away = [abs(int(call) - sum(s.purses)) for call in s.answers]
        for seat in range(s.seats):
            ref.tell("opens", seat, s.purses[seat], s.answers[seat])
        for seat in range(s.seats):
            if away[seat] == min(away):
                s.scores[seat] += 1
                ref.tell("scores", seat)


def begin(settings: PursesSettings, seats: int) -> Purses:
    """The table before the first round, and the step it begins with."""
    state = Purses()
    state.seat_players(seats)
    state.settings = settings
    state.scores = [0] * seats
    state.purses = [0] * seats
    state.opened = [0] * seats
    state.steps.append(Deal())
    return state
