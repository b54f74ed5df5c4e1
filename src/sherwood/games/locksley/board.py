"""The table of Robin of Locksley: what everybody sees, as a drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.layers import Layer, Piece, lines
from sherwood.draw.memory import memory
from sherwood.draw.pieces import button, piece, tabletop
from sherwood.draw.prose import shrunk
from sherwood.draw.svg import Svg, at, group, join, tag, title, use
from sherwood.text.speech import Speech

from .art import ahead, border, stock
from .art.figures import bard, figures, robin
from .art.layout import Layout
from .art.loot import COLOURS, motifs
from .art.tasks import tasks
from .shape import AheadView, RiderView, View
from .words import say_lack, say_task

LEFT_BEHIND = 2  # tiles of a sale that go to the discards; each of the others becomes a coin (§6.3)
OWNED: Final = ("loot", "coins", "sellable")
FOLDER = Path(__file__).parent
Track = tuple[tuple[str, str | None], ...]  # each space's task and time of day


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    return draw(LocksleyPicture(view, Speech(FOLDER, lang), seat, narrow))


@lru_cache(maxsize=64)
def setting(layout: Layout, track: Track, readings: tuple[str, ...], columns: tuple[str, str]) -> Svg:
    """The wood, the border, the tiles of the track: laid out once, drawn once."""
    definitions = tag("defs", motifs(), tasks(readings), figures())
    tiles = [border.fame_tile(layout, space, fame, time) for space, (fame, time) in enumerate(track)]
    # Both arms of a corner tile have the same time of day.
    bends = [border.bend(layout, side, track[(side + 1) * layout.per_side][1]) for side in range(3)]
    trays = [stock.tray(layout.supply(row)) for row in range(2)]
    if not layout.narrow:
        trays += [stock.headings(layout.supply(row), *columns) for row in range(2)]
    ground = tabletop(layout.width, layout.height) + border.ground(layout)
    return join([definitions, ground, *tiles, *bends, border.king(layout), *trays])


class LocksleyPicture:
    """One view being drawn, for one seat or for nobody in particular."""

    def __init__(self, view: View, speech: Speech, seat: int | None, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        self.seat = seat
        self.layout = Layout(narrow, view["small_per_side"])
        readings = tuple(view["readings"].items())
        self.memory = memory("locksley", self.layout, speech.lang, readings)
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
        return setting(
            self.layout, track, readings, (self.speech.say("board-column-loot"), self.speech.say("board-column-coins"))
        )

    def row(self, seat: int) -> int:
        """On a narrow table one's own supply lies next to the board."""
        return abs(seat - self.whose_eyes()) if self.layout.narrow else seat

    # What changes

    def live(self) -> list[str]:
        view, keep = self.view, self.memory.keep
        marks: list[Piece] = [*self.grid(), *self.fame(), self.goal(), *self.figures(), self.ahead_of()]
        for rider in view["riders"]:
            things = [rider[key] for key in OWNED]
            marks.append(keep("rider", (self.told_of(rider), things), partial(self.owned, rider)))
        return lines([*marks, keep("heaps", (view["pile"], view["discard"]), self.heaps), *self.sales(), *self.end()])

    def told_of(self, rider: RiderView) -> tuple[object, ...]:
        """All that the head of a supply says of its rider."""
        seat, step = rider["seat"], rider["next"]
        where = (seat, self.row(seat), self.view["active"] == seat)
        way = (rider["lap"], self.view["goal"] - rider["bard"])
        return where, way, rider["gold"], sum(rider["loot"].values()), step and (step["fame"], step["met"])

    def owned(self, rider: RiderView) -> Iterator[Piece]:
        yield self.memory.keep("header", self.told_of(rider), lambda: [self.header(rider)])
        seat, row = rider["seat"], self.row(rider["seat"])
        for number, colour in enumerate(COLOURS):
            kept = (rider["loot"][colour], rider["coins"][colour], colour in rider["sellable"])
            yield self.memory.keep("chest", (seat, row, colour, kept), partial(self.chest, seat, number, *kept))

    def grid(self) -> Iterator[Layer]:
        """By rows: a ride changes one of them, or two."""
        for first in range(0, len(self.view["grid"]), 5):
            shows = (first, self.view["grid"][first : first + 5])
            yield self.memory.keep("grid", shows, partial(self.spaces, *shows))

    def spaces(self, first: int, colours: Sequence[str | None]) -> Iterator[Svg]:
        for number, colour in enumerate(colours, first):
            box = self.layout.cell(number).inset(2 if self.layout.narrow else 4)
            where = self.name("space", square(number))
            if colour is None:
                words, face = self.speech.say("board-space-empty", space=where), stock.hollow(box)
            else:
                words = self.speech.say("board-space", space=where, colour=self.name("colour", colour))
                face = use(f"tile-{colour}", 0, 0, box.width, box.height)
            # A tile that fills a space lay face down, its coin up (§4.6).
            back = "coin" if colour else None
            yield piece(f"space:{number}", words, box, face, stock.address(where), kind="space", face=colour, back=back)

    def figures(self) -> list[Layer]:
        riders = [(one["robin"], one["space"], one["lap"], one["bard"]) for one in self.view["riders"]]
        keep = self.memory.keep
        robins = keep("robins", [robin for robin, *_ in riders], self.robins)
        return [robins, keep("bards", (riders, self.view["goal"]), self.bards)]

    def robins(self) -> Iterator[Svg]:
        for rider in self.view["riders"]:
            if rider["robin"] is not None:
                box = self.layout.cell(rider["robin"]).inset(3)
                words = self.speech.say(
                    "board-robin", number=rider["seat"] + 1, space=self.name("space", square(rider["robin"]))
                )
                yield figure(f"robin:{rider['seat']}", words, box, robin(rider["seat"], box.width), rider["robin"])

    def bards(self) -> Iterator[Svg]:
        for rider in self.view["riders"]:
            home = self.layout.corner(3) if rider["space"] is None else self.layout.track(rider["space"])
            box = self.layout.bard(home, rider["seat"])
            words = self.speech.say(
                "board-bard", number=rider["seat"] + 1, lap=rider["lap"], position=rider["bard"], goal=self.view["goal"]
            )
            yield figure(f"bard:{rider['seat']}", words, box, bard(rider["seat"], box.width), rider["bard"])

    def fame(self) -> Iterator[Layer]:
        """Each fame space: invisible over its tile but for the seal of a task met."""
        for space in self.view["track"]:
            yield self.task(f"track:{space['space']}", space["fame"], partial(self.layout.track, space["space"]))

    def goal(self) -> Layer:
        return self.task("king", "king", partial(self.layout.corner, 3))

    def task(self, ref: str, fame: str, where: Callable[[], Box]) -> Layer:
        step = self.ahead.get(ref)
        met = step is not None and step["met"]
        coming = self.coming(ref)
        return self.memory.keep(ref, (fame, met, coming), lambda: [self.sealed(ref, fame, where(), met, coming)])

    def sealed(self, ref: str, fame: str, box: Box, met: bool, coming: tuple[int, ...]) -> Svg:
        return piece(ref, self.task_words(fame, met), box, border.seals(box, met=met, first=coming))

    def coming(self, ref: str) -> tuple[int, ...]:
        """The seats whose Bard enters this space next."""
        return tuple([rider["seat"] for rider in self.view["riders"] if rider["next"] and rider["next"]["ref"] == ref])

    def ahead_of(self) -> Layer:
        shows = (self.watched["next"], self.watched["seat"], self.seat, self.view["ending"], self.view["track"])
        return self.memory.keep("next", shows, lambda: [self.next()])

    def next(self) -> Svg:
        """In words: what the next space of the watched Bard asks for, and what is missing."""
        step, seat, box = self.watched["next"], self.watched["seat"], self.layout.next
        if step is None:
            return ahead.saying(box, self.saying())
        task, lack = say_task(step["fame"], self.view["readings"], self.speech), self.lack(step)
        time = next((space["time"] for space in self.view["track"] if space["fame"] == step["fame"]), None)
        told = ahead.ahead(
            box, seat, step["fame"], time, self.speech.say("board-next", task=task), lack, met=step["met"]
        )
        return piece(f"next:{seat}", f"{task} {lack}".strip(), box, told)

    def saying(self) -> str:
        """Before the first turn the aim of the game, after the last how it ended."""
        return self.speech.say(f"ending-{self.view['ending']}" if self.view["ending"] else "board-aim")

    def lack(self, step: AheadView) -> str:
        """To whoever sits there; a spectator is only told that it is met."""
        if step["missing"] is None:
            return self.speech.say("board-next-met")
        if self.seat != self.watched["seat"]:
            return ""
        return say_lack(step["missing"], self.watched["seat"], self.speech)

    def task_words(self, fame: str, met: bool) -> str:
        words = say_task(fame, self.view["readings"], self.speech)
        return self.speech.say("board-met", task=words) if met else words

    def header(self, rider: RiderView) -> Svg:
        seat = rider["seat"]
        full = self.speech.say(
            "board-summary", number=seat + 1, gold=rider["gold"], loot=sum(rider["loot"].values()), lap=rider["lap"]
        )
        box, active, narrow = self.layout.supply(self.row(seat)), self.view["active"] == seat, self.layout.narrow
        plate = stock.header(box, seat, self.plate_words(rider), rider["gold"], active=active, narrow=narrow)
        return group(title(full), plate)

    def plate_words(self, rider: RiderView) -> stock.Words:
        say, step = self.speech.say, rider["next"]
        left = self.view["goal"] - rider["bard"]
        return stock.Words(
            name=say("player", number=rider["seat"] + 1),
            way=say("board-way-short" if self.layout.narrow else "board-way", lap=rider["lap"], left=left),
            next=say("board-next-fame", fame=self.name("fame", step["fame"])) if step else "",
            met=step is not None and step["met"],
        )

    def chest(self, seat: int, number: int, loot: int, coins: int, sellable: bool) -> Iterator[Svg]:
        """Loot and coins of one colour."""
        row, wide, colour = self.row(seat), not self.layout.narrow, COLOURS[number]
        box, called = self.layout.loot(row, number), self.name("colour", colour)
        words = self.speech.say("board-loot", number=seat + 1, colour=called, count=loot)
        yield piece(f"loot:{seat}:{colour}", words, box, stock.collection(box, colour, loot, beside=wide), tally=loot)
        if wide and sellable:
            said = self.speech.say("board-worth", coins=loot - LEFT_BEHIND)
            yield stock.worth(self.layout.worth(row, number), said)
        box = self.layout.gold(row, number)
        words = self.speech.say("board-gold", number=seat + 1, colour=called, count=coins)
        yield piece(f"gold:{seat}:{colour}", words, box, stock.coins(box, colour, coins, beside=wide), tally=coins)

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
        if not self.layout.narrow:
            yield stock.caption(pile, discard, self.speech.say("board-pile-left"), self.speech.say("board-discards"))
        yield piece("discard", words, discard, stock.discards(discard, counts))

    def sales(self) -> Iterator[Svg]:
        for number, sale in enumerate(self.view["sales"]):
            row = self.row(self.view["active"] or 0)
            box = self.layout.sale(number, row, COLOURS.index(sale["colour"]))
            words = self.speech.say("board-sale", colour=self.name("colour", sale["colour"]), cheap=int(sale["cheap"]))
            yield piece(f"sale:{sale['colour']}", words, box, stock.sale(box, sale["colour"], cheap=sale["cheap"]))

    def end(self) -> Iterator[Svg]:
        if self.view["phase"] == "turn" and self.view["active"] == self.seat:
            words = self.speech.say("do-end")
            size = shrunk(words, (16, 14, 13), self.layout.end.width - 6, serif=True)
            yield button("end", self.layout.end, words, size)


def figure(ref: str, words: str, box: Box, body: Svg, home: int) -> Svg:
    """A figure stands on a space and lets clicks through to it."""
    spot = f"{box.width / 2:.0f},{box.height / 2:.0f}"
    named = {"data_ref": ref, "data_key": ref, "data_home": str(home), "data_spot": spot}
    return at(box.x, box.y, title(words), body, scale=1.0, class_="figure-piece", pointer_events="none", **named)


def square(space: int) -> str:
    """As the game names them: a1 is the bottom left corner."""
    return "abcde"[space % 5] + str(space // 5 + 1)
