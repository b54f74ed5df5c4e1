"""REST: what you want to be told when a game waits for you, and how. All of it is off until you want it."""

from __future__ import annotations

from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Controller, delete, get, post, put
from msgspec import Meta

from sherwood.table.store import notices
from sherwood.table.store.rows import Person
from sherwood.web.errors import Refused
from sherwood.web.mail import is_address
from sherwood.web.services import Services
from sherwood.web.session import Visitor

Hour = Annotated[int, Meta(ge=0, le=23)]
Zone = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]


class NoticeFacts(msgspec.Struct):
    """Your wishes, and what this house can do; `key` is what a browser needs to subscribe."""

    mail: str = ""
    confirmed: bool = False
    often: str = ""
    quiet_from: int = 22
    quiet_to: int = 8
    zone: str = "UTC"
    browsers: int = 0
    by_mail: bool = False
    by_push: bool = False
    key: str = ""


class NoticeWishes(msgspec.Struct):
    """When: `often` is "" for never, each or daily; quiet hours from and to are hours of your zone, equal ones are none."""

    often: Literal["", "each", "daily"] | None = None
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Zone | None = None


class MailAddress(msgspec.Struct):
    """Where mail shall go, after a link that is sent there was followed."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]
    zone: Zone = "UTC"


class Subscription(msgspec.Struct):
    """A browser's subscription, as its push service gave it out."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]
    zone: Zone = "UTC"


class Endpoint(msgspec.Struct):
    """Which subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]


async def facts(services: Services, person: Person) -> NoticeFacts:
    found = await services.store.read(notices.of, person.id)
    browsers = await services.store.read(notices.count_pushes, person.id)
    sender = services.notices
    pusher = sender.pusher if sender else None
    shown = NoticeFacts(browsers=browsers, by_mail=bool(sender and sender.mail), by_push=pusher is not None)
    shown.key = pusher.public if pusher else ""
    if found is not None:
        shown.mail, shown.confirmed, shown.often, shown.zone = found.mail, found.confirmed, found.often, found.zone
        shown.quiet_from, shown.quiet_to = found.quiet_from, found.quiet_to
    return shown


class NoticesApi(Controller):
    """Handlers for notices."""

    path = "/api/account"
    tags = ("people",)

    @get("/notices")
    async def wishes(self, services: Services, me: Visitor) -> NoticeFacts:
        return await facts(services, me.needed())

    @put("/notices")
    async def wish(self, services: Services, me: Visitor, data: NoticeWishes) -> NoticeFacts:
        """How often, and when not."""
        given = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
        if "zone" in given:
            _check_zone(str(given["zone"]))
        await services.store.write(notices.wish, me.needed().id, lang=me.lang, **given)
        return await facts(services, me.needed())

    @put("/mail")
    async def set_mail(self, services: Services, me: Visitor, data: MailAddress) -> NoticeFacts:
        """An account's address; nothing is sent there but a link, until that is followed."""
        person = me.needed()
        sender = services.notices
        if sender is None or sender.mail is None:
            raise Refused("mail-off")
        if person.login is None:
            raise Refused("mail-account", 403)
        if not is_address(data.mail):
            raise Refused("mail-address", 400)
        services.quotas.confirm_mail(person.id, data.mail, me.address)
        await _first_wishes(services, me, data.zone)
        code = await services.store.write(notices.set_mail, person.id, data.mail)
        if not await sender.ask_to_confirm(data.mail, code, me.lang):
            raise Refused("mail-failed", 503)
        return await facts(services, person)

    @delete("/mail", status_code=200)
    async def forget_mail(self, services: Services, me: Visitor) -> NoticeFacts:
        """The address is forgotten."""
        await services.store.write(notices.forget_mail, me.needed().id)
        return await facts(services, me.needed())

    @post("/pushes", status_code=201)
    async def subscribe(self, services: Services, me: Visitor, data: Subscription) -> NoticeFacts:
        """Let a browser show notices. Its push service must lie on the public internet, reached by HTTPS."""
        person = me.needed()
        pusher = services.notices.pusher if services.notices else None
        if pusher is None:
            raise Refused("push-off")
        services.quotas.subscribe(person.id, me.address)
        if not await pusher.check(data.endpoint, data.p256dh, data.auth):
            raise Refused("push-endpoint", 400)
        await _first_wishes(services, me, data.zone)
        await services.store.write(notices.add_push, person.id, data.endpoint, data.p256dh, data.auth, me.lang)
        return await facts(services, person)

    @post("/pushes/end", status_code=200)
    async def unsubscribe(self, services: Services, me: Visitor, data: Endpoint) -> NoticeFacts:
        """That browser shows no more."""
        await services.store.write(notices.end_push, me.needed().id, data.endpoint)
        return await facts(services, me.needed())

    @delete("/pushes", status_code=200)
    async def unsubscribe_all(self, services: Services, me: Visitor) -> NoticeFacts:
        """No browser shows any more."""
        await services.store.write(notices.end_pushes, me.needed().id)
        return await facts(services, me.needed())


async def _first_wishes(services: Services, me: Visitor, zone: str) -> None:
    """Quiet hours hold from the first notice on, in the zone of the browser that asked for it."""
    person = me.needed()
    if await services.store.read(notices.of, person.id) is None:
        _check_zone(zone)
        await services.store.write(notices.wish, person.id, lang=me.lang, zone=zone)


def _check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("zone", 400) from error
