"""The card of a game's aim as the pages show it: its words, and its figures as small pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from sherwood.draw.paint import paint
from sherwood.draw.sketch import Sheet, read, sketch
from sherwood.draw.svg import group, tag
from sherwood.lessons.aim import Part, aim_of
from sherwood.web import catalogue


class AimPart(NamedTuple):
    """One third of the card."""

    title: str
    text: str
    pictures: list[str]  # as SVG


@cache
def aim(game: str, lang: str) -> list[AimPart]:
    return [AimPart(part.title, part.text, pictures(game, part)) for part in aim_of(catalogue.game(game), lang)]


def pictures(game: str, part: Part) -> list[str]:
    """The figures; a game that keeps none in the usual place has words only."""
    path = catalogue.game(game).folder / "art" / "figures.toml"
    sheets = read(path) if path.exists() else {}
    return [_picture(sheets, figure) for figure in part.figures if sheets]


def _picture(sheets: Mapping[str, Sheet], figure: str) -> str:
    place, _, colour = figure.partition(" ")
    sheet, _, name = place.partition("/")
    dressed = paint(colour) if colour else paint("clan-green")
    drawn = group(sketch(sheets[sheet][name]), color=dressed, fill=dressed)
    return str(tag("svg", drawn, class_="aim-figure", viewBox="-4 -4 108 108", aria_hidden="true"))
