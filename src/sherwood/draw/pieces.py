"""Cards, tokens, plates and tracks: the things every board is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from .geometry import Box
from .layers import GOES_ON, Layer, layer
from .paint import paint
from .svg import EMPTY, Svg, Value, at, circle, group, line, mark, path, polygon, rect, tag, trace, write

CORNER = 6
LEAST_TARGET = 44


@lru_cache(maxsize=8192)
def piece(
    ref: str,
    name: str,
    box: Box,
    *body: str,
    key: str | None = None,
    kind: str = "",
    least: float = LEAST_TARGET,
    home: str | None = None,
    tally: int | None = None,
    face: str | None = None,
    back: str | None = None,
    holds: str | None = None,
) -> Svg:
    """Something on the board that can be pointed at: its name for those who listen, a halo for those who look.

    The body is drawn with (0, 0) at the box's corner, so that moving the piece changes nothing but its place. A piece that
    goes to another `home` leaves a trail; a number that is its `tally` says what was gained and lost. What shows another
    `face` than before turns over; with a `back` (a symbol) it does so too where it is laid. A place that says what it
    `holds` of things without a name leaves a trail to where one of that kind turns up.

    Where it lies and what it is called is one line, how it looks the next: one that only moves is not sent whole.
    """
    halo = rect(-3, -3, box.width + 6, box.height + 6, CORNER + 3, class_="halo", fill="none")
    classes = f"piece {kind}".strip()
    inside = (name_line(name), *body, halo, target(box, least))
    named = {"class_": classes, "data_ref": ref, "data_key": key, "data_home": home}
    seen = {"data_tally": tally, "data_face": face, "data_back": back, "data_holds": holds}
    return at(box.x, box.y, *inside, scale=1.0, **seen, **named)


BLANK = "\0"  # the name of a piece that is remembered without it


def name_line(name: str) -> Svg:
    """A title after which a line ends, within its closing tag: between tags it would be a text of its own."""
    return Svg(f"<title>{mark(name)}</title\n{GOES_ON}")


def called(unnamed: Layer, name: str) -> Layer:
    """A remembered piece with its name written in: what something is called changes more often than how it looks."""
    first, *looks = unnamed.lines
    return layer([first.replace(BLANK, mark(name), 1), *looks])


def target(box: Box, least: float = LEAST_TARGET) -> Svg:
    """What the finger hits: never smaller than a fingertip, whatever is drawn."""
    wide, high = max(box.width, least), max(box.height, least)
    x, y = (box.width - wide) / 2, (box.height - high) / 2
    return rect(x, y, wide, high, class_="hit", fill="none", pointer_events="all")


def card(width: float, height: float, *body: str, face: str = "card", edge: str = "pen", pen: float = 2) -> Svg:
    """A card with its corner at (0, 0): paper, then what is printed on it, then the inked edge over all."""
    paper = rect(0, 0, width, height, CORNER, fill=paint(face))
    ink = rect(0, 0, width, height, CORNER, fill="none", stroke=paint(edge), stroke_width=pen)
    return group(paper, *body, ink)


def hem(width: float, height: float, depth: float, fill: str, r: float = CORNER - 1) -> Svg:
    """A band along the foot of a card, rounded where the card is."""
    return path(f"M0 {height - depth:.2f}H{width:.2f}V{height - r:.2f}q0 {r} -{r} {r}H{r}q-{r} 0 -{r} -{r}Z", fill=fill)


def place(box: Box, *, dashed: bool = True) -> Svg:
    """A place where something can lie, and nothing does."""
    return rect(
        box.x,
        box.y,
        box.width,
        box.height,
        CORNER,
        fill=paint("surface"),
        fill_opacity=0.45,
        stroke=paint("edge"),
        stroke_width=1.5,
        stroke_dasharray="5 4" if dashed else None,
    )


@lru_cache(maxsize=4096)
def token(x: float, y: float, r: float, words: str, *, face: str = "card", ink: str = "pen") -> Svg:
    """A round counter with a word or a number on it."""
    disc = circle(x, y, r, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    return disc + figure(x, y, words, r * (1.25 if len(words) < 2 else 1.05), ink=ink)


@lru_cache(maxsize=4096)
def figure(x: float, y: float, words: str, size: float, *, ink: str = "pen", anchor: str = "middle") -> Svg:
    """A number centred on a point: bold, of the book face, its digits all of one width."""
    return digits(x, y, words, size, fill=paint(ink), font_weight=700, text_anchor=anchor)


def label(
    x: float, y: float, words: str, size: float, *, ink: str = "ink", anchor: str = "middle", serif: bool = True
) -> Svg:
    return write(
        x, y, words, size, serif=serif, fill=paint(ink), text_anchor=anchor, font_weight=600 if serif else None
    )


def player(x: float, y: float, words: str, size: float, seat: int, room: float) -> Svg:
    """What a seat is called: by the game's own word, until a client that knows its person's name puts that there."""
    return write(
        x, y, words, size, serif=True, fill=paint("ink"), text_anchor="start", font_weight=600,
        data_player=seat, data_room=room,
    )  # fmt: skip


def spoken(
    x: float, y: float, words: tuple[str, str], name: str, size: float, seat: int, room: float, *, ink: str, anchor: str
) -> Svg:  # fmt: skip
    """A sentence around what a seat is called, which a client may replace as in `player`."""
    called = tag("tspan", name, data_player=seat, data_room=room)
    return tag(
        "text", words[0], called, words[1],
        x=x, y=y, font_size=size, fill=paint(ink), text_anchor=anchor, font_weight=700,
    )  # fmt: skip


def course(parts: Sequence[str], now: int) -> Svg:
    """The parts of a turn in their order, and which one it is: not drawn here, for a page has room for it in its head."""
    return group(*(tag("desc", words) for words in parts), class_="course", data_key="course", data_now=now)


def outlined(x: float, y: float, words: str, size: float, *, ink: str = "card", edge: str = "pen") -> Svg:
    """A number that reads on anything: light digits with a dark rim."""
    rim: dict[str, Value] = {
        "stroke": paint(edge),
        "stroke_width": size * 0.2,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return digits(x, y, words, size, fill=paint(ink), **rim, font_weight=700)


def digits(x: float, y: float, words: str, size: float, **ink: Value) -> Svg:
    return write(x, y + size * 0.35, words, size, serif=True, **ink, class_="figure")


@lru_cache(maxsize=4096)
def shield(x: float, y: float, size: float, words: str, *, face: str = "card", ink: str = "pen") -> Svg:
    """A value on a small heater shield, centred on (x, y)."""
    w, h = size * 0.5, size * 0.55
    outline = trace(
        *("M", x - w, y - h, "H", x + w, "V", y + h * 0.2, "Q", x + w, y + h * 0.8, x, y + h * 1.15),
        *("Q", x - w, y + h * 0.8, x - w, y + h * 0.2, "Z"),
    )
    body = path(outline, fill=paint(face), stroke=paint("pen"), stroke_width=2, stroke_linejoin="round")
    return body + figure(x, y - size * 0.02, words, size * (0.72 if len(words) < 2 else 0.58), ink=ink)


@lru_cache(maxsize=4096)
def seal(x: float, y: float, r: float) -> Svg:
    """Green wax with a tick: this is done."""
    ring = [
        (x + (r + 1.5 * (-1) ** i) * cos(i * pi / 8), y + (r + 1.5 * (-1) ** i) * sin(i * pi / 8)) for i in range(16)
    ]
    wax = polygon(ring, fill=paint("seal"), stroke=paint("pen"), stroke_width=1.5, stroke_linejoin="round")
    tick = path(
        f"M{x - r * 0.45:.2f} {y:.2f}L{x - r * 0.1:.2f} {y + r * 0.38:.2f}L{x + r * 0.5:.2f} {y - r * 0.38:.2f}",
        fill="none",
        stroke=paint("card"),
        stroke_width=max(1.8, r * 0.26),
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return wax + tick


@lru_cache(maxsize=4096)
def burst(x: float, y: float, inner: float, outer: float, rays: int = 14, *, fill: str = "glow") -> Svg:
    """A star behind something that has just happened."""
    ring = [
        (x + (outer if i % 2 else inner) * cos(i * pi / rays), y + (outer if i % 2 else inner) * sin(i * pi / rays))
        for i in range(rays * 2)
    ]
    return polygon(ring, fill=paint(fill), class_="burst")


def plate(box: Box, words: str, size: float) -> Svg:
    """The face of a button, with its corner at (0, 0)."""
    face = rect(0, 0, box.width, box.height, 8, fill=paint("green"), stroke=paint("pen"), stroke_width=2)
    base = box.height / 2 + round(size / 3)
    fits = max(13.0, min(size, round((box.width - 10) / (0.66 * len(words)), 1)))  # a bold letter is two thirds wide
    return face + write(box.width / 2, base, words, fits, serif=True, fill=paint("on-green"), font_weight=700)


def button(ref: str, box: Box, words: str, size: float = 15, *, late: bool = False) -> Svg:
    """Something to press that says what it does; a late one stays out of sight until it is lit."""
    shown = group(plate(box, words, size), visibility="hidden" if late else None)
    return piece(ref, words, box, shown, kind="confirm late" if late else "confirm")


def gauge(box: Box, value: int, most: int, *, fill: str = "red") -> Svg:
    """How far something has gone: notches on a bar, so that the count can be read without the colour."""
    width = box.width * min(value, most) / most if most else 0
    frame = rect(*box, CORNER / 2, fill=paint("sunk"), stroke=paint("edge"), stroke_width=1.5)
    full = rect(box.x, box.y, width, box.height, CORNER / 2, fill=paint(fill)) if width else EMPTY
    notches = [box.x + box.width * i / most for i in range(1, most)]
    return frame + full + group(*(line(x, box.y, x, box.bottom) for x in notches), stroke=paint("edge"), stroke_width=1)


def tabletop(width: float, height: float) -> Svg:
    """The ground a board lies on."""
    return rect(0, 0, width, height, CORNER, fill=paint("ground"))


def frame(width: float, height: float) -> Svg:
    """The inked edge round a whole board, drawn last."""
    return rect(1, 1, width - 2, height - 2, CORNER, fill="none", stroke=paint("pen"), stroke_width=2)


def pattern(name: str, size: float, *body: str) -> Svg:
    return tag("pattern", *body, id=name, width=size, height=size, patternUnits="userSpaceOnUse")
