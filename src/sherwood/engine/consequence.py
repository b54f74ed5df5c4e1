"""What would come of a choice: played on a guess of the seat, never on the truth, with every outcome of chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.chance import NeedChance, Rng, Tape
from sherwood.engine.play import play
from sherwood.engine.referee import Event, Referee
from sherwood.engine.state import State

MOST: Final = 600  # outcomes that are counted one by one; more are sampled
SAMPLES: Final = 200


class Ahead(Tape):
    """A tape that remembers how much had been told when chance first spoke."""

    log: list[Event]
    told: i64

    def __init__(self, given: list[i64], log: list[Event]) -> None:
        super().__init__(given)
        self.log = log
        self.told = -1

    def keep(self, outcome: i64) -> i64:
        if self.told < 0:
            self.told = len(self.log)
        return super().keep(outcome)

    def answered(self) -> bool:
        """Has something been told since? Then what was asked of chance is answered; what it draws now is more."""
        return 0 <= self.told < len(self.log)


class Leaf:
    """One way a choice can turn out: how likely, what is told, where it leads."""

    weight: float
    events: list[Event]
    state: State

    def __init__(self, weight: float, events: list[Event], state: State) -> None:
        self.weight = weight
        self.events = events
        self.state = state


class Finality:
    """Whether a choice cannot be undone: it draws chance, reveals something or ends the game; and who is asked next."""

    final: bool
    over: bool
    waiting: i64  # a mask; none where chance comes first or the game is over

    def __init__(self, final: bool, over: bool, waiting: i64) -> None:
        self.final = final
        self.over = over
        self.waiting = waiting


def play_own(s: State, seat: i64, k: i64, ref: Referee) -> None:
    """Make a choice and run what it put on the stack itself: not what other seats, rounds or villains do after it."""
    step = s.steps.pop()
    depth = len(s.steps)
    step.choose(s, seat, k, ref)
    while s.ending < 0 and len(s.steps) > depth:
        top = s.steps.top()
        if top.asks():
            return
        s.steps.drop()
        top.run(s, ref)


def leaves(s: State, seat: i64, k: i64, rng: Rng) -> list[Leaf]:
    """Every way a choice can turn out by itself, with its weight.

    Where they are too many, those up to the first answer of chance; where these are too many, a sample.
    """
    found = enumerated(s, seat, k, False)
    if found is None:
        found = enumerated(s, seat, k, True)
    if found is None:
        return [sample(s, seat, k, rng) for _one in range(SAMPLES)]
    return found


def enumerated(s: State, seat: i64, k: i64, brief: bool) -> list[Leaf] | None:
    """All ways, or None for too many; `brief`: what chance says after something of it has been told is left open."""
    found: list[Leaf] = []
    tapes: list[tuple[float, list[i64]]] = [(1.0, [])]
    while tapes:
        if len(found) + len(tapes) > MOST:
            return None
        weight, given = tapes.pop()
        leaf = grow(s, seat, k, given, weight, brief)
        if isinstance(leaf, Leaf):
            found.append(leaf)
            continue
        total = float(sum(leaf.weights))
        for i in range(len(leaf.outcomes)):
            tapes.append((weight * leaf.weights[i] / total, [*given, leaf.outcomes[i]]))
    found.reverse()
    return found


def grow(s: State, seat: i64, k: i64, given: list[i64], weight: float, brief: bool) -> Leaf | NeedChance:
    """Where this much chance leads: an end, or what chance must still say."""
    log: list[Event] = []
    tape = Ahead(given, log)
    clone = s.clone()
    try:
        play_own(clone, seat, k, Referee(tape, log))
    except NeedChance as need:
        return Leaf(weight, log, clone) if brief and tape.answered() else need
    return Leaf(weight, log, clone)


def sample(s: State, seat: i64, k: i64, rng: Rng) -> Leaf:
    """One way it can turn out, drawn as chance would."""
    given: list[i64] = []
    while True:
        leaf = grow(s, seat, k, given, 1.0 / SAMPLES, True)
        if isinstance(leaf, Leaf):
            return leaf
        given.append(drawn(leaf, rng))


def drawn(need: NeedChance, rng: Rng) -> i64:
    rest: i64 = rng.below(sum(need.weights))
    for i in range(len(need.outcomes)):
        rest -= need.weights[i]
        if rest < 0:
            return need.outcomes[i]
    raise AssertionError("weights add up to their sum")


def finality(s: State, seat: i64, k: i64) -> Finality:
    """Judged on a guess: up to anybody's next decision, or to the first chance."""
    clone = s.clone()
    referee = Referee(Tape([]))
    try:
        play(clone, seat, k, referee)
    except NeedChance:
        return Finality(True, False, 0)
    if clone.ending >= 0:
        return Finality(True, True, 0)
    return Finality(referee.revealed, False, clone.steps.top().waiting(clone))
