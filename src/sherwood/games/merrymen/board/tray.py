"""The tray of dice beside the castle: what a roll needs and how often it succeeds; and things to pick now and then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sherwood.draw.layers import Piece
from sherwood.draw.pieces import button, piece
from sherwood.draw.svg import Svg, group
from sherwood.text.speech import Speech

from ..art import land, ledger
from ..art.goods import GOODS, sign
from ..art.layout import Layout
from ..art.letters import broken, paragraph, text
from ..rules.cards import THEFT_LOOT
from ..rules.counts import Chance, NextRoll
from ..shape import PlayerView, View, VillainView
from .part import Part

DICE = 6  # as many dice as anybody throws at once


def tray(layout: Layout, speech: Speech) -> Iterator[Svg]:
    """What stays: the tray's boards."""
    box = layout.place("tray")
    yield land.parcel(box, wash="surface", edge="edge") + sign("die", box.x + 7, box.y + 5, 18)
    yield text(box.x + 30, box.y + 19, speech.say("board-name-tray"), 110, 15, bold=True, serif=True)


class Tray(Part):
    """Dice, odds, and what has no place on the table until it is asked for."""

    def __init__(self, view: View, speech: Speech, layout: Layout, own: PlayerView | None) -> None:
        super().__init__(view, speech, layout)
        self.own = own

    def marks(self) -> Iterator[Piece]:
        view, keep = self.view, self.keep
        yield keep("stash", view["stash"], self.stash)
        deeds = view["spread"]["actions"] if view["spread"] else None
        yield keep("tray", (self.told_of_odds(), deeds), self.asked)

    def asked(self) -> Iterator[Piece]:
        """Odds, and what may be picked: of one roll, or of one card."""
        roll, spread, keep = self.view["next_roll"], self.view["spread"], self.keep
        yield keep("odds", self.told_of_odds(), lambda: [self.odds()])
        yield keep("late", [(one["dice"], one["chance"]) for one in roll["rolls"]] if roll else None, self.late)
        yield keep("spread", spread["actions"] if spread else None, self.table_card)

    def told_of_odds(self) -> tuple[object, ...]:
        """All that the tray says: of the roll on offer, or else of all rolls."""
        view, roll = self.view, self.view["next_roll"]
        if roll is not None:
            return roll, self.heroes[roll["seat"]], None
        return view["odds"], view["villain_cards"]["next"], view["spread"] is None

    def stash(self) -> Iterator[Piece]:
        for number, name in enumerate(GOODS):
            count = self.view["stash"][name]
            yield self.keep("stashed", (name, count), partial(self.stashed, number, name, count))
        yield self.keep("hint", None, lambda: [self.hint()])

    def stashed(self, number: int, name: str, count: int) -> Iterator[Svg]:
        box = self.layout.chip("stash", number)
        words = self.speech.say("board-stash", good=self.speech.say(f"price-{name}"), count=count)
        yield piece(f"stash:{name}", words, box, ledger.good(box, name, count, ""), least=30, tally=count)

    def hint(self) -> Svg:
        box = self.layout.place("stash")
        hint = self.speech.say("board-stash-hint")
        return group(*self.lines(hint, box.x + 8, box.y + 92, box.width - 14, "muted"), data_key="stash-hint")

    def lines(self, words: str, x: float, y: float, room: float, ink: str = "ink") -> Iterator[Svg]:
        for i, line in enumerate(broken(words, room)):
            yield text(x, y + i * 16, line, room, 13, ink=ink)

    # Odds

    def odds(self) -> Svg:
        roll = self.view["next_roll"]
        box = self.layout.place("tray")
        spot = f"{box.centre.x - 36:.0f},{box.bottom - 24:.0f}"  # beside what is done next
        return group(*(self.table_odds() if roll is None else self.offered(roll)), data_key="odds", data_dice=spot)

    def table_odds(self) -> Iterator[Svg]:
        """How often every roll of the game succeeds, while none is on offer; and villain cards one has seen."""
        box, odds = self.layout.place("tray"), self.view["odds"]
        known = [card for card in self.view["villain_cards"]["next"] if card]
        thefts = [self.percent(chance) for chance in odds["theft"]]
        told = [
            self.speech.say(
                "board-odds-weapon", one=self.percent(odds["weapon"][0]), two=self.percent(odds["weapon"][1])
            ),
            self.speech.say(
                "board-odds-theft", odds=self.speech.join(thefts), loot=", ".join(str(int(n)) for n in THEFT_LOOT)
            ),
            self.speech.say(
                "board-odds-prison", odds=self.speech.join([self.percent(p) for p in odds["prison"][0][:2]])
            ),
        ]
        told += [self.speech.say("board-next-villain", card=self.villain(known[0]))] if known else []
        for i, words in enumerate(told[:2] if self.view["spread"] else told):
            ink, most = ("red", 2) if i == len(told) - 1 and known else ("ink", 1 if i < 2 else 2)
            room = box.width - (16 if i < 2 else 106)  # beside what is done next
            yield paragraph(box.x + 8, box.y + 39 + i * 17, words, room, 13, most=most, ink=ink)

    def villain(self, card: VillainView) -> str:
        parts = [self.speech.say(f"watch-{card['guard']}")] if card["guard"] else []
        parts.append(
            f"{self.speech.say('villain-' + card['villain'])} {self.speech.say('space-' + card['space'] + '.at')}"
        )
        parts += [self.speech.say(f"road-{card['road']}")] if card["road"] else []
        return ", ".join(parts)

    def offered(self, roll: NextRoll) -> Iterator[Svg]:
        """The dice that may be thrown now, drawn, with the chance of each throw; and whether one can be rolled again."""
        box = self.layout.place("tray")
        words = self.speech.say("board-rolls", who=self.heading(roll["seat"]))
        yield text(box.x + 84, box.y + 19, words, box.width - 94, 13, ink="muted")
        found: dict[int, list[Chance]] = {}
        for one in roll["rolls"]:
            found.setdefault(one["dice"], []).append(one)
        lone = len(found) == 1
        across = 1 if lone or any(len(chances) > 1 for chances in found.values()) else 2
        wide, size = (box.width - 16) / across, 32 if lone else 17
        for i, (dice, chances) in enumerate(found.items()):
            x, y = box.x + 8 + i % across * wide, box.y + 27 + i // across * 20
            yield from self.throw(x, y, wide, size, dice, ", ".join(self.chance(one) for one in chances))
        if roll["again"] and lone:
            hint = self.speech.say(f"show-odds-{roll['again']}")
            yield paragraph(box.x + 8, box.y + 80, hint, box.width - 106, 13, most=3, ink="muted")

    def throw(self, x: float, y: float, room: float, size: float, dice: int, said: str) -> Iterator[Svg]:
        """Dice side by side, and how often they succeed."""
        step = size + 2
        yield group(*(sign("die", x + n * step, y, size) for n in range(dice)))
        letters = 17 if size > 20 else 13
        yield text(
            x + dice * step + 6, y + size * 0.5 + letters * 0.36, said, room - dice * step - 10, letters, bold=True
        )

    def chance(self, one: Chance) -> str:
        share = self.percent(one["chance"])
        return self.speech.say("board-chance-level", level=one["level"], share=share) if one["level"] else share

    def share(self, dice: int) -> str:
        """The chance of a throw of so many dice, where it is on offer."""
        rolls = self.view["next_roll"]["rolls"] if self.view["next_roll"] else []
        return next((self.percent(one["chance"]) for one in rolls if one["dice"] == dice), "")

    # What is asked for now and then

    def late(self) -> Iterator[Piece]:
        """Choices that have no place on the table until they are asked for."""
        yield self.keep("supply", None, self.supply)
        for number in range(1, DICE + 1):
            share = self.share(number)
            yield self.keep("throw", (number, share), partial(self.late_dice, number, share))
        if self.own:
            yield button("confirm", self.layout.confirm, self.speech.say("board-done"), late=True)

    def supply(self) -> Iterator[Svg]:
        for number, name in enumerate(GOODS):
            box = self.layout.chip("supply", number)
            words = self.speech.say("board-supply", good=self.speech.say(f"price-{name}"))
            face = ledger.chip(box, sign(name, 12, 2, 28), self.speech.say(f"show-kind-{name}"))
            yield piece(f"supply:{name}", words, box, group(face, visibility="hidden"), kind="late")

    def late_dice(self, number: int, share: str) -> Iterator[Svg]:
        box = self.layout.chip("supply", number - 1)
        words = self.speech.say("board-dice", count=number)
        face = ledger.chip(box, ledger.counted(number), share)
        yield piece(f"dice:{number}", words, box, group(face, visibility="hidden"), kind="late")

    def table_card(self) -> Iterator[Svg]:
        """The card being used: its two deeds are two buttons."""
        actions = self.view["spread"]["actions"] if self.view["spread"] else []
        for number in range(2):
            box = self.layout.action(number)
            known = number < len(actions)
            words = self.speech.say(
                f"action-{actions[number]}" if known else "board-action", **({} if known else {"number": number + 1})
            )
            face = (
                ledger.button_card(box, actions[number], self.speech.say(f"board-deed-{actions[number]}"))
                if known
                else Svg("")
            )
            shown = group(face, visibility=None if known else "hidden")
            yield piece(f"action:{number}", words, box, shown, kind="" if known else "late")
