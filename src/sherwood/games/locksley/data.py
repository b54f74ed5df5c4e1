"""The loot, the fame tiles and the track, as data files that an owner of the game can correct."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sherwood.engine.data import DataFiles
from sherwood.engine.late import late

DATA: Final = DataFiles(
    Path(__file__).parent, ("loot", "fame", "track"), late("sherwood.games.locksley.check", "check")
)
