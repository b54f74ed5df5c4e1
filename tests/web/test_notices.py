"""Notices: mail through a real mail server, push to a real push service; off until wanted, and never to the inside."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import create_engine, text

from sherwood.table.store import notices
from sherwood.table.store.database import address
from sherwood.table.store.notices import DAILY, EACH, Due, Wishes
from sherwood.web import outside
from sherwood.web.mail import Fate, Mail, is_address
from sherwood.web.notices import MOST_TRIES
from sherwood.web.services import Services
from support.accounts import account, admin
from support.letters import Postman, PushService, Subscriber, text_of
from support.rooms import with_rooms
from support.served import Person, Server, until

DAY = 24 * 3600


class House(NamedTuple):
    """A server that has been set up to send notices, and where they go."""

    server: Server
    post: Postman
    push: PushService


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("notices")
    post, push = Postman().start(), PushService(folder).start()
    flags = ["--no-limits", "--notices-every", "0.2", "--site", "https://club.example"]
    flags += ["--mail", f"smtp://127.0.0.1:{post.port}", "--mail-from", "table@club.example"]
    flags += ["--push", "mailto:host@club.example", "--push-services", push.place]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(push.certificate))
        server = Server(str(folder / "own.sqlite"), folder, *flags).start()
    yield House(server, post, push)
    server.stop()
    post.stop()
    push.stop()


def letters(house: House, mail: str, n: int) -> list[Any]:
    """The letters to an address, once there are so many."""
    return list(until(lambda: house.post.to(mail) if len(house.post.to(mail)) >= n else None))


def with_mail(house: House, name: str, lang: str = "en") -> tuple[Person, str]:
    """An account whose address is confirmed, without quiet hours."""
    person, login = account(house.server, name)
    person.http.headers["accept-language"] = lang
    mail = f"{login}@mail.example"
    person.ask("PUT", "/api/account/mail", {"mail": mail})
    link = re.search(r"https://club\.example(/confirm/\S+)", text_of(letters(house, mail, 1)[0]))
    assert link
    assert httpx.get(house.server.url + link[1]).status_code == 200
    assert not person.ask("GET", "/api/account/notices")["confirmed"], "a program that looks at links confirms nothing"
    assert httpx.post(house.server.url + link[1]).status_code == 200
    assert httpx.post(house.server.url + link[1]).status_code == 404, "once"
    always(person)
    return person, mail


def always(person: Person) -> None:
    """Without quiet hours, at whatever hour tests are run."""
    person.ask("PUT", "/api/account/notices", {"quiet_from": 0, "quiet_to": 0, "zone": "Europe/Paris"})


def at_leisure(person: Person, other: str = "bot") -> str:
    return person.table("locksley", ["me", other], pace=DAY)


def execute(house: House, words: str, **values: Any) -> Any:
    engine = create_engine(address(house.server.database))
    with engine.begin() as db:
        found = db.execute(text(words), values)
        rows = found.all() if found.returns_rows else []
    engine.dispose()
    return rows


def test_mail_says_whose_turn_it_is_once_and_before_a_bot_comes(house: House) -> None:
    ann, mail = with_mail(house, "Ann", "fr")
    table = at_leisure(ann)
    letter = letters(house, mail, 2)[1]
    assert letter["Subject"] == "Une partie vous attend"
    assert f"https://club.example/tables/{table}" in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["List-Unsubscribe"].startswith("<https://club.example/stop/")
    execute(house, "update notices set mailed = 0")  # the gap between two letters is over
    time.sleep(1)
    assert len(house.post.to(mail)) == 2, "the same turn is told once"
    execute(house, "update due set warn = 0 where table_id = :table", table=table)
    assert "un robot prend votre place dans" in text_of(letters(house, mail, 3)[2])
    assert mail not in house.server.log, "no address in the log"
    stop = letter["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    assert httpx.get(f"{house.server.url}/stop/{stop}").status_code == 200
    until(lambda: "/stop/…" in house.server.log)
    assert stop not in house.server.log, "whoever reads the log can stop nobody's mail"


def refusals(house: House, mail: str) -> tuple[int, float]:
    """How often the letter to somebody was refused, and when it is tried again."""
    found = execute(house, "select tries, again from notices where mail = :mail", mail=mail)[0]
    return int(found[0]), float(found[1])


def try_again(house: House, mail: str, at: float, tries: int) -> None:
    execute(house, "update notices set again = :at, tries = :tries where mail = :mail", at=at, tries=tries, mail=mail)


def test_a_letter_that_is_refused_for_now_is_tried_again_after_longer_and_longer_pauses(house: House) -> None:
    ann, mail = with_mail(house, "Ann")
    try_again(house, mail, 0, 2)  # pauses are some seconds by now
    house.post.answer = "451 not now"
    at_leisure(ann)
    _, first = until(lambda: refusals(house, mail) if refusals(house, mail)[0] == 3 else None)
    short = first - time.time()
    try_again(house, mail, time.time() + 600, 3)
    time.sleep(0.6)
    assert house.post.refused.count(mail) == 1, "not before its time"
    begun = time.time()
    try_again(house, mail, 0, 3)
    _, second = until(lambda: refusals(house, mail) if refusals(house, mail)[0] == 4 else None)
    assert second - begun > 3 * short
    house.post.answer = "250 OK"
    try_again(house, mail, 0, 4)
    assert letters(house, mail, 2)[1]["Subject"] == "A game waits for you"
    execute(house, "update notices set mailed = 0 where mail = :mail", mail=mail)
    time.sleep(0.6)
    assert len(house.post.to(mail)) == 2, "taken is taken"
    assert refusals(house, mail) == (0, 0.0)
    assert mail not in house.server.log


@pytest.mark.parametrize(("answer", "tries"), [("451 not now", MOST_TRIES - 1), ("550 nobody of that name", 0)])
def test_a_letter_is_not_tried_for_ever_and_not_at_all_where_nobody_lives(
    house: House, answer: str, tries: int
) -> None:
    ann, mail = with_mail(house, "Ann")
    try_again(house, mail, 0, tries)
    house.post.answer = answer
    at_leisure(ann)
    until(lambda: mail in house.post.refused)
    time.sleep(0.6)
    house.post.answer = "250 OK"
    assert refusals(house, mail) == (0, 0.0)
    assert execute(house, "select mailed from due where person = :me", me=ann.ask("GET", "/api/me")["id"]) == [
        ("turn",)
    ]
    assert len(house.post.to(mail)) == 1, "only the link"


def test_whether_a_letter_may_be_tried_again_is_known_or_it_is_not() -> None:
    post = Postman().start()
    mail = Mail(f"smtp://127.0.0.1:{post.port}", "table@club.example", "https://club.example")

    def fate(answer: str) -> Fate:
        post.answer = answer
        return asyncio.run(mail.send("a@b.example", "Hello", "Hello"))

    assert [fate(one) for one in ("250 OK", "452 full", "554 no")] == [Fate.TAKEN, Fate.LATER, Fate.LOST]
    assert fate("") is Fate.LOST, "it was handed over, and then the line was cut: nobody knows"
    post.stop()
    assert fate("250 OK") is Fate.LATER, "nobody opens"
    assert len(post.letters) == 1


def test_of_several_servers_one_writes_and_tries_again(sqlite: str) -> None:
    async def job(services: Services, table: str) -> None:
        store, here = services.store, (await services.rooms.room(table)).seats[0].person
        assert here
        await store.write(notices.wish, here, mail="a@b.example", confirmed=True, often=EACH, quiet_from=0, quiet_to=0)
        waiting = [Due(table, 0, here, 1, 0.0, 1e9, 2e9)]
        await store.write(notices.renew, table, waiting)
        stale = await store.read(notices.of, here)
        assert stale
        assert await store.write(notices.claim_letter, stale, waiting, 1000.0) == waiting
        assert await store.write(notices.claim_letter, stale, waiting, 1001.0) == []
        await store.write(notices.give_back, stale, waiting, 1000.0, 60.0)
        assert await store.write(notices.claim_letter, stale, waiting, 1002.0) == [], "it knows nothing of the pause"
        fresh = await store.read(notices.of, here)
        assert fresh
        assert not fresh.mail_now(1059.0, 0.0)
        assert fresh.mail_now(1060.0, 0.0)
        assert await store.write(notices.claim_letter, fresh, waiting, 1060.0) == waiting

    with_rooms(sqlite, job)


def test_several_games_are_one_letter_and_one_click_stops_them(house: House) -> None:
    ann, mail = with_mail(house, "Ann")
    execute(house, "update notices set mailed = :now where mail = :mail", now=time.time() + 600, mail=mail)
    tables = [at_leisure(ann), at_leisure(ann)]
    for table in tables:  # long enough for a letter
        due = "select 1 from due where table_id = :table and since < :then"
        until(lambda due=due, table=table: execute(house, due, table=table, then=time.time() - 1))
    assert len(house.post.to(mail)) == 1, "not so soon after the last letter"
    execute(house, "update notices set mailed = 0 where mail = :mail", mail=mail)
    letter = letters(house, mail, 2)[1]
    assert letter["Subject"] == "2 games wait for you"
    assert all(table in text_of(letter) for table in tables)
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://club.example")
    assert httpx.get(house.server.url + stop).status_code == 200
    assert ann.ask("GET", "/api/account/notices")["often"] == "each", "looking stops nothing"
    assert httpx.post(house.server.url + stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert ann.ask("GET", "/api/account/notices")["often"] == ""
    execute(house, "update notices set mailed = 0 where mail = :mail", mail=mail)
    at_leisure(ann)
    time.sleep(1)
    assert len(house.post.to(mail)) == 2


def test_nothing_is_sent_to_who_is_there_or_plays_live_or_wants_nothing(house: House) -> None:
    ann, mail = with_mail(house, "Ann")
    here = ann.table("romans", ["me", "open"], pace=DAY, public=True)  # where both are asked at once
    line = ann.line(here, 0)
    Person(house.server, "Bob").ask("POST", f"/api/tables/{here}/seats/1/person", {})
    line.until(lambda parts: parts["table"]["status"] == "running")
    ann.table("locksley", ["me", "bot"], pace=600)
    time.sleep(1.2)
    assert len(house.post.to(mail)) == 1, "only the link"
    line.close()
    assert here in text_of(letters(house, mail, 2)[1]), "once the page is closed, it is told"


def test_an_address_takes_an_account_and_is_seen_by_its_owner_only(house: House) -> None:
    guest = Person(house.server, "Guest")
    assert guest.ask("PUT", "/api/account/mail", {"mail": "a@b.example"}, 403)["refused"] == "mail-account"
    ann, mail = with_mail(house, "Ann")
    for bad in ("nobody", "a@b", "a b@c.example", "a@b.example\nBcc: x@y.example", "<a@b.example>"):
        assert ann.ask("PUT", "/api/account/mail", {"mail": bad}, 400)["refused"] in ("mail-address", "malformed")
    table = ann.table("locksley", ["me", "bot"], public=True)
    seen = [guest.http.get(path).text for path in (f"/people/{ann.ask('GET', '/api/me')['id']}", f"/tables/{table}")]
    seen.append(guest.http.get(f"/api/tables/{table}/view").text)
    assert all(mail not in one for one in seen)
    assert mail in ann.http.get("/notices").text
    assert mail in ann.http.get("/api/account/data").text
    ann.ask("DELETE", "/api/account/mail")
    assert ann.ask("GET", "/api/account/notices")["mail"] == ""
    ann.ask("PUT", "/api/account/notices", {"zone": "../../etc/passwd"}, expect=400)
    assert "mail" not in admin(house.server, "people", "Ann"), "hosts see none either"


def test_a_push_is_sealed_signed_and_forgotten_with_its_browser(house: House) -> None:
    ann = Person(house.server, "Ann")
    browser = Subscriber(house.push, "/ann")
    key = ann.ask("POST", "/api/account/pushes", {**browser.words, "zone": "Europe/Paris"})["key"]
    assert ann.ask("GET", "/api/account/notices")["zone"] == "Europe/Paris"
    always(ann)
    table = at_leisure(ann)
    sent = until(lambda: [one for one in house.push.pushed if one.path == "/ann"])[0]
    told = json.loads(browser.read(sent.body))
    assert told["url"] == f"/tables/{table}"
    assert told["title"] == "Robin of Locksley"
    assert b"Robin" not in sent.body
    signed = re.fullmatch(r"vapid t=([^,]+),\s*k=(\S+)", sent.headers["Authorization"])
    assert signed
    assert signed[2].rstrip("=") == key
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    claims = jwt.decode(signed[1], public, algorithms=["ES256"], audience=f"https://{house.push.place}")
    assert claims["sub"] == "mailto:host@club.example"
    time.sleep(0.8)
    assert len([one for one in house.push.pushed if one.path == "/ann"]) == 1, "once a turn"
    house.push.answer = 410
    execute(house, "update due set warn = 0 where table_id = :table", table=table)
    until(lambda: ann.ask("GET", "/api/account/notices")["browsers"] == 0)
    house.push.answer = 201


def test_a_push_service_that_sends_elsewhere_is_not_followed(house: House) -> None:
    ann = Person(house.server, "Ann")
    ann.ask("POST", "/api/account/pushes", Subscriber(house.push, "/turned").words)
    always(ann)
    house.push.answer = 302
    at_leisure(ann)
    until(lambda: [one for one in house.push.pushed if one.path == "/turned"])
    until(lambda: '"status":302' in house.server.log.replace(" ", ""))
    house.push.answer = 201
    assert not [one for one in house.push.pushed if one.path == "/elsewhere"]


INSIDE = (
    "http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://10.1.2.3/x",
    "https://192.168.0.1/x", "https://169.254.169.254/latest", "https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/x",
    "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://0.0.0.0/x", "https://8.8.8.8:8443/x",
    "https://somebody@8.8.8.8/x", "https://2130706433/x", "https:///x", "ftp://8.8.8.8/x", "https://8.8.8.8/a b",
    "https://localhost:1/x", "https://[fec0::1]/x", "https://[3fff::1]/x", "https://192.88.99.1/x", "https://192.0.0.8/x",
)  # fmt: skip


@pytest.mark.parametrize("endpoint", INSIDE)
def test_the_server_is_sent_nowhere_inside(house: House, endpoint: str) -> None:
    with pytest.raises(outside.NotOutside):
        asyncio.run(outside.judge(endpoint))


def test_who_names_an_inside_address_is_refused(house: House) -> None:
    ann = Person(house.server, "Ann")
    words = Subscriber(house.push, "/x").words
    for endpoint in INSIDE[:8]:
        found = ann.ask("POST", "/api/account/pushes", {**words, "endpoint": endpoint}, expect=400)
        assert found["refused"] == "push-endpoint"
    assert ann.ask("GET", "/api/account/notices")["browsers"] == 0
    assert outside.is_outside("8.8.8.8")
    assert outside.is_outside("2001:4860:4860::8888")


def test_where_the_host_has_set_up_nothing_nothing_can_be_wanted(server: Server) -> None:
    ann, _ = account(server)
    assert ann.ask("PUT", "/api/account/mail", {"mail": "a@b.example"}, 409)["refused"] == "mail-off"
    words = {"endpoint": "https://8.8.8.8/x", "p256dh": "x", "auth": "x"}
    assert ann.ask("POST", "/api/account/pushes", words, 409)["refused"] == "push-off"


def test_the_table_can_be_installed(server: Server) -> None:
    about = httpx.get(f"{server.url}/app.webmanifest").json()
    assert about["display"] == "standalone"
    assert httpx.get(server.url + about["icons"][0]["src"]).status_code == 200
    worker = httpx.get(f"{server.url}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "{version}" not in worker.text


def wishes(often: str, mailed: float = 0.0, quiet: tuple[int, int] = (22, 8), zone: str = "Europe/Paris") -> Wishes:
    return Wishes("p", "a@b.example", True, "", 0.0, "s", often, *quiet, zone, "en", mailed)


def at(hour: int, day: int = 10) -> float:
    """In Paris in winter, an hour ahead of UTC."""
    return datetime(2026, 1, day, hour - 1, 30, tzinfo=UTC).timestamp()


def test_quiet_hours_and_daily_letters_follow_the_persons_clock() -> None:
    assert [hour for hour in range(1, 24) if wishes(EACH).quiet(at(hour))] == [1, 2, 3, 4, 5, 6, 7, 22, 23]
    assert not wishes(EACH, quiet=(0, 0)).quiet(at(3))
    assert wishes(EACH, quiet=(9, 17)).quiet(at(12))
    assert not wishes(EACH).mail_now(at(23), 900)
    assert not wishes(EACH, mailed=at(12) - 60).mail_now(at(12), 900)
    assert wishes(EACH, mailed=at(12) - 1000).mail_now(at(12), 900)
    assert not wishes(DAILY, mailed=at(9)).mail_now(at(20), 900), "once a day"
    assert wishes(DAILY, mailed=at(20, day=9)).mail_now(at(8), 900), "after the quiet hours"
    assert not wishes("", mailed=0).mail_now(at(12), 900)


def test_what_was_told_is_told_again_only_when_time_runs_out() -> None:
    one = Due("t", 0, "p", 1, 0.0, 100.0, 200.0)
    told = Due("t", 0, "p", 1, 0.0, 100.0, 200.0, pushed="turn", mailed="late")
    assert one.untold("pushed", 50.0)
    assert not told.untold("pushed", 50.0)
    assert told.untold("pushed", 150.0)
    assert not told.untold("mailed", 150.0)


def test_addresses_are_judged_by_their_letters() -> None:
    assert is_address("ann+games@mail.example.org")
    assert not is_address("ann@localhost")
    assert not is_address("ann@mail.example\r\nBcc: x@y.z")
    assert not is_address("a" * 65 + "@mail.example")
