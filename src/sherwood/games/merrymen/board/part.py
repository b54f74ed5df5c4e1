"""What every part of the table knows: the view, the words, where things lie, and how its people are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from sherwood.draw.memory import memory
from sherwood.text.speech import Speech

from ..art.layout import Layout
from ..shape import Owner, SpaceView, View


def held(men: Sequence[Owner]) -> str:
    """The men of a place, by whose they are: a man has no name, and is followed from place to place by this."""
    return " ".join(f"man-{owner}:{times}" for owner, times in sorted(Counter(men).items(), key=str))


class Part:
    """A part of the table as one seat sees it.

    It is remembered by what it shows: of the heroes only those it names, for there are many tables with other ones.
    """

    def __init__(self, view: View, speech: Speech, layout: Layout) -> None:
        self.view = view
        self.speech = speech
        self.layout = layout.cardless  # nearly everything lies where it lies, whatever cards anybody has
        self.heroes = [player["hero"] for player in view["players"]]
        self.keep = memory("merrymen", self.layout, speech.lang).keep

    def short(self, name: str) -> str:
        return self.speech.say(f"board-place-{name}")

    def who(self, owner: Owner) -> str:
        """A player by the hero, who is all that a board knows of a name."""
        if owner == "tuck":
            return self.speech.say("board-tuck")
        hero = self.heroes[int(owner)]
        return self.speech.say(f"hero-{hero}") if hero else self.speech.say("board-player", number=int(owner) + 1)

    def heading(self, seat: int) -> str:
        """A player's name where a line begins with it."""
        name = self.who(seat)
        return name[:1].upper() + name[1:]

    def amounts(self, goods: Mapping[str, int]) -> str:
        """Goods in words: "2 wood, 1 iron"."""
        return ", ".join(self.speech.say(f"show-goods-{kind}", n=n) for kind, n in goods.items() if n)

    def percent(self, chance: float) -> str:
        return self.speech.say("board-percent", n=int(100 * chance + 0.5))

    def named(self, owners: Iterable[Owner | None]) -> list[str | None]:
        """The heroes by whom these are told: with whose they are, all that `who` looks at."""
        return [self.heroes[owner] if isinstance(owner, int) else None for owner in owners]

    def standing(self, space: SpaceView) -> list[tuple[int, str | None]]:
        return [(seat, self.heroes[seat]) for seat in space["heroes"]]

    def visitors(self, space: SpaceView) -> str:
        here = [self.who(seat) for seat in space["heroes"]]
        here += [self.speech.say(f"villain-{villain}") for villain in space["villains"]]
        who = self.speech.join(here) if here else self.speech.say("nobody")
        return self.speech.say("board-space", place=self.short(space["space"]), who=who)
