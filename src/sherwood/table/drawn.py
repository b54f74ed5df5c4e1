"""What chance must say before a choice is played, in words: for tables where dice are thrown and cards drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.engine.chance import NeedChance, Tape
from sherwood.engine.draws import Draw, alike
from sherwood.engine.game import Game
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.table.match import Match
from sherwood.table.standing import Chosen
from sherwood.text.speech import Speech

NUMBER = Draw()


@dataclass(frozen=True)
class Wanted:
    """One outcome that chance must bring, to be read off the table."""

    what: str
    ask: str
    rule: str
    faces: tuple[str, ...]  # everything that can come up, in words
    outcomes: tuple[int, ...]  # the same as the rules number them
    seat: int | None  # the only one who may see it; None: everybody does


def wanted(
    match: Match, seat: int | None, chosen: Chosen | None, given: Sequence[int], speech: Speech
) -> Wanted | None:
    """What is still to be said before the choice (None: the set-up) can be played, after what was `given`; None: nothing."""
    state = match.state.clone()
    referee = Referee(Tape(list(given)))
    try:
        if seat is None or chosen is None:
            advance(state, referee)
        else:
            play(state, seat, match.number(seat, chosen), referee)
    except NeedChance as need:
        return _worded(match.game, referee, need.outcomes, speech)
    return None


def _worded(game: Game, referee: Referee, outcomes: Sequence[int], speech: Speech) -> Wanted:
    what, about = referee.what, int(referee.about)
    draw = game.draws.get(what, NUMBER)
    distinct = tuple(dict.fromkeys(_first(draw, outcome, outcomes) for outcome in outcomes))
    named = what if what in game.draws else "number"
    ask = speech.say(f"draw-{named}", about=about_name(game, draw, about, speech))
    faces = tuple(face_name(game, what, outcome, speech) for outcome in distinct)
    return Wanted(what, ask, draw.rule, faces, distinct, about if draw.private else None)


def _first(draw: Draw, outcome: int, outcomes: Sequence[int]) -> int:
    """Of the outcomes that look alike, the first that can still come up."""
    face = alike(draw, outcome)
    return next(other for other in outcomes if alike(draw, other) == face)


def about_name(game: Game, draw: Draw, about: int, speech: Speech) -> str:
    """For whom or for what it is drawn."""
    if not draw.about:
        return ""
    return speech.seat(about) if draw.about == "seat" else speech.word(draw.about, about, game.names)


def face_name(game: Game, what: str, outcome: int, speech: Speech) -> str:
    """What came up, in words."""
    draw = game.draws.get(what, NUMBER)
    values = [int(value) for value in draw.values(outcome)]
    if draw.kinds == "number":
        return str(values[0])
    if draw.kinds == "seat":
        return speech.say("player", number=values[0] + 1) if not speech.names else speech.seat(values[0])
    if " " in draw.kinds:
        return speech.phrase(f"face-{what}", draw.kinds, values, -1, game.names)
    return speech.word(draw.kinds, values[0], game.names)
