"""People with accounts, and the command of those who look after a house."""

from __future__ import annotations

import subprocess
import sys
import time

from websockets.exceptions import ConnectionClosed

from support.served import Line, Person, Server

GOOD, BETTER = "seven tall oaks in fog", "nine slow rivers at dusk"


def account(server: Server, name: str = "Ann") -> tuple[Person, str]:
    person, login = Person(server, name), f"{name.lower()}{time.time_ns()}"
    person.ask("POST", "/api/account", {"login": login, "password": GOOD})
    return person, login


def signed_in(server: Server, login: str, password: str = GOOD) -> Person:
    person = Person(server)
    person.ask("POST", "/api/session", {"login": login, "password": password})
    return person


def closed_with(line: Line) -> int:
    """The code with which the server ends a socket; whatever comes before that is read."""
    try:
        while True:
            line.read(10)
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


def admin(server: Server, *words: str) -> str:
    command = [sys.executable, "-m", "sherwood.cli", "admin", *words, "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
