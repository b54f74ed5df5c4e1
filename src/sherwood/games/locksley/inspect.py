"""What a thing on the board is, to whoever points at it: what it can do now, what it does, and which paragraph says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from .rules.cards import CORNERS, FAME_NAMES, SIDE, SPACE_NAMES
from .rules.state import TO_SELL
from .shape import AheadView, RiderView, View
from .words import say_lack, say_task

LEFT_BEHIND = 2  # tiles of a sale that go to the discards; each of the others becomes a coin (§6.3)
SALES = ("nobility", "fence", "market")  # the tasks that a sale fulfils (§6.6)
RULES = dict.fromkeys(FAME_NAMES[:6], "7.1")
RULES |= {fame: f"7.{n}" for n, fame in enumerate(FAME_NAMES[6:16], 2)}
RULES |= {fame: f"8.{n}" for n, fame in enumerate(FAME_NAMES[16:], 1)}


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

    def colour(self, colour: str) -> str:
        return self.say(f"colour-{colour}")

    def rider(self, seat: str) -> RiderView:
        return self.view["riders"][number(seat)]

    def own(self) -> RiderView | None:
        """The rider of whoever looks."""
        return next((rider for rider in self.view["riders"] if rider["seat"] == self.seat), None)

    def name(self, rider: RiderView) -> str:
        return self.speech.seat(rider["seat"])


def number(text: str) -> int:
    """A space or a seat, as a ref writes it."""
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def leaps(one: int, other: int) -> bool:
    """Is it a knight's move from one space of the grid to the other (§4.1)?"""
    across, down = abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE)
    return {across, down} == {1, 2}


# The grid


def space(look: Look, text: str) -> Inspected:
    """A square: its tile and what it would make of one's collection, who stands there, who can ride there."""
    where = number(text)
    colour, called = look.view["grid"][where], look.say(f"space-{SPACE_NAMES[where]}")
    here = [rider for rider in look.view["riders"] if rider["robin"] == where]
    lines = [look.say("inspect-robin-here", player=look.name(rider)) for rider in here]
    lines += [tile(look, colour)] if colour else [look.say("inspect-bare")] if not here else []
    lines += [] if here else reach(look, where)
    rules = ("4.1", "4.2", "4.3" if colour else "4.4", *(("2.7",) if look.view["phase"] == "corner" else ()))
    title = look.say("board-space", space=called, colour=look.colour(colour)) if colour else called
    return Inspected(title, tuple(lines), rules)


def tile(look: Look, colour: str) -> str:
    """What taking the tile would make of the collection of whoever looks."""
    rider = look.own()
    if rider is None:
        return look.say("inspect-tile", colour=look.colour(colour))
    count = rider["loot"][colour] + 1
    return look.say("inspect-tile-own", colour=look.colour(colour), count=count, coins=max(count - LEFT_BEHIND, 0))


def reach(look: Look, where: int) -> list[str]:
    """Whose Robin can ride there from where it stands; before the first turn, whether one can start there."""
    if look.view["phase"] == "corner":
        return [look.say("inspect-corner" if where in CORNERS else "inspect-no-corner")]
    near = [look.name(r) for r in look.view["riders"] if r["robin"] is not None and leaps(r["robin"], where)]
    return [look.say("inspect-reach", players=look.speech.join(near)) if near else look.say("inspect-far")]


def robin(look: Look, seat: str) -> Inspected:
    """A Robin: where it stands, whether it has ridden, how it rides."""
    rider = look.rider(seat)
    where = look.say(f"space-{SPACE_NAMES[rider['robin'] or 0]}")
    active = look.view["active"] == rider["seat"]
    now = [look.say("inspect-ridden" if look.view["ridden"] else "inspect-may-ride")] if active else []
    title = look.say("inspect-robin", player=look.name(rider), space=where)
    return Inspected(title, (*now, look.say("inspect-robin-rides")), ("4.1", "4.2", "4.5"))


# The track


def bard(look: Look, seat: str) -> Inspected:
    """A Bard: how far it has come, and what its next space asks for."""
    rider = look.rider(seat)
    lines = [look.say("board-way", lap=rider["lap"], left=look.view["goal"] - rider["bard"])]
    lines += [*asked(look, rider, rider["next"])] if rider["next"] else []
    return Inspected(look.say("inspect-bard", player=look.name(rider)), tuple(lines), ("5.1", "5.2", "9.3", "9.4"))


def asked(look: Look, rider: RiderView, step: AheadView) -> Iterator[str]:
    """The task of a Bard's next space, and how it stands."""
    yield look.say("board-next", task=say_task(step["fame"], look.view["readings"], look.speech))
    yield standing(look, rider, step)


