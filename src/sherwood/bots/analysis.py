"""A game looked back on: everybody's chance over time, what each choice cost, and what was luck.

Every decision is thought about again from what its seat knew then, never from the truth. What the chance lost between the
best choice and the one that was made is *choice*; what it then gained or lost until the seat was asked again is *luck*:
dice, cards, and the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TypedDict

from sherwood.bots.bot import TreeBot
from sherwood.bots.known import parse
from sherwood.bots.levels import MASTER
from sherwood.engine.chance import Rng
from sherwood.search.tree import Tree
from sherwood.table.match import Match
from sherwood.table.prompt import Asker
from sherwood.text import html
from sherwood.text.speech import Speech

SIMULATIONS = 200  # for each decision
MOST = 240  # decisions that are thought about: of longer games an even part
FEW = 5  # turning points and costly choices that are told
WIDE, HIGH = 600, 160
COLOURS = ("#3f6b3a", "#b5762a", "#7a3b69", "#2f5f8a", "#8a2f2f")


@dataclass(frozen=True)
class Decision:
    """One decision, thought about again. `step` is the moment before it, as replays count."""

    step: int
    seat: int
    chance: float  # with the best choice that was found
    chosen: float  # with the choice that was made
    say: str
    better: str  # the best choice, "" where it was made
    luck: float = 0.0  # until this seat decided again

    @property
    def cost(self) -> float:
        """What another choice would have been worth."""
        return max(0.0, round(self.chance - self.chosen, 4))


class Sum(TypedDict):
    """A seat's game in three numbers."""

    choice: float
    luck: float
    decisions: int


@dataclass(frozen=True)
class Analysis:
    """All of it. `chances` are points of a curve for each seat: the moment and the chance."""

    steps: int
    names: tuple[str, ...]
    decisions: tuple[Decision, ...]
    winners: tuple[int, ...]
    lang: str = "en"

    def chances(self, seat: int) -> list[tuple[int, float]]:
        points = [(decision.step, decision.chance) for decision in self.decisions if decision.seat == seat]
        return [*points, (self.steps, (1.0 / len(self.winners)) if seat in self.winners else 0.0)] if points else []

    def turning_points(self, few: int = FEW) -> list[Decision]:
        """After which a seat's chance changed most, by whatever it was."""
        return sorted(self.decisions, key=lambda one: -abs(one.luck - one.cost))[:few]

    def costly(self, few: int = FEW) -> list[Decision]:
        """The choices that cost most, with what was better."""
        return [one for one in sorted(self.decisions, key=lambda one: -one.cost) if one.cost > 0.01 and one.better][
            :few
        ]

    def sums(self, seat: int) -> Sum:
        mine = [one for one in self.decisions if one.seat == seat]
        return {
            "choice": round(-sum(one.cost for one in mine), 4),
            "luck": round(sum(one.luck for one in mine), 4),
            "decisions": len(mine),
        }

    def _repr_html_(self) -> str:
        """In a notebook: the curves, everybody's game in three numbers, and the choices that cost most."""
        say = Speech(None, self.lang).say
        seats = [(name, self.sums(seat)) for seat, name in enumerate(self.names)]
        costly = [(str(one.step), one.say, one.better, say("review-percent", share=one.cost)) for one in self.costly()]
        heads = [say(f"review-{key}") for key in ("moment", "chosen", "better", "lost")]
        return html.block(
            html.picture(self.curves()),
            html.lines(
                [say("review-seat", name=name, choice=sums["choice"], luck=sums["luck"]) for name, sums in seats]
            ),
            html.table(heads, costly) if costly else "",
            html.lines([say("review-note")]),
        )

    def curves(self) -> str:
        """Everybody's chance over time, drawn without any package."""
        drawn = [_curve(self.chances(seat), self.steps, seat) for seat in range(len(self.names))]
        names = "".join(
            f'<text x="{8 + 150 * seat}" y="{HIGH + 16}" fill="{COLOURS[seat % len(COLOURS)]}" font-size="12">{escape(name)}</text>'
            for seat, name in enumerate(self.names)
        )
        frame = f'<rect x="0" y="0" width="{WIDE}" height="{HIGH}" fill="none" stroke="#cfc9b4"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + 24}" role="img">{frame}{"".join(drawn)}{names}</svg>'

    def chart(self) -> object:
        """The curves as an Altair chart, for notebooks."""
        from sherwood.extras import extra

        with extra("research"):
            import altair
        rows = [
            {"moment": step, "chance": chance, "player": name}
            for seat, name in enumerate(self.names)
            for step, chance in self.chances(seat)
        ]
        data = altair.Data(values=rows)  # type: ignore[no-untyped-call]
        return altair.Chart(data).mark_line(point=True).encode(x="moment:Q", y="chance:Q", color="player:N")


