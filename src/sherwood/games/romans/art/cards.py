"""Cards: a warrior seen, a warrior hidden, a fort taken."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, burst, card, figure, hem, outlined, shield
from sherwood.draw.svg import EMPTY, Svg, circle, group, line, rect, use

from .tartans import dark, hue


def portrait(clan: str, warrior: str, x: float, y: float, size: float) -> Svg:
    return use(f"w-{warrior}", x, y, size, size, color=hue(clan), fill=dark(clan))


def cloth(clan: str, x: float, y: float, width: float, height: float, r: float = 0) -> Svg:
    return rect(x, y, width, height, r, fill=f"url(#tartan-{clan})")


@lru_cache(maxsize=1024)
def face(box: Box, clan: str, warrior: str, strength: int, *, fresh: bool = False) -> Svg:
    """A warrior face up in the lane: the bust, the big number, a hem of tartan."""
    w, h = box.width, box.height
    size = min(h - 10, w * 0.8)
    foot = hem(w, h, 8, f"url(#tartan-{clan})")
    star = burst(w * 0.42, h * 0.46, w * 0.34, w * 0.62) if fresh else EMPTY
    bust = portrait(clan, warrior, (w - size) * 0.12, h - 9 - size, size)
    return card(
        w, h, clipped(star), bust, foot, seam(0, h - 8, w), strength_at(w - h * 0.2, h * 0.25, strength, h * 0.46)
    )


def clipped(body: Svg) -> Svg:
    """Rays end where the card ends."""
    return group(body, clip_path="url(#slot-clip)") if body else EMPTY


def seam(x: float, y: float, length: float) -> Svg:
    return line(x, y, x + length, y, stroke=paint("pen"), stroke_width=1.5)


def strength_at(x: float, y: float, strength: int, size: float) -> Svg:
    return outlined(x, y, str(strength), size, ink="card", edge="pen")


@lru_cache(maxsize=1024)
def secret(box: Box, clan: str, warrior: str, strength: int) -> Svg:
    """Your own face-down warrior: you see it through the cloth that hides it from the others."""
    w, h = box.width, box.height
    rim = max(5.0, w * 0.07)
    size = min(h - 2 * rim, (w - 2 * rim) * 0.84)
    paper = rect(
        rim, rim, w - 2 * rim, h - 2 * rim, CORNER - 2, fill=paint("card"), stroke=paint("pen"), stroke_width=1.5
    )
    bust = portrait(clan, warrior, rim + 1, h - rim - size, size)
    eye = use("closed-eye", w - rim - h * 0.25, h - rim - h * 0.25, h * 0.23, h * 0.23)
    return card(
        w,
        h,
        cloth(clan, 0, 0, w, h, CORNER),
        paper,
        bust,
        strength_at(w - rim - h * 0.17, rim + h * 0.2, strength, h * 0.4),
        eye,
    )


@lru_cache(maxsize=1024)
def back(box: Box, clan: str) -> Svg:
    """A face-down warrior: nothing but the tartan and the clan's badge."""
    w, h = box.width, box.height
    r = min(w, h) * 0.27
    disc = circle(w / 2, h / 2, r, fill=hue(clan), stroke=paint("pen"), stroke_width=2)
    badge = use(f"badge-{clan}", w / 2 - r * 0.72, h / 2 - r * 0.72, r * 1.44, r * 1.44)
    return card(w, h, cloth(clan, 0, 0, w, h, CORNER), disc, badge)


@lru_cache(maxsize=1024)
def fort_on_wall(size: float, kind: str, value: int) -> Svg:
    """A fort standing on the wall with its shield of points."""
    legion = kind == "tifie"
    mark = shield(
        size / 2,
        size * 1.08,
        max(25.0, size * 0.34),
        signed(value),
        face="blood" if legion else "card",
        ink="card" if legion else "pen",
    )
    return use(f"f-{kind}", 0, 0, size, size) + mark


@lru_cache(maxsize=1024)
def fort_held(box: Box, kind: str, value: int, shown: float) -> Svg:
    """A captured fort, small: its kind above, its value below, in the part that the next one leaves to be seen."""
    w, h = box.width, box.height
    size = min(w - 6, h - 18)
    picture = use(f"f-{kind}", (w - size) / 2, 4, size, size)
    legion = kind == "tifie"
    foot = hem(w, h, 17, paint("blood" if legion else "card-shade"))
    return card(
        w, h, picture, foot, figure(min(w, shown) / 2, h - 8.5, signed(value), 14, ink="card" if legion else "pen")
    )


def shown_of(places: list[Box], number: int) -> float:
    """How much of a card the next one of its row leaves to be seen, from the left."""
    here = places[number]
    after = places[number + 1] if number + 1 < len(places) else here
    return after.x - here.x if after.y == here.y and after.x > here.x else here.width


def signed(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"