def standing(look: Look, rider: RiderView, step: AheadView) -> str:
    """Is the task met now? To oneself, what is missing; of the other, only whether."""
    if step["met"]:
        return look.say("inspect-met", player=look.name(rider))
    if rider["seat"] == look.seat and step["missing"]:
        return say_lack(step["missing"], rider["seat"], look.speech)
    return look.say("inspect-unmet", player=look.name(rider))


def fame(look: Look, ref: str, name: str) -> Inspected:
    """A space of the track: its task as this table reads it, and how it stands for either Bard."""
    lines = [say_task(name, look.view["readings"], look.speech)]
    bribed = False
    for rider in look.view["riders"]:
        step = next((step for step in rider["ahead"] if step["ref"] == ref), None)
        if step is not None:
            lines += [*before(look, rider, step)]
            bribed = bribed or step["bribe"]
    lines += [look.say("inspect-sale-task")] if name in SALES else []
    lines += [look.say("inspect-bribe")] if bribed else []
    rules = (
        RULES[name],
        *(("6.6",) if name in SALES else ()),
        *(("5.3",) if bribed else ()),
        *(("9.3",) if ref == "king" else ()),
    )
    return Inspected(look.say(f"fame-{name}"), tuple(lines), rules)


def before(look: Look, rider: RiderView, step: AheadView) -> Iterator[str]:
    """How far the space is before a Bard, and how its task stands."""
    yield look.say("inspect-ahead", player=look.name(rider), steps=step["position"] - rider["bard"])
    yield standing(look, rider, step)


def track(look: Look, text: str) -> Inspected:
    return fame(look, f"track:{text}", look.view["track"][number(text)]["fame"])


def king(look: Look) -> Inspected:
    return fame(look, "king", "king")


def ahead(look: Look, seat: str) -> Inspected:
    """The words under the board: the next space of a Bard."""
    step = look.rider(seat)["next"]
    if step is None:
        raise LookupError(seat)
    return fame(look, step["ref"], step["fame"])


# What the riders have


def loot(look: Look, seat: str, colour: str) -> Inspected:
    """A collection: how large it is, and what it would bring (§6.1-6.3)."""
    rider = look.rider(seat)
    count = rider["loot"][colour]
    title = look.say("inspect-loot", player=look.name(rider), colour=look.colour(colour), count=count)
    if count >= TO_SELL:
        return Inspected(title, (look.say("inspect-sells", coins=count - LEFT_BEHIND),), ("6.1", "6.2", "6.3"))
    return Inspected(title, (look.say("inspect-small", lacking=TO_SELL - count),), ("6.1", "6.2", "6.3"))


def gold(look: Look, seat: str, colour: str) -> Inspected:
    """Coins: what they buy, and what is on their back (§5.3)."""
    rider = look.rider(seat)
    count = rider["coins"][colour]
    title = look.say("inspect-gold", player=look.name(rider), colour=look.colour(colour), count=count)
    lines = (look.say("inspect-coin", colour=look.colour(colour)), look.say("inspect-gold-all", gold=rider["gold"]))
    return Inspected(title, lines, ("5.3", "6.5", "8.15"))


def sale(look: Look, colour: str) -> Inspected:
    """A sale that may still serve a task (§6.6, §6.7)."""
    made = next(sale for sale in look.view["sales"] if sale["colour"] == colour)
    title = look.say("board-sale", colour=look.colour(colour), cheap=int(made["cheap"]))
    return Inspected(title, (look.say("inspect-sale"),), ("6.6", "6.7", "6.8"))


def pile(look: Look) -> Inspected:
    title = look.say("board-pile", count=look.view["pile"])
    return Inspected(title, (look.say("inspect-pile"),), ("3.5", "10.1"))


def discard(look: Look) -> Inspected:
    heap = look.view["discard"]
    listed = look.speech.join([f"{look.colour(colour)} {count}" for colour, count in heap.items() if count])
    title = look.say("board-discard", count=sum(heap.values()), colours=listed)
    return Inspected(title, (look.say("inspect-discard"),), ("6.3", "10.1"))


def end(look: Look) -> Inspected:
    """The button: what ending the turn does, and what may still be done."""
    ridden = look.say("inspect-ridden" if look.view["ridden"] else "inspect-may-ride")
    return Inspected(look.say("do-end"), (ridden, look.say("inspect-end")), ("3.2", "3.3", "3.5"))


LOOKS: dict[str, Callable[..., Inspected]] = {
    "space": space, "robin": robin, "bard": bard, "track": track, "king": king, "next": ahead, "loot": loot, "gold": gold,
    "sale": sale, "pile": pile, "discard": discard, "end": end,
}  # fmt: skip
