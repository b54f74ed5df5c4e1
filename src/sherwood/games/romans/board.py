"""The table of Romans Go Home!: what a seat may see, as a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.pieces import CORNER, button, frame, piece, tabletop
from sherwood.draw.svg import EMPTY, Svg, at, join, layer, rect, tag, title, use
from sherwood.text.speech import Speech

from .art import badges, cards, emblems, forts, panels, warriors
from .art.layout import Layout
from .art.scene import frieze
from .art.tartans import cloths
from .rules.cards import STRENGTH, WARRIORS
from .shape import ClanView, FortView, SlotView, View
from .words import figure

FOLDER = Path(__file__).parent


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    return draw(RomansPicture(view, Speech(FOLDER, lang), seat, narrow))


@lru_cache(maxsize=64)
def setting(layout: Layout, clans: tuple[str, ...], hand_words: str) -> Svg:
    """All that stays while a round is played; drawn once for every table that looks the same."""
    slot, size = layout.slot(0, 0), (layout.width, layout.height)
    clip = tag("clipPath", rect(0, 0, slot.width, slot.height, CORNER), id="slot-clip")
    definitions = tag("defs", clip, cloths(), badges(), warriors(), forts(), emblems())
    lanes = join(panels.lane(layout, row, clan) for row, clan in enumerate(clans))
    hand = panels.hand_area(layout, hand_words) if layout.hand else EMPTY
    return definitions + tabletop(*size) + frieze(layout.frieze) + lanes + hand + frame(*size)


class RomansPicture:
    """One view being drawn; the lane of whoever looks comes last, next to the hand."""

    def __init__(self, view: View, speech: Speech, seat: int | None, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        self.clans = sorted(view["clans"], key=lambda clan: seat is not None and clan["seat"] == seat)
        self.mine = next((c for c in self.clans if seat is not None and c["seat"] == seat), None)
        self.hand = Counter(self.mine["hand"]) if self.mine and self.mine["hand"] is not None else None
        self.layout = Layout(narrow, len(self.clans), self.cards_shown())

    def cards_shown(self) -> int:
        """Room for every kind of warrior drawn, so that the table does not shrink while one is placing them."""
        return 7 if self.hand is not None else 0

    # What stays

    def static(self) -> Svg:
        clans = tuple(clan["clan"] for clan in self.clans)
        return setting(self.layout, clans, self.speech.say("board-your-hand"))

    # What changes

    def live(self) -> Svg:
        marks = [self.sign(), *self.lost(), self.attack(), *self.wall()]
        for row, clan in enumerate(self.clans):
            marks += [self.panel(row, clan), *self.lane(row, clan), *self.held(row, clan)]
        return layer([*marks, *self.own_hand()])

    def sign(self) -> Svg:
        say, view = self.speech.say, self.view
        turn = say("board-turn", turn=view["turn"]) if view["phase"] == "attack" else ""
        return panels.sign(self.layout, say("board-round", round=view["round"]), turn)

    def attack(self) -> Svg:
        fighting = self.view["phase"] == "attack"
        return panels.turn_column(self.layout.turn_column(self.view["turn"] - 1)) if fighting else EMPTY

    def wall(self) -> Iterator[Svg]:
        for number, fort in enumerate(self.view["wall"]):
            box, size = self.layout.fort(number), self.layout.fort_size
            name = self.fort_words(number, fort)
            if fort is None:
                yield piece(f"fort:{number}", name, box, use("rubble", 0, 0, size, size), kind="gone")
            else:
                picture = cards.fort_on_wall(size, fort["kind"], fort["value"])
                yield piece(f"fort:{number}", name, box, picture, key=f"fort-{fort['fort']}", kind="fort")

    def lost(self) -> Iterator[Svg]:
        """Forts nobody got, out of reach above the hills."""
        for box, fort in zip(self.layout.lost(len(self.view["lost_forts"])), self.view["lost_forts"], strict=True):
            name = title(self.speech.say("board-lost", fort=self.fort_name(fort)))
            picture = cards.fort_held(box, fort["kind"], fort["value"])
            yield at(box.x, box.y, name, picture, opacity=0.7, data_key=f"fort-{fort['fort']}")

    def fort_words(self, number: int, fort: FortView | None) -> str:
        if fort is None:
            return self.speech.say("board-fort-gone", place=number + 1)
        now = self.view["phase"] == "attack" and number == self.view["turn"] - 1
        return self.speech.say(
            "board-fort-attacked" if now else "board-fort", place=number + 1, fort=self.fort_name(fort)
        )

    def fort_name(self, fort: FortView) -> str:
        """A kind with several values has a name for each of them."""
        single = f"fort-{fort['kind']}"
        return self.speech.say(single if self.speech.has(single) else f"{single}{abs(fort['value'])}")

    def clan_name(self, clan: ClanView) -> str:
        return self.speech.say(f"clan-{clan['clan']}")

    def warrior_name(self, warrior: str) -> str:
        return self.speech.say(f"warrior-{warrior}")

    def panel(self, row: int, clan: ClanView) -> Svg:
        words = panels.Words(
            name=self.clan_name(clan),
            neutral=self.speech.say("board-neutral") if clan["seat"] is None else "",
            ready=clan["ready"] and self.view["phase"] == "program",
            summary=self.summary(clan),
            seduced=clan["seduced_by"] is not None,
        )
        spent = [STRENGTH[WARRIORS.index(warrior)] for warrior in clan["spent"]]
        return panels.clan_panel(self.layout, row, clan, words, spent)

    def summary(self, clan: ClanView) -> str:
        say = self.speech.say
        parts = [
            say("board-points", points=clan["points"], figure=figure(clan["points"])),
            say("board-legions", legions=clan["legions"]),
        ]
        parts.append(say("board-total", total=clan["total"]))
        if clan["seduced_by"]:
            parts.append(say("board-seduced", clan=say(f"clan-{clan['seduced_by']}")))
        if clan["spent"]:
            names = self.speech.join([self.warrior_name(warrior) for warrior in clan["spent"]])
            parts.append(say("board-spent", warriors=names))
        return ". ".join([self.clan_name(clan), *parts])

    def lane(self, row: int, clan: ClanView) -> Iterator[Svg]:
        for number, slot in enumerate(clan["lane"]):
            box = self.layout.slot(row, number)
            ref = f"slot:{clan['clan']}:{number}"
            face = (
                self.slot_face(box, clan, slot)
                if slot["state"] not in ("empty", "gone")
                else panels.bare(box, number, slot)
            )
            yield piece(ref, self.slot_words(clan, number, slot), box, face, kind=slot["state"])

    def slot_face(self, box: Box, clan: ClanView, slot: SlotView) -> Svg:
        if slot["warrior"] is None:
            return cards.back(box, clan["clan"])
        strength = STRENGTH[WARRIORS.index(slot["warrior"])]
        if slot["state"] == "hidden":
            return cards.secret(box, clan["clan"], slot["warrior"], strength)
        return cards.face(box, clan["clan"], slot["warrior"], strength, fresh=slot["fresh"])

    def slot_words(self, clan: ClanView, number: int, slot: SlotView) -> str:
        where = {"clan": self.clan_name(clan), "place": number + 1}
        if slot["warrior"] is None:
            return self.speech.say(f"board-slot-{slot['state']}", **where)
        seen = "own" if slot["state"] == "hidden" else "fresh" if slot["fresh"] else "up"
        strength = STRENGTH[WARRIORS.index(slot["warrior"])]
        return self.speech.say(
            f"board-slot-{seen}", warrior=self.warrior_name(slot["warrior"]), strength=strength, **where
        )

    def held(self, row: int, clan: ClanView) -> Iterator[Svg]:
        boxes = self.layout.held(row, len(clan["forts"]))
        for box, fort in zip(boxes, clan["forts"], strict=True):
            name = self.speech.say("board-held", clan=self.clan_name(clan), fort=self.fort_name(fort))
            picture = cards.fort_held(box, fort["kind"], fort["value"])
            yield piece(f"held:{clan['clan']}:{fort['fort']}", name, box, picture, key=f"fort-{fort['fort']}")

    def own_hand(self) -> Iterator[Svg]:
        if self.mine is None:
            return
        if self.hand is not None:
            for number, warrior in enumerate(w for w in WARRIORS if self.hand[w]):
                yield self.hand_card(self.layout.hand_card(number), self.mine["clan"], warrior, self.hand[warrior])
        if not self.mine["ready"] and self.view["phase"] != "over":
            # Without a hand it is only wanted by Svord (§5.5); the page shows it when it can be clicked.
            yield button("confirm", self.layout.confirm, self.speech.say("do-confirm"), 17, late=self.hand is None)

    def hand_card(self, box: Box, clan: str, warrior: str, copies: int) -> Svg:
        number, name = WARRIORS.index(warrior), self.warrior_name(warrior)
        words = self.speech.say("board-hand", warrior=name, strength=STRENGTH[number], copies=copies)
        picture = cards.hand_card(box, clan, warrior, name, STRENGTH[number], copies=copies)
        return piece(f"warrior:{clan}:{number}", words, box, picture)
