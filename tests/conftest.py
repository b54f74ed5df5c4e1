"""The tests play a fifth game as well: a very small one, registered as anybody's would be, beside those already named."""

from __future__ import annotations

import os
from pathlib import Path

HERE = str(Path(__file__).parent)

# Servers, terminals and bots that the tests start find it too.
os.environ["SHERWOOD_GAMES"] = ",".join(filter(None, ("games.purses", os.environ.get("SHERWOOD_GAMES", ""))))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (HERE, os.environ.get("PYTHONPATH", ""))))
