"""The game's vocabulary: what things are called, and what each sentence speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.engine.draws import Draw
from sherwood.engine.game import Tell
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.roster import PIECES

NAMES = {"piece": PIECES, "box": BOXES, "odds": ("13", "12", "11", "21", "31", "41")}

SIGNS = {
    "move": "marches returns stays wakes passage slips_away falls_back travels arrives rides flees placed reappears offers asks_for",
    "fight": "battle volley charge melee duel wrestles ambushed", "dice": "event fate looks", "death": "eliminated killed murders hangs wounded",
    "prison": "captured cornered trapped", "coin": "robs loots taxes ransoms safe golden_arrow", "love": "weds healed", "check": "accepts joins rescued dodges",
    "eye": "disguises unmasks recognised unrecognised", "warning": "refuses resists unrobbed stays_away void_six no_hosts all_came no_bishops no_event no_nobles", "crown": "declares",
}  # fmt: skip

DRAWS = {
    "volley": Draw(rule="7.7", about="seat"),
    "charge": Draw(rule="7.8", about="seat"),
    "duel": Draw(rule="7.0d", about="seat"),
    "looks": Draw(rule="12.1c", about="piece"),
    "fate": Draw(rule="7.41", about="piece"),
    "dodges": Draw(rule="7.42", about="piece"),
    "trapped": Draw(rule="7.42a", about="piece"),
    "reappears": Draw(rule="7.5", about="piece"),
    "wrestles": Draw(rule="10.2", about="piece", movers=True),
    "passage": Draw(rule="6.61", about="box", movers=True),
    "ambushed": Draw(rule="6.61a", about="piece", movers=True),
    "taxes": Draw(rule="9.7", about="box", movers=True),
    "event": Draw(rule="13.0"),
    "traveller": Draw(rule="13.1"),
    "arrives": Draw(rule="13.3", about="piece"),
    "richard": Draw(rule="13.8", about="piece"),
}

ASKS = {
    "March": "piece box number", "SetOut": "piece box number", "Losses": "box number", "Victims": "box number", "Place": "piece",
    "Clash": "box", "Confront": "box", "Suspect": "box", "Fate": "box", "Caught": "box", "Flee": "piece", "Retreat": "box", "Fork": "piece",
    "Answer": "piece number piece number",
}  # fmt: skip

BARS = {
    "river": "box", "knights_forest": "", "captives_alone": "", "too_far": "box number number",
    "tournament_way": "box", "not_set_out": "piece", "numbered_end": "box", "crossing_end": "box",
    "passage_outlaws": "", "passage_used": "box", "passage_robin": "", "passage_crowd": "", "passage_captives": "",
    "not_recruited": "piece", "has_moved": "piece", "wounded": "", "command": "number", "is_captive": "piece",
    "needs_leader": "", "tournament_once": "", "tournament_prince": "", "tournament_late": "",
    "never_hanged": "piece", "not_held": "piece number", "no_gallows": "piece", "no_hangman": "piece",
    "escorted": "piece", "looted": "box", "garrisoned": "box",
    "no_collector": "box", "village_held": "box", "taxed_twice": "box",
    "fought_already": "piece", "no_recruiter": "", "robin_only": "piece",
}  # fmt: skip

TELLS = {
    "turn": Tell("number", "4.2C", head=True),
    "disguises": Tell("piece", "12.0"),
    "unmasks": Tell("piece", "12.2"),
    "murders": Tell("piece", "8.2"),
    "marches": Tell("piece box box number", "6.0a"),
    "returns": Tell("piece box number", "6.0a"),
    "stays": Tell("piece box", "6.0b"),
    "wakes": Tell("piece box", "5.1"),
    "passage": Tell("box number", "6.61"),
    "ambushed": Tell("piece number", "6.61a"),
    "slips_away": Tell("piece box", "6.61a"),
    "declares": Tell("number", "14.0"),
    "offers": Tell("piece", "8.5"),
    "asks_for": Tell("piece", "8.5"),
    "accepts": Tell("", "8.5"),
    "refuses": Tell("", "8.5"),
    "placed": Tell("piece box", "11.0a"),
    "no_hosts": Tell("number", "14.0c"),
    "golden_arrow": Tell("number", "14.0d"),
    "stays_away": Tell("number number", "14.0e"),
    "battle": Tell("box", "7.3"),
    "volley": Tell("number number number number", "7.7"),
    "charge": Tell("number number number number", "7.24"),
    "melee": Tell("odds number number number", "7.8"),
    "eliminated": Tell("piece", "7.8"),
    "reappears": Tell("piece box number", "7.5"),
    "falls_back": Tell("box box", "7.16"),
    "looks": Tell("piece number", "12.1c"),
    "recognised": Tell("piece", "12.1c"),
    "unrecognised": Tell("piece number", "12.1c"),
    "duel": Tell("box number number", "7.0d"),
    "fate": Tell("piece number", "7.41"),
    "dodges": Tell("piece number", "7.42"),
    "trapped": Tell("piece number", "7.42a"),
    "killed": Tell("piece", "7.41"),
    "captured": Tell("piece box", "8.1"),
    "cornered": Tell("piece box", "7.41a"),
    "flees": Tell("piece box", "7.41a"),
    "rescued": Tell("piece box", "8.4"),
    "unrobbed": Tell("piece box", "9.3"),
    "robs": Tell("piece box number", "9.32"),
    "loots": Tell("box number", "9.4"),
    "joins": Tell("piece", "10.1"),
    "wrestles": Tell("piece number", "10.2"),
    "resists": Tell("piece", "10.4"),
    "wounded": Tell("piece number", "10.2a"),
    "healed": Tell("piece", "10.2a"),
    "hangs": Tell("piece number", "8.32"),
    "ransoms": Tell("piece number", "8.2a"),
    "weds": Tell("piece", "15.0"),
    "event": Tell("number", "13.0"),
    "void_six": Tell("", "13.3"),
    "all_came": Tell("", "13.3a"),
    "no_nobles": Tell("", "13.1a"),
    "no_bishops": Tell("", "13.1a"),
    "no_event": Tell("", "13.1a"),
    "travels": Tell("piece box box", "13.1"),
    "arrives": Tell("piece box", "13.3"),
    "rides": Tell("piece box", "13.2"),
    "safe": Tell("piece box number", "9.5"),
    "taxes": Tell("box number number", "9.7"),
}


# Which of an event's numbers is a die as it fell.
FALLEN = {
    "volley": 1, "charge": 2, "reappears": 2, "passage": 1, "ambushed": 1, "looks": 1, "unrecognised": 1, "fate": 1,
    "dodges": 1, "trapped": 1, "wrestles": 1, "event": 0, "taxes": 1,
}  # fmt: skip


def dice(kind: str, args: Sequence[int]) -> list[str]:
    """The dice that an event tells of; of personal combat both sides' (§7.0d)."""
    if kind == "duel":
        return [die for die in f"{args[3]}" if args[3]]  # games that ended before they were told have none
    return [str(args[FALLEN[kind]])] if kind in FALLEN else []


def spot(kind: str, number: int) -> str:
    """Where on the board a thing of the log lies: pieces and boxes are called there as they are here."""
    return f"{kind}:{NAMES[kind][number]}" if kind in ("piece", "box") and 0 <= number < len(NAMES[kind]) else ""
