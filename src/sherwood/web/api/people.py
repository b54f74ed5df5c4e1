"""REST: who you are. A name makes a guest; a login and password make the guest an account."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from sherwood.table.store import notices, people, sessions
from sherwood.table.store.rows import Person
from sherwood.table.store.sessions import LIFE
from sherwood.web import lobby, passwords
from sherwood.web.api.wire import LOGIN, Account, Me, Named, NewAccount, Preferences
from sherwood.web.errors import Refused
from sherwood.web.server_log import log
from sherwood.web.services import Services
from sherwood.web.session import Visitor, cookie_name, sealed, session_cookie


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login, person.role)


class PeopleApi(Controller):
    """Handlers for guests, accounts and sessions."""

    path = "/api"
    tags = ("people",)

    @get("/me")
    async def who_am_i(self, me: Visitor) -> Me:
        return _me(me.needed())

    @put("/me")
    async def be_called(self, services: Services, me: Visitor, data: Named) -> Response[Me]:
        """Become a guest of that name, or change your name."""
        return await call_me(services, me, data.name)

    @post("/account", status_code=201)
    async def sign_up(self, services: Services, me: Visitor, data: NewAccount) -> Response[Me]:
        """Turn this guest into an account: everything played so far comes along."""
        if not LOGIN.fullmatch(data.login):
            raise Refused("malformed", 400)
        passwords.check(data.password, data.login, me.person.name if me.person else "")
        if me.person is not None and me.person.login:
            raise Refused("has-account")
        hashed = await services.store.run(people.hash_password, data.password)
        person = await guest(services, me, data.login)
        try:
            await services.store.write(people.make_account, person.id, data.login, hashed)
        except IntegrityError as error:
            raise Refused("login-taken") from error
        account = Person(person.id, person.name, data.login.casefold(), person.epoch)
        return await signed(services, me, account)

    @post("/session", status_code=201)
    async def sign_in(self, services: Services, me: Visitor, data: Account) -> Response[Me]:
        """Sign in; what this browser's guest played is adopted by the account."""
        services.quotas.try_login(data.login)
        found = await services.store.read(people.by_login, data.login)
        stored = found[1] if found else None
        fits = await services.store.run(people.password_fits, stored, data.password)
        log_try("sign-in", services, data.login, fits)
        if not fits or found is None:
            raise Refused("wrong-password", 401)
        if found[0].banned:
            raise Refused("banned", 403)
        if me.person is not None:
            await services.store.write(people.adopt, me.person.id, found[0].id)
            await services.rooms.seats_changed_hands()
        return await signed(services, me, found[0])

    @delete("/session", status_code=204)
    async def sign_out(self, services: Services, me: Visitor, everywhere: bool = False) -> Response[None]:
        """End this session, whoever has its cookie; with `everywhere`, all of this person, sockets and tokens too."""
        if me.person is not None:
            if everywhere or not me.session:  # a cookie of an older kind ends only with all others
                await services.store.write(sessions.end_all, me.person.id)
                await services.store.write(notices.end_pushes, me.person.id)
                await services.sockets.end_person(me.person.id)
            else:
                await services.store.write(sessions.end, me.session)
                await services.sockets.check(services.store)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(cookie_name(services.settings.secure))
        return response

    @put("/preferences")
    async def prefer(self, services: Services, data: Preferences) -> Response[Preferences]:
        """Language, theme and motion are remembered in the browser."""
        chosen = {"lang": data.lang, "theme": data.theme, "motion": data.motion}
        secure = services.settings.secure
        cookies = [
            Cookie(key, value=value, max_age=LIFE, samesite="lax", secure=secure)
            for key, value in chosen.items()
            if value
        ]
        return Response(data, cookies=cookies)


def log_try(what: str, services: Services, login: str, fits: bool) -> None:
    """Which login was tried, and whether it was let in: under a seal, for people type passwords there too."""
    log(what, login=sealed(services.store.secret, login.casefold())[:16], fits=fits)


async def guest(services: Services, me: Visitor, name: str) -> Person:
    """The visitor's person, made now if there is none."""
    if me.person is not None:
        return me.person
    return await services.store.write(people.add_guest, lobby.clean_name(name))


async def call_me(services: Services, me: Visitor, name: str) -> Response[Me]:
    name = lobby.clean_name(name)
    if me.person is None:
        return await signed(services, me, await services.store.write(people.add_guest, name))
    await services.store.write(people.rename, me.person.id, name)
    return Response(Me(me.person.id, name, me.person.login, me.person.role))


async def signed(services: Services, me: Visitor, person: Person) -> Response[Me]:
    """In a new session; the one before, of whoever this browser was, is over."""
    if me.session:
        await services.store.write(sessions.end, me.session)
    return Response(_me(person), cookies=[await session_cookie(services.store, person, services.settings.secure)])
