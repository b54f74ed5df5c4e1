"""What happens inside a game: what chance brought whom, and how decisions run from the first to the last.

Every draw is an experiment: given all that happened before, what comes up is independent of it. So what a card is worth
is seen from the draws at which it could have come, with it and without it: `pull` sums (came - its chance) times the
result of whose draw it was, `room` sums chance times (1 - chance); their quotient is the effect (docs/lab.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.advice import Advice
from sherwood.engine.bits import count, members
from sherwood.engine.chance import Chance, Dice, Rng
from sherwood.engine.draws import alike
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.lab.rows import Columns, played_with
from sherwood.lab.simulate import LIMIT, Endless, Prepared, chooser
from sherwood.lab.study import Piece

TENTHS = 10
CERTAIN = 1 - 1e-9


@dataclass(frozen=True)
class Drawn:
    """One draw: what was drawn, for whom, what could have come up with which chance, and what did."""

    what: str
    about: int
    mover: int  # whose choice brought it; -1: the set-up
    chances: tuple[tuple[int, float], ...]
    outcome: int


@dataclass
class Moment:
    """One decision: who made it, what was asked, among how many, and what each seat's chances seemed to be."""

    seat: int
    title: str
    open: int
    worths: tuple[float, ...]


@dataclass
class Look:
    """One game, watched."""

    draws: list[Drawn] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)


class Noted(Chance):
    """Dice that are watched: the same numbers, and a note of what else could have come."""

    def __init__(self, dice: Dice, look: Look) -> None:
        self.dice = dice
        self.look = look
        self.referee: Referee | None = None
        self.mover = -1

    def uniform(self, first: i64, n: i64) -> i64:
        return self.note([int(first) + i for i in range(n)], [1] * int(n), self.dice.uniform(first, n))

    def member(self, mask: i64) -> i64:
        possible = members(mask)
        return self.note(possible, [1] * len(possible), self.dice.member(mask))

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        weights = [int(one) for one in counts]
        return self.note(range(len(weights)), weights, self.dice.weighted(counts, total))

    def note(self, possible: Sequence[int], weights: Sequence[int], outcome: i64) -> i64:
        assert self.referee is not None
        total = sum(weights)
        chances = tuple((face, weight / total) for face, weight in zip(possible, weights, strict=True) if weight)
        self.look.draws.append(Drawn(self.referee.what, int(self.referee.about), self.mover, chances, int(outcome)))
        return outcome


def watch(prepared: Prepared, index: int) -> tuple[State, Look]:
    """One game of a series, the very one that is counted elsewhere, looked at from inside."""
    series, look = prepared.series, Look()
    noted = Noted(Dice(Rng(series.dice(index))), look)
    referee = Referee(noted)
    noted.referee = referee
    state = prepared.game.begin(prepared.settings, series.seats)
    advance(state, referee)
    seed = series.game_seed(index)
    choose = chooser(prepared, Rng(f"choices:{seed}"), seed)
    while state.ending < 0:
        seat = int(state.steps.top().whose(state))
        look.moments.append(_moment(state, seat, prepared.game.advice))
        noted.mover = seat
        play(state, seat, choose(state, seat), referee)
        if len(look.moments) > LIMIT:
            raise Endless(f"game {index} is not over after {LIMIT} decisions")
    return state, look


def _moment(state: State, seat: int, advice: Advice[State]) -> Moment:
    step = state.steps.top()
    worths = tuple(float(advice.worth(state, other)) for other in range(state.seats))
    return Moment(seat, step.title(state, seat), int(count(step.legal(state, seat))), worths)


# Of draws: `pull` and `stretch` weigh the result and the length by (came - chance), `lean` sums that, `room` chance times
# (1 - chance). Of tenths and questions: choices `open`, decisions `forced`, and what the winners' chances `seemed`.
LOOKS = ("n", "kind", "key", "face", "times", "pull", "stretch", "lean", "room", "open", "forced", "seemed")
Row = dict[str, object]


