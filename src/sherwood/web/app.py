"""The application: handlers, what they share, what leaves the house when something fails."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from sherwood.bots.pool import Pool
from sherwood.table import crash
from sherwood.table.store.store import Store
from sherwood.web import pages
from sherwood.web.api.library import LibraryApi
from sherwood.web.api.people import PeopleApi
from sherwood.web.api.tables import TablesApi, accept_invite
from sherwood.web.api.wire import Refusal
from sherwood.web.errors import Refused
from sherwood.web.middleware import HttpMiddleware
from sherwood.web.partition import ALL, Partition
from sherwood.web.rooms import Rooms
from sherwood.web.server_log import log, problem
from sherwood.web.services import Config, Services
from sherwood.web.session import HttpRequest, Visitor, visitor
from sherwood.web.socket import table_socket
from sherwood.web.words import language, say

STATIC = Path(__file__).with_name("static")
LARGEST_BODY = 2_200_000
Answer = Response[Refusal] | Response[str]


def create_app(settings: Config, partition: Partition = ALL) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings, partition)
        app.state.services = services
        try:
            yield
        finally:
            await close_services(services)

    return Litestar(
        route_handlers=[
            *pages.PAGES,
            PeopleApi,
            TablesApi,
            LibraryApi,
            accept_invite,
            table_socket,
            create_static_files_router(
                f"/static/{pages.version()}",
                [STATIC],
                cache_control=None,
                include_in_schema=False,
                after_request=_keep_for_ever,
            ),
        ],
        lifespan=[lifespan],
        dependencies={"services": Provide(the_services, sync_to_thread=False), "me": Provide(the_visitor)},
        exception_handlers={Refused: refused, HTTPException: refused_http, Exception: broken},
        middleware=[
            DefineMiddleware(
                HttpMiddleware,
                limits=settings.limits,
                trust_proxy=settings.trust_proxy,
                # A proxy would use its connections for other tables again, past the dispatcher.
                once=settings.trust_proxy and partition.processes > 1,
            )
        ],
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sherwood", version="1", path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
        debug=False,
    )


async def open_services(settings: Config, partition: Partition) -> Services:
    crash.keep_in(crash_folder(settings.database))
    store = Store(settings.database)
    pool = Pool(settings.workers, settings.bot_seconds)
    rooms = Rooms(store, pool, partition)
    await rooms.start()
    _tune_gc()
    log("open", database=store.engine.dialect.name, workers=settings.workers, process=partition.number)
    return Services(settings, store, rooms)


def crash_folder(database: str) -> Path:
    """Beside a database that is a file; in the folder the server was started in, where the database is elsewhere."""
    return Path("sherwood-crashes" if "://" in database else f"{database}-crashes")


def _tune_gc() -> None:
    """Tune the garbage collector for thousands of long-lived objects and few cycles: full collections are rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 500, 50)


async def close_services(services: Services) -> None:
    await services.rooms.stop()
    await services.rooms.pool.close()
    services.store.close()
    log("closed")


def the_services(state: State) -> Services:
    services: Services = state.services
    return services


async def the_visitor(request: HttpRequest, services: Services) -> Visitor:
    return await visitor(services.store, request)


async def _keep_for_ever(response: Response[object]) -> Response[object]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response


def refused(request: HttpRequest, refusal: Refused) -> Answer:
    lang = language(request.cookies.get("lang"), request.headers.get("accept-language"))
    sentence = refusal.say or say(lang, f"no-{refusal.reason}", **refusal.arguments)
    if request.url.path.startswith("/api"):
        return Response(Refusal(refusal.reason, sentence, refusal.rule), status_code=refusal.status)
    return pages.page("error", Visitor(None, None, lang), refusal.status, sentence=sentence)


def refused_http(request: HttpRequest, error: HTTPException) -> Answer:
    """Litestar's own refusals, in our shape: what was wrong with the request, nothing about the server."""
    reasons = {400: "malformed", 404: "unknown-page", 405: "method", 413: "too-long"}
    if error.status_code >= 500:
        problem("request", error, path=request.url.path)
    return refused(request, Refused(reasons.get(error.status_code, "broken"), error.status_code))


def broken(request: HttpRequest, error: Exception) -> Answer:
    problem("request", error, path=request.url.path)
    return refused(request, Refused("broken", 500))
