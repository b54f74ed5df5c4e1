"""What a thing on the board is, to whoever points at it: what it can do now, what it does, and which paragraph says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from .count import POINTS, Reckoning, reckon, unseen
from .rules.cards import WARRIORS
from .shape import ClanView, FortView, SlotView, View
from .words import figure, say_clan, say_fort

# The paragraphs of the warriors and of the forts, by kind
WARRIOR_RULES = {
    "qween": ("5.1", "5.2", "5.3"), "druhid": ("5.4",), "svord": ("5.5",), "axx": ("5.6",), "archr": ("5.7", "5.8"),
    "chippeuz": ("5.9",), "horsie": ("5.10", "5.11"), "chariott": ("5.12",),
}  # fmt: skip
FORT_RULES = {
    "malgarde": ("6.1",), "signal": ("6.2", "6.3"), "coffre": ("6.4", "6.5", "6.6"), "tifie": ("6.7", "6.8"), "dinaire": ("6.9",),
}  # fmt: skip
LED_ONLY = ("qween", "druhid", "svord")  # a clan that nobody leads has no use of them (§9.6)


def inspect(view: View, ref: str, speech: Speech, seat: int | None) -> Inspected | None:
    """The answer to somebody who points at that part of the board; None where it has no such part."""
    kind, *parts = ref.split(":")
    try:
        return LOOKS[kind](Look(view, speech, seat), *parts)
    except (LookupError, StopIteration, ValueError, TypeError):  # a name that the board never drew
        return None


@dataclass(frozen=True)
class Look:
    """One look at the table, by a seat or by nobody in particular."""

    view: View
    speech: Speech
    seat: int | None

    def say(self, key: str, **args: object) -> str:
        return self.speech.say(key, **args)

    def clan(self, name: str) -> ClanView:
        return next(clan for clan in self.view["clans"] if clan["clan"] == name)

    def own(self) -> ClanView:
        return next(clan for clan in self.view["clans"] if self.seat is not None and clan["seat"] == self.seat)

    def warrior(self, warrior: str, *lines: str, rules: tuple[str, ...] = ()) -> Inspected:
        """A warrior: where it is, then its power in full (§4.3)."""
        title = self.say("inspect-warrior", warrior=self.say(f"warrior-{warrior}"), strength=POINTS[warrior])
        told = (*lines, self.say(f"inspect-{warrior}"))
        return Inspected(title, told, (*WARRIOR_RULES[warrior], "4.3", *rules))

    def worth(self, fort: FortView) -> str:
        return self.say("inspect-worth", points=fort["value"], figure=figure(fort["value"]))

    def effect(self, fort: FortView) -> str:
        return self.say(f"inspect-fort-{fort['kind']}")

    def total(self, clan: ClanView, sum_: Reckoning) -> str:
        """`Ann (McGold): 5+2 = 7, leads`"""
        counted = f"{sum_.sum} = {sum_.total}" if sum_.sum else f"{sum_.total}"
        verdict = self.say(f"board-verdict-{sum_.verdict}") if sum_.verdict else ""
        return self.say(
            "inspect-total", clan=say_clan(clan, self.speech), sum=", ".join(filter(None, [counted, verdict]))
        )


def place(text: str) -> int:
    """A place of the wall or of a lane, as a ref writes it."""
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def fort(look: Look, number: str) -> Inspected:
    """A fort on the wall: its rule, what it is worth, and while it is attacked every clan's sum (§4.5-4.7)."""
    there, where = look.view["wall"][place(number)], {"place": place(number) + 1}
    if there is None:
        return Inspected(look.say("board-fort-gone", **where), (look.say("inspect-gone"),), ("4.7", "4.10"))
    now = look.view["phase"] == "attack" and look.view["turn"] == place(number) + 1
    lines = (look.worth(there), look.effect(there), look.say("inspect-attacked" if now else "inspect-later", **where))
    if not now:
        return Inspected(say_fort(there, look.speech), lines, (*FORT_RULES[there["kind"]], "4.1"))
    sums = reckon(look.view)
    totals = [look.total(clan, sums[clan["clan"]]) for clan in look.view["clans"]]
    return Inspected(say_fort(there, look.speech), (*lines, *totals), (*FORT_RULES[there["kind"]], "4.5", "4.6", "4.7"))


def held(look: Look, name: str, number: str) -> Inspected:
    """A fort that a clan has captured: only its points, and its Legion, still matter (§4.9, §8.2)."""
    clan = look.clan(name)
    taken = next(fort for fort in clan["forts"] if fort["fort"] == place(number))
    owner = look.say("inspect-held", clan=say_clan(clan, look.speech))
    legion = taken["kind"] == "tifie"
    last = look.say("inspect-legions", legions=clan["legions"]) if legion else look.say("inspect-held-effect")
    rules = ("6.7", "6.8") if legion else ("4.9", "8.2")
    return Inspected(say_fort(taken, look.speech), (owner, look.worth(taken), last), rules)


