"""Figures that nobody counts as they happen: they are looked up when Prometheus asks, in a thread of its own.

What is read of the server's memory is read in one motion each (a length, a list made of a dict): the server goes on
meanwhile.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from sherwood.table.store import tables
from sherwood.table.store.rows import LOBBY, OVER, RUNNING
from sherwood.table.store.store import Store
from sherwood.web.services import Services

COUNTED = 10.0  # seconds for which the count of all tables holds: it takes a while in a large house
STATUSES = (LOBBY, RUNNING, OVER)
KINDS = {"hint": "hint", "game": "analysis"}  # as the desk calls them, and as hosts do


class Figures(Collector):
    """Of one server process: its tables, sockets, bots, the database and the news."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables = TablesCount(services.store)

    def collect(self) -> Iterator[Metric]:
        services, rooms = self._services, self._services.rooms
        store, news = services.store, rooms.news
        gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "sherwood_tables_kept": ("Tables whose bots and clocks are looked after here", lambda: rooms.kept),
            "sherwood_sockets": ("Open sockets", lambda: len(services.sockets)),
            "sherwood_bots_asked": ("Bots that think or wait to", lambda: rooms.bots.asked),
            "sherwood_clocks": ("Clocks that run", lambda: len(rooms.alarms)),
            "sherwood_database_connections": ("Connections in use", store.connections),
            "sherwood_database_waiting": ("Writes that wait", store.waiting),
        }
        for name, (said, look) in gauges.items():
            yield GaugeMetricFamily(name, said, look())
        yield CounterMetricFamily("sherwood_news_sent", "Messages to other servers", news.sent)
        yield CounterMetricFamily("sherwood_news_received", "Messages from other servers", news.received)
        loaded = Counter(room.table.status for room in list(rooms.loaded.values()))
        yield _by("sherwood_tables_loaded", "Tables in memory", "status", {one: loaded[one] for one in STATUSES})
        asked = rooms.desk.asked
        advice = {said: asked[kind] for kind, said in KINDS.items()}
        yield _by("sherwood_advice_asked", "Hints and analyses that are thought about or wait", "kind", advice)
        counted = self._tables.look()
        if counted is not None:
            known = {one: counted.get(one, 0) for one in STATUSES}
            yield _by("sherwood_tables", "Tables in the database, the same at every server", "status", known)


class TablesCount:
    """All tables by status, counted by whoever asks for figures, seldom; nobody waits while somebody else counts."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting = threading.Lock()
        self._at = float("-inf")
        self._found: dict[str, int] | None = None

    def look(self) -> dict[str, int] | None:
        """None where the database cannot be asked: the other figures are wanted then more than ever."""
        if time.monotonic() - self._at > COUNTED and self._counting.acquire(blocking=False):
            try:
                self._found = self._count()
                self._at = time.monotonic()
            finally:
                self._counting.release()
        return self._found

    def _count(self) -> dict[str, int] | None:
        try:
            with self._store.engine.connect() as db:
                return tables.count_by_status(db)
        except SQLAlchemyError:
            return None


def _by(name: str, said: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    made = GaugeMetricFamily(name, said, labels=[label])
    for value, number in values.items():
        made.add_metric([value], number)
    return made
