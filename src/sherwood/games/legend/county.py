"""The map as the drawings read it: every box with its outline, and the river between them."""

from __future__ import annotations

from functools import cache
from typing import NotRequired, TypedDict

from sherwood.games.legend.data import DATA


class MapBox(TypedDict):
    """A box of the map; lengths are inches on the sheet."""

    id: str
    en: str
    fr: str
    terrain: str
    bank: str
    adjacent: list[str]
    x: float
    y: float
    shape: list[tuple[float, float]]
    number: NotRequired[int]
    letter: NotRequired[str]
    returns: NotRequired[int]
    passage: NotRequired[str]
    provenance: NotRequired[str]


class Reach(TypedDict):
    """A stretch of the river, by the two boxes it parts."""

    between: tuple[str, str]


class MapFile(TypedDict):
    """The whole file."""

    box: list[MapBox]
    river: list[Reach]


@cache
def county() -> MapFile:
    data = DATA.load("map")
    return {"box": data["box"], "river": data.get("river", [])}


@cache
def boxes() -> dict[str, MapBox]:
    """Boxes by id, in the order of the map."""
    return {box["id"]: box for box in county()["box"]}
