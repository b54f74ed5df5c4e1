"""Romans Go Home!: six forts, six warriors laid in secret, three times over."""

from __future__ import annotations

from sherwood.engine.game import usual_game
from sherwood.games.romans.rules.score import ENDINGS
from sherwood.games.romans.rules.state import Romans, RomansSettings
from sherwood.games.romans.rules.turn import ROUND

GAME = usual_game(__name__, Romans, RomansSettings, ROUND, ENDINGS, seats=(1, 4), minutes=(15, 20), weight=1.5)
