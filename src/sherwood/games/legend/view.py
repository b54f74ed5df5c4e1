"""What everybody sees of The Legend of Robin Hood: nothing is hidden but what the other side only prepares."""

from __future__ import annotations

from sherwood.engine.bits import bit, members
from sherwood.engine.game import ScoreRow
from sherwood.games.legend.fray import battle_view
from sherwood.games.legend.rules.atlas import BOXES, KEEPS, VILLAGES
from sherwood.games.legend.rules.exchange import Demand, Give
from sherwood.games.legend.rules.reach import price, reach
from sherwood.games.legend.rules.roster import (
    ARCHERY,
    COMBAT,
    COMMAND,
    KIND,
    KINDS,
    LEADERS,
    MELEE,
    MOVE,
    OUTLAWS,
    PIECES,
    SHERIFFS,
    TOTAL,
)
from sherwood.games.legend.rules.stages import STAGES
from sherwood.games.legend.rules.state import WED_GUY, WED_ROBIN, Legend
from sherwood.games.legend.shape import ExchangeView, MarchView, PieceView, View

CONDITIONS = ("wedding", "king", "treasury", "gold")
HUSBANDS = {WED_ROBIN: "robin_hood", WED_GUY: "guy_of_gisbourne"}


def view(s: Legend, seat: int) -> View:
    """The whole table; a march that has not set out and a proposal not yet made are their owner's affair (§6.0c, §8.5)."""
    return {
        "turn": s.turn,
        "active": s.active,
        "phase": "over" if s.over else STAGES[s.stage],
        "pieces": [piece_view(s, piece) for piece in range(TOTAL)],
        "gold": {"robin": s.gold_robin, "sheriff": s.gold_sheriff, "reserve": s.reserve},
        "looted": [BOXES[KEEPS[i]] for i in members(s.looted)],
        "discovered": [BOXES[KEEPS[i]] for i in members(s.explored)],
        "taxed": [BOXES[VILLAGES[i]] for i in members(s.taxed)],
        "taxed_before": [BOXES[VILLAGES[i]] for i in members(s.taxed_before)],
        "personalities": s.arrived,
        "tournament": s.tournament or None,
        "married": HUSBANDS.get(s.married),
        "wound": s.wound or None,
        "conditions": conditions(s),
        "march": march_view(s) if s.lead >= 0 and (s.set_out or seat == s.active) else None,
        "battles": [BOXES[box] for box in s.battles],
        "battle": battle_view(s),
        "strict": s.settings.victory != 0,
        "exchange": exchange_view(s) if s.deal_give | s.deal_take and knows_of_exchange(s, seat) else None,
    }


def piece_view(s: Legend, piece: int) -> PieceView:
    """One counter: where it is, in what state, and the values printed on it."""
    at = s.at[piece]
    return {
        "id": PIECES[piece],
        "kind": KINDS[KIND[piece]],
        "side": "outlaw" if OUTLAWS & bit(piece) else "sheriff" if SHERIFFS & bit(piece) else "traveller",
        "box": BOXES[at] if at >= 0 else None,
        "state": state_of(s, piece),
        "disguised": bool(s.disguised & bit(piece)),
        "wounded": s.wounded(piece),
        "moved": bool(s.moved & bit(piece)),
        "wet": bool(s.wet & bit(piece)),
        "kept": s.kept[piece] if piece < LEADERS else 0,
        "returns": s.due[piece] or None,
        "toward": BOXES[s.bound[piece]] if s.bound[piece] >= 0 else None,
        "values": values(s, piece),
    }


def state_of(s: Legend, piece: int) -> str:
    one = bit(piece)
    if s.free & one:
        return "free"
    if s.down & one:
        return "face_down"
    return "captive" if s.captive & one else "dead" if s.dead & one else "away"


def values(s: Legend, piece: int) -> dict[str, int]:
    """What is printed on the counter."""
    if piece < LEADERS:
        return {"combat": COMBAT[piece], "command": COMMAND[piece], "movement": MOVE[piece]}
    return {"archery": ARCHERY[s.settings.profile][piece], "melee": MELEE[piece], "movement": MOVE[piece]}


def conditions(s: Legend) -> list[str]:
    """Robin's conditions that hold now."""
    met = s.conditions()
    return [name for i, name in enumerate(CONDITIONS) if met >> i & 1]


def march_view(s: Legend) -> MarchView:
    """The march under way, and every box it can still reach with its cost and the way there."""
    return {
        "lead": PIECES[s.lead],
        "group": [PIECES[piece] for piece in members(s.group)],
        "from": BOXES[s.origin],
        "box": BOXES[s.at[s.lead]],
        "left": s.pace - s.spent,
        "reach": [
            {"box": BOXES[box], "cost": price(way), "way": [BOXES[one] for one in way]}
            for box, way in sorted(reach(s).items())
        ],
    }


def knows_of_exchange(s: Legend, seat: int) -> bool:
    """While the proposal is put together only its maker sees it."""
    step = s.steps.top() if s.steps.depth else None
    return seat == step.seat if isinstance(step, (Give, Demand)) else True


def exchange_view(s: Legend) -> ExchangeView:
    return {
        "give": [PIECES[piece] for piece in members(s.deal_give)],
        "take": [PIECES[piece] for piece in members(s.deal_take)],
    }


def score(s: Legend) -> list[ScoreRow]:
    """Robin's four conditions, then how many: the Sheriff counts those that are missing (§16.2, §16.3)."""
    met = s.conditions()
    rows = [ScoreRow(name, [met >> i & 1, None]) for i, name in enumerate(CONDITIONS)]
    return [*rows, ScoreRow("total", [s.points(0), s.points(1)])]
