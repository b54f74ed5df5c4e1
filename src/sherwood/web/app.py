"""The application: handlers, what they share, what leaves the house when something fails."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from msgspec.structs import replace
from sqlalchemy.exc import DataError, DBAPIError

from sherwood.bots.pool import Pool
from sherwood.extras import extra
from sherwood.table import crash
from sherwood.table.store.store import Store
from sherwood.web import collector, pages
from sherwood.web.address import client
from sherwood.web.alarms import Alarms
from sherwood.web.api.account import AccountApi
from sherwood.web.api.dice import DiceApi
from sherwood.web.api.hosts import HostsApi
from sherwood.web.api.learn import LearnApi
from sherwood.web.api.library import LibraryApi
from sherwood.web.api.notices import NoticesApi
from sherwood.web.api.owners import OwnersApi
from sherwood.web.api.people import PeopleApi
from sherwood.web.api.tables import TablesApi, accept_invite
from sherwood.web.api.tournaments import TournamentsApi
from sherwood.web.api.wire import Refusal
from sherwood.web.backends import carrier
from sherwood.web.bans import Bans
from sherwood.web.dice_pages import DICE_PAGES
from sherwood.web.duties import Duties
from sherwood.web.errors import Refused
from sherwood.web.hosts_page import HOSTS_PAGES
from sherwood.web.learn_pages import LEARN_PAGES
from sherwood.web.mail import Mail
from sherwood.web.middleware import HttpMiddleware, Tokens
from sherwood.web.news import News
from sherwood.web.notices import Notices
from sherwood.web.notices_page import NOTICES_PAGES
from sherwood.web.partition import ALL, Partition
from sherwood.web.person_page import PERSON_PAGES
from sherwood.web.rooms import Rooms
from sherwood.web.schema import SCHEMA
from sherwood.web.server_log import log, problem
from sherwood.web.services import Config, Services
from sherwood.web.session import HttpRequest, Visitor, looks, visitor
from sherwood.web.shared_limits import SharedLimits
from sherwood.web.socket import table_socket
from sherwood.web.tournament_pages import TOURNAMENT_PAGES
from sherwood.web.watch import Watch
from sherwood.web.words import language, say

STATIC = Path(__file__).with_name("static")
LARGEST_BODY = 2_200_000
AFTER = 2  # seconds after which what was too much, or away, may be asked for again
ALARMING = (401, 403, 429, 500, 503)  # refusals of which many mean that somebody tries, or that something is wrong
Answer = Response[Refusal] | Response[str]


def create_app(settings: Config, partition: Partition = ALL) -> Litestar:
    bans = Bans()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings, partition, bans, app.state.limits)
        app.state.services = services
        measured = measure(services, app.state.watch)
        duties = Duties(services)
        await duties.start()
        try:
            yield
        finally:
            await duties.stop()
            measured()
            await close_services(services)

    return Litestar(
        route_handlers=[
            *pages.PAGES,
            PeopleApi,
            AccountApi,
            TablesApi,
            OwnersApi,
            HostsApi,
            *HOSTS_PAGES,
            LearnApi,
            *LEARN_PAGES,
            *PERSON_PAGES,
            NoticesApi,
            *NOTICES_PAGES,
            TournamentsApi,
            *TOURNAMENT_PAGES,
            LibraryApi,
            DiceApi,
            *DICE_PAGES,
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
        exception_handlers={
            Refused: refused,
            HTTPException: refused_http,
            RecursionError: too_deep,
            DBAPIError: no_store,
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        request_max_body_size=LARGEST_BODY,
        openapi_config=SCHEMA,
        logging_config=None,
        debug=False,
        state=State({"bans": bans, "alarms": Alarms(), "tokens": Tokens(), "limits": SharedLimits(), "watch": Watch()}),
    )


def shielded(app: Litestar, settings: Config, partition: Partition = ALL) -> HttpMiddleware:
    """The application behind what every request passes first: around all of it, unknown paths and methods too."""
    shield = HttpMiddleware(
        app,
        limits=settings.limits,
        trust_proxy=settings.trust_proxy,
        bans=app.state.bans,
        alarms=app.state.alarms,
        tokens=app.state.tokens,
        secure=settings.secure,
        watch=app.state.watch,
        # A proxy would use its connections for other tables again, past the dispatcher.
        once=settings.trust_proxy and partition.processes > 1,
    )
    app.state.limits.add(shield.buckets)
    return shield


async def open_services(settings: Config, partition: Partition, bans: Bans, limits: SharedLimits) -> Services:
    crash.keep_in(crash_folder(settings.database))
    store = Store(settings.database)
    pool = Pool(settings.workers, settings.bot_seconds, settings.own_bots())
    news = News(carrier(settings.channels, settings.database), limits) if settings.channels else News()
    rooms = Rooms(store, pool, partition, news)
    notices = await open_notices(settings, store, rooms)  # before the rooms: it hears what they wait for
    services = Services(settings, store, rooms, bans, notices)
    if news.shared:
        limits.add(services.quotas.buckets)
        limits.share(store.secret)
    await rooms.start()
    collector.tune()
    log("open", database=store.engine.dialect.name, workers=settings.workers, process=partition.number)
    return services


async def open_notices(settings: Config, store: Store, rooms: Rooms) -> Notices | None:
    """Only where the host has set up a way to send any."""
    if not settings.mail and not settings.push:
        return None
    pusher = None
    if settings.push:
        with extra("notices"):
            from sherwood.web.push import Pusher, key_of
        pusher = Pusher(await store.write(key_of), settings.push, settings.push_services)
    mail = Mail(settings.mail, settings.mail_from, settings.site) if settings.mail else None
    return Notices(store, rooms, mail, pusher, settings.notices_every)


def measure(services: Services, watch: Watch) -> Callable[[], None]:
    """Figures for Prometheus where the host wants them; how to end it."""
    if not services.settings.metrics:
        return lambda: None
    from sherwood.web.metrics import Metrics  # only who wants it needs the package

    metrics = Metrics(services, watch)
    metrics.start(services.settings.metrics, services.rooms.partition.number)
    return metrics.stop


def crash_folder(database: str) -> Path:
    """Beside a database that is a file; in the folder the server was started in, where the database is elsewhere."""
    return Path("sherwood-crashes" if "://" in database else f"{database}-crashes")


async def close_services(services: Services) -> None:
    await services.rooms.stop()
    await services.rooms.pool.close()
    services.replays.close()
    await services.rooms.desk.close()
    services.store.close()
    log("closed")


def the_services(state: State) -> Services:
    services: Services = state.services
    return services


async def the_visitor(request: HttpRequest, services: Services) -> Visitor:
    me = await visitor(services.store, request, services.settings.trust_proxy)
    if me.token:
        request.app.state.tokens.note(me.token)
    return replace(me, announced=services.bans.announced.text) if services.bans.announced.text else me


async def _keep_for_ever(response: Response[object]) -> Response[object]:
    response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response


GONE = "client disconnected prematurely"  # the framework has only these words for it


def refused(request: HttpRequest, refusal: Refused) -> Answer:
    if refusal.status in ALARMING:
        services: Services = request.app.state.services
        peer = request.client.host if request.client else ""
        request.app.state.alarms.note(refusal.reason, client(peer, request.headers, services.settings.trust_proxy))
    lang = language(request.cookies.get("lang"), request.headers.get("accept-language"))
    sentence = refusal.say or say(lang, f"no-{refusal.reason}", **refusal.arguments)
    if request.url.path.startswith("/api"):
        later = {"retry-after": str(AFTER)} if refusal.status in (429, 503) else {}
        said = Refusal(refusal.reason, sentence, refusal.rule)
        return Response(said, status_code=refusal.status, headers=later)
    return pages.page("error", Visitor(None, None, lang, *looks(request.cookies)), refusal.status, sentence=sentence)


def refused_http(request: HttpRequest, error: HTTPException) -> Answer:
    """Litestar's own refusals, in our shape: what was wrong with the request, nothing about the server."""
    reasons = {400: "malformed", 404: "unknown-page", 405: "method", 413: "too-long"}
    if error.detail == GONE:  # whoever asked has hung up: nothing of ours went wrong
        return refused(request, Refused("malformed", 400))
    if error.status_code >= 500:
        problem("request", error, path=request.url.path)
    return refused(request, Refused(reasons.get(error.status_code, "broken"), error.status_code))


def too_deep(request: HttpRequest, error: RecursionError) -> Answer:
    """Lists in lists in lists: nothing we ask for."""
    return refused(request, Refused("malformed", 400))


def no_store(request: HttpRequest, error: DBAPIError) -> Answer:
    """The database is away, or full: nothing was changed, and it can be tried again."""
    if isinstance(error, DataError):
        return refused(request, Refused("malformed", 400))
    log("store", error=repr(error.orig)[:300], path=request.url.path)
    return refused(request, Refused("no-store", 503))


def broken(request: HttpRequest, error: Exception) -> Answer:
    problem("request", error, path=request.url.path)
    return refused(request, Refused("broken", 500))
