"""Notices in the hands of somebody who wants to misuse them: nobody else is told less, later, or by the wrong house."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select

from sherwood.table.store import notices, people
from sherwood.table.store.notices import Due, Push
from sherwood.table.store.rows import Person, SeatPlan
from sherwood.table.store.schema import pushes
from sherwood.web import lobby, outside
from sherwood.web.errors import Refused
from sherwood.web.mail import is_address
from sherwood.web.notices import Notices
from sherwood.web.outside import Lookups, NotNow
from sherwood.web.push import Pusher, key_of
from sherwood.web.pushed import Went, Words
from sherwood.web.quotas import BROWSERS, LETTERS, LETTERS_FROM, Quotas
from sherwood.web.services import Services
from support.letters import PushService, Subscriber
from support.rooms import with_services
from support.served import free_port

WORDS = Words("Romans", "Your turn", "/tables/x", "x")
SINCE, WARN, DEADLINE = 0.0, 4e9, 5e9


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    running = PushService(tmp_path_factory.mktemp("push")).start()
    yield running
    running.stop()


@pytest.fixture
def push(service: PushService, monkeypatch: pytest.MonkeyPatch) -> PushService:
    """A push service that this process believes, and to which nothing was sent yet."""
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    service.pushed.clear()
    return service


@pytest.fixture
def tarpit() -> Iterator[str]:
    """Where connections are taken, and nothing is ever said."""
    with socket.create_server(("127.0.0.1", free_port())) as listener:
        yield f"localhost:{listener.getsockname()[1]}"


async def awaited(services: Services, person: Person, tables: int) -> list[Due]:
    """That many tables at leisure wait for somebody, and they do not look."""
    found = []
    for _ in range(tables):
        plan = [SeatPlan("person", None, person.name), SeatPlan("person", None, "Two")]
        table = await lobby.create(services, person, "romans", {}, plan, False, 0, "en")
        found.append(Due(table, 0, person.id, 0, SINCE, WARN, DEADLINE))
        await services.store.write(notices.renew, table, found[-1:])
    return found


async def subscribed(services: Services, person: Person, at: Subscriber) -> None:
    endpoint, p256dh, auth = at.words.values()
    await services.store.write(notices.add_push, person.id, endpoint, p256dh, auth, "en")


async def pusher_of(services: Services, *allowed: str) -> Pusher:
    return Pusher(await services.store.write(key_of), "mailto:host@club.example", allowed)


def failures(db: Connection, person: Person) -> int:
    return int(db.execute(select(pushes.c.failed).where(pushes.c.person == person.id)).scalar_one())


def test_a_push_service_that_never_answers_keeps_nobody_else_waiting(
    sqlite: str, push: PushService, tarpit: str
) -> None:
    async def job(services: Services) -> None:
        guests = [await services.store.write(people.add_guest, name) for name in ("Eve", "Ann")]
        eve, ann = sorted(guests, key=lambda one: one.id)  # whoever misuses it comes first
        for one, place in ((eve, tarpit), (ann, push.place)):
            await awaited(services, one, 2)
            await subscribed(services, one, Subscriber(push, "/ann", place))
        pusher = await pusher_of(services, push.place, tarpit)
        looking = asyncio.ensure_future(Notices(services.store, services.rooms, None, pusher, 0.0).look())
        while len(push.pushed) < 2:
            await asyncio.sleep(0.01)
        assert await services.store.read(failures, eve) == 0, "hers is still under way"
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)

    with_services(sqlite, job)


def test_those_who_cannot_be_told_now_do_not_stand_before_the_others(
    sqlite: str, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "SOME", 2)

    async def job(services: Services) -> None:
        eve, ann = [await services.store.write(people.add_guest, name) for name in ("Eve", "Ann")]
        for one in (eve, ann):
            await subscribed(services, one, Subscriber(push, f"/{one.name}"))
            await awaited(services, one, 4)
        hour = time.gmtime().tm_hour
        await services.store.write(notices.wish, eve.id, quiet_from=hour, quiet_to=(hour + 2) % 24)
        pusher = await pusher_of(services, push.place)
        teller = Notices(services.store, services.rooms, None, pusher, 0.0)
        await teller.look()
        assert [one.path for one in push.pushed] == ["/Ann"] * 4
        left = await services.store.read(notices.some_due, 1.0, 1.0)
        assert {one.person for one in left} == {eve.id}, "what was told is not looked at again"

    with_services(sqlite, job)


def test_names_that_are_never_answered_take_no_thread_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    silence = threading.Event()

    def never(host: str, port: int) -> list[str]:
        silence.wait()
        return ["8.8.8.8"]

    async def job() -> None:
        lookups = Lookups(threads=1, most=2)
        asked = [asyncio.ensure_future(lookups.addresses(name, 443)) for name in ("one.example", "two.example")]
        await asyncio.sleep(0)
        with pytest.raises(NotNow):
            await lookups.addresses("three.example", 443)
        assert await asyncio.to_thread(lambda: "free") == "free"
        silence.set()
        assert await asyncio.gather(*asked) == [["8.8.8.8"], ["8.8.8.8"]]
        assert await lookups.addresses("three.example", 443) == ["8.8.8.8"]

    monkeypatch.setattr(outside, "_addresses", never)
    asyncio.run(job())


def test_keys_for_which_nothing_can_be_sealed(sqlite: str, push: PushService) -> None:
    """They are refused, and those that an older release took are forgotten without a trace in the log."""
    endpoint, p256dh, auth = Subscriber(push, "/x").words.values()

    async def job(services: Services) -> None:
        pusher = await pusher_of(services, push.place)
        assert await pusher.check(endpoint, p256dh, auth)
        for keys in (("x", "x"), ("=", "="), ("AAAA", auth), (p256dh, "=")):
            assert not await pusher.check(endpoint, *keys)
            assert await pusher.send(Push("x", "x", endpoint, *keys, "en"), WORDS) == Went(went=False, gone=True)
        assert not await pusher.check(endpoint, p256dh, "AA"), "too short to be safe"

    with_services(sqlite, job)


def test_a_name_that_is_not_known_today_may_be_tomorrow(sqlite: str, push: PushService) -> None:
    async def job(services: Services) -> None:
        endpoint, p256dh, auth = Subscriber(push, "/x", "nowhere.invalid").words.values()
        went = await (await pusher_of(services)).send(Push("x", "x", endpoint, p256dh, auth, "en"), WORDS)
        assert went == Went(went=False, gone=False)

    with_services(sqlite, job)


def test_letters_to_one_mailbox_are_few_however_it_is_spelled() -> None:
    quotas = Quotas(True)
    spellings = ["ann@b.example", "A.nn@b.example", "ann+1@b.example", "ann+2@B.example"]
    for n, spelling in enumerate(spellings[: int(LETTERS[1])]):
        quotas.confirm_mail(f"person {n}", spelling, f"10.0.0.{n}")
    with pytest.raises(Refused, match="too-fast"):
        quotas.confirm_mail("another", spellings[3], "10.0.0.9")
    for n in range(int(LETTERS_FROM[1])):
        quotas.confirm_mail(f"of one place {n}", f"somebody{n}@b.example", "10.0.1.1")
    with pytest.raises(Refused, match="too-fast"):
        quotas.confirm_mail("one too many", "one@b.example", "10.0.1.1")


def test_browsers_are_let_in_a_few_at_a_time() -> None:
    quotas = Quotas(True)
    for _ in range(int(BROWSERS[1])):
        quotas.subscribe("ann", "10.0.0.1")
    with pytest.raises(Refused, match="too-fast"):
        quotas.subscribe("ann", "10.0.0.1")
    quotas.subscribe("bob", "10.0.0.1")


@pytest.mark.parametrize(
    "odd", [".a@b.example", "a..b@b.example", "a.@b.example", "=?utf-8?q?x?=@b.example", "a@10.0.0.1"]
)
def test_no_letter_can_be_addressed_so(odd: str) -> None:
    assert not is_address(odd)
