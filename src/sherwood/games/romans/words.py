"""The game's vocabulary: what things are called, and what each sentence speaks of."""

from __future__ import annotations

from sherwood.engine.game import Tell
from sherwood.games.romans.rules.cards import CLANS, DESIGN_NAMES, SLOTS, WARRIORS

NAMES = {
    "clan": CLANS,
    "warrior": WARRIORS,
    "fort": DESIGN_NAMES,
    "slot": tuple(str(slot + 1) for slot in range(SLOTS)),
}

ASKS = {
    "KeepWeakest": "warrior",
    "Seduce": "number clan warrior number clan warrior number clan warrior number",
    "ChooseFort": "fort number slot fort slot fort slot fort slot fort slot fort",
}

BARS = {
    "own_clan": "", "crashed": "clan", "must_seduce": "", "fort_gone": "slot", "not_weakest": "warrior",
    "not_face_up": "warrior", "not_in_hand": "warrior", "place_taken": "slot", "six_first": "",
    "not_herself": "", "already_revealed": "slot",
}  # fmt: skip


def figure(points: int) -> str:
    """A score with a minus sign, not a hyphen."""
    return f"{points}".replace("-", "−")


TELLS = {
    "round_begins": Tell("number", "2.4", head=True),
    "turn_begins": Tell("number fort", "4.1", head=True),
    "wall_laid": Tell("", "2.4"),
    "drawn": Tell("", "3.1"),
    "ready": Tell("", "3.4"),
    "unready": Tell("", "3.4"),
    "reveals": Tell("clan warrior", "4.2"),
    "crash": Tell("clan", "5.12"),
    "seduces": Tell("clan clan warrior", "5.1"),
    "spares": Tell("clan", "11.2"),
    "qweens_cancel": Tell("", "5.3"),
    "sits_out": Tell("clan", "5.9"),
    "totals": Tell("clan number", "4.5"),
    "captures": Tell("clan fort", "4.10"),
    "tie_lost": Tell("fort", "4.7"),
    "tie_archer": Tell("clan", "5.7"),
    "fort_carried": Tell("fort", "10.1"),
    "fort_lost": Tell("fort", "10.1"),
    "exchanges": Tell("clan fort fort", "5.4"),
    "reorders": Tell("clan", "5.5"),
    "rages": Tell("clan warrior", "5.10"),
    "pays": Tell("clan warrior", "6.2"),
    "keeps": Tell("clan warrior", "6.1"),
    "stays": Tell("clan", "5.6"),
    "clears": Tell("clan number", "4.10"),
    "gives_up": Tell("clan fort", "6.4"),
    "legion_victory": Tell("clan", "6.8"),
    "round_ends": Tell("number", "7.1"),
    "game_over": Tell("", "8.1"),
}
