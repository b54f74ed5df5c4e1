"""A piece in sentences: its values, its state, what it can do now, what it is there for."""

from __future__ import annotations

from typing import Final

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from .roll import calendar, escorts, purse
from .shape import PieceView, View

MOVING: Final = {"movement": "outlaw", "sheriff_movement": "sheriff"}
# What each leader and each kind is there for, under these paragraphs.
ROLES: Final = {
    "robin_hood": ("16.1a", "10.1", "7.21", "12.0"), "little_john": ("10.2", "10.3"), "will_scarlet": ("10.2", "10.3"),
    "will_stutley": ("10.1", "10.3"), "friar_tuck": ("10.2", "15.1", "8.33"), "munch_the_miller": ("10.1",),
    "alan_a_dale": ("15.1", "7.26", "7.43"), "marion": ("15.1", "15.2", "7.43"), "king_richard": ("16.1c", "16.1b", "12.0"),
    "sheriff_of_nottingham": ("5.1", "9.6", "8.31b"), "sheriff_of_lincoln": ("9.6", "8.31b"), "guy_of_gisbourne": ("5.1", "15.2"),
    "prince_john": ("14.0", "12.1d", "8.2a"), "merry_men": ("6.3", "9.3", "7.5"), "men_at_arms": ("7.6",),
    "royal_foresters": ("7.6a",), "knights": ("6.8a", "7.7a", "7.6a"), "noble": ("9.32", "9.5"), "bishop": ("9.32", "9.5"),
}  # fmt: skip
STATES: Final = {"captive": "8.1", "dead": "7.41"}


class Told:
    """A thing being told, line by line, with the paragraphs it rests on."""

    def __init__(self, speech: Speech, title: str) -> None:
        self.speech = speech
        self.title = title
        self.lines: list[str] = []
        self.rules: dict[str, None] = {}

    def add(self, key: str, *rules: str, **values: str | int) -> None:
        self.lines.append(self.speech.say(key, **values))
        self.rules.update(dict.fromkeys(rules))

    def inspected(self) -> Inspected:
        return Inspected(self.title, tuple(self.lines), tuple(self.rules))


def piece_told(view: View, one: PieceView, speech: Speech) -> Told:
    told = Told(speech, speech.say(f"piece-{one['id']}"))
    values(told, one)
    state(told, view, one)
    marks(told, view, one)
    now(told, view, one)
    role = one["id"] if one["id"] in ROLES else one["kind"]
    told.add(f"inspect-role-{role}", *ROLES[role])
    company(told, view, one)
    return told


def values(told: Told, one: PieceView) -> None:
    """Whose it is, and its values in words."""
    side, numbers = one["side"], one["values"]
    if side == "traveller":
        told.add("inspect-traveller", "13.2", gold=purse(one["id"]))
    elif "combat" not in numbers:
        told.add(f"inspect-unit-{side}", "3.4", **numbers)
    else:
        told.add(f"inspect-leader-{side}", "3.4a", **numbers)


def state(told: Told, view: View, one: PieceView) -> None:
    kind, side = one["state"], one["side"]
    if kind == "free" and one["box"]:
        told.add("inspect-stands", box=told.speech.say(f"box-{one['box']}"))
    elif kind == "face_down":
        told.add(f"inspect-down-{side}", "5.2" if side == "outlaw" else "5.1")
    elif kind == "captive":
        told.add(f"inspect-captive-{side}", STATES[kind], kept=one["kept"])
    elif kind == "dead":
        told.add("inspect-dead")
    elif kind == "away":
        away(told, one)
    if one["toward"]:
        told.add("inspect-toward", "13.2", box=told.speech.say(f"box-{one['toward']}"))


def away(told: Told, one: PieceView) -> None:
    """When and how it comes."""
    due = next((due for due in calendar() if due.piece == one["id"]), None)
    if one["returns"]:
        told.add("inspect-returns", "7.6", turn=one["returns"])
    elif one["side"] == "traveller":
        told.add("inspect-waits", "13.1")
    elif escorts(one["id"]):
        told.add("inspect-escort", "13.7")
    elif due:
        told.add("inspect-comes-by" if due.latest else "inspect-comes", "13.3" if due.latest else "11.0", turn=due.turn)


def marks(told: Told, view: View, one: PieceView) -> None:
    if one["disguised"]:
        told.add("inspect-disguised", "12.1", "12.1c")
    if one["wounded"]:
        told.add("inspect-wounded", "10.2a", turn=view["wound"] or 0)
    if one["wet"]:
        told.add("inspect-wet", "7.14")


def now(told: Told, view: View, one: PieceView) -> None:
    """What it can do at this moment, where that can be said."""
    march = view["march"]
    if march and one["id"] in march["group"]:
        told.add("inspect-marching", "6.0b", left=march["left"])
    elif one["moved"] and view["phase"] in MOVING:
        told.add("inspect-moved", "6.0a")
    elif one["state"] == "free" and MOVING.get(view["phase"]) == one["side"]:
        led = one["kind"] == "merry_men"
        told.add(
            "inspect-may-follow" if led else "inspect-may-move",
            "6.3" if led else "6.0",
            points=one["values"]["movement"],
        )


def company(told: Told, view: View, one: PieceView) -> None:
    """The others of its stack."""
    here = one["box"]
    others = [other for other in view["pieces"] if here and other["box"] == here and other is not one]
    if others:
        names = told.speech.join([told.speech.say(f"piece-{other['id']}") for other in others])
        told.add("inspect-company", pieces=names)
