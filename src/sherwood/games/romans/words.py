"""The game's vocabulary: what things are called, and what each sentence speaks of."""

from __future__ import annotations

from sherwood.engine.draws import Draw
from sherwood.engine.game import Tell
from sherwood.games.romans.rules.cards import CLANS, DESIGN, DESIGN_NAMES, KIND, SLOTS, WARRIORS
from sherwood.games.romans.shape import ClanView, FortView
from sherwood.text.speech import Speech

NAMES = {
    "clan": CLANS,
    "warrior": WARRIORS,
    "fort": DESIGN_NAMES,
    "slot": tuple(str(slot + 1) for slot in range(SLOTS)),
}

SEATED = ("clan",)  # a clan is its player's: the log calls it by their name
PAINTS = tuple(f"clan-{clan}" for clan in CLANS)

SIGNS = {
    "card": "drawn reveals", "check": "ready stays keeps", "fight": "totals crash tie_archer", "love": "seduces spares qweens_cancel",
    "points": "captures legion_victory", "build": "wall_laid exchanges fort_carried", "warning": "tie_lost fort_lost sits_out gives_up",
    "death": "rages pays clears", "move": "reorders", "undo": "unready", "end": "round_ends game_over",
}  # fmt: skip

DRAWS = {
    "fort": Draw("fort", "2.4", values=lambda card: (int(DESIGN[card]),)),
    "left_out": Draw("warrior", "3.1", "seat", lambda card: (int(KIND[card]),), private=True),
    "neutral": Draw("warrior", "9.3", "clan", lambda card: (int(KIND[card]),)),
}

ASKS = {
    "KeepWeakest": "warrior",
    "ChooseFort": "fort",
}

DETAILS = {"seduce": "warrior number", "take_fort": "fort", "keep_fort": "fort"}

BARS = {
    "own_clan": "", "crashed": "clan", "must_seduce": "", "fort_gone": "slot", "not_weakest": "warrior",
    "not_face_up": "warrior", "not_in_hand": "warrior", "place_taken": "slot", "six_first": "",
    "not_herself": "", "already_revealed": "slot",
}  # fmt: skip


def figure(points: int) -> str:
    """A score with a minus sign, not a hyphen."""
    return f"{points}".replace("-", "−")


def say_fort(fort: FortView, speech: Speech) -> str:
    """A kind with several values has a name for each of them."""
    single = f"fort-{fort['kind']}"
    return speech.say(single if speech.has(single) else f"{single}{abs(fort['value'])}")


def say_clan(clan: ClanView, speech: Speech) -> str:
    """A clan with the name of whoever leads it, where that is known: "Ann (McGold)"."""
    name = speech.say(f"clan-{clan['clan']}")
    if clan["seat"] is None or not speech.names:
        return name
    return speech.say("term-owner", player=speech.seat(clan["seat"]), clan=name)


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
