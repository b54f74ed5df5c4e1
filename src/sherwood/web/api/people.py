"""REST: who you are. A name makes a guest; a login and password make the guest an account."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from sherwood.table.store import people
from sherwood.table.store.rows import Person
from sherwood.web import lobby
from sherwood.web.api.wire import Account, Me, Named, Preferences
from sherwood.web.errors import Refused
from sherwood.web.services import Services
from sherwood.web.session import COOKIE, LIFE, Visitor, session_cookie


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


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
    async def sign_up(self, services: Services, me: Visitor, data: Account) -> Response[Me]:
        """Turn this guest into an account: everything played so far comes along."""
        person = await guest(services, me, data.login)
        if person.login:
            raise Refused("has-account")
        hashed = await services.store.run(people.hash_password, data.password)
        try:
            await services.store.write(people.make_account, person.id, data.login, hashed)
        except IntegrityError as error:
            raise Refused("login-taken") from error
        account = Person(person.id, person.name, data.login.casefold(), person.epoch)
        return _signed(services, account)

    @post("/session", status_code=201)
    async def sign_in(self, services: Services, me: Visitor, data: Account) -> Response[Me]:
        """Sign in; what this browser's guest played is adopted by the account."""
        found = await services.store.read(people.by_login, data.login)
        stored = found[1] if found else None
        if not await services.store.run(people.password_fits, stored, data.password) or found is None:
            raise Refused("wrong-password", 401)
        if me.person is not None:
            await services.store.write(people.adopt, me.person.id, found[0].id)
            await services.rooms.seats_changed_hands()
        return _signed(services, found[0])

    @delete("/session", status_code=204)
    async def sign_out(self, services: Services, me: Visitor, everywhere: bool = False) -> Response[None]:
        """Forget this browser; with `everywhere`, every session of the person ends."""
        if everywhere and me.person is not None:
            await services.store.write(people.sign_out_everywhere, me.person.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
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


async def guest(services: Services, me: Visitor, name: str) -> Person:
    """The visitor's person, made now if there is none."""
    if me.person is not None:
        return me.person
    return await services.store.write(people.add_guest, lobby.clean_name(name))


async def call_me(services: Services, me: Visitor, name: str) -> Response[Me]:
    name = lobby.clean_name(name)
    if me.person is None:
        return _signed(services, await services.store.write(people.add_guest, name))
    await services.store.write(people.rename, me.person.id, name)
    return Response(Me(me.person.id, name, me.person.login))


def _signed(services: Services, person: Person) -> Response[Me]:
    return Response(_me(person), cookies=[session_cookie(services.store, person, services.settings.secure)])
