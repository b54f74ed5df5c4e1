"""Well-formed things made wrong: bytes turned, cut, doubled, numbers and types exchanged."""

from __future__ import annotations

import json
import os
import random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "\0", "é" * 50, "x" * 3000, [], {}, [[]], {"a": {}}, ["do"],
    "../../etc/passwd", "<script>", "' or 1=1 --", "%00", "{0}", "\ud7ff",
)  # fmt: skip


def chance_of(part: str) -> random.Random:
    """The same at every run, unless SIEGE_SEED says otherwise: many short runs can then make a long one."""
    return random.Random(part + os.environ.get("SIEGE_SEED", ""))


def mutated(chance: random.Random, value: Any) -> str:
    """Some text that began as this value."""
    if chance.random() < 0.5:
        return json.dumps(_changed(chance, value))
    return _bent(chance, json.dumps(value))


def _changed(chance: random.Random, value: Any) -> Any:
    if chance.random() < 0.2:
        return chance.choice(ODD)
    if isinstance(value, dict):
        key = chance.choice([*value, chance.choice(("id", "seat", "x", ""))])
        if chance.random() < 0.2:
            return {name: one for name, one in value.items() if name != key}
        return {**value, key: _changed(chance, value.get(key))}
    if isinstance(value, list) and value:
        at = chance.randrange(len(value))
        return [*value[:at], _changed(chance, value[at]), *value[at + chance.randrange(2) :]]
    if isinstance(value, int):
        return chance.choice((value + 1, -value, value * 2**40, str(value), chance.choice(ODD)))
    return chance.choice(ODD)


def _bent(chance: random.Random, text: str) -> str:
    at = chance.randrange(max(1, len(text)))
    kind = chance.randrange(5)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + chr(chance.randrange(0x20, 0x2FF)) + text[at + 1 :]
    if kind == 2:
        return text + text
    if kind == 3:
        return text[:at] + text[at:] * chance.randrange(2, 9)
    return "[" * chance.randrange(1, 3000) + text
