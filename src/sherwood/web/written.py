"""Choices as they are sent, written once: tables of one game offer the same few hundred again and again."""

from __future__ import annotations

from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

from sherwood.engine.action import Action, Verbs
from sherwood.table.asked import Choice

MOST: Final = 8192  # of each kind; sentences may hold names, so there is no end of them
encode: Final = Encoder().encode

_bare: Final[dict[str, dict[int, Raw]]] = {}
_told: Final[dict[Choice, Raw]] = {}
_drawn: Final[dict[Choice, Raw]] = {}


def bare(game: str, verbs: Verbs, action: Action, revise: bool) -> Raw:
    """For programs that want no sentence."""
    kept = _bare.get(game)
    if kept is None:
        kept = _bare[game] = {}
    code = int(verbs.code(action))
    key = 2 * code + revise
    found = kept.get(key)
    if found is None:
        found = kept[key] = Raw(encode({"do": verbs.do(action), "revise": revise, "code": code}))
    return found


def told(one: Choice, drawn: bool) -> Raw:
    """With its sentence and what to click on; whoever has the board drawn needs no number."""
    kept = _drawn if drawn else _told
    found = kept.get(one)
    if found is None:
        if len(kept) >= MOST:
            kept.clear()
        found = kept[one] = _written(one, drawn)
    return found


def _written(one: Choice, drawn: bool) -> Raw:
    part: dict[str, object] = {
        "do": one.do,
        "say": one.say,
        "path": one.path,
        "revise": one.revise,
        "final": one.final,
    }
    if not drawn:
        part["code"] = one.code
    return Raw(encode(part))
