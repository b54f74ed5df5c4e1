"""What is always in sight: round and phase, whose turn it is, and how near the common defeat is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.layers import Piece
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, spoken
from sherwood.draw.prose import fitted
from sherwood.draw.svg import Svg, group, path, rect, title

from ..art.layout import Layout
from ..art.ledger import notched
from ..art.letters import breadth, paragraph, text
from ..rules.cards import ROAD_PENNIES
from .part import Part
from .roads import in_danger

PHASES = ("men", "hero", "end")
SIZE = 14  # of the letters that say whose turn it is
NAME = "\x1a"  # stands where a player's name will
GUARDS_CLOSE = 2  # free spaces of the guard track from which it is called near


class Status(Part):
    """The bar above the town, and the gauges of defeat."""

    def marks(self) -> Iterator[Piece]:
        view, active = self.view, self.view["players"][self.view["active"]]
        now = (view["round"], view["rounds"], view["phase"], active["seat"], active["ready"])
        yield self.keep("bar", (now, active["hero"], None in self.heroes), lambda: [self.bar()])
        roads = [(road["road"], road["pennies"], road["at_risk"]) for road in view["roads"]]
        told = (view["phase"], "tuck" in view["prison"][3], view["track"], len(view["players"]))
        yield self.keep("gauges", (view["losses"], roads, told), lambda: [self.gauges()])

    # Round, phase, turn

    def bar(self) -> Svg:
        box, phase = self.layout.phases, self.view["phase"]
        words = self.speech.say("board-round", round=self.view["round"], rounds=self.view["rounds"])
        ground = rect(*box, CORNER, fill=paint("green"), stroke=paint("pen"), stroke_width=1.5)
        first = text(box.x + 10, box.y + 22, words, 112, 15, ink="on-green", bold=True, serif=True)
        now = PHASES.index(phase) if phase in PHASES else (3 if phase == "over" else -1)
        chevrons = phases(self.layout, tuple([self.speech.say(f"board-phase-{name}") for name in PHASES]), now)
        told = self.turn("")
        base = (box.x + 10, box.y + 48) if self.layout.narrow else (box.right - 10, box.y + 22)
        anchor, room = ("start", box.width - 20) if self.layout.narrow else ("end", box.right - chevrons[1] - 20)
        shown = self.turn_line(*base, room, anchor)
        return group(title(f"{words} {told}"), ground, first, chevrons[0], shown, data_key="phases")

    def turn_line(self, x: float, y: float, room: float, anchor: str) -> Svg:
        """Whose turn it is, by the name of the player, with the glyph at the edge of the bar, where no name moves it."""
        seat = self.turns()
        if seat is None:
            return text(x, y, self.turn(""), room, 14, ink="on-green", bold=True, anchor=anchor)
        way = 1 if anchor == "start" else -1
        mark = seat_mark(seat, x if way > 0 else x - 20, y - 15, 20)
        before, _, after = self.turn(NAME).partition(NAME)
        left = room - 28 - breadth(before + after, SIZE, True)
        line = spoken(
            x + way * 26,
            y,
            (before, after),
            fitted(self.heading(seat), SIZE, left),
            SIZE,
            seat,
            round(left),
            ink="on-green",
            anchor=anchor,
        )
        return mark + line

    def turns(self) -> int | None:
        """The seat whose turn it is, where it is somebody's."""
        return self.view["active"] if self.view["phase"] in ("men", "hero") and None not in self.heroes else None

    def turn(self, name: str) -> str:
        """What is done now, by whom: by the hero's name, or by another that is given."""
        phase, active = self.view["phase"], self.view["players"][self.view["active"]]
        if phase in ("setup", "over"):
            return self.speech.say(f"board-turn-{phase}")
        if None in self.heroes:
            return self.speech.say("board-turn-setup")
        who = name or self.heading(active["seat"])
        return self.speech.say(f"board-turn-{phase}", who=who, men=active["ready"])

    # The gauges

    def gauges(self) -> Svg:
        box = self.layout.place("gauges")
        tuck = self.view["losses"]["tuck"]
        danger = self.poor() or self.crowded() or tuck is not None
        ground = rect(*box, CORNER, fill=paint("surface"), stroke=paint("red"), stroke_width=3 if danger else 1.5)
        heading = self.state(danger, tuck)
        head = text(box.x + 8, box.y + 18, heading, box.width - 14, 15, ink="red", bold=True, serif=True)
        if self.layout.narrow:
            halves = Box(box.x + 8, box.y + 24, box.width - 16, 70).columns(2, 12)
        else:
            halves = [Box(box.x + 8, box.y + 24, box.width - 16, 60), Box(box.x + 8, box.y + 86, box.width - 16, 60)]
        guards = (self.view["losses"]["guards"], self.view["track"])
        guard = self.keep("guard-gauge", guards, lambda: [self.guard_gauge(halves[1])])
        return group(ground, head, self.road_gauge(halves[0]), guard.svg(), data_key="gauges")

    def state(self, danger: bool, tuck: int | None) -> str:
        """How Nottingham stands, in a few words."""
        losses = self.view["losses"]
        if self.view["phase"] == "over":
            fallen = (
                losses["pennies"] == 0 or losses["guards"] == 0 or tuck is not None or "tuck" in self.view["prison"][3]
            )
            return self.speech.say("board-fallen" if fallen else "board-held")
        if tuck is not None:
            return self.speech.say("board-tuck-near", round=tuck)
        return self.speech.say("board-falls-near" if danger else "board-falls")

    def poor(self) -> bool:
        return any(in_danger(road) for road in self.view["roads"])

    def crowded(self) -> bool:
        return self.view["losses"]["guards"] <= GUARDS_CLOSE

    def road_gauge(self, box: Box) -> Svg:
        """The poorest road against what roads begin with; in words what would lose it."""
        losses = self.view["losses"]
        most = max(int(ROAD_PENNIES[len(self.view["players"])]), 1)
        road = min(self.view["roads"], key=lambda one: (one["pennies"] - one["at_risk"], one["pennies"]))
        key = "near" if road["at_risk"] >= road["pennies"] > 0 and self.view["phase"] != "over" else "poorest"
        name = self.short(road["road"])
        if key == "poorest":
            name = self.speech.join([self.short(one) for one in losses["roads"]])
        words = self.speech.say(f"board-road-{key}", road=name, pennies=losses["pennies"], risk=road["at_risk"])
        return self.gauge(box, "board-when-bare", losses["pennies"], most, words, near=self.poor())

    def guard_gauge(self, box: Box) -> Svg:
        losses, track = self.view["losses"], self.view["track"]
        words = self.speech.say("board-guards-left", guards=track["guards"], left=losses["guards"])
        return self.gauge(
            box, "board-when-full", track["guards"], track["length"], words, near=self.crowded(), length=track["length"]
        )

    def gauge(self, box: Box, key: str, value: int, most: int, words: str, *, near: bool, **said: int) -> Svg:
        told = text(box.x, box.y + 12, self.speech.say(key, **said), box.width, 13)
        bar = notched(Box(box.x, box.y + 17, box.width, 11), min(value, most), most, fill="red" if near else "green")
        return group(
            told,
            bar,
            paragraph(box.x, box.y + 43, words, box.width, 13, most=2, ink="red" if near else "ink", bold=near),
        )


