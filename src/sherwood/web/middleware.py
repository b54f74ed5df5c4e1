"""What every request passes first: foreign origins and floods are stopped; answers get safe headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sherwood.web.server_log import log
from sherwood.web.session import COOKIE, SAFE, same_origin
from sherwood.web.words import language, say

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
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
# Requests a second, and how many may come at once.
RATES: Mapping[str, tuple[float, float]] = {"sign-in": (0.2, 10), "unsafe": (10, 60), "any": (60, 300)}


class Buckets:
    """Token buckets by key; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, room: int = 20_000) -> None:
        self.rate, self.burst, self.room = rate, burst, room
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        now = time.monotonic()
        level, at = self._levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        self._levels[key] = (max(level - 1, 0.0), now)
        if len(self._levels) > self.room:
            self._levels.popitem(last=False)
        return level >= 1


class HttpMiddleware:
    """ASGI middleware around the application: foreign origins and floods are stopped, answers get safe headers.

    `trust_proxy` takes the client's address from the X-Forwarded-For of a proxy in front. `once` closes every connection
    after one request, so that a proxy cannot use it for a table that is at home in another process.
    """

    def __init__(self, app: ASGIApp, *, limits: bool, trust_proxy: bool, once: bool = False) -> None:
        self.app = app
        self.headers = (*HEADERS, (b"connection", b"close")) if once else HEADERS
        self.trust_proxy = trust_proxy
        self.buckets = {name: Buckets(*rate) for name, rate in RATES.items()} if limits else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        started = time.perf_counter()
        status = 500

        async def sender(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, sender)
        else:
            await _answer(sender, *refusal, _language(scope))
        log("request", method=method, path=scope["path"], status=status, ms=_ms(started))

    def _refusal(self, scope: HTTPScope) -> tuple[int, str] | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = scope["method"] not in SAFE
        if unsafe and not same_origin(headers, need_origin=f"{COOKIE}=" in headers.get("cookie", "")):
            return 403, "foreign-origin"
        return None if self._in_time(self._client(scope, headers), scope["path"], unsafe) else (429, "too-fast")

    def _in_time(self, client: str, path: str, unsafe: bool) -> bool:
        if not self.buckets:
            return True
        wanted = ["any"] + ["unsafe"] * unsafe + ["sign-in"] * (unsafe and path in ("/api/session", "/api/account"))
        return all(self.buckets[name].take(client) for name in wanted)

    def _client(self, scope: HTTPScope, headers: Mapping[str, str]) -> str:
        if self.trust_proxy and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].rpartition(",")[2].strip()
        return str((scope.get("client") or ("?",))[0])


def _ms(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 1)


def _language(scope: HTTPScope) -> str:
    return language(None, dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


async def _answer(send: Send, status: int, reason: str, lang: str) -> None:
    body = msgspec.json.encode({"refused": reason, "say": say(lang, f"no-{reason}"), "rule": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
