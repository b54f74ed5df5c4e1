"""What stands and lies in Nottingham: men and guards, carriages and barricades, cells and stalls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure, place
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import EMPTY, Svg, at, circle, group, join, path, rect, use

from ..shape import HideoutView, LotView, Owner
from . import FIGURES
from .goods import carriage, man, price, sign
from .letters import text


def hero(name: str | None, seat: int, x: float, y: float, size: float = 26) -> Svg:
    """A hero's head on a disc of vellum, in the seat's colour and with its glyph."""
    disc = circle(
        x + size / 2, y + size / 2, size / 2, fill=paint("card"), stroke=paint(f"seat-{seat}"), stroke_width=2
    )
    drawn = use(f"h-{name}", x + 2, y + 1, size - 4, size - 4, color=paint(f"seat-{seat}")) if name else EMPTY
    return disc + drawn + seat_mark(seat, x + size - 9, y + size - 10, 12)


@lru_cache(maxsize=16)
def villain(name: str) -> Svg:
    """The Sheriff's star, Sir Guy's dagger, Prince John's crown, each on black."""
    disc = rect(0, 0, 23, 23, 5, fill=paint("pen"), stroke=paint("blood"), stroke_width=2)
    return disc + sketch(FIGURES["villains"][name], 1)


def visitors(
    home: str, heroes: Sequence[tuple[int, str | None]], villains: Sequence[str], right: float, y: float, room: float
) -> Svg:
    """Heroes and villains standing there, from the right edge inwards, closer together the more they are."""
    count = len(heroes) + len(villains)
    if not count:
        return EMPTY
    step = min(27.0, (room - 26) / max(count - 1, 1))
    faces = [(f"hero-{seat}", hero(name, seat, 0, 0)) for seat, name in heroes]
    faces += [(f"villain-{name}", villain(name)) for name in villains]
    return group(
        *(
            at(right - 26 - i * step, y, face, data_key=key, data_home=home, data_spot="13,13")
            for i, (key, face) in enumerate(faces)
        )
    )


@lru_cache(maxsize=64)
def arch(width: float, height: float, dashed: bool) -> Svg:
    outline = (
        f"M0 {height:.1f}V{width / 2:.1f}Q0 0 {width / 2:.1f} 0Q{width:.1f} 0 {width:.1f} {width / 2:.1f}V{height:.1f}Z"
    )
    return path(
        outline,
        fill=paint("card"),
        fill_opacity=0.75 if dashed else None,
        stroke=paint("edge"),
        stroke_width=1.5,
        stroke_dasharray="4 3" if dashed else None,
    )


def hideout(box: Box, hide: HideoutView) -> Svg:
    """A den: empty, held by a man, or seen by a guard; a trap or a fine lies at its foot."""
    return den(box.width, box.height, hide["guard"], hide["man"], hide["trap"], hide["fine"] is not None)


@lru_cache(maxsize=2048)
def den(w: float, h: float, guard: bool, owner: Owner | None, trap: int | None, fine: bool) -> Svg:
    both = guard and owner is not None
    inside = [arch(w, h, not guard and owner is None)]
    if guard:
        inside.append(sign("guard", w / 2 - (4 if both else 13), 3, 19 if both else 26))
    if owner is not None:
        inside.append(man(owner, 1 if both else w / 2 - 12, h - 24 if both else 6, 20 if both else 24))
    if trap is not None:
        inside.append(
            sign("trap", w / 2 - 11 if not inside[1:] else 0, h - 20, 20) + seat_mark(trap, w - 13, h - 14, 12)
        )
    if fine:
        inside.append(sign("fine", w - 15, h - 17, 15))
    return group(*inside)


def crowd(owners: Sequence[Owner], x: float, y: float, room: float, size: float = 22) -> Svg:
    """Men side by side, closer together the more they are."""
    step = min(size, (room - size) / max(len(owners) - 1, 1))
    return group(*(man(owner, x + i * step, y, size) for i, owner in enumerate(owners))) if owners else EMPTY


def works(box: Box, what: str, cost: dict[str, int], lacking: int | None) -> Svg:
    """Where a trap or a barricade is built, and for what; gold when one can pay."""
    ready = lacking == 0
    fill, edge = ("flame", "gold") if ready else ("card-shade", "map-line")
    ground = rect(0, 0, box.width, box.height, 5, fill=paint(fill), stroke=paint(edge), stroke_width=1.5)
    across = 2 if box.width < 40 else 4
    size = min(11.5 if across == 2 else 14.0, (box.width - 5) / across - 1)
    rows = (sum(cost.values()) + across - 1) // across
    head = box.height - rows * (size + 1) - 4
    return group(
        ground,
        sign(what, box.width / 2 - head / 2 + 1, 2, head - 2),
        price(cost, (box.width - across * (size + 1)) / 2, box.height - rows * (size + 1) - 1, size, across=across),
    )


