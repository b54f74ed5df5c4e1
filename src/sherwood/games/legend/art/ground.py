"""Boxes and discs on the map: whether they touch, and what keeps inside. Asked hundreds of times for a board."""

from __future__ import annotations

from typing import Final

from sherwood.draw.geometry import Box, Point

COST: Final = 9  # the radius of a disc with a cost


def meet(one: Box, other: Box) -> bool:
    """Do they cover a common ground?"""
    (left, top, wide, high), (x, y, width, height) = one, other
    return left < x + width and x < left + wide and top < y + height and y < top + high


def touches(at: Point, box: Box, r: float = COST) -> bool:
    """Would a disc there cover some of the box?"""
    (x, y), (left, top, wide, high) = at, box
    return left - r < x < left + wide + r and top - r < y < top + high + r


def around(at: Point, r: float) -> Box:
    return Box(at.x - r, at.y - r, 2 * r, 2 * r)


def inside(at: Point, size: Box, land: Box) -> Point:
    """The nearest place where nothing of it leaves the map."""
    return Point(
        min(max(at.x, land.x - size.x), land.right - size.right),
        min(max(at.y, land.y - size.y), land.bottom - size.bottom),
    )