def looks(piece: Piece) -> Columns:
    """The games of a piece from inside, as three kinds of rows: draws, tenths of the game, questions."""
    columns: Columns = {name: [] for name in LOOKS}
    with played_with(piece.cell):
        prepared = Prepared(piece.cell.series(piece.seed))
        for n in range(piece.start, piece.stop):
            state, look = watch(prepared, n)
            for row in (*_draws(prepared, state, look), *_tenths(state, look), *_questions(look)):
                for name in LOOKS[1:]:
                    columns[name].append(row.get(name))
                columns["n"].append(n)
    return columns


def _draws(prepared: Prepared, state: State, look: Look) -> list[Row]:
    """For each thing that could come up: how often it did, and what that did to its owner's result and to the length."""
    length = len(look.moments)
    sums: dict[tuple[str, int], list[float]] = {}
    for draw in look.draws:
        owner = _owner(prepared, draw)
        result = float(state.value(owner)) - 1 / state.seats if owner >= 0 else 0.0
        for face, chance in _faces(prepared, draw).items():
            if chance < CERTAIN:
                row = sums.setdefault((draw.what, face), [0.0] * 5)
                came = _face(prepared, draw.what, draw.outcome) == face
                lean = came - chance
                for place, more in enumerate((came, lean * result, lean * length, lean, chance * (1 - chance))):
                    row[place] += more
    names = ("times", "pull", "stretch", "lean", "room")
    return [
        {"kind": "draw", "key": what, "face": face, **dict(zip(names, row, strict=True))}
        for (what, face), row in sums.items()
    ]


def _faces(prepared: Prepared, draw: Drawn) -> dict[int, float]:
    """What could come up, cards with one face taken together."""
    chances: dict[int, float] = {}
    for outcome, chance in draw.chances:
        face = _face(prepared, draw.what, outcome)
        chances[face] = chances.get(face, 0.0) + chance
    return chances


def _face(prepared: Prepared, what: str, outcome: int) -> int:
    declared = prepared.game.draws.get(what)
    return alike(declared, outcome) if declared else outcome


def _owner(prepared: Prepared, draw: Drawn) -> int:
    """Whose draw it was: the seat it was made for, or whoever's choice brought it; -1 for the table's own."""
    declared = prepared.game.draws.get(draw.what)
    if declared is None:
        return draw.mover
    return draw.about if declared.about == "seat" else draw.mover if declared.movers else -1


def _tenths(state: State, look: Look) -> list[Row]:
    """From the first decision to the last, in ten equal parts."""
    winners, length = members(state.winners), len(look.moments)
    cuts = [length * tenth // TENTHS for tenth in range(TENTHS + 1)]
    parts = [look.moments[start:stop] for start, stop in pairwise(cuts)]
    return [
        {"kind": "tenth", "key": "", "face": tenth, **_counted(part), "seemed": _mean_seemed(part, winners)}
        for tenth, part in enumerate(parts)
        if part
    ]


def _questions(look: Look) -> list[Row]:
    """What is asked, and how much there is to choose from."""
    titles: dict[str, list[Moment]] = {}
    for moment in look.moments:
        titles.setdefault(moment.title, []).append(moment)
    return [{"kind": "question", "key": title, "face": 0, **_counted(part)} for title, part in titles.items()]


def _counted(part: Sequence[Moment]) -> Row:
    forced = sum(moment.open == 1 for moment in part)
    return {"times": float(len(part)), "open": float(sum(moment.open for moment in part)), "forced": float(forced)}


def _mean_seemed(part: Sequence[Moment], winners: Sequence[int]) -> float | None:
    """What the estimate gave those who then won; nothing where nobody did."""
    return sum(_seemed(moment, winners) for moment in part) / len(part) if winners else None


def _seemed(moment: Moment, winners: Sequence[int]) -> float:
    """What the estimate gave those who won, out of all that it gave."""
    total = sum(moment.worths)
    return sum(moment.worths[seat] for seat in winners) / total if total else 0.0
