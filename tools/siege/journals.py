"""Forged journals with a valid chain of sums: played as far as they can be, refused with a sentence, nothing breaks."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import sherwood
from sherwood.errors import SherwoodError
from sherwood.games import shelf
from sherwood.table import crash
from sherwood.table.journal import sealed
from siege.mutate import ODD, chance_of
from siege.outcome import Outcome

LENGTH = 60


def journals(count: int) -> Outcome:
    """In the library itself, by which the server reads them: only its own errors may come out, and no crash files."""
    out, chance = Outcome("forged journals", tries=count), chance_of("journals")
    originals = [_played(game, chance) for game in shelf()]
    crashes = len(list(crash.folder().glob("*"))) if crash.folder().is_dir() else 0
    taken, slowest = 0, 0.0
    for _ in range(count):
        text = _forged(chance, chance.choice(originals))
        started = time.perf_counter()
        try:
            sherwood.load(text, until="agreed")
            taken += 1
        except (SherwoodError, RecursionError):
            pass
        except Exception as error:
            out.broken += 1
            out.notes.append(f"{type(error).__name__}: {str(error)[:80]}")
        slowest = max(slowest, time.perf_counter() - started)
    out.lost += (len(list(crash.folder().glob("*"))) if crash.folder().is_dir() else 0) - crashes
    out.notes = [*out.notes[:3], f"{taken:,} taken, the slowest {slowest * 1000:.0f} ms; crash files count as lost"]
    return out


def _played(game: str, chance: random.Random) -> list[Any]:
    match = sherwood.new(game, seats=shelf()[game].seats[0] if game != "romans" else 2, seed=chance.random())
    while not match.over and match.seq < LENGTH:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return [_body(line) for line in match.save().splitlines()]


def _body(line: str) -> Any:
    return {key: value for key, value in json.loads(line).items() if key != "sum"}


def _forged(chance: random.Random, bodies: list[Any]) -> str:
    forged = [dict(body) for body in bodies]
    for _ in range(chance.randrange(1, 4)):
        _bend(chance, forged)
    lines, total = [], ""
    for body in forged:
        try:
            line, total = sealed(body, total)
        except (ValueError, TypeError):
            line = json.dumps(body)
        lines.append(line)
    return "\n".join(lines) + "\n"


def _bend(chance: random.Random, bodies: list[Any]) -> None:
    at = chance.randrange(len(bodies))
    kind = chance.randrange(4)
    if kind == 0 and len(bodies) > 2:
        del bodies[at]
    elif kind == 1:
        bodies.insert(at, dict(chance.choice(bodies)))
    elif bodies[at]:
        key = chance.choice([*bodies[at]])
        old = bodies[at][key]
        number = isinstance(old, list) and old and kind == 2
        bodies[at][key] = [*old[:-1], chance.randrange(-2, 40)] if number else chance.choice(ODD)
