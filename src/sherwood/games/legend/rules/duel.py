"""Leaders face to face, leaders caught by units, and what becomes of them (§7.41, §7.42, §12.1)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, lowest, weight
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import ADJACENT, HIDING, MOUTH, STANDS
from sherwood.games.legend.rules.atoms import capture, kill
from sherwood.games.legend.rules.retreat import BY_PASSAGE, WayOut, way_to
from sherwood.games.legend.rules.roster import ALL_LEADERS, COMBAT, JOHN, OUTLAW_LEADERS, RICHARD, UNITS
from sherwood.games.legend.rules.shapes import BoxPhase, BoxRoll, BoxStep
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend


def open_fighters(s: Legend, seat: i64, box: i64) -> i64:
    """A side's fighters who are not in disguise."""
    return s.fighters(seat, box) & ~s.disguised


def suspects(s: Legend, box: i64) -> i64:
    """Disguised leaders whom somebody of the Sheriff's could recognise now (§12.1c)."""
    if not s.fighters(SHERIFF_SEAT, box):
        return 0
    return s.fighters(ROBIN_SEAT, box) & s.disguised & ~s.tested


def exposed(s: Legend, seat: i64, box: i64) -> i64:
    """A side's leaders without units of their own, face to face with enemies (§7.0d, §7.42)."""
    ours: i64 = open_fighters(s, seat, box)
    if ours & UNITS or not open_fighters(s, 1 - seat, box):
        return 0
    return ours & ALL_LEADERS


class Personal(BoxPhase):
    """The third stage, where there is something to settle."""

    RULE: ClassVar[str] = "7.0d"

    def run(self, s: Legend, ref: Referee) -> None:
        if suspects(s, self.box) or exposed(s, 0, self.box) or exposed(s, 1, self.box):
            s.steps.append(Confront(s.active, self.box))


class Confront(BoxRoll):
    """Dice for a disguise first, then for the fight or the capture."""

    RULE: ClassVar[str] = "7.0d"
    TITLES: ClassVar[tuple[str, ...]] = ("Confront", "Suspect")

    def title(self, s: Legend, seat: i64) -> str:
        return "Suspect" if suspects(s, self.box) else "Confront"

    def rule(self, s: Legend, seat: i64) -> str:
        """The look at a disguise, leaders against leaders, or leaders caught by units."""
        if suspects(s, self.box):
            return "12.1c"
        return self.RULE if exposed(s, 0, self.box) and exposed(s, 1, self.box) else "7.42"

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if suspects(s, self.box):
            look_closely(s, self.box, ref)
            s.steps.append(Personal(self.box))
        else:
            settle(s, self.box, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.CONFRONT)


def look_closely(s: Legend, box: i64, ref: Referee) -> None:
    """Units see through a disguise on 5 and 6, a leader on 4 to 6, John always knows his brother (§12.1c, §12.1d)."""
    watchers: i64 = s.fighters(SHERIFF_SEAT, box)
    rest: i64 = suspects(s, box)
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        s.tested |= bit(piece)
        if not (piece == RICHARD and watchers & bit(JOHN)):
            die: i64 = ref.roll(6, "looks", piece)
            if die < (4 if watchers & ALL_LEADERS else 5):
                ref.tell("unrecognised", SHERIFF_SEAT, piece, die)
                continue
            ref.tell("looks", SHERIFF_SEAT, piece, die)
        s.disguised &= ~bit(piece)
        ref.tell("recognised", SHERIFF_SEAT, piece)


def settle(s: Legend, box: i64, ref: Referee) -> None:
    """Personal combat where no units are left, capture where only one side has some (§7.41, §7.42)."""
    attacker: i64 = s.active
    if exposed(s, 0, box) and exposed(s, 1, box):
        personal_combat(s, attacker, box, ref)
    elif exposed(s, attacker, box):
        doom(s, attacker, attacker, box, 1, ref)
    else:
        doom(s, 1 - attacker, 1 - attacker, box, 1, ref)


def personal_combat(s: Legend, attacker: i64, box: i64, ref: Referee) -> None:
    """A die and all strengths on each side; a tie leaves everybody there (§7.0d)."""
    ours: i64 = s.fit(open_fighters(s, attacker, box))
    theirs: i64 = s.fit(open_fighters(s, 1 - attacker, box))
    if not ours or not theirs:
        seize(s, attacker if not ours else 1 - attacker, box, ref)
        return
    first: i64 = ref.roll(6, "duel", attacker)
    second: i64 = ref.roll(6, "duel", 1 - attacker)
    attack: i64 = first + weight(COMBAT, ours)
    defence: i64 = second + weight(COMBAT, theirs)
    ref.tell("duel", attacker, box, attack, defence, 10 * first + second)  # both dice, to be drawn
    if attack > defence:
        doom(s, 1 - attacker, attacker, box, 0, ref)
    elif attack < defence:
        doom(s, attacker, 1 - attacker, box, 0, ref)


def doom(s: Legend, loser: i64, roller: i64, box: i64, caught: i64, ref: Referee) -> None:
    """Who cannot fight is captured outright, the others have a die each."""
    seize(s, loser, box, ref)
    fit: i64 = s.fit(open_fighters(s, loser, box))
    if fit:
        s.steps.append(Caught(roller, box, fit) if caught else Fate(roller, box, fit))


