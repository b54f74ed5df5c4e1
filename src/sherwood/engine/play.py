"""Playing: one choice, a random game, every outcome, every path."""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import NeedChance, Rng, Tape
from sherwood.engine.referee import Referee, Scene
from sherwood.engine.state import State
from sherwood.engine.step import Step


def advance(s: State, ref: Referee) -> Step | None:
    """Run phases until somebody is asked, and return that step; None when the game is over."""
    while s.ending < 0:
        step = s.steps.top()
        if step.asks():
            return step
        s.steps.drop()
        step.run(s, ref)
        if ref.scenes is not None:
            keep_scene(s, ref)
    s.steps.clear()
    return None


def keep_scene(s: State, ref: Referee) -> None:
    """Where something has been told since the last scene, somebody who watches wants to see how it stands."""
    scenes, log = ref.scenes, ref.log
    if scenes is not None and log is not None:
        before = scenes[-1].told if scenes else 0
        if len(log) > before:
            scenes.append(Scene(s.clone(), len(log)))


def play(s: State, seat: i64, k: i64, ref: Referee) -> None:
    """Make one choice. The caller knows that it is legal."""
    step = s.steps.pop()
    step.choose(s, seat, k, ref)
    if ref.scenes is not None:
        keep_scene(s, ref)
    advance(s, ref)


def rollout(s: State, ref: Referee, rng: Rng, limit: i64) -> i64:
    """Random choices to the end, or to the limit; how many there were."""
    n: i64 = 0
    step = advance(s, ref)
    while step is not None and n < limit:
        seat: i64 = step.whose(s)
        k: i64 = rng.member(step.legal(s, seat))
        s.steps.drop()
        step.choose(s, seat, k, ref)
        step = advance(s, ref)
        n += 1
    return n


class Outcome:
    """One way a choice can turn out."""

    probability: Fraction
    chance: list[i64]
    state: State

    def __init__(self, probability: Fraction, chance: list[i64], state: State) -> None:
        self.probability = probability
        self.chance = chance
        self.state = state


def outcomes(s: State, seat: i64, k: i64) -> list[Outcome]:
    """Every way a choice can turn out, found by playing it again on clones with a longer tape."""
    found: list[Outcome] = []
    tapes: list[tuple[Fraction, list[i64]]] = [(Fraction(1), [])]
    while tapes:
        probability, given = tapes.pop()
        tape = Tape(given)
        clone = s.clone()
        try:
            play(clone, seat, k, Referee(tape))
        except NeedChance as need:
            total = sum(need.weights)
            for i in range(len(need.outcomes)):
                share = probability * Fraction(need.weights[i], total)
                tapes.append((share, [*given, need.outcomes[i]]))
            continue
        found.append(Outcome(probability, given, clone))
    found.reverse()
    return found


def choices(s: State, seat: i64) -> list[int]:
    """The legal choice numbers of a seat, lowest first."""
    mask = s.steps.top().legal(s, seat)
    return [k for k in range(62) if mask & bit(k)]


def perft(s: State, depth: int) -> int:
    """How many different paths of choices and chance lead `depth` decisions on."""
    if depth == 0 or s.ending >= 0:
        return 1
    return sum(perft_split(s, depth).values())


def perft_split(s: State, depth: int) -> dict[int, int]:
    """The same, by first choice: what to print when a count is wrong."""
    seat: i64 = s.steps.top().whose(s)
    split: dict[int, int] = {}
    for k in choices(s, seat):
        split[k] = 0
        for outcome in outcomes(s, seat, k):
            split[k] += perft(outcome.state, depth - 1)
    return split
