"""What a hero would find where he goes, in a word over the edge of the place: unseen until the page lights the place."""

from __future__ import annotations

from typing import NamedTuple

from sherwood.draw.paint import paint
from sherwood.draw.svg import EMPTY, Svg, group, rect, write
from sherwood.text.speech import Speech

from ..art.layout import Layout
from ..art.letters import breadth
from ..rules.cards import VILLAGE_PENNIES
from ..shape import PlayerView, SiteView, View
from .part import Part


class Prospect(NamedTuple):
    """The word, and whether there is something to be done."""

    words: str
    useful: bool


class Prospects(Part):
    """The places of the town as one player's hero may hope for them."""

    def __init__(self, view: View, speech: Speech, layout: Layout) -> None:
        super().__init__(view, speech, layout)
        self.fights: dict[tuple[bool, int], Prospect] = {}  # most sites offer the same

    def of(self, own: PlayerView | None) -> dict[str, Prospect]:
        """By the place, where there is something to hope for."""
        if own is None or own["hero"] is None:
            return {}
        hopes = {site["site"]: self.fight(own, site) for site in self.view["sites"]}
        return {**hopes, "prison": self.prison(own), "village": self.village(own), "store": self.something("store")}

    def fight(self, own: PlayerView, site: SiteView) -> Prospect:
        """The chance against one guard, with one die and with all one has for this site."""
        dice = sum([own["weapons"][weapon] for weapon in site["fight"]])
        case = (any(hide["guard"] for hide in site["hideouts"]), dice)
        if case not in self.fights:
            self.fights[case] = self.chances(*case)
        return self.fights[case]

    def chances(self, guarded: bool, dice: int) -> Prospect:
        if not guarded:
            return self.nothing("no-guard")
        if not dice:
            return self.nothing("no-weapon")
        odds = self.view["odds"]["weapon"]
        chance = self.percent(odds[0])
        if dice > 1:
            return self.something("fight-more", one=chance, all=self.percent(odds[min(dice, len(odds)) - 1]))
        return self.something("fight", chance=chance)

    def prison(self, own: PlayerView) -> Prospect:
        """With the dice of one distraction, against the lowest level that holds somebody."""
        level = next((level for level, men in enumerate(self.view["prison"][:3]) if men), None)
        if level is None:
            return self.nothing("empty")
        if not own["goods"]["distraction"]:
            return self.nothing("no-distraction")
        return self.something("free", chance=self.percent(self.view["odds"]["prison"][0][level]))

    def village(self, own: PlayerView) -> Prospect:
        if not self.view["track"]["guards"]:
            return self.nothing("no-guard")
        if own["goods"]["penny"] < int(VILLAGE_PENNIES):
            return self.nothing("no-penny", n=int(VILLAGE_PENNIES))
        return self.something("give")

    def something(self, key: str, **said: str) -> Prospect:
        return Prospect(self.speech.say(f"board-hope-{key}", **said), True)

    def nothing(self, key: str, **said: int) -> Prospect:
        return Prospect(self.speech.say(f"board-hope-{key}", **said), False)


def pill(hope: Prospect | None, name: str, right: float, top: float) -> Svg:
    """The word on a small plate over the upper edge of a place, which is the piece drawn just before it."""
    if hope is None:
        return EMPTY
    wide = breadth(hope.words, 13, True) + 10
    face, ink = ("glow", "on-gold") if hope.useful else ("surface", "muted")
    plate = rect(right - wide, top - 14, wide, 19, 9, fill=paint(face), stroke=paint("pen"), stroke_width=1.5)
    words = write(right - wide / 2, top, hope.words, 13, fill=paint(ink), text_anchor="middle", font_weight=700)
    return group(plate, words, class_="hope", data_key=f"hope-{name}", visibility="hidden", pointer_events="none")
