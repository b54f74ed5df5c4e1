"""A scene: who stands where, in words, somewhere in a turn; dice forced; then what people do and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypedDict, Unpack

import sherwood
from sherwood.engine.bits import bit, members
from sherwood.engine.chance import Dice, Rng, Tape
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.stack import Stack
from sherwood.engine.wire import to_wire
from sherwood.games.legend import GAME
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.roster import GOLD_TOTAL, PIECES
from sherwood.games.legend.rules.sequence import GAME_TURN, PART_A, PART_B
from sherwood.games.legend.rules.state import Legend
from sherwood.table.setup import read_options
from support.scene import StateScene, Vocabulary, Words

Places = Mapping[str, str]
SIDES = ("robin", "sheriff")
# Where a scene may begin: how many phases of the part are still to come.
A = {
    "evening": 3,
    "hanging": 4,
    "recruitment": 5,
    "robbery": 6,
    "combat": 7,
    "tournament": 8,
    "movement": 9,
    "dawn": 10,
    "turn": 10,
}
B = {"taxes": 1, "combat": 2, "travel": 3, "movement": 5, "events": 6, "reinforcements": 7, "dawn": 8, "turn": 8}
VOCABULARY = Vocabulary(GAME, "piece", "box", "odds")


class Values(TypedDict, total=False):
    """Plain numbers of the position that a scene may set."""

    turn: int
    wound: int
    wet: int
    tournament: int
    married: int
    explored: int
    looted: int
    arrived: int
    arrival_turn: int


class Scene(StateScene[Legend]):
    """A position, played by words and read in words."""

    def __init__(self, state: Legend, dice: Sequence[int]) -> None:
        super().__init__(VOCABULARY, state)
        self.roll(dice, partial(advance, state))

    def roll(self, dice: Sequence[int], act: Callable[[Referee], object]) -> None:
        tape = Tape(list(dice), Dice(Rng("scene")))
        act(Referee(tape, self.log))
        assert tape.spent(), f"{tape.given[tape.used :]} were not rolled"
        self.state.check()

    # Playing

    def do(self, verb: str, thing: str = "", *, dice: Sequence[int] = ()) -> Scene:
        """One choice of whoever is asked, refused if it is not offered."""
        k = self.number(self.seat, tuple(f"{verb} {thing}".split()))
        self.log.clear()
        self.roll(dice, partial(play, self.state, self.seat, k))
        return self

    def first(self, dice: Sequence[int] = ()) -> Scene:
        """The first thing offered."""
        return self.do(*self.offers[0].split(), dice=dice)

    def march(self, piece: str, *path: str, take: str = "", dice: Sequence[int] = ()) -> Scene:
        """Pick a piece, take others along, and walk; the dice are for the last step."""
        self.do("move", piece)
        for other in take.split():
            self.do("take", other)
        for n, box in enumerate(path):
            self.do("go", box, dice=dice if n == len(path) - 1 else ())
        return self

    def until(self, title: str) -> Scene:
        """Say "done", stop, or take the first offer until a question comes up."""
        for _ in range(200):
            if self.title == title:
                return self
            self.do(*next((word for word in ("done", "halt") if word in self.offers), self.offers[0]).split())
        raise AssertionError(f"{title} is never asked")

    # What is asked

    @property
    def seat(self) -> int:
        return self.step.whose(self.state)

    @property
    def title(self) -> str:
        return "over" if self.over else self.step.title(self.state, self.seat)

    @property
    def rule(self) -> str:
        return self.step.rule(self.state, self.seat)

    @property
    def asked(self) -> str:
        """Which side is asked."""
        return SIDES[self.seat]

    @property
    def offers(self) -> list[str]:
        return [sentence(words) for words in self.open_to(self.seat)]

    @property
    def second_thoughts(self) -> list[str]:
        return [sentence(words) for words in self.revised_by(self.seat)]

    def offered(self, verb: str) -> set[str]:
        """What a verb can be done to."""
        return {words.partition(" ")[2] for words in self.offers if words.partition(" ")[0] == verb}

    @property
    def bars(self) -> dict[str, tuple[str, str]]:
        """What is refused, why, and by which paragraph."""
        return {sentence(words): why for words, why in self.barred_to(self.seat).items()}

    # What is on the table

    def at(self, piece: str) -> str | None:
        box = self.state.at[PIECES.index(piece)]
        return BOXES[box] if box >= 0 else None

    def here(self, box: str) -> set[str]:
        """Everybody in a box."""
        return {piece for piece in PIECES if self.at(piece) == box}

    def is_(self, piece: str, *states: str) -> bool:
        """Is the piece free, down, captive, dead, disguised, wet...?"""
        return all(getattr(self.state, state) & bit(PIECES.index(piece)) for state in states)

    def kept(self, piece: str) -> int:
        return self.state.kept[PIECES.index(piece)]

    def due(self, piece: str) -> int:
        return self.state.due[PIECES.index(piece)]

    @property
    def gold(self) -> tuple[int, int]:
        return self.state.gold_robin, self.state.gold_sheriff

    @property
    def winner(self) -> str:
        return SIDES[members(self.state.winners)[0]] if self.state.over else ""


def sentence(words: Words) -> str:
    return " ".join(map(str, words))


def scene(
    phase: str = "movement",
    side: str = "robin",
    *,
    free: Places | None = None,
    down: Places | None = None,
    captive: Places | None = None,
    dead: str = "",
    disguised: str = "",
    gold: tuple[int, int] = (0, 12),
    options: Mapping[str, object] | None = None,
    kept: Mapping[str, int] | None = None,
    dice: Sequence[int] = (),
    **values: Unpack[Values],
) -> Scene:
    """The named pieces in their boxes, everybody else away, at the beginning of a phase."""
    state = GAME.opening(read_options(GAME, 2, options or {}), 2)
    assert isinstance(state, Legend)
    state.turn, state.active = values.pop("turn", 7), SIDES.index(side)
    for name, places in (("free", free), ("down", down), ("captive", captive)):
        settle(state, name, places or {})
    state.dead = mask(dead)
    state.disguised = mask(disguised)
    for piece, turns in (kept or {}).items():
        state.kept[PIECES.index(piece)] = turns
    state.gold_robin, state.gold_sheriff = gold
    state.reserve = GOLD_TOTAL - sum(gold)
    state.arrived = 5  # no more personalities, unless the scene says otherwise
    for name, value in values.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    before = GAME_TURN[:2] if side == "robin" else GAME_TURN[:1]
    state.steps = Stack([*before, *(PART_A[: A[phase]] if side == "robin" else PART_B[: B[phase]])])
    if phase == "turn":
        state.steps = Stack(GAME_TURN[: 3 if side == "robin" else 2])
    return Scene(state, dice)


def settle(state: Legend, name: str, places: Places) -> None:
    for box, pieces in places.items():
        setattr(state, name, getattr(state, name) | mask(pieces))
        for piece in pieces.split():
            state.at[PIECES.index(piece)] = BOXES.index(box)


def mask(pieces: str) -> int:
    return sum(1 << PIECES.index(piece) for piece in pieces.split())


def bound(s: Scene, piece: str, box: str) -> Scene:
    """A traveller's goal."""
    s.state.bound[PIECES.index(piece)] = BOXES.index(box)
    return s


def opening(options: Mapping[str, object] | None = None) -> Scene:
    """The first question of a new game."""
    state = GAME.opening(read_options(GAME, 2, options or {}), 2)
    assert isinstance(state, Legend)
    return Scene(state, ())


def at_table(s: Scene) -> sherwood.Match:
    """A scene, through the front door."""
    match = sherwood.new("legend", seats=2, seed=1, names=["Ana", "Bo"])
    position = match.position()
    position["state"] = to_wire(s.state)
    return sherwood.at("legend", position)
