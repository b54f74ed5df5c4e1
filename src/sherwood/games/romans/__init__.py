"""Romans Go Home!: six forts, six warriors laid in secret, three times over."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.game import Game, late, usual_parts
from sherwood.games.romans.data import DATA
from sherwood.games.romans.options import OPTIONS, refuse
from sherwood.games.romans.rules.score import ENDINGS
from sherwood.games.romans.rules.state import Romans, RomansSettings
from sherwood.games.romans.rules.turn import ROUND
from sherwood.games.romans.rules.verbs import VERBS
from sherwood.games.romans.targets import targets
from sherwood.games.romans.view import score, secrets, view
from sherwood.games.romans.words import ASKS, BARS, NAMES, TELLS


def begin(settings: RomansSettings, seats: int) -> Romans:
    """The table before the first round."""
    state = Romans()
    state.set_up(settings, seats)
    state.steps.append(ROUND)
    return state


GAME = Game(
    id="romans",
    seats=(1, 4),
    folder=Path(__file__).parent,
    rules=f"{__name__}.rules",
    verbs=VERBS,
    settings=RomansSettings,
    options=OPTIONS,
    refuse=refuse,
    begin=begin,
    view=view,
    secrets=secrets,
    targets=targets,
    score=score,
    endings=ENDINGS,
    minutes=(15, 20),
    weight=1.5,
    data=DATA,
    names=NAMES,
    asks=ASKS,
    bars=BARS,
    tells=TELLS,
    bounds=late(f"{__name__}.bounds", "bounds"),
    **usual_parts(__name__),
)  # fmt: skip
