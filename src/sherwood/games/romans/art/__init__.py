"""How the clans, their warriors and the wall are drawn; the figures themselves are data."""

from pathlib import Path
from typing import Final

from sherwood.draw.sketch import read, symbols
from sherwood.draw.svg import Svg, group

FIGURES: Final = read(Path(__file__).with_name("figures.toml"))


def warriors() -> Svg:
    """Every warrior as a symbol `w-<id>`; `color` dresses it in the clan's cloth, `fill` in its second one."""
    return symbols("w-", FIGURES["warriors"])


def forts() -> Svg:
    """Every kind of fort as a symbol `f-<kind>`."""
    return symbols("f-", FIGURES["forts"])


def badges() -> Svg:
    """Every clan's badge as a symbol `badge-<clan>`."""
    return symbols("badge-", FIGURES["badges"])


def emblems() -> Svg:
    """Small signs on cards and panels, as symbols of their own names."""
    return group(symbols("", FIGURES["emblems"]))
