"""The table of Romans Go Home!: what a seat may see, as a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path

from sherwood.draw.drawing import Drawing, draw
from sherwood.draw.geometry import Box
from sherwood.draw.layers import Layer, Piece, lines
from sherwood.draw.memory import memory
from sherwood.draw.pieces import BLANK, CORNER, LEAST_TARGET, button, called, frame, label, piece, tabletop
from sherwood.draw.prose import shrunk
from sherwood.draw.svg import EMPTY, Svg, at, group, join, mark, rect, tag, title, use
from sherwood.text.speech import Speech

from .art import badges, cards, emblems, forts, panels, tally, tray, warriors
from .art.layout import Layout
from .art.scene import frieze
from .art.tartans import cloths
from .count import POINTS, Reckoning, added, reckon, stolen, unseen
from .rules.cards import WARRIORS
from .shape import ClanView, FortView, SlotView, View
from .words import figure, say_clan, say_fort

FOLDER = Path(__file__).parent
DrawFort = Callable[[int, FortView | None, bool], Iterator[Svg]]
FACES = {"hidden": "down", "up": "up"}  # what turns over when it is revealed (§4.2)


def board(view: View, lang: str, seat: int | None = None, narrow: bool = False) -> Drawing:
    return draw(RomansPicture(view, words(lang), seat, narrow))


layout = lru_cache(maxsize=16)(Layout)  # it remembers where everything lies


@lru_cache(maxsize=16)
def words(lang: str) -> Speech:
    return Speech(FOLDER, lang)


@lru_cache(maxsize=64)
def setting(layout: Layout, clans: tuple[str, ...]) -> Svg:
    """All that stays while a round is played; drawn once for every table that looks the same."""
    slot, size = layout.slot(0, 0), (layout.width, layout.height)
    clip = tag("clipPath", rect(0, 0, slot.width, slot.height, CORNER), id="slot-clip")
    definitions = tag("defs", clip, cloths(), badges(), warriors(), forts(), emblems())
    lanes = join(panels.lane(layout, row, clan) for row, clan in enumerate(clans))
    own = tray.area(layout) if layout.tray else EMPTY
    return definitions + tabletop(*size) + frieze(layout.frieze) + lanes + own + frame(*size)


class RomansPicture:
    """One view being drawn; the lane of whoever looks comes last, next to the warriors in hand."""

    def __init__(self, view: View, speech: Speech, seat: int | None, narrow: bool) -> None:
        self.view = view
        self.speech = speech
        self.clans = sorted(view["clans"], key=lambda clan: seat is not None and clan["seat"] == seat)
        self.mine = next((c for c in self.clans if seat is not None and c["seat"] == seat), None)
        self.hand = Counter(self.mine["hand"]) if self.mine and self.mine["hand"] is not None else None
        self.layout = layout(narrow, len(self.clans), self.mine is not None)
        self.fighting = view["phase"] == "attack"
        self.memory = memory("romans", self.layout, speech.lang)

    # What stays

    def static(self) -> Svg:
        return setting(self.layout, tuple(clan["clan"] for clan in self.clans))

    # What changes

    def live(self) -> list[str]:
        return lines([*self.above(), *self.rows(), self.theft(), *self.own()])

    def above(self) -> Iterator[Piece]:
        keep, view = self.memory.keep, self.view
        attacked = view["turn"] - 1 if self.fighting else -1
        yield keep("sign", (view["round"], attacked), lambda: [self.sign()])
        yield keep("lost", view["lost_forts"], self.lost)
        yield keep("deck", (view["deck_left"], self.fighting), lambda: [self.deck()])
        yield keep("wall", (view["wall"], attacked), partial(self.wall, attacked))

    def wall(self, attacked: int) -> Iterator[Piece]:
        """The column under attack lies over what the forts do and under the forts."""
        yield from self.each_fort("plaque", self.plaque, attacked)
        if self.fighting:
            yield panels.turn_column(self.layout.turn_column(self.view["turn"] - 1))
        yield from self.each_fort("fort", self.fort, attacked)

    def each_fort(self, name: str, draw: DrawFort, attacked: int) -> Iterator[Layer]:
        for number, fort in enumerate(self.view["wall"]):
            shows = (number, fort, number == attacked)
            yield self.memory.keep(name, shows, partial(draw, *shows))

    def rows(self) -> Iterator[Piece]:
        sums = reckon(self.view)
        for row, clan in enumerate(self.clans):
            keep, whose, sum_ = self.memory.keep, (row, clan["clan"], clan["seat"]), sums[clan["clan"]]
            score = (clan["points"], clan["legions"], clan["total"], clan["ready"], clan["seduced_by"], clan["spent"])
            yield keep("panel", (whose, score, self.view["phase"], clan is self.mine), partial(self.panel, row, clan))
            faced = self.faced(clan)
            yield keep("lane", (whose, clan["lane"], faced), partial(self.lane, row, clan, faced))
            counted = (whose, self.view["phase"], sum_, clan["ready"], laid(clan), len(clan["lane"]))
            yield keep("tally", counted, partial(self.tally, row, clan, sum_))
            yield keep("held", (whose, clan["forts"]), partial(self.held, row, clan))

    def sign(self) -> Svg:
        say, view = self.speech.say, self.view
        turn = say("board-turn", turn=view["turn"]) if self.fighting else ""
        return panels.sign(self.layout, say("board-round", round=view["round"]), turn)

    def deck(self) -> Svg:
        """A narrow table has no room for it beside the rule of the fort under attack."""
        if self.layout.narrow and self.fighting:
            return EMPTY
        return panels.deck(self.layout, self.speech.say("board-deck", left=self.view["deck_left"]))

    def plaque(self, number: int, fort: FortView | None, now: bool) -> Iterator[Svg]:
        """What a fort does, under it; a narrow table tells it of the fort under attack."""
        say, narrow, box = self.speech.say, self.layout.narrow, self.layout.plaque(number)
        if fort is not None and (now or not narrow):
            name = self.fort_name(fort) if narrow else say(f"plate-{fort['kind']}")
            yield panels.plaque(box, name, say(f"does-{fort['kind']}"), now=now, narrow=narrow)
        elif fort is None and now:
            yield panels.plaque(box, say("board-fallen"), say("board-fallen-does"), now=True, narrow=narrow)

    def fort(self, number: int, fort: FortView | None, now: bool) -> Iterator[Svg]:
        box, size = self.layout.fort(number), self.layout.fort_size
        name = self.fort_words(number, fort, now)
        if fort is None:
            yield piece(f"fort:{number}", name, box, use("rubble", 0, 0, size, size), kind="gone")
        else:
            picture = cards.fort_on_wall(size, fort["kind"], fort["value"])
            yield piece(f"fort:{number}", name, box, picture, key=f"fort-{fort['fort']}", kind="fort")

    def lost(self) -> Iterator[Svg]:
        """Forts nobody got, out of reach above the hills."""
        places = self.layout.lost(len(self.view["lost_forts"]))
        if places and not self.layout.narrow:
            left = places[0]
            yield label(left.x - 6, left.y + 27, self.speech.say("board-lost-word"), 13, anchor="end", serif=False)
        for number, (box, fort) in enumerate(zip(places, self.view["lost_forts"], strict=True)):
            name = title(self.speech.say("board-lost", fort=self.fort_name(fort)))
            picture = cards.fort_held(box, fort["kind"], fort["value"], cards.shown_of(places, number))
            yield at(box.x, box.y, name, picture, opacity=0.7, data_key=f"fort-{fort['fort']}")

    def fort_words(self, number: int, fort: FortView | None, now: bool) -> str:
        if fort is None:
            return self.speech.say("board-fort-gone", place=number + 1)
        return self.speech.say(
            "board-fort-attacked" if now else "board-fort", place=number + 1, fort=self.fort_name(fort)
        )

    def fort_name(self, fort: FortView) -> str:
        return say_fort(fort, self.speech)

    def clan_name(self, clan: ClanView) -> str:
        return say_clan(clan, self.speech)

    def warrior_name(self, warrior: str) -> str:
        return self.speech.say(f"warrior-{warrior}")

    def panel(self, row: int, clan: ClanView) -> Iterator[Layer]:
        """How it looks and what it is called, each remembered by itself: the name changes far more often."""
        keep, name, score = self.memory.keep, clan["clan"], (clan["points"], clan["legions"])
        looks = (row, name, clan["seat"], score, self.is_ready(clan), clan is self.mine)
        plate = keep("plate", looks, partial(self.plate, row, clan))
        says = (name, clan["seat"], score, clan["total"], clan["seduced_by"], clan["spent"])
        yield called(plate, keep("summary", says, lambda: [mark(self.summary(clan))]).svg())

    def plate(self, row: int, clan: ClanView) -> Iterator[Svg]:
        box, name, points = self.layout.panel(row), clan["clan"], clan["points"]
        plate = panels.plate(box, name, points, self.plate_words(clan), narrow=self.layout.narrow)
        yield piece(f"clan:{name}", BLANK, box, plate, key=f"clan-{name}", kind="clan", tally=points)

    def plate_words(self, clan: ClanView) -> panels.Words:
        """A player above the clan's name; a clan that nobody leads is its own name."""
        say, seat, house = self.speech.say, clan["seat"], self.clan_name(clan)
        return panels.Words(
            seat=seat,
            name=house if seat is None else say("player", number=seat + 1),
            clan=say("board-neutral") if seat is None else house,
            points=say("board-points-word", points=clan["points"]),
            legions=say("board-legions-short", legions=clan["legions"]) if clan["legions"] else "",
            ready=self.is_ready(clan),
            mine=clan is self.mine,
        )

    def is_ready(self, clan: ClanView) -> bool:
        return clan["ready"] and self.view["phase"] == "program"

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

    def tally(self, row: int, clan: ClanView, sum_: Reckoning) -> Iterator[Svg]:
        """The clan's strength at this fort, term by term; outside an attack, whether it is ready."""
        phase = self.view["phase"]
        if phase == "program":
            yield self.readiness(row, clan)
        elif phase != "over":
            yield self.strength(row, clan, sum_)

    def readiness(self, row: int, clan: ClanView) -> Svg:
        ready = clan["ready"] or clan["seat"] is None
        words, verdict = self.speech.say("board-ready" if ready else "board-lining-up"), "ready" if ready else ""
        counted = f"{laid(clan)}/{len(clan['lane'])}" if laid(clan) and not ready else ""
        return tally.tally(self.layout.tally(row), "", counted, verdict, words, narrow=self.layout.narrow)

    def strength(self, row: int, clan: ClanView, sum_: Reckoning) -> Svg:
        say, box = self.speech.say, self.layout.tally(row)
        words = say(f"board-verdict-{sum_.verdict}") if sum_.verdict else ""
        total = say("board-total", total=f"{sum_.sum} = {sum_.total}" if sum_.sum else sum_.total)
        counted = tally.tally(box, sum_.sum, str(sum_.total), sum_.verdict, words, narrow=self.layout.narrow)
        return group(title(". ".join([self.clan_name(clan), total, words])), counted)

    def theft(self) -> Svg:
        """Qween's arrow, from the warrior she has seduced."""
        theft, place = stolen(self.view), self.view["turn"] - 1
        if theft is None:
            return EMPTY
        rows = {clan["clan"]: row for row, clan in enumerate(self.clans)}
        taken, queen = self.layout.slot(rows[theft.clan], place), self.layout.slot(rows[theft.thief], place)
        return tally.theft(taken, queen, theft.points)

    def lane(self, row: int, clan: ClanView, faced: list[str]) -> Iterator[Layer]:
        for number, slot in enumerate(clan["lane"]):
            worth = faced[number] if faced else ""
            shows = (row, clan["clan"], clan["seat"], number, slot, worth)
            yield self.memory.keep("slot", shows, partial(self.slot, row, clan, number, slot, worth))

    def faced(self, clan: ClanView) -> list[str]:
        """Which forts one's own places face: on a phone the wall may be out of sight."""
        if not self.layout.narrow or clan["hand"] is None:
            return []
        return [self.worth(fort) if fort else "" for fort in self.view["wall"]]

    def worth(self, fort: FortView) -> str:
        return self.speech.say("board-faces", value=f"{fort['value']}".replace("-", "−"))

    def slot(self, row: int, clan: ClanView, number: int, slot: SlotView, worth: str) -> Iterator[Svg]:
        box, bare = self.layout.slot(row, number), slot["state"] in ("empty", "gone")
        ref = f"slot:{clan['clan']}:{number}"
        face = panels.bare(box, number, slot, worth) if bare else self.slot_face(box, clan, slot)
        side = FACES.get(slot["state"])
        yield piece(ref, self.slot_words(clan, number, slot), box, face, kind=slot["state"], face=side)

    def slot_face(self, box: Box, clan: ClanView, slot: SlotView) -> Svg:
        if slot["warrior"] is None:
            return cards.back(box, clan["clan"])
        strength = POINTS[slot["warrior"]]
        if slot["state"] == "hidden":
            return cards.secret(box, clan["clan"], slot["warrior"], strength)
        return cards.face(box, clan["clan"], slot["warrior"], strength, fresh=slot["fresh"])

    def slot_words(self, clan: ClanView, number: int, slot: SlotView) -> str:
        where = {"clan": self.clan_name(clan), "place": number + 1}
        if slot["warrior"] is None:
            return self.speech.say(f"board-slot-{slot['state']}", **where)
        seen = "own" if slot["state"] == "hidden" else "fresh" if slot["fresh"] else "up"
        strength = POINTS[slot["warrior"]]
        return self.speech.say(
            f"board-slot-{seen}", warrior=self.warrior_name(slot["warrior"]), strength=strength, **where
        )

    def held(self, row: int, clan: ClanView) -> Iterator[Layer]:
        boxes = self.layout.held(row, len(clan["forts"]))
        for number, (box, fort) in enumerate(zip(boxes, clan["forts"], strict=True)):
            seen = cards.shown_of(boxes, number)
            shows = (clan["clan"], clan["seat"], fort, box, seen)
            yield self.memory.keep("held fort", shows, partial(self.held_fort, clan, fort, box, seen))

    def held_fort(self, clan: ClanView, fort: FortView, box: Box, seen: float) -> Iterator[Svg]:
        name = self.speech.say("board-held", clan=self.clan_name(clan), fort=self.fort_name(fort))
        picture = cards.fort_held(box, fort["kind"], fort["value"], seen)
        least = LEAST_TARGET if self.layout.narrow else box.width  # wide tables are for pointers: no two overlap
        ref = f"held:{clan['clan']}:{fort['fort']}"
        yield piece(ref, name, box, picture, key=f"fort-{fort['fort']}", least=least)

    # One's own warriors

    def own(self) -> Iterator[Piece]:
        if self.mine is None or not self.layout.tray:
            return
        keep, mine, over = self.memory.keep, self.mine, self.view["phase"] == "over"
        if self.hand is not None:
            yield keep("hand", (mine["clan"], mine["hand"]), partial(self.in_hand, mine["clan"], self.hand))
        elif over:
            yield from self.accounts()
        else:
            planned = (mine["clan"], mine["seat"], face_down(mine), mine["aside"], self.fighting)
            yield keep("plan", planned, partial(self.plan, mine))
            yield from self.rests() if self.fighting and not self.layout.narrow else ()
        if not mine["ready"] and not over:
            yield keep("confirm", self.fighting, self.confirm)

    def in_hand(self, clan: str, hand: Counter[str]) -> Iterator[Piece]:
        yield tray.heading(self.layout, self.speech.say("board-your-hand"))
        for number, warrior in enumerate(w for w in WARRIORS if hand[w]):
            yield self.hand_card(self.layout.card(number), clan, warrior, hand[warrior])

    def confirm(self) -> Iterator[Svg]:
        """While one attacks only Svord wants it (§5.5): the page shows it when it can be clicked."""
        late = self.fighting
        box, words = self.layout.late_confirm if late else self.layout.confirm, self.speech.say("do-confirm")
        size = shrunk(words, (17, 15, 13), box.width - 8, serif=True)
        yield button("confirm", box, words, size, late=late)

    def warrior_card(
        self, ref: str, words: str, box: Box, clan: str, warrior: str, mark: str = "", copies: int = 1
    ) -> Layer:
        power = self.speech.say(f"power-{warrior}")

        def make() -> Iterator[Svg]:
            name, strength = self.warrior_name(warrior), POINTS[warrior]
            face = tray.warrior(box, clan, warrior, name, power, strength, mark=mark, copies=copies)
            yield piece(ref, f"{words}. {power}", box, face)

        return self.memory.keep("card", (ref, words, box, clan, warrior, mark, copies), make)

    def hand_card(self, box: Box, clan: str, warrior: str, copies: int) -> Layer:
        name, number = self.warrior_name(warrior), WARRIORS.index(warrior)
        words = self.speech.say("board-hand", warrior=name, strength=POINTS[warrior], copies=copies)
        return self.warrior_card(f"warrior:{clan}:{number}", words, box, clan, warrior, copies=copies)

    def plan(self, clan: ClanView) -> Iterator[Piece]:
        """What one has laid and not yet revealed, with its place; then, faint, what is out of play this round."""
        hidden = face_down(clan)
        if hidden:
            yield tray.heading(self.layout, self.speech.say("board-your-plan"))
        for index, (number, slot) in enumerate(hidden):
            words, box = self.slot_words(clan, number, slot), self.layout.plan(index)
            yield self.warrior_card(f"plan:{number}", words, box, clan["clan"], str(slot["warrior"]), str(number + 1))
        yield from self.aside(clan, len(hidden)) if self.fighting else ()

    def aside(self, clan: ClanView, first: int) -> Iterator[Piece]:
        """What was not laid (§3.2); there is room for a warrior on each of six places."""
        for index, warrior in enumerate((clan["aside"] or [])[: 6 - first]):
            box = self.layout.plan(first + index)
            if not index and not self.layout.narrow:
                left = box.x - self.layout.tray_area.x if first < 1 or first > 1 else box.x + 90
                yield tray.heading(self.layout, self.speech.say("board-out"), left)
            shows = (index, box, clan["clan"], warrior)
            yield self.memory.keep("aside", shows, partial(self.out_of_play, *shows))

    def out_of_play(self, index: int, box: Box, clan: str, warrior: str) -> Iterator[Svg]:
        words = self.speech.say("board-aside", warrior=self.warrior_name(warrior))
        yield group(self.warrior_card(f"aside:{index}", words, box, clan, warrior).svg(), opacity=0.6)

    def accounts(self) -> Iterator[Svg]:
        """The end: every clan's forts added up (§8.2)."""
        yield tray.heading(self.layout, self.speech.say("board-final"))
        for row, clan in enumerate(self.clans):
            values = sorted((fort["value"] for fort in clan["forts"]), reverse=True)
            sum_ = f"{added(values)} = {figure(clan['points'])} {self.speech.say('board-points-word', points=clan['points'])}"
            yield tray.account(self.layout, row, clan["clan"], self.plate_words(clan), sum_)

    def rests(self) -> Iterator[Piece]:
        """What may still lie face down with each of the others: all its warriors but those that were seen this round."""
        yield tray.heading(self.layout, self.speech.say("board-others"), 666)
        for row, clan in enumerate(clan for clan in self.clans if clan is not self.mine):
            shows = (row, clan["clan"], clan["seat"], laid(clan), unseen(clan))
            yield self.memory.keep("rest", shows, partial(self.rest, row, clan))

    def rest(self, row: int, clan: ClanView) -> Iterator[Svg]:
        hidden, box = laid(clan), self.layout.rest(row)
        left = tuple((warrior, POINTS[warrior]) for warrior in unseen(clan)) if hidden else ()
        words = self.speech.say("board-rest", hidden=hidden, left=len(left))
        yield at(box.x, box.y, title(f"{self.clan_name(clan)}: {words}"), tray.rest(box, clan["clan"], words, left))


def face_down(clan: ClanView) -> list[tuple[int, SlotView]]:
    """The warriors that lie face down, by place."""
    return [(n, slot) for n, slot in enumerate(clan["lane"]) if slot["state"] == "hidden"]


def laid(clan: ClanView) -> int:
    return len(face_down(clan))
