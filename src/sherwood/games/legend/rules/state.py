"""Where everybody stands, who is free, hidden, captive or dead, and where the gold is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest, weight
from sherwood.engine.errors import Broken
from sherwood.engine.settings import Settings
from sherwood.engine.state import State
from sherwood.games.legend.rules.atlas import COUNT, KEEP, TERRAIN
from sherwood.games.legend.rules.roster import (
    ALL_LEADERS,
    COMMAND,
    EVERYONE,
    GENTLE,
    GOLD_ROBIN,
    GOLD_SHERIFF,
    GOLD_TOTAL,
    LEADERS,
    MARION,
    MERRY,
    OUTLAW_LEADERS,
    OUTLAWS,
    RICHARD,
    ROBIN,
    SHERIFF_LEADERS,
    SHERIFFS,
    SOLDIERS,
    TOTAL,
)
from sherwood.games.legend.rules.stages import COMBAT, SHERIFF_COMBAT

ROBIN_SEAT: Final = 0
SHERIFF_SEAT: Final = 1
TURNS: Final = 30

SINGLE: Final = 0
WED_ROBIN: Final = 1
WED_GUY: Final = 2


class LegendSettings(Settings):
    """The options as numbers; words are their place in options.py."""

    archery_losses: i64  # 0 the owner picks them, 1 the firer
    tournament_losses: i64  # 0 one more, 1 doubled
    victory: i64  # 0 three conditions of four, 1 the stricter ones
    profile: i64  # 0 our counters, 1 with weaker bows for the Sheriff


class Legend(State):
    """Sets of pieces are masks; `at` is the box of each piece, -1 off the map.

    A piece is free, face down (not recruited), captive or dead; one that is none of these waits beside the map.
    """

    settings: LegendSettings
    turn: i64 = 0
    active: i64 = 0  # the seat whose player turn it is
    stage: i64 = 0
    at: vec[i64]
    free: i64 = 0  # recruited, in play and nobody's captive
    down: i64 = 0  # face down: not recruited yet
    captive: i64 = 0
    dead: i64 = 0  # gone for good
    disguised: i64 = 0
    turned: i64 = 0  # put on or dropped a disguise this turn
    wound: i64 = 0  # the turn that heals Robin, 0 while he is well
    moved: i64 = 0  # in this movement phase
    wet: i64 = 0  # waded through a ford in this movement phase
    retreated: i64 = 0  # in this combat phase
    tested: i64 = 0  # disguised leaders looked at closely in this battle
    tried: i64 = 0  # leaders Robin fought in this recruitment phase
    kept: vec[i64]  # by leader: full Sheriff turns in a keep
    held: i64 = 0  # captives that were in a keep when the Sheriff's turn began and have not left it
    due: vec[i64]  # by piece: the turn lost men-at-arms come back, 0 for none
    bound: vec[i64]  # by piece: a traveller's gate, -1 for the others
    gold_robin: i64 = 0
    gold_sheriff: i64 = 0
    reserve: i64 = 0
    arrived: i64 = 0  # how many of the five personalities have come
    arrival_turn: i64 = -1  # when the last one came
    looted: i64 = 0  # keeps, by their place in KEEPS
    explored: i64 = 0  # keeps whose passage has been tried
    taxed: i64 = 0  # villages, by their place in VILLAGES, this turn
    taxed_before: i64 = 0  # and the turn before
    tournament: i64 = 0  # the turn it is held, 0 while none is declared
    married: i64 = 0
    offered: i64 = 0  # seats that have proposed an exchange in this movement phase or after this combat phase
    brought: i64 = 0  # exchanged outlaws put on the map since the movement phase began
    deal_give: i64 = 0
    deal_take: i64 = 0
    lead: i64 = -1  # the piece that is marching, -1 for none
    group: i64 = 0  # it and those who march with it
    origin: i64 = -1
    spent: i64 = 0
    pace: i64 = 0
    set_out: i64 = 0  # it has left its first box
    pinned: i64 = 0  # stands among enemies on its way to the tournament
    through: i64 = 0  # has passed enemies and must reach the Green
    battles: list[i64]  # boxes still to be fought over in this phase

    def set_up(self, settings: LegendSettings, seats: i64) -> None:
        """Nobody on the map, the gold shared out (§9.2)."""
        self.seat_players(seats)
        self.settings = settings
        self.at = vec[i64]([-1] * TOTAL)
        self.kept = vec[i64]([0] * LEADERS)
        self.due = vec[i64]([0] * TOTAL)
        self.bound = vec[i64]([-1] * TOTAL)
        self.battles = []
        self.gold_robin = GOLD_ROBIN
        self.gold_sheriff = GOLD_SHERIFF
        self.reserve = GOLD_TOTAL - GOLD_ROBIN - GOLD_SHERIFF

    def stand_still(self) -> None:
        """Nobody is marching."""
        self.lead = -1
        self.group = 0
        self.origin = -1
        self.spent = 0
        self.pace = 0
        self.set_out = 0
        self.pinned = 0
        self.through = 0

    def clone(self) -> Legend:
        other = Legend()
        self.copy_into(other)
        other.settings = self.settings
        other.turn = self.turn
        other.active = self.active
        other.stage = self.stage
        other.at = self.at[:]
        other.free = self.free
        other.down = self.down
        other.captive = self.captive
        other.dead = self.dead
        other.disguised = self.disguised
        other.turned = self.turned
        other.wound = self.wound
        other.moved = self.moved
        other.wet = self.wet
        other.retreated = self.retreated
        other.tested = self.tested
        other.tried = self.tried
        other.kept = self.kept[:]
        other.held = self.held
        other.due = self.due[:]
        other.bound = self.bound[:]
        other.gold_robin = self.gold_robin
        other.gold_sheriff = self.gold_sheriff
        other.reserve = self.reserve
        other.arrived = self.arrived
        other.arrival_turn = self.arrival_turn
        other.looted = self.looted
        other.explored = self.explored
        other.taxed = self.taxed
        other.taxed_before = self.taxed_before
        other.tournament = self.tournament
        other.married = self.married
        other.offered = self.offered
        other.brought = self.brought
        other.deal_give = self.deal_give
        other.deal_take = self.deal_take
        other.lead = self.lead
        other.group = self.group
        other.origin = self.origin
        other.spent = self.spent
        other.pace = self.pace
        other.set_out = self.set_out
        other.pinned = self.pinned
        other.through = self.through
        other.battles = self.battles[:]
        return other

    # Who is where

    def here(self, box: i64, mask: i64) -> i64:
        """Those of the mask who stand in the box."""
        at = self.at
        found: i64 = 0
        rest: i64 = mask
        while rest:
            piece: i64 = lowest(rest)
            rest &= rest - 1
            if at[piece] == box:
                found |= bit(piece)
        return found

    def foes(self, seat: i64, box: i64) -> i64:
        """Enemy units in a box, Sir Guy's sleeping men too (§5.1a, §6.2); unrecruited outlaws are out of play."""
        if seat == ROBIN_SEAT:
            return self.here(box, (self.free | self.down) & SOLDIERS)
        return self.here(box, self.free & MERRY)

    def rivals(self, seat: i64, box: i64) -> i64:
        """Enemy leaders in a box who are nobody's captives."""
        if seat == ROBIN_SEAT:
            return self.here(box, (self.free | self.down) & SHERIFF_LEADERS)
        return self.here(box, self.free & OUTLAW_LEADERS)

    def fighters(self, seat: i64, box: i64) -> i64:
        """A side's pieces that can take part in a battle: not those that fell back this phase (§7.3)."""
        return self.here(box, self.free & side(seat) & ~self.retreated)

    def wounded(self, piece: i64) -> bool:
        return piece == ROBIN and self.wound > 0

    def fit(self, mask: i64) -> i64:
        """Leaders who fight and who help those who do (§7.26, §7.43, §10.2, §12.1)."""
        able: i64 = mask & ALL_LEADERS & ~GENTLE & ~self.disguised
        return able & ~bit(ROBIN) if self.wound else able

    def command(self, mask: i64) -> i64:
        """How many Merry Men these leaders can move: only from where they began the phase (§6.3, §8.5d, §12.1)."""
        return weight(COMMAND, mask & OUTLAW_LEADERS & ~self.disguised & ~self.brought)

    def guarded(self, piece: i64, leaving: i64) -> bool:
        """Would this captive still be guarded if some left? Outlaws in a keep need nobody (§8.1, §8.31)."""
        box: i64 = self.at[piece]
        if bit(piece) & OUTLAW_LEADERS:
            if TERRAIN[box] == KEEP:
                return True
            return self.here(box, self.free & SHERIFFS & ~leaving) != 0
        return self.here(box, self.free & OUTLAWS & ~leaving) != 0

    # For people, learners and searchers

    def conditions(self) -> i64:
        """Which of Robin's four conditions hold now, as a mask (§16.3)."""
        mask: i64 = 0
        if self.married == WED_ROBIN and not self.captive & bit(MARION):
            mask |= 1
        if self.meeting():
            mask |= 2
        if self.gold_sheriff <= 5:
            mask |= 4
        if self.gold_robin >= 20:
            mask |= 8
        return mask

    def meeting(self) -> bool:
        """Robin and the king are free and in one box (§16.1c)."""
        both: i64 = bit(ROBIN) | bit(RICHARD)
        return self.free & both == both and self.at[ROBIN] == self.at[RICHARD]

    def satisfied(self) -> bool:
        """Are Robin's conditions for winning met, apart from his own freedom? (§16.3, §16.5)"""
        met: i64 = self.conditions()
        if self.settings.victory:
            return met & 3 == 3 and met & 12 != 0
        return count(met) >= 3

    def points(self, seat: i64) -> i64:
        """Robin counts his conditions, the Sheriff those that are missing."""
        met: i64 = count(self.conditions())
        return met if seat == ROBIN_SEAT else 4 - met

    def value(self, seat: i64) -> float:
        """The win, and a little for how far Robin had come: random play alone hardly ever lets him win."""
        robin: float = self.progress()
        if self.ending >= 0:
            robin = 0.3 * robin + (0.7 if self.winners & bit(ROBIN_SEAT) else 0.0)
        return robin if seat == ROBIN_SEAT else 1.0 - robin

    def progress(self) -> float:
        """A rough guess between 0 and 1 at what Robin has achieved: freedom, conditions, gold, his band, fallen enemies."""
        if self.dead & bit(ROBIN):
            return 0.0
        free: float = 1.0 if self.free & bit(ROBIN) else 0.0
        met: float = float(count(self.conditions())) / 4.0
        gold: float = float(min(self.gold_robin, 20)) / 20.0
        poor: float = float(12 - min(self.gold_sheriff, 12)) / 12.0
        band: float = float(count(self.free & OUTLAWS)) / 17.0
        fallen: float = float(count((self.dead | self.captive) & SHERIFF_LEADERS)) / 4.0
        wed: float = 0.5 if self.married == SINGLE else float(self.married == WED_ROBIN)
        return 0.2 * free + 0.2 * met + 0.2 * gold + 0.1 * poor + 0.15 * band + 0.1 * fallen + 0.05 * wed

    def check(self) -> None:
        """39 pieces, each in one state and in one place; gold conserved; captives guarded or in a keep."""
        self.check_pieces()
        if min(self.gold_robin, self.gold_sheriff, self.reserve) < 0:
            raise Broken("somebody owes gold")
        if self.gold_robin + self.gold_sheriff + self.reserve != GOLD_TOTAL:
            raise Broken("gold was made from nothing or lost")
        if self.stage != COMBAT and self.stage != SHERIFF_COMBAT and self.ending < 0:
            self.check_guards()

    def check_pieces(self) -> None:
        states: i64 = self.free + self.down + self.captive + self.dead
        placed: i64 = self.free | self.down | self.captive
        if TOTAL != 39 or states != placed | self.dead or states & ~EVERYONE:
            raise Broken("a piece is in two states at once")
        if self.captive & ~ALL_LEADERS or self.disguised & ~self.free or self.group & ~placed:
            raise Broken("a piece is in a state it cannot have")
        for piece in range(TOTAL):
            if (placed & bit(piece) != 0) != (0 <= self.at[piece] < COUNT):
                raise Broken("a piece is on the map and is not, or the other way round")

    def check_guards(self) -> None:
        for piece in range(LEADERS):
            if self.captive & bit(piece) and not self.guarded(piece, 0):
                raise Broken("a captive is neither guarded nor in a keep")


def side(seat: i64) -> i64:
    """All of a side's leaders and units."""
    return OUTLAWS if seat == ROBIN_SEAT else SHERIFFS
