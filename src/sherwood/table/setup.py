"""Whether a table can be set up so: the one place that judges games, seats, options and names.

A fault is a key with arguments and a paragraph. The library says it in English, web and terminal in the visitor's
language; none of them judges again.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sherwood.engine.game import Game, Value, spelled
from sherwood.errors import BadOption, UnknownGame
from sherwood.games import shelf
from sherwood.text.speech import Speech


@dataclass(frozen=True)
class Fault:
    """A reason why not: the sentence `fault-<key>`, its arguments, and the paragraph where a rule forbids it."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)
    game: Game | None = None
    reason: str = ""  # a combination's own sentence: refuse-<reason>
    rule: str = ""

    def say(self, lang: str) -> str:
        """The sentence in one language."""
        speech = Speech(self.game.folder if self.game else None, lang)
        named: dict[str, object] = {"game": speech.say("game-name")} if self.game else {}
        if self.reason:
            named |= {"reason": speech.say(f"refuse-{self.reason}")}
        return speech.say(f"fault-{self.key}", **{**named, **self.args})


def find_game(name: str) -> Game:
    """The game of that id; UnknownGame says which there are."""
    games = shelf()
    if not isinstance(name, str) or name not in games:
        known, given = ", ".join(games), brief(name)
        fault = Fault("unknown-game", {"game": given, "near": near(given, games), "known": known})
        raise UnknownGame(fault)
    return games[name]


def read_options(game: Game, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
    """All options, with the defaults filled in; BadOption if the game cannot be played that way."""
    fault = judge(game, seats, given)
    if fault is not None:
        raise BadOption(fault)
    return _complete(game, seats, given)


def judge(game: Game, seats: int, given: Mapping[str, object]) -> Fault | None:
    """Why the game cannot be set up with these seats and options; None if it can."""
    if not isinstance(given, Mapping):
        return Fault("form", {"given": brief(given)}, game)
    return _seats(game, seats) or _options(game, given) or _combination(game, seats, given)


def check_seats(game: Game, seats: int) -> int:
    """A number of seats the game can be played with; BadOption otherwise."""
    fault = _seats(game, seats)
    if fault is not None:
        raise BadOption(fault)
    return seats


def seat_names(seats: int, names: Sequence[str] | None) -> list[str]:
    """The players' names; "Player 1" and so on where none are given."""
    if names is None:
        return [Speech(None, "en", ()).say("player", number=seat + 1) for seat in range(seats)]
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadOption(Fault("form", {"given": brief(names)}))
    if len(names) != seats:
        fault = Fault("names", {"given": len(names), "seats": seats})
        raise BadOption(fault)
    return [str(name) for name in names]


def brief(given: object) -> str:
    """What somebody gave, short enough for a sentence."""
    try:
        text = str(given).encode("utf-8", "replace").decode()
    except ValueError:  # a number of thousands of digits
        text = type(given).__name__
    return text if len(text) <= 60 else f"{text[:60]}…"


def near(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or "none"."""
    return next(iter(difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)), "none")


def _seats(game: Game, seats: int) -> Fault | None:
    low, high = game.seats
    if type(seats) is int and low <= seats <= high:
        return None
    return Fault(
        "seats", {"low": low, "high": high, "given": brief(seats), "exact": "yes" if low == high else "no"}, game
    )


def _options(game: Game, given: Mapping[str, object]) -> Fault | None:
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            return _unknown(game, brief(name), list(known))
        if known[name].read(value) is None:
            values = ", ".join(spelled(one) for one in known[name].values)
            return Fault("option-value", {"name": name, "value": brief(value), "known": values}, game)
    return None


def _unknown(game: Game, name: str, known: Sequence[str]) -> Fault:
    if not known:
        return Fault("no-options", {}, game)
    return Fault("unknown-option", {"name": name, "near": near(name, known), "known": ", ".join(known)}, game)


def _combination(game: Game, seats: int, given: Mapping[str, object]) -> Fault | None:
    refusal = game.refuse(_complete(game, seats, given), seats)
    return Fault("combination", {}, game, refusal.reason, refusal.rule) if refusal else None


def _complete(game: Game, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
    options = game.defaults(seats)
    for option in game.options:
        value = option.read(given[option.name]) if option.name in given else None
        if value is not None:
            options[option.name] = value
    return options
