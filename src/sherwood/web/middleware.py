"""What every request passes first: foreign origins and floods are stopped; answers get safe headers."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from sherwood.web.address import client
from sherwood.web.alarms import Alarms
from sherwood.web.bans import Bans
from sherwood.web.server_log import log
from sherwood.web.session import COOKIE, SAFE, bearer, same_origin
from sherwood.web.watch import Watch
from sherwood.web.words import language, say

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HTTPS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
PRIVATE = (b"cache-control", b"no-store")  # what is said to one visitor is kept by nobody in between
DATA = (b"content-disposition", b'attachment; filename="api.json"')  # no browser shows it as a page
# Of one address: requests a second, and how many may come at once.
RATES: Mapping[str, tuple[float, float]] = {
    "sign-in": (0.2, 10),
    "guest": (1 / 30, 30),
    "table": (1 / 20, 40),
    "upload": (1 / 60, 10),
    "socket": (5, 220),
    "unsafe": (10, 60),
    "any": (60, 300),
    # All known tokens of one address together: whoever opens many tables has many of them.
    "programs": (120, 600),
    "programs-unsafe": (40, 240),
}
PASSWORDS = ("/api/session", "/api/account", "/api/account/password", "/api/account/reset", "/api/account/mail")
OPENING = ("/api/tables", "/api/tables/", "/api/tables/now", "/api/tournaments", "/api/tournaments/")
HEAVY = ("/rules", "/replays", "/api/replays", "/api/games", "/schema")  # some ten milliseconds each
TOO_MANY = 4429  # a socket that is not let in (browsers learn only that it was not)
WEIGHT = 4  # requests that a heavy one counts for
MOST_TOKENS, TOKEN_LIFE = 5_000, 600.0  # how many are known at once, and for how many seconds


class Stopped(NamedTuple):
    """A request that nothing is done about, and in how many seconds it may be tried again."""

    status: int
    reason: str
    after: float = 0.0


class Buckets:
    """Token buckets by key; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, room: int = 20_000) -> None:
        self.rate, self.burst, self.room = rate, burst, room
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._name: Callable[[str], str] | None = None  # of a key between servers
        self._taken: dict[str, float] = {}  # here, since the others were told

    def share(self, name: Callable[[str], str]) -> None:
        """Other servers count the same: keys are called by names they know too."""
        self._name = name

    def taken_lately(self) -> dict[str, float]:
        taken, self._taken = self._taken, {}
        return taken

    def take_off(self, name: str, weight: float) -> None:
        """What another server gave is missing here, too; more than there was is owed, up to a whole burst."""
        self._set(name, max(self._level(name) - weight, -self.burst))

    def take(self, key: str, weight: float = 1) -> bool:
        return self.late(key, weight) == 0

    def late(self, key: str, weight: float = 1) -> float:
        """Take; for how many seconds there is too little: none if there was enough."""
        name = self._name(key) if self._name else key
        level = self._level(name)
        if self._name is not None and level > 0:
            self._taken[name] = self._taken.get(name, 0.0) + min(weight, level)
        self._set(name, max(level - weight, min(level, 0.0)))
        return max(0.0, (weight - level) / self.rate)

    def left(self, key: str) -> float:
        """How much there is; less than nothing where it is owed."""
        return self._level(self._name(key) if self._name else key)

    def _level(self, name: str) -> float:
        now = time.monotonic()
        level, at = self._levels.get(name, (self.burst, now))
        return min(self.burst, level + (now - at) * self.rate)

    def _set(self, name: str, level: float) -> None:
        self._levels[name] = (level, time.monotonic())
        self._levels.move_to_end(name)
        if len(self._levels) > self.room:
            self._levels.popitem(last=False)