@lru_cache(maxsize=64)
def phases(layout: Layout, called: tuple[str, ...], now: int) -> tuple[Svg, float]:
    """The three phases of a round in their order, the present one in gold; and where they end."""
    box, drawn = layout.phases, []
    x = box.x + 124
    for number, name in enumerate(called):
        words = f"✓ {name}" if number < now and not layout.narrow else name
        wide = (86 if number != 1 else 88) - 2 if layout.narrow else breadth(words, 14) + 34
        fill, ink = ("glow", "on-gold") if number == now else ("seal", "card")
        drawn.append(path(chevron(x, box.y + 4, wide, 26), fill=paint(fill), stroke=paint("pen"), stroke_width=1))
        drawn.append(
            text(x + wide / 2 + 3, box.y + 22, words, wide - 20, 13, ink=ink, bold=number == now, anchor="middle")
        )
        x += wide - 5
    return group(*drawn), x


def chevron(x: float, y: float, wide: float, high: float) -> str:
    return (
        f"M{x:.1f} {y:.1f}H{x + wide - 9:.1f}L{x + wide:.1f} {y + high / 2:.1f}L{x + wide - 9:.1f} {y + high:.1f}"
        f"H{x:.1f}L{x + 9:.1f} {y + high / 2:.1f}Z"
    )
