"""What to click on the board, in order, to make a choice."""

from __future__ import annotations

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, members
from sherwood.games.romans.rules.cards import CLANS, DESIGN, KIND, SLOTS
from sherwood.games.romans.rules.state import Romans
from sherwood.games.romans.rules.verbs import VERBS


def targets(s: Romans, seat: int, action: Action) -> tuple[str, ...]:
    """What to click on the board, in order, to make a choice."""
    name = VERBS.verbs[action.verb].name
    clan = CLANS[seat]
    if name == "place":
        return (f"warrior:{clan}:{action.a}", f"slot:{clan}:{action.b}")
    if name == "swap":
        return (f"slot:{clan}:{action.a}", f"slot:{clan}:{action.b}")
    return single_target(s, seat, name, int(action.a))


def single_target(s: Romans, seat: int, name: str, thing: int) -> tuple[str, ...]:
    clan = CLANS[seat]
    if name == "lift":
        return (f"slot:{clan}:{thing}",)
    if name == "seduce":
        return (f"slot:{CLANS[thing]}:{s.turn}",)
    if name in ("discard", "keep"):
        return tuple(f"slot:{clan}:{slot}" for slot in face_up_slots(s, seat, thing)[:1])
    if name == "take_fort":
        return (f"fort:{thing}",)
    if name == "keep_fort":
        return (f"fort:{s.turn}",)
    if name == "give_up":
        return tuple(f"held:{clan}:{fort}" for fort in members(s.held[seat]) if DESIGN[fort] == thing)[:1]
    return ("confirm",) if name == "confirm" else ()


def face_up_slots(s: Romans, clan: int, kind: int) -> list[int]:
    row = s.rows[clan]
    return [slot for slot in range(SLOTS) if row[slot] >= 0 and s.up[clan] & bit(row[slot]) and KIND[row[slot]] == kind]
