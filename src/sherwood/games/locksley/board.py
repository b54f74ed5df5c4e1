"""The table of Robin of Locksley: what everybody sees, as a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.pieces import piece, plate, tabletop
from sherwood.draw.svg import Svg, at, group, join, layer, tag, title, use
from sherwood.text.speech import Speech

from .art import border, stock
from .art.figures import bard, figures, robin
from .art.layout import Layout
from .art.loot import COLOURS, motifs
from .art.tasks import tasks
from .shape import AheadView, RiderView, View
from .words import say_task

FOLDER = Path(__file__).parent


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    return draw(LocksleyPicture(view, Speech(FOLDER, lang), seat, narrow))


@lru_cache(maxsize=64)
def setting(layout: Layout, track: tuple[tuple[str, str | None], ...], readings: tuple[str, ...]) -> Svg:
    """The wood, the border, the tiles of the track: laid out once, drawn once."""
    definitions = tag("defs", motifs(), tasks(readings), figures())
    tiles = [border.fame_tile(layout, space, fame, time) for space, (fame, time) in enumerate(track)]
    # Both arms of a corner tile have the same time of day.
    bends = [border.bend(layout, side, track[(side + 1) * layout.per_side][1]) for side in range(3)]
    trays = [stock.tray(layout.supply(row)) for row in range(2)]
    ground = tabletop(layout.width, layout.height) + border.ground(layout)
    return join([definitions, ground, *tiles, *bends, border.king(layout), *trays])


class LocksleyPicture:
    """One view being drawn, for one seat or for nobody in particular."""

    def __init__(self, view: View, speech: Speech, seat: int | None, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        self.seat = seat
        self.layout = Layout(narrow, view["small_per_side"])
        self.watched = view["riders"][self.whose_eyes()]
        self.ahead: dict[str, AheadView] = {}  # the tasks still before the watched bard, the nearer lap first
        for step in self.watched["ahead"]:
            self.ahead.setdefault(step["ref"], step)

    def whose_eyes(self) -> int:
        """Seals show the tasks met by whoever looks; to a spectator, by whoever plays."""
        for seat in (self.seat, self.view["active"], 0):
            if seat is not None and 0 <= seat < len(self.view["riders"]):
                return int(seat)
        return 0

    def name(self, kind: str, ident: str) -> str:
        return self.speech.say(f"{kind}-{ident}")

    # What stays: the wood, the border, the tiles of the track (they are laid out once)

    def static(self) -> Svg:
        track = tuple((space["fame"], space["time"]) for space in self.view["track"])
        readings = tuple(f"{fame}-{reading}" for fame, reading in self.view["readings"].items())
        return setting(self.layout, track, readings)

    def row(self, seat: int) -> int:
        """On a narrow table one's own supply lies next to the board."""
        return abs(seat - self.whose_eyes()) if self.layout.narrow else seat

    # What changes

    def live(self) -> Svg:
        marks = [*self.spaces(), *self.fame(), self.goal(), *self.robins(), *self.bards()]
        for rider in self.view["riders"]:
            marks += [self.header(rider), *self.supply(rider)]
        return layer([*marks, *self.heaps(), *self.sales(), *self.end()])

    def spaces(self) -> Iterator[Svg]:
        for number, colour in enumerate(self.view["grid"]):
            box = self.layout.cell(number).inset(1.5)
            where = self.name("space", square(number))
            if colour is None:
                yield piece(
                    f"space:{number}", self.speech.say("board-space-empty", space=where), box, stock.hollow(box)
                )
            else:
                words = self.speech.say("board-space", space=where, colour=self.name("colour", colour))
                yield piece(f"space:{number}", words, box, use(f"tile-{colour}", 0, 0, box.width, box.height))

    def robins(self) -> Iterator[Svg]:
        for rider in self.view["riders"]:
            if rider["robin"] is not None:
                box = self.layout.cell(rider["robin"]).inset(3)
                words = self.speech.say(
                    "board-robin", number=rider["seat"] + 1, space=self.name("space", square(rider["robin"]))
                )
                yield figure(f"robin:{rider['seat']}", words, box, robin(rider["seat"], box.width))

    def bards(self) -> Iterator[Svg]:
        for rider in self.view["riders"]:
            home = self.layout.corner(3) if rider["space"] is None else self.layout.track(rider["space"])
            box = self.layout.bard(home, rider["seat"])
            words = self.speech.say(
                "board-bard", number=rider["seat"] + 1, lap=rider["lap"], position=rider["bard"], goal=self.view["goal"]
            )
            yield figure(f"bard:{rider['seat']}", words, box, bard(rider["seat"], box.width))

    def fame(self) -> Iterator[Svg]:
        """Each fame space: invisible over its tile but for the seal of a task met."""
        for space in self.view["track"]:
            yield self.task(f"track:{space['space']}", space["fame"], self.layout.track(space["space"]))

    def goal(self) -> Svg:
        return self.task("king", "king", self.layout.corner(3))

    def task(self, ref: str, fame: str, box: Box) -> Svg:
        step = self.ahead.get(ref)
        met = step is not None and step["met"]
        first = step is not None and step is self.watched["ahead"][0]
        return piece(ref, self.task_words(fame, met), box, border.seals(box, met=met, first=first))

    def task_words(self, fame: str, met: bool) -> str:
        words = say_task(fame, self.view["readings"], self.speech)
        return self.speech.say("board-met", task=words) if met else words

    def header(self, rider: RiderView) -> Svg:
        seat = rider["seat"]
        words = self.speech.say("board-rider", number=seat + 1)
        full = self.speech.say(
            "board-summary", number=seat + 1, gold=rider["gold"], loot=sum(rider["loot"].values()), lap=rider["lap"]
        )
        box = self.layout.supply(self.row(seat))
        active = self.view["active"] == seat
        return group(
            title(full),
            stock.header(box, seat, words, rider["lap"], rider["gold"], active=active, narrow=self.layout.narrow),
        )

    def supply(self, rider: RiderView) -> Iterator[Svg]:
        seat, row = rider["seat"], self.row(rider["seat"])
        for number, colour in enumerate(COLOURS):
            loot, coins = rider["loot"][colour], rider["coins"][colour]
            box = self.layout.loot(row, number)
            words = self.speech.say("board-loot", number=seat + 1, colour=self.name("colour", colour), count=loot)
            yield piece(f"loot:{seat}:{colour}", words, box, stock.collection(box, colour, loot))
            box = self.layout.gold(row, number)
            words = self.speech.say("board-gold", number=seat + 1, colour=self.name("colour", colour), count=coins)
            yield piece(f"gold:{seat}:{colour}", words, box, stock.coins(box, colour, coins))

    def heaps(self) -> Iterator[Svg]:
        pile, discard = self.layout.heaps
        yield piece(
            "pile", self.speech.say("board-pile", count=self.view["pile"]), pile, stock.pile(pile, self.view["pile"])
        )
        counts = [self.view["discard"][colour] for colour in COLOURS]
        listed = [
            f"{self.name('colour', colour)} {count}" for colour, count in zip(COLOURS, counts, strict=True) if count
        ]
        words = self.speech.say("board-discard", count=sum(counts), colours=self.speech.join(listed))
        yield piece("discard", words, discard, stock.discards(discard, counts))

    def sales(self) -> Iterator[Svg]:
        for number, sale in enumerate(self.view["sales"]):
            box = self.layout.sale(number)
            words = self.speech.say("board-sale", colour=self.name("colour", sale["colour"]), cheap=int(sale["cheap"]))
            yield piece(f"sale:{sale['colour']}", words, box, stock.sale(box, sale["colour"], cheap=sale["cheap"]))

    def end(self) -> Iterator[Svg]:
        if self.view["phase"] == "turn" and self.view["active"] == self.seat:
            words = self.speech.say("do-end")
            yield piece("end", words, self.layout.end, plate(self.layout.end, words, 15), kind="confirm")


def figure(ref: str, words: str, box: Box, body: Svg) -> Svg:
    """A figure stands on a space and lets clicks through to it."""
    return at(
        box.x, box.y, title(words), body, data_ref=ref, data_key=ref, class_="figure-piece", pointer_events="none"
    )


def square(space: int) -> str:
    """As the game names them: a1 is the bottom left corner."""
    return "abcde"[space % 5] + str(space // 5 + 1)
