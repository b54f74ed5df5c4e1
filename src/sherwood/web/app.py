"""The application: handlers, what they share, what leaves the house when something fails."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from sherwood.bots.pool import Pool
from sherwood.table.store import Store
from sherwood.web import pages
from sherwood.web.api.library import LibraryApi
from sherwood.web.api.people import PeopleApi
from sherwood.web.api.tables import TablesApi, accept_invite
from sherwood.web.api.wire import Refusal
from sherwood.web.errors import Refused
from sherwood.web.middleware import Gate
from sherwood.web.rooms import Rooms
from sherwood.web.server_log import log, problem
from sherwood.web.services import Config, Services
from sherwood.web.session import Visitor, visitor
from sherwood.web.share import ALL, Share
from sherwood.web.socket import table_socket
from sherwood.web.words import language, say

STATIC = Path(__file__).with_name("static")
LARGEST_BODY = 2_200_000


def create_app(settings: Config, share: Share = ALL) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings, share)
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
                Gate,
                limits=settings.limits,
                trust_proxy=settings.trust_proxy,
                # A proxy would use its connections for other tables again, past the porter.
                once=settings.trust_proxy and share.processes > 1,
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


async def open_services(settings: Config, share: Share) -> Services:
    store = Store(settings.database)
    pool = Pool(settings.workers, settings.bot_seconds)
    rooms = Rooms(store, pool, share)
    await rooms.start()
    # Thousands of long-lived objects and few cycles: look at the young often, for a moment, and at all of them rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 500, 50)
    log("open", database=store.engine.dialect.name, workers=settings.workers, process=share.number)
    return Services(settings, store, rooms)


async def close_services(services: Services) -> None:
    await services.rooms.stop()
    await services.rooms.pool.close()
    services.store.close()
    log("closed")


def the_services(state: State) -> Services:
    services: Services = state.services
    return services


async def the_visitor(request: Request[Any, Any, Any], services: Services) -> Visitor:
    return await visitor(services.store, request)


async def _keep_for_ever(response: Response[Any]) -> Response[Any]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response


def refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Any]:
    lang = language(request.cookies.get("lang"), request.headers.get("accept-language"))
    sentence = refusal.say or say(lang, f"no-{refusal.reason}", **refusal.arguments)
    if request.url.path.startswith("/api"):
        return Response(Refusal(refusal.reason, sentence, refusal.rule), status_code=refusal.status)
    return pages.page("error", Visitor(None, None, lang), refusal.status, sentence=sentence)


def refused_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our shape: what was wrong with the request, nothing about the server."""
    reasons = {400: "malformed", 404: "unknown-page", 405: "method", 413: "too-long"}
    if error.status_code >= 500:
        problem("request", error, path=request.url.path)
    return refused(request, Refused(reasons.get(error.status_code, "broken"), error.status_code))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    problem("request", error, path=request.url.path)
    return refused(request, Refused("broken", 500))
