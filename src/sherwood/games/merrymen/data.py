"""The board and the cards, as data files that an owner of the game can correct."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sherwood.engine.data import DataFiles
from sherwood.engine.late import late

DATA: Final = DataFiles(Path(__file__).parent, ("board", "cards"), late("sherwood.games.merrymen.check", "check"))
