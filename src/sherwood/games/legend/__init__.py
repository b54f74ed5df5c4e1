"""The Legend of Robin Hood: thirty turns of hide and seek in Sherwood, for two."""

from __future__ import annotations

from sherwood.engine.game import usual_game
from sherwood.games.legend.rules.atoms import ENDINGS
from sherwood.games.legend.rules.sequence import SET_UP
from sherwood.games.legend.rules.state import Legend, LegendSettings

GAME = usual_game(__name__, Legend, LegendSettings, SET_UP, ENDINGS, seats=(2, 2), minutes=(60, 120), weight=3.0)
