"""The Legend of Robin Hood: thirty turns of hide and seek in Sherwood, for two."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.game import Game, late, usual_parts
from sherwood.games.legend.data import DATA
from sherwood.games.legend.options import OPTIONS
from sherwood.games.legend.rules.atoms import ENDINGS
from sherwood.games.legend.rules.sequence import begin
from sherwood.games.legend.rules.state import LegendSettings
from sherwood.games.legend.rules.verbs import VERBS
from sherwood.games.legend.targets import targets
from sherwood.games.legend.view import score, view
from sherwood.games.legend.words import ASKS, BARS, NAMES, TELLS

GAME = Game(
    id="legend",
    seats=(2, 2),
    folder=Path(__file__).parent,
    rules=f"{__name__}.rules",
    verbs=VERBS,
    settings=LegendSettings,
    options=OPTIONS,
    begin=begin,
    view=view,
    targets=targets,
    score=score,
    endings=ENDINGS,
    minutes=(60, 120),
    weight=3.0,
    data=DATA,
    names=NAMES,
    asks=ASKS,
    bars=BARS,
    tells=TELLS,
    bounds=late(f"{__name__}.bounds", "bounds"),
    **usual_parts(__name__),
)
