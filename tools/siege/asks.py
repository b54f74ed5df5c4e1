"""Mutated requests to every path of the house, from nobody, a guest and a host: refused or answered, never broken."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import quote

import httpx

from siege.house import House
from siege.mutate import ODD, chance_of, mutated
from siege.outcome import Outcome
from siege.visitors import Guest, Honest

BODIES: tuple[dict[str, Any], ...] = (
    {"name": "Ann"},
    {"login": "ann", "password": "seven tall oaks in fog"},
    {"login": "ann", "code": "0000-0000", "new": "seven tall oaks in fog"},
    {"password": "x", "new": "seven tall oaks in fog"},
    {"game": "romans", "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}], "options": {}, "pace": 0},
    {"game": "romans"},
    {"do": ["place", 3, 0], "turn": 0},
    {"text": "hello"},
    {"level": "random"},
    {"lang": "fr", "theme": "dark"},
    {"journal": "x\n"},
    {"address": "10.0.0.1", "days": 3},
    {"muted": True, "text": "", "why": "x"},
    {"name": "Friday", "game": "romans", "seats": 3, "system": "swiss", "rounds": 2, "pace": 0, "options": {}},
    {"often": "daily", "quiet_from": 22, "quiet_to": 8, "zone": "Europe/Paris"},
    {"mail": "ann+x@mail.invalid", "zone": "UTC"},
    {"endpoint": "https://localhost/x", "p256dh": "B" * 87, "auth": "A" * 22, "zone": "UTC"},
    {"game": "romans", "seats": [{"kind": "person"}], "dice": {"ticket": "x.1.y", "added": "00ff"}},
    {"name": "", "dice": {"commitment": "00", "added": "00ff"}},
)
# Mail and push are set up, and lead nowhere: what is refused is refused for what was asked.
MAIL = ("--mail", "smtp://127.0.0.1:9", "--mail-from", "table@club.invalid", "--site", "https://club.invalid")
SENDS = (*MAIL, "--push", "mailto:host@club.invalid")


def asks(count: int) -> Outcome:
    out, house = Outcome("mutated requests"), House("--no-limits", *SENDS)
    house.start()
    try:
        with Honest(house.url) as honest:
            statuses = _bombard(house, count)
        out.tries, out.p99 = count, honest.p99
        out.traces, out.broken = house.traces(), honest.broken + house.broken()
        told = ", ".join(f"{number:,} × {status}" for status, number in sorted(statuses.items()))
        out.notes.append(f"{told}; {honest.asked} honest requests")
    finally:
        house.stop()
    return out


def _bombard(house: House, count: int) -> dict[int, int]:
    chance = chance_of("asks")
    statuses: dict[int, int] = {}
    guest = Guest(house.url, "Bent")
    known = _known(guest)
    schema = guest.http.get("/schema").json()["paths"]
    paths = [(path, method) for path, methods in schema.items() for method in methods]
    pages = [
        "/",
        "/rules",
        "/rules/{game}",
        "/new/{game}",
        "/tables/{table}",
        "/join/{invite}",
        "/replays",
        "/replays/{name}",
    ]
    pages += ["/account", "/host", "/tables/{table}/people", "/replays/{name}/analysis", "/preferences"]
    pages += ["/people", "/people/{person}", "/tournaments", "/tournaments/{tournament}", "/tournaments/new/{game}"]
    pages += ["/notices", "/confirm/{code}", "/stop/{stop}", "/tables/{table}/dice", "/replays/{name}/dice"]
    paths += [(page, "get") for page in pages] * 2
    nobody = httpx.Client(base_url=house.url, headers={"origin": house.url}, timeout=60)
    for _ in range(count):
        path, method = chance.choice(paths)
        who = guest.http if chance.random() < 0.8 else nobody
        status = _ask(chance, who, method, _filled(chance, path, known))
        statuses[status] = statuses.get(status, 0) + 1
        if not guest.http.cookies:  # signed out, or said goodbye
            guest.close()
            guest = Guest(house.url, "Bent")
            known = _known(guest)
    guest.close()
    nobody.close()
    return statuses


def _known(guest: Guest) -> dict[str, str]:
    """What stands for the names in paths where it is not something odd."""
    held = guest.http.post("/api/tournaments", json={"name": "Friday", "game": "romans"}).json()["to"]
    me = guest.http.get("/api/me").json()["id"]
    fixed = {"game": "romans", "seat": "0", "step": "0", "n": "1"}
    return {"table": guest.table(), "tournament": held.rpartition("/")[2], "person": me, **fixed}


def _filled(chance: random.Random, path: str, known: dict[str, str]) -> str:
    def one(found: re.Match[str]) -> str:
        usual = known.get(found[1].partition(":")[0], "x")
        return usual if chance.random() < 0.7 else quote(str(chance.choice(ODD)), safe="")[:1500]

    path = re.sub(r"\{([^}]+)\}", one, path)
    if chance.random() < 0.3:
        path += "?" + "&".join(
            f"{key}={quote(str(chance.choice(ODD)))[:1500]}" for key in ("q", "seat", "lang", "turn", "ref", "wait")
        )
    return path


def _ask(chance: random.Random, who: httpx.Client, method: str, path: str) -> int:
    body = mutated(chance, chance.choice(BODIES)) if method in ("post", "put") else None
    if method in ("post", "put") and chance.random() < 0.4:
        body = json.dumps(chance.choice(BODIES))
    headers = {"content-type": "application/json"} if body is not None else {}
    try:
        content = body.encode("utf-8", "replace") if body is not None else None
        return who.request(method.upper(), path, content=content, headers=headers).status_code
    except (httpx.HTTPError, httpx.InvalidURL):
        return 0
