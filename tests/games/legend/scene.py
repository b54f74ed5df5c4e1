"""A scene: who stands where, in words, somewhere in a turn; dice forced; then what people do and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from sherwood.engine.bits import bit, members
from sherwood.engine.chance import Dice, Rng, Tape
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Event, Referee
from sherwood.engine.stack import Stack
from sherwood.games.legend import GAME
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.roster import GOLD_TOTAL, PIECES
from sherwood.games.legend.rules.sequence import GAME_TURN, PART_A, PART_B
from sherwood.games.legend.rules.state import Legend

Word = str | int
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
NAMES: Mapping[str, tuple[str, ...]] = {"piece": PIECES, "box": BOXES, "odds": GAME.names["odds"]}


class Scene:
    """A position, played by words and read in words."""

    def __init__(self, state: Legend, dice: Sequence[int]) -> None:
        self.state = state
        self.log: list[Event] = []
        self.roll(dice, partial(advance, state))

    def roll(self, dice: Sequence[int], act: Callable[[Referee], None]) -> None:
        tape = Tape(list(dice), Dice(Rng("scene")))
        act(Referee(tape, self.log))
        assert tape.spent(), f"{tape.given[tape.used :]} were not rolled"
        self.state.check()

    # Playing

    def do(self, verb: str, thing: str = "", dice: Sequence[int] = ()) -> Scene:
        """One choice of whoever is asked, refused if it is not offered."""
        step = self.state.steps[-1]
        seat = step.whose(self.state)
        for k in members(step.legal(self.state, seat) | step.revise(self.state, seat)):
            if self.words(seat, k) == (f"{verb} {thing}".strip()):
                self.log.clear()
                self.roll(dice, partial(play, self.state, seat, k))
                return self
        raise AssertionError(f"{verb} {thing}: {self.title} offers {self.offers}")

    def march(self, piece: str, *path: str, take: str = "", dice: Sequence[int] = ()) -> Scene:
        """Pick a piece, take others along, and walk; the dice are for the last step."""
        self.do("move", piece)
        for other in take.split():
            self.do("take", other)
        for n, box in enumerate(path):
            self.do("go", box, dice if n == len(path) - 1 else ())
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
    def title(self) -> str:
        if self.state.over:
            return "over"
        step = self.state.steps[-1]
        return step.title(self.state, step.whose(self.state))

    @property
    def rule(self) -> str:
        return self.state.steps[-1].RULE

    @property
    def asked(self) -> str:
        """Which side is asked."""
        return SIDES[self.state.steps[-1].whose(self.state)]

    @property
    def offers(self) -> list[str]:
        step = self.state.steps[-1]
        seat = step.whose(self.state)
        return [self.words(seat, k) for k in members(step.legal(self.state, seat))]

    @property
    def second_thoughts(self) -> list[str]:
        step = self.state.steps[-1]
        seat = step.whose(self.state)
        return [self.words(seat, k) for k in members(step.revise(self.state, seat))]

    def offered(self, verb: str) -> set[str]:
        """What a verb can be done to."""
        return {words.partition(" ")[2] for words in self.offers if words.partition(" ")[0] == verb}

    @property
    def bars(self) -> dict[str, tuple[str, str]]:
        """What is refused, why, and by which paragraph."""
        step = self.state.steps[-1]
        bars = step.barred(self.state, step.whose(self.state))
        return {said(GAME.verbs.do(bar.action)): (bar.reason, bar.rule) for bar in bars}

    def words(self, seat: int, k: int) -> str:
        return said(GAME.verbs.do(self.state.steps[-1].action(self.state, seat, k)))

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
    def ending(self) -> str:
        return GAME.endings[self.state.ending] if self.state.over else ""

    @property
    def winner(self) -> str:
        return SIDES[members(self.state.winners)[0]] if self.state.over else ""

    # What was told

    def told(self, kind: str) -> list[tuple[Word, ...]]:
        """The events of a kind since the last choice, with their arguments in words."""
        kinds = GAME.tell(kind).kinds.split()
        return [tuple(map(named, kinds, event.args)) for event in self.log if event.kind == kind]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]


def said(do: tuple[Word, ...]) -> str:
    kinds = GAME.verbs.verbs[GAME.verbs.index[str(do[0])]].kinds
    return " ".join([str(do[0]), *(str(named(kind, int(thing))) for kind, thing in zip(kinds, do[1:], strict=True))])


def named(kind: str, thing: int) -> Word:
    return NAMES[kind][thing] if kind in NAMES else thing


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
    **values: int,
) -> Scene:
    """The named pieces in their boxes, everybody else away, at the beginning of a phase."""
    state = GAME.begin(GAME.as_settings(GAME.read_options(options or {}, 2)), 2)
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
    state = GAME.begin(GAME.as_settings(GAME.read_options(options or {}, 2)), 2)
    assert isinstance(state, Legend)
    return Scene(state, ())
