"""What a program is shown: plain data with sentences in it, and nothing that its seat may not know."""

from __future__ import annotations

from typing import Any

from typing_extensions import (
    TypedDict,
)  # the protocol's package reads its fields, which Python 3.11's own does not tell

from sherwood.agents.tables import Chair
from sherwood.games import shelf
from sherwood.table.asked import Barred, Choice
from sherwood.table.match import Match
from sherwood.text.rulebook import Paragraph
from sherwood.text.speech import Speech


class GameShown(TypedDict):
    """A game on the shelf."""

    id: str
    name: str
    about: str
    fewest: int
    most: int
    options: dict[str, list[Any]]  # the usual value first


class ChoiceShown(TypedDict):
    """One thing that can be done. `final`: what it does for good (chance, shown, turn, loses, over)."""

    n: int
    say: str
    do: list[Any]
    code: int
    final: list[str]
    second_thought: bool


class WhyNot(TypedDict):
    """Something that cannot be done now, and by which paragraph."""

    say: str
    rule: str


class Ending(TypedDict):
    """How a game ended: no winner where all have lost together."""

    winners: list[str]
    points: dict[str, int]
    how: str
    scoring: dict[str, list[int | None]]


class Question(TypedDict):
    """All that is needed to decide, and what happened since one last looked."""

    you: str
    yours: bool
    turn: int
    ask: str
    rule: str
    choices: list[ChoiceShown]
    barred: list[WhyNot]
    waited_for: list[str]
    news: list[str]
    over: Ending | None


def games(lang: str) -> list[GameShown]:
    shown: list[GameShown] = []
    for card in shelf().values():
        say = Speech(card.folder, lang).say
        options = {one.name: [one.default, *(v for v in one.values if v != one.default)] for one in card.options}
        low, high = card.seats
        about = say("game-tagline")
        shown.append(
            {"id": card.id, "name": say("game-name"), "about": about, "fewest": low, "most": high, "options": options}
        )
    return shown


def question(chair: Chair) -> Question:
    match, seat = chair.match, chair.seat
    prompt = match.prompt(seat, chair.lang)
    return {
        "you": _name(match, seat, chair.lang),
        "yours": seat in match.waiting,
        "turn": prompt.turn,
        "ask": prompt.ask,
        "rule": prompt.rule,
        "choices": [_choice(n, one) for n, one in enumerate(prompt.choices)],
        "barred": [_barred(one) for one in prompt.barred],
        "waited_for": [_name(match, one, chair.lang) for one in match.waiting],
        "news": _news(chair),
        "over": _ending(match, chair.lang),
    }


def _choice(n: int, one: Choice) -> ChoiceShown:
    final = list(one.final)
    return {"n": n, "say": one.say, "do": list(one.do), "code": one.code, "final": final, "second_thought": one.revise}


def _barred(one: Barred) -> WhyNot:
    return {"say": f"{one.wanted}: {one.say}" if one.wanted else one.say, "rule": one.rule}


def _news(chair: Chair) -> list[str]:
    """What was told since the last time; something taken back makes the log shorter."""
    lines = chair.match.log(chair.seat, chair.lang)
    told, chair.read = min(chair.read, len(lines)), len(lines)
    return [str(line) for line in lines[told:]]


def _ending(match: Match, lang: str) -> Ending | None:
    if match.result is None:
        return None
    names = [_name(match, seat, lang) for seat in range(match.seats)]
    return {
        "winners": [names[seat] for seat in match.result.winners],
        "points": dict(zip(names, match.result.scores, strict=True)),
        "how": match.result.ending,
        "scoring": dict(match.score(lang)),
    }


def _name(match: Match, seat: int, lang: str) -> str:
    return match.speech(lang).seat(seat)


def looked(chair: Chair) -> list[str]:
    """The table in sentences, as this seat may know it."""
    match = chair.match
    describe = match.game.describe
    return list(describe(match.view(chair.seat), match.speech(chair.lang))) if describe else []


def paragraph(one: Paragraph, lang: str) -> dict[str, str]:
    return {"rule": one.id, "text": one.text(lang)}