def _curve(points: Sequence[tuple[int, float]], steps: int, seat: int) -> str:
    along = " ".join(f"{WIDE * step / max(1, steps):.1f},{HIGH * (1 - chance):.1f}" for step, chance in points)
    return f'<polyline points="{along}" fill="none" stroke="{COLOURS[seat % len(COLOURS)]}" stroke-width="2"/>'


def analyse(
    match: Match,
    lang: str = "en",
    simulations: int = SIMULATIONS,
    most: int = MOST,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Think about the decisions of a match again. The same match and budget give the same analysis."""
    bots = [_thinker(match, seat, simulations) for seat in range(match.seats)]
    wanted = set(_spread(_open_steps(match), most))
    found: list[Decision] = []
    again = match.rewound(0)
    for record in match.journal.records[1:]:
        if again.seq in wanted and record.seat is not None and record.do is not None:
            found.append(_decision(again, bots[record.seat], record.seat, list(record.do), lang))
            if progress:
                progress(len(found), len(wanted))
        again.follow(record)
    winners = tuple(match.result.winners) if match.result else ()
    return Analysis(match.seq, tuple(match.names), tuple(_with_luck(found, match.seats, winners)), winners, lang)


def _thinker(match: Match, seat: int, simulations: int) -> TreeBot:
    """A master in this seat, with the budget of the analysis."""
    bot = parse(MASTER, match.game).seated(seat)
    assert isinstance(bot, TreeBot)
    return replace(bot, simulations=simulations)


def _open_steps(match: Match) -> list[int]:
    """The moments at which somebody had something to decide."""
    again = match.rewound(0)
    steps = []
    for record in match.journal.records[1:]:
        seat = record.seat
        if seat is not None:
            forward = again.question.forward(seat)
            if forward & (forward - 1):
                steps.append(again.seq)
        again.follow(record)
    return steps


def _spread(steps: Sequence[int], most: int) -> list[int]:
    """All of them, or as many as may be, evenly."""
    if len(steps) <= most:
        return list(steps)
    return [steps[i * len(steps) // most] for i in range(most)]


def _decision(match: Match, bot: TreeBot, seat: int, do: list[object], lang: str) -> Decision:
    rng = Rng(f"analysis/{match.seq}")
    guess = match.guess(seat, rng)
    asker = Asker(match.game, guess, match.speech(lang))
    made = int(asker.find(seat, asker.verbs.parse(do)))
    tree = bot.think(guess, seat, rng)
    best = int(tree.best())
    said = asker.say(seat, asker.action(seat, made))
    chance = _mean(tree, best)
    chosen = chance if made == best else min(chance, _mean(tree, made))
    better = "" if made == best else asker.say(seat, asker.action(seat, best))
    return Decision(match.seq, seat, round(chance, 4), round(chosen, 4), said, better)


def _mean(tree: Tree, k: int) -> float:
    """What a choice was found to be worth: by its own branch, or tried out where the tree passed it by."""
    node = tree.root()
    arms = [arm for arm in range(len(node.keys)) if node.tries[arm] > 3 and tree.first_of(node.keys[arm]) == k]
    if not arms:
        return float(tree.try_out(k, 24))
    arm = max(arms, key=lambda one: node.tries[one])
    return node.sums[arm] / int(node.tries[arm])


def _with_luck(found: Sequence[Decision], seats: int, winners: Sequence[int]) -> list[Decision]:
    """What happened to the chance between a choice and the same seat's next decision, or the end."""
    done: list[Decision] = []
    later = {seat: (1.0 / len(winners) if seat in winners else 0.0) for seat in range(seats)}
    for one in reversed(found):
        done.append(replace(one, luck=round(later[one.seat] - one.chosen, 4)))
        later[one.seat] = one.chance
    return done[::-1]
