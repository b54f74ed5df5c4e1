"""The card on the shelf: all that the rest of the house knows about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sherwood.engine.action import Action, Verbs
from sherwood.engine.state import State
from sherwood.engine.step import Step

SPECTATOR = -1
ALL_SEEING = -2

Value = int | str | bool
View = Mapping[str, Any]  # a TypedDict of the game's own (`shape.py`)
Secret = tuple[str | int, ...]


class BadOption(ValueError):
    """An option of a game that does not exist, or a value it cannot have. `key` names the sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)


@dataclass(frozen=True)
class Option:
    """One option of a game: its values, and the one that is taken when nothing is said."""

    name: str
    values: tuple[Value, ...]
    default: Value
    default_for: Mapping[int, Value] = field(default_factory=dict)  # by number of seats

    def default_at(self, seats: int) -> Value:
        return self.default_for.get(seats, self.default)

    def read(self, given: object) -> Value:
        """A value from a person, a file or a program: the value itself or its text."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.lower() == str(value).lower():
                return value
        allowed = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        raise BadOption(f"{self.name} cannot be {given!r}: it can be {allowed}")

    def number(self, value: Value) -> int:
        """As the rules keep it: an int is itself, a bool 0 or 1, a word its place in the list."""
        return self.values.index(value) if isinstance(value, str) else int(value)


@dataclass(frozen=True)
class Tell:
    """An event's arguments, as kinds, and the paragraph it comes from."""

    kinds: str = ""
    rule: str = ""
    head: bool = False  # begins a turn or a round: the log folds there


@dataclass(frozen=True)
class ScoreRow:
    """One line of the final scoring: a value per seat (None: not for this seat)."""

    key: str
    values: Sequence[int | None]


@dataclass(frozen=True)
class Refusal:
    """A combination of options that the rules do not allow."""

    reason: str
    rule: str


COMMON_TELLS: Mapping[str, Tell] = {"ready": Tell()}


def no_refusal(options: Mapping[str, Value], seats: int) -> Refusal | None:
    """Every combination is allowed."""
    return None


def no_secrets(state: Any, seat: int) -> list[Secret]:
    """An open game: everybody knows everything."""
    return []


def no_targets(state: Any, seat: int, option: Action) -> tuple[str, ...]:
    """Nothing on the board stands for the choice: it is a button."""
    return ()


@dataclass(frozen=True)
class Game:
    """A game's id and version, its vocabulary, and its functions from state to people."""

    id: str
    version: int
    seats: tuple[int, int]
    folder: Path
    verbs: Verbs
    steps: Sequence[type[Step]]
    settings: type
    begin: Callable[[Any, int], State]
    view: Callable[[Any, int], View]
    score: Callable[[Any], list[ScoreRow]]
    endings: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    tells: Mapping[str, Tell]
    asks: Mapping[str, str] = field(default_factory=dict)
    bars: Mapping[str, str] = field(default_factory=dict)
    options: Sequence[Option] = ()
    secrets: Callable[[Any, int], list[Secret]] = no_secrets
    targets: Callable[[Any, int, Action], tuple[str, ...]] = no_targets
    refuse: Callable[[Mapping[str, Value], int], Refusal | None] = no_refusal
    minutes: tuple[int, int] = (15, 30)
    weight: float = 1.0  # 1 light to 5 heavy
    data: str = ""  # a fingerprint of data files that stand in for ours; "" for our own

    @property
    def classes(self) -> dict[str, type[Step]]:
        """Steps by name, to read positions."""
        return {step.__name__: step for step in self.steps}

    def tell(self, kind: str) -> Tell:
        """The declaration of an event."""
        return self.tells.get(kind) or COMMON_TELLS[kind]

    def read_options(self, given: Mapping[str, object], seats: int) -> dict[str, Value]:
        """All options, with the defaults filled in; BadOption for one that does not exist."""
        known = {one.name: one for one in self.options}
        for name in given:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadOption(f"{self.id} has no option {name!r}: it has {listed}")
        return {name: one.read(given.get(name, one.default_at(seats))) for name, one in known.items()}

    def as_settings(self, options: Mapping[str, Value]) -> Any:
        """The options as the rules keep them."""
        settings = self.settings()
        for one in self.options:
            setattr(settings, one.name, one.number(options[one.name]))
        return settings
