"""Robin Hood and the Merry Men: hold Nottingham together, and be its greatest defender."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.game import Game, late, usual_parts
from sherwood.games.merrymen.data import DATA
from sherwood.games.merrymen.options import OPTIONS
from sherwood.games.merrymen.rules.flow import begin
from sherwood.games.merrymen.rules.settings import MerryMenSettings
from sherwood.games.merrymen.rules.verbs import VERBS
from sherwood.games.merrymen.targets import targets
from sherwood.games.merrymen.view import score, secrets, view
from sherwood.games.merrymen.words import ASKS, BARS, NAMES, TELLS

GAME = Game(
    id="merrymen",
    seats=(2, 5),
    folder=Path(__file__).parent,
    rules=f"{__name__}.rules",
    verbs=VERBS,
    settings=MerryMenSettings,
    options=OPTIONS,
    begin=begin,
    view=view,
    secrets=secrets,
    targets=targets,
    score=score,
    endings=("defended", "shared", "penniless", "overrun", "tuck_hanged", "tuck_jailed"),
    minutes=(60, 120),
    weight=3.2,
    data=DATA,
    names=NAMES,
    asks=ASKS,
    bars=BARS,
    tells=TELLS,
    bounds=late(f"{__name__}.bounds", "bounds"),
    **usual_parts(__name__),
)  # fmt: skip
