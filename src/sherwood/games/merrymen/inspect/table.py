"""The table as an answer looks at it: its words, who asks, and what can be counted for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from sherwood.engine.inspected import Inspected
from sherwood.text.speech import Speech

from ..data import DATA
from ..shape import Owner, PlayerView, SpaceView, View


class Table:
    """A view, the words to speak of it, and the seat that asks."""

    def __init__(self, view: View, speech: Speech, seat: int | None) -> None:
        self.view = view
        self.speech = speech
        self.own: PlayerView | None = next((one for one in view["players"] if one["seat"] == seat), None)

    def say(self, key: str, **args: object) -> str:
        return self.speech.say(f"inspect-{key}", **args)

    def word(self, key: str) -> str:
        """The name of a thing, as a line begins with it."""
        name = self.speech.say(key)
        return name[:1].upper() + name[1:]

    def goods(self, amounts: Mapping[str, int]) -> str:
        listed = [self.speech.say(f"show-goods-{kind}", n=n) for kind, n in amounts.items() if n]
        return self.speech.join(listed) or self.speech.say("show-none")

    def who(self, owner: Owner) -> str:
        return self.speech.say("board-tuck") if owner == "tuck" else self.speech.seat(int(owner))

    def percent(self, chance: float) -> str:
        return self.speech.say("board-percent", n=int(100 * chance + 0.5))

    def deeds(self, actions: Sequence[str]) -> str:
        return self.speech.join([self.speech.say(f"action-{action}") for action in actions], "or")

    def space(self, name: str) -> SpaceView:
        return next(one for one in self.view["spaces"] if one["space"] == name)

    def visitors(self, name: str) -> list[str]:
        """Who stands there; and that a villain wants a distraction of whoever comes (§4.13)."""
        space = self.space(name)
        here = [self.who(seat) for seat in space["heroes"]]
        here += [self.speech.say(f"villain-{villain}") for villain in space["villains"]]
        lines = [self.say("here", who=self.speech.join(here))] if here else []
        if space["villains"]:
            lines.append(self.say("villains", n=len(space["villains"])))
        return lines

    def dice(self, weapons: Sequence[str]) -> int:
        """How many dice of these weapons the one who asks holds."""
        return sum(self.own["weapons"][weapon] for weapon in weapons) if self.own else 0

    def lack(self, missing: int | None) -> list[str]:
        """Can whoever asks pay for it?"""
        if self.view["costs"] is None:
            return []
        return [self.say("no-room")] if missing is None else [self.say("lack", n=missing)]

    def made_up(self, *where: str) -> list[str]:
        """A warning where a value is our own reconstruction, by the data's own word."""
        return [self.say("reconstructed")] if any(reconstructed(name) for name in where) else []


@cache
def reconstructed(where: str) -> bool:
    """Is a table of the data, or any row of it, not known as printed? "board/site" is one."""
    file, table = where.split("/")
    rows = DATA.load(file)[table]
    return any(row.get("provenance") == "reconstructed" for row in (rows if isinstance(rows, list) else [rows]))


def told(title: str, lines: Sequence[str], *rules: str) -> Inspected:
    return Inspected(title, tuple(lines), rules)
