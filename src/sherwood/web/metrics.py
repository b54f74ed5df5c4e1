"""Figures for Prometheus, at an address of their own that visitors do not reach; imported only where a host wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from sherwood.web.figures import Figures
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

        self._messages = Counter(
            "sherwood_messages", "Messages over sockets by kind and answer", ["kind", "answer"], registry=self.registry
        )
        self._answering = Histogram(
            "sherwood_message_seconds",
            "From a message's coming over a socket to its answer",
            ["kind"],
            buckets=WRITING,
            registry=self.registry,
        )

        def request(path: str, status: int, seconds: float) -> None:
            requests.labels(kind(path), f"{status // 100}xx").observe(seconds)

        watch.request = request
        services.store.watch = self._written
        services.sockets.watch = self._answered
        self.registry.register(Figures(services))
        ProcessCollector(namespace="sherwood", registry=self.registry)  # processor time, memory, open files
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._server: tuple[WSGIServer, Thread] | None = None

    def _written(self, seconds: float, well: bool) -> None:
        if well:
            self._moves.inc()
            self._writing.observe(seconds)
        else:
            self._lost.inc()

    def _answered(self, what: str, well: bool, seconds: float) -> None:
        self._messages.labels(what, "ok" if well else "no").inc()
        self._answering.labels(what).observe(seconds)

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
