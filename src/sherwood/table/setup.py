"""Whether a table can be set up so: the one place that judges games, seats, options, names, notes and seeds.

A fault is a key with arguments and a paragraph. The library says it in English, web and terminal in the visitor's
language; none of them judges again.
"""

from __future__ import annotations

import difflib
import json
import math
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import SupportsIndex

from sherwood.engine.game import Game, Value, spelled
from sherwood.engine.given import brief, whole
from sherwood.errors import BadOption, UnknownGame
from sherwood.games import shelf
from sherwood.text.speech import Speech

DEEPEST = 20  # how deep a note may be nested
LONGEST_NAME, LONGEST_NOTE = 200, 65_536  # letters; a note's as it is written down
LARGEST = 2**63  # what every reader of JSON can hold


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
        raise _no_game(name)
    return games[name]


def check_game(game: object) -> Game:
    """A game's card; UnknownGame for anything else."""
    if not isinstance(game, Game):
        raise _no_game(game)
    return game


def _no_game(given: object) -> UnknownGame:
    name, games = brief(given), shelf()
    return UnknownGame(Fault("unknown-game", {"game": name, "near": near(name, games), "known": ", ".join(games)}))


def read_options(game: Game, seats: SupportsIndex, given: Mapping[str, object]) -> dict[str, Value]:
    """All options, with the defaults filled in; BadOption if the game cannot be played that way."""
    fault = judge(game, seats, given)
    if fault is not None:
        raise BadOption(fault)
    return _complete(game, whole(seats) or 0, given)


def judge(game: Game, seats: SupportsIndex, given: Mapping[str, object]) -> Fault | None:
    """Why the game cannot be set up with these seats and options; None if it can."""
    if not isinstance(given, Mapping):
        return Fault("form", {"given": brief(given)}, game)
    return _seats(game, seats) or _options(game, given) or _combination(game, whole(seats) or 0, given)


def check_seats(game: Game, seats: SupportsIndex) -> int:
    """A number of seats the game can be played with; BadOption otherwise."""
    fault = _seats(game, seats)
    if fault is not None:
        raise BadOption(fault)
    return whole(seats) or 0


def seat_names(seats: int, names: Sequence[str] | None) -> list[str]:
    """The players' names; "Player 1" and so on where none are given."""
    if names is None:
        return [Speech(None, "en", ()).say("player", number=seat + 1) for seat in range(seats)]
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadOption(Fault("form", {"given": brief(names)}))
    if len(names) != seats:
        fault = Fault("names", {"given": len(names), "seats": seats})
        raise BadOption(fault)
    for name in names:
        if not _writable(name) or len(name) > LONGEST_NAME:
            raise BadOption(Fault("name", {"given": brief(name)}))
    return list(names)


def read_note(note: Mapping[str, object] | None) -> dict[str, object]:
    """A copy of what is to be kept with a match; BadOption for what a journal cannot hold, or would give back changed."""
    if not isinstance(note, Mapping | None):
        raise BadOption(Fault("note", {"given": brief(note)}))
    copied = _noted(dict(note or {}), DEEPEST)
    assert isinstance(copied, dict)
    if len(json.dumps(copied)) > LONGEST_NOTE:
        raise BadOption(Fault("note", {"given": brief(note)}))
    return copied


def _noted(given: object, deep: int) -> object:
    """The same as plain JSON data, if it is that."""
    if given is None or isinstance(given, bool) or _writable(given):
        return given
    if isinstance(given, float) and math.isfinite(given):
        return given
    number = whole(given)
    if number is not None and -LARGEST <= number < LARGEST:
        return number
    if deep and isinstance(given, list | tuple):
        return [_noted(item, deep - 1) for item in given]
    if deep and isinstance(given, Mapping) and all(_writable(key) for key in given):
        return {key: _noted(value, deep - 1) for key, value in given.items()}
    raise BadOption(Fault("note", {"given": brief(given)}))


def read_seed(seed: object) -> str:
    """What the dice of a match are sown with: the seed's text, or fresh chance where there is none."""
    if seed is None:
        return f"match:{secrets.token_hex(16)}"
    try:
        text = f"match:{seed}"
        text.encode()
    except Exception:  # half a character, a number of thousands of digits, or what cannot say what it is
        raise BadOption(Fault("seed", {"given": brief(seed)})) from None
    return text


def _writable(given: object) -> bool:
    """Is it text that can be written down? Half a surrogate pair cannot."""
    return isinstance(given, str) and not any("\ud800" <= one <= "\udfff" for one in given)


def near(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or "none"."""
    return next(iter(difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)), "none")


def _seats(game: Game, seats: object) -> Fault | None:
    low, high = game.seats
    number = whole(seats)
    if number is not None and low <= number <= high:
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
