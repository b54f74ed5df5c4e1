"""Figures for Prometheus, at an address of their own that visitors do not reach; imported only where a host wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from sherwood.web.services import Services
from sherwood.web.watch import Watch

if TYPE_CHECKING:
    from threading import Thread
    from wsgiref.simple_server import WSGIServer

WRITING = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ANSWERING = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 30.0)


class Metrics:
    """What is counted as it happens, and what is looked up when somebody asks."""

    def __init__(self, services: Services, watch: Watch) -> None:
        self.registry = CollectorRegistry()
        requests = Histogram(
            "sherwood_request_seconds",
            "Requests by kind and status",
            ["kind", "status"],
            buckets=ANSWERING,
            registry=self.registry,
        )
        self._moves = Counter("sherwood_moves", "Lines written to journals", registry=self.registry)
        self._lost = Counter("sherwood_moves_refused", "Lines that could not be written", registry=self.registry)
        self._writing = Histogram(
            "sherwood_move_seconds", "From a move to its being durable", buckets=WRITING, registry=self.registry
        )

        def request(path: str, status: int, seconds: float) -> None:
            requests.labels(kind(path), f"{status // 100}xx").observe(seconds)

        watch.request = request
        services.store.watch = self._written
        self._look_up(services)
        self._server: tuple[WSGIServer, Thread] | None = None

    def _written(self, seconds: float, well: bool) -> None:
        if well:
            self._moves.inc()
            self._writing.observe(seconds)
        else:
            self._lost.inc()

    def _look_up(self, services: Services) -> None:
        rooms, news = services.rooms, services.rooms.news
        figures: dict[str, tuple[str, Callable[[], float]]] = {
            "sherwood_tables_loaded": ("Tables in memory", lambda: len(rooms.loaded)),
            "sherwood_tables_kept": (
                "Tables whose bots and clocks are looked after here",
                lambda: rooms.leases.held if rooms.leases is not None else 0,
            ),
            "sherwood_sockets": ("Open sockets", lambda: len(services.sockets)),
            "sherwood_bots_asked": ("Bots that think or wait to", lambda: len(rooms.bots.tasks)),
            "sherwood_clocks": ("Clocks that run", lambda: len(rooms.alarms)),
            "sherwood_database_connections": ("Connections in use", services.store.connections),
            "sherwood_database_waiting": ("Writes that wait", services.store.waiting),
            "sherwood_news_sent": ("Messages to other servers", lambda: news.sent),
            "sherwood_news_received": ("Messages from other servers", lambda: news.received),
        }
        for name, (said, look) in figures.items():
            Gauge(name, said, registry=self.registry).set_function(look)

    def start(self, where: str, number: int) -> None:
        """At `host:port`; the second process of a server at the port after it, and so on."""
        host, _, port = where.rpartition(":")
        self._server = start_http_server(int(port) + number, host or "127.0.0.1", self.registry)

    def stop(self) -> None:
        if self._server is not None:
            server, thread = self._server
            server.shutdown()
            server.server_close()
            thread.join()


def kind(path: str) -> str:
    """Few names, whatever visitors ask for."""
    if path.endswith("/moves"):
        return "move"
    if path.startswith("/static/"):
        return "static"
    return "api" if path.startswith("/api/") else "page"