@lru_cache(maxsize=2048)
def road_sign(box: Box, name: str, pennies: int, words: str, loss: str, danger: bool) -> Svg:
    """The pennies that keep a road safe: at none the game is lost, and red says how near that is."""
    wide, slim = box.width, box.width < 60
    face, ink = ("blood", "card") if danger else ("plank", "pen")
    board = rect(0, 0, wide, box.height, 5, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    room = wide - 8 if slim or not loss else wide - 34
    heading = text(5, 15, name, room, 13, ink=ink, bold=True, serif=True)
    count = figure(15, 31 if slim else box.height - 15, str(pennies), 17, ink=ink)
    base = (5, box.height - 5, wide - 8) if slim else (29, box.height - 10, wide - 32)
    said = text(base[0], base[1], words, base[2], 13, ink=ink)
    return group(board, heading, count, said, risk(wide - 26, 22 if slim else 3, loss, danger) if loss else EMPTY)


@lru_cache(maxsize=256)
def risk(x: float, y: float, loss: str, danger: bool) -> Svg:
    """What the next activation of the road takes."""
    fill, ink = ("card", "blood") if danger else ("blood", "card")
    plate = rect(x, y, 23, 17, 5, fill=paint(fill), stroke=paint("pen"), stroke_width=1)
    return plate + figure(x + 11.5, y + 8.5, loss, 13, ink=ink)


@lru_cache(maxsize=2048)
def barrier(box: Box, owner: int, upright: bool) -> Svg:
    """Planks across the road, with the mark of who raised them."""
    planks = (
        rect(-2, 1, box.width + 4, max(box.height - 2, 6), 2, fill=paint("wood"), stroke=paint("pen"), stroke_width=1.5)
        if upright
        else rect(
            1, -2, max(box.width - 2, 7), box.height + 4, 2, fill=paint("wood"), stroke=paint("pen"), stroke_width=1.5
        )
    )
    size = 14
    return planks + seat_mark(owner, box.width / 2 - size / 2, box.height / 2 - size / 2, size)


@lru_cache(maxsize=2048)
def on_road(box: Box, colour: str | None) -> Svg:
    size = min(box.width, box.height)
    if colour is None:
        return place(Box((box.width - size) / 2 + 3, (box.height - size) / 2 + 3, size - 6, size - 6))
    return carriage(colour, (box.width - size) / 2, (box.height - size) / 2, size)


@lru_cache(maxsize=256)
def ghost(box: Box) -> Svg:
    """Where a barricade could stand."""
    return rect(
        box.x,
        box.y,
        box.width,
        box.height,
        3,
        fill="none",
        stroke=paint("edge"),
        stroke_width=1.2,
        stroke_dasharray="3 3",
    )


@lru_cache(maxsize=256)
def guard_track(box: Box, guards: int, length: int) -> Svg:
    """The guards' tents in the village: full is lost."""
    cells = box.columns(length, 2)
    drawn = []
    for number, cell in enumerate(cells):
        full = number < guards
        drawn.append(
            rect(*cell, 4, fill=paint("card"), fill_opacity=None if full else 0.6, stroke=paint("edge"), stroke_width=1.2,
                 stroke_dasharray=None if full else "3 3")
        )  # fmt: skip
        size = min(cell.width, cell.height) + 2
        if full:
            drawn.append(sign("guard", cell.centre.x - size / 2, cell.centre.y - size / 2, size))
    return join(drawn)


def lot_place(box: Box, slot: LotView) -> Svg:
    """A place in the carriage lot: the toll it will take, or the carriage in it; robbed ones lie on their side."""
    return stall(box.width, box.height, slot["state"], slot["colour"], slot["pennies"])


@lru_cache(maxsize=512)
def stall(w: float, h: float, state: str, colour: str | None, pennies: int) -> Svg:
    ground = place(Box(0, 0, w, h), dashed=state == "empty")
    if colour is None:
        return group(
            ground, figure(w / 2 - 7, h / 2, f"−{pennies}", 14, ink="ink"), sign("penny", w / 2 + 3, h / 2 - 7, 14)
        )
    size = min(w, h) - 4
    drawn = carriage(colour, (w - size) / 2, (h - size) / 2, size)
    turn = f"rotate(90 {w / 2:.1f} {h / 2:.1f})" if state == "lying" else None
    return group(ground, group(drawn, transform=turn))


def cell(box: Box, level: int, words: str) -> Svg:
    """A level of the prison, or the gallows on top of it."""
    face = "stone" if level < 3 else "stone-light"
    ground = rect(*box, 4, fill=paint(face), stroke=paint("pen"), stroke_width=1.5)
    return ground + text(box.x + 6, box.y + 15, words, box.width - 10, 13, ink="pen", bold=True)
