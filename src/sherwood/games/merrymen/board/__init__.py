"""The table of Robin Hood and the Merry Men: the town, and what every player has in hand and ledger."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from sherwood.draw.drawing import Drawing
from sherwood.draw.pieces import frame, tabletop
from sherwood.draw.svg import Svg, join, layer, tag
from sherwood.text.speech import Speech

from ..art import goods, ledger, town
from ..art.layout import Layout
from ..shape import PlayerView, View
from .own import Own, page, used
from .places import Places, plan

FOLDER = Path(__file__).parent.parent


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    own = next((player for player in view["players"] if player["seat"] == seat), None)
    layout = layout_for(view, own, narrow)
    speech = Speech(FOLDER, lang)
    places, mine = Places(view, speech, layout), Own(view, speech, layout, own)
    sites = tuple((site["site"], tuple(site["fight"])) for site in view["sites"])
    live = layer([*places.marks(), *mine.marks()])
    return Drawing(setting(layout, lang, own is not None, sites), live, layout.width, layout.height)


def layout_for(view: View, own: PlayerView | None, narrow: bool) -> Layout:
    laid = len(own["passive"]) + len(own["spies"]) + len(own["tuck_cards"]) + len(used(own)) if own else 0
    hand = max(len(own["hand"] or ()), own["hand_limit"], 5 if own["hero"] is None else 0) if own else 0
    return Layout(narrow, len(view["players"]) - (own is not None), own is not None, laid, hand)


@lru_cache(maxsize=64)
def setting(layout: Layout, lang: str, own: bool, sites: tuple[tuple[str, tuple[str, ...]], ...]) -> Svg:
    """The town plan and the ledger's page, drawn once for a layout and a language."""
    definitions = tag("defs", goods.signs(), town.landmarks(), ledger.heads())
    size = (layout.width, layout.height)
    return join(
        [definitions, tabletop(*size), *plan(layout, Speech(FOLDER, lang), sites), *page(layout, own), frame(*size)]
    )