class Tokens:
    """Tokens that opened something lately: those are counted each by itself, and not with their address. What was never
    seen to open anything is not believed: making up tokens would be a way around every limit."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, float] = OrderedDict()

    def note(self, token: str) -> None:
        self._seen.pop(token, None)
        self._seen[token] = time.monotonic()
        if len(self._seen) > MOST_TOKENS:
            self._seen.popitem(last=False)

    def __contains__(self, token: str) -> bool:
        return time.monotonic() - self._seen.get(token, -TOKEN_LIFE) < TOKEN_LIFE


class HttpMiddleware:
    """ASGI middleware around the application: foreign origins and floods are stopped, answers get safe headers.

    It keeps a count of requests by address; with `limits` off it counts nothing. With `once` it closes every connection
    after one request, so that a proxy cannot use it for a table that is at home in another process.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        limits: bool,
        trust_proxy: bool,
        bans: Bans,
        alarms: Alarms,
        tokens: Tokens,
        once: bool = False,
        secure: bool = False,
        watch: Watch | None = None,
    ) -> None:
        self.app = app
        self.bans = bans
        self.alarms = alarms
        self.tokens = tokens
        self.watch = watch or Watch()
        self.headers = (*HEADERS, *[(b"connection", b"close")] * once, *[HTTPS] * secure)
        self.trust_proxy = trust_proxy
        self.buckets = {name: Buckets(*rate) for name, rate in RATES.items()} if limits else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and self._no_socket(scope):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
            return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        started = time.perf_counter()
        status = 500
        is_data = scope["path"].startswith("/api/")

        async def sender(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = {name.lower() for name, _ in message["headers"]}
                more = [PRIVATE] * (b"cache-control" not in said)
                more += [DATA] * (is_data and b"content-disposition" not in said)
                message["headers"] = [*message["headers"], *self.headers, *more]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, sender)
        else:
            self.alarms.note(refusal.reason, self._address(scope))
            await _answer(sender, refusal, _language(scope))
        if self.watch.request is not None:
            self.watch.request(scope["path"], status, time.perf_counter() - started)
        log("request", method=method, path=scope["path"], status=status, ms=_ms(started))

    def _address(self, scope: HTTPScope | WebSocketScope) -> str:
        headers = _headers(scope) if self.trust_proxy else {}
        return client((scope.get("client") or ("",))[0], headers, self.trust_proxy)

    def _no_socket(self, scope: WebSocketScope) -> bool:
        """Refused before anything is looked up: whoever opens sockets without end, or is banned."""
        address = self._address(scope)
        reason = "banned" if address in self.bans else "too-fast"
        if reason == "too-fast" and (not self.buckets or self.buckets["socket"].take(address)):
            return False
        self.alarms.note(reason, address)
        return True

    def _refusal(self, scope: HTTPScope) -> Stopped | None:
        headers, address = _headers(scope), self._address(scope)
        if address in self.bans:
            return Stopped(403, "banned")
        if "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
            return Stopped(400, "malformed")  # no name of ours holds one, and PostgreSQL cannot even be asked
        unsafe = scope["method"] not in SAFE
        has_cookie = f"{COOKIE}=" in headers.get("cookie", "")
        if unsafe and not same_origin(headers, need_origin=has_cookie):
            return Stopped(403, "foreign-origin")
        late = self._late(bearer(headers), address, scope["path"], unsafe, has_cookie) if self.buckets else 0.0
        return Stopped(429, "too-fast", late) if late else None

    def _late(self, token: str, address: str, path: str, unsafe: bool, has_cookie: bool) -> float:
        """For how many seconds this comes too early."""
        weight = WEIGHT if path.startswith(HEAVY) else 1
        if token not in self.tokens:
            return self._late_of(address, path, weight, unsafe, has_cookie)
        together = self.buckets["programs"].late(address, weight)
        if unsafe:
            together = max(together, self.buckets["programs-unsafe"].late(address))
        return together or self._late_of(token, path, weight, unsafe, has_cookie)

    def _late_of(self, who: str, path: str, weight: float, unsafe: bool, has_cookie: bool) -> float:
        late = self.buckets["any"].late(who, weight)
        if late or not unsafe:
            return late
        return max(self.buckets[name].late(who) for name in wanted(path, has_cookie))


def _headers(scope: HTTPScope | WebSocketScope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def wanted(path: str, has_cookie: bool) -> Iterator[str]:
    """The buckets that a change takes from."""
    yield "unsafe"
    if path in PASSWORDS:
        yield "sign-in"
    from_lesson = path.startswith("/api/learn/") and path.rstrip("/").endswith("/table")
    if not has_cookie and (from_lesson or path in ("/api/me", "/api/tables/now", "/api/account")):
        yield "guest"
    if from_lesson or path in OPENING or path.endswith("/rematch"):
        yield "table"
    if path.startswith("/api/replays"):
        yield "upload"


def _ms(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 1)


def _language(scope: HTTPScope) -> str:
    return language(None, dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


async def _answer(send: Send, stopped: Stopped, lang: str) -> None:
    body = msgspec.json.encode({"refused": stopped.reason, "say": say(lang, f"no-{stopped.reason}"), "rule": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if stopped.after:
        headers.append((b"retry-after", str(math.ceil(stopped.after)).encode()))
    await send({"type": "http.response.start", "status": stopped.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
