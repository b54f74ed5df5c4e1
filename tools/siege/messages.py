"""Mutated messages on sockets: each is answered, none breaks anything, and the table goes on."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from siege.house import House
from siege.mutate import ODD, chance_of, mutated
from siege.outcome import Outcome
from siege.visitors import Guest, Honest, choice

LIKE: tuple[dict[str, Any], ...] = (
    {"type": "do", "id": 1, "turn": 0, "do": ["place", 3, 0]},
    {"type": "take_back", "id": 2},
    {"type": "chat", "id": 3, "text": "hello"},
    {"type": "seen", "id": 4, "seen": 12},
    {"type": "ping", "id": 5},
    {"type": "why", "id": 6, "turn": 0},
)
ROUND = 200  # messages sent before their answers are read
KNOCK = 20  # rounds after which somebody comes with an odd address
BROKEN = 1011  # the code of a socket that ended because something of ours went wrong


def messages(count: int) -> Outcome:
    out, house = Outcome("mutated messages"), House("--no-limits")
    house.start()
    try:
        with Honest(house.url) as honest:
            guest = Guest(house.url, "Bent")
            answers = _bombard(house, guest, count, out)
            _goes_on(guest, out)
            guest.close()
        out.tries, out.p99, out.broken = count, honest.p99, out.broken + honest.broken
        out.traces, out.broken = house.traces(), out.broken + house.broken()
        out.notes.append(f"{answers:,} answered; {honest.asked} honest requests")
    finally:
        house.stop()
    return out


def _bombard(house: House, guest: Guest, count: int, out: Outcome) -> int:
    chance, answers, table = chance_of("messages"), 0, guest.table()
    line = _line(house, guest, table)
    for number in range(count // ROUND):
        if number % KNOCK == 0:
            _knock(house, guest, chance, table, out)
        sent = [mutated(chance, chance.choice(LIKE)) for _ in range(ROUND)]
        try:
            for text in sent:
                line.send(text.encode("utf-8", "replace").decode())
            answers += _answers(line, ROUND, out)
        except ConnectionClosed:  # larger than any message may be: closed with 1009, and opened again
            line.close()
            line = _line(house, guest, table)
    line.close()
    return answers


def _answers(line: ClientConnection, wanted: int, out: Outcome) -> int:
    heard = 0
    while heard < wanted:
        message = json.loads(line.recv(30))
        heard += "ok" in message or "no" in message
        out.broken += message.get("reason") == "broken"
        out.traces += "Traceback" in str(message)
    return heard


def _line(house: House, guest: Guest, table: str, words: str = "seat=0&drawn=0") -> ClientConnection:
    return connect(
        f"ws://127.0.0.1:{house.port}/tables/{table}/socket?{words}",
        additional_headers={"Cookie": guest.cookie},
        origin=Origin(house.url),
        max_size=None,
    )


def _knock(house: House, guest: Guest, chance: random.Random, table: str, out: Outcome) -> None:
    """A socket whose address holds odd things: let in or not, never broken."""
    odd = {key: chance.choice((*ODD, "--1", "-", "1" * 400)) for key in ("seat", "after", "epoch", "lang", "drawn")}
    words = "&".join(f"{key}={quote(str(value))[:500]}" for key, value in odd.items())
    try:
        with _line(house, guest, table, words) as line:
            line.recv(30)
    except ConnectionClosed as closed:
        out.broken += bool(closed.rcvd and closed.rcvd.code == BROKEN)
    except InvalidStatus as refused:
        out.broken += refused.response.status_code >= 500


def _goes_on(guest: Guest, out: Outcome) -> None:
    table = guest.table()
    found = choice(guest.view(table, 0))
    out.lost += found is None or guest.play(table, 0, *found) != 201
