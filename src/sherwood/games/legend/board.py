"""The table of The Legend of Robin Hood: the county, the counters, the edge of the sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import piece, tabletop, token
from sherwood.draw.svg import EMPTY, Svg, group, layer, tag, title
from sherwood.text.speech import Speech

from .art import chart, edge
from .art.counters import counter, printed, signs
from .art.layout import Layout
from .art.tables import tables
from .county import boxes
from .shape import BoxMark, PieceMark, PieceView, View

FOLDER = Path(__file__).parent
Whose = Literal["robin", "sheriff", "reserve"]
PURSES: Final[tuple[tuple[Whose, str], ...]] = (("robin", "hood"), ("sheriff", "badge"), ("reserve", "chest"))
ON_BOXES: Final[tuple[tuple[BoxMark, str, int], ...]] = (
    ("looted", "×", -1),
    ("discovered", "?", 1),
    ("taxed", "$", -1),
)
ON_PIECES: Final[tuple[PieceMark, ...]] = ("disguised", "wounded", "moved")
TABLES: Final = ("archery", "melee")
CONDITIONS = ("wedding", "king", "treasury", "gold")


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    return draw(LegendPicture(view, Speech(FOLDER, lang), narrow))


@lru_cache(maxsize=32)
def setting(layout: Layout, called: tuple[str, ...], charts: tuple[str, ...]) -> Svg:
    """The county, the edge of the sheet and its tables, drawn once for a layout and a language."""
    definitions = tag("defs", chart.sights(), signs(), edge.emblems(), chart.shapes(layout))
    names = EMPTY if layout.narrow else chart.names(layout, dict(zip(boxes(), called, strict=True)))
    sheet = tabletop(layout.width, layout.height) + chart.land(layout) + names + chart.frame(layout)
    return definitions + sheet + edge.turn_track(layout) + edge.tray(layout) + tables(layout, charts)


class LegendPicture:
    """One view being drawn; both sides see the same."""

    def __init__(self, view: View, speech: Speech, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        self.reach = {step["box"]: step["cost"] for step in view["march"]["reach"]} if view["march"] else {}
        self.stacks: dict[str, list[PieceView]] = defaultdict(list)
        self.aside = [one for one in view["pieces"] if one["box"] is None]
        for one in view["pieces"]:
            if one["box"] is not None:
                self.stacks[one["box"]].append(one)
        self.layout = Layout(narrow, len(view["pieces"]) - 8 if narrow else len(self.aside))

    # What stays

    def static(self) -> Svg:
        called = tuple(self.speech.say(f"box-{name}") for name in boxes())
        return setting(self.layout, called, tuple(self.speech.say(f"board-table-{name}") for name in TABLES))

    # What changes

    def live(self) -> Svg:
        marks = [*self.outlines(), *self.signs_of_war()]
        for name, stack in self.stacks.items():
            marks += self.stack(name, stack)
        return layer([*marks, *self.costs(), *self.laid_aside(), *self.edges()])

    def outlines(self) -> Iterator[Svg]:
        """Every box by its outline: unseen until it is lit, washed in gold where the march can go."""
        for name in boxes():
            yield outlined_box(name, self.box_words(name), name in self.reach)

    def costs(self) -> Iterator[Svg]:
        """What each box would cost, over whatever stands there; clicks fall through to the box."""
        for name, cost in self.reach.items():
            box, r = boxes()[name], 10.5 if self.layout.narrow else 12
            x, y = self.layout.at(box["x"], box["y"])
            place = (x + self.layout.inch * 0.55, y - self.layout.inch * 0.5)
            yield group(token(*place, r, str(cost), face="flame"), pointer_events="none")

    def box_words(self, name: str) -> str:
        box = boxes()[name]
        words = self.speech.say(
            "board-box", box=self.speech.say(f"box-{name}"), terrain=self.speech.say(f"board-terrain-{box['terrain']}")
        )
        marks = [self.speech.say(f"board-{key}") for key, _, _ in ON_BOXES if name in self.view[key]]
        here = [self.name(one) for one in self.stacks.get(name, ())]
        everything = [*marks, *([self.speech.join(here)] if here else [])]
        return self.speech.say("board-box-with", box=words, things="; ".join(everything)) if everything else words

    def signs_of_war(self) -> Iterator[Svg]:
        """Looted keeps and open passages, as small tokens in the corner of the box."""
        for key, letter, side in ON_BOXES:
            for name in self.view[key]:
                box = boxes()[name]
                x, y = self.layout.at(box["x"], box["y"])
                yield token(x + side * self.layout.inch * 0.5, y + self.layout.inch * 0.3, 10.5, letter, face="flame")

    def name(self, one: PieceView) -> str:
        return self.speech.say(f"piece-{one['id']}")

    def piece_words(self, one: PieceView) -> str:
        where = self.speech.say(f"box-{one['box']}") if one["box"] else self.speech.say("board-off-map")
        states = [self.speech.say(f"board-state-{one['state']}")]
        states += [self.speech.say(f"board-{key}") for key in ON_PIECES if one[key]]
        told = {"piece": self.name(one), "box": where, "state": self.speech.join(states)}
        values = printed(one["values"])
        return (
            self.speech.say("board-piece", values=values, **told)
            if values
            else self.speech.say("board-piece-plain", **told)
        )

    def stack(self, name: str, stack: list[PieceView]) -> list[Svg]:
        box = boxes()[name]
        places = self.layout.stack(self.layout.at(box["x"], box["y"]), len(stack))
        return [self.counter(one, where) for one, where in zip(stack, places, strict=True)]

    def counter(self, one: PieceView, where: Box) -> Svg:
        face = counter(one, where.width, values=not self.layout.narrow)
        return piece(
            f"piece:{one['id']}", self.piece_words(one), where, face, key=f"piece-{one['id']}", kind="counter", least=24
        )

    def laid_aside(self) -> Iterator[Svg]:
        for number, one in enumerate(self.aside):
            yield self.counter(one, self.layout.laid_aside(number))

    def edges(self) -> Iterator[Svg]:
        say = self.speech.say
        yield edge.turn_marker(self.layout, self.view["turn"], say("board-turn", turn=self.view["turn"]))
        for box, (whose, emblem) in zip(self.layout.purses, PURSES, strict=True):
            gold = self.view["gold"][whose]
            yield edge.purse(box, emblem, gold, say(f"board-gold-{whose}", gold=gold))
        for box, name in zip(self.layout.conditions, CONDITIONS, strict=True):
            met = name in self.view["conditions"]
            words = say("board-condition-met" if met else "board-condition", condition=say(f"score-{name}"))
            yield edge.condition(box, name, words, met=met)


@lru_cache(maxsize=4096)
def outlined_box(name: str, words: str, reached: bool) -> Svg:
    gold = use_shape(name, fill=paint("glow"), fill_opacity=0.25, stroke=paint("gold"), stroke_width=1.5)
    halo = use_shape(name, class_="halo", fill="none")
    hit = use_shape(name, class_="hit", fill="none", stroke_width=6, pointer_events="all")
    return group(title(words), gold if reached else EMPTY, halo, hit, class_="piece box", data_ref=f"box:{name}")


def use_shape(name: str, **attributes: str | float) -> Svg:
    return tag("use", href=f"#b-{name}", **attributes)
