"""The battle laid open: both sides, what they count, what changes the die, and what each die would bring (§7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label
from sherwood.draw.svg import EMPTY, Svg, at, group, path, rect, title, trace
from sherwood.text.speech import Speech

from ..county import boxes
from ..dice import Grid, grid
from ..shape import BattleView, ModifierView, PieceView, SideView
from ..tables import Chart, archery, melee
from .counters import counter
from .ground import around
from .layout import Layout
from .parting import stood
from .spots import slot

TEXT: Final = 13
ROW: Final = 18
AWAY: Final = ("retreat", "flee")
STEPS: Final = ("archery", "melee", "leaders")
STEP_OF: Final = {
    "archery": 0, "arrows": 0, "melee": 1, "losses": 1, "retreat": 1, "suspect": 2, "personal": 2, "capture": 2, "fate": 2,
    "caught": 2, "flee": 2,
}  # fmt: skip


class Panel:
    """One battle being drawn, from the top down; `y` is how far it has come."""

    def __init__(self, layout: Layout, battle: BattleView, pieces: Sequence[PieceView], speech: Speech) -> None:
        self.layout = layout
        self.battle = battle
        self.pieces = {one["id"]: one for one in pieces}
        self.stood = stood(layout, Counter(one["box"] for one in pieces if one["box"]))
        self.say = speech.say
        self.join = speech.join
        self.wide = layout.map.width - 16 if layout.narrow else 424.0
        self.y = 0.0
        self.place = layout.map  # until it is drawn

    def drawn(self) -> Svg:
        """A thing one can point at, over the half of the map where the fight is not."""
        name = self.say("battle-title", box=self.say(f"box-{self.battle['box']}"))
        body = group(*self.head(name), *self.sides(), *self.modifiers(), *self.results(), *self.chart())
        ring = self.stack_of(self.battle["box"]).inset(-4)
        home = around(
            slot(self.layout, boxes()[self.battle["box"]]), 10
        )  # which counters may have left for a neighbour's
        self.place = box = self.layout.panel(self.wide, self.y + 8, [ring.inset(-3), home, *self.in_sight()])
        paper = rect(0, 0, box.width, box.height, CORNER, fill=paint("surface"), stroke=paint("pen"), stroke_width=2)
        mark = rect(*ring, 9, fill="none", stroke=paint("red"), stroke_width=3, stroke_dasharray="7 4")
        halo = rect(0, 0, box.width, box.height, CORNER, class_="halo", fill="none")
        hit = rect(0, 0, box.width, box.height, class_="hit", fill="none", pointer_events="all")
        sheet = at(
            box.x, box.y, title(name), paper, body, halo, hit, class_="piece", data_ref="battle", data_key="battle",
            data_dice=f"{box.width - 62:.0f},{22 if self.layout.narrow else 30}",
        )  # fmt: skip
        return group(group(mark, pointer_events="none"), sheet, data_over=1)

    def stack_of(self, name: str) -> Box:
        """What the counters of a box cover."""
        count = sum(one["box"] == name for one in self.pieces.values())
        stands = self.stood.get(name) or slot(self.layout, boxes()[name])
        return self.layout.footprint(stands, max(count, 1))

    def in_sight(self) -> list[Box]:
        """Boxes that may have to be chosen: those to be fought over, and those to fall back or flee to."""
        box = boxes()[self.battle["box"]]
        ways = (
            [*box["adjacent"], *([box["passage"]] if "passage" in box else [])] if self.battle["stage"] in AWAY else []
        )
        return [self.stack_of(name) for name in (*self.battle["others"], *ways)]

    # The head

    def head(self, name: str) -> list[Svg]:
        words = label(10, 20, name, 15 if self.layout.narrow else 17, anchor="start")
        steps = [] if self.layout.narrow else self.steps()
        self.y = 44 if self.layout.narrow else 72
        asked = label(10, self.y - 5, self.asked(), TEXT, ink="muted", anchor="start", serif=False)
        return [words, asked, *steps]

    def steps(self) -> list[Svg]:
        """The three stages, the present one lit (§7.0a)."""
        now = STEP_OF[self.battle["stage"]]
        return [
            chip(Box(10 + 82 * n, 29, 78, 20), self.say(f"battle-step-{step}"), lit=n == now)
            for n, step in enumerate(STEPS)
        ]

    def asked(self) -> str:
        """Where the battle stands, in a sentence."""
        battle = self.battle
        return self.say(f"battle-stage-{battle['stage']}", left=battle["left"], loser=battle["loser"] or 0)

    # Both sides

    def sides(self) -> list[Svg]:
        self.y += 4
        halves = Box(8, self.y, self.wide - 16, self.side_height()).columns(2, 8)
        self.y = halves[0].bottom
        return [part for box, side in zip(halves, self.battle["sides"], strict=True) for part in self.side(box, side)]

    def side_height(self) -> float:
        rows = max(-(-len(side["pieces"]) // self.abreast()) for side in self.battle["sides"])
        return 24 + min(rows, 3) * (self.layout.counter + 4) + 2 * ROW + 4

    def abreast(self) -> int:
        return int(((self.wide - 24) / 2 - 8) // (self.layout.counter + 4))

    def side(self, box: Box, side: SideView) -> list[Svg]:
        role = "attacks" if side["seat"] == self.battle["attacker"] else "defends"
        frame = rect(*box, CORNER, fill=paint("card"), stroke=paint(f"seat-{side['seat']}"), stroke_width=2)
        glyph = seat_mark(side["seat"], box.x + 6, box.y + 5, 14)
        head = figure(box.x + 25, box.y + 12, self.say(f"battle-{role}-{side['seat']}"), 14, anchor="start")
        counts = self.counts(box, side)
        return [frame, glyph, head, *self.fighters(box, side), *counts]

    def fighters(self, box: Box, side: SideView) -> list[Svg]:
        size, across = self.layout.counter, self.abreast()
        shown = side["pieces"][: across * 3]
        return [
            at(
                box.x + 6 + n % across * (size + 4),
                box.y + 24 + n // across * (size + 4),
                counter(self.pieces[who], size),
            )
            for n, who in enumerate(shown)
        ]

    def counts(self, box: Box, side: SideView) -> list[Svg]:
        """The strength that counts now, large; the others beside it, small."""
        now = ("archery", "melee", "combat")[STEP_OF[self.battle["stage"]]]
        others = [key for key in ("archery", "melee", "combat") if key != now]
        values = {"archery": side["archery"], "melee": side["melee"], "combat": side["combat"]}
        main = figure(box.x + 8, box.bottom - ROW - 8, self.say(f"battle-{now}", value=values[now]), 15, anchor="start")
        rest = ", ".join(self.say(f"battle-{key}", value=values[key]) for key in others)
        small = label(box.x + 8, box.bottom - 7, rest, TEXT, ink="pen", anchor="start", serif=False)
        return [main, small]

    # What changes the die

    def modifiers(self) -> list[Svg]:
        rows = self.rows()
        drawn = [part for row in rows for part in self.modifier(*row)]
        return drawn

    def rows(self) -> list[tuple[str, str, str]]:
        """Each with what it does and its paragraph."""
        stage = self.battle["stage"]
        if stage == "melee":
            odds = self.say("battle-odds", odds=melee().heads[self.battle["odds"]])
            return [*(self.row(one) for one in self.battle["melee"]), (odds, "", "7.0c")]
        if stage == "archery":
            return [self.row(one, side["seat"]) for side in self.battle["sides"] for one in side["aim"]]
        return []

    def row(self, one: ModifierView, seat: int | None = None) -> tuple[str, str, str]:
        why = self.say(f"battle-why-{one['why']}")
        said = why if seat is None else self.say("battle-for", side=self.say(f"role-{seat}"), why=why)
        return said, f"+{one['by']}" if one["by"] > 0 else f"−{-one['by']}", one["rule"]

    def modifier(self, words: str, by: str, rule: str) -> list[Svg]:
        self.y += ROW
        base = self.y
        why = label(12, base, words, TEXT, anchor="start", serif=False)
        number = (
            figure(self.wide - 66, base - 4.5, by, 15, ink="green" if by.startswith("+") else "red") if by else EMPTY
        )
        return [why, number, label(self.wide - 12, base, f"§{rule}", TEXT, ink="blue", anchor="end", serif=False)]

    # What each die brings

    def results(self) -> list[Svg]:
        found = grid(self.battle)
        self.y += 6
        told = [part for words in self.notes(found) for part in self.line(words)]
        return [*told, *self.dice(found)] if found.rows else told

    def notes(self, found: Grid) -> list[str]:
        others = self.join([self.say(f"box-{name}") for name in self.battle["others"]])
        more = [self.say("inspect-others", boxes=others)] if others else []
        return [*(self.say(key, **values) for key, values in found.notes), *more]

    def line(self, words: str) -> list[Svg]:
        self.y += ROW - 2
        return [label(12, self.y, words, TEXT, anchor="start", serif=False)]

    def dice(self, found: Grid) -> list[Svg]:
        """A column for each face of the die as it falls; what it brings, in a row for each side."""
        name = self.wide * (0.3 if self.layout.narrow else 0.32)
        top = self.y + 6
        cells = Box(name, top, self.wide - name - 8, 22).columns(6, 3)
        faces = [die_face(cell, n + 1) for n, cell in enumerate(cells)]
        rolled = label(12, top + 16, self.say("battle-die"), TEXT, ink="muted", anchor="start", serif=False)
        self.y = top + 24
        return [rolled, *faces, *(part for row in found.rows for part in self.outcomes(cells, *row))]

    def outcomes(self, cells: list[Box], who: str, results: tuple[str, ...]) -> list[Svg]:
        base = self.y + 15
        self.y += 20
        said = label(12, base, self.say(who), TEXT, anchor="start", serif=False)
        return [said, *(self.outcome(cell, base, word) for cell, word in zip(cells, results, strict=True))]

    def outcome(self, cell: Box, base: float, word: str) -> Svg:
        words = self.say(word) if word.startswith("battle-") else word
        return label(cell.centre.x, base, words, TEXT, ink="red" if words[:1] == "−" else "ink")

    # The table in force

    def chart(self) -> list[Svg]:
        stage = self.battle["stage"]
        if self.layout.narrow or stage not in ("archery", "melee"):
            return []
        top = self.y + 8
        box = Box(8, top, self.wide - 16, 22 + 7 * 17)
        self.y = box.bottom
        lit = {self.battle["odds"]} if stage == "melee" else {column(side["archery"]) for side in self.battle["sides"]}
        return [table(box, self.say(f"board-table-{stage}"), melee() if stage == "melee" else archery(), lit)]


def column(points: int) -> int:
    """The column of the archery table that a volley is read in, -1 for none."""
    starts = [int(head.rstrip("+").split("–")[0]) for head in archery().heads]
    return max((n for n, start in enumerate(starts) if start <= points), default=-1)


def chip(box: Box, words: str, *, lit: bool) -> Svg:
    face = rect(*box, 4, fill=paint("glow" if lit else "sunk"), stroke=paint("pen" if lit else "line"), stroke_width=1)
    return face + label(box.centre.x, box.y + 14.5, words, TEXT, ink="pen" if lit else "muted", serif=False)


def die_face(cell: Box, n: int) -> Svg:
    box = cell.within(21, 21)
    paper = rect(*box, 4, fill=paint("card"), stroke=paint("pen"), stroke_width=1.5)
    return paper + figure(box.centre.x, box.centre.y, str(n), 14)


def table(box: Box, name: str, chart: Chart, lit: set[int]) -> Svg:
    """The name, the heads on top, a row for each die; the columns in force are washed in gold."""
    plate = rect(*box, CORNER, fill=paint("card"), stroke=paint("edge"), stroke_width=1)
    named = figure(box.x + 8, box.y + 11, name, TEXT, anchor="start")
    rows = Box(box.x, box.y + 20, box.width, box.height - 22).rows(len(chart.rows) + 1)
    columns = Box(box.x, box.y + 20, box.width, box.height - 22).columns(len(chart.heads) + 1)
    washed = [rect(*columns[n + 1].inset(1, 0), 3, fill=paint("flame")) for n in sorted(lit) if n >= 0]
    rule = path(trace("M", box.x, rows[0].bottom, "H", box.right), stroke=paint("edge"), stroke_width=1)
    lines = [("", *chart.heads), *((f"{die}", *row) for die, row in enumerate(chart.rows, 1))]
    words = [
        figure(cell.centre.x, row.centre.y, word, TEXT)
        for row, line in zip(rows, lines, strict=True)
        for cell, word in zip(columns, line, strict=True)
        if word
    ]
    return group(plate, *washed, named, rule, *words)
