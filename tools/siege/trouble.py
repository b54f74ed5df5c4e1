"""The disk is full; the clock leaps. Refused clearly, nothing half written, and all is well when it is over."""

from __future__ import annotations

import os
import resource
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from siege.house import House
from siege.outcome import Outcome
from siege.players import Player, judge, play_until
from siege.visitors import Guest

LEAPS = (7200, -7200, 86_400, -86_400, 0)
SITE = """
import os, time
_real, _file = time.time, os.environ["SIEGE_CLOCK"]
def _shifted():
    try:
        with open(_file) as file:
            return _real() + float(file.read() or 0)
    except (OSError, ValueError):
        return _real()
time.time = _shifted
"""


def disk(count: int) -> Outcome:
    """No file of the server may grow any more (as on a full disk), then it may again."""
    out, house = Outcome("disk full"), House("--no-limits")
    house.start()
    players = [Player(house.url) for _ in range(4)]
    refused = 0
    try:
        for _ in range(count):
            play_until(players, lambda: _full(house))
            lost, doubled = judge(house.database, players)
            out.tries, out.lost, out.doubled = out.tries + 1, out.lost + lost, out.doubled + doubled
            house.wait()
            play_until(players, lambda: time.sleep(0.5))
        refused = sum(player.refused for player in players)
        with closing(sqlite3.connect(house.database)) as db:
            out.lost += db.execute("pragma integrity_check").fetchone()[0] != "ok"
        out.traces, out.broken = house.traces(), house.broken(excused=(503,))
    finally:
        house.stop()
    out.notes.append(f"{refused} moves refused clearly meanwhile, integrity checked")
    return out


def _full(house: House) -> None:
    time.sleep(0.3)
    size = Path(f"{house.database}-wal").stat().st_size
    for pid in house.family():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    time.sleep(1.0)
    for pid in house.family():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def clock(count: int) -> Outcome:
    """The clock leaps hours and days, forward and back, at tables with a minute a move: nobody is put away."""
    out = Outcome("clock leaps")
    site = Path(tempfile.mkdtemp(prefix="sherwood-siege-clock-"))
    (site / "sitecustomize.py").write_text(SITE)
    shift = site / "shift"
    shift.write_text("0")
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    house = House("--no-limits", env={"PYTHONPATH": path, "SIEGE_CLOCK": str(shift)})
    house.start()
    try:
        guest = Guest(house.url, "Timed")
        tables = [guest.table(pace=60) for _ in range(5)]
        for n in range(count):
            shift.write_text(str(LEAPS[n % len(LEAPS)]))
            time.sleep(2.5)
            out.tries += 1
            away = [seat["away"] for table in tables for seat in guest.view(table, 0)["seats"]]
            out.lost += sum(away)
        out.traces, out.broken = house.traces(), house.broken()
    finally:
        house.stop()
    noticed = house.log().count('"what":"clock-leapt"')
    out.notes.append(f"seats put away are counted as lost; {noticed} leaps noticed")
    return out
