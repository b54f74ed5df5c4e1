"""REST: an account in its owner's hands: the password, sessions, tokens, all that is kept about them, and its end."""

from __future__ import annotations

import time

from litestar import Controller, Response, delete, get, post, put

from sherwood.table.store import people, privacy, sessions, tables
from sherwood.table.store.rows import Person
from sherwood.web import passwords
from sherwood.web.api.people import log_try, signed
from sherwood.web.api.wire import Goodbye, Me, NewPassword, Reset, SeatToken, Token
from sherwood.web.errors import Refused, not_found
from sherwood.web.server_log import log
from sherwood.web.services import Services
from sherwood.web.session import Visitor, cookie_name


class AccountApi(Controller):
    """Handlers for those who have an account, and what guests may do with theirs."""

    path = "/api/account"
    tags = ("people",)

    @put("/password")
    async def change_password(self, services: Services, me: Visitor, data: NewPassword) -> Response[Me]:
        """A new password, by who knows the old one. Every other session ends, and every token."""
        person = await _proved(services, me, data.password)
        passwords.check(data.new, person.login or "", person.name)
        await _set_password(services, person.id, data.new)
        log("password-changed", person=person.id)
        return await signed(services, me, person)

    @post("/reset", status_code=201)
    async def reset_password(self, services: Services, me: Visitor, data: Reset) -> Response[Me]:
        """A new password, by the code that the host of this house handed out."""
        passwords.check(data.new, data.login)
        person = await services.store.write(sessions.redeem, data.login, data.code)
        found = await services.store.read(people.find, person) if person else None
        log_try("reset", services, data.login, found is not None)
        if found is None or found.banned:
            raise Refused("wrong-code", 401)
        await _set_password(services, found.id, data.new)
        log("password-reset", person=found.id)
        return await signed(services, me, found)

    @get("/sessions")
    async def browsers(self, services: Services, me: Visitor) -> list[sessions.Browser]:
        """Where you are signed in; `this` is the browser that asks."""
        return await services.store.read(sessions.of, me.needed().id, me.session)

    @delete("/sessions/{session:str}", status_code=204)
    async def end_session(self, services: Services, me: Visitor, session: str) -> None:
        """Sign one browser out, sockets too."""
        if not await services.store.write(sessions.end_one, me.needed().id, session):
            raise not_found("session")
        await services.sockets.check(services.store)

    @post("/keys", status_code=201)
    async def new_key(self, services: Services, me: Visitor) -> Token:
        """A key with which a program is you, shown once: `Authorization: Bearer …`. It is one of your sessions, and ends like them."""
        person = me.needed()
        if person.login is None:
            raise Refused("guest-key", 403)
        log("key", person=person.id)
        return Token(await services.store.write(sessions.begin, person.id))

    @get("/tokens")
    async def tokens(self, services: Services, me: Visitor) -> list[SeatToken]:
        """Seats of yours that a program can play."""
        found = await services.store.read(tables.tokens_of, me.needed().id)
        return [SeatToken(table, seat, game) for table, seat, game in found]

    @delete("/tokens", status_code=204)
    async def revoke_tokens(self, services: Services, me: Visitor) -> None:
        """No program plays for you any more."""
        await services.store.write(sessions.revoke_tokens, me.needed().id)
        await services.rooms.seats_changed_hands()
        await services.sockets.check(services.store)

    @get("/data")
    async def all_about_me(self, services: Services, me: Visitor) -> Response[dict[str, list[dict[str, privacy.Fact]]]]:
        """Everything that is kept about you, to take along."""
        found = await services.store.read(privacy.all_about, me.needed().id)
        name = f"attachment; filename=sherwood-{time.strftime('%Y-%m-%d')}.json"
        return Response(found, headers={"content-disposition": name})

    @post("/goodbye", status_code=204)
    async def goodbye(self, services: Services, me: Visitor, data: Goodbye) -> Response[None]:
        """Delete yourself: your name, your account, what you said. Games stay, without your name."""
        person = await _proved(services, me, data.password)
        await services.store.write(privacy.forget, person.id)
        await services.sockets.end_person(person.id)
        await services.rooms.seats_changed_hands()
        log("person-deleted", person=person.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(cookie_name(services.settings.secure))
        return response


async def _proved(services: Services, me: Visitor, password: str) -> Person:
    """Who is asking, and knows the password if there is one: a browser left open is not enough."""
    person = me.needed()
    stored = await services.store.read(people.password_of, person.id)
    if stored is not None:
        services.quotas.try_login(person.id)  # not the login: strangers' guessing there is not held against its owner
    if stored is not None and not await services.store.run(people.password_fits, stored, password):
        log_try("proof", services, person.login or "", False)
        raise Refused("wrong-password", 401)
    return person


async def _set_password(services: Services, person: str, password: str) -> None:
    hashed = await services.store.run(people.hash_password, password)
    await services.store.write(people.set_password, person, hashed)
    await services.store.write(sessions.end_all, person)
    await services.sockets.end_person(person)