def seize(s: Legend, loser: i64, box: i64, ref: Referee) -> None:
    """The gentle and the wounded are captured without a die (§7.43, §10.2b)."""
    leaders: i64 = open_fighters(s, loser, box) & ALL_LEADERS
    rest: i64 = leaders & ~s.fit(leaders)
    while rest:
        capture(s, lowest(rest), ref)
        rest &= rest - 1


class Fate(BoxStep):
    """One die for each lost leader, in the order the roller likes (§7.41)."""

    RULE: ClassVar[str] = "7.41"
    TITLES: ClassVar[tuple[str, ...]] = ("Fate",)
    losers: i64

    def __init__(self, seat: i64, box: i64, losers: i64) -> None:
        super().__init__(seat, box)
        self.losers = losers

    def title(self, s: Legend, seat: i64) -> str:
        return "Fate"

    def legal(self, s: Legend, seat: i64) -> i64:
        return self.losers

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        rest: i64 = self.losers & ~bit(k)
        if rest:
            s.steps.append(self.others(rest))
        self.roll(s, k, ref)

    def others(self, rest: i64) -> Fate:
        return Fate(self.seat, self.box, rest)

    def roll(self, s: Legend, piece: i64, ref: Referee) -> None:
        beaten(s, self.box, piece, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.FATE, k)


class Caught(Fate):
    """The same for leaders caught by units, rolled by their own player (§7.42)."""

    RULE: ClassVar[str] = "7.42"
    TITLES: ClassVar[tuple[str, ...]] = ("Caught",)

    def title(self, s: Legend, seat: i64) -> str:
        return "Caught"

    def others(self, rest: i64) -> Fate:
        return Caught(self.seat, self.box, rest)

    def roll(self, s: Legend, piece: i64, ref: Referee) -> None:
        caught_by_units(s, self.box, piece, ref)


def beaten(s: Legend, box: i64, piece: i64, ref: Referee) -> None:
    """1 or 2 captured, 3 to 5 killed, 6 escapes (§7.41)."""
    die: i64 = ref.roll(6, "fate", piece)
    ref.tell("fate", -1, piece, die)
    if die == 6:
        escape(s, box, piece, ref)
    elif die >= 3:
        kill(s, piece, ref)
    else:
        capture(s, piece, ref)


def caught_by_units(s: Legend, box: i64, piece: i64, ref: Referee) -> None:
    """5 or 6 escapes, an outlaw among trees or houses also on 4; else a second die (§7.42, §7.42a)."""
    die: i64 = ref.roll(6, "dodges", piece)
    ref.tell("dodges", -1, piece, die)
    if die >= (4 if bit(piece) & OUTLAW_LEADERS and HIDING[box] else 5):
        escape(s, box, piece, ref)
        return
    second: i64 = ref.roll(6, "trapped", piece)
    ref.tell("trapped", -1, piece, second)
    if second <= 3:
        kill(s, piece, ref)
    else:
        capture(s, piece, ref)


# Escape


def owner_of(piece: i64) -> i64:
    return ROBIN_SEAT if bit(piece) & OUTLAW_LEADERS else SHERIFF_SEAT


def hideouts(s: Legend, box: i64, piece: i64) -> i64:
    """Adjacent boxes without enemies, where one may stay; for outlaws the secret passage too (§7.41a, §7.41c)."""
    seat: i64 = owner_of(piece)
    mask: i64 = 0
    neighbours = ADJACENT[box]
    for i in range(len(neighbours)):
        if deserted(s, seat, neighbours[i]):
            mask |= bit(i)
    if seat == ROBIN_SEAT and MOUTH[box] >= 0 and deserted(s, seat, MOUTH[box]):
        mask |= bit(BY_PASSAGE)
    return mask


def deserted(s: Legend, seat: i64, box: i64) -> bool:
    return STANDS[box] != 0 and not s.foes(seat, box) and not s.rivals(seat, box)


def escape(s: Legend, box: i64, piece: i64, ref: Referee) -> None:
    """To an adjacent box free of enemies; there is none: captured (§7.41a)."""
    open_boxes: i64 = hideouts(s, box, piece)
    if not open_boxes:
        ref.tell("cornered", -1, piece, box)
        capture(s, piece, ref)
    elif open_boxes & (open_boxes - 1):
        s.steps.append(Flee(owner_of(piece), box, piece))
    else:
        flee_to(s, piece, way_to(box, lowest(open_boxes)), ref)


def flee_to(s: Legend, piece: i64, box: i64, ref: Referee) -> None:
    """He leaves without the captives he guarded, and takes no part in other battles (§7.3a, §8.4a)."""
    s.at[piece] = box
    s.retreated |= bit(piece)
    ref.tell("flees", owner_of(piece), piece, box)


class Flee(WayOut):
    """Where the leader gets away to."""

    RULE: ClassVar[str] = "7.41a"

    def legal(self, s: Legend, seat: i64) -> i64:
        return hideouts(s, self.box, self.who)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        flee_to(s, self.who, way_to(self.box, k), ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.FLEE, way_to(self.box, k))

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.who]
