"""What both players of Robin of Locksley see, as numbers: all of it but what the pile will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.observe import Observer, Part, Sheet
from sherwood.games.locksley.rules.cards import COLOURS, FAME_NAMES, SALE_TILES, SMALL_PER_SIDE, SPACES
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tally import held, total
from sherwood.games.locksley.rules.tasks import met
from sherwood.games.locksley.rules.turn import Turn

FAME: Final = len(FAME_NAMES)
LAP: Final = 4 * max(SMALL_PER_SIDE) + 8  # of the longest track
AHEAD: Final = 6  # spaces before a Bard whose tasks are spelt out
TASK: Final = FAME + 1
TILES: Final = 10  # of one colour


class LocksleyObserver(Observer[Locksley]):
    """The grid, the track, and both riders, the observer's first."""

    def parts(self) -> list[Part]:
        ahead = f"the next {AHEAD} spaces before its Bard: the fame space, and whether its task is met now"
        riders = [
            part
            for name, whose in (("own", "the observer's"), ("other", "the other rider's"))
            for part in (
                Part(f"{name}_robin", SPACES, 1, f"{whose} Robin: his space"),
                Part(f"{name}_bard", 1, 2 * LAP, f"steps of {whose} Bard"),
                Part(f"{name}_loot", COLOURS, TILES, f"{whose} loot by colour"),
                Part(f"{name}_gold", COLOURS, TILES, f"{whose} coins by colour"),
                Part(f"{name}_ahead", AHEAD * TASK, 1, f"{whose}: {ahead}"),
                Part(f"{name}_idle", 1, 1, f"{whose} last turn was idle"),
            )
        ]
        return [
            Part("phase", 3, 1, "it is the observer's turn; the corners are taken; over"),
            Part("first", 1, 1, "the observer began"),
            Part("turn", 2, 1, "this turn: the Robin has ridden; something was done"),
            Part("sold", COLOURS, 1, "colours whose sale is still open"),
            Part("cheap", COLOURS, 1, "those that brought one coin"),
            Part("grid", SPACES * COLOURS, 1, "by space: the colour of its tile"),
            Part("pile", 1, COLOURS * TILES, "tiles in the pile"),
            Part("dropped", COLOURS, TILES, "tiles discarded, by colour"),
            Part("lap", 1, LAP, "spaces of a lap"),
            Part("track", LAP, FAME, "by space of the lap: its fame space, from 1; 0 beyond the end"),
            *riders,
        ]

    def write(self, s: Locksley, seat: i64, sheet: Sheet) -> None:
        now = turn_of(s)
        sheet.flag(now == seat)
        sheet.flag(s.robin0 >= 0)
        sheet.flag(s.ending >= 0)
        sheet.flag(s.first == seat)
        sheet.flag(s.ridden != 0)
        sheet.flag(s.acted != 0)
        sheet.flags(s.sold, COLOURS)
        sheet.flags(s.cheap, COLOURS)
        for space in range(SPACES):
            sheet.one(s.grid[space], COLOURS)
        sheet.put(total(s.stock))
        write_tally(s.dropped, sheet)
        sheet.put(s.settings.lap)
        for space in range(LAP):
            sheet.put(s.track[space] + 1 if space < len(s.track) else 0)
        write_rider(s, seat, now, sheet)
        write_rider(s, 1 - seat, now, sheet)


def turn_of(s: Locksley) -> i64:
    """Whose turn it is; -1 before the corners are taken and after the end."""
    step = s.steps.top() if s.steps.depth else None
    return step.seat if isinstance(step, Turn) else -1


def write_tally(tally: i64, sheet: Sheet) -> None:
    for colour in range(COLOURS):
        sheet.put(held(tally, colour))


def write_rider(s: Locksley, rider: i64, now: i64, sheet: Sheet) -> None:
    sheet.one(s.robin_of(rider), SPACES)
    sheet.put(s.bard_of(rider))
    write_tally(s.loot_of(rider), sheet)
    write_tally(s.gold_of(rider), sheet)
    write_ahead(s, rider, now, sheet)
    sheet.flag(s.idle & bit(rider) != 0)


def write_ahead(s: Locksley, rider: i64, now: i64, sheet: Sheet) -> None:
    """A sale serves only the player whose turn it is (§6.6)."""
    at: i64 = s.bard_of(rider)
    for position in range(at + 1, at + 1 + AHEAD):
        if s.ending >= 0 or s.robin0 < 0 or position > s.settings.goal:
            sheet.skip(TASK)
            continue
        fame: i64 = s.fame_at(position)
        sheet.one(fame, FAME)
        served = rider == now or not SALE_TILES & bit(fame)
        sheet.flag(served and met(s, rider, fame))


def observer(seats: int, titles: list[str]) -> Observer[Locksley]:
    """How an observation of this game is written."""
    return LocksleyObserver(seats, titles)
