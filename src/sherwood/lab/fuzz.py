"""Random games over random options, looking for crashes, dead ends and broken laws."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.errors import Broken
from sherwood.engine.game import Game, Value
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.files import write
from sherwood.games import shelf
from sherwood.lab.simulate import Endless
from sherwood.table.match import Match

LIMIT = 20_000  # decisions, second thoughts included
SECOND_THOUGHTS = 16  # one choice in so many is a second thought, where there are any


@dataclass
class Trial:
    """One random game: how it was set up and all that was played."""

    game: Game
    seed: str
    seats: int
    options: dict[str, Value]
    plays: list[tuple[int, tuple[str | int, ...], list[int]]] = field(default_factory=list)


@dataclass(frozen=True)
class Trouble:
    """What went wrong, and the game that leads to it."""

    kind: str  # crash, dead-end, conservation, endless
    detail: str
    trial: Trial


class DeadEnd(Exception):
    """Nobody is asked, or somebody is asked and can do nothing, in a game that is not over."""


def fuzz(game: Game, seed: int, index: int) -> Trouble | None:
    """Play one random game; what went wrong, or None."""
    rng = Rng(f"fuzz/{game.id}/{seed}/{index}")
    trial = draw(game, rng, f"{seed}/{index}")
    try:
        run(trial, rng)
    except DeadEnd as error:
        return Trouble("dead-end", str(error), trial)
    except Endless as error:
        return Trouble("endless", str(error), trial)
    except Broken as error:
        return Trouble("conservation", str(error), trial)
    except Exception as error:  # whatever a rule may raise is what we look for
        return Trouble("crash", f"{type(error).__name__}: {error}", trial)
    return None


def draw(game: Game, rng: Rng, seed: str) -> Trial:
    """A number of seats and a mix of options that the game allows."""
    low, high = game.seats
    while True:
        seats = low + rng.below(high - low + 1)
        options = {one.name: one.values[rng.below(len(one.values))] for one in game.options}
        if game.refuse(options, seats) is None:
            return Trial(game, seed, int(seats), options)


def run(trial: Trial, rng: Rng) -> None:
    """Play the trial to its end, checking after every decision."""
    game = trial.game
    state = game.opening(trial.options, trial.seats)
    chance: list[int] = []
    referee = Referee(Dice(Rng(f"match:{trial.seed}"), chance))  # the dice a match of that seed would have
    advance(state, referee)
    state.check()
    while not state.over:
        if len(trial.plays) == LIMIT:
            raise Endless(f"{LIMIT} decisions and no end")
        seat, k = pick(state, rng)
        del chance[:]
        trial.plays.append((seat, game.verbs.do(state.steps.top().action(state, seat, k)), chance))
        play(state, seat, k, referee)
        trial.plays[-1] = (*trial.plays[-1][:2], list(chance))
        state.check()


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """Any seat that is asked, in any order; any choice open to a person, now and then a second thought."""
    step = state.steps.top()
    asked = step.waiting(state)
    if not asked:
        raise DeadEnd(f"{type(step).__name__} waits for nobody")
    thoughtful = rng.below(SECOND_THOUGHTS) == 0
    seat = rng.below(state.seats) if thoughtful else rng.member(asked)
    choices = step.revise(state, seat) if thoughtful else 0
    if not choices:
        seat = seat if asked & bit(seat) else rng.member(asked)
        choices = step.legal(state, seat)
    if not choices:
        raise DeadEnd(f"{type(step).__name__} asks seat {seat} and offers nothing")
    return int(seat), int(rng.member(choices))


Batch = tuple[str, int, int, int, Path]  # game, seed, first, past the last, where evidence goes


def batch(part: Batch) -> tuple[int, list[str]]:
    """Some games: how many, and a line for each that went wrong."""
    name, seed, start, stop, folder = part
    found = [(index, fuzz(shelf()[name], seed, index)) for index in range(start, stop)]
    return stop - start, [_line(trouble, index, seed, folder) for index, trouble in found if trouble]


def _line(trouble: Trouble, index: int, seed: int, folder: Path) -> str:
    trial = trouble.trial
    text = evidence(trouble)
    path = folder / f"{trial.game.id}-{seed}-{index}.journal"
    if text:
        write(path, text)
    kept = f"; journal: {path}" if text else ""
    again = f"sherwood fuzz {trial.game.id} --seed {seed} --first {index} --games 1"
    return (
        f"{trial.game.id} {index}: {trouble.kind} after {len(trial.plays)} decisions: {trouble.detail}{kept}; {again}"
    )


def evidence(trouble: Trouble) -> str:
    """A journal that leads to the trouble, its last line the choice that brought it about; "" if even that fails."""
    try:
        return _journal(trouble.trial, trouble.detail)
    except Exception:  # the trouble itself has been found; a set-up that fails leaves nothing to write
        return ""


def _journal(trial: Trial, detail: str) -> str:
    match = Match(trial.game, trial.seats, trial.options, seed=trial.seed, note={"trouble": detail})
    match.start()
    for seat, do, chance in trial.plays[:-1]:
        match.play(seat, do, chance=chance)
    if not trial.plays:
        return match.save()
    return match.journal.crash_text(*trial.plays[-1])
