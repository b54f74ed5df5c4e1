"""Where things are on the board: what to click, in order, to make a choice."""

from __future__ import annotations

from collections.abc import Callable

from sherwood.engine.action import Action
from sherwood.engine.bits import bit
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.ambush import Ambush
from sherwood.games.merrymen.rules.cards import CARD_ACTION, TUCK_ACTION
from sherwood.games.merrymen.rules.ids import CARDS
from sherwood.games.merrymen.rules.names import (
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    WEAPON_NAMES,
)
from sherwood.games.merrymen.rules.placing import TUCK_BIT, UseCard
from sherwood.games.merrymen.rules.state import MerryMen

Path = tuple[str, ...]
CONFIRM: Path = ("confirm",)


def targets(s: MerryMen, seat: int, action: Action) -> Path:
    """Buttons without a place on the board (roll, stop, pass...) are all "confirm" or nothing."""
    find = PLACES.get(int(action.verb))
    return find(s, seat, int(action.a), int(action.b)) if find else ()


def hideout(n: int) -> str:
    return f"hideout:{SITE_NAMES[n // 4]}:{n % 4}"


def card(s: MerryMen, seat: int, a: int, b: int) -> Path:
    where = "card" if s.hand[seat] & bit(a) else "passive"
    return (f"{where}:{a}",)


def use(s: MerryMen, seat: int, a: int, b: int) -> Path:
    """An action of the card on the table: its first or its second."""
    top = s.steps.top()
    if not isinstance(top, UseCard):
        return ()
    first = CARD_ACTION[2 * top.card] if top.card < CARDS else TUCK_ACTION[2 * (top.card - TUCK_BIT)]
    return (f"action:{0 if first == a else 1}",)


def carriage(s: MerryMen, seat: int, a: int, b: int) -> Path:
    top = s.steps.top()
    road = ROAD_NAMES[top.road] if isinstance(top, Ambush) else ""
    return (f"carriage:{road}:{a // 4}", f"dice:{b}")


PLACES: dict[int, Callable[[MerryMen, int, int, int], Path]] = {
    verbs.HERO: lambda s, seat, a, b: (f"hero:{HERO_NAMES[a]}",),
    verbs.PLAY: card,
    verbs.REUSE: card,
    verbs.DROP: lambda s, seat, a, b: (f"passive:{a}",),
    verbs.DISCARD: card,
    verbs.TUCK: lambda s, seat, a, b: (f"tuckcard:{a}",),
    verbs.SPY: lambda s, seat, a, b: (f"spy:{a}",),
    verbs.DROP_SPY: lambda s, seat, a, b: (f"spy:{a}",),
    verbs.USE: use,
    verbs.REST: lambda s, seat, a, b: (f"main:{SITE_NAMES[a]}",),
    verbs.TAKE: lambda s, seat, a, b: (f"store:{WEAPON_NAMES[a]}",),
    verbs.BUY: lambda s, seat, a, b: (f"store:{WEAPON_NAMES[a]}",),
    verbs.SWAP: lambda s, seat, a, b: (f"weapon:{seat}:{WEAPON_NAMES[a]}", f"store:{WEAPON_NAMES[b]}"),
    verbs.SPEND_WEAPON: lambda s, seat, a, b: (f"weapon:{seat}:{WEAPON_NAMES[a]}",),
    verbs.GAIN: lambda s, seat, a, b: (f"supply:{REWARD_NAMES[a]}",),
    verbs.PAY: lambda s, seat, a, b: (f"goods:{seat}:{REWARD_NAMES[a]}",),
    verbs.SPEND: lambda s, seat, a, b: (f"goods:{seat}:{REWARD_NAMES[a]}",),
    verbs.LEAVE: lambda s, seat, a, b: (f"goods:{seat}:{REWARD_NAMES[a]}",),
    verbs.CLAIM: lambda s, seat, a, b: (f"stash:{REWARD_NAMES[a]}",),
    verbs.TRAP: lambda s, seat, a, b: (f"trap:{SITE_NAMES[a]}",),
    verbs.BARRICADE: lambda s, seat, a, b: (f"barricade:{ROAD_NAMES[a]}",),
    verbs.LAY: lambda s, seat, a, b: (f"road:{ROAD_NAMES[a]}",),
    verbs.ACTIVATE: lambda s, seat, a, b: (f"road:{ROAD_NAMES[a]}",),
    verbs.REPLACE: lambda s, seat, a, b: (hideout(a),),
    verbs.FIGHT: lambda s, seat, a, b: (hideout(a),),
    verbs.MOVE: lambda s, seat, a, b: (f"space:{SPACE_NAMES[a]}",),
    verbs.LINGER: lambda s, seat, a, b: (f"space:{SPACE_NAMES[a]}",),
    verbs.AMBUSH: carriage,
    verbs.PARK: lambda s, seat, a, b: (f"slot:{a}",),
    verbs.RESCUE: lambda s, seat, a, b: (f"prisoner:{a}:{b}",),
    verbs.RESCUE_TUCK: lambda s, seat, a, b: ("tuck",),
    verbs.RECALL: lambda s, seat, a, b: (f"prisoner:{seat}:{a}",),
    verbs.MOVE_PAST: lambda s, seat, a, b: (f"space:{SPACE_NAMES[a]}",),
    verbs.LINGER_PAST: lambda s, seat, a, b: (f"space:{SPACE_NAMES[a]}",),
    verbs.LAY_DOWN: lambda s, seat, a, b: (f"slot:{a}",),
    verbs.WAKE: lambda s, seat, a, b: (f"spy:{a}",),
    verbs.BUY_FOR: lambda s, seat, a, b: (f"store:{WEAPON_NAMES[a]}",),
    verbs.PASS: lambda s, seat, a, b: CONFIRM,
    verbs.STOP: lambda s, seat, a, b: CONFIRM,
    verbs.END: lambda s, seat, a, b: CONFIRM,
}
