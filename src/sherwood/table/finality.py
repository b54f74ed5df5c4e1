"""What a choice does for good, as facts told before it is made: on guesses, so that the answer itself tells nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng, Tape
from sherwood.engine.game import Game
from sherwood.engine.play import play
from sherwood.engine.question import Question
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.table.asked import Choice

CHANCE: Final = "chance"  # dice or cards answer
SHOWN: Final = "shown"  # something hidden becomes known
OVER: Final = "over"  # the game ends
TURN: Final = "turn"  # one's turn ends, where another choice goes on with it
LOSES: Final = "loses"  # by the game's own word, something is given away for nothing
NO_WAY_BACK: Final = frozenset({CHANCE, SHOWN, OVER})
TRIES: Final = 3  # what chance answers may end a turn or not: it ends if it always does

Facts = tuple[str, ...]


def marked(choices: list[Choice], game: Game, guess: State, seat: int) -> list[Choice]:
    """The choices, each with what it does for good; second thoughts do nothing for good."""
    facts = finalities(game, guess, seat)
    return [_told(one, final) if (final := facts.get(one.code)) else one for one in choices]


def _told(one: Choice, final: Facts) -> Choice:
    return Choice(one.do, one.code, one.path, one.say, one.revise, final)


def finalities(game: Game, guess: State, seat: int) -> Mapping[int, Facts]:
    """What each choice does for good, by its code."""
    question = Question(game.verbs, guess)
    revise = question.revise(seat)
    numbers = [k for k in question.numbers(seat) if not revise & bit(k)]
    tried = {k: _tried(guess, seat, k) for k in numbers}
    goes_on = any(not passes for _, passes in tried.values())
    found = {}
    for k, (facts, passes) in tried.items():
        action = question.action(seat, k)
        losing = (LOSES,) if game.verbs.verbs[action.verb].name in game.losing else ()
        turn = (TURN,) if passes and goes_on and OVER not in facts else ()
        found[int(game.verbs.code(action))] = facts + turn + losing
    return found


def _tried(guess: State, seat: int, k: int) -> tuple[Facts, bool]:
    """What it does for good, and whether somebody else is then asked, whatever chance answers."""
    facts, passes = _once(guess.clone(), seat, k, 0)
    again = passes and CHANCE in facts
    return facts, passes and not (again and any(not _once(guess.clone(), seat, k, n)[1] for n in range(1, TRIES)))


def _once(state: State, seat: int, k: int, n: int) -> tuple[Facts, bool]:
    tape = Tape([], Dice(_rng(k, n)))
    referee = Referee(tape)
    play(state, seat, k, referee)
    facts = {CHANCE: bool(tape.record), SHOWN: bool(referee.revealed), OVER: bool(state.over)}
    passes = not state.over and not state.steps.top().waiting(state) & bit(seat)
    return tuple(fact for fact, is_so in facts.items() if is_so), bool(passes)


_rngs: Final[dict[int, Rng]] = {}  # sown once: a server tries every choice of everybody who is asked


def _rng(k: int, n: int) -> Rng:
    sown = _rngs.get(TRIES * k + n)
    if sown is None:
        sown = _rngs[TRIES * k + n] = Rng(f"final:{k}:{n}")
    return sown.copy()


def forced(game: Game, state: State, seat: int, seats: int) -> bool:
    """Has the seat one choice only, and does everybody know it? Then making it for them tells nothing."""
    question = Question(game.verbs, state)
    codes = question.codes(seat)
    if len(codes) != 1 or question.waiting() != [seat]:
        return False
    return all(
        Question(game.verbs, state.guess(other, Rng(f"forced:{other}:{n}"))).codes(seat) == codes
        for other in range(seats)
        if other != seat
        for n in range(TRIES)
    )
