"""Robin's four ways to win as gauges: what each asks for, how it stands, how far it has come (§16.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sherwood.text.speech import Speech

from .roll import calendar
from .rules.roster import GOLD_SHERIFF
from .shape import PieceView, View

AIMS: Final = ("wedding", "king", "treasury", "gold")
RULES: Final = {"wedding": "16.3a", "king": "16.3b", "treasury": "16.3c", "gold": "16.3d"}
POOR: Final = 5  # what the Sheriff may have left
RICH: Final = 20  # what Robin needs


class Gauge(NamedTuple):
    """One way to win."""

    name: str
    aim: str
    how: str
    words: str  # the whole for those who listen
    met: bool
    share: float | None  # how far it has come, where that can be counted


def gauges(view: View, speech: Speech) -> list[Gauge]:
    return [gauge(name, view, speech) for name in AIMS]


def gauge(name: str, view: View, speech: Speech) -> Gauge:
    met = name in view["conditions"]
    aim, how = speech.say(f"aim-{name}"), standing(name, view, speech)
    words = speech.say("aim-met" if met else "aim-open", aim=aim, how=how)
    return Gauge(name, aim, how, words, met, share(name, view))


def share(name: str, view: View) -> float | None:
    gold = view["gold"]
    if name == "gold":
        return min(gold["robin"] / RICH, 1.0)
    if name == "treasury":
        return max(0.0, min(1.0, (GOLD_SHERIFF - gold["sheriff"]) / (GOLD_SHERIFF - POOR)))
    return None


def standing(name: str, view: View, speech: Speech) -> str:
    if name == "gold":
        return speech.say("aim-gold-has", gold=view["gold"]["robin"])
    if name == "treasury":
        return speech.say("aim-treasury-has", gold=view["gold"]["sheriff"])
    return wedding(view, speech) if name == "wedding" else king(view, speech)


def wedding(view: View, speech: Speech) -> str:
    marion = find(view, "marion")
    if view["married"] == "guy_of_gisbourne":
        return speech.say("aim-wedding-lost")
    if marion["state"] == "captive":
        return speech.say("aim-captive")
    if view["married"]:
        return speech.say("aim-wedding-done")
    return where_to("marion", marion, speech)


def king(view: View, speech: Speech) -> str:
    return (
        speech.say("aim-king-done")
        if "king" in view["conditions"]
        else where_to("king", find(view, "king_richard"), speech)
    )


def where_to(who: str, piece: PieceView, speech: Speech) -> str:
    """Not here yet, dead, captive, or somewhere on the map."""
    if piece["state"] == "away":
        turn = next(due.turn for due in calendar() if due.piece == piece["id"])
        return speech.say(f"aim-{who}-comes", turn=turn)
    if piece["state"] in ("dead", "captive"):
        return speech.say(f"aim-{piece['state']}")
    return speech.say(f"aim-{who}-here")


def find(view: View, name: str) -> PieceView:
    return next(piece for piece in view["pieces"] if piece["id"] == name)
