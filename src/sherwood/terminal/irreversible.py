"""Which choices could not be taken back: told before they are made, not after."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.engine.chance import NeedChance, Rng, Tape
from sherwood.engine.play import play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.table.match import Match
from sherwood.table.prompt import Asker, Choice


def final(match: Match, seat: int, choices: Sequence[Choice]) -> set[int]:
    """Where in the list the choices stand that draw chance, reveal something or end the game.

    They are tried on a guess, never on the truth: the answer itself must not tell what is hidden.
    """
    guess = match.guess(seat, Rng(f"final:{match.seq}"))
    asker = Asker(match.game, guess, match.speech("en"))
    found = set()
    for place, choice in enumerate(choices):
        k = asker.find(seat, match.game.verbs.parse(choice.do))
        if not choice.revise and k >= 0 and _final(guess.clone(), seat, k):
            found.add(place)
    return found


def _final(state: State, seat: int, k: int) -> bool:
    referee = Referee(Tape([]))
    try:
        play(state, seat, k, referee)
    except NeedChance:
        return True
    return referee.revealed or state.over
