"""A game's card: all that the rest of the house knows about a game, and the only way to its parts."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from inspect import getfile
from pathlib import Path
from typing import Any, NamedTuple, TypedDict, TypeVar, cast

from sherwood.engine.action import Action, Verbs
from sherwood.engine.advice import PLAIN, Advice
from sherwood.engine.data import DataFiles
from sherwood.engine.draws import Draw
from sherwood.engine.given import whole
from sherwood.engine.late import Part, is_there, late
from sherwood.engine.observe import Layout, Observer
from sherwood.engine.settings import Settings
from sherwood.engine.state import State
from sherwood.engine.step import Phase, Step
from sherwood.engine.versions import Change, read_changes

SPECTATOR = -1
ALL_SEEING = -2

Value = int | str | bool
View = Mapping[str, Any]  # a TypedDict of the game's own (`shape.py`)
Secret = tuple[str | int, ...]
T = TypeVar("T")


def own(data: T) -> T:
    """A copy of plain data for whoever may change it: a game's views share their parts."""
    if isinstance(data, dict):
        return cast("T", {key: own(value) for key, value in data.items()})
    if isinstance(data, list):
        return cast("T", [own(item) for item in data])
    return data


@dataclass(frozen=True)
class Option:
    """One house rule of a game: its values, and the one that is taken when nothing is said."""

    name: str
    values: tuple[Value, ...]
    default: Value
    default_for: Mapping[int, Value] = field(default_factory=dict)  # by number of seats

    def default_at(self, seats: int) -> Value:
        return self.default_for.get(seats, self.default)

    def read(self, given: object) -> Value | None:
        """A value from a person, a file or a program, as itself or as its text; None if it is not one of ours."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if type(value) is int and whole(given) == value:
                return value
            if isinstance(given, str) and given.strip().lower() == spelled(value).lower():
                return value
        return None

    def number(self, value: Value) -> int:
        """As the rules keep it: an int is itself, a bool 0 or 1, a word its place in the list."""
        return self.values.index(value) if isinstance(value, str) else int(value)


def spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Ruleset(NamedTuple):
    """What a game is played by: the version of its rules, and what tells corrected data files from ours ("")."""

    version: int
    data: str = ""


@dataclass(frozen=True)
class Tell:
    """The declaration of an event: its arguments, as kinds, and the paragraph it comes from."""

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


Range = tuple[int, int]  # the least and the most of a number


class Bounds(NamedTuple):
    """Within what the numbers of a position lie, by the names of the state's fields and of its steps' attributes.

    In a row every number lies there. Generous where the rules know no limit: what is conserved is the state's to check.
    """

    fields: Mapping[str, Range]
    steps: Mapping[str, Range]


COMMON_TELLS: Mapping[str, Tell] = {
    "ready": Tell(), "renewed": Tell("number", head=True), "helped-hint": Tell(), "helped-coach": Tell(),
}  # fmt: skip


def no_refusal(options: Mapping[str, Value], seats: int) -> Refusal | None:
    """Every combination is allowed."""
    return None


def no_secrets(state: Any, seat: int) -> list[Secret]:
    """An open game: everybody knows everything."""
    return []


def no_targets(state: Any, seat: int, action: Action) -> tuple[str, ...]:
    """Nothing on the board stands for the choice: it is a button."""
    return ()


def no_holdings(state: Any, seat: int) -> dict[str, int]:
    """Nothing but points is counted."""
    return {"points": int(state.points(seat))}


def no_spot(kind: str, number: int) -> str:
    """Nothing on the board stands for it."""
    return ""


def no_dice(kind: str, args: Sequence[int]) -> list[str]:
    """No dice are thrown."""
    return []


def no_bounds(state: Any) -> Bounds:
    """Nothing is said about the numbers of a position."""
    return Bounds({}, {})


class UsualParts(TypedDict, total=False):
    """What only some clients need of a game, each loaded when it is called for."""

    board: Part
    cover: Part
    render: Part
    describe: Part
    inspect: Part
    advise: Part
    watch: Part


def usual_parts(package: str) -> UsualParts:
    """Those parts of a game that it has in modules of the usual names: board, art/cover, terminal, inspect, rules/advice, observe."""
    parts: UsualParts = {}
    if is_there(package, "board"):
        parts["board"] = late(f"{package}.board", "board")
    if is_there(package, "art.cover"):
        parts["cover"] = late(f"{package}.art.cover", "cover")
    if is_there(package, "terminal"):
        parts["render"] = late(f"{package}.terminal", "render")
        parts["describe"] = late(f"{package}.terminal", "describe")
    if is_there(package, "inspect"):
        parts["inspect"] = late(f"{package}.inspect", "inspect")
    if is_there(package, "rules.advice"):
        parts["advise"] = late(f"{package}.rules.advice", "advise")
    if is_there(package, "observe"):
        parts["watch"] = late(f"{package}.observe", "observer")
    return parts


@dataclass(frozen=True, repr=False)
class Game:
    """A game's id, its vocabulary, and its functions from state to people."""

    id: str
    seats: tuple[int, int]
    folder: Path
    rules: str  # the package, or module, in which its steps are
    verbs: Verbs
    settings: type[Settings]
    begin: Callable[[Any, int], State]
    view: Callable[[Any, int], View]
    score: Callable[[Any], list[ScoreRow]]
    endings: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    tells: Mapping[str, Tell]
    asks: Mapping[str, str] = field(default_factory=dict)
    bars: Mapping[str, str] = field(default_factory=dict)
    details: Mapping[str, str] = field(default_factory=dict)  # by verb: what its step's `detail` adds to the sentence
    options: Sequence[Option] = ()
    secrets: Callable[[Any, int], list[Secret]] = no_secrets
    targets: Callable[[Any, int, Action], tuple[str, ...]] = no_targets
    refuse: Callable[[Mapping[str, Value], int], Refusal | None] = no_refusal
    holdings: Callable[[Any, int], dict[str, int]] = no_holdings  # what a seat counts of its own, to say what changed
    losing: frozenset[str] = frozenset()  # verbs that give something away for nothing
    spot: Callable[[str, int], str] = no_spot  # where on the board a thing of the log's lines lies, by kind and number
    dice: Callable[[str, Sequence[int]], list[str]] = no_dice  # the dice an event tells of: "1" to "6", "hit" or "miss"
    signs: Mapping[str, str] = field(default_factory=dict)  # what kind of thing an event is, by the event's kind
    seated: frozenset[str] = frozenset()  # kinds of things that are a seat's own, by its number: told by its name
    paints: tuple[str, ...] = ()  # the seats' colours, where they are not the usual ones
    bounds: Callable[[Any], Bounds] = no_bounds  # what a position that somebody brings is held to
    draws: Mapping[str, Draw] = field(default_factory=dict)  # what chance decides, by the name the rules give it
    minutes: tuple[int, int] = (15, 30)
    weight: float = 1.0  # 1 light to 5 heavy; the shelf shows the lightest first
    data: DataFiles | None = None
    # UsualParts; None: clients show the view as words and lists.
    board: Part | None = None  # (view, lang, seat, narrow) -> Drawing
    cover: Part | None = None  # () -> Svg: the picture on the box
    render: Part | None = None  # (view, speech) -> what the terminal draws
    describe: Part | None = None  # (view, speech) -> the same in sentences
    inspect: Part | None = None  # (view, ref, speech, seat) -> Inspected | None: what a thing on the board is
    advise: Part | None = None  # () -> Advice: what is known about playing it well
    watch: Part | None = None  # (most seats, titles of questions) -> Observer: what a seat may know, as numbers

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}>"

    @cached_property
    def advice(self) -> Advice[Any]:
        """What is known about playing it well; a game without advice is played all the same."""
        return self.advise() if self.advise else PLAIN

    @cached_property
    def observer(self) -> Observer[Any]:
        """What a seat may know, as numbers; of a game without an observer of its own, what it is asked."""
        titles = {title for step in self.classes.values() if not issubclass(step, Phase) for title in titles_of(step)}
        return (self.watch or Observer)(self.seats[1], sorted(titles))

    @cached_property
    def layout(self) -> Layout:
        """The parts of an observation."""
        return self.observer.layout()

    @cached_property
    def classes(self) -> dict[str, type[Step]]:
        """Steps by name, to read positions: all that the rules define."""
        _import_all(self.rules)
        return {step.__name__: step for step in _below(Step) if f"{step.__module__}.".startswith(f"{self.rules}.")}

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """What changed in the rules since they were first played here, oldest first."""
        return read_changes(self.folder)

    @cached_property
    def version(self) -> int:
        """The version of the rules: that of their last change."""
        return max((change.version for change in self.changes), default=1)

    @cached_property
    def ruleset(self) -> Ruleset:
        """What is played by here and now."""
        return Ruleset(self.version, self.fingerprint)

    @cached_property
    def fingerprint(self) -> str:
        """What tells corrected data files from ours; "" for ours."""
        return self.data.fingerprint() if self.data else ""

    @property
    def lessons(self) -> list[Path]:
        """The files that teach it, in the order of their names; a game without any is played all the same."""
        return sorted((self.folder / "lessons").glob("*.toml"))

    def tell(self, kind: str) -> Tell:
        """The declaration of an event."""
        return self.tells.get(kind) or COMMON_TELLS[kind]

    def defaults(self, seats: int) -> dict[str, Value]:
        """The options that are taken when nothing is said."""
        return {option.name: option.default_at(seats) for option in self.options}

    def as_settings(self, options: Mapping[str, Value]) -> Settings:
        """The options as the rules keep them."""
        settings = self.settings()
        for option in self.options:
            setattr(settings, option.name, option.number(options[option.name]))
        return settings

    def opening(self, options: Mapping[str, Value], seats: int) -> State:
        """The state before the set-up."""
        return self.begin(self.as_settings(options), seats)