def clan(look: Look, name: str) -> Inspected:
    """A clan: its points, its Legion Forts, its strength now, and what it may still have face down."""
    there = look.clan(name)
    points = look.say("board-points", points=there["points"], figure=figure(there["points"]))
    lines = [look.say("inspect-points", points=points), look.say("inspect-legions", legions=there["legions"])]
    if look.view["phase"] == "attack":
        lines += [look.total(there, reckon(look.view)[name]), may_hold(look, there)]
    if there["spent"]:
        lines.append(look.say("board-spent", warriors=listed(look, there["spent"])))
    neutral = there["seat"] is None
    lines += [look.say("inspect-neutral")] if neutral else []
    rules = ("4.5", "6.8", "8.2", *(("9.4", "9.5") if neutral else ()))
    return Inspected(say_clan(there, look.speech), tuple(filter(None, lines)), rules)


def listed(look: Look, warriors: list[str]) -> str:
    names = [look.say("term-warrior", warrior=look.say(f"warrior-{one}"), strength=POINTS[one]) for one in warriors]
    return look.speech.join(names)


def may_hold(look: Look, clan: ClanView) -> str:
    """What lies face down is one's own to know; of the others one knows what it is not."""
    hidden = sum(slot["state"] == "hidden" for slot in clan["lane"])
    if not hidden or (clan["seat"] is not None and clan["seat"] == look.seat):
        return ""
    return look.say("inspect-may-hold", hidden=hidden, warriors=listed(look, unseen(clan)))


def slot(look: Look, name: str, number: str) -> Inspected:
    """A place of a clan's lane, and who stands there."""
    clan, where = look.clan(name), place(number)
    there = clan["lane"][where]
    if there["warrior"] is None or there["state"] == "gone":
        return bare(look, clan, where, there)
    neutral = clan["seat"] is None and there["warrior"] in LED_ONLY
    lines = [
        look.say("inspect-stands", clan=say_clan(clan, look.speech), place=where + 1),
        look.say(f"inspect-{moment(there)}"),
    ]
    lines += [look.say("inspect-led-only")] if neutral else []
    return look.warrior(there["warrior"], *lines, rules=("4.5", *(("9.6",) if neutral else ())))


def moment(slot: SlotView) -> str:
    """What a warrior that one sees can do now: nothing yet, its power, or only count (§4.3, §4.5)."""
    return "hidden" if slot["state"] == "hidden" else "fresh" if slot["fresh"] else "up"


def bare(look: Look, clan: ClanView, where: int, there: SlotView) -> Inspected:
    """Nobody one could name: a place still empty, one that was left, or a warrior face down."""
    title = look.say("inspect-place", clan=say_clan(clan, look.speech), place=where + 1)
    if there["state"] == "hidden":
        return Inspected(title, (look.say("inspect-unknown"), may_hold(look, clan)), ("3.3", "4.2"))
    if there["state"] == "gone":
        return Inspected(title, (look.say("inspect-left"),), ("4.10", "4.11"))
    facing = look.view["wall"][where]
    lines = [look.say("inspect-empty")]
    lines += [look.say("inspect-facing", fort=say_fort(facing, look.speech)), look.effect(facing)] if facing else []
    return Inspected(title, tuple(lines), ("3.2", "3.3"))


def in_hand(look: Look, name: str, number: str) -> Inspected:
    """A warrior that is not laid yet."""
    warrior = WARRIORS[place(number)]
    hand = look.clan(name)["hand"]
    if hand is None or warrior not in hand:
        raise LookupError(warrior)
    return look.warrior(warrior, look.say("inspect-hand"), rules=("3.2", "3.3"))


def plan(look: Look, number: str) -> Inspected:
    return slot(look, look.own()["clan"], number)


def aside(look: Look, number: str) -> Inspected:
    """A warrior of one's own that is out of play this round."""
    out = (look.own()["aside"] or [])[place(number)]
    return look.warrior(out, look.say("inspect-aside"), rules=("3.1", "3.2"))


def confirm(look: Look) -> Inspected:
    """The button: the end of the programming, or of Svord's reordering."""
    fighting = look.view["phase"] == "attack"
    laid = sum(slot["state"] == "hidden" for slot in look.own()["lane"])
    said = look.say("inspect-reorder") if fighting else look.say("inspect-ready", laid=laid)
    return Inspected(look.say("do-confirm"), (said,), ("5.5",) if fighting else ("3.2", "3.4"))


LOOKS: dict[str, Callable[..., Inspected]] = {
    "fort": fort, "held": held, "clan": clan, "slot": slot, "warrior": in_hand, "plan": plan, "aside": aside,
    "confirm": confirm,
}  # fmt: skip
