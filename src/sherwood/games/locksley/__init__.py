"""Robin of Locksley: two riders on a grid of loot, two Bards racing round it."""

from __future__ import annotations

from sherwood.engine.game import usual_game
from sherwood.games.locksley.rules.readings import LocksleySettings
from sherwood.games.locksley.rules.setup import SET_UP
from sherwood.games.locksley.rules.state import ENDINGS, Locksley

GAME = usual_game(__name__, Locksley, LocksleySettings, SET_UP, ENDINGS, seats=(2, 2), minutes=(20, 40), weight=1.8)
