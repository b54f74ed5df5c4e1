"""The table of Robin Hood and the Merry Men: the town, and what every player has in hand and ledger."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from sherwood.draw.drawing import Drawing, drawn
from sherwood.draw.layers import lines
from sherwood.draw.pieces import frame, tabletop
from sherwood.draw.svg import Svg, join, tag
from sherwood.text.speech import Speech

from ..art import goods, land, ledger
from ..art.layout import Layout, laid_out
from ..shape import PlayerView, View
from .others import Others
from .own import Own, page
from .places import Places, plan
from .roads import Roads, lanes
from .status import Status
from .tray import Tray, tray

FOLDER = Path(__file__).parent.parent
Sites = tuple[tuple[str, str, tuple[str, ...]], ...]


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    own = next((player for player in view["players"] if player["seat"] == whose(view, seat)), None)
    layout = layout_for(view, own, narrow)
    speech = Speech(FOLDER, lang)
    parts = (Status(view, speech, layout), Roads(view, speech, layout), Places(view, speech, layout, own))
    mine = (Tray(view, speech, layout, own), Own(view, speech, layout, own), Others(view, speech, layout, own))
    live = lines([mark for part in (*parts, *mine) for mark in part.marks()])
    sites = tuple((site["site"], site["gives"], tuple(site["fight"])) for site in view["sites"])
    still = setting(layout, lang, own is not None, sites, view["roads"][0]["spaces"])
    return drawn(still, live, layout)


def whose(view: View, seat: int | None) -> int | None:
    """Whose ledger and hand lie open: one's own; for who sees everything, those of the player whose turn it is."""
    all_seen = all(player["hand"] is not None for player in view["players"])
    return view["active"] if seat is None and all_seen else seat


def layout_for(view: View, own: PlayerView | None, narrow: bool) -> Layout:
    laid = len(own["passive"]) + len(own["spies"]) + len(own["tuck_cards"]) if own else 0
    hand = max(len(own["hand"] or ()), own["hand_limit"], 5 if own["hero"] is None else 0) if own else 0
    bare = any(player["hand"] is not None for player in view["players"] if player is not own)
    return laid_out(narrow, len(view["players"]) - (own is not None), own is not None, laid, hand, bare)


@lru_cache(maxsize=64)
def setting(layout: Layout, lang: str, own: bool, sites: Sites, spaces: int) -> Svg:
    """The town and the ledger's page, drawn once for a layout and a language."""
    speech = Speech(FOLDER, lang)
    definitions = tag("defs", goods.signs(), land.landmarks(), ledger.heads())
    size = (layout.width, layout.height)
    drawn = [definitions, tabletop(*size), *land.country(layout), *lanes(layout, spaces), land.gatehouses(layout)]
    drawn += [land.castle(layout, speech.say("board-name-castle")), *plan(layout, speech, sites)]
    return join([*drawn, *tray(layout, speech), *page(layout, own), frame(*size)])
