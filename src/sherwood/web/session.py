"""Who is asking: a signed cookie for people, a bearer token for programs that hold one seat."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Mapping

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State

from sherwood.table.store import people, tables
from sherwood.table.store.rows import Person
from sherwood.table.store.store import Store
from sherwood.web.errors import Refused
from sherwood.web.words import language

HttpRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
COOKIE = "sherwood"
LIFE = 180 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}
THEMES = ("auto", "light", "dark")


class Visitor(msgspec.Struct, frozen=True):
    """One request's person (or the seat its token holds), language and looks."""

    person: Person | None
    holds: tuple[str, int] | None
    lang: str
    theme: str = "auto"
    motion: str = "auto"

    def needed(self) -> Person:
        if self.person is None:
            raise Refused("no-name", 401)
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None


def sign(secret: str, person: Person) -> str:
    body = f"{person.id}.{person.epoch}.{int(time.time())}"
    return f"{body}.{_seal(secret, body)}"


def _seal(secret: str, body: str) -> str:
    return hmac.new(secret.encode(), body.encode(), hashlib.sha256).hexdigest()


def read(secret: str, cookie: str) -> tuple[str, int] | None:
    """The person and epoch of a cookie we signed and that is not too old."""
    body, _, seal = cookie.rpartition(".")
    if not hmac.compare_digest(seal.encode(), _seal(secret, body).encode()):
        return None
    person, epoch, issued = body.split(".")
    return (person, int(epoch)) if time.time() - int(issued) < LIFE else None


async def visitor(store: Store, connection: HttpRequest | Socket) -> Visitor:
    cookies = connection.cookies
    holds = await _bearer(store, connection.headers)
    person = None if holds else await _person(store, cookies.get(COOKIE))
    return Visitor(
        person,
        holds,
        language(connection.query_params.get("lang") or cookies.get("lang"), connection.headers.get("accept-language")),
        _one_of(cookies.get("theme"), THEMES),
        _one_of(cookies.get("motion"), ("auto", "off")),
    )


def _one_of(given: str | None, allowed: tuple[str, ...]) -> str:
    return given if given in allowed else allowed[0]


async def _person(store: Store, cookie: str | None) -> Person | None:
    claim = read(store.secret, cookie) if cookie else None
    if claim is None:
        return None
    person = await store.glance(people.find, claim[0])
    return person if person and person.epoch == claim[1] else None


async def _bearer(store: Store, headers: Mapping[str, str]) -> tuple[str, int] | None:
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return None
    seat = await store.glance(tables.by_token, token)
    if seat is None:
        raise Refused("bad-token", 401)
    return seat


def session_cookie(store: Store, person: Person, secure: bool) -> Cookie:
    return Cookie(COOKIE, value=sign(store.secret, person), max_age=LIFE, httponly=True, samesite="lax", secure=secure)


def same_origin(headers: Mapping[str, str], *, need_origin: bool) -> bool:
    """Did one of our own pages send this? Browsers always name the origin of sockets and unsafe requests."""
    origin = headers.get("origin")
    if origin is None:
        return not need_origin or headers.get("sec-fetch-site") == "same-origin"
    return origin.partition("://")[2] == headers.get("host")
