"""A fort's strength counted before everybody's eyes: each clan's sum, who leads, and what Qween steals."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure
from sherwood.draw.prose import fitted, width
from sherwood.draw.svg import Svg, circle, group, path, rect, trace, use, write

INKS = {"ready": "green", "leads": "green", "archer": "green", "tied": "red", "out": "muted"}


@lru_cache(maxsize=1024)
def tally(box: Box, sum_: str, total: str, verdict: str, words: str, *, narrow: bool) -> Svg:
    """The sum, what it comes to, and what that means; `sum_` is empty where there is nothing to add up."""
    ahead = verdict in ("leads", "archer")
    paper = rect(
        *box,
        CORNER,
        fill=paint("wash" if ahead else "surface"),
        stroke=paint("gold" if ahead else "line"),
        stroke_width=2.5 if ahead else 1.5,
    )
    ink = INKS.get(verdict, "muted")
    return group(paper, (line if narrow else block)(box, sum_, total, words, ink))


def block(box: Box, sum_: str, total: str, words: str, ink: str) -> Svg:
    """Term by term above, the total large, the word below."""
    x, top, foot = box.centre.x, box.y + 16, box.bottom - 8 if total else box.centre.y + 5
    rows = halves(sum_, box.width - 8)
    above = [write(x, top + 14 * n, row, 13, fill=paint("muted")) for n, row in enumerate(rows)]
    middle = (top + 14 * len(rows) - 12 + foot - 10) / 2
    size = 30 if len(rows) < 2 else 24
    said = write(x, foot, fitted(words, 13, box.width - 6), 13, fill=paint(ink), font_weight=600)
    return group(*above, figure(x, middle, total, size, ink="ink"), said)


def halves(sum_: str, room: float) -> tuple[str, ...]:
    """A long sum goes on a second line, after one of its signs."""
    if not sum_ or width(sum_, 13) <= room:
        return (sum_,) if sum_ else ()
    cut = next(i for i in range(len(sum_) // 2, len(sum_)) if sum_[i] in "+−")
    return sum_[:cut], sum_[cut:]


def line(box: Box, sum_: str, total: str, words: str, ink: str) -> Svg:
    """`5+2+1 = 8  leads`, on one line."""
    y = box.bottom - 5.5
    counted = f"{sum_} = {total}" if sum_ else total
    said = write(box.right - 8, y, words, 13, fill=paint(ink), font_weight=600, text_anchor="end")
    return write(box.x + 8, y, counted, 14, fill=paint("ink"), font_weight=700, text_anchor="start") + said


BETWEEN = 205  # on a phone, between the clans' names and the forts they hold


@lru_cache(maxsize=1024)
def theft(taken: Box, queen: Box, points: int) -> Svg:
    """An arrow from the warrior that is seduced to its Qween, with the points that go with it."""
    down = 1 if queen.y > taken.y else -1
    wide = taken.width > 70
    x = taken.right - 2 if wide or taken.right < BETWEEN else taken.x + 2
    start, end = taken.centre.y, queen.centre.y - 6 * down
    bow = 26 if wide else (BETWEEN - x) / 0.75
    side = 1 if bow > 0 else -1
    bend = trace("M", x, start, "C", x + bow, start, x + bow, end, x - 4 * side, end)
    head = trace("M", x + 5 * side, end - 7, "L", x - 6 * side, end, "L", x + 5 * side, end + 7, "Z")
    way = group(
        path(bend, fill="none", stroke=paint("card"), stroke_width=7, stroke_linecap="round"),
        path(
            bend, fill="none", stroke=paint("blood"), stroke_width=3.5, stroke_dasharray="8 5", stroke_linecap="round"
        ),
        path(head, fill=paint("blood"), stroke=paint("card"), stroke_width=1.5, stroke_linejoin="round"),
    )
    size = 13 if wide else 11
    return group(way, gain(x + bow * 0.75, (start + end) / 2, points, size), pointer_events="none", class_="theft")


def gain(x: float, y: float, points: int, r: float) -> Svg:
    """A heart, and under it the points that change sides."""
    heart = circle(x, y - r * 0.8, r, fill=paint("card"), stroke=paint("blood"), stroke_width=2)
    disc = circle(x, y + r * 1.1, r, fill=paint("blood"), stroke=paint("card"), stroke_width=2)
    shown = use("heart", x - r * 0.7, y - r * 1.5, r * 1.4, r * 1.4)
    return heart + shown + disc + figure(x, y + r * 1.1, f"+{points}", max(13, r * 1.1), ink="card")
