"""Who is asking: a cookie for people; for programs a bearer token, which holds one seat or is the key of an account."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State

from sherwood.table.store import people, sessions, tables
from sherwood.table.store.rows import Person
from sherwood.table.store.sessions import LIFE, hashed
from sherwood.table.store.store import Store
from sherwood.web.address import client
from sherwood.web.errors import Refused
from sherwood.web.words import language

HttpRequest = Request[object, object, State]
Socket: TypeAlias = WebSocket[object, object, State]  # named as one for builds that have no Litestar to look at
COOKIE = "sherwood"
HOST_ONLY = f"__Host-{COOKIE}"  # where the site is reached by HTTPS: no other site of the same domain can set it
INVITED = "invited"  # the invitation by which somebody came to a table's page
SAFE = {"GET", "HEAD", "OPTIONS"}
THEMES = ("auto", "light", "dark")


class Visitor(msgspec.Struct, frozen=True):
    """One request's person (or the seat its token holds), language and looks."""

    person: Person | None
    holds: tuple[str, int] | None
    lang: str
    theme: str = "auto"
    motion: str = "auto"
    session: str = ""  # the hash of the cookie
    token: str = ""  # the hash of the token
    address: str = ""
    invited: str = ""
    announced: str = ""  # what the host of the house has to say to all

    def needed(self) -> Person:
        if self.person is None:
            raise Refused("no-name", 401)
        return self.person

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None


def sealed(secret: str, body: str) -> str:
    return hmac.new(secret.encode(), body.encode(), hashlib.sha256).hexdigest()


def read_signed(secret: str, cookie: str) -> tuple[str, int] | None:
    """The person and epoch of a cookie from before there were sessions, if we signed it and it is not too old."""
    body, _, seal = cookie.rpartition(".")
    if not hmac.compare_digest(seal.encode(), sealed(secret, body).encode()):
        return None
    person, epoch, issued = body.split(".")
    return (person, int(epoch)) if time.time() - int(issued) < LIFE else None


async def visitor(store: Store, connection: HttpRequest | Socket, behind_proxy: bool = False) -> Visitor:
    cookies = connection.cookies
    token = bearer(connection.headers)
    holds = await store.glance(tables.by_token, token) if token else None
    mine = "" if token else cookies.get(HOST_ONLY) or cookies.get(COOKIE) or ""
    session = hashed(mine) if mine else token if not holds else ""
    person = await _person(store, mine, session) if session else None
    if token and not holds and person is None:
        raise Refused("bad-token", 401)
    if person is not None and person.banned:
        raise Refused("banned", 403)
    return Visitor(
        person,
        holds,
        language(connection.query_params.get("lang") or cookies.get("lang"), connection.headers.get("accept-language")),
        *looks(cookies),
        session if person and "." not in mine else "",
        token,
        client(connection.client.host if connection.client else "", connection.headers, behind_proxy),
        cookies.get(INVITED, "")[:40],
    )


def looks(cookies: Mapping[str, str]) -> tuple[str, str]:
    """By day or by night, with motion or without."""
    return _one_of(cookies.get("theme"), THEMES), _one_of(cookies.get("motion"), ("auto", "off"))


def _one_of(given: str | None, allowed: tuple[str, ...]) -> str:
    return given if given in allowed else allowed[0]


async def _person(store: Store, cookie: str, session: str) -> Person | None:
    if "." in cookie:
        return await _person_of_old(store, cookie)
    found = await store.glance(sessions.find, session)
    if found is None:
        return None
    if found[1]:
        await store.write(sessions.note_use, session)
    return found[0]


async def _person_of_old(store: Store, cookie: str) -> Person | None:
    claim = read_signed(store.secret, cookie)
    if claim is None:
        return None
    person = await store.glance(people.find, claim[0])
    return person if person and person.epoch == claim[1] else None


def bearer(headers: Mapping[str, str]) -> str:
    """The hash of what a program shows: the token of a seat, or an account's key (a session that is no cookie)."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return hashed(token) if kind.lower() == "bearer" else ""


async def session_cookie(store: Store, person: Person, secure: bool) -> Cookie:
    """A new session of this person."""
    return cookie(cookie_name(secure), await store.write(sessions.begin, person.id), secure)


def cookie_name(secure: bool) -> str:
    return HOST_ONLY if secure else COOKIE


def cookie(name: str, value: str, secure: bool, path: str = "/") -> Cookie:
    return Cookie(name, value=value, max_age=LIFE, httponly=True, samesite="lax", secure=secure, path=path)


def same_origin(headers: Mapping[str, str], *, need_origin: bool) -> bool:
    """Did one of our own pages send this? Browsers always name the origin of sockets and unsafe requests."""
    origin = headers.get("origin")
    if origin is None:
        return not need_origin or headers.get("sec-fetch-site") == "same-origin"
    return origin.partition("://")[2] == headers.get("host")
