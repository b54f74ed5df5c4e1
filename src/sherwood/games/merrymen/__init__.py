"""Robin Hood and the Merry Men: hold Nottingham together, and be its greatest defender."""

from __future__ import annotations

from sherwood.engine.game import usual_game
from sherwood.games.merrymen.rules.flow import SET_UP
from sherwood.games.merrymen.rules.ids import ENDINGS
from sherwood.games.merrymen.rules.settings import MerryMenSettings
from sherwood.games.merrymen.rules.state import MerryMen

GAME = usual_game(__name__, MerryMen, MerryMenSettings, SET_UP, ENDINGS, seats=(2, 5), minutes=(60, 120), weight=3.2)