def usual_game(
    package: str,
    state: type[State],
    settings: type[Settings],
    first: Step,
    endings: tuple[str, ...],
    *,
    seats: tuple[int, int],
    minutes: tuple[int, int],
    weight: float,
) -> Game:
    """The card of a game that keeps every part where our own games keep it: options, words, view, targets, data, rules/verbs.

    Its id is the name of its folder; it begins with a set-up state and its first step. Secrets (in view) and refused
    options (in options) are there only if it has any.
    """

    def begin(settings: Settings, seats: int) -> State:
        begun = state()
        begun.set_up(settings, seats)
        begun.steps.append(first)
        return begun

    options = import_module(f"{package}.options")
    view = import_module(f"{package}.view")
    words = import_module(f"{package}.words")
    return Game(
        id=package.rpartition(".")[2],
        seats=seats,
        folder=Path(getfile(words)).parent,
        rules=f"{package}.rules",
        verbs=import_module(f"{package}.rules.verbs").VERBS,
        settings=settings,
        begin=begin,
        view=view.view,
        score=view.score,
        endings=endings,
        names=words.NAMES,
        tells=words.TELLS,
        asks=words.ASKS,
        bars=words.BARS,
        details=getattr(words, "DETAILS", {}),
        options=options.OPTIONS,
        secrets=getattr(view, "secrets", no_secrets),
        targets=import_module(f"{package}.targets").targets,
        bounds=late(f"{package}.bounds", "bounds"),
        holdings=late(f"{package}.holdings", "holdings"),
        losing=frozenset(getattr(words, "LOSING", ())),
        spot=getattr(words, "spot", no_spot),
        dice=getattr(words, "dice", no_dice),
        signs=_by_event(getattr(words, "SIGNS", {})),
        seated=frozenset(getattr(words, "SEATED", ())),
        paints=tuple(getattr(words, "PAINTS", ())),
        draws=getattr(words, "DRAWS", {}),
        refuse=getattr(options, "refuse", no_refusal),
        minutes=minutes,
        weight=weight,
        data=import_module(f"{package}.data").DATA,
        **usual_parts(package),
    )


def titles_of(step: type[Step]) -> tuple[str, ...]:
    """The names that a step asks under."""
    return step.TITLES or (step.__name__,)


def _by_event(signs: Mapping[str, str]) -> dict[str, str]:
    """The signs of the log, as they are written (a sign and its events), by event."""
    return {event: sign for sign, events in signs.items() for event in events.split()}


def _import_all(package: str) -> None:
    for found in pkgutil.iter_modules(getattr(import_module(package), "__path__", ())):
        import_module(f"{package}.{found.name}")


def _below(cls: type[Step]) -> Iterator[type[Step]]:
    for each in cls.__subclasses__():
        yield each
        yield from _below(each)
