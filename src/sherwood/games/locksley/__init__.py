"""Robin of Locksley: two riders on a grid of loot, two Bards racing round it."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.game import Game, late, usual_parts
from sherwood.games.locksley.data import DATA
from sherwood.games.locksley.options import OPTIONS
from sherwood.games.locksley.rules.readings import LocksleySettings
from sherwood.games.locksley.rules.setup import begin
from sherwood.games.locksley.rules.state import ENDINGS
from sherwood.games.locksley.rules.verbs import VERBS
from sherwood.games.locksley.targets import targets
from sherwood.games.locksley.view import score, view
from sherwood.games.locksley.words import ASKS, BARS, NAMES, TELLS

GAME = Game(
    id="locksley",
    seats=(2, 2),
    folder=Path(__file__).parent,
    rules=f"{__name__}.rules",
    verbs=VERBS,
    settings=LocksleySettings,
    options=OPTIONS,
    begin=begin,
    view=view,
    targets=targets,
    score=score,
    endings=ENDINGS,
    minutes=(20, 40),
    weight=1.8,
    data=DATA,
    names=NAMES,
    asks=ASKS,
    bars=BARS,
    tells=TELLS,
    bounds=late(f"{__name__}.bounds", "bounds"),
    **usual_parts(__name__),
)
