"""What a side of The Legend of Robin Hood may know, as numbers: all but what the other side only prepares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.observe import Observer, Part, Sheet
from sherwood.games.legend.fray import box_of, losers_of, stage_of
from sherwood.games.legend.rules.atlas import COUNT, KEEPS, VILLAGES
from sherwood.games.legend.rules.losses import Losses
from sherwood.games.legend.rules.roster import GOLD_TOTAL, KIND, KINDS, LEADERS, TOTAL, UNITS_FROM
from sherwood.games.legend.rules.stages import STAGES
from sherwood.games.legend.rules.state import TURNS, Legend
from sherwood.games.legend.view import knows_of_exchange

BATTLE: Final[dict[str, int]] = {
    stage: n
    for n, stage in enumerate(
        ("archery", "arrows", "melee", "losses", "retreat", "suspect", "personal", "capture", "fate", "caught", "flee")
    )
}
UNIT_KINDS: Final = len(KINDS) - 1
FIGHT: Final = len(BATTLE) + TOTAL + 2 + LEADERS
MARCH: Final = 2 * TOTAL + COUNT


class LegendObserver(Observer[Legend]):
    """Every piece with its state and place, gold, the calendar, the march and the battle under way."""

    def parts(self) -> list[Part]:
        return [
            Part("side", 2, 1, "the observer is Robin, the Sheriff"),
            Part("turn", 1, TURNS, "the turn"),
            Part("active", 2, 1, "whose player turn it is: Robin's, the Sheriff's"),
            Part("stage", len(STAGES) + 1, 1, "the stage of the turn; over"),
            Part("gold", 3, GOLD_TOTAL, "Robin's, the Sheriff's, the reserve"),
            Part("looted", len(KEEPS), 1, "keeps that were looted"),
            Part("explored", len(KEEPS), 1, "keeps whose passage was tried"),
            Part("taxed", 2 * len(VILLAGES), 1, "villages taxed this turn, and the turn before"),
            Part("arrived", 1, 9, "personalities that have come"),
            Part("tournament", 1, 2 * TURNS, "the turn of the tournament, 0 while none is declared"),
            Part("married", 3, 1, "nobody, Robin, Sir Guy has married Marion"),
            Part("wound", 1, 2 * TURNS, "the turn that heals Robin, 0 while he is well"),
            Part("conditions", 4, 1, "Robin's conditions that hold"),
            Part("free", TOTAL, 1, "pieces recruited and nobody's captives"),
            Part("down", TOTAL, 1, "pieces face down"),
            Part("captive", TOTAL, 1, "pieces that are captives"),
            Part("dead", TOTAL, 1, "pieces gone for good"),
            Part("disguised", TOTAL, 1, "pieces in disguise"),
            Part("moved", TOTAL, 1, "pieces that have moved"),
            Part("wet", TOTAL, 1, "pieces that waded through a ford"),
            Part("kept", LEADERS, 2 * TURNS, "by leader: full turns in a keep"),
            Part("due", TOTAL, 2 * TURNS, "by piece: the turn it comes back, 0 for none"),
            Part("bound", TOTAL, COUNT, "by piece: the box of a traveller's gate, from 1; 0 for none"),
            Part("at", TOTAL, COUNT, "by piece: its box, from 1; 0 off the map"),
            Part("leaders", LEADERS * COUNT, 1, "by leader and box: stands there"),
            Part("units", COUNT * UNIT_KINDS, 12, "by box: how many of each kind of unit and traveller"),
            Part("march", MARCH, 1, "the march under way: who leads it; who goes along; from which box"),
            Part("march_left", 1, 20, "points it has left"),
            Part("battles", COUNT, 1, "boxes still to be fought over"),
            Part("battle", FIGHT, 1, "the battle under way: its stage; who fell back; who loses units; leaders whose fate is open"),
            Part("battle_at", 1, COUNT, "its box, from 1; 0 where nobody fights"),
            Part("battle_left", 1, 20, "units still to be lost"),
            Part("exchange", 2 * TOTAL, 1, "the exchange proposed: pieces given, pieces taken"),
        ]  # fmt: skip

    def write(self, s: Legend, seat: i64, sheet: Sheet) -> None:
        sheet.one(seat, 2)
        write_calendar(s, sheet)
        write_states(s, sheet)
        sheet.row(s.kept, 0, LEADERS)
        sheet.row(s.due, 0, TOTAL)
        for piece in range(TOTAL):
            sheet.put(s.bound[piece] + 1)
        write_places(s, sheet)
        if s.lead >= 0 and (s.set_out or seat == s.active):
            write_march(s, sheet)
        else:
            sheet.skip(MARCH + 1)
        write_battles(s, sheet)
        write_battle(s, sheet)
        known = s.deal_give | s.deal_take and knows_of_exchange(s, seat)
        sheet.flags(s.deal_give if known else 0, TOTAL)
        sheet.flags(s.deal_take if known else 0, TOTAL)


def write_calendar(s: Legend, sheet: Sheet) -> None:
    sheet.put(s.turn)
    sheet.one(s.active, 2)
    sheet.one(len(STAGES) if s.ending >= 0 else s.stage, len(STAGES) + 1)
    sheet.put(s.gold_robin)
    sheet.put(s.gold_sheriff)
    sheet.put(s.reserve)
    sheet.flags(s.looted, len(KEEPS))
    sheet.flags(s.explored, len(KEEPS))
    sheet.flags(s.taxed, len(VILLAGES))
    sheet.flags(s.taxed_before, len(VILLAGES))
    sheet.put(s.arrived)
    sheet.put(s.tournament)
    sheet.one(s.married, 3)
    sheet.put(s.wound)
    sheet.flags(s.conditions(), 4)


def write_states(s: Legend, sheet: Sheet) -> None:
    sheet.flags(s.free, TOTAL)
    sheet.flags(s.down, TOTAL)
    sheet.flags(s.captive, TOTAL)
    sheet.flags(s.dead, TOTAL)
    sheet.flags(s.disguised, TOTAL)
    sheet.flags(s.moved, TOTAL)
    sheet.flags(s.wet, TOTAL)


def write_places(s: Legend, sheet: Sheet) -> None:
    """Where everybody stands, by piece and by box."""
    for piece in range(TOTAL):
        sheet.put(s.at[piece] + 1)
    for leader in range(LEADERS):
        sheet.one(s.at[leader], COUNT)
    start: i64 = sheet.at
    sheet.skip(COUNT * UNIT_KINDS)
    for piece in range(UNITS_FROM, TOTAL):
        box: i64 = s.at[piece]
        if box >= 0:
            kind: i64 = KIND[piece]
            sheet.room[start + box * UNIT_KINDS + kind - 1] += 1


def write_march(s: Legend, sheet: Sheet) -> None:
    sheet.one(s.lead, TOTAL)
    sheet.flags(s.group, TOTAL)
    sheet.one(s.origin, COUNT)
    sheet.put(s.pace - s.spent)


def write_battles(s: Legend, sheet: Sheet) -> None:
    start: i64 = sheet.at
    sheet.skip(COUNT)
    for box in s.battles:
        sheet.room[start + box] = 1


def write_battle(s: Legend, sheet: Sheet) -> None:
    """The battle that the present question is about, as `fray.battle_view` shows it."""
    step = s.steps.top() if s.ending < 0 else None
    box: i64 = -1
    if step is not None:
        box = box_of(s, step)
    if step is None or box < 0:
        sheet.skip(FIGHT + 2)
        return
    left: i64 = 0
    loser: i64 = -1
    if isinstance(step, Losses):
        left = step.left
        loser = step.owner
    sheet.one(BATTLE[stage_of(s, step, box)], len(BATTLE))
    sheet.flags(s.retreated, TOTAL)
    sheet.one(loser, 2)
    sheet.flags(losers_of(s, step, box), LEADERS)
    sheet.put(box + 1)
    sheet.put(left)


def observer(seats: int, titles: list[str]) -> Observer[Legend]:
    """How an observation of this game is written."""
    return LegendObserver(seats, titles)
