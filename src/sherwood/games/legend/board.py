"""The table of The Legend of Robin Hood: the county, the counters, the edge of the sheet, and the battle while there is one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Final, Literal

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.layers import Layer, Piece, lines
from sherwood.draw.memory import memory, recent
from sherwood.draw.paint import paint
from sherwood.draw.pieces import piece, tabletop
from sherwood.draw.svg import EMPTY, Svg, group, tag, title
from sherwood.text.speech import Speech

from .aims import gauges
from .art import chart, edge
from .art.camp import disc, march
from .art.counters import counter, signs
from .art.labels import named
from .art.layout import Layout, laid_out
from .art.panel import Panel
from .art.spots import sight_at
from .county import boxes
from .course import turn_course
from .roll import calendar, coming, strength
from .shape import BoxMark, PieceMark, PieceView, View

FOLDER = Path(__file__).parent
Whose = Literal["robin", "sheriff", "reserve"]
PURSES: Final[tuple[Whose, ...]] = ("robin", "sheriff", "reserve")
ON_BOXES: Final[tuple[tuple[BoxMark, str, int], ...]] = (
    ("looted", "×", -1),
    ("discovered", "?", 1),
    ("taxed", "$", -1),
)
ON_PIECES: Final[tuple[PieceMark, ...]] = ("disguised", "wounded", "moved", "wet")
FACES: Final = {"face_down": "down", "free": "up"}
TABLES: Final = ("archery", "melee")
HEADS: Final = ("aim-head-first", "aim-head-second")
STRICT_HEADS: Final = ("aim-head-first-strict", "aim-head-second-strict")
SIDES: Final = ("outlaw", "sheriff", "traveller")


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    """Both sides see the same."""
    return recent("legend").draw(view, (lang, narrow), lambda: draw(LegendPicture(view, Speech(FOLDER, lang), narrow)))


@lru_cache(maxsize=32)
def setting(layout: Layout, bring: tuple[str, ...], aim: tuple[str, ...]) -> Svg:
    """The county and the edge of the sheet, drawn once for a layout and a language."""
    definitions = tag("defs", chart.sights(), signs(), edge.emblems(), chart.shapes(layout))
    sheet = tabletop(layout.width, layout.height) + chart.land(layout) + chart.frame(layout)
    return definitions + sheet + edge.turn_track(layout, bring) + edge.aim(layout, aim)


@lru_cache(maxsize=32)
def still(layout: Layout, lang: str, strict: bool) -> Svg:
    """The setting with its words."""
    say = Speech(FOLDER, lang).say
    bring = tuple(
        say("board-due" if due.latest else "board-due-sure", turn=due.turn, piece=say(f"piece-{due.piece}"))
        for due in calendar()
    )
    wins = tuple(say(key) for key in (STRICT_HEADS if strict else HEADS))
    return setting(layout, (*bring, say("board-last-turn")), wins)


class LegendPicture:
    """One view being drawn; both sides see the same."""

    def __init__(self, view: View, speech: Speech, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        reach = view["march"]["reach"] if view["march"] else []
        self.reach = {step["box"]: step["cost"] for step in reach}
        self.ways = {step["box"]: step["way"] for step in reach}
        self.marching = frozenset(view["march"]["group"]) if view["march"] else frozenset()
        self.stacks: dict[str, list[PieceView]] = defaultdict(list)
        self.aside = [one for one in view["pieces"] if one["box"] is None]
        for one in view["pieces"]:
            if one["box"] is not None:
                self.stacks[one["box"]].append(one)
        self.layout = laid_out(narrow, len(view["pieces"]) - 8 if narrow else len(self.aside))
        # All that is on the map lies where it does by these two.
        counts = tuple([(name, len(stack)) for name, stack in self.stacks.items()])
        self.march = march(self.layout.bare, counts, tuple(self.reach))
        # Only those laid aside lie by how many they are, and they are remembered by who they are.
        self.memory = memory("legend", self.layout if narrow else self.layout.bare, speech.lang, view["strict"])

    # What stays

    def static(self) -> Svg:
        return still(self.layout if self.layout.narrow else self.layout.bare, self.speech.lang, self.view["strict"])

    # What changes

    def live(self) -> list[str]:
        view, speech, keep = self.view, self.speech, self.memory.keep
        told = keep("course", (view["turn"], view["phase"]), lambda: [turn_course(view, speech)])
        marks: list[Piece] = [told, *self.outlines(), *self.signs_of_war(), *self.march.names(called(speech.lang))]
        for name in sorted(self.stacks, key=self.is_watched):
            marks.append(self.kept_stack(name, self.stacks[name]))
        marks += [*self.march.tabs, *self.costs(), keep("edges", self.told_at_the_edge(), self.edges)]
        return lines([*marks, keep("aside", self.aside, self.laid_aside), *self.fight()])

    def kept_stack(self, name: str, stack: list[PieceView]) -> Layer:
        marching = [one["id"] for one in stack if one["id"] in self.marching]
        return self.memory.keep(
            "stack", (name, stack, marching, self.march.camp.stood[name]), partial(self.stack, name, stack)
        )

    def told_at_the_edge(self) -> tuple[object, ...]:
        """All that the edge of the sheet shows."""
        view = self.view
        brides = [one for one in view["pieces"] if one["id"] in ("marion", "king_richard")]
        away = [one["id"] for one in self.aside if one["state"] == "away"]
        return view["tournament"], view["turn"], view["gold"], view["conditions"], view["married"], brides, away

    def is_watched(self, name: str) -> bool:
        """Where somebody marches or fights: those counters lie on top of their neighbours."""
        march, battle = self.view["march"], self.view["battle"]
        return name == (battle["box"] if battle else march["box"] if march else "")

    def outlines(self) -> Iterable[Svg]:
        """Every box by its outline: unseen until it is lit, washed in gold where the march can go."""
        drawn, lang, befell = dict(quiet(self.speech.lang)), self.speech.lang, self.befell()
        for name in {**self.stacks, **befell, **self.reach}:
            here = tuple([one["id"] for one in self.stacks[name]]) if name in self.stacks else ()
            if name in self.reach:
                words = box_words(lang, name, here, befell.get(name, ()))
                drawn[name] = outlined_box(name, words, True, self.way(name))
            else:
                drawn[name] = peopled(lang, name, here, befell.get(name, ()))
        return drawn.values()

    def befell(self) -> dict[str, tuple[BoxMark, ...]]:
        """What befell which boxes."""
        found: dict[str, tuple[BoxMark, ...]] = {}
        for mark, _, _ in ON_BOXES:
            for name in self.view[mark]:
                found[name] = (*found.get(name, ()), mark)
        return found

    def way(self, name: str) -> tuple[str, ...]:
        """For a box that is more than a step away: what to click on the way, where it runs, and that in words."""
        march, way = self.view["march"], self.ways.get(name, ())
        if march is None or len(way) < 2:
            return ()
        say = self.speech.say
        refs = " ".join([f"box:{one}" for one in way])
        trail = " ".join([self.march.spot(one) for one in (march["box"], *way)])
        by = self.speech.join([say(f"box-{one}") for one in way[:-1]])
        told = say("board-way", box=say(f"box-{name}"), by=by, cost=self.reach[name], left=march["left"])
        return refs, trail, " ".join([f"piece:{one}" for one in march["group"]]), told

    def costs(self) -> Iterator[Svg]:
        """What each box would cost, beside whoever stands there; clicks fall through to the box."""
        for name, cost in self.reach.items():
            yield disc(*self.march.priced[name], str(cost))

    def signs_of_war(self) -> Iterator[Svg]:
        """Looted keeps, open passages and taxed villages, as small tokens over the roofs."""
        for key, letter, side in ON_BOXES:
            for name in self.view[key]:
                x, y = sight_at(self.layout, boxes()[name])
                yield disc(x + side * self.layout.inch * 0.25, y - self.layout.inch * 0.25, letter)

    def name(self, one: PieceView) -> str:
        return self.speech.say(f"piece-{one['id']}")

    def piece_words(self, one: PieceView) -> str:
        where = self.speech.say(f"box-{one['box']}") if one["box"] else self.speech.say("board-off-map")
        states = [self.speech.say(f"board-state-{one['state']}")]
        states += [self.speech.say(f"board-{key}") for key in ON_PIECES if one[key]]
        told = {"piece": self.valued(one), "box": where, "state": self.speech.join(states)}
        return self.speech.say("board-piece", **told)

    def valued(self, one: PieceView) -> str:
        """The name, and the number on the counter in a word."""
        value = strength(one)
        kind = one["kind"] if one["kind"] in ("leader", "noble", "bishop") else "unit"
        return self.speech.say(f"board-valued-{kind}", piece=self.name(one), value=value) if value else self.name(one)

    def stack(self, name: str, stack: list[PieceView]) -> list[Svg]:
        """Units behind, leaders in front, each side together."""
        ordered = sorted(stack, key=lambda one: (SIDES.index(one["side"]), one["kind"] == "leader"))
        places = self.layout.stack(self.march.camp.stood[name], len(stack))
        drawn = [
            self.counter(one, where, seen(places, i), where.y < places[-1].y)
            for i, (one, where) in enumerate(zip(ordered, places, strict=True))
        ]
        return drawn

    def counter(self, one: PieceView, where: Box, shown: float = 1.0, buried: bool = False) -> Svg:
        face = counter(one, where.width, seen=shown, buried=buried, marching=one["id"] in self.marching)
        return piece(
            f"piece:{one['id']}",
            self.piece_words(one),
            where,
            face,
            key=f"piece-{one['id']}",
            kind="counter",
            least=24,
            home=one["box"],
            face=FACES.get(one["state"]),
        )

    def laid_aside(self) -> Iterator[Svg]:
        yield edge.tray(
            self.layout, self.speech.say("board-tray"), self.speech.say("board-tray-words", count=len(self.aside))
        )
        ordered = sorted(self.aside, key=lambda one: one["state"] == "dead")
        for number, one in enumerate(ordered):
            yield self.counter(one, self.layout.laid_aside(number))

    def edges(self) -> Iterator[Svg]:
        say, view = self.speech.say, self.view
        if view["tournament"]:
            yield edge.tournament_sign(
                self.layout, view["tournament"], say("board-tournament", turn=view["tournament"])
            )
        yield edge.turn_marker(self.layout, view["turn"], self.next_words())
        if self.layout.narrow:
            yield edge.note(self.layout, self.next_words())
        for box, whose in zip(self.layout.purses, PURSES, strict=True):
            gold = view["gold"][whose]
            yield edge.purse(box, whose, say(f"board-purse-{whose}"), gold, say(f"board-gold-{whose}", gold=gold))
        for box, one in zip(self.layout.conditions, gauges(view, self.speech), strict=True):
            yield edge.gauge(box, one)
        for box, name in zip(self.layout.tables, TABLES, strict=True):
            yield edge.table_plate(box, name, say(f"board-plate-{name}"), say(f"board-table-{name}"))

    def next_words(self) -> str:
        """The turn, and who comes next."""
        say, turn = self.speech.say, self.view["turn"]
        due = next(coming(turn, {one["id"] for one in self.aside if one["state"] == "away"}), None)
        if due is None:
            return say("board-next-none", turn=turn)
        key = "board-next-by" if due.latest else "board-next-sure"
        return say("board-next", turn=turn, next=say(key, turn=due.turn, piece=say(f"piece-{due.piece}")))

    def fight(self) -> Iterator[Piece]:
        battle = self.view["battle"]
        if battle is not None:
            panel = Panel(self.layout, battle, self.view["pieces"], self.speech)
            yield self.memory.keep("fight", (battle, self.view["pieces"]), lambda: [panel.drawn()])


@lru_cache(maxsize=8)
def box_called(lang: str) -> dict[str, str]:
    """Every box with its terrain, in words."""
    say = Speech(FOLDER, lang).say
    terrains = {name: say(f"board-terrain-{box['terrain']}") for name, box in boxes().items()}
    return {name: say("board-box", box=say(f"box-{name}"), terrain=terrains[name]) for name in boxes()}


@lru_cache(maxsize=4096)
def box_words(lang: str, name: str, here: tuple[str, ...], befell: tuple[BoxMark, ...]) -> str:
    """A box with its terrain, what befell it and who is there."""
    speech, words = Speech(FOLDER, lang), box_called(lang)[name]
    if not here and not befell:
        return words
    things = [speech.say(f"board-{mark}") for mark in befell]
    things += [speech.join([speech.say(f"piece-{one}") for one in here])] if here else []
    return speech.say("board-box-with", box=words, things="; ".join(things))


@lru_cache(maxsize=8)
def quiet(lang: str) -> dict[str, Svg]:
    """Every box as it is while nobody is there and nobody comes."""
    return {name: outlined_box(name, words, False) for name, words in box_called(lang).items()}


@lru_cache(maxsize=8)
def called(lang: str) -> tuple[str, ...]:
    """The names on the map, in their order."""
    say = Speech(FOLDER, lang).say
    return tuple(say(f"box-{name}") for name in named())


def seen(places: Sequence[Box], i: int) -> float:
    """How much of a counter the next one of its row leaves to be seen, from the left."""
    here = places[i]
    after = places[i + 1] if i + 1 < len(places) else here
    return (after.x - here.x) / here.width if after.y == here.y and after.x > here.x else 1.0


@lru_cache(maxsize=4096)
def peopled(lang: str, name: str, here: tuple[str, ...], befell: tuple[BoxMark, ...]) -> Svg:
    """A box that no march goes to."""
    return outlined_box(name, box_words(lang, name, here, befell), False)


@lru_cache(maxsize=4096)
def outlined_box(name: str, words: str, reached: bool, way: tuple[str, ...] = ()) -> Svg:
    there = dict(zip(("data_way", "data_trail", "data_goes", "data_say"), way, strict=True)) if way else {}
    return group(title(words), shaped(name, reached), class_="piece box", data_ref=f"box:{name}", **there)


@cache
def shaped(name: str, reached: bool) -> Svg:
    """The shape of a box, for the eye and for the finger."""
    gold = use_shape(name, fill=paint("glow"), fill_opacity=0.25, stroke=paint("gold"), stroke_width=1.5)
    halo = use_shape(name, class_="halo", fill="none")
    hit = use_shape(name, class_="hit", fill="none", stroke_width=6, pointer_events="all")
    return (gold if reached else EMPTY) + halo + hit


def use_shape(name: str, **attributes: str | float) -> Svg:
    return tag("use", href=f"#b-{name}", **attributes)
